public import Foundation
import HostEnvironment
import IntentSchema

/// Whether the app may work with the assistant, and the assistant's language, for the person for whom the code runs.
open class INPreferences: NSObject {
    /// `notDetermined` until the person has been asked, and without a host.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { status(environment?.status(of: .assistant)) }

    /// Asks the person for permission, once. The handler is called immediately.
    public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(status(environment?.ask(for: .assistant)))
    }

    /// The assistant's language, such as `en-US`.
    public class func siriLanguageCode() -> String { Locale.ofPerson.identifier(.bcp47) }

    private class var environment: AppEnvironment? { AppEnvironment.active(for: "INPreferences") }

    private class func status(_ permission: AccessPermission?) -> INSiriAuthorizationStatus {
        switch permission {
        case .granted: .authorized
        case .denied: .denied
        case .restricted: .restricted
        case .undecided, .notAsked, nil: .notDetermined
        }
    }
}

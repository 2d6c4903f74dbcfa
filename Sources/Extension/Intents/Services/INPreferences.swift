public import Foundation
import Synchronization

/// Whether the app may work with the assistant, and the assistant's language.
open class INPreferences: NSObject {
    private static let status = Mutex(INSiriAuthorizationStatus.notDetermined)
    private static let language = Mutex<String?>(nil)
    /// What the person answers when an app asks; the host decides.
    private static let answer = Mutex(INSiriAuthorizationStatus.authorized)

    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { status.withLock { $0 } }

    /// Asks the person for permission. The handler is called at once.
    public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        let answer = answer.withLock { $0 }
        status.withLock { if $0 == .notDetermined { $0 = answer } }
        handler(siriAuthorizationStatus())
    }

    /// The assistant's language, such as `en-US`.
    public class func siriLanguageCode() -> String {
        language.withLock { $0 } ?? Locale.current.identifier(.bcp47)
    }

    /// Sets what the app is told, for hosts and tests.
    ///
    /// - Parameters:
    ///   - status: the permission as it stands.
    ///   - answer: what the person will say when asked.
    ///   - language: the assistant's language; `nil` for the process's own.
    package static func configure(
        status newStatus: INSiriAuthorizationStatus = .notDetermined, answer newAnswer: INSiriAuthorizationStatus = .authorized,
        language newLanguage: String? = nil
    ) {
        status.withLock { $0 = newStatus }
        answer.withLock { $0 = newAnswer }
        language.withLock { $0 = newLanguage }
    }
}

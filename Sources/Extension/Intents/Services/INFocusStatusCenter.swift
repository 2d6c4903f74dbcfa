public import Foundation
import HostEnvironment
import IntentSchema

/// Whether the person has silenced notifications, if the app may know.
public final class INFocusStatusCenter: NSObject, Sendable {
    /// The center of the app whose code runs.
    public static var `default`: INFocusStatusCenter { INFocusStatusCenter() }

    // For work that continues outside of the call that requested the center; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    private var environment: AppEnvironment? { AppEnvironment.active(kept, for: "INFocusStatusCenter") }

    /// Unknown until the app is authorized.
    public var focusStatus: INFocusStatus { INFocusStatus(isFocused: environment?.isFocused) }

    public var authorizationStatus: INFocusStatusAuthorizationStatus { Self.status(environment?.status(of: .focus)) }

    /// Asks the person for permission, once. The handler is called immediately.
    public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        let status = Self.status(environment?.ask(for: .focus))
        completionHandler?(status)
    }

    /// Asks the person for permission, once.
    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { Self.status(environment?.ask(for: .focus)) }

    private static func status(_ permission: AccessPermission?) -> INFocusStatusAuthorizationStatus {
        switch permission {
        case .granted: .authorized
        case .denied: .denied
        case .restricted: .restricted
        case .undecided, .notAsked, nil: .notDetermined
        }
    }
}

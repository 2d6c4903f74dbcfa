public import Foundation
import Synchronization

/// Whether the person has silenced notifications, where the app may know.
public final class INFocusStatusCenter: NSObject, Sendable {
    private struct State {
        var authorization = INFocusStatusAuthorizationStatus.notDetermined
        var answer = INFocusStatusAuthorizationStatus.authorized
        var isFocused: Bool?
    }

    /// The center of the app in this process.
    public static let `default` = INFocusStatusCenter()

    private let state = Mutex(State())

    private override init() {
        super.init()
    }

    /// Unknown as long as the app is not authorized.
    public var focusStatus: INFocusStatus {
        INFocusStatus(isFocused: state.withLock { $0.authorization == .authorized ? $0.isFocused : nil })
    }

    public var authorizationStatus: INFocusStatusAuthorizationStatus { state.withLock { $0.authorization } }

    /// Asks the person for permission. The handler is called at once.
    public func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        completionHandler?(ask())
    }

    /// Asks the person for permission.
    public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { ask() }

    /// Sets what the app is told, for hosts and tests.
    ///
    /// - Parameters:
    ///   - isFocused: whether notifications are silenced; `nil` when that is not known.
    ///   - authorization: the permission as it stands.
    ///   - answer: what the person will say when asked.
    package func configure(
        isFocused: Bool?, authorization: INFocusStatusAuthorizationStatus = .notDetermined,
        answer: INFocusStatusAuthorizationStatus = .authorized
    ) {
        state.withLock { $0 = State(authorization: authorization, answer: answer, isFocused: isFocused) }
    }

    private func ask() -> INFocusStatusAuthorizationStatus {
        state.withLock { state in
            if state.authorization == .notDetermined { state.authorization = state.answer }
            return state.authorization
        }
    }
}

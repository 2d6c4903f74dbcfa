public import Foundation
import Synchronization

/// What the owner of a device has to show.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
    case deviceOwnerAuthenticationWithWatch = 3
    case deviceOwnerAuthenticationWithBiometricsOrWatch = 4
    case deviceOwnerAuthenticationWithWristDetection = 5

    /// Why the policy cannot be evaluated: the machine has nothing to authenticate its owner by.
    fileprivate var obstacle: LAError.Code {
        switch self {
        case .deviceOwnerAuthenticationWithBiometrics: .biometryNotAvailable
        case .deviceOwnerAuthentication: .passcodeNotSet
        case .deviceOwnerAuthenticationWithWatch, .deviceOwnerAuthenticationWithWristDetection: .watchNotAvailable
        case .deviceOwnerAuthenticationWithBiometricsOrWatch: .biometryNotAvailable
        }
    }
}

/// A kind of biometry.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}

/// Authenticates the owner of the device by biometry or passcode. A machine here has neither, so that no policy can be evaluated, and
/// the errors say so: apps that offer another way take it.
///
/// What the person has to confirm, and what needs an unlocked device, is asked by the assistant before a handler is called.
open class LAContext: NSObject, @unchecked Sendable {
    // Sendable by hand: the lock guards the mutable state.
    private let state = Mutex(State())

    private struct State {
        var isValid = true
        var reason = ""
        var fallbackTitle: String?
        var cancelTitle: String?
        var reuseSeconds: TimeInterval = 0
        var isSilent = false
    }

    public override init() {
        super.init()
    }

    /// Why the person is asked; kept, and shown nowhere.
    open var localizedReason: String {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }

    /// The title of another way to authenticate; kept, and shown nowhere.
    open var localizedFallbackTitle: String? {
        get { state.withLock { $0.fallbackTitle } }
        set { state.withLock { $0.fallbackTitle = newValue } }
    }

    /// The title of the button that cancels; kept, and shown nowhere.
    open var localizedCancelTitle: String? {
        get { state.withLock { $0.cancelTitle } }
        set { state.withLock { $0.cancelTitle = newValue } }
    }

    /// For how many seconds unlocking the device counts; kept, and never used.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { state.withLock { $0.reuseSeconds } }
        set { state.withLock { $0.reuseSeconds = newValue } }
    }

    /// Whether nothing may be shown, as it never is.
    open var interactionNotAllowed: Bool {
        get { state.withLock { $0.isSilent } }
        set { state.withLock { $0.isSilent = newValue } }
    }

    /// `none`.
    open var biometryType: LABiometryType { .none }
    /// `nil`: nobody is enrolled.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Always `false`.
    ///
    /// - Parameter error: receives an `LAError`: `biometryNotAvailable`, `passcodeNotSet` or `watchNotAvailable`, and `invalidContext` after
    ///   ``invalidate()``.
    @discardableResult
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = failure(of: policy) as NSError
        return false
    }

    /// Fails with the error of ``canEvaluatePolicy(_:error:)``. The reply is called before the method returns.
    @preconcurrency open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, failure(of: policy))
    }

    /// Never succeeds.
    ///
    /// - Throws: the `LAError` of ``canEvaluatePolicy(_:error:)``.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw failure(of: policy)
    }

    /// Ends the use of the context.
    open func invalidate() {
        state.withLock { $0.isValid = false }
    }

    private func failure(of policy: LAPolicy) -> LAError {
        LAError(state.withLock { $0.isValid } ? policy.obstacle : .invalidContext)
    }
}

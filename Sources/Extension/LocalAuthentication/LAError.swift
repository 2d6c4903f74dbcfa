public import Foundation

/// Why nobody was authenticated.
public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case watchNotAvailable = -11
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004

        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        public static var touchIDLockout: Code { .biometryLockout }
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    /// The error that an `NSError` of this domain stands for, as in `LAError(_nsError: error)`; of others, `authenticationFailed`.
    public init(_nsError error: NSError) {
        let isOwn = error.domain == LAErrorDomain
        code = (isOwn ? Code(rawValue: error.code) : nil) ?? .authenticationFailed
    }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    private var explanation: String {
        switch code {
        case .biometryNotAvailable: "Biometry is not available on this machine."
        case .passcodeNotSet: "No passcode is set on this machine."
        case .watchNotAvailable: "No watch is paired with this machine."
        case .biometryNotPaired: "No biometric accessory is paired with this machine."
        case .invalidContext: "The context was invalidated; make a new one."
        default: "Authentication failed (\(code))."
        }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var watchNotAvailable: Code { .watchNotAvailable }
    public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
    /// Lets `catch LAError.userCancel` work, also for errors that were handed on as `NSError`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LAErrorDomain && error.code == code.rawValue
    }
}

/// The domain of `LAError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let LAErrorDomain = "com.apple.LocalAuthentication"

public import Foundation

/// Why a request for contacts failed.
public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case predicateInvalid = 400
        case policyViolation = 500
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    private var explanation: String {
        switch code {
        case .authorizationDenied: "The app may not see contacts; ask the person with requestAccess(for:), or do without."
        case .recordDoesNotExist: "There is no such contact."
        default: "The request for contacts failed (\(code))."
        }
    }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }
}

extension CNError.Code {
    /// Lets `catch CNError.authorizationDenied` work.
    public static func ~= (code: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
}

/// The domain of `CNError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNErrorDomain = "CNErrorDomain"

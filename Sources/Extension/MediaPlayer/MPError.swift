public import Foundation

/// Why a request about media failed.
public struct MPError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0
        case permissionDenied = 1
        case cloudServiceCapabilityMissing = 2
        case networkConnectionFailed = 3
        case notFound = 4
        case notSupported = 5
        case cancelled = 6
        case requestTimedOut = 7
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { MPErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    private var explanation: String {
        switch code {
        case .notSupported: "This machine has no music player; play the media with the app's own."
        case .notFound: "This machine has no media library."
        default: "The request about media failed (\(code))."
        }
    }

    public static var unknown: Code { .unknown }
    public static var permissionDenied: Code { .permissionDenied }
    public static var notFound: Code { .notFound }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }
}

extension MPError.Code {
    /// Lets `catch MPError.notSupported` work, also for errors that were handed on as `NSError`.
    public static func ~= (code: MPError.Code, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MPErrorDomain && error.code == code.rawValue
    }
}

/// The domain of `MPError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MPErrorDomain = "MPErrorDomain"

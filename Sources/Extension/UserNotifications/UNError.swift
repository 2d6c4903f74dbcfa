public import Foundation

/// Why a notification request failed.
public struct UNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent = 1401
        case contentProvidingObjectNotAllowed = 1500
        case contentProvidingInvalid = 1501
        case badgeInputInvalid = 1600
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: explanation] }

    private var explanation: String {
        switch code {
        case .attachmentInvalidURL: "There is no file at the attachment's address."
        case .notificationInvalidNoDate:
            "The notification would never be due: its date is over, its interval too short, or it waits for a place, which no host watches."
        case .notificationInvalidNoContent: "The notification has no identifier, or neither title nor text."
        case .contentProvidingInvalid: "The intent names nobody who could be shown; give it a sender or a caller."
        default: "The request about notifications failed (\(code))."
        }
    }
}

/// The domain of `UNError`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

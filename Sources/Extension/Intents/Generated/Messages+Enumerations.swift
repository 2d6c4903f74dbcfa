// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INEditMessageIntentResponseCode`, stored as their raw values.
public enum INEditMessageIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failurePastEditTimeLimit = 7
    case failureMessageTypeUnsupported = 8
    case failureUnsupportedOnService = 9
    case failureMessageServiceNotAvailable = 10
    case failureRequiringInAppAuthentication = 11

    public static var _absent: INEditMessageIntentResponseCode { .unspecified }
}

/// Values of the type `INMessageAttribute`, stored as their raw values.
public enum INMessageAttribute: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case read = 1
    case unread = 2
    case flagged = 3
    case unflagged = 4
    case played = 5

    public static var _absent: INMessageAttribute { .unknown }
}

/// Values of the type `INMessageReactionType`, stored as their raw values.
public enum INMessageReactionType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case emoji = 1
    case generic = 2

    public static var _absent: INMessageReactionType { .unknown }
}

/// Values of the type `INMessageType`, stored as their raw values.
public enum INMessageType: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case text = 1
    case audio = 2
    case digitalTouch = 3
    case handwriting = 4
    case sticker = 5
    @available(iOS, deprecated: 18.1)
    case tapbackLiked = 6
    @available(iOS, deprecated: 18.1)
    case tapbackDisliked = 7
    @available(iOS, deprecated: 18.1)
    case tapbackEmphasized = 8
    @available(iOS, deprecated: 18.1)
    case tapbackLoved = 9
    @available(iOS, deprecated: 18.1)
    case tapbackQuestioned = 10
    @available(iOS, deprecated: 18.1)
    case tapbackLaughed = 11
    case mediaCalendar = 12
    case mediaLocation = 13
    case mediaAddressCard = 14
    case mediaImage = 15
    case mediaVideo = 16
    case mediaPass = 17
    case mediaAudio = 18
    case paymentSent = 19
    case paymentRequest = 20
    case paymentNote = 21
    case animoji = 22
    case activitySnippet = 23
    case file = 24
    case link = 25
    case reaction = 26
    case mediaAnimatedImage = 27
    case thirdPartyAttachment = 28

    public static var _absent: INMessageType { .unspecified }
}

/// Values of the type `INOutgoingMessageType`, stored as their raw values.
public enum INOutgoingMessageType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case outgoingMessageText = 1
    case outgoingMessageAudio = 2

    public static var _absent: INOutgoingMessageType { .unknown }
}

/// Values of the type `INSearchForMessagesIntentResponseCode`, stored as their raw values.
public enum INSearchForMessagesIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageServiceNotAvailable = 6
    case failureMessageTooManyResults = 7
    case failureRequiringInAppAuthentication = 8

    public static var _absent: INSearchForMessagesIntentResponseCode { .unspecified }
}

/// Values of the type `INSendMessageIntentResponseCode`, stored as their raw values.
public enum INSendMessageIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageServiceNotAvailable = 6
    case failureRequiringInAppAuthentication = 7

    public static var _absent: INSendMessageIntentResponseCode { .unspecified }
}

/// Values of the type `INSendMessageRecipientUnsupportedReason`, stored as their raw values.
public enum INSendMessageRecipientUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noAccount = 1
    case offline = 2
    case messagingServiceNotEnabledForRecipient = 3
    case noValidHandle = 4
    case requestedHandleInvalid = 5
    case noHandleForLabel = 6
    case requiringInAppAuthentication = 7

    public static var _absent: INSendMessageRecipientUnsupportedReason { .noAccount }
}

/// Values of the type `INSetMessageAttributeIntentResponseCode`, stored as their raw values.
public enum INSetMessageAttributeIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failureMessageAttributeNotSet = 7

    public static var _absent: INSetMessageAttributeIntentResponseCode { .unspecified }
}

extension INSticker {
    /// Values of the type `INSticker.StickerType`, stored as their raw values.
    public enum StickerType: Int, _EnumerationValue, Sendable {
        case unknown = 0
        case emoji = 1
        case generic = 2

        public static var _absent: INSticker.StickerType { .unknown }
    }
}

/// Values of the type `INUnsendMessagesIntentResponseCode`, stored as their raw values.
public enum INUnsendMessagesIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureMessageNotFound = 6
    case failurePastUnsendTimeLimit = 7
    case failureMessageTypeUnsupported = 8
    case failureUnsupportedOnService = 9
    case failureMessageServiceNotAvailable = 10
    case failureRequiringInAppAuthentication = 11

    public static var _absent: INUnsendMessagesIntentResponseCode { .unspecified }
}

/// Values of the type `INMessageAttributeOptions`, stored as their raw values.
public struct INMessageAttributeOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let read = INMessageAttributeOptions(rawValue: 1)
    public static let unread = INMessageAttributeOptions(rawValue: 2)
    public static let flagged = INMessageAttributeOptions(rawValue: 4)
    public static let unflagged = INMessageAttributeOptions(rawValue: 8)
    public static let played = INMessageAttributeOptions(rawValue: 16)
}

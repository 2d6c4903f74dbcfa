// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INAnswerCallIntentResponseCode`, stored as their raw values.
public enum INAnswerCallIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6

    public static var _absent: INAnswerCallIntentResponseCode { .unspecified }
}

/// Values of the type `INCallAudioRoute`, stored as their raw values.
public enum INCallAudioRoute: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case speakerphoneAudioRoute = 1
    case bluetoothAudioRoute = 2

    public static var _absent: INCallAudioRoute { .unknown }
}

/// Values of the type `INCallCapability`, stored as their raw values.
public enum INCallCapability: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case audioCall = 1
    case videoCall = 2

    public static var _absent: INCallCapability { .unknown }
}

/// Values of the type `INCallDestinationType`, stored as their raw values.
public enum INCallDestinationType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case normal = 1
    case emergency = 2
    case voicemail = 3
    case redial = 4
    case callBack = 5

    @available(iOS, deprecated: 11.0)
    public static var normalDestination: INCallDestinationType { .normal }

    @available(iOS, deprecated: 11.0)
    public static var emergencyDestination: INCallDestinationType { .emergency }

    @available(iOS, deprecated: 11.0)
    public static var voicemailDestination: INCallDestinationType { .voicemail }

    @available(iOS, deprecated: 11.0)
    public static var redialDestination: INCallDestinationType { .redial }

    public static var _absent: INCallDestinationType { .unknown }
}

/// Values of the type `INCallRecordType`, stored as their raw values.
public enum INCallRecordType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case outgoing = 1
    case missed = 2
    case received = 3
    case latest = 4
    case voicemail = 5
    case ringing = 6
    case inProgress = 7
    case onHold = 8

    public static var _absent: INCallRecordType { .unknown }
}

/// Values of the type `INHangUpCallIntentResponseCode`, stored as their raw values.
public enum INHangUpCallIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureNoCallToHangUp = 6

    public static var _absent: INHangUpCallIntentResponseCode { .unspecified }
}

/// Values of the type `INSearchCallHistoryIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSearchCallHistoryIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case inProgress = 6
    case success = 7

    public static var _absent: INSearchCallHistoryIntentResponseCode { .unspecified }
}

/// Values of the type `INStartAudioCallIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 13.0)
public enum INStartAudioCallIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureNoValidNumber = 8

    public static var _absent: INStartAudioCallIntentResponseCode { .unspecified }
}

/// Values of the type `INStartCallCallCapabilityUnsupportedReason`, stored as their raw values.
public enum INStartCallCallCapabilityUnsupportedReason: Int, _EnumerationValue, Sendable {
    case videoCallUnsupported = 1
    case microphoneNotAccessible = 2
    case cameraNotAccessible = 3

    public static var _absent: INStartCallCallCapabilityUnsupportedReason { .videoCallUnsupported }
}

/// Values of the type `INStartCallCallRecordToCallBackUnsupportedReason`, stored as their raw values.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noMatchingCall = 1

    public static var _absent: INStartCallCallRecordToCallBackUnsupportedReason { .noMatchingCall }
}

/// Values of the type `INStartCallContactUnsupportedReason`, stored as their raw values.
public enum INStartCallContactUnsupportedReason: Int, _EnumerationValue, Sendable {
    case noContactFound = 1
    case multipleContactsUnsupported = 2
    case noHandleForLabel = 3
    case invalidHandle = 4
    case unsupportedMmiUssd = 5
    @available(iOS, deprecated: 14.0)
    case noCallHistoryForRedial = 6
    case noUsableHandleForRedial = 7
    case requiringInAppAuthentication = 8

    public static var _absent: INStartCallContactUnsupportedReason { .noContactFound }
}

/// Values of the type `INStartCallIntentResponseCode`, stored as their raw values.
public enum INStartCallIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case userConfirmationRequired = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureAirplaneModeEnabled = 8
    case failureUnableToHandOff = 9
    case failureAppConfigurationRequired = 10
    case failureCallInProgress = 11
    case failureCallRinging = 12
    case failureRequiringInAppAuthentication = 13

    public static var _absent: INStartCallIntentResponseCode { .unspecified }
}

/// Values of the type `INStartVideoCallIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 13.0)
public enum INStartVideoCallIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureAppConfigurationRequired = 5
    case failureCallingServiceNotAvailable = 6
    case failureContactNotSupportedByApp = 7
    case failureInvalidNumber = 8

    public static var _absent: INStartVideoCallIntentResponseCode { .unspecified }
}

/// Values of the type `INCallCapabilityOptions`, stored as their raw values.
public struct INCallCapabilityOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audioCall = INCallCapabilityOptions(rawValue: 1)
    public static let videoCall = INCallCapabilityOptions(rawValue: 2)
}

/// Values of the type `INCallRecordTypeOptions`, stored as their raw values.
public struct INCallRecordTypeOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
    public static let missed = INCallRecordTypeOptions(rawValue: 2)
    public static let received = INCallRecordTypeOptions(rawValue: 4)
    public static let latest = INCallRecordTypeOptions(rawValue: 8)
    public static let voicemail = INCallRecordTypeOptions(rawValue: 16)
    public static let ringing = INCallRecordTypeOptions(rawValue: 32)
    public static let inProgress = INCallRecordTypeOptions(rawValue: 64)
    public static let onHold = INCallRecordTypeOptions(rawValue: 128)
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INCancelRideIntentResponseCode`, stored as their raw values.
public enum INCancelRideIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case success = 2
    case failure = 3

    public static var _absent: INCancelRideIntentResponseCode { .unspecified }
}

/// Values of the type `INGetRideStatusIntentResponseCode`, stored as their raw values.
public enum INGetRideStatusIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    @available(iOS, deprecated: 11.0)
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7

    public static var _absent: INGetRideStatusIntentResponseCode { .unspecified }
}

/// Values of the type `INListRideOptionsIntentResponseCode`, stored as their raw values.
public enum INListRideOptionsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    @available(iOS, deprecated: 11.0)
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchNoServiceInArea = 7
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
    case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
    case failurePreviousRideNeedsFeedback = 10

    public static var _absent: INListRideOptionsIntentResponseCode { .unspecified }
}

/// Values of the type `INRequestRideIntentResponseCode`, stored as their raw values.
public enum INRequestRideIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    @available(iOS, deprecated: 11.0)
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureRequiringAppLaunchMustVerifyCredentials = 6
    case failureRequiringAppLaunchNoServiceInArea = 7
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
    case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
    case failureRequiringAppLaunchRideScheduledTooFar = 10

    public static var _absent: INRequestRideIntentResponseCode { .unspecified }
}

/// Values of the type `INRidePhase`, stored as their raw values.
public enum INRidePhase: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case received = 1
    case confirmed = 2
    case ongoing = 3
    case completed = 4
    case approachingPickup = 5
    case pickup = 6

    public static var _absent: INRidePhase { .unknown }
}

/// Values of the type `INSendRideFeedbackIntentResponseCode`, stored as their raw values.
public enum INSendRideFeedbackIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case success = 2
    case failure = 3

    public static var _absent: INSendRideFeedbackIntentResponseCode { .unspecified }
}

/// Values of the type `INRideFeedbackTypeOptions`, stored as their raw values.
public struct INRideFeedbackTypeOptions: _OptionSetValue, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let rate = INRideFeedbackTypeOptions(rawValue: 1)
    public static let tip = INRideFeedbackTypeOptions(rawValue: 2)
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INGetVisualCodeIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INGetVisualCodeIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
    case failureAppConfigurationRequired = 7

    public static var _absent: INGetVisualCodeIntentResponseCode { .unspecified }
}

/// Values of the type `INVisualCodeType`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INVisualCodeType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case contact = 1
    case requestPayment = 2
    case sendPayment = 3
    case transit = 4
    case bus = 5
    case subway = 6

    public static var _absent: INVisualCodeType { .unknown }
}

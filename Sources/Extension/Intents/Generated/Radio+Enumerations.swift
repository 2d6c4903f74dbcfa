// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INRadioType`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INRadioType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case AM = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case FM = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case HD = 3
    case satellite = 4
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case DAB = 5

    public static var _absent: INRadioType { .unknown }
}

/// Values of the type `INSetRadioStationIntentResponseCode`, stored as their raw values.
@available(iOS, deprecated: 15.0)
public enum INSetRadioStationIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5
    case failureNotSubscribed = 6

    public static var _absent: INSetRadioStationIntentResponseCode { .unspecified }
}

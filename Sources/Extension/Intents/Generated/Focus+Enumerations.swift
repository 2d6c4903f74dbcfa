// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INShareFocusStatusIntentResponseCode`, stored as their raw values.
public enum INShareFocusStatusIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INShareFocusStatusIntentResponseCode { .unspecified }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INCancelWorkoutIntentResponseCode`, stored as their raw values.
public enum INCancelWorkoutIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7

    public static var _absent: INCancelWorkoutIntentResponseCode { .unspecified }
}

/// Values of the type `INEndWorkoutIntentResponseCode`, stored as their raw values.
public enum INEndWorkoutIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7

    public static var _absent: INEndWorkoutIntentResponseCode { .unspecified }
}

/// Values of the type `INPauseWorkoutIntentResponseCode`, stored as their raw values.
public enum INPauseWorkoutIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7

    public static var _absent: INPauseWorkoutIntentResponseCode { .unspecified }
}

/// Values of the type `INResumeWorkoutIntentResponseCode`, stored as their raw values.
public enum INResumeWorkoutIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureNoMatchingWorkout = 5
    case handleInApp = 6
    case success = 7

    public static var _absent: INResumeWorkoutIntentResponseCode { .unspecified }
}

/// Values of the type `INStartWorkoutIntentResponseCode`, stored as their raw values.
public enum INStartWorkoutIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case failure = 3
    case failureRequiringAppLaunch = 4
    case failureOngoingWorkout = 5
    case failureNoMatchingWorkout = 6
    case handleInApp = 7
    case success = 8

    public static var _absent: INStartWorkoutIntentResponseCode { .unspecified }
}

/// Values of the type `INWorkoutGoalUnitType`, stored as their raw values.
public enum INWorkoutGoalUnitType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case inch = 1
    case meter = 2
    case foot = 3
    case mile = 4
    case yard = 5
    case second = 6
    case minute = 7
    case hour = 8
    case joule = 9
    case kiloCalorie = 10

    public static var _absent: INWorkoutGoalUnitType { .unknown }
}

/// Values of the type `INWorkoutLocationType`, stored as their raw values.
public enum INWorkoutLocationType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case outdoor = 1
    case indoor = 2

    public static var _absent: INWorkoutLocationType { .unknown }
}

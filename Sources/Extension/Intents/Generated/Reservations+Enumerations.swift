// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INGetReservationDetailsIntentResponseCode`, stored as their raw values.
public enum INGetReservationDetailsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case failureRequiringAppLaunch = 5

    public static var _absent: INGetReservationDetailsIntentResponseCode { .unspecified }
}

/// Values of the type `INReservationActionType`, stored as their raw values.
public enum INReservationActionType: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case checkIn = 1

    public static var _absent: INReservationActionType { .unknown }
}

/// Values of the type `INReservationStatus`, stored as their raw values.
public enum INReservationStatus: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case canceled = 1
    case pending = 2
    case hold = 3
    case confirmed = 4

    public static var _absent: INReservationStatus { .unknown }
}

/// Values of the type `INTicketedEventCategory`, stored as their raw values.
public enum INTicketedEventCategory: Int, _EnumerationValue, Sendable {
    case unknown = 0
    case movie = 1

    public static var _absent: INTicketedEventCategory { .unknown }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import RecordObjects

/// Values of the type `INBookRestaurantReservationIntentCode`, stored as their raw values.
public enum INBookRestaurantReservationIntentCode: Int, _EnumerationValue, Sendable {
    case success = 0
    case denied = 1
    case failure = 2
    case failureRequiringAppLaunch = 3
    case failureRequiringAppLaunchMustVerifyCredentials = 4
    case failureRequiringAppLaunchServiceTemporarilyUnavailable = 5

    public static var _absent: INBookRestaurantReservationIntentCode { .success }
}

/// Values of the type `INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode`, stored as their raw values.
public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case success = 0
    case failure = 1
    case unspecified = 2

    public static var _absent: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { .success }
}

/// Values of the type `INGetAvailableRestaurantReservationBookingsIntentCode`, stored as their raw values.
public enum INGetAvailableRestaurantReservationBookingsIntentCode: Int, _EnumerationValue, Sendable {
    case success = 0
    case failure = 1
    case failureRequestUnsatisfiable = 2
    case failureRequestUnspecified = 3

    public static var _absent: INGetAvailableRestaurantReservationBookingsIntentCode { .success }
}

/// Values of the type `INGetRestaurantGuestIntentResponseCode`, stored as their raw values.
public enum INGetRestaurantGuestIntentResponseCode: Int, _EnumerationValue, Sendable {
    case success = 0
    case failure = 1

    public static var _absent: INGetRestaurantGuestIntentResponseCode { .success }
}

/// Values of the type `INGetUserCurrentRestaurantReservationBookingsIntentResponseCode`, stored as their raw values.
public enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int, _EnumerationValue, Sendable {
    case success = 0
    case failure = 1
    case failureRequestUnsatisfiable = 2
    case unspecified = 3

    public static var _absent: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { .success }
}

/// Values of the type `INRestaurantReservationUserBookingStatus`, stored as their raw values.
public enum INRestaurantReservationUserBookingStatus: UInt, _UnsignedEnumerationValue, Sendable {
    case pending = 0
    case confirmed = 1
    case denied = 2

    public static var _absent: INRestaurantReservationUserBookingStatus { .pending }
}

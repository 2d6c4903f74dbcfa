// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
import RecordObjects

/// Books a table. Handled by an `INBookRestaurantReservationIntentHandling`.
open class INBookRestaurantReservationIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INBookRestaurantReservationIntent" }

    public convenience init(
        restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?,
        guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?
    ) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        record._set("bookingDateComponents", bookingDateComponents)
        record._set("partySize", partySize)
        record._set("bookingIdentifier", bookingIdentifier)
        record._set("guest", guest)
        record._set("selectedOffer", selectedOffer)
        record._set("guestProvidedSpecialRequestText", guestProvidedSpecialRequestText)
        self.init(_record: record)
    }

    public var restaurant: INRestaurant {
        get { _value("restaurant") }
        set { _set("restaurant", newValue) }
    }
    public var bookingDateComponents: DateComponents {
        get { _value("bookingDateComponents") }
        set { _set("bookingDateComponents", newValue) }
    }
    public var partySize: Int {
        get { _value("partySize") }
        set { _set("partySize", newValue) }
    }
    public var bookingIdentifier: String? {
        get { _optional("bookingIdentifier") }
        set { _set("bookingIdentifier", newValue) }
    }
    public var guest: INRestaurantGuest? {
        get { _optional("guest") }
        set { _set("guest", newValue) }
    }
    public var selectedOffer: INRestaurantOffer? {
        get { _optional("selectedOffer") }
        set { _set("selectedOffer", newValue) }
    }
    public var guestProvidedSpecialRequestText: String? {
        get { _optional("guestProvidedSpecialRequestText") }
        set { _set("guestProvidedSpecialRequestText", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INBookRestaurantReservationIntent.restaurant: "restaurant"
        case \INBookRestaurantReservationIntent.bookingDateComponents: "bookingDateComponents"
        case \INBookRestaurantReservationIntent.partySize: "partySize"
        case \INBookRestaurantReservationIntent.bookingIdentifier: "bookingIdentifier"
        case \INBookRestaurantReservationIntent.guest: "guest"
        case \INBookRestaurantReservationIntent.selectedOffer: "selectedOffer"
        case \INBookRestaurantReservationIntent.guestProvidedSpecialRequestText: "guestProvidedSpecialRequestText"
        default: nil
        }
    }
}

/// The response to an `INBookRestaurantReservationIntent`.
open class INBookRestaurantReservationIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INBookRestaurantReservationIntentResponse" }

    public convenience init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INBookRestaurantReservationIntentCode { _value("code") }
    public var userBooking: INRestaurantReservationUserBooking? {
        get { _optional("userBooking") }
        set { _set("userBooking", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INBookRestaurantReservationIntentResponse.userBooking: "userBooking"
        default: nil
        }
    }
}

/// Gets the times at which a table is available. Handled by an `INGetAvailableRestaurantReservationBookingsIntentHandling`.
open class INGetAvailableRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetAvailableRestaurantReservationBookingsIntent" }

    public convenience init(
        restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?,
        maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?
    ) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        record._set("partySize", partySize)
        record._set("preferredBookingDateComponents", preferredBookingDateComponents)
        record._set("maximumNumberOfResults", maximumNumberOfResults)
        record._set("earliestBookingDateForResults", earliestBookingDateForResults)
        record._set("latestBookingDateForResults", latestBookingDateForResults)
        self.init(_record: record)
    }

    public var restaurant: INRestaurant {
        get { _value("restaurant") }
        set { _set("restaurant", newValue) }
    }
    public var partySize: Int {
        get { _value("partySize") }
        set { _set("partySize", newValue) }
    }
    public var preferredBookingDateComponents: DateComponents? {
        get { _optional("preferredBookingDateComponents") }
        set { _set("preferredBookingDateComponents", newValue) }
    }
    public var maximumNumberOfResults: NSNumber? {
        get { _optional("maximumNumberOfResults") }
        set { _set("maximumNumberOfResults", newValue) }
    }
    public var earliestBookingDateForResults: Date? {
        get { _optional("earliestBookingDateForResults") }
        set { _set("earliestBookingDateForResults", newValue) }
    }
    public var latestBookingDateForResults: Date? {
        get { _optional("latestBookingDateForResults") }
        set { _set("latestBookingDateForResults", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetAvailableRestaurantReservationBookingsIntent.restaurant: "restaurant"
        case \INGetAvailableRestaurantReservationBookingsIntent.partySize: "partySize"
        case \INGetAvailableRestaurantReservationBookingsIntent.preferredBookingDateComponents: "preferredBookingDateComponents"
        case \INGetAvailableRestaurantReservationBookingsIntent.maximumNumberOfResults: "maximumNumberOfResults"
        case \INGetAvailableRestaurantReservationBookingsIntent.earliestBookingDateForResults: "earliestBookingDateForResults"
        case \INGetAvailableRestaurantReservationBookingsIntent.latestBookingDateForResults: "latestBookingDateForResults"
        default: nil
        }
    }
}

/// The response to an `INGetAvailableRestaurantReservationBookingsIntent`.
open class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetAvailableRestaurantReservationBookingsIntentResponse" }

    public convenience init(
        availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode,
        userActivity: NSUserActivity?
    ) {
        var record = Record(Self._recordType)
        record._set("availableBookings", availableBookings)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetAvailableRestaurantReservationBookingsIntentCode { _value("code") }
    public var localizedRestaurantDescriptionText: String? {
        get { _optional("localizedRestaurantDescriptionText") }
        set { _set("localizedRestaurantDescriptionText", newValue) }
    }
    public var localizedBookingAdvisementText: String? {
        get { _optional("localizedBookingAdvisementText") }
        set { _set("localizedBookingAdvisementText", newValue) }
    }
    public var termsAndConditions: INTermsAndConditions? {
        get { _optional("termsAndConditions") }
        set { _set("termsAndConditions", newValue) }
    }
    public var availableBookings: [INRestaurantReservationBooking] { _value("availableBookings") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetAvailableRestaurantReservationBookingsIntentResponse.localizedRestaurantDescriptionText:
            "localizedRestaurantDescriptionText"
        case \INGetAvailableRestaurantReservationBookingsIntentResponse.localizedBookingAdvisementText:
            "localizedBookingAdvisementText"
        case \INGetAvailableRestaurantReservationBookingsIntentResponse.termsAndConditions: "termsAndConditions"
        case \INGetAvailableRestaurantReservationBookingsIntentResponse.availableBookings: "availableBookings"
        default: nil
        }
    }
}

/// Gets the party size and time that a restaurant suggests. Handled by an `INGetAvailableRestaurantReservationBookingDefaultsIntentHandling`.
open class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetAvailableRestaurantReservationBookingDefaultsIntent" }

    public convenience init(restaurant: INRestaurant?) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        self.init(_record: record)
    }

    public var restaurant: INRestaurant? {
        get { _optional("restaurant") }
        set { _set("restaurant", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetAvailableRestaurantReservationBookingDefaultsIntent.restaurant: "restaurant"
        default: nil
        }
    }
}

/// The response to an `INGetAvailableRestaurantReservationBookingDefaultsIntent`.
open class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse" }

    public convenience init(
        defaultPartySize: Int, defaultBooking defaultBookingDate: Date,
        code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?
    ) {
        var record = Record(Self._recordType)
        record._set("defaultPartySize", defaultPartySize)
        record._set("defaultBookingDate", defaultBookingDate)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { _value("code") }
    public var defaultPartySize: Int { _value("defaultPartySize") }
    public var defaultBookingDate: Date { _value("defaultBookingDate") }
    public var maximumPartySize: NSNumber? {
        get { _optional("maximumPartySize") }
        set { _set("maximumPartySize", newValue) }
    }
    public var minimumPartySize: NSNumber? {
        get { _optional("minimumPartySize") }
        set { _set("minimumPartySize", newValue) }
    }
    public var providerImage: INImage {
        get { _value("providerImage") }
        set { _set("providerImage", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.defaultPartySize: "defaultPartySize"
        case \INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.defaultBookingDate: "defaultBookingDate"
        case \INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.maximumPartySize: "maximumPartySize"
        case \INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.minimumPartySize: "minimumPartySize"
        case \INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.providerImage: "providerImage"
        default: nil
        }
    }
}

/// Gets the person's current bookings. Handled by an `INGetUserCurrentRestaurantReservationBookingsIntentHandling`.
open class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetUserCurrentRestaurantReservationBookingsIntent" }

    public convenience init(
        restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?,
        earliestBookingDateForResults: Date?
    ) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        record._set("reservationIdentifier", reservationIdentifier)
        record._set("maximumNumberOfResults", maximumNumberOfResults)
        record._set("earliestBookingDateForResults", earliestBookingDateForResults)
        self.init(_record: record)
    }

    public var restaurant: INRestaurant? {
        get { _optional("restaurant") }
        set { _set("restaurant", newValue) }
    }
    public var reservationIdentifier: String? {
        get { _optional("reservationIdentifier") }
        set { _set("reservationIdentifier", newValue) }
    }
    public var maximumNumberOfResults: NSNumber? {
        get { _optional("maximumNumberOfResults") }
        set { _set("maximumNumberOfResults", newValue) }
    }
    public var earliestBookingDateForResults: Date? {
        get { _optional("earliestBookingDateForResults") }
        set { _set("earliestBookingDateForResults", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetUserCurrentRestaurantReservationBookingsIntent.restaurant: "restaurant"
        case \INGetUserCurrentRestaurantReservationBookingsIntent.reservationIdentifier: "reservationIdentifier"
        case \INGetUserCurrentRestaurantReservationBookingsIntent.maximumNumberOfResults: "maximumNumberOfResults"
        case \INGetUserCurrentRestaurantReservationBookingsIntent.earliestBookingDateForResults: "earliestBookingDateForResults"
        default: nil
        }
    }
}

/// The response to an `INGetUserCurrentRestaurantReservationBookingsIntent`.
open class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetUserCurrentRestaurantReservationBookingsIntentResponse" }

    public convenience init(
        userCurrentBookings: [INRestaurantReservationUserBooking],
        code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?
    ) {
        var record = Record(Self._recordType)
        record._set("userCurrentBookings", userCurrentBookings)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { _value("code") }
    public var userCurrentBookings: [INRestaurantReservationUserBooking] {
        get { _value("userCurrentBookings") }
        set { _set("userCurrentBookings", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetUserCurrentRestaurantReservationBookingsIntentResponse.userCurrentBookings: "userCurrentBookings"
        default: nil
        }
    }
}

/// Gets the guest of a booking. Handled by an `INGetRestaurantGuestIntentHandling`.
open class INGetRestaurantGuestIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetRestaurantGuestIntent" }

}

/// The response to an `INGetRestaurantGuestIntent`.
open class INGetRestaurantGuestIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetRestaurantGuestIntentResponse" }

    public convenience init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetRestaurantGuestIntentResponseCode { _value("code") }
    public var guest: INRestaurantGuest? {
        get { _optional("guest") }
        set { _set("guest", newValue) }
    }
    public var guestDisplayPreferences: INRestaurantGuestDisplayPreferences? {
        get { _optional("guestDisplayPreferences") }
        set { _set("guestDisplayPreferences", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetRestaurantGuestIntentResponse.guest: "guest"
        case \INGetRestaurantGuestIntentResponse.guestDisplayPreferences: "guestDisplayPreferences"
        default: nil
        }
    }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INRestaurant`.
open class INRestaurant: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurant" }

    public convenience init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String) {
        var record = Record(Self._recordType)
        record._set("location", location)
        record._set("name", name)
        record._set("vendorIdentifier", vendorIdentifier)
        record._set("restaurantIdentifier", restaurantIdentifier)
        self.init(_record: record)
    }

    public var location: CLLocation {
        get { _value("location") }
        set { _set("location", newValue) }
    }
    public var name: String {
        get { _value("name") }
        set { _set("name", newValue) }
    }
    public var vendorIdentifier: String {
        get { _value("vendorIdentifier") }
        set { _set("vendorIdentifier", newValue) }
    }
    public var restaurantIdentifier: String {
        get { _value("restaurantIdentifier") }
        set { _set("restaurantIdentifier", newValue) }
    }
}

/// A view of a record of the type `INRestaurantGuest`.
open class INRestaurantGuest: INPerson, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantGuest" }

    public convenience init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?) {
        var record = Record(Self._recordType)
        record._set("nameComponents", nameComponents)
        record._set("phoneNumber", phoneNumber)
        record._set("emailAddress", emailAddress)
        self.init(_record: record)
    }

    public var phoneNumber: String? {
        get { _optional("phoneNumber") }
        set { _set("phoneNumber", newValue) }
    }
    public var emailAddress: String? {
        get { _optional("emailAddress") }
        set { _set("emailAddress", newValue) }
    }
}

/// A view of a record of the type `INRestaurantGuestDisplayPreferences`.
open class INRestaurantGuestDisplayPreferences: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantGuestDisplayPreferences" }

    public var nameFieldFirstNameOptional: Bool {
        get { _value("nameFieldFirstNameOptional") }
        set { _set("nameFieldFirstNameOptional", newValue) }
    }
    public var nameFieldLastNameOptional: Bool {
        get { _value("nameFieldLastNameOptional") }
        set { _set("nameFieldLastNameOptional", newValue) }
    }
    public var nameFieldShouldBeDisplayed: Bool {
        get { _value("nameFieldShouldBeDisplayed") }
        set { _set("nameFieldShouldBeDisplayed", newValue) }
    }
    public var emailAddressFieldShouldBeDisplayed: Bool {
        get { _value("emailAddressFieldShouldBeDisplayed") }
        set { _set("emailAddressFieldShouldBeDisplayed", newValue) }
    }
    public var phoneNumberFieldShouldBeDisplayed: Bool {
        get { _value("phoneNumberFieldShouldBeDisplayed") }
        set { _set("phoneNumberFieldShouldBeDisplayed", newValue) }
    }
    public var nameEditable: Bool {
        get { _value("nameEditable") }
        set { _set("nameEditable", newValue) }
    }
    public var emailAddressEditable: Bool {
        get { _value("emailAddressEditable") }
        set { _set("emailAddressEditable", newValue) }
    }
    public var phoneNumberEditable: Bool {
        get { _value("phoneNumberEditable") }
        set { _set("phoneNumberEditable", newValue) }
    }
}

/// A view of a record of the type `INRestaurantOffer`.
open class INRestaurantOffer: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantOffer" }

    public var offerTitleText: String {
        get { _value("offerTitleText") }
        set { _set("offerTitleText", newValue) }
    }
    public var offerDetailText: String {
        get { _value("offerDetailText") }
        set { _set("offerDetailText", newValue) }
    }
    public var offerIdentifier: String {
        get { _value("offerIdentifier") }
        set { _set("offerIdentifier", newValue) }
    }
}

/// A view of a record of the type `INRestaurantReservationBooking`.
open class INRestaurantReservationBooking: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantReservationBooking" }
    open override class var _subclasses: [RecordObject.Type] { [INRestaurantReservationUserBooking.self] }

    public convenience init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        record._set("bookingDate", bookingDate)
        record._set("partySize", partySize)
        record._set("bookingIdentifier", bookingIdentifier)
        self.init(_record: record)
    }

    public var restaurant: INRestaurant {
        get { _value("restaurant") }
        set { _set("restaurant", newValue) }
    }
    public var bookingDescription: String? {
        get { _optional("bookingDescription") }
        set { _set("bookingDescription", newValue) }
    }
    public var bookingDate: Date {
        get { _value("bookingDate") }
        set { _set("bookingDate", newValue) }
    }
    public var partySize: Int {
        get { _value("partySize") }
        set { _set("partySize", newValue) }
    }
    public var bookingIdentifier: String {
        get { _value("bookingIdentifier") }
        set { _set("bookingIdentifier", newValue) }
    }
    public var isBookingAvailable: Bool {
        get { _value("isBookingAvailable") }
        set { _set("isBookingAvailable", newValue) }
    }
    public var offers: [INRestaurantOffer]? {
        get { _optional("offers") }
        set { _set("offers", newValue) }
    }
    public var requiresManualRequest: Bool {
        get { _value("requiresManualRequest") }
        set { _set("requiresManualRequest", newValue) }
    }
    public var requiresEmailAddress: Bool {
        get { _value("requiresEmailAddress") }
        set { _set("requiresEmailAddress", newValue) }
    }
    public var requiresName: Bool {
        get { _value("requiresName") }
        set { _set("requiresName", newValue) }
    }
    public var requiresPhoneNumber: Bool {
        get { _value("requiresPhoneNumber") }
        set { _set("requiresPhoneNumber", newValue) }
    }
}

/// A view of a record of the type `INRestaurantReservationUserBooking`.
open class INRestaurantReservationUserBooking: INRestaurantReservationBooking, @unchecked Sendable {
    open override class var _recordType: String { "INRestaurantReservationUserBooking" }

    public convenience init(
        restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String, guest: INRestaurantGuest,
        status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date
    ) {
        var record = Record(Self._recordType)
        record._set("restaurant", restaurant)
        record._set("bookingDate", bookingDate)
        record._set("partySize", partySize)
        record._set("bookingIdentifier", bookingIdentifier)
        record._set("guest", guest)
        record._set("status", status)
        record._set("dateStatusModified", dateStatusModified)
        self.init(_record: record)
    }

    public var guest: INRestaurantGuest {
        get { _value("guest") }
        set { _set("guest", newValue) }
    }
    public var advisementText: String? {
        get { _optional("advisementText") }
        set { _set("advisementText", newValue) }
    }
    public var selectedOffer: INRestaurantOffer? {
        get { _optional("selectedOffer") }
        set { _set("selectedOffer", newValue) }
    }
    public var guestProvidedSpecialRequestText: String? {
        get { _optional("guestProvidedSpecialRequestText") }
        set { _set("guestProvidedSpecialRequestText", newValue) }
    }
    public var status: INRestaurantReservationUserBookingStatus {
        get { _value("status") }
        set { _set("status", newValue) }
    }
    public var dateStatusModified: Date {
        get { _value("dateStatusModified") }
        set { _set("dateStatusModified", newValue) }
    }
}

/// A view of a record of the type `INTermsAndConditions`.
open class INTermsAndConditions: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INTermsAndConditions" }

    public convenience init(localizedTermsAndConditionsText: String, privacyPolicyURL: URL?, termsAndConditionsURL: URL?) {
        var record = Record(Self._recordType)
        record._set("localizedTermsAndConditionsText", localizedTermsAndConditionsText)
        record._set("privacyPolicyURL", privacyPolicyURL)
        record._set("termsAndConditionsURL", termsAndConditionsURL)
        self.init(_record: record)
    }

    public var localizedTermsAndConditionsText: String { _value("localizedTermsAndConditionsText") }
    public var privacyPolicyURL: URL? { _optional("privacyPolicyURL") }
    public var termsAndConditionsURL: URL? { _optional("termsAndConditionsURL") }
}

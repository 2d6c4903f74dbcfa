// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
public import RecordObjects

/// A view of a record of the type `INPriceRange`.
open class INPriceRange: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INPriceRange" }

    @available(*, unavailable, message: "INPriceRange has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
        var record = Record(Self._recordType)
        record._set("maximumPrice", maximumPrice)
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
        var record = Record(Self._recordType)
        record._set("minimumPrice", minimumPrice)
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    public var minimumPrice: NSDecimalNumber? { _optional("minimumPrice") }
    public var maximumPrice: NSDecimalNumber? { _optional("maximumPrice") }
    public var currencyCode: String { _value("currencyCode") }
}

/// A view of a record of the type `INRideCompletionStatus`.
open class INRideCompletionStatus: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRideCompletionStatus" }

    @available(*, unavailable, message: "INRideCompletionStatus has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public var completionUserActivity: NSUserActivity? {
        get { _optional("completionUserActivity") }
        set { _set("completionUserActivity", newValue) }
    }
    public var isCompleted: Bool { _value("isCompleted") }
    public var isCanceled: Bool { _value("isCanceled") }
    public var isMissedPickup: Bool { _value("isMissedPickup") }
    public var paymentAmount: INCurrencyAmount? { _optional("paymentAmount") }
    public var feedbackType: INRideFeedbackTypeOptions { _value("feedbackType") }
    public var isOutstanding: Bool { _value("isOutstanding") }
    public var defaultTippingOptions: Set<INCurrencyAmount>? {
        get { _optional("defaultTippingOptions") }
        set { _set("defaultTippingOptions", newValue) }
    }
}

/// A view of a record of the type `INRideDriver`.
open class INRideDriver: INPerson, @unchecked Sendable {
    open override class var _recordType: String { "INRideDriver" }

    public convenience init(
        phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?
    ) {
        var record = Record(Self._recordType)
        record._set("phoneNumber", phoneNumber)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("rating", rating)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 10.2)
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        rating: String?, phoneNumber: String?
    ) {
        var record = Record(Self._recordType)
        record._set("personHandle", personHandle)
        record._set("nameComponents", nameComponents)
        record._set("displayName", displayName)
        record._set("image", image)
        record._set("rating", rating)
        record._set("phoneNumber", phoneNumber)
        self.init(_record: record)
    }

    public var rating: String? { _optional("rating") }
    public var phoneNumber: String? { _optional("phoneNumber") }
}

/// A view of a record of the type `INRideFareLineItem`.
open class INRideFareLineItem: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRideFareLineItem" }

    @available(*, unavailable, message: "INRideFareLineItem has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
        var record = Record(Self._recordType)
        record._set("title", title)
        record._set("price", price)
        record._set("currencyCode", currencyCode)
        self.init(_record: record)
    }

    public var title: String! { _optional("title") }
    public var price: NSDecimalNumber! { _optional("price") }
    public var currencyCode: String! { _optional("currencyCode") }
}

/// A view of a record of the type `INRideOption`.
open class INRideOption: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRideOption" }

    @available(*, unavailable, message: "INRideOption has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(name: String, estimatedPickupDate: Date) {
        var record = Record(Self._recordType)
        record._set("name", name)
        record._set("estimatedPickupDate", estimatedPickupDate)
        self.init(_record: record)
    }

    public var name: String {
        get { _value("name") }
        set { _set("name", newValue) }
    }
    public var estimatedPickupDate: Date {
        get { _value("estimatedPickupDate") }
        set { _set("estimatedPickupDate", newValue) }
    }
    public var priceRange: INPriceRange? {
        get { _optional("priceRange") }
        set { _set("priceRange", newValue) }
    }
    public var disclaimerMessage: String? {
        get { _optional("disclaimerMessage") }
        set { _set("disclaimerMessage", newValue) }
    }
    public var availablePartySizeOptions: [INRidePartySizeOption]? {
        get { _optional("availablePartySizeOptions") }
        set { _set("availablePartySizeOptions", newValue) }
    }
    public var availablePartySizeOptionsSelectionPrompt: String? {
        get { _optional("availablePartySizeOptionsSelectionPrompt") }
        set { _set("availablePartySizeOptionsSelectionPrompt", newValue) }
    }
    public var specialPricing: String? {
        get { _optional("specialPricing") }
        set { _set("specialPricing", newValue) }
    }
    public var specialPricingBadgeImage: INImage? {
        get { _optional("specialPricingBadgeImage") }
        set { _set("specialPricingBadgeImage", newValue) }
    }
    public var fareLineItems: [INRideFareLineItem]? {
        get { _optional("fareLineItems") }
        set { _set("fareLineItems", newValue) }
    }
    public var userActivityForBookingInApplication: NSUserActivity? {
        get { _optional("userActivityForBookingInApplication") }
        set { _set("userActivityForBookingInApplication", newValue) }
    }
    public var usesMeteredFare: Bool? {
        get { _optional("usesMeteredFare") }
        set { _set("usesMeteredFare", newValue) }
    }
    public var identifier: String? {
        get { _optional("identifier") }
        set { _set("identifier", newValue) }
    }
}

/// A view of a record of the type `INRidePartySizeOption`.
open class INRidePartySizeOption: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRidePartySizeOption" }

    @available(*, unavailable, message: "INRidePartySizeOption has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?) {
        var record = Record(Self._recordType)
        record._set("partySizeRange", partySizeRange)
        record._set("sizeDescription", sizeDescription)
        record._set("priceRange", priceRange)
        self.init(_record: record)
    }

    public var partySizeRange: NSRange { _value("partySizeRange") }
    public var sizeDescription: String { _value("sizeDescription") }
    public var priceRange: INPriceRange? { _optional("priceRange") }
}

/// A view of a record of the type `INRideStatus`.
open class INRideStatus: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRideStatus" }

    public var rideIdentifier: String? {
        get { _optional("rideIdentifier") }
        set { _set("rideIdentifier", newValue) }
    }
    public var phase: INRidePhase {
        get { _value("phase") }
        set { _set("phase", newValue) }
    }
    public var completionStatus: INRideCompletionStatus? {
        get { _optional("completionStatus") }
        set { _set("completionStatus", newValue) }
    }
    public var vehicle: INRideVehicle? {
        get { _optional("vehicle") }
        set { _set("vehicle", newValue) }
    }
    public var driver: INRideDriver? {
        get { _optional("driver") }
        set { _set("driver", newValue) }
    }
    public var estimatedPickupDate: Date? {
        get { _optional("estimatedPickupDate") }
        set { _set("estimatedPickupDate", newValue) }
    }
    public var estimatedDropOffDate: Date? {
        get { _optional("estimatedDropOffDate") }
        set { _set("estimatedDropOffDate", newValue) }
    }
    public var estimatedPickupEndDate: Date? {
        get { _optional("estimatedPickupEndDate") }
        set { _set("estimatedPickupEndDate", newValue) }
    }
    public var scheduledPickupTime: INDateComponentsRange? {
        get { _optional("scheduledPickupTime") }
        set { _set("scheduledPickupTime", newValue) }
    }
    public var pickupLocation: CLPlacemark? {
        get { _optional("pickupLocation") }
        set { _set("pickupLocation", newValue) }
    }
    public var waypoints: [CLPlacemark]? {
        get { _optional("waypoints") }
        set { _set("waypoints", newValue) }
    }
    public var dropOffLocation: CLPlacemark? {
        get { _optional("dropOffLocation") }
        set { _set("dropOffLocation", newValue) }
    }
    public var rideOption: INRideOption? {
        get { _optional("rideOption") }
        set { _set("rideOption", newValue) }
    }
    public var userActivityForCancelingInApplication: NSUserActivity? {
        get { _optional("userActivityForCancelingInApplication") }
        set { _set("userActivityForCancelingInApplication", newValue) }
    }
    public var additionalActionActivities: [NSUserActivity]? {
        get { _optional("additionalActionActivities") }
        set { _set("additionalActionActivities", newValue) }
    }
}

/// A view of a record of the type `INRideVehicle`.
open class INRideVehicle: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INRideVehicle" }

    public var location: CLLocation? {
        get { _optional("location") }
        set { _set("location", newValue) }
    }
    public var registrationPlate: String? {
        get { _optional("registrationPlate") }
        set { _set("registrationPlate", newValue) }
    }
    public var manufacturer: String? {
        get { _optional("manufacturer") }
        set { _set("manufacturer", newValue) }
    }
    public var model: String? {
        get { _optional("model") }
        set { _set("model", newValue) }
    }
    public var mapAnnotationImage: INImage? {
        get { _optional("mapAnnotationImage") }
        set { _set("mapAnnotationImage", newValue) }
    }
}

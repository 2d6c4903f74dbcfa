// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import CoreLocation
import IntentSchema
import RecordObjects

/// Lists available rides, with prices and times. Handled by an `INListRideOptionsIntentHandling`.
open class INListRideOptionsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INListRideOptionsIntent" }

    public convenience init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
        var record = Record(Self._recordType)
        record._set("pickupLocation", pickupLocation)
        record._set("dropOffLocation", dropOffLocation)
        self.init(_record: record)
    }

    public var pickupLocation: CLPlacemark? { _optional("pickupLocation") }
    public var dropOffLocation: CLPlacemark? { _optional("dropOffLocation") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INListRideOptionsIntent.pickupLocation: "pickupLocation"
        case \INListRideOptionsIntent.dropOffLocation: "dropOffLocation"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INListRideOptionsIntentIdentifier = "INListRideOptionsIntent"

/// The response to an `INListRideOptionsIntent`.
open class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INListRideOptionsIntentResponse" }

    public convenience init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INListRideOptionsIntentResponseCode { _value("code") }
    public var rideOptions: [INRideOption]? {
        get { _optional("rideOptions") }
        set { _set("rideOptions", newValue) }
    }
    public var paymentMethods: [INPaymentMethod]? {
        get { _optional("paymentMethods") }
        set { _set("paymentMethods", newValue) }
    }
    public var expirationDate: Date? {
        get { _optional("expirationDate") }
        set { _set("expirationDate", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INListRideOptionsIntentResponse.rideOptions: "rideOptions"
        case \INListRideOptionsIntentResponse.paymentMethods: "paymentMethods"
        case \INListRideOptionsIntentResponse.expirationDate: "expirationDate"
        default: nil
        }
    }
}

/// Books a ride. Handled by an `INRequestRideIntentHandling`.
open class INRequestRideIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INRequestRideIntent" }

    public convenience init(
        pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil,
        partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("pickupLocation", pickupLocation)
        record._set("dropOffLocation", dropOffLocation)
        record._set("rideOptionName", rideOptionName)
        record._set("partySize", partySize)
        record._set("paymentMethod", paymentMethod)
        record._set("scheduledPickupTime", scheduledPickupTime)
        self.init(_record: record)
    }

    public var pickupLocation: CLPlacemark? { _optional("pickupLocation") }
    public var dropOffLocation: CLPlacemark? { _optional("dropOffLocation") }
    public var rideOptionName: INSpeakableString? { _optional("rideOptionName") }
    public var partySize: Int? { _optional("partySize") }
    public var paymentMethod: INPaymentMethod? { _optional("paymentMethod") }
    public var scheduledPickupTime: INDateComponentsRange? { _optional("scheduledPickupTime") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INRequestRideIntent.pickupLocation: "pickupLocation"
        case \INRequestRideIntent.dropOffLocation: "dropOffLocation"
        case \INRequestRideIntent.rideOptionName: "rideOptionName"
        case \INRequestRideIntent.partySize: "partySize"
        case \INRequestRideIntent.paymentMethod: "paymentMethod"
        case \INRequestRideIntent.scheduledPickupTime: "scheduledPickupTime"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INRequestRideIntentIdentifier = "INRequestRideIntent"

/// The response to an `INRequestRideIntent`.
open class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INRequestRideIntentResponse" }

    public convenience init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INRequestRideIntentResponseCode { _value("code") }
    public var rideStatus: INRideStatus? {
        get { _optional("rideStatus") }
        set { _set("rideStatus", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INRequestRideIntentResponse.rideStatus: "rideStatus"
        default: nil
        }
    }
}

/// Gets the status of a ride. Handled by an `INGetRideStatusIntentHandling`.
open class INGetRideStatusIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetRideStatusIntent" }

}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INGetRideStatusIntentIdentifier = "INGetRideStatusIntent"

/// The response to an `INGetRideStatusIntent`.
open class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetRideStatusIntentResponse" }

    public convenience init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetRideStatusIntentResponseCode { _value("code") }
    public var rideStatus: INRideStatus? {
        get { _optional("rideStatus") }
        set { _set("rideStatus", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetRideStatusIntentResponse.rideStatus: "rideStatus"
        default: nil
        }
    }
}

/// Cancels a ride. Handled by an `INCancelRideIntentHandling`.
open class INCancelRideIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INCancelRideIntent" }

    public convenience init(rideIdentifier: String) {
        var record = Record(Self._recordType)
        record._set("rideIdentifier", rideIdentifier)
        self.init(_record: record)
    }

    public var rideIdentifier: String { _value("rideIdentifier") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCancelRideIntent.rideIdentifier: "rideIdentifier"
        default: nil
        }
    }
}

/// The response to an `INCancelRideIntent`.
open class INCancelRideIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INCancelRideIntentResponse" }

    public convenience init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INCancelRideIntentResponseCode { _value("code") }
    public var cancellationFee: INCurrencyAmount? {
        get { _optional("cancellationFee") }
        set { _set("cancellationFee", newValue) }
    }
    public var cancellationFeeThreshold: DateComponents? {
        get { _optional("cancellationFeeThreshold") }
        set { _set("cancellationFeeThreshold", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INCancelRideIntentResponse.cancellationFee: "cancellationFee"
        case \INCancelRideIntentResponse.cancellationFeeThreshold: "cancellationFeeThreshold"
        default: nil
        }
    }
}

/// Rates a ride and tips the driver. Handled by an `INSendRideFeedbackIntentHandling`.
open class INSendRideFeedbackIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSendRideFeedbackIntent" }

    public convenience init(rideIdentifier: String) {
        var record = Record(Self._recordType)
        record._set("rideIdentifier", rideIdentifier)
        self.init(_record: record)
    }

    public var rideIdentifier: String { _value("rideIdentifier") }
    public var rating: NSNumber? {
        get { _optional("rating") }
        set { _set("rating", newValue) }
    }
    public var tip: INCurrencyAmount? {
        get { _optional("tip") }
        set { _set("tip", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSendRideFeedbackIntent.rideIdentifier: "rideIdentifier"
        case \INSendRideFeedbackIntent.rating: "rating"
        case \INSendRideFeedbackIntent.tip: "tip"
        default: nil
        }
    }
}

/// The response to an `INSendRideFeedbackIntent`.
open class INSendRideFeedbackIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSendRideFeedbackIntentResponse" }

    public convenience init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSendRideFeedbackIntentResponseCode { _value("code") }
}

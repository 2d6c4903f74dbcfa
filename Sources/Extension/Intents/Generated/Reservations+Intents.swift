// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Identifies reservations; apps donate it, and no app handles it. For donation only.
open class INGetReservationDetailsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetReservationDetailsIntent" }

    public convenience init(reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?) {
        var record = Record(Self._recordType)
        record._set("reservationContainerReference", reservationContainerReference)
        record._set("reservationItemReferences", reservationItemReferences)
        self.init(_record: record)
    }

    public var reservationContainerReference: INSpeakableString? { _optional("reservationContainerReference") }
    public var reservationItemReferences: [INSpeakableString]? { _optional("reservationItemReferences") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetReservationDetailsIntent.reservationContainerReference: "reservationContainerReference"
        case \INGetReservationDetailsIntent.reservationItemReferences: "reservationItemReferences"
        default: nil
        }
    }
}

/// The response to an `INGetReservationDetailsIntent`.
open class INGetReservationDetailsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetReservationDetailsIntentResponse" }

    public convenience init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetReservationDetailsIntentResponseCode { _value("code") }
    public var reservations: [INReservation]? {
        get { _optional("reservations") }
        set { _set("reservations", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetReservationDetailsIntentResponse.reservations: "reservations"
        default: nil
        }
    }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// Tunes the car's radio to a station. Handled by an `INSetRadioStationIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetRadioStationIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetRadioStationIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(
        radioType: INRadioType = .unknown, frequency: Double? = nil, stationName: String? = nil, channel: String? = nil,
        presetNumber: Int? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("radioType", radioType)
        record._set("frequency", frequency)
        record._set("stationName", stationName)
        record._set("channel", channel)
        record._set("presetNumber", presetNumber)
        self.init(_record: record)
    }

    public var radioType: INRadioType { _value("radioType") }
    @available(iOS, deprecated: 15.0)
    public var frequency: Double? { _optional("frequency") }
    public var stationName: String? { _optional("stationName") }
    public var channel: String? { _optional("channel") }
    @available(iOS, deprecated: 15.0)
    public var presetNumber: Int? { _optional("presetNumber") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetRadioStationIntent.radioType: "radioType"
        case \INSetRadioStationIntent.frequency: "frequency"
        case \INSetRadioStationIntent.stationName: "stationName"
        case \INSetRadioStationIntent.channel: "channel"
        case \INSetRadioStationIntent.presetNumber: "presetNumber"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetRadioStationIntentIdentifier = "INSetRadioStationIntent"

/// The response to an `INSetRadioStationIntent`.
@available(iOS, deprecated: 15.0)
open class INSetRadioStationIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetRadioStationIntentResponse" }

    public convenience init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetRadioStationIntentResponseCode { _value("code") }
}

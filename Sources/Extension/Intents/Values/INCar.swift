public import Foundation
import IntentSchema
public import RecordObjects

/// A car that an app knows, with its charging connectors.
open class INCar: RecordObject, @unchecked Sendable {
    open override class var _recordType: String { "INCar" }

    @available(*, unavailable, message: "INCar has no value without its parts")
    public convenience init() { self.init(_record: Record(Self._recordType)) }

    public convenience init(
        carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?,
        headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCar.ChargingConnectorType]
    ) {
        var record = Record(Self._recordType)
        record._set("carIdentifier", carIdentifier)
        record._set("displayName", displayName)
        record._set("year", year)
        record._set("make", make)
        record._set("model", model)
        record._set("color", color)
        record._set("headUnit", headUnit)
        record._set("supportedChargingConnectors", supportedChargingConnectors)
        self.init(_record: record)
    }

    public var carIdentifier: String { _value("carIdentifier") }
    public var displayName: String? { _optional("displayName") }
    public var year: String? { _optional("year") }
    public var make: String? { _optional("make") }
    public var model: String? { _optional("model") }
    public var color: CGColor? { _optional("color") }
    public var headUnit: INCar.HeadUnit? { _optional("headUnit") }
    public var supportedChargingConnectors: [INCar.ChargingConnectorType] { _value("supportedChargingConnectors") }

    /// Sets the maximum power of a connector.
    public func setMaximumPower(_ power: Measurement<UnitPower>, for chargingConnectorType: INCar.ChargingConnectorType) {
        var powers = _field("maximumPower")?.record ?? Record(UserInfo.recordType)
        powers._set(chargingConnectorType.rawValue, power)
        _setField("maximumPower", .record(powers))
    }

    /// The maximum power of a connector; `nil` if it was not set.
    public func maximumPower(for chargingConnectorType: INCar.ChargingConnectorType) -> Measurement<UnitPower>? {
        _field("maximumPower")?.record?[chargingConnectorType.rawValue].flatMap(Measurement<UnitPower>._read)
    }
}

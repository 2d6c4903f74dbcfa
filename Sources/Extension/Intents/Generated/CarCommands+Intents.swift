// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
import RecordObjects

/// Sounds the horn or flashes the lights of a car. Handled by an `INActivateCarSignalIntentHandling`.
open class INActivateCarSignalIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INActivateCarSignalIntent" }

    public convenience init(carName: INSpeakableString?, signals: INCarSignalOptions = []) {
        var record = Record(Self._recordType)
        record._set("carName", carName)
        record._set("signals", signals)
        self.init(_record: record)
    }

    public var carName: INSpeakableString? { _optional("carName") }
    public var signals: INCarSignalOptions { _value("signals") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INActivateCarSignalIntent.carName: "carName"
        case \INActivateCarSignalIntent.signals: "signals"
        default: nil
        }
    }
}

/// The response to an `INActivateCarSignalIntent`.
open class INActivateCarSignalIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INActivateCarSignalIntentResponse" }

    public convenience init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INActivateCarSignalIntentResponseCode { _value("code") }
    public var signals: INCarSignalOptions {
        get { _value("signals") }
        set { _set("signals", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INActivateCarSignalIntentResponse.signals: "signals"
        default: nil
        }
    }
}

/// Gets whether a car is locked. Handled by an `INGetCarLockStatusIntentHandling`.
open class INGetCarLockStatusIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetCarLockStatusIntent" }

    public convenience init(carName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("carName", carName)
        self.init(_record: record)
    }

    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetCarLockStatusIntent.carName: "carName"
        default: nil
        }
    }
}

/// The response to an `INGetCarLockStatusIntent`.
open class INGetCarLockStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetCarLockStatusIntentResponse" }

    public convenience init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetCarLockStatusIntentResponseCode { _value("code") }
    public var locked: Bool? {
        get { _optional("locked") }
        set { _set("locked", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetCarLockStatusIntentResponse.locked: "locked"
        default: nil
        }
    }
}

/// Locks or unlocks a car. Handled by an `INSetCarLockStatusIntentHandling`.
open class INSetCarLockStatusIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetCarLockStatusIntent" }

    public convenience init(locked: Bool?, carName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("locked", locked)
        record._set("carName", carName)
        self.init(_record: record)
    }

    public var locked: Bool? { _optional("locked") }
    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetCarLockStatusIntent.locked: "locked"
        case \INSetCarLockStatusIntent.carName: "carName"
        default: nil
        }
    }
}

/// The response to an `INSetCarLockStatusIntent`.
open class INSetCarLockStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetCarLockStatusIntentResponse" }

    public convenience init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetCarLockStatusIntentResponseCode { _value("code") }
}

/// Gets a car's fuel or charge level and its range. Handled by an `INGetCarPowerLevelStatusIntentHandling`.
open class INGetCarPowerLevelStatusIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INGetCarPowerLevelStatusIntent" }

    public convenience init(carName: INSpeakableString?) {
        var record = Record(Self._recordType)
        record._set("carName", carName)
        self.init(_record: record)
    }

    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetCarPowerLevelStatusIntent.carName: "carName"
        default: nil
        }
    }
}

/// The response to an `INGetCarPowerLevelStatusIntent`.
open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INGetCarPowerLevelStatusIntentResponse" }

    public convenience init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INGetCarPowerLevelStatusIntentResponseCode { _value("code") }
    public var carIdentifier: String? {
        get { _optional("carIdentifier") }
        set { _set("carIdentifier", newValue) }
    }
    public var distanceRemaining: Measurement<UnitLength>? {
        get { _optional("distanceRemaining") }
        set { _set("distanceRemaining", newValue) }
    }
    public var maximumDistance: Measurement<UnitLength>? {
        get { _optional("maximumDistance") }
        set { _set("maximumDistance", newValue) }
    }
    public var distanceRemainingElectric: Measurement<UnitLength>? {
        get { _optional("distanceRemainingElectric") }
        set { _set("distanceRemainingElectric", newValue) }
    }
    public var maximumDistanceElectric: Measurement<UnitLength>? {
        get { _optional("maximumDistanceElectric") }
        set { _set("maximumDistanceElectric", newValue) }
    }
    public var distanceRemainingFuel: Measurement<UnitLength>? {
        get { _optional("distanceRemainingFuel") }
        set { _set("distanceRemainingFuel", newValue) }
    }
    public var maximumDistanceFuel: Measurement<UnitLength>? {
        get { _optional("maximumDistanceFuel") }
        set { _set("maximumDistanceFuel", newValue) }
    }
    public var dateOfLastStateUpdate: DateComponents? {
        get { _optional("dateOfLastStateUpdate") }
        set { _set("dateOfLastStateUpdate", newValue) }
    }
    public var activeConnector: INCar.ChargingConnectorType? {
        get { _optional("activeConnector") }
        set { _set("activeConnector", newValue) }
    }
    public var maximumBatteryCapacity: Measurement<UnitEnergy>? {
        get { _optional("maximumBatteryCapacity") }
        set { _set("maximumBatteryCapacity", newValue) }
    }
    public var currentBatteryCapacity: Measurement<UnitEnergy>? {
        get { _optional("currentBatteryCapacity") }
        set { _set("currentBatteryCapacity", newValue) }
    }
    public var minimumBatteryCapacity: Measurement<UnitEnergy>? {
        get { _optional("minimumBatteryCapacity") }
        set { _set("minimumBatteryCapacity", newValue) }
    }
    public var fuelPercentRemaining: Float? {
        get { _optional("fuelPercentRemaining") }
        set { _set("fuelPercentRemaining", newValue) }
    }
    public var chargePercentRemaining: Float? {
        get { _optional("chargePercentRemaining") }
        set { _set("chargePercentRemaining", newValue) }
    }
    public var charging: Bool? {
        get { _optional("charging") }
        set { _set("charging", newValue) }
    }
    public var minutesToFull: Int? {
        get { _optional("minutesToFull") }
        set { _set("minutesToFull", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INGetCarPowerLevelStatusIntentResponse.carIdentifier: "carIdentifier"
        case \INGetCarPowerLevelStatusIntentResponse.distanceRemaining: "distanceRemaining"
        case \INGetCarPowerLevelStatusIntentResponse.maximumDistance: "maximumDistance"
        case \INGetCarPowerLevelStatusIntentResponse.distanceRemainingElectric: "distanceRemainingElectric"
        case \INGetCarPowerLevelStatusIntentResponse.maximumDistanceElectric: "maximumDistanceElectric"
        case \INGetCarPowerLevelStatusIntentResponse.distanceRemainingFuel: "distanceRemainingFuel"
        case \INGetCarPowerLevelStatusIntentResponse.maximumDistanceFuel: "maximumDistanceFuel"
        case \INGetCarPowerLevelStatusIntentResponse.consumptionFormulaArguments: "consumptionFormulaArguments"
        case \INGetCarPowerLevelStatusIntentResponse.chargingFormulaArguments: "chargingFormulaArguments"
        case \INGetCarPowerLevelStatusIntentResponse.dateOfLastStateUpdate: "dateOfLastStateUpdate"
        case \INGetCarPowerLevelStatusIntentResponse.activeConnector: "activeConnector"
        case \INGetCarPowerLevelStatusIntentResponse.maximumBatteryCapacity: "maximumBatteryCapacity"
        case \INGetCarPowerLevelStatusIntentResponse.currentBatteryCapacity: "currentBatteryCapacity"
        case \INGetCarPowerLevelStatusIntentResponse.minimumBatteryCapacity: "minimumBatteryCapacity"
        case \INGetCarPowerLevelStatusIntentResponse.fuelPercentRemaining: "fuelPercentRemaining"
        case \INGetCarPowerLevelStatusIntentResponse.chargePercentRemaining: "chargePercentRemaining"
        case \INGetCarPowerLevelStatusIntentResponse.charging: "charging"
        case \INGetCarPowerLevelStatusIntentResponse.minutesToFull: "minutesToFull"
        default: nil
        }
    }
}

/// Lists the person's cars. Handled by an `INListCarsIntentHandling`.
open class INListCarsIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INListCarsIntent" }

}

/// The response to an `INListCarsIntent`.
open class INListCarsIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INListCarsIntentResponse" }

    public convenience init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INListCarsIntentResponseCode { _value("code") }
    public var cars: [INCar]? {
        get { _optional("cars") }
        set { _set("cars", newValue) }
    }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INListCarsIntentResponse.cars: "cars"
        default: nil
        }
    }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation
import IntentSchema
import RecordObjects

/// Changes the car's audio source. Handled by an `INSetAudioSourceInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetAudioSourceInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetAudioSourceInCarIntent" }

    public convenience init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) {
        var record = Record(Self._recordType)
        record._set("audioSource", audioSource)
        record._set("relativeAudioSourceReference", relativeAudioSourceReference)
        self.init(_record: record)
    }

    public var audioSource: INCarAudioSource { _value("audioSource") }
    public var relativeAudioSourceReference: INRelativeReference { _value("relativeAudioSourceReference") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetAudioSourceInCarIntent.audioSource: "audioSource"
        case \INSetAudioSourceInCarIntent.relativeAudioSourceReference: "relativeAudioSourceReference"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetAudioSourceInCarIntentIdentifier = "INSetAudioSourceInCarIntent"

/// The response to an `INSetAudioSourceInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSetAudioSourceInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetAudioSourceInCarIntentResponse" }

    public convenience init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetAudioSourceInCarIntentResponseCode { _value("code") }
}

/// Changes the climate settings of the car. Handled by an `INSetClimateSettingsInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetClimateSettingsInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetClimateSettingsInCarIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(
        enableFan: Bool? = nil, enableAirConditioner: Bool? = nil, enableClimateControl: Bool? = nil, enableAutoMode: Bool? = nil,
        airCirculationMode: INCarAirCirculationMode = .unknown, fanSpeedIndex: Int? = nil, fanSpeedPercentage: Double? = nil,
        relativeFanSpeedSetting: INRelativeSetting = .unknown, temperature: Measurement<UnitTemperature>? = nil,
        relativeTemperatureSetting: INRelativeSetting = .unknown, climateZone: INCarSeat = .unknown,
        carName: INSpeakableString? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("enableFan", enableFan)
        record._set("enableAirConditioner", enableAirConditioner)
        record._set("enableClimateControl", enableClimateControl)
        record._set("enableAutoMode", enableAutoMode)
        record._set("airCirculationMode", airCirculationMode)
        record._set("fanSpeedIndex", fanSpeedIndex)
        record._set("fanSpeedPercentage", fanSpeedPercentage)
        record._set("relativeFanSpeedSetting", relativeFanSpeedSetting)
        record._set("temperature", temperature)
        record._set("relativeTemperatureSetting", relativeTemperatureSetting)
        record._set("climateZone", climateZone)
        record._set("carName", carName)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 15.0)
    public var enableFan: Bool? { _optional("enableFan") }
    @available(iOS, deprecated: 15.0)
    public var enableAirConditioner: Bool? { _optional("enableAirConditioner") }
    @available(iOS, deprecated: 15.0)
    public var enableClimateControl: Bool? { _optional("enableClimateControl") }
    @available(iOS, deprecated: 15.0)
    public var enableAutoMode: Bool? { _optional("enableAutoMode") }
    public var airCirculationMode: INCarAirCirculationMode { _value("airCirculationMode") }
    @available(iOS, deprecated: 15.0)
    public var fanSpeedIndex: Int? { _optional("fanSpeedIndex") }
    @available(iOS, deprecated: 15.0)
    public var fanSpeedPercentage: Double? { _optional("fanSpeedPercentage") }
    public var relativeFanSpeedSetting: INRelativeSetting { _value("relativeFanSpeedSetting") }
    public var temperature: Measurement<UnitTemperature>? { _optional("temperature") }
    public var relativeTemperatureSetting: INRelativeSetting { _value("relativeTemperatureSetting") }
    public var climateZone: INCarSeat { _value("climateZone") }
    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetClimateSettingsInCarIntent.enableFan: "enableFan"
        case \INSetClimateSettingsInCarIntent.enableAirConditioner: "enableAirConditioner"
        case \INSetClimateSettingsInCarIntent.enableClimateControl: "enableClimateControl"
        case \INSetClimateSettingsInCarIntent.enableAutoMode: "enableAutoMode"
        case \INSetClimateSettingsInCarIntent.airCirculationMode: "airCirculationMode"
        case \INSetClimateSettingsInCarIntent.fanSpeedIndex: "fanSpeedIndex"
        case \INSetClimateSettingsInCarIntent.fanSpeedPercentage: "fanSpeedPercentage"
        case \INSetClimateSettingsInCarIntent.relativeFanSpeedSetting: "relativeFanSpeedSetting"
        case \INSetClimateSettingsInCarIntent.temperature: "temperature"
        case \INSetClimateSettingsInCarIntent.relativeTemperatureSetting: "relativeTemperatureSetting"
        case \INSetClimateSettingsInCarIntent.climateZone: "climateZone"
        case \INSetClimateSettingsInCarIntent.carName: "carName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetClimateSettingsInCarIntentIdentifier = "INSetClimateSettingsInCarIntent"

/// The response to an `INSetClimateSettingsInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSetClimateSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetClimateSettingsInCarIntentResponse" }

    public convenience init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetClimateSettingsInCarIntentResponseCode { _value("code") }
}

/// Turns a defroster of the car on or off. Handled by an `INSetDefrosterSettingsInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetDefrosterSettingsInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetDefrosterSettingsInCarIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(enable: Bool? = nil, defroster: INCarDefroster = .unknown, carName: INSpeakableString? = nil) {
        var record = Record(Self._recordType)
        record._set("enable", enable)
        record._set("defroster", defroster)
        record._set("carName", carName)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 15.0)
    public var enable: Bool? { _optional("enable") }
    public var defroster: INCarDefroster { _value("defroster") }
    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetDefrosterSettingsInCarIntent.enable: "enable"
        case \INSetDefrosterSettingsInCarIntent.defroster: "defroster"
        case \INSetDefrosterSettingsInCarIntent.carName: "carName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetDefrosterSettingsInCarIntentIdentifier = "INSetDefrosterSettingsInCarIntent"

/// The response to an `INSetDefrosterSettingsInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetDefrosterSettingsInCarIntentResponse" }

    public convenience init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetDefrosterSettingsInCarIntentResponseCode { _value("code") }
}

/// Changes heating, cooling or massage of a seat. Handled by an `INSetSeatSettingsInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetSeatSettingsInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetSeatSettingsInCarIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(
        enableHeating: Bool? = nil, enableCooling: Bool? = nil, enableMassage: Bool? = nil, seat: INCarSeat = .unknown,
        level: Int? = nil, relativeLevel: INRelativeSetting = .unknown, carName: INSpeakableString? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("enableHeating", enableHeating)
        record._set("enableCooling", enableCooling)
        record._set("enableMassage", enableMassage)
        record._set("seat", seat)
        record._set("level", level)
        record._set("relativeLevelSetting", relativeLevel)
        record._set("carName", carName)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 15.0)
    public var enableHeating: Bool? { _optional("enableHeating") }
    @available(iOS, deprecated: 15.0)
    public var enableCooling: Bool? { _optional("enableCooling") }
    @available(iOS, deprecated: 15.0)
    public var enableMassage: Bool? { _optional("enableMassage") }
    public var seat: INCarSeat { _value("seat") }
    @available(iOS, deprecated: 15.0)
    public var level: Int? { _optional("level") }
    public var relativeLevelSetting: INRelativeSetting { _value("relativeLevelSetting") }
    public var carName: INSpeakableString? { _optional("carName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetSeatSettingsInCarIntent.enableHeating: "enableHeating"
        case \INSetSeatSettingsInCarIntent.enableCooling: "enableCooling"
        case \INSetSeatSettingsInCarIntent.enableMassage: "enableMassage"
        case \INSetSeatSettingsInCarIntent.seat: "seat"
        case \INSetSeatSettingsInCarIntent.level: "level"
        case \INSetSeatSettingsInCarIntent.relativeLevelSetting: "relativeLevelSetting"
        case \INSetSeatSettingsInCarIntent.carName: "carName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetSeatSettingsInCarIntentIdentifier = "INSetSeatSettingsInCarIntent"

/// The response to an `INSetSeatSettingsInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSetSeatSettingsInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetSeatSettingsInCarIntentResponse" }

    public convenience init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetSeatSettingsInCarIntentResponseCode { _value("code") }
}

/// Switches the car to a profile. Handled by an `INSetProfileInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSetProfileInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSetProfileInCarIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(
        profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil, carName: INSpeakableString? = nil
    ) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileName", profileName)
        record._set("isDefaultProfile", isDefaultProfile)
        record._set("carName", carName)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileLabel: String?) {
        var record = Record(Self._recordType)
        record._set("profileLabel", profileLabel)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileLabel: String?, defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("profileLabel", profileLabel)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileLabel: String?, isDefaultProfile: Bool?) {
        var record = Record(Self._recordType)
        record._set("profileLabel", profileLabel)
        record._set("isDefaultProfile", isDefaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileName: String?, defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("profileName", profileName)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileNumber: Int?, defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileNumber: Int?, profileLabel: String?) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileLabel", profileLabel)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileLabel", profileLabel)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileNumber: Int?, profileLabel: String?, isDefaultProfile: Bool?) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileLabel", profileLabel)
        record._set("isDefaultProfile", isDefaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 11.0)
    public convenience init(profileNumber: Int?, profileName: String?, defaultProfile: Int?) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileName", profileName)
        record._set("defaultProfile", defaultProfile)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 15.0)
    public var profileNumber: Int? { _optional("profileNumber") }
    public var profileName: String? { _optional("profileName") }
    @available(iOS, deprecated: 15.0)
    public var isDefaultProfile: Bool? { _optional("isDefaultProfile") }
    public var carName: INSpeakableString? { _optional("carName") }
    @available(iOS, deprecated: 10.2)
    public var profileLabel: String? { _optional("profileLabel") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSetProfileInCarIntent.profileNumber: "profileNumber"
        case \INSetProfileInCarIntent.profileName: "profileName"
        case \INSetProfileInCarIntent.isDefaultProfile: "isDefaultProfile"
        case \INSetProfileInCarIntent.carName: "carName"
        case \INSetProfileInCarIntent.profileLabel: "profileLabel"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSetProfileInCarIntentIdentifier = "INSetProfileInCarIntent"

/// The response to an `INSetProfileInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSetProfileInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSetProfileInCarIntentResponse" }

    public convenience init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSetProfileInCarIntentResponseCode { _value("code") }
}

/// Saves the car's settings as a profile. Handled by an `INSaveProfileInCarIntentHandling`.
@available(iOS, deprecated: 15.0)
open class INSaveProfileInCarIntent: INIntent, @unchecked Sendable {
    open override class var _recordType: String { "INSaveProfileInCarIntent" }

    @available(iOS, deprecated: 15.0)
    public convenience init(profileNumber: Int? = nil, profileLabel: String? = nil) {
        var record = Record(Self._recordType)
        record._set("profileNumber", profileNumber)
        record._set("profileLabel", profileLabel)
        self.init(_record: record)
    }

    @available(iOS, deprecated: 15.0)
    public var profileNumber: Int? { _optional("profileNumber") }
    @available(iOS, deprecated: 10.2)
    public var profileLabel: String? { _optional("profileLabel") }
    public var profileName: String? { _optional("profileName") }

    open override class func _parameterName(of keyPath: AnyKeyPath) -> String? {
        switch keyPath {
        case \INSaveProfileInCarIntent.profileNumber: "profileNumber"
        case \INSaveProfileInCarIntent.profileLabel: "profileLabel"
        case \INSaveProfileInCarIntent.profileName: "profileName"
        default: nil
        }
    }
}

/// The activity type of the intent.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let INSaveProfileInCarIntentIdentifier = "INSaveProfileInCarIntent"

/// The response to an `INSaveProfileInCarIntent`.
@available(iOS, deprecated: 15.0)
open class INSaveProfileInCarIntentResponse: INIntentResponse, @unchecked Sendable {
    open override class var _recordType: String { "INSaveProfileInCarIntentResponse" }

    public convenience init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?) {
        var record = Record(Self._recordType)
        record._set("code", code)
        record._set("userActivity", userActivity)
        self.init(_record: record)
    }

    public var code: INSaveProfileInCarIntentResponseCode { _value("code") }
}

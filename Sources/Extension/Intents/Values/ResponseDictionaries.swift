import Foundation
import IntentSchema
import RecordObjects

extension RecordObject {
    /// A field that contains a dictionary of property-list values.
    func dictionary(_ field: String) -> [String: Any]? {
        guard let record = _field(field)?.record else { return nil }
        let entries = UserInfo.dictionary(record).compactMap { key, value in (key.base as? String).map { ($0, value) } }
        return Dictionary(uniqueKeysWithValues: entries)
    }

    /// Sets the field; `nil` removes it. Anything that is not a property-list value is left out.
    func setDictionary(_ field: String, _ dictionary: [String: Any]?) {
        _setField(field, dictionary.map { .record(UserInfo.record($0).record) })
    }
}

extension INPlayMediaIntentResponse {
    /// What is playing, with the keys of the platform's now-playing center.
    public var nowPlayingInfo: [String: Any]? {
        get { dictionary("nowPlayingInfo") }
        set { setDictionary("nowPlayingInfo", newValue) }
    }
}

extension INGetCarPowerLevelStatusIntentResponse {
    /// The arguments from which to compute the car's consumption.
    public var consumptionFormulaArguments: [String: Any]? {
        get { dictionary("consumptionFormulaArguments") }
        set { setDictionary("consumptionFormulaArguments", newValue) }
    }

    /// The arguments from which to compute the charging time.
    public var chargingFormulaArguments: [String: Any]? {
        get { dictionary("chargingFormulaArguments") }
        set { setDictionary("chargingFormulaArguments", newValue) }
    }
}

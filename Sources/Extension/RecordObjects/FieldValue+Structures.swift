public import Foundation
public import IntentSchema

extension PersonNameComponents: _FieldValue {
    public static func _read(_ value: ParameterValue) -> PersonNameComponents? {
        guard let record = value.record else { return nil }
        var names = PersonNameComponents()
        names.namePrefix = record["namePrefix"]?.string
        names.givenName = record["givenName"]?.string
        names.middleName = record["middleName"]?.string
        names.familyName = record["familyName"]?.string
        names.nameSuffix = record["nameSuffix"]?.string
        names.nickname = record["nickname"]?.string
        return names
    }

    public var _written: ParameterValue {
        var record = Record("PersonNameComponents")
        record._set("namePrefix", namePrefix)
        record._set("givenName", givenName)
        record._set("middleName", middleName)
        record._set("familyName", familyName)
        record._set("nameSuffix", nameSuffix)
        record._set("nickname", nickname)
        return .record(record)
    }

    public static var _absent: PersonNameComponents { PersonNameComponents() }
}

extension NSRange: _FieldValue {
    public static func _read(_ value: ParameterValue) -> NSRange? {
        guard let location = value.record?["location"]?.integer, let length = value.record?["length"]?.integer else { return nil }
        return NSRange(location: location, length: length)
    }

    public var _written: ParameterValue {
        .record(Record("NSRange", ["location": .integer(location), "length": .integer(length)]))
    }

    public static var _absent: NSRange { NSRange(location: 0, length: 0) }
}

extension DateInterval: _FieldValue {
    public static func _read(_ value: ParameterValue) -> DateInterval? {
        // A negative duration would trap.
        guard let start = value.record?["start"]?.date, let end = value.record?["end"]?.date, start <= end else { return nil }
        return DateInterval(start: start, end: end)
    }

    public var _written: ParameterValue {
        .record(Record("DateInterval", ["start": .date(start), "end": .date(end)]))
    }

    public static var _absent: DateInterval { DateInterval(start: Date._absent, duration: 0) }
}

extension Measurement: _FieldValue where UnitType: Dimension {
    /// Units are stored by symbol; `nil` for a symbol that is not one of the dimension's.
    public static func _read(_ value: ParameterValue) -> Measurement<UnitType>? {
        guard let number = value.record?["value"]?.double, let symbol = value.record?["unit"]?.string else { return nil }
        let unit = KnownUnits.units(of: UnitType.self).first { $0.symbol == symbol } as? UnitType
        return unit.map { Measurement(value: number, unit: $0) }
    }

    public var _written: ParameterValue {
        .record(Record("Measurement", ["value": .double(value), "unit": .string(unit.symbol)]))
    }

    /// Zero, in the dimension's base unit.
    public static var _absent: Measurement<UnitType> { Measurement(value: 0, unit: UnitType.baseUnit()) }
}

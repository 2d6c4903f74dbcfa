public import Foundation
import RecordObjects

/// Writes measurements in the unit that they have: "3 km", and in English words "3 kilometers". Foundation's own is not available on
/// this platform; unlike it, this one does not convert to the unit that is usual in the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.

    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.plainNumbers()

    /// The measurement in its own unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature { return "\(number)°" }
        let unit = string(from: measurement.unit, isOne: number == "1")
        switch unitStyle {
        case .short: return unit.hasPrefix("°") ? number + "°" : number + unit
        case .medium, .long: return unit.hasPrefix("°") ? number + unit : "\(number) \(unit)"
        @unknown default: return "\(number) \(unit)"
        }
    }

    /// The unit alone.
    open func string(from unit: Unit) -> String { string(from: unit, isOne: false) }

    private func string(from unit: Unit, isOne: Bool) -> String {
        guard unitStyle == .long, let name = Self.names[unit.symbol] else { return unit.symbol }
        return isOne ? name.one : name.many
    }

    private static func plainNumbers() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    private static let names: [String: (one: String, many: String)] = [
        "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
        "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
        "mi": ("mile", "miles"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"),
        "lb": ("pound", "pounds"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "gal": ("gallon", "gallons"), "s": ("second", "seconds"), "sec": ("second", "seconds"), "min": ("minute", "minutes"),
        "hr": ("hour", "hours"), "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
        "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"), "cal": ("calorie", "calories"),
        "kCal": ("kilocalorie", "kilocalories"), "kWh": ("kilowatt-hour", "kilowatt-hours"),
    ]
}

/// Joins words as in a sentence: "a, b, and c". Foundation has none on this platform.
open class ListFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The items in a sentence; `nil` when one of them cannot be written.
    open func string(from items: [Any]) -> String? {
        var words: [String] = []
        for item in items {
            guard let word = itemFormatter?.string(for: item) ?? (item as? String) else { return nil }
            words.append(word)
        }
        return words.formatted(.list(type: .and).locale(locale ?? .current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}

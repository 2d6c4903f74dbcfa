import Foundation

/// Chooses the unit of a measurement.
struct UnitPreference {
    let locale: Locale
    let options: MeasurementFormatter.UnitOptions

    func choose(_ value: Double, _ unit: Dimension) -> (value: Double, unit: Dimension) {
        if options.contains(.naturalScale) {
            let system = options.contains(.providedUnit) ? self.system(of: unit) : localSystem
            return natural(value, unit, ladder(unit, system)) ?? (value, unit)
        }
        if options.contains(.providedUnit) { return (value, unit) }
        guard let preferred = preferred(unit) else { return (value, unit) }
        return (Self.convert(value, unit, to: preferred), preferred)
    }

    private enum System { case metric, customary }

    private var isUS: Bool { locale.measurementSystem == .us }
    private var localSystem: System { isUS ? .customary : .metric }

    private func system(of unit: Dimension) -> System {
        let customary: [Dimension] = [
            UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitMass.ounces, UnitMass.pounds,
            UnitMass.stones,
        ]
        return customary.contains(unit) ? .customary : .metric
    }

    /// The unit that people of the locale would use instead; `nil` if the given one is suitable.
    private func preferred(_ unit: Dimension) -> Dimension? {
        if unit is UnitTemperature { return isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius }
        if unit is UnitSpeed {
            let isImperial = isUS || locale.measurementSystem == .uk
            return isImperial ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        }
        guard system(of: unit) != localSystem else { return nil }
        let counterparts: [(metric: Dimension, customary: Dimension)] = [
            (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
            (UnitLength.meters, UnitLength.yards), (UnitLength.centimeters, UnitLength.inches),
            (UnitLength.millimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
            (UnitMass.grams, UnitMass.ounces), (UnitMass.kilograms, UnitMass.stones),
        ]
        return isUS
            ? counterparts.first { $0.metric == unit }?.customary : counterparts.first { $0.customary == unit }?.metric
    }

    /// Units of the same dimension, from the smallest to the largest.
    private func ladder(_ unit: Dimension, _ system: System) -> [Dimension] {
        switch unit {
        case is UnitLength where system == .customary: [UnitLength.inches, UnitLength.feet, UnitLength.miles]
        case is UnitLength: [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
        case is UnitMass where system == .customary: [UnitMass.ounces, UnitMass.pounds]
        case is UnitMass: [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons]
        case is UnitDuration: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
        case is UnitEnergy: [UnitEnergy.joules, UnitEnergy.kilojoules]
        case is UnitVolume where system == .metric: [UnitVolume.milliliters, UnitVolume.liters]
        default: preferred(unit).map { [$0] } ?? []
        }
    }

    private func natural(_ value: Double, _ unit: Dimension, _ ladder: [Dimension]) -> (Double, Dimension)? {
        let fitting = ladder.last { abs(Self.convert(value, unit, to: $0)) >= 1 } ?? ladder.first
        return fitting.map { (Self.convert(value, unit, to: $0), $0) }
    }

    private static func convert(_ value: Double, _ unit: Dimension, to other: Dimension) -> Double {
        other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
    }
}

/// ICU's names of Foundation's units, by symbol.
enum UnitNames {
    static let names: [String: String] = [
        "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard", "ft": "foot",
        "in": "inch", "NM": "nautical-mile", "fur": "furlong", "K": "kelvin", "°C": "celsius", "°F": "fahrenheit", "J": "joule",
        "kJ": "kilojoule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour", "kg": "kilogram", "g": "gram",
        "mg": "milligram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "W": "watt", "kW": "kilowatt",
        "MW": "megawatt", "mW": "milliwatt", "hp": "horsepower", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
        "mph": "mile-per-hour", "kn": "knot", "L": "liter", "mL": "milliliter", "m³": "cubic-meter", "gal": "gallon",
        "qt": "quart", "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "tbsp": "tablespoon", "tsp": "teaspoon",
        "s": "second", "sec": "second", "min": "minute", "hr": "hour", "°": "degree", "m²": "square-meter",
        "km²": "square-kilometer", "ha": "hectare", "ac": "acre", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
        "GB": "gigabyte", "TB": "terabyte", "V": "volt", "A": "ampere", "Hz": "hertz", "kHz": "kilohertz",
        "mpg": "mile-per-gallon", "L/100km": "liter-per-100-kilometer",
    ]
}

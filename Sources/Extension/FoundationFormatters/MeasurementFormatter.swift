public import Foundation
import Synchronization

/// Formats measurements with their units: `3.1 mi`, `5 kilometers`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.

    /// Which unit to use.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The measurement's own unit, instead of the one that the locale prefers.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit that gives the most readable number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    private struct Settings {
        var unitOptions: UnitOptions = []
        var unitStyle = Formatter.UnitStyle.medium
        var locale = Locale.current
        var numberFormatter: NumberFormatter?
    }

    private let settings = Mutex(Carried(value: Settings()))

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var unitOptions: UnitOptions {
        get { settings.withLock { $0.value.unitOptions } }
        set { settings.withLock { $0.value.unitOptions = newValue } }
    }
    open var unitStyle: Formatter.UnitStyle {
        get { settings.withLock { Carried(value: $0.value.unitStyle) }.value }
        set {
            let carried = Carried(value: newValue)
            settings.withLock { $0.value.unitStyle = carried.value }
        }
    }
    open var locale: Locale! {
        get { settings.withLock { $0.value.locale } }
        set { settings.withLock { $0.value.locale = newValue ?? .current } }
    }
    /// Determines the fraction digits; at most three by default.
    open var numberFormatter: NumberFormatter! {
        get {
            settings.withLock { settings in
                if settings.value.numberFormatter == nil {
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .decimal
                    formatter.locale = settings.value.locale
                    settings.value.numberFormatter = formatter
                }
                return Carried(value: settings.value.numberFormatter)
            }.value
        }
        set {
            let carried = Carried(value: newValue)
            settings.withLock { $0.value.numberFormatter = carried.value }
        }
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let dimension = measurement.unit as? Dimension else { return write(measurement.value, measurement.unit) }
        let shown = UnitPreference(locale: locale, options: unitOptions).choose(measurement.value, dimension)
        return write(shown.value, shown.unit)
    }

    /// The unit's name or symbol alone.
    open func string(from unit: Unit) -> String {
        let isFull = unitStyle == .long
        let name = UnitNames.names[unit.symbol]
        guard isFull, let name, let text = Phrases.quantity(2, unit: name, width: .full, locale: locale) else {
            return unit.symbol
        }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    private func write(_ value: Double, _ unit: Unit) -> String {
        let formatter = numberFormatter
        let least = min(max(0, formatter?.minimumFractionDigits ?? 0), 20)
        let digits = least...max(least, min(formatter?.maximumFractionDigits ?? 3, 20))
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            return (Phrases.quantity(value, unit: nil, width: .short, locale: locale, digits: digits) ?? "\(value)") + "°"
        }
        let width: Phrases.Width = unitStyle == .long ? .full : unitStyle == .short ? .narrow : .short
        let text = UnitNames.names[unit.symbol].flatMap {
            Phrases.quantity(value, unit: $0, width: width, locale: locale, digits: digits)
        }
        if let text { return text }
        return (Phrases.quantity(value, unit: nil, width: .short, locale: locale, digits: digits) ?? "\(value)")
            + " \(unit.symbol)"
    }
}

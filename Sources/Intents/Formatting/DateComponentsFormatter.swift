public import Foundation

/// Writes spans of time, in English: "1 hour, 30 minutes". Foundation's own is not available on this platform.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: as elsewhere, one formatter is not to be changed while it is used.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// 1:30:00
        case positional = 0
        /// 1h 30m
        case abbreviated = 1
        /// 1 hr, 30 min
        case short = 2
        /// 1 hour, 30 minutes
        case full = 3
        /// one hour, thirty minutes
        case spellOut = 4
        /// 1hr 30min
        case brief = 5
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    private struct Unit {
        var flag: NSCalendar.Unit
        var component: Calendar.Component
        var name: String
        var short: String
        var abbreviation: String
    }

    private static let units = [
        Unit(flag: .year, component: .year, name: "year", short: "yr", abbreviation: "y"),
        Unit(flag: .month, component: .month, name: "month", short: "mth", abbreviation: "mo"),
        Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "week", short: "wk", abbreviation: "w"),
        Unit(flag: .day, component: .day, name: "day", short: "day", abbreviation: "d"),
        Unit(flag: .hour, component: .hour, name: "hour", short: "hr", abbreviation: "h"),
        Unit(flag: .minute, component: .minute, name: "minute", short: "min", abbreviation: "m"),
        Unit(flag: .second, component: .second, name: "second", short: "sec", abbreviation: "s"),
    ]

    open var unitsStyle = UnitsStyle.positional
    /// The units to be written; all that are needed when empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var allowsFractionalUnits = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false

    /// The units that the components have.
    open func string(from components: DateComponents) -> String? {
        let values = Self.units.compactMap { unit -> (Unit, Int)? in
            guard isAllowed(unit), let value = components.value(for: unit.component) else { return nil }
            return (unit, value)
        }
        return values.isEmpty ? nil : text(values)
    }

    /// The span in seconds; `nil` when it is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + ti.rounded())
    }

    /// The span from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if referenceDate == nil { calendar.timeZone = .gmt }
        let wanted = Self.units.filter(isAllowed)
        let parts = calendar.dateComponents(Set(wanted.map(\.component)), from: startDate, to: endDate)
        return text(wanted.map { ($0, parts.value(for: $0.component) ?? 0) })
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    private func isAllowed(_ unit: Unit) -> Bool {
        allowedUnits.isEmpty ? unit.flag != .weekOfMonth : allowedUnits.contains(unit.flag)
    }

    private func text(_ all: [(Unit, Int)]) -> String {
        var values = kept(all)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        let words = values.enumerated().map { word($1.0, $1.1, isFirst: $0 == 0) }
        let separator =
            switch unitsStyle {
            case .positional: ":"
            case .abbreviated, .brief: " "
            case .short, .full, .spellOut: ", "
            }
        let text = words.joined(separator: separator)
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// The units to be written, one at least.
    private func kept(_ all: [(Unit, Int)]) -> [(Unit, Int)] {
        var behavior = zeroFormattingBehavior
        if behavior == .default { behavior = unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll }
        var values = all
        if behavior.contains(.dropLeading) { values = Array(values.drop { $0.1 == 0 }) }
        if behavior.contains(.dropTrailing) { values = Array(values.reversed().drop { $0.1 == 0 }.reversed()) }
        if behavior.contains(.dropMiddle), let first = values.first, let last = values.last, values.count > 2 {
            values = [first] + values[1..<(values.count - 1)].filter { $0.1 != 0 } + [last]
        }
        // Minutes stand before seconds: 0:05.
        if unitsStyle == .positional, values.count < 2, all.count > 1 { values = Array(all.suffix(max(2, values.count))) }
        return values.isEmpty ? Array(all.suffix(1)) : values
    }

    private func word(_ unit: Unit, _ value: Int, isFirst: Bool) -> String {
        let isOne = abs(value) == 1
        switch unitsStyle {
        case .positional:
            let digits = String(value)
            return isFirst && !zeroFormattingBehavior.contains(.pad) || digits.count > 1 ? digits : "0" + digits
        case .abbreviated: return "\(value)\(unit.abbreviation)"
        case .brief: return "\(value)\(short(unit, isOne))"
        case .short: return "\(value) \(short(unit, isOne))"
        case .full: return "\(value) \(unit.name)\(isOne ? "" : "s")"
        case .spellOut:
            let spelled = NumberFormatter.localizedString(from: NSNumber(value: value), number: .spellOut)
            return "\(spelled) \(unit.name)\(isOne ? "" : "s")"
        }
    }

    /// Hours, minutes and seconds are the same for one and many.
    private func short(_ unit: Unit, _ isOne: Bool) -> String {
        ["hr", "min", "sec"].contains(unit.short) || isOne ? unit.short : unit.short + "s"
    }
}

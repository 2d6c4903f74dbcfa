public import Foundation
import HostEnvironment
import Synchronization

/// Formats durations: `1 hour, 2 minutes`, `1h 2m`, `1:02`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:02:05`
        case positional = 0
        /// `1h 2m 5s`
        case abbreviated = 1
        /// `1 hr, 2 min, 5 sec`
        case short = 2
        /// `1 hour, 2 minutes, 5 seconds`
        case full = 3
        /// `one hour, two minutes, five seconds`
        case spellOut = 4
        /// `1hr 2min 5sec`
        case brief = 5
    }

    /// How to format units whose number is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Leading ones are dropped in the positional style, all of them in the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They stay, and positional numbers are padded to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    struct Settings {
        var unitsStyle = UnitsStyle.positional
        var allowedUnits: NSCalendar.Unit = []
        var zeros = ZeroFormattingBehavior.default
        var calendar: Calendar?
        var referenceDate: Date?
        var allowsFractionalUnits = false
        var maximumUnitCount = 0
        var collapsesLargestUnit = false
        var includesApproximationPhrase = false
        var includesTimeRemainingPhrase = false
        var formattingContext = Formatter.Context.unknown
    }

    private let settings = Mutex(Settings())

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func get<Value>(_ path: KeyPath<Settings, Value> & Sendable) -> Value {
        settings.withLock { Carried(value: $0[keyPath: path]) }.value
    }

    private func set<Value>(_ path: WritableKeyPath<Settings, Value> & Sendable, _ value: Value) {
        let carried = Carried(value: value)
        settings.withLock { $0[keyPath: path] = carried.value }
    }

    open var unitsStyle: UnitsStyle {
        get { get(\.unitsStyle) }
        set { set(\.unitsStyle, newValue) }
    }
    /// The units that may be used; empty for all from years to seconds, or from hours to seconds in the positional style.
    open var allowedUnits: NSCalendar.Unit {
        get { get(\.allowedUnits) }
        set { set(\.allowedUnits, newValue) }
    }
    open var zeroFormattingBehavior: ZeroFormattingBehavior {
        get { get(\.zeros) }
        set { set(\.zeros, newValue) }
    }
    /// The calendar, whose locale determines the language; `nil` for the current one.
    open var calendar: Calendar? {
        get { get(\.calendar) }
        set { set(\.calendar, newValue) }
    }
    /// The date from which to measure months and years; `nil` for the start of 2001.
    open var referenceDate: Date? {
        get { get(\.referenceDate) }
        set { set(\.referenceDate, newValue) }
    }
    /// Has no effect: numbers are whole.
    open var allowsFractionalUnits: Bool {
        get { get(\.allowsFractionalUnits) }
        set { set(\.allowsFractionalUnits, newValue) }
    }
    /// The maximum number of units, counted from the largest; 0 for no limit.
    open var maximumUnitCount: Int {
        get { get(\.maximumUnitCount) }
        set { set(\.maximumUnitCount, newValue) }
    }
    /// Whether to replace a single largest unit with the next smaller one: `63 minutes` instead of `1 hour, 3 minutes`.
    open var collapsesLargestUnit: Bool {
        get { get(\.collapsesLargestUnit) }
        set { set(\.collapsesLargestUnit, newValue) }
    }
    /// Whether to prepend `About` (English only).
    open var includesApproximationPhrase: Bool {
        get { get(\.includesApproximationPhrase) }
        set { set(\.includesApproximationPhrase, newValue) }
    }
    /// Whether to append `remaining` (English only).
    open var includesTimeRemainingPhrase: Bool {
        get { get(\.includesTimeRemainingPhrase) }
        set { set(\.includesTimeRemainingPhrase, newValue) }
    }
    open var formattingContext: Formatter.Context {
        get { get(\.formattingContext) }
        set { set(\.formattingContext, newValue) }
    }

    // Formatting

    /// Formats date components or a number of seconds; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// `nil` for components that are not a duration.
    open func string(from components: DateComponents) -> String? {
        let (calendar, start) = frame
        guard let seconds = DurationText.seconds(of: components, from: start, calendar) else { return nil }
        return string(from: seconds)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        write(from: startDate, to: endDate)
    }

    /// - Parameter ti: in seconds. The result is `nil` if this is not finite.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < DurationText.longest else { return nil }
        let start = frame.start
        return write(from: start, to: start + ti)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var frame: (calendar: Calendar, start: Date) {
        (calendar ?? .ofPerson, referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
    }

    private func write(from start: Date, to end: Date) -> String? {
        let calendar = frame.calendar
        let settings = settings.withLock { Carried(value: $0) }.value
        guard abs(end.timeIntervalSince(start)) < DurationText.longest else { return nil }
        return DurationText(settings: settings, calendar: calendar).text(from: start, to: end)
    }
}

/// Carries a value out of a lock.
struct Carried<Value>: @unchecked Sendable {
    // Safe: only plain values are carried.
    var value: Value
}

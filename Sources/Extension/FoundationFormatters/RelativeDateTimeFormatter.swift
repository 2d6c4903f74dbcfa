public import Foundation
import HostEnvironment
import Synchronization
import _FoundationICU

/// Formats how far away a date is: `in 2 hours`, `yesterday`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.

    /// Whether to use names for near dates.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named = 1
    }

    /// How to format units.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut = 1
        /// `2 mo. ago`
        case short = 2
        /// `2mo ago`
        case abbreviated = 3
    }

    private struct Settings {
        var dateTimeStyle = DateTimeStyle.numeric
        var unitsStyle = UnitsStyle.full
        /// `nil` for the person's at the time of formatting.
        var chosenCalendar: Calendar?
        var calendar: Calendar { chosenCalendar ?? .ofPerson }
        var locale = Locale.current
        var formattingContext = Formatter.Context.unknown
    }

    private let settings = Mutex(Settings())

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var dateTimeStyle: DateTimeStyle {
        get { settings.withLock { $0.dateTimeStyle } }
        set { settings.withLock { $0.dateTimeStyle = newValue } }
    }
    open var unitsStyle: UnitsStyle {
        get { settings.withLock { $0.unitsStyle } }
        set { settings.withLock { $0.unitsStyle = newValue } }
    }
    open var calendar: Calendar! {
        get { settings.withLock { $0.calendar } }
        set { settings.withLock { $0.chosenCalendar = newValue } }
    }
    open var locale: Locale! {
        get { settings.withLock { $0.locale } }
        set { settings.withLock { $0.locale = newValue ?? .current } }
    }
    open var formattingContext: Formatter.Context {
        get { settings.withLock { Carried(value: $0.formattingContext) }.value }
        set {
            let carried = Carried(value: newValue)
            settings.withLock { $0.formattingContext = carried.value }
        }
    }

    /// Formats a date relative to now; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// Uses the largest unit present.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for (component, unit) in Self.units {
            if let count = dateComponents.value(for: component), count != 0, count != NSDateComponentUndefined {
                return write(count, unit)
            }
        }
        return write(0, UDAT_REL_UNIT_SECOND)
    }

    /// - Parameter timeInterval: in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let length = timeInterval.isFinite ? min(max(timeInterval, -DurationText.longest), DurationText.longest) : 0
        return localizedString(for: start + length, relativeTo: start)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        guard abs(date.timeIntervalSince(referenceDate)) <= DurationText.longest else { return write(0, UDAT_REL_UNIT_SECOND) }
        let wanted = Set(Self.units.map(\.0))
        return localizedString(from: calendar.dateComponents(wanted, from: referenceDate, to: date))
    }

    private static let units: [(Calendar.Component, URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfYear, UDAT_REL_UNIT_WEEK),
        (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
        (.second, UDAT_REL_UNIT_SECOND),
    ]

    private func write(_ count: Int, _ unit: URelativeDateTimeUnit) -> String {
        let (style, named, locale) = settings.withLock { ($0.unitsStyle, $0.dateTimeStyle == .named, $0.locale) }
        let width: Phrases.Width =
            switch style {
            case .full, .spellOut: .full
            case .short: .short
            case .abbreviated: .narrow
            }
        let text = Phrases.relative(Double(count), unit: unit, width: width, locale: locale, isNamed: named) ?? "\(count)"
        return style == .spellOut ? spelled(text, abs(count), locale) : text
    }

    private func spelled(_ text: String, _ count: Int, _ locale: Locale) -> String {
        let speller = NumberFormatter()
        speller.locale = locale
        speller.numberStyle = .spellOut
        let digits = Phrases.quantity(Double(count), unit: nil, width: .full, locale: locale) ?? "\(count)"
        return speller.string(from: NSNumber(value: count)).map { text.replacingOccurrences(of: digits, with: $0) } ?? text
    }
}

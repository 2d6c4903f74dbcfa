public import Foundation
import HostEnvironment
import Synchronization

/// Formats date intervals: `9:00 – 10:30 AM`.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
    // Sendable by hand: the only stored property is a mutex.

    /// How much of a date or a time to include.
    public enum Style: UInt, Sendable {
        case none = 0
        case short = 1
        case medium = 2
        case long = 3
        case full = 4

        fileprivate var date: String { ["", "yMd", "yMMMd", "yMMMMd", "yMMMMEEEEd"][Int(rawValue)] }
        fileprivate var time: String { ["", "jm", "jms", "jmsz", "jmszzzz"][Int(rawValue)] }
    }

    private struct Settings {
        var dateStyle = Style.medium
        var timeStyle = Style.medium
        var template: String?
        var locale = Locale.current
        /// `nil` for the person's at the time of formatting.
        var chosenCalendar: Calendar?
        var chosenTimeZone: TimeZone?

        var calendar: Calendar { chosenCalendar ?? .ofPerson }
        var timeZone: TimeZone { chosenTimeZone ?? .ofPerson }
        var skeleton: String { template ?? dateStyle.date + timeStyle.time }
    }

    private let settings = Mutex(Settings())

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var dateStyle: Style {
        get { settings.withLock { $0.dateStyle } }
        set { settings.withLock { ($0.dateStyle, $0.template) = (newValue, nil) } }
    }
    open var timeStyle: Style {
        get { settings.withLock { $0.timeStyle } }
        set { settings.withLock { ($0.timeStyle, $0.template) = (newValue, nil) } }
    }
    /// The fields to include, as Unicode pattern letters; setting it overrides the styles.
    open var dateTemplate: String! {
        get { settings.withLock { $0.skeleton } }
        set { settings.withLock { $0.template = newValue } }
    }
    open var locale: Locale! {
        get { settings.withLock { $0.locale } }
        set { settings.withLock { $0.locale = newValue ?? .current } }
    }
    open var calendar: Calendar! {
        get { settings.withLock { $0.calendar } }
        set { settings.withLock { $0.chosenCalendar = newValue } }
    }
    open var timeZone: TimeZone! {
        get { settings.withLock { $0.timeZone } }
        set { settings.withLock { $0.chosenTimeZone = newValue } }
    }

    /// Formats a date interval; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateInterval).flatMap { string(from: $0) }
    }

    /// Empty if both dates and times are excluded.
    open func string(from fromDate: Date, to toDate: Date) -> String {
        let settings = settings.withLock { $0 }
        guard !settings.skeleton.isEmpty else { return "" }
        return Phrases.interval(
            min(fromDate, toDate), max(fromDate, toDate), skeleton: settings.skeleton, locale: settings.locale,
            timeZone: settings.timeZone) ?? ""
    }

    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }
}

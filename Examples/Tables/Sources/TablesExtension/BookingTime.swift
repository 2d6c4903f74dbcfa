import Intents
import TablesCore

/// What date components say about the time of a table, on the clock of the restaurants.
enum BookingTime {
    case missing
    /// A day without a time, by its first instant.
    case day(Date)
    case instant(Date)

    /// A time without a day is the next one.
    init(_ components: DateComponents, after now: Date) {
        let hasDay = components.day != nil || components.weekday != nil
        var calendar = TableClock.calendar
        calendar.timeZone = components.timeZone ?? calendar.timeZone
        var wanted = components
        wanted.calendar = nil
        wanted.timeZone = nil
        guard hasDay || components.hour != nil, let date = Self.date(wanted, calendar, now) else {
            self = .missing
            return
        }
        self = components.hour == nil ? .day(date) : .instant(date)
    }

    var instant: Date? {
        guard case .instant(let date) = self else { return nil }
        return date
    }

    /// When people eat who say no time.
    static func dinner(on day: Date) -> Date {
        TableClock.calendar.date(bySettingHour: 19, minute: 0, second: 0, of: day) ?? day
    }

    private static func date(_ wanted: DateComponents, _ calendar: Calendar, _ now: Date) -> Date? {
        if wanted.year != nil, wanted.month != nil, wanted.day != nil { return calendar.date(from: wanted) }
        // A day that is named without its date may be today.
        let start = wanted.hour == nil ? calendar.startOfDay(for: now).addingTimeInterval(-1) : now
        return calendar.nextDate(after: start, matching: wanted, matchingPolicy: .nextTime)
    }
}

extension DateComponents {
    /// The instant on the clock of the restaurants.
    init(tableAt date: Date) {
        self = TableClock.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    }
}

extension INDateComponentsResolutionResult {
    /// What the time of a table comes to: taken when one is free, refused, or answered with times that are.
    ///
    /// - Parameter restaurant: where; `nil` while that is not clear.
    static func resolving(_ components: DateComponents, at restaurant: Restaurant?, for partySize: Int) throws(TableError)
        -> INDateComponentsResolutionResult
    {
        let now = TableClock.now()
        switch BookingTime(components, after: now) {
        case .missing: return needsValue()
        case .day(let day):
            guard let restaurant else { return needsValue() }
            let free = try TableService.shared().freeTimes(at: restaurant, for: partySize, onDayOf: day)
            return choice(among: free.nearest(to: BookingTime.dinner(on: day), count: 3))
        case .instant(let date):
            guard let restaurant else { return date > now ? success(with: DateComponents(tableAt: date)) : unsupported() }
            switch try TableService.shared().availability(of: restaurant, at: date, for: partySize) {
            case .free: return success(with: DateComponents(tableAt: date))
            case .freeAt(let others): return choice(among: others)
            case .none: return unsupported()
            }
        }
    }

    private static func choice(among times: [Date]) -> INDateComponentsResolutionResult {
        switch times.count {
        case 0: unsupported()
        case 1: confirmationRequired(with: DateComponents(tableAt: times[0]))
        default: disambiguation(with: times.map { DateComponents(tableAt: $0) })
        }
    }
}

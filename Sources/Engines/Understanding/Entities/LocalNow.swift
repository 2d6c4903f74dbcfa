import Foundation
import Recognisers

/// "Now" on the person's clock.
struct LocalNow: Sendable {
    let instant: Date
    let calendar: Calendar
    /// Down to the minute.
    let time: CivilTime
    /// Whether days stand before months in dates such as 3/4.
    let daysFirst: Bool

    init(_ instant: Date, calendar: Calendar, locale: Locale) {
        self.instant = instant
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        self.calendar = gregorian
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: instant)
        time = CivilTime(parts)
        switch locale.region?.identifier {
        case "US", "PH", "CA", nil: daysFirst = false
        default: daysFirst = true
        }
    }

    /// The clock's reading so many seconds from now, down to the minute; clocks that are changed in between are respected.
    func components(after seconds: Int) -> DateComponents {
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant.addingTimeInterval(Double(seconds)))
    }
}

extension CivilTime {
    /// What is missing is taken for the beginning of the month, day or hour.
    init(_ parts: DateComponents) {
        self.init(
            year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
            minute: parts.minute ?? 0)
    }

    var minuteOfDay: Int { secondOfDay / 60 }
}

extension DateComponents {
    /// - Parameter isDay: Whether the time of day is left out.
    init(_ time: CivilTime, isDay: Bool) {
        self.init(year: time.year, month: time.month, day: time.day)
        if !isDay { (hour, minute) = (time.hour, time.minute) }
    }

    /// Minutes since midnight.
    var minuteOfDay: Int { (hour ?? 0) * 60 + (minute ?? 0) }
}

import Foundation
import Recognisers

/// The user's current local time.
struct LocalNow: Sendable {
    let instant: Date
    let calendar: Calendar
    /// With minute precision.
    let time: CivilTime
    /// Whether dates such as 3/4 put the day before the month.
    let daysFirst: Bool

    private static let components: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

    init(_ instant: Date, calendar: Calendar, locale: Locale) {
        self.instant = instant
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        self.calendar = gregorian
        let parts = gregorian.dateComponents(Self.components, from: instant)
        time = CivilTime(parts)
        switch locale.region?.identifier {
        case "US", "PH", "CA", nil: daysFirst = false
        default: daysFirst = true
        }
    }

    /// The local time this many seconds from now, with minute precision, adjusted for clock changes.
    func components(after seconds: Int) -> DateComponents {
        calendar.dateComponents(Self.components, from: instant.addingTimeInterval(Double(seconds)))
    }
}

extension CivilTime {
    /// Missing components default to the beginning of the month, day or hour.
    init(_ parts: DateComponents) {
        self.init(
            year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
            minute: parts.minute ?? 0)
    }

    var minuteOfDay: Int { secondOfDay / 60 }
}

extension DateComponents {
    /// - Parameter isDay: Whether to omit the time of day.
    init(_ time: CivilTime, isDay: Bool) {
        self.init(year: time.year, month: time.month, day: time.day)
        if !isDay { (hour, minute) = (time.hour, time.minute) }
    }

    /// Minutes since midnight.
    var minuteOfDay: Int { (hour ?? 0) * 60 + (minute ?? 0) }
}

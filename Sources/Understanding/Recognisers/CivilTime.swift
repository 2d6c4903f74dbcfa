import Foundation

/// A day of the Gregorian calendar, counted from 1 January 1970.
struct CivilDay: Hashable, Comparable, Sendable {
    var number: Int

    init(number: Int) { self.number = number }

    /// After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
    init(year: Int, month: Int, day: Int) {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// civil_from_days of the same paper.
    var parts: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// 0 for Monday to 6 for Sunday.
    var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number + days) }

    static func < (first: CivilDay, second: CivilDay) -> Bool { first.number < second.number }

    /// The day as calendar components; `nil` when there is no such day in the month.
    static func valid(year: Int, month: Int, day: Int) -> CivilDay? {
        guard (1...12).contains(month), (1...31).contains(day), (1...9_999).contains(year) else { return nil }
        let result = CivilDay(year: year, month: month, day: day)
        return result.parts == (year, month, day) ? result : nil
    }

    var components: DateComponents {
        let (year, month, day) = parts
        return DateComponents(year: year, month: month, day: day)
    }

    func components(minute: Int) -> DateComponents {
        var result = (self + Int((Double(minute) / 1_440).rounded(.down))).components
        let minutes = ((minute % 1_440) + 1_440) % 1_440
        result.hour = minutes / 60
        result.minute = minutes % 60
        return result
    }
}

/// "Now" on the person's clock.
struct LocalNow: Sendable {
    let instant: Date
    let calendar: Calendar
    let day: CivilDay
    /// Minutes since midnight.
    let minute: Int
    /// Whether days stand before months in dates such as 3/4.
    let daysFirst: Bool

    init(_ instant: Date, calendar: Calendar, locale: Locale) {
        self.instant = instant
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        self.calendar = gregorian
        let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: instant)
        day = CivilDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
        minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        daysFirst = !["US", "PH", "CA"].contains(locale.region?.identifier ?? "US")
    }

    /// The clock's reading so many seconds from now, down to the minute.
    func components(after seconds: Double) -> DateComponents {
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant.addingTimeInterval(seconds))
    }
}

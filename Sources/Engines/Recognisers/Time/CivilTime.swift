/// A local date and time with a precision of seconds, without a time zone.
public struct CivilTime: Hashable, Comparable, Sendable {
    /// Seconds since 1 January 1970, 00:00, in local time.
    public var seconds: Int

    public init(seconds: Int) { self.seconds = seconds }

    /// Creates a time from Gregorian calendar fields. Out-of-range values carry over: 32 January becomes 1 February.
    public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        seconds = CivilCalendar.day(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// The number of the day since 1 January 1970.
    public var dayNumber: Int { CivilCalendar.floorDivide(seconds, 86_400) }
    /// The year in the proleptic Gregorian calendar.
    public var year: Int { CivilCalendar.parts(dayNumber).year }
    /// 1 for January to 12 for December.
    public var month: Int { CivilCalendar.parts(dayNumber).month }
    /// The day of the month, 1 to 31.
    public var day: Int { CivilCalendar.parts(dayNumber).day }
    /// 0 for Monday to 6 for Sunday.
    public var weekday: Int { CivilCalendar.weekday(dayNumber) }
    /// Seconds since midnight.
    public var secondOfDay: Int { seconds - dayNumber * 86_400 }
    /// 0 to 23.
    public var hour: Int { secondOfDay / 3_600 }
    /// 0 to 59.
    public var minute: Int { secondOfDay / 60 % 60 }
    /// 0 to 59; leap seconds are not counted.
    public var second: Int { secondOfDay % 60 }

    public static func < (first: CivilTime, second: CivilTime) -> Bool { first.seconds < second.seconds }
}

/// Gregorian calendar arithmetic on integers; days are counted from 1 January 1970.
enum CivilCalendar {
    static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
        number >= 0 ? number / divisor : (number - divisor + 1) / divisor
    }

    static func modulo(_ number: Int, _ divisor: Int) -> Int { number - floorDivide(number, divisor) * divisor }

    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil; out-of-range months carry into the year.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let months = year * 12 + month - 1
        let (year, month) = (floorDivide(months, 12), modulo(months, 12) + 1)
        let shifted = month <= 2 ? year - 1 : year
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// civil_from_days of the same paper.
    static func parts(_ number: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// 0 for Monday to 6 for Sunday.
    static func weekday(_ day: Int) -> Int { modulo(day + 3, 7) }

    static func monday(of day: Int) -> Int { day - weekday(day) }

    static func length(ofMonth month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func isValid(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        (1...12).contains(month) && day >= 1 && day <= length(ofMonth: month, year)
    }

    /// The same day of the month that many months later, or the last day of a shorter month.
    static func adding(months: Int, to number: Int) -> Int {
        let (year, month, day) = parts(number)
        let count = year * 12 + month - 1 + months
        let (newYear, newMonth) = (floorDivide(count, 12), modulo(count, 12) + 1)
        return self.day(newYear, newMonth, min(day, length(ofMonth: newMonth, newYear)))
    }

    /// The Monday of the first week of the year according to ISO 8601: the week with 4 January.
    static func firstMonday(ofYear year: Int) -> Int { monday(of: day(year, 1, 4)) }

    /// The week of the year, and the year it belongs to, according to ISO 8601.
    static func week(of number: Int) -> (year: Int, week: Int) {
        let year = parts(monday(of: number) + 3).year
        return (year, (monday(of: number) - firstMonday(ofYear: year)) / 7 + 1)
    }
}

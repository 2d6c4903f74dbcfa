/// A named day of the year.
struct Holiday: Sendable {
    enum Rule: Sendable {
        case fixed(Int, Int)
        /// The nth weekday of the month; negative numbers count from its end.
        case nth(Int, weekday: Int, month: Int)
        /// Days after Easter Sunday; `orthodox` is relative to Orthodox Easter.
        case easter(Int)
        case orthodox(Int)
        /// The last such weekday before or on a date.
        case before(weekday: Int, Int, Int)
        /// Days after the nth weekday of a month.
        case after(days: Int, nth: Int, weekday: Int, month: Int)
        /// Days after a day of the Hebrew calendar (1 for Nisan).
        case hebrew(month: Int, day: Int)
        /// A day of the Islamic calendar.
        case islamic(month: Int, day: Int)
        /// Days after the new (or full) moon within a window of days of the year, at a place with this UTC offset in minutes.
        case lunar(LunarRule)
        /// A fast of the Hebrew calendar, postponed if it falls on a Sabbath.
        case hebrewFast(month: Int, day: Int)
        /// A day of Adar, or of the second Adar.
        case purim(Int)
        case yomHaShoah, yomHaAtzmaut, lastFridayOfRamadan, onam, parsi, kingsDay, earthHour
        /// The working day nearest to a date.
        case weekdayNear(Int, Int)
    }

    struct LunarRule: Sendable {
        enum Kind: Sendable {
            /// The second new moon after the winter solstice, as in China.
            case chineseNewYear
            /// A lunar day (1 to 30, counted from the new moon) of the lunar month that begins in a solar month.
            case tithi(Int, month: Int)
        }
        var kind: Kind
        var days = 0
        /// The hour at which the lunar day is determined.
        var hour = 6.2
    }

    /// The key of its names in language packs.
    var id: String
    var rule: Rule
    /// The number of days it lasts, and the hour at which the first one starts.
    var days = 1
    /// The start in minutes after midnight of an event that lasts one hour; 0 if it lasts whole days.
    var startMinutes = 0
    /// Its TIMEX without a year, such as `XXXX-11-WXX-4-4`; `nil` if it is by month and day.
    var timex: String?

    init(_ id: String, _ rule: Rule, days: Int = 1, timex: String? = nil) {
        self.id = id
        self.rule = rule
        self.days = days
        self.timex = timex
    }
}

extension Holiday {
    /// Its first day in a year; `nil` if it has none.
    func day(in year: Int) -> Int? {
        switch rule {
        case .fixed(let month, let day): return CivilCalendar.day(year, month, day)
        case .nth(let count, let weekday, let month): return Self.nth(count, weekday, month, year)
        case .easter(let days): return Self.easter(year) + days
        case .orthodox(let days): return Self.orthodoxEaster(year) + days
        case .before(let weekday, let month, let day):
            let last = CivilCalendar.day(year, month, day)
            return last - CivilCalendar.modulo(CivilCalendar.weekday(last) - weekday, 7)
        case .after(let days, let count, let weekday, let month): return Self.nth(count, weekday, month, year) + days
        case .hebrew(let month, let day): return HebrewCalendar.day(inGregorian: year, month: month, day: day)
        case .islamic(let month, let day): return IslamicCalendar.days(inGregorian: year, month: month, day: day).first
        case .lunar(let rule): return LunarCalendar.day(rule, year)
        case .hebrewFast(let month, let day):
            return HebrewCalendar.day(inGregorian: year, month: month, day: day).map {
                CivilCalendar.weekday($0) == 4 ? $0 + 1 : $0
            }
        case .purim(let day):
            let hebrew = year + 3_760
            return HebrewCalendar.day(hebrew, month: HebrewCalendar.isLeap(hebrew) ? 13 : 12, day: day)
        case .yomHaShoah:
            return HebrewCalendar.day(inGregorian: year, month: 1, day: 27).map { $0 - 1 + Self.awayFromSabbath($0) }
        case .yomHaAtzmaut: return HebrewCalendar.day(inGregorian: year, month: 2, day: 5).map { $0 - 1 + Self.independence($0) }
        case .lastFridayOfRamadan:
            guard let last = IslamicCalendar.days(inGregorian: year, month: 10, day: 1).first.map({ $0 - 1 }) else { return nil }
            return last - CivilCalendar.modulo(CivilCalendar.weekday(last) - 4, 7)
        case .onam: return LunarCalendar.onam(year)
        // The Parsi year always has 365 days.
        case .parsi: return CivilCalendar.day(2_018, 8, 17) + 365 * (year - 2_018)
        case .kingsDay:
            let day = CivilCalendar.day(year, 4, 27)
            return CivilCalendar.weekday(day) == 6 ? day - 1 : day
        case .earthHour:
            let saturday = Self.nth(-1, 5, 3, year)
            return saturday == Self.easter(year) - 1 ? saturday - 7 : saturday
        case .weekdayNear(let month, let day):
            let date = CivilCalendar.day(year, month, day)
            return CivilCalendar.weekday(date) == 5 ? date - 1 : CivilCalendar.weekday(date) == 6 ? date + 1 : date
        }
    }

    /// All first days in a year; some feasts occur twice.
    func days(in year: Int) -> [Int] {
        if case .islamic(let month, let day) = rule { return IslamicCalendar.days(inGregorian: year, month: month, day: day) }
        return day(in: year).map { [$0] } ?? []
    }

    /// The shift of Holocaust Day, which is never adjacent to a Sabbath.
    private static func awayFromSabbath(_ day: Int) -> Int {
        switch CivilCalendar.weekday(day) {
        case 4: -1
        case 6: 1
        default: 0
        }
    }

    /// The shift of Israel's Independence Day.
    private static func independence(_ day: Int) -> Int {
        switch CivilCalendar.weekday(day) {
        case 4: -1
        case 5: -2
        case 0: 1
        default: 0
        }
    }

    static func nth(_ count: Int, _ weekday: Int, _ month: Int, _ year: Int) -> Int {
        if count > 0 {
            let first = CivilCalendar.day(year, month, 1)
            return first + CivilCalendar.modulo(weekday - CivilCalendar.weekday(first), 7) + 7 * (count - 1)
        }
        let last = CivilCalendar.day(year, month + 1, 1) - 1
        return last - CivilCalendar.modulo(CivilCalendar.weekday(last) - weekday, 7) + 7 * (count + 1)
    }

    /// The anonymous Gregorian computus; Meeus, "Astronomical Algorithms", chapter 8.
    static func easter(_ year: Int) -> Int {
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let (d, e) = (b / 4, b % 4)
        let g = (8 * b + 13) / 25
        let h = (19 * a + b - d - g + 15) % 30
        let (i, k) = (c / 4, c % 4)
        let l = (32 + 2 * e + 2 * i - h - k) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let sum = h + l - 7 * m + 114
        return CivilCalendar.day(year, sum / 31, sum % 31 + 1)
    }

    /// The Julian computus of the same chapter, converted to the Gregorian calendar.
    static func orthodoxEaster(_ year: Int) -> Int {
        let (a, b, c) = (year % 4, year % 7, year % 19)
        let d = (19 * c + 15) % 30
        let e = (2 * a + 4 * b - d + 34) % 7
        let sum = d + e + 114
        let shift = year / 100 - year / 400 - 2
        return CivilCalendar.day(year, sum / 31, sum % 31 + 1) + shift
    }
}

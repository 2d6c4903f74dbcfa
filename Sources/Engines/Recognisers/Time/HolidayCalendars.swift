/// Days of the Hebrew calendar; Dershowitz and Reingold, "Calendrical Calculations", chapter 8.
enum HebrewCalendar {
    /// The day before the first of the Hebrew era, 7 October 3761 BCE (Julian), counted from 1 January 1970.
    private static let epoch = -2_092_590

    static func isLeap(_ year: Int) -> Bool { CivilCalendar.modulo(7 * year + 1, 19) < 7 }

    private static func elapsedDays(_ year: Int) -> Int {
        let months = CivilCalendar.floorDivide(235 * year - 234, 19)
        let parts = 12_084 + 13_753 * months
        let day = 29 * months + CivilCalendar.floorDivide(parts, 25_920)
        return CivilCalendar.modulo(3 * (day + 1), 7) < 3 ? day + 1 : day
    }

    private static func newYear(_ year: Int) -> Int {
        let (before, own, after) = (elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1))
        let correction = after - own == 356 ? 2 : own - before == 382 ? 1 : 0
        return epoch + own + correction
    }

    private static func lastMonth(_ year: Int) -> Int { isLeap(year) ? 13 : 12 }

    private static func length(_ month: Int, _ year: Int) -> Int {
        let days = newYear(year + 1) - newYear(year)
        switch month {
        case 2, 4, 6, 10, 13: return 29
        case 12: return isLeap(year) ? 30 : 29
        case 8: return days % 10 == 5 ? 30 : 29
        case 9: return days % 10 == 3 ? 29 : 30
        default: return 30
        }
    }

    /// A day of a Hebrew year; months are counted from Nisan, the year from Tishri.
    static func day(_ year: Int, month: Int, day: Int) -> Int {
        var result = newYear(year) + day - 1
        if month < 7 {
            for index in 7...lastMonth(year) { result += length(index, year) }
            for index in 1..<max(month, 1) { result += length(index, year) }
        } else {
            for index in 7..<max(month, 7) { result += length(index, year) }
        }
        return result
    }

    /// The day within a Gregorian year.
    static func day(inGregorian year: Int, month: Int, day: Int) -> Int? {
        for hebrew in [year + 3_760, year + 3_761] {
            let number = self.day(hebrew, month: month, day: day)
            if CivilCalendar.parts(number).year == year { return number }
        }
        return nil
    }
}

/// Days of the Umm al-Qura calendar by its rule: a month begins on the day after the conjunction if the moon sets after the sun
/// at Mecca.
enum IslamicCalendar {
    /// The first day of a month (1 for Muharram) of a year.
    static func firstDay(year: Int, month: Int) -> Int {
        // Lunation 0, the new moon of 6 January 2000, began Shawwal 1420.
        let conjunction = Moon.newMoon((year - 1_420) * 12 + month - 10)
        let day = Int(conjunction.rounded(.down))
        // Until 1999 the rule used the conjunction's date at Greenwich.
        guard CivilCalendar.parts(day).year > 1_998 else { return day + 1 }
        return Moon.setsAfterSun(day, conjunction) ? day + 1 : day + 2
    }

    static func days(inGregorian year: Int, month: Int, day: Int) -> [Int] {
        let guess = Int((Double(year - 622) * 33 / 32).rounded())
        return (guess - 1...guess + 2).map { firstDay(year: $0, month: month) + day - 1 }
            .filter { CivilCalendar.parts($0).year == year }
    }
}

/// Days of the lunar calendars of India and China.
enum LunarCalendar {
    static func day(_ rule: Holiday.LunarRule, _ year: Int) -> Int? {
        switch rule.kind {
        case .chineseNewYear: return chineseNewYear(year).map { $0 + rule.days }
        case .tithi(let tithi, let month):
            return tithiDay(tithi, month: month, year: year, hour: rule.hour).map { $0 + rule.days }
        }
    }

    /// The day in the Malayalam month of Chingam on which the moon is in Shravana.
    static func onam(_ year: Int) -> Int? {
        let start = CivilCalendar.day(year, 8, 16)
        return (start..<start + 32).first { day in
            let morning = Double(day) + 0.05
            let moon = Moon.degrees(Moon.longitude(morning) - ayanamsa(morning))
            return moon >= 280 && moon < 293.4
        }
    }

    /// The new moon, in Beijing, of the month in which the sun enters Pisces (330 degrees).
    private static func chineseNewYear(_ year: Int) -> Int? {
        var lunation = Moon.lunation(before: Double(CivilCalendar.day(year, 1, 20)))
        for _ in 0..<4 {
            lunation += 1
            let first = (Moon.newMoon(lunation) + 8.0 / 24).rounded(.down)
            let next = (Moon.newMoon(lunation + 1) + 8.0 / 24).rounded(.down)
            let (before, after) = (Moon.sun(first - 8.0 / 24), Moon.sun(next - 8.0 / 24))
            if before <= 330, after > 330, before > 270 { return Int(first) }
        }
        return nil
    }

    /// The offset between the sidereal and the tropical zodiac in degrees, according to Lahiri.
    private static func ayanamsa(_ day: Double) -> Double { 23.853 + 0.01397 * (day - 10_957) / 365.25 }

    /// A lunar day of a lunar month (0 for Chaitra); months run from new moon to new moon and are named by the sun's sign at
    /// their start.
    private static func tithiDay(_ tithi: Int, month: Int, year: Int, hour: Double) -> Int? {
        let guess = Double(CivilCalendar.day(year, 3, 1)) + Double(month) * 30.4 - (month >= 9 ? 365 : 0)
        var lunation = Moon.lunation(before: guess) - 2
        for _ in 0..<6 {
            lunation += 1
            guard sign(lunation) == (month + 11) % 12, sign(lunation + 1) != sign(lunation) else { continue }
            return civilDay(tithi, lunation, hour: hour)
        }
        return nil
    }

    /// The sun's sign at a new moon, 0 for Aries.
    private static func sign(_ lunation: Int) -> Int {
        let moon = Moon.newMoon(lunation)
        return Int(Moon.degrees(Moon.sun(moon) - ayanamsa(moon)) / 30)
    }

    /// The civil day in India whose given hour falls in the lunar day.
    private static func civilDay(_ tithi: Int, _ lunation: Int, hour: Double) -> Int {
        let new = Moon.newMoon(lunation)
        func lunarDay(_ day: Int) -> Int {
            let moment = Double(day) + (hour - 5.5) / 24
            if moment < new { return 0 }
            if moment > new + 20, Moon.age(moment) < 90 { return 31 }
            return Int(Moon.age(moment) / 12) + 1
        }
        let first = Int(new) - 1
        for day in first..<first + 34 {
            if lunarDay(day) == tithi { return day }
            // A lunar day that begins and ends between two such hours belongs to the day on which it began.
            if lunarDay(day) > tithi { return day - 1 }
        }
        return first + tithi
    }
}

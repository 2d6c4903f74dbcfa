import Foundation

/// Days of the Hebrew calendar, after Dershowitz and Reingold, "Calendrical Calculations", chapter 8.
enum HebrewCalendar {
    /// Days from the Hebrew epoch, 7 October 3761 BCE (Julian), to 1 January 1970.
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

    /// A day of a Hebrew year; months count from Nisan, the year from Tishri.
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

    /// The day in a Gregorian year.
    static func day(inGregorian year: Int, month: Int, day: Int) -> Int? {
        for hebrew in [year + 3_760, year + 3_761] {
            let number = self.day(hebrew, month: month, day: day)
            if CivilCalendar.parts(number).year == year { return number }
        }
        return nil
    }
}

/// Days of the Islamic calendar: a month begins the day after the new moon is born before sunset at Mecca, near to Umm al-Qura.
enum IslamicCalendar {
    /// First days of the months near to a year, found from the moon.
    static func firstDay(year: Int, month: Int) -> Int {
        // Lunation 0 is the new moon of 6 January 2000, with which Shawwal 1420 began.
        let lunation = (year - 1_420) * 12 + month - 10
        let moon = Moon.newMoon(lunation)
        // Conjunction before local noon-and-a-half lets the moon set after the sun.
        return Int((moon + 3.0 / 24 + 0.44).rounded(.down)) + 1
    }

    static func days(inGregorian year: Int, month: Int, day: Int) -> [Int] {
        let guess = Int((Double(year - 622) * 33 / 32).rounded())
        return (guess - 1...guess + 2).map { firstDay(year: $0, month: month) + day - 1 }
            .filter { CivilCalendar.parts($0).year == year }
    }
}

/// New moons and the sun's longitude, after Meeus, "Astronomical Algorithms", chapters 25 and 49, to a few minutes.
enum Moon {
    static let month = 29.530588861

    /// Days since 1 January 1970 in UTC of a new moon (or, with a half, a full moon), counted from 6 January 2000.
    static func newMoon(_ lunation: Int, phase: Double = 0) -> Double {
        let k = Double(lunation) + phase
        let t = k / 1_236.85
        let mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t
        let e = 1 - 0.002516 * t
        let sun = radians(2.5534 + 29.1053567 * k)
        let moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t * t)
        let node = radians(160.7108 + 390.67050284 * k - 0.0016118 * t * t)
        let (a, b) = phase == 0 ? (-0.4072, 0.17241) : (-0.40614, 0.17302)
        var value = mean + a * sin(moon) + b * e * sin(sun) + 0.01608 * sin(2 * moon) + 0.01039 * sin(2 * node)
        value += 0.00739 * e * sin(moon - sun) - 0.00514 * e * sin(moon + sun) + 0.00208 * e * e * sin(2 * sun)
        // From Julian days in dynamical time, about a minute ahead of UTC.
        return value - 2_440_587.5 - 0.0008
    }

    /// The sun's apparent tropical longitude in degrees.
    static func sun(_ day: Double) -> Double {
        let t = (day + 2_440_587.5 - 2_451_545) / 36_525
        let mean = 280.46646 + 36_000.76983 * t
        let anomaly = radians(357.52911 + 35_999.05029 * t)
        let centre = (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly)
        return degrees(mean + centre - 0.00569)
    }

    /// The moon's longitude in degrees, from the phases around a moment.
    static func longitude(_ day: Double) -> Double {
        let lunation = lunation(before: day)
        let (new, full, next) = (newMoon(lunation), newMoon(lunation, phase: 0.5), newMoon(lunation + 1))
        let age = day < full ? (day - new) / (full - new) * 180 : 180 + (day - full) / (next - full) * 180
        return degrees(sun(day) + age)
    }

    static func degrees(_ value: Double) -> Double { value - 360 * (value / 360).rounded(.down) }
    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    /// The lunation of the new moon at or before a day.
    static func lunation(before day: Double) -> Int {
        var index = Int(((day + 2_440_587.5 - 2_451_550.1) / month).rounded(.down)) + 1
        while newMoon(index) > day { index -= 1 }
        return index
    }
}

/// Days that follow the moon in India and China.
enum LunarCalendar {
    static func day(_ rule: Holiday.LunarRule, _ year: Int) -> Int? {
        switch rule.kind {
        case .chineseNewYear: return chineseNewYear(year).map { $0 + rule.days }
        case .tithi(let tithi, let month): return tithiDay(tithi, month: month, year: year).map { $0 + rule.days }
        }
    }

    /// The day in the Malayalam month of Chingam on which the moon stands at Shravana.
    static func onam(_ year: Int) -> Int? {
        let start = CivilCalendar.day(year, 8, 16)
        return (start..<start + 32).first { day in
            let noon = Double(day) + 0.05
            let sidereal = Moon.degrees(Moon.longitude(noon) - ayanamsa(noon))
            let sun = Moon.degrees(Moon.sun(noon) - ayanamsa(noon))
            return sidereal >= 280 && sidereal < 293.4 && sun >= 119.5 && sun < 150
        }
    }

    /// The new moon, in Beijing, of the month in which the sun enters Pisces (330 degrees).
    private static func chineseNewYear(_ year: Int) -> Int? {
        let start = Double(CivilCalendar.day(year, 1, 20))
        var lunation = Moon.lunation(before: start)
        for _ in 0..<4 {
            lunation += 1
            let first = (Moon.newMoon(lunation) + 8.0 / 24).rounded(.down)
            let next = (Moon.newMoon(lunation + 1) + 8.0 / 24).rounded(.down)
            let (a, b) = (Moon.sun(first - 8.0 / 24), Moon.sun(next - 8.0 / 24))
            if a <= 330, b > 330, a > 270 { return Int(first) }
        }
        return nil
    }

    /// How far the zodiac of the stars lies behind that of the seasons, in degrees, after Lahiri.
    private static func ayanamsa(_ day: Double) -> Double { 23.853 + 0.01397 * (day - 10_957) / 365.25 }

    /// A lunar day of a lunar month (0 for Chaitra), months counted from new moon to new moon and named by the sun's sign at their start.
    private static func tithiDay(_ tithi: Int, month: Int, year: Int) -> Int? {
        let guess = Double(CivilCalendar.day(year, 3, 1)) + Double(month) * 30.4 - (month >= 9 ? 365 : 0)
        var lunation = Moon.lunation(before: guess) - 2
        for _ in 0..<6 {
            lunation += 1
            let moon = Moon.newMoon(lunation)
            let sign = Int(Moon.degrees(Moon.sun(moon) - ayanamsa(moon)) / 30)
            guard sign == (month + 11) % 12 else { continue }
            let next = Moon.newMoon(lunation + 1)
            let nextSign = Int(Moon.degrees(Moon.sun(next) - ayanamsa(next)) / 30)
            if nextSign == sign { continue }
            return civilDay(tithi, lunation)
        }
        return nil
    }

    /// The civil day in India on which the lunar day holds at the hour that counts: sunrise, dusk or midnight.
    private static func civilDay(_ tithi: Int, _ lunation: Int) -> Int {
        let (new, full, next) = (Moon.newMoon(lunation), Moon.newMoon(lunation, phase: 0.5), Moon.newMoon(lunation + 1))
        func moment(_ number: Double) -> Double {
            number <= 15 ? new + (full - new) * number / 15 : full + (next - full) * (number - 15) / 15
        }
        let india = 5.5 / 24
        // New moons and the dark days before them are kept at night, full moons and others by the sunrise within.
        let isNight = tithi >= 23
        let end = moment(Double(tithi)) + india
        let begin = moment(Double(tithi - 1)) + india
        if isNight {
            let hour = tithi == 30 ? 18.0 / 24 : 23.9 / 24
            let day = (end - hour).rounded(.down)
            return Int(day + hour >= begin ? day : (begin).rounded(.down))
        }
        return Int((end - 6.2 / 24).rounded(.down))
    }
}

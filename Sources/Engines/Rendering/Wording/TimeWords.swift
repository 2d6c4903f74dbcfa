import Foundation

/// Renders instants and calendar components relative to now, in English, using the locale's clock and order of day and month.
///
/// Foundation's formatters cost more than the time budget of a whole turn; the arithmetic here uses the proleptic Gregorian
/// calendar.
struct TimeWords: Sendable {
    /// The components of an instant in the person's time zone.
    struct Moment {
        var date: Date
        var year: Int
        var month: Int
        var day: Int
        var hour: Int
        var minute: Int
        /// Days since 1 March of the year 0.
        var dayNumber: Int
    }

    private let calendar: Calendar
    private let uses24Hours: Bool
    private let putsDayFirst: Bool

    init(locale: Locale, calendar: Calendar) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        self.calendar = gregorian
        uses24Hours = [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
        // Only these regions write the month before the day in English.
        putsDayFirst = !["US", "PH", "CA", "FM", "PW", "BZ"].contains(locale.region?.identifier ?? "US")
    }

    /// The components of the instant; `nil` outside the years 1 to 9999.
    func moment(_ date: Date) -> Moment? {
        // Converting very distant instants overflows inside Foundation.
        guard abs(date.timeIntervalSince1970) < 2.5e11 else { return nil }
        let parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        guard parts.era != 0, let year = parts.year, let month = parts.month, let day = parts.day, 1...9999 ~= year else {
            return nil
        }
        return Moment(
            date: date, year: year, month: month, day: day, hour: parts.hour ?? 0, minute: parts.minute ?? 0,
            dayNumber: Self.dayNumber(year, month, day))
    }

    /// "now", "in 4 minutes", "today at 5:30 PM", "tomorrow at noon", "Friday at 5 PM", "March 3 at 5 PM".
    func words(for date: Date, now: Moment, absolute: Bool = false) -> String? {
        let seconds = date.timeIntervalSince(now.date)
        if !absolute, abs(seconds) < 3570 { return Self.relative(seconds) }
        guard let moment = nearestMinute(date) else { return nil }
        return "\(day(moment, now: now)) at \(clock(moment.hour, moment.minute))"
    }

    /// The time of day alone: "5:30 PM".
    func clock(_ date: Date) -> String? { nearestMinute(date).map { clock($0.hour, $0.minute) } }

    /// Rounded like the minutes to wait, so that both agree.
    private func nearestMinute(_ date: Date) -> Moment? { moment(date.addingTimeInterval(30)) }

    /// As much as the components specify: "tomorrow at noon", "March 3", "5:30 PM"; `nil` if they are empty or invalid.
    func words(for components: DateComponents, now: Moment) -> String? {
        let day = day(components, now: now)
        let clock = clock(components)
        guard let day, let clock else { return day ?? clock }
        return "\(day) at \(clock)"
    }

    /// "tomorrow at noon", "today from 5 PM to 6 PM", "until Friday".
    func words(from start: DateComponents?, to end: DateComponents?, now: Moment) -> String? {
        let first = start.flatMap { words(for: $0, now: now) }
        guard let end, let last = words(for: end, now: now), last != first else { return first }
        guard let start, let first else { return "until \(last)" }
        if let part = partOfDay(from: start, to: end, now: now) { return part }
        if let day = day(start, now: now), day == self.day(end, now: now), let from = clock(start), let to = clock(end) {
            return "\(day) from \(from) to \(to)"
        }
        return "from \(first) to \(last)"
    }

    /// "tonight", "tomorrow morning", "Friday afternoon"; `nil` if it is no part of one day.
    private func partOfDay(from start: DateComponents, to end: DateComponents, now: Moment) -> String? {
        guard let year = start.year, let month = start.month, let day = start.day, let hour = start.hour, start.minute ?? 0 == 0,
            let last = end.hour, end.minute ?? 0 == 0, start.timeZone ?? calendar.timeZone == calendar.timeZone,
            let endYear = end.year, let endMonth = end.month, let endDay = end.day,
            let name = self.day(start, now: now),
            let part = Self.parts.first(where: { $0.first == hour && $0.last % 24 == last })?.name
        else { return nil }
        let days = Self.dayNumber(endYear, endMonth, endDay) - Self.dayNumber(year, month, day)
        guard days == (last == 0 ? 1 : 0) else { return nil }
        guard name == "today" else { return "\(name) \(part)" }
        return part == "evening" ? "tonight" : "this \(part)"
    }

    /// The parts of a day, by their hours.
    private static let parts = [("morning", 6, 12), ("afternoon", 12, 18), ("evening", 18, 24)]
        .map { (name: $0, first: $1, last: $2) }

    /// "4 minutes", "1 hour 5 minutes", "2 days".
    static func duration(_ seconds: Double) -> String? {
        guard seconds.isFinite, abs(seconds) < 1e11 else { return nil }
        let total = Int(abs(seconds).rounded())
        let parts = [(total / 86400, "day"), (total / 3600 % 24, "hour"), (total / 60 % 60, "minute"), (total % 60, "second")]
        let told = parts.filter { $0.0 > 0 }.prefix(2).map { count, unit in "\(count) \(unit)\(count == 1 ? "" : "s")" }
        return told.isEmpty ? "0 seconds" : told.joined(separator: " ")
    }

    private static func relative(_ seconds: Double) -> String {
        let minutes = Int((abs(seconds) / 60).rounded())
        guard minutes > 0 else { return "now" }
        let span = "\(minutes) minute\(minutes == 1 ? "" : "s")"
        return seconds > 0 ? "in \(span)" : "\(span) ago"
    }
}

extension TimeWords {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private func day(_ moment: Moment, now: Moment) -> String {
        day(moment.year, moment.month, moment.day, number: moment.dayNumber, now: now)
    }

    private func day(_ year: Int, _ month: Int, _ day: Int, number: Int, now: Moment) -> String {
        switch number - now.dayNumber {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        // Day 0, 1 March of the year 0, was a Wednesday.
        case 2...6: Self.weekdays[(number + 3) % 7]
        // The weekday alone could mean today.
        case 7: "\(Self.weekdays[(number + 3) % 7]), \(date(month, day, year: year == now.year ? nil : year))"
        default: date(month, day, year: year == now.year ? nil : year)
        }
    }

    private func date(_ month: Int, _ day: Int?, year: Int?) -> String {
        let name = Self.months[month - 1]
        let pair = day.map { putsDayFirst ? "\($0) \(name)" : "\(name) \($0)" } ?? name
        return year.map { putsDayFirst || day == nil ? "\(pair) \($0)" : "\(pair), \($0)" } ?? pair
    }

    private func day(_ components: DateComponents, now: Moment) -> String? {
        if let zone = components.timeZone, zone != calendar.timeZone, let moment = moment(of: components) {
            return day(moment, now: now)
        }
        if let weekday = components.weekday, components.day == nil {
            return 1...7 ~= weekday ? Self.weekdays[weekday - 1] : nil
        }
        if let month = components.month, 1...12 ~= month { return day(components, month: month, now: now) }
        guard let year = components.year, 1...9999 ~= year, components.day == nil else { return nil }
        return "\(year)"
    }

    private func day(_ components: DateComponents, month: Int, now: Moment) -> String? {
        let year = components.year.flatMap { 1...9999 ~= $0 ? $0 : nil }
        guard let day = components.day else { return date(month, nil, year: year) }
        guard 1...31 ~= day else { return nil }
        guard let year else { return date(month, day, year: nil) }
        return self.day(year, month, day, number: Self.dayNumber(year, month, day), now: now)
    }

    private func clock(_ components: DateComponents) -> String? {
        var (hour, minute) = (components.hour, components.minute ?? 0)
        if let zone = components.timeZone, zone != calendar.timeZone, let moment = moment(of: components) {
            (hour, minute) = (moment.hour, moment.minute)
        }
        guard let hour, 0...23 ~= hour, 0...59 ~= minute else { return nil }
        return clock(hour, minute)
    }

    /// Converts components from another time zone to the person's; `nil` unless they specify a full day and hour in range.
    private func moment(of components: DateComponents) -> Moment? {
        guard let year = components.year, let month = components.month, let day = components.day, let hour = components.hour,
            1...9999 ~= year, 1...12 ~= month, 1...31 ~= day, 0...23 ~= hour, let zone = components.timeZone
        else { return nil }
        var foreign = calendar
        foreign.timeZone = zone
        let minute = min(max(components.minute ?? 0, 0), 59)
        let plain = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return foreign.date(from: plain).flatMap { moment($0) }
    }

    private func clock(_ hour: Int, _ minute: Int) -> String {
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        if uses24Hours { return (hour < 10 ? "0" : "") + "\(hour):\(minutes)" }
        if minute == 0, hour % 12 == 0 { return hour == 0 ? "midnight" : "noon" }
        let number = hour % 12 == 0 ? 12 : hour % 12
        return "\(number)\(minute == 0 ? "" : ":" + minutes) \(hour < 12 ? "AM" : "PM")"
    }

    /// Days since 1 March of the year 0; years begin in March here, so that the leap day comes last.
    static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1
    }
}

extension TimeWords.Moment {
    /// The fallback when "now" has no valid components.
    static let epoch = Self(
        date: Date(timeIntervalSince1970: 0), year: 1970, month: 1, day: 1, hour: 0, minute: 0,
        dayNumber: TimeWords.dayNumber(1970, 1, 1))
}

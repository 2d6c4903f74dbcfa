import Foundation

/// How a task repeats: a recurrence rule of RFC 5545, section 3.3.10, kept as it was written.
public struct Recurrence: Hashable, Sendable {
    public enum Frequency: String, Hashable, Sendable, CaseIterable {
        case minutely = "MINUTELY"
        case hourly = "HOURLY"
        case daily = "DAILY"
        case weekly = "WEEKLY"
        case monthly = "MONTHLY"
        case yearly = "YEARLY"
    }

    public let text: String
    private let parts: [String: String]

    public init(_ text: String) {
        self.text = text
        var parts: [String: String] = [:]
        for part in text.uppercased().split(separator: ";") {
            let sides = part.split(separator: "=", maxSplits: 1)
            if sides.count == 2 { parts[String(sides[0])] = String(sides[1]) }
        }
        self.parts = parts
    }

    /// - Parameter weekdays: the days of a week, 1 is Sunday; empty for the day on which it starts.
    public init(every interval: Int, _ frequency: Frequency, on weekdays: [Int] = []) {
        var text = "FREQ=\(frequency.rawValue)"
        if interval > 1 { text += ";INTERVAL=\(interval)" }
        let days = weekdays.sorted().compactMap { Self.weekdays.indices.contains($0 - 1) ? Self.weekdays[$0 - 1] : nil }
        if !days.isEmpty { text += ";BYDAY=\(days.joined(separator: ","))" }
        self.init(text)
    }

    private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

    public var frequency: Frequency? { parts["FREQ"].flatMap(Frequency.init) }

    /// How often it comes within a day, in seconds: every two hours; `nil` where it comes on days.
    public var secondsWithinDay: TimeInterval? {
        switch frequency {
        case .minutely: TimeInterval(interval * 60)
        case .hourly: TimeInterval(interval * 3_600)
        default: nil
        }
    }

    public var interval: Int { max(1, parts["INTERVAL"].flatMap { Int($0) } ?? 1) }

    /// The names of the parts that the rule has.
    var partNames: Set<String> { Set(parts.keys) }

    /// The days of the week, 1 is Sunday; empty where there are none, or where they are counted, such as the last Friday.
    public var weekdays: [Int] {
        (parts["BYDAY"]?.split(separator: ",") ?? []).compactMap { Self.weekdays.firstIndex(of: String($0)).map { $0 + 1 } }
    }

    /// The next time after both and the rule that goes on from there; `nil` where the series has ended.
    ///
    /// - Throws: `NotebookError` with code `unknownRecurrence`.
    func next(
        from due: CalendarTime, after now: Date, in calendar: Calendar
    ) throws(NotebookError) -> (due: CalendarTime, rule: Recurrence)? {
        var zoned = calendar
        if let zone = due.timeZone { zoned.timeZone = zone }
        guard let rule = rule(in: zoned), let start = due.date(in: calendar) else {
            throw NotebookError(
                .unknownRecurrence, "the task repeats by a rule that Inkwell does not know; change it in the app that made it")
        }
        // Whoever has not opened the app for years still gets an answer: a task a minute is a hundred thousand in ten weeks.
        for (index, date) in rule.recurrences(of: start).prefix(100_000).enumerated() where date > start && date > now {
            var next = CalendarTime(date, hasTime: due.hasTime || secondsWithinDay != nil, in: zoned)
            next.timeZone = due.timeZone
            return (next, skipping(index))
        }
        return nil
    }

    /// The rule without the occurrences that are over.
    private func skipping(_ count: Int) -> Recurrence {
        guard let all = parts["COUNT"].flatMap({ Int($0) }) else { return self }
        let left = text.split(separator: ";").map {
            $0.uppercased().hasPrefix("COUNT=") ? "COUNT=\(max(1, all - count))" : String($0)
        }
        return Recurrence(left.joined(separator: ";"))
    }

    private func rule(in calendar: Calendar) -> Calendar.RecurrenceRule? {
        let known: Set = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTH", "BYMONTHDAY", "BYSETPOS", "WKST"]
        guard let frequency, known.isSuperset(of: parts.keys), let end = end(in: calendar), let days = days,
            let months = numbers("BYMONTH", 1...12), let monthDays = numbers("BYMONTHDAY", -31...31),
            let positions = numbers("BYSETPOS", -366...366)
        else { return nil }
        let frequencies: [Frequency: Calendar.RecurrenceRule.Frequency] = [
            .minutely: .minutely, .hourly: .hourly, .daily: .daily, .weekly: .weekly, .monthly: .monthly, .yearly: .yearly,
        ]
        guard let unit = frequencies[frequency] else { return nil }
        return Calendar.RecurrenceRule(
            calendar: calendar, frequency: unit, interval: interval, end: end, months: months.map { .init($0) },
            daysOfTheMonth: monthDays, weekdays: days, setPositions: positions)
    }

    private func numbers(_ part: String, _ range: ClosedRange<Int>) -> [Int]? {
        guard let list = parts[part] else { return [] }
        let numbers = list.split(separator: ",").compactMap { Int($0) }.filter { range.contains($0) && $0 != 0 }
        return numbers.count == list.split(separator: ",").count ? numbers : nil
    }

    private var days: [Calendar.RecurrenceRule.Weekday]? {
        guard let list = parts["BYDAY"] else { return [] }
        let names: [String: Locale.Weekday] = [
            "SU": .sunday, "MO": .monday, "TU": .tuesday, "WE": .wednesday, "TH": .thursday, "FR": .friday, "SA": .saturday,
        ]
        let days = list.split(separator: ",").compactMap { day -> Calendar.RecurrenceRule.Weekday? in
            guard let name = names[String(day.suffix(2))] else { return nil }
            let count = day.dropLast(2)
            if count.isEmpty { return .every(name) }
            return Int(count).flatMap { $0 == 0 || abs($0) > 53 ? nil : .nth($0, name) }
        }
        return days.count == list.split(separator: ",").count ? days : nil
    }

    private func end(in calendar: Calendar) -> Calendar.RecurrenceRule.End? {
        if let count = parts["COUNT"] { return Int(count).flatMap { $0 > 0 ? .afterOccurrences($0) : nil } }
        guard let until = parts["UNTIL"] else { return .never }
        guard let time = CalendarTime(ContentLine("UNTIL", value: until)), let date = time.date(in: calendar) else { return nil }
        // A day counts as a whole.
        return .afterDate(time.hasTime ? date : date.addingTimeInterval(86_399))
    }
}

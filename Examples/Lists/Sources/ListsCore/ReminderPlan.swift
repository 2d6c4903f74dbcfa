import Foundation

/// When the host is to remind the person of tasks.
public struct ReminderPlan: Hashable, Sendable {
    /// A reminder that comes at a time, or again and again.
    public struct Reminder: Hashable, Sendable, Identifiable {
        /// Begins with the identifier of the task.
        public let id: String
        /// What is to be done.
        public let title: String
        /// What a calendar on the person's wall and a clock beside it show then; of one that repeats, the parts that are always the same.
        public let time: DateComponents
        public let repeats: Bool
    }

    /// How many occurrences of a task are planned whose rule no clock knows, such as every second Friday.
    private static let mostOccurrences = 8

    /// In no particular order.
    public let reminders: [Reminder]

    /// Plans the reminders of the tasks that are still to do; those whose time is over have had theirs.
    public init(_ tasks: [TaskItem], after now: Date, in calendar: Calendar) {
        reminders = tasks.filter { !$0.isCompleted }.flatMap { Self.reminders(of: $0, after: now, in: calendar) }
    }

    private static func reminders(of task: TaskItem, after now: Date, in calendar: Calendar) -> [Reminder] {
        func once(_ date: Date, _ name: String) -> Reminder {
            let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
            return Reminder(
                id: "\(task.id)/\(name)", title: task.title, time: calendar.dateComponents(parts, from: date), repeats: false)
        }
        let snoozed = task.snoozedUntil.map { $0 > now ? [once($0, "snoozed")] : [] }
        guard let recurrence = task.recurrence, let due = task.due else {
            // What was put off comes at its new time alone.
            return snoozed ?? task.reminder(in: calendar).map { $0 > now ? [once($0, "0")] : [] } ?? []
        }
        if let times = recurrence.clockTimes(of: due, after: now, in: calendar) {
            return times.enumerated().map {
                Reminder(id: "\(task.id)/\($0.offset)", title: task.title, time: $0.element, repeats: true)
            } + (snoozed ?? [])
        }
        return occurrences(of: due, recurrence, after: now, in: calendar).enumerated().map { once($0.element, "\($0.offset)") }
            + (snoozed ?? [])
    }

    private static func occurrences(
        of due: CalendarTime, _ recurrence: Recurrence, after now: Date, in calendar: Calendar
    ) -> [Date] {
        var dates: [Date] = []
        var (due, recurrence) = (due, recurrence)
        if let first = due.reminder(in: calendar), first > now { dates.append(first) }
        // A rule that is not known has no further reminders; the person is told when they change the task.
        while dates.count < mostOccurrences, let next = try? recurrence.next(from: due, after: now, in: calendar) {
            guard next.due != due else { break }
            (due, recurrence) = next
            guard let date = due.reminder(in: calendar) else { break }
            if date > now { dates.append(date) }
        }
        return dates
    }
}

extension CalendarTime {
    /// When the person is reminded; a day counts from nine in the morning.
    func reminder(in calendar: Calendar) -> Date? {
        guard let date = date(in: calendar) else { return nil }
        return hasTime ? date : calendar.date(byAdding: .hour, value: TaskItem.morning, to: date) ?? date
    }
}

extension Recurrence {
    /// The parts of a clock and a calendar that are the same each time, of a rule that has begun and never ends: one for each day of the week.
    /// `nil` for other rules.
    fileprivate func clockTimes(of due: CalendarTime, after now: Date, in calendar: Calendar) -> [DateComponents]? {
        let frequencies: [Frequency: (names: Set<String>, length: TimeInterval)] = [
            .daily: (["FREQ", "INTERVAL"], 86_400), .weekly: (["FREQ", "INTERVAL", "BYDAY"], 7 * 86_400),
        ]
        guard interval == 1, due.timeZone == nil, let (names, length) = frequency.flatMap({ frequencies[$0] }),
            names.isSuperset(of: partNames), let date = due.reminder(in: calendar), date <= now + length
        else { return nil }
        let clock = calendar.dateComponents([.hour, .minute], from: date)
        guard frequency == .weekly else { return [clock] }
        let days = weekdays.isEmpty ? [calendar.component(.weekday, from: date)] : weekdays
        return days.map { DateComponents(hour: clock.hour, minute: clock.minute, weekday: $0) }
    }
}

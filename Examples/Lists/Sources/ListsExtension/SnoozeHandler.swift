import Intents
import ListsCore

/// Puts off reminders: those that are named, or those that have come already.
final class SnoozeHandler: NSObject, INSnoozeTasksIntentHandling {
    /// How long a reminder is put off when nobody says how long.
    private static let interval: TimeInterval = 600

    func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] {
        do {
            let reminders = try Self.reminders()
            if intent.all == true { return [reminders.isEmpty ? .unsupported(forReason: .noTasksFound) : .notRequired()] }
            guard let named = intent.tasks, !named.isEmpty else {
                return [Self.resolution(ItemMatch(Self.current(among: reminders)))]
            }
            return named.map { Self.resolution(ItemMatch($0, among: reminders)) }
        } catch {
            error.log(in: "resolveTasks(SnoozeTasks)")
            return [.unsupported()]
        }
    }

    private static func resolution(_ match: ItemMatch<TaskItem>) -> INSnoozeTasksTaskResolutionResult {
        switch match {
        case .one(let task): .success(with: INTask(task))
        case .several(let tasks): .disambiguation(with: tasks.map { INTask($0) })
        case .none: .unsupported(forReason: .noTasksFound)
        }
    }

    func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult {
        guard let range = intent.nextTriggerTime else {
            let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
            let next = Calendar.current.dateComponents(parts, from: Date.ofHost.addingTimeInterval(Self.interval))
            return .success(with: INDateComponentsRange(start: next, end: nil))
        }
        guard let date = Self.date(range) else { return .needsValue() }
        return date > .ofHost ? .success(with: range) : .unsupported()
    }

    func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse {
        do throws(NotebookError) {
            guard let date = intent.nextTriggerTime.flatMap(Self.date) else {
                throw NotebookError(.notFound, "the time is not clear")
            }
            let reminders = try Self.reminders()
            let named = (intent.tasks ?? []).compactMap { task in
                if case .one(let task) = ItemMatch(task, among: reminders) { task } else { nil }
            }
            var snoozed: [TaskItem] = []
            for var task in intent.all == true ? reminders : named {
                task.snooze(until: date)
                snoozed.append(try Notebook.shared().save(task))
            }
            Notebook.setReminders()
            let response = INSnoozeTasksIntentResponse(code: snoozed.isEmpty ? .failure : .success, userActivity: nil)
            response.snoozedTasks = snoozed.map { INTask($0) }
            return response
        } catch {
            error.log(in: "handle(SnoozeTasks)")
            return INSnoozeTasksIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// The tasks still to do that have a reminder, the earliest first.
    private static func reminders() throws(NotebookError) -> [TaskItem] {
        var query = ItemQuery()
        query.isCompleted = false
        query.schedules = [.once, .repeated]
        return query.tasks(try Notebook.shared().tasks(), in: .current)
    }

    /// Those that may be meant by "my reminder": those that have come, or all where none has.
    private static func current(among reminders: [TaskItem]) -> [TaskItem] {
        let due = reminders.filter { ($0.reminder(in: .current) ?? .distantFuture) <= .ofHost }
        return due.isEmpty ? reminders : due
    }

    /// The instant; a day without a time means its morning, and a time without a day its next one.
    private static func date(_ range: INDateComponentsRange) -> Date? {
        guard let schedule = INTemporalEventTrigger(dateComponentsRange: range).schedule else { return nil }
        let date = schedule.due.date(in: .current)
        return schedule.due.hasTime ? date : date.flatMap { Calendar.current.date(byAdding: .hour, value: 9, to: $0) }
    }
}

import Intents
import ListsCore

/// Marks tasks as done, flags them, moves their reminders and gives them other titles.
final class ChangeTaskHandler: NSObject, INSetTaskAttributeIntentHandling {
    func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
        guard let task = intent.targetTask else { return .needsValue() }
        do {
            let completed: Bool? = intent.status == .notCompleted
            switch ItemMatch(task, among: try Notebook.shared().tasks(), completed: completed) {
            case .one(let task): return .success(with: INTask(task))
            case .several(let tasks): return .disambiguation(with: tasks.map { INTask($0) })
            case .none: return .unsupported()
            }
        } catch {
            error.log(in: "resolveTargetTask(SetTaskAttribute)")
            return .unsupported()
        }
    }

    func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult {
        guard let title = intent.taskTitle else { return .notRequired() }
        return AddTasksHandler.resolution(ofTitles: [title])?.first ?? .needsValue()
    }

    func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
        if intent.status != .unknown { return .success(with: intent.status) }
        // Whoever names a task and no change most likely has done it; the assistant asks.
        let changes =
            intent.priority != .unknown || intent.taskTitle != nil || intent.temporalEventTrigger != nil
            || intent.spatialEventTrigger != nil
        return changes ? .notRequired() : .needsValue()
    }

    func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult {
        intent.priority == .unknown ? .notRequired() : .success(with: intent.priority)
    }

    func resolveTemporalEventTrigger(
        for intent: INSetTaskAttributeIntent
    ) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult {
        guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
        guard let schedule = trigger.schedule else { return .needsValue() }
        if trigger.isOver { return .unsupported(forReason: .timeInPast) }
        let hasRule = trigger.dateComponentsRange.recurrenceRule != nil
        return hasRule && schedule.recurrence == nil ? .unsupported(forReason: .invalidRecurrence) : .success(with: trigger)
    }

    func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult {
        guard let trigger = intent.spatialEventTrigger else { return .notRequired() }
        return trigger.place == nil ? .unsupported() : .success(with: trigger)
    }

    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        do throws(NotebookError) {
            let notebook = try Notebook.shared()
            let task = try change(intent, in: notebook)
            Notebook.setReminders()
            let response = INSetTaskAttributeIntentResponse(
                code: .success, userActivity: .showing(Notebook.listActivityType, task.list))
            response.modifiedTask = INTask(task)
            return response
        } catch {
            error.log(in: "handle(SetTaskAttribute)")
            return INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil)
        }
    }

    private func change(_ intent: INSetTaskAttributeIntent, in notebook: Notebook) throws(NotebookError) -> TaskItem {
        guard let target = intent.targetTask,
            case .one(var task) = ItemMatch(target, among: try notebook.tasks(), completed: intent.status == .notCompleted)
        else { throw NotebookError(.notFound, "the task is not clear") }
        if let title = intent.taskTitle { task.title = title.spokenPhrase }
        if intent.priority != .unknown { task.isFlagged = intent.priority == .flagged }
        if let schedule = intent.temporalEventTrigger?.schedule {
            // Moving one occasion does not end the series.
            task.schedule(schedule.due, repeating: schedule.recurrence ?? task.recurrence)
        }
        if let place = intent.spatialEventTrigger?.place { task.place = place }
        guard intent.status != .unknown else { return try notebook.save(task) }
        return try notebook.set(task, completed: intent.status == .completed)
    }
}

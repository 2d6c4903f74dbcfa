import Intents
import ListsCore

/// Puts tasks on a list, with reminders at a time or at a place.
final class AddTasksHandler: NSObject, INAddTasksIntentHandling {
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult {
        guard let list = intent.targetTaskList else { return .notRequired() }
        do {
            switch try ItemMatch(list, in: .shared()) {
            case .one(let list): return .success(with: INTaskList(list, tasks: []))
            case .several(let lists): return .disambiguation(with: lists.map { INTaskList($0, tasks: []) })
            case .none:
                let title = list.title.spokenPhrase
                if Notebook.isDefaultList(title) { return .notRequired() }
                // Once the person has agreed, the list that was offered comes back.
                if list.identifier == Self.identifier(ofNew: title) { return .success(with: list) }
                let new = INTaskList(
                    title: list.title, tasks: [], groupName: nil, createdDateComponents: nil, modifiedDateComponents: nil,
                    identifier: Self.identifier(ofNew: title))
                return .confirmationRequired(with: new, forReason: .listShouldBeCreated)
            }
        } catch {
            error.log(in: "resolveTargetTaskList(AddTasks)")
            return .unsupported()
        }
    }

    /// Marks a list that is yet to be made. The title is part of it, so that another one in its place is asked about anew.
    private static func identifier(ofNew title: String) -> String { "new: \(title)" }

    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
        Self.resolution(ofTitles: intent.taskTitles) ?? [.needsValue()]
    }

    /// What resolving comes to, title by title; `nil` when there are none.
    static func resolution(ofTitles titles: [INSpeakableString]?) -> [INSpeakableStringResolutionResult]? {
        guard let titles, !titles.isEmpty else { return nil }
        return titles.map { title in
            title.spokenPhrase.contains { $0.isLetter || $0.isNumber } ? .success(with: title) : .needsValue()
        }
    }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent
    ) async -> INAddTasksTemporalEventTriggerResolutionResult {
        guard let trigger = intent.temporalEventTrigger?.withoutBeginning else { return .notRequired() }
        guard let schedule = trigger.schedule else { return .needsValue() }
        if trigger.isOver { return .unsupported(forReason: .timeInPast) }
        let hasRule = trigger.dateComponentsRange.recurrenceRule != nil
        return hasRule && schedule.recurrence == nil ? .unsupported(forReason: .invalidRecurrence) : .success(with: trigger)
    }

    func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult {
        guard let trigger = intent.spatialEventTrigger else { return .notRequired() }
        return trigger.place == nil ? .unsupported() : .success(with: trigger)
    }

    func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult {
        intent.priority == .unknown ? .notRequired() : .success(with: intent.priority)
    }

    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        do throws(NotebookError) {
            let notebook = try Notebook.shared()
            var details = Notebook.TaskDetails()
            details.due = intent.temporalEventTrigger?.schedule?.due
            details.recurrence = intent.temporalEventTrigger?.schedule?.recurrence
            details.place = intent.spatialEventTrigger?.place
            details.isFlagged = intent.priority == .flagged
            let list = try intent.targetTaskList.map { list throws(NotebookError) in try Self.list(list, in: notebook) }
            let titles = (intent.taskTitles ?? []).map(\.spokenPhrase)
            let added = try notebook.add(titles, to: list ?? nil, details, operation: intent.identifier)
            Notebook.setReminders()
            let response = INAddTasksIntentResponse(
                code: .success, userActivity: .showing(Notebook.listActivityType, added.list.id))
            response.modifiedTaskList = INTaskList(added.list, tasks: added.tasks)
            response.addedTasks = added.tasks.map { INTask($0) }
            return response
        } catch {
            error.log(in: "handle(AddTasks)")
            return INAddTasksIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// The list meant, made when it is not there; `nil` for the default one, which is made with its first task.
    private static func list(_ list: INTaskList, in notebook: Notebook) throws(NotebookError) -> TaskList? {
        switch try ItemMatch(list, in: notebook) {
        case .one(let list): list
        case .several: throw NotebookError(.notFound, "several lists are called so")
        case .none:
            Notebook.isDefaultList(list.title.spokenPhrase) ? nil : try notebook.makeList(titled: list.title.spokenPhrase)
        }
    }
}

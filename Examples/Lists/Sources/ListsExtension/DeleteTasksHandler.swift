import Intents
import ListsCore

/// Deletes tasks: those that are named, all of a list, or all that there are.
final class DeleteTasksHandler: NSObject, INDeleteTasksIntentHandling {
    func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult {
        guard let list = intent.taskList else { return .notRequired() }
        do {
            switch try ItemMatch(list, in: .shared()) {
            case .one(let list): return .success(with: INTaskList(list, tasks: []))
            case .several(let lists): return .disambiguation(with: lists.map { INTaskList($0, tasks: []) })
            case .none: return .unsupported(forReason: .noTaskListFound)
            }
        } catch {
            error.log(in: "resolveTaskList(DeleteTasks)")
            return .unsupported()
        }
    }

    func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] {
        do {
            let tasks = try candidates(for: intent)
            guard !tasks.isEmpty else { return [.unsupported(forReason: .noTasksInApp)] }
            if intent.all == true { return [.notRequired()] }
            guard let named = intent.tasks, !named.isEmpty else { return [.needsValue()] }
            return named.map { task in
                switch ItemMatch(task, among: tasks) {
                case .one(let task): .success(with: INTask(task))
                case .several(let tasks): .disambiguation(with: tasks.map { INTask($0) })
                case .none: .unsupported(forReason: .noTasksFound)
                }
            }
        } catch {
            error.log(in: "resolveTasks(DeleteTasks)")
            return [.unsupported()]
        }
    }

    func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse {
        do throws(NotebookError) {
            let tasks = try candidates(for: intent)
            let named = (intent.tasks ?? []).compactMap { task in
                if case .one(let task) = ItemMatch(task, among: tasks) { task } else { nil }
            }
            let deleted = intent.all == true ? tasks : named
            try Notebook.shared().delete(deleted)
            Notebook.setReminders()
            let response = INDeleteTasksIntentResponse(code: .success, userActivity: nil)
            response.deletedTasks = deleted.map { INTask($0) }
            return response
        } catch {
            error.log(in: "handle(DeleteTasks)")
            return INDeleteTasksIntentResponse(code: .failure, userActivity: nil)
        }
    }

    /// The tasks of the list that was named, or of all lists.
    private func candidates(for intent: INDeleteTasksIntent) throws(NotebookError) -> [TaskItem] {
        let notebook = try Notebook.shared()
        guard let list = intent.taskList else { return try notebook.tasks() }
        guard case .one(let known) = try ItemMatch(list, in: notebook) else { return try notebook.tasks() }
        return known.tasks
    }
}

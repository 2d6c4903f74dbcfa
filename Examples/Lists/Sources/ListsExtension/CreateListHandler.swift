import Intents
import ListsCore

/// Makes lists.
final class CreateListHandler: NSObject, INCreateTaskListIntentHandling {
    func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        guard let title = intent.title, title.spokenPhrase.contains(where: { $0.isLetter || $0.isNumber }) else {
            return .needsValue()
        }
        return .success(with: title)
    }

    func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] {
        AddTasksHandler.resolution(ofTitles: intent.taskTitles) ?? [.notRequired()]
    }

    // Lists are not grouped: programs that read them expect them side by side.
    func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        intent.groupName == nil ? .notRequired() : .unsupported()
    }

    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        do throws(NotebookError) {
            let list = try Notebook.shared().makeList(
                titled: intent.title?.spokenPhrase ?? "", tasks: (intent.taskTitles ?? []).map(\.spokenPhrase),
                operation: intent.identifier)
            let response = INCreateTaskListIntentResponse(
                code: .success, userActivity: .showing(Notebook.listActivityType, list.id))
            response.createdTaskList = INTaskList(list)
            return response
        } catch {
            error.log(in: "handle(CreateTaskList)")
            return INCreateTaskListIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

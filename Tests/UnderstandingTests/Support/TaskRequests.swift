import IntentSchema
import Understanding

/// Reads what is said where an app for tasks, lists and notes is installed.
enum TaskRequests {
    static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INSearchForNotebookItemsIntent",
        ])

    /// The request with those that follow it; none if the words are no request.
    static func read(_ said: String) -> [Hypothesis] {
        var context = Fixtures.context
        context.apps += [notes]
        guard case .request(let first)? = try? Fixtures.learned.get().interpret(said, in: context).acts.first else { return [] }
        return [first] + (first.followers ?? [])
    }

    /// The title of the only task that the request makes.
    static func title(_ request: Hypothesis?) -> String? {
        guard let list = request?.parameters["taskTitles"]?.list, list.count == 1 else { return nil }
        return list[0].record?["spokenPhrase"]?.string
    }
}

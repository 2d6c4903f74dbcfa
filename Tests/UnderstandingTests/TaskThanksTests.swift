import IntentSchema
import Testing
import Understanding

/// Thanks and a please behind what is to be done.
struct TaskThanksTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INSearchForNotebookItemsIntent",
        ])

    private static func requests(_ said: String) -> [Hypothesis] {
        var context = Fixtures.context
        context.apps += [notes]
        guard case .request(let first)? = try? Fixtures.learned.get().interpret(said, in: context).acts.first else { return [] }
        return [first] + (first.followers ?? [])
    }

    private static func title(_ request: Hypothesis?) -> String? {
        guard let list = request?.parameters["taskTitles"]?.list, list.count == 1 else { return nil }
        return list[0].record?["spokenPhrase"]?.string
    }

    @Test("a please or thanks behind a task is no part of its title, unless it is to be said")
    func thanks() {
        for end in ["please", "thanks", "thank you", ", please"] {
            #expect(Self.title(Self.requests("remind me to buy milk \(end)").first) == "buy milk", "\(end)")
        }
        for title in ["tell Nora thanks", "write a thank you"] {
            #expect(Self.title(Self.requests("remind me to \(title)").first) == title)
        }
    }
}

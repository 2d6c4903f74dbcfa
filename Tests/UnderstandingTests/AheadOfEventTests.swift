import IntentSchema
import Testing
import Understanding

/// What is due ahead of something that is told first.
struct AheadOfEventTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: [
            "INAddTasksIntent", "INSetTaskAttributeIntent", "INDeleteTasksIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
            "INSearchForNotebookItemsIntent",
        ])
    private static let due = "temporalEventTrigger"

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

    @Test(
        "what is ahead of something that is told has its time",
        arguments: [
            ("the night before", "on Saturday night"), ("the evening before", "on Saturday evening"),
            ("an hour before", "on Sunday at 1 pm"), ("two hours before", "on Sunday at noon"),
            ("the day before", "on Saturday at 2 pm"), ("30 minutes before", "on Sunday at 1:30 pm"),
        ])
    func ahead(lead: String, time: String) {
        let expected = Self.requests("remind me \(time) to load the van").first?.parameters[Self.due]
        #expect(expected != nil)
        for told in [
            "job on Sunday at 2 pm at the Hendersons,", "My sister's concert is on Sunday at 2 pm.",
            "we've got the plumber coming on Sunday at 2 pm so",
        ] {
            for order in [
                "remind me \(lead) to load the van", "could you please remind me \(lead) to load the van?",
                "set a reminder for \(lead) to load the van",
            ] {
                let read = Self.requests("\(told) \(order)")
                #expect(read.map(Self.title) == ["load the van"], "'\(told) \(order)': \(read.map(\.summary))")
                #expect(read.first?.parameters[Self.due] == expected, "'\(told) \(order)': \(read.map(\.summary))")
            }
        }
    }
}

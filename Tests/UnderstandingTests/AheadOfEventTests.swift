import IntentSchema
import Testing
import Understanding

/// What is due ahead of something that is told first.
struct AheadOfEventTests {
    private static let due = "temporalEventTrigger"

    @Test(
        "what is ahead of something that is told has its time",
        arguments: [
            ("the night before", "on Saturday night"), ("the evening before", "on Saturday evening"),
            ("an hour before", "on Sunday at 1 pm"), ("two hours before", "on Sunday at noon"),
            ("the day before", "on Saturday at 2 pm"), ("30 minutes before", "on Sunday at 1:30 pm"),
        ])
    func ahead(lead: String, time: String) {
        let expected = TaskRequests.read("remind me \(time) to load the van").first?.parameters[Self.due]
        #expect(expected != nil)
        for told in [
            "job on Sunday at 2 pm at the Hendersons,", "My sister's concert is on Sunday at 2 pm.",
            "we've got the plumber coming on Sunday at 2 pm so",
        ] {
            for order in [
                "remind me \(lead) to load the van", "could you please remind me \(lead) to load the van?",
                "set a reminder for \(lead) to load the van",
            ] {
                let read = TaskRequests.read("\(told) \(order)")
                #expect(read.map(TaskRequests.title) == ["load the van"], "'\(told) \(order)': \(read.map(\.summary))")
                #expect(read.first?.parameters[Self.due] == expected, "'\(told) \(order)': \(read.map(\.summary))")
            }
        }
    }
}

import IntentSchema
import Testing
import Understanding

/// Reminders and lists of which only the first has the verb.
struct TaskGappingTests {
    private static let due = "temporalEventTrigger"
    private static let deeds = [
        "hand in the reports", "ring the dentist", "Skype Aunt May", "renew my passport", "tidy the shed before it rains",
    ]

    @Test(
        "a reminder without a verb is one of its own, with its own time",
        arguments: [
            ("remind me on Monday to %1, and on Wednesday to %2", "on Monday", "on Wednesday"),
            ("remind me tomorrow at 8 to %1 and on Friday at 10 to %2", "tomorrow at 8", "on Friday at 10"),
            (
                "set me a reminder at nine on Sunday to %1, and one on Saturday evening to %2", "at nine on Sunday",
                "on Saturday evening"
            ),
            ("remind me tomorrow to %1 and every Sunday to %2", "tomorrow", "every Sunday"),
            ("set a reminder for the 5th to %1, then another for the 9th to %2", "on the 5th", "on the 9th"),
            ("I need a reminder for Friday at 3 to %1, then one for Saturday at 10 to %2", "on Friday at 3", "on Saturday at 10"),
            ("can you remind me at noon to %1 and also at four to %2", "at noon", "at four"),
            ("could you remind me on Monday to %1 and on Friday to %2? cheers", "on Monday", "on Friday"),
        ])
    func gapped(pattern: String, first: String, second: String) {
        for (index, deed) in Self.deeds.enumerated() {
            let other = Self.deeds[(index + 1) % Self.deeds.count]
            let said = pattern.replacing("%1", with: deed).replacing("%2", with: other)
            let read = TaskRequests.read(said)
            #expect(read.map(TaskRequests.title) == [deed, other], "'\(said)': \(read.map(\.summary))")
            let alone = [first, second].map { TaskRequests.read("remind me \($0) to call mum").first?.parameters[Self.due] }
            #expect(read.map { $0.parameters[Self.due] } == alone, "'\(said)'")
        }
    }

    @Test("three reminders of one verb are three")
    func three() {
        let read = TaskRequests.read(
            "remind me on Monday to hand in the reports, on Tuesday to ring the dentist, and one more for Friday to sand the door"
        )
        #expect(read.map(TaskRequests.title) == ["hand in the reports", "ring the dentist", "sand the door"])
    }

    @Test("another task needs no time")
    func untimed() {
        for joint in ["and another to", "and one to", "then another one to", "plus one more to"] {
            let read = TaskRequests.read("add a task to book flights, \(joint) renew my passport")
            #expect(read.map(TaskRequests.title) == ["book flights", "renew my passport"], "\(joint): \(read.map(\.summary))")
        }
    }

    @Test(
        "what belongs to one thing to do stays in it",
        arguments: [
            "read to Ella and to Tom", "buy one of the cakes to go", "book the train and one of the hotels",
            "ask one of them to help",
        ])
    func whole(title: String) {
        let read = TaskRequests.read("remind me on Monday to \(title)")
        #expect(read.map(TaskRequests.title) == [title], "\(read.map(\.summary))")
    }

    @Test("another list is made for itself")
    func lists() {
        for joint in [", and another for the kids", " and one for the kids", ", then another one called kids"] {
            let read = TaskRequests.read("make a list for the party with balloons and crisps\(joint): juice, biscuits")
            let titles = read.map { $0.parameters["title"]?.record?["spokenPhrase"]?.string }
            #expect(titles == ["party", "kids"], "\(joint): \(read.map(\.summary))")
            let items = read.map { $0.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string } }
            #expect(items == [["balloons", "crisps"], ["juice", "biscuits"]], "\(joint): \(read.map(\.summary))")
        }
    }

    @Test("a day that has a number like the hour it is now is no 'now'")
    func sameHour() {
        for hour in 1...12 {
            let read = TaskRequests.read("remind me tomorrow to pay the rent and on Tuesday at \(hour) to collect the suit")
            #expect(read.map(TaskRequests.title) == ["pay the rent", "collect the suit"], "\(hour): \(read.map(\.summary))")
        }
    }
}

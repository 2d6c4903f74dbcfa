import IntentSchema
import Testing
import Understanding

/// What is ordered behind a clause that only tells something.
struct OrderFromToldTests {
    private static let due = "temporalEventTrigger"

    @Test(
        "a reminder behind what is told is of what it says itself, and takes nothing from what is told",
        arguments: [
            "the dishwasher is broken again so", "the wifi keeps dropping,", "it's cold out, so", "ugh, the car is filthy. So",
            "my neighbour hurt her knee so", "Mom said she's coming at 5,", "I have an exam on Thursday so",
        ], ["ring the landlord", "buy bread and stamps"])
    func told(clause: String, task: String) {
        let expected = TaskRequests.read("remind me tonight to \(task)")
        #expect(!expected.isEmpty)
        for order in ["remind me tonight to \(task)", "can you remind me tonight to \(task)"] {
            let read = TaskRequests.read("\(clause) \(order)")
            #expect(read.map(\.parameters) == expected.map(\.parameters), "'\(clause) \(order)': \(read.map(\.summary))")
        }
    }

    @Test("an order between what is told and a reminder is not lost")
    func orderBetween() {
        let read = TaskRequests.read(
            "my printer is out of ink, so add ink to my shopping list and remind me on Saturday to get paper")
        #expect(read.map(TaskRequests.title) == ["ink", "get paper"], "\(read.map(\.summary))")
    }

    @Test("what is told is named if it has a time or somebody in it")
    func named() {
        let read = TaskRequests.read("I have an exam on Thursday so remind me tonight to study")
        #expect(read.first?.leftOut?.map(\.text) == ["I have an exam on Thursday"])
    }

    @Test(
        "a reminder that says nothing but when is of what stands before it",
        arguments: [
            ("I have to renew my passport", "renew my passport"), ("gotta hand in the tax forms", "hand in the tax forms"),
            ("I should really water the ferns", "water the ferns"), ("my car needs an oil change", "my car needs an oil change"),
            ("I need to call the vet", "call the vet"),
        ], ["on Saturday", "tomorrow at 9"])
    func ofTold(told: (clause: String, title: String), time: String) {
        let expected = TaskRequests.read("remind me \(time) to pack").first?.parameters[Self.due]
        for said in ["\(told.clause), remind me \(time)", "\(told.clause). Could you remind me \(time)?"] {
            let read = TaskRequests.read(said)
            #expect(read.map(TaskRequests.title) == [told.title], "'\(said)': \(read.map(\.summary))")
            #expect(read.first?.parameters[Self.due] == expected, "'\(said)'")
        }
    }

    @Test("a pronoun in the reminder is what is told of")
    func pronoun() {
        let read = TaskRequests.read("the car is dirty so remind me to wash it on Sunday")
        #expect(read.map(TaskRequests.title) == ["wash the car"])
    }

    @Test(
        "no reminder of how the speaker is, and none under a condition or that somebody else orders",
        arguments: [
            "I'm busy, remind me in an hour", "if it rains, remind me to take an umbrella",
            "Mom asked me, remind me to call Nora",
            "not now, remind me tomorrow",
        ])
    func none(said: String) {
        let read = TaskRequests.read(said)
        #expect(
            !read.contains { TaskRequests.title($0) != nil && $0.score >= 0.7 && $0.template != "model" },
            "\(read.map(\.summary))")
    }

    @Test(
        "a second reminder ahead of the first is of the same",
        arguments: [
            ", and remind me", " and remind me", ", and also", ". Please also remind me",
        ], [("the day before", "on Monday at 3 pm"), ("two hours before", "on Tuesday at 1 pm")])
    func ahead(joint: String, lead: (words: String, time: String)) {
        let times = ["on Tuesday at 3 pm", lead.time].map {
            TaskRequests.read("remind me to pack \($0)").first?.parameters[Self.due]
        }
        let read = TaskRequests.read("remind me to call the bank on Tuesday at 3 pm\(joint) \(lead.words)")
        #expect(read.map(TaskRequests.title) == ["call the bank", "call the bank"], "\(read.map(\.summary))")
        #expect(read.map { $0.parameters[Self.due] } == times)
    }

    @Test(
        "a reminder ahead of what is told or ordered is of that",
        arguments: [
            ("the rent is due on Tuesday", "the rent is due"), ("Mom's birthday is on Tuesday", "Mom's birthday"),
            ("dentist on Tuesday", "dentist"),
        ])
    func aheadOfTold(clause: String, title: String) {
        let expected = TaskRequests.read("remind me to pack on Monday").first?.parameters[Self.due]
        for joint in [", remind me", " so remind me"] {
            let read = TaskRequests.read("\(clause)\(joint) the day before")
            #expect(read.map(TaskRequests.title) == [title], "\(read.map(\.summary))")
            #expect(read.first?.parameters[Self.due] == expected)
        }
    }
}

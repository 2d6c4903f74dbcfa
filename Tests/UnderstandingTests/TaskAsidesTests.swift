import IntentSchema
import Testing
import Understanding

/// Tasks of which a title holds what is said beside them, or a second one.
struct TaskAsidesTests {
    private static let due = "temporalEventTrigger"

    @Test(
        "a courtesy is no part of a title",
        arguments: [
            "remind me, if it isn't too much trouble, to %@", "remind me, if you don't mind, to %@",
            "remind me to %@ while I'm at it", "remind me to %@ if you can", "don't forget to remind me to %@",
        ], ["send my mother flowers", "water the tomatoes"])
    func courtesy(said: String, task: String) {
        let said = said.replacing("%@", with: task)
        let read = TaskRequests.read(said)
        #expect(read.map(TaskRequests.title) == [task], "'\(said)': \(read.map(\.summary))")
        #expect(read.first?.leftOut == nil, "'\(said)'")
    }

    @Test("what else is said between the order and the task is named")
    func aside() {
        let read = TaskRequests.read("remind me, because I always forget, to pay the rent on Tuesday")
        #expect(read.map(TaskRequests.title) == ["pay the rent"])
        #expect(read.first?.leftOut?.map(\.text) == ["because I always forget"])
    }

    @Test(
        "a time and a verb begin another reminder",
        arguments: [" and again", " and", ", then"], ["call the inspector", "take the bins out"])
    func second(joint: String, task: String) {
        for said in ["remind me to pick up the shirts at 5\(joint) tomorrow at 7 am \(task)"] {
            let read = TaskRequests.read(said)
            #expect(read.map(TaskRequests.title) == ["pick up the shirts", task], "'\(said)': \(read.map(\.summary))")
            let other = TaskRequests.read("remind me tomorrow at 7 am to \(task)").first?.parameters[Self.due]
            #expect(read.last?.parameters[Self.due] == other)
        }
    }

    @Test(
        "what is taken back in a title is no part of it",
        arguments: [
            ("call the plumber no wait the electrician", "call the electrician"),
            ("feed the cat no sorry the dog", "feed the dog"),
        ])
    func takenBack(said: String, title: String) {
        let read = TaskRequests.read("remind me to \(said) tomorrow at 8")
        #expect(read.map(TaskRequests.title) == [title], "\(read.map(\.summary))")
    }

    @Test("a second time is counted from the first", arguments: [("an hour", 17), ("two hours", 18)])
    func later(length: String, hour: Int) {
        let read = TaskRequests.read("remind me to hand in my timesheet on Friday at 4 pm, and again \(length) later")
        let expected = ["4 pm", "\(hour - 12) pm"].map {
            TaskRequests.read("remind me to pack on Friday at \($0)").first?.parameters[Self.due]
        }
        #expect(read.map { $0.parameters[Self.due] } == expected, "\(read.map(\.summary))")
    }

    @Test(
        "a note's title ends at the colon",
        arguments: ["gifts", "attic ideas"], ["dad - book, mom - scarf", "one, two"])
    func note(title: String, text: String) {
        let read = TaskRequests.read("I'd like a note titled \(title): \(text)")
        #expect(read.first?.parameters["title"]?.record?["spokenPhrase"]?.string == title, "\(read.map(\.summary))")
        #expect(read.first?.parameters["content"]?.record?["text"]?.string == text)
    }
}

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
}

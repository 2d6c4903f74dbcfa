import IntentSchema
import Testing
import Understanding

/// Thanks and a please behind what is to be done.
struct TaskThanksTests {
    @Test("a please or thanks behind a task is no part of its title, unless it is to be said")
    func thanks() {
        for end in ["please", "thanks", "thank you", ", please"] {
            #expect(TaskRequests.title(TaskRequests.read("remind me to buy milk \(end)").first) == "buy milk", "\(end)")
        }
        for title in ["tell Nora thanks", "write a thank you"] {
            #expect(TaskRequests.title(TaskRequests.read("remind me to \(title)").first) == title)
        }
    }
}

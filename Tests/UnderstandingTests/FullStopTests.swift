import Foundation
import IntentSchema
import Testing
import Understanding

/// The full stop ends the sentence: no title and no short note has it, while a message keeps it.
struct FullStopTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: ["INAddTasksIntent", "INSetTaskAttributeIntent", "INCreateTaskListIntent", "INCreateNoteIntent"])

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        guard case .request(let request)? = Fixtures.interpreter?.interpret(said, in: context).acts.first else { return nil }
        return request
    }

    private static let tasks = ["buy a cake for her", "call the landlord", "water the plants", "renew the passport"]
    private static let reminders = [
        "remind me to %@", "please remind me tomorrow at nine to %@", "I need to remember to %@", "don't let me forget to %@",
        "set a reminder to %@", "remind me that I have to %@",
    ]

    @Test("a task has no full stop", arguments: reminders, tasks)
    func task(form: String, title: String) {
        let said = form.replacing("%@", with: title)
        let request = Self.request(said + ".")
        #expect(request?.parameters["taskTitles"] == .list([.record(.speakableString(title))]), "'\(said).'")
        #expect(request?.parameters == Self.request(said)?.parameters, "'\(said)'")
    }

    @Test(
        "nor has the last thing of a list", arguments: ["my shopping list needs milk and %@.", "create a list with milk and %@."])
    func items(form: String) {
        for item in ["bread", "two sleeping bags", "oat milk"] {
            let titles = Self.request(form.replacing("%@", with: item))?.parameters["taskTitles"]?.list ?? []
            #expect(titles.last == .record(.speakableString(item)), "'\(form)' with \(item)")
        }
    }

    @Test("nor has a new title, or the purpose of a payment")
    func others() {
        let recent = [Record("INAddTasksIntent", ["taskTitles": .list([.record(.speakableString("tent"))])])]
        #expect(
            Self.request("rename the tent to big tent.", after: recent)?.parameters["taskTitle"]
                == .record(.speakableString("big tent")))
        #expect(Self.request("send Mary 20 dollars for lunch.")?.parameters["note"] == .string("lunch"))
    }

    @Test("what is sent or noted keeps it, and so does an abbreviation")
    func kept() {
        #expect(Self.request("text Mary that I will be late.")?.parameters["content"] == .string("I will be late."))
        let note = Self.request("make a note that the door code is 4471.")?.parameters["content"]?.record?["text"]
        #expect(note == .string("the door code is 4471."))
        let task = Self.request("remind me to fly to the U.S.")?.parameters["taskTitles"]?.list?.first
        #expect(task == .record(.speakableString("fly to the U.S.")))
    }
}

import Foundation
import IntentSchema
import TestSupport
import Testing

@testable import Understanding

/// What is said of something else, or answers something, makes and changes no task. The clock stands at 10:00 on Wednesday, 4 March 2026.
struct TaskSafetyTests {
    private static let reminder: Record = {
        let due = DateComponents(year: 2026, month: 3, day: 4, hour: 18, minute: 0)
        let range = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(due)])
        let trigger = ParameterValue.record(Record("INTemporalEventTrigger", ["dateComponentsRange": .record(range)]))
        let title = ParameterValue.record(.speakableString("check the meter"))
        return Record("INAddTasksIntent", ["taskTitles": .list([title]), "temporalEventTrigger": trigger])
    }()

    private static func acts(_ said: String, beside question: Question? = nil) throws -> [DialogueAct] {
        var context = Fixtures.context
        context.apps += [TaskRequests.notes]
        context.recent = [reminder]
        context.question = question
        return try Fixtures.learned.get().interpret(said, in: context).acts
    }

    private static func intents(_ acts: [DialogueAct]) -> [String] { acts.flatMap { $0.requests.map(\.intent) } }

    @Test(
        "an answer to nothing is no title",
        arguments: ["I said no", "I said yes.", "I said no, and you have now made two of them!", "no I said no"])
    func answers(said: String) throws {
        let acts = try Self.acts(said)
        #expect(Self.intents(acts).isEmpty, "\(acts)")
    }

    @Test(
        "a time that answers what is asked changes no task",
        arguments: [
            "then today will do", "then today will do, but which account will it come from?",
            "today is fine, and how much is it?",
            "today then, what does it cost", "fine, tomorrow, but from which account?",
        ])
    func beside(said: String) throws {
        let today = ParameterValue.dateComponents(DateComponents(year: 2026, month: 3, day: 4))
        let question = Question(
            kind: .confirmValue(today), intent: "INSendPaymentIntent", parameter: "currencyAmount")
        let acts = try Self.acts(said, beside: question)
        #expect(!Self.intents(acts).contains("INSetTaskAttributeIntent"), "\(acts)")
    }

    @Test(
        "another time for what was made changes it, whatever is said around that",
        arguments: [
            "could you make it half past six",
            "thank you, could you make it half past six, however, since I shall be out until then?",
            "lovely. Please make it half past six though, as I shall be out",
        ])
    func retimed(said: String) throws {
        let acts = try Self.acts(said)
        #expect(Self.intents(acts).first == "INSetTaskAttributeIntent", "\(acts)")
    }

    @Test("another one is made of the same kind, whose title is what follows")
    func another() throws {
        for (said, title) in [
            ("and another one at ten to buy food", "buy food"), ("one more for friday to water the plants", "water the plants"),
            ("and one for monday to call Bill", "call Bill"),
        ] {
            let request = try Self.acts(said).first?.requests.first
            #expect(request?.intent == "INAddTasksIntent", "'\(said)'")
            #expect(TaskRequests.title(request) == title, "'\(said)'")
        }
    }

    @Test("what is ordered before the order that is ahead of it is not lost")
    func ahead() {
        for order in ["pay Bill 20 dollars", "send Bill a message that dinner is on", "play some jazz"] {
            let requests = TaskRequests.read("\(order) on Tuesday, and remind me the day before to check the meter")
            let isNamed = requests.first?.leftOut?.contains { order.hasPrefix($0.text) || $0.text.hasPrefix(order) } ?? false
            #expect(requests.count == 2 || isNamed, "\(order): \(requests)")
        }
    }

    @Test("a reminder with a time, and things for a list behind it, are two requests")
    func listBehindReminder() {
        for (deed, things) in [("take my tablets", "eggs"), ("water the ferns", "milk, butter and tea")] {
            let requests = TaskRequests.read(
                "please remind me to \(deed) every morning at eight, and add \(things) to my shopping list")
            #expect(requests.map(\.intent) == ["INAddTasksIntent", "INAddTasksIntent"])
            #expect(TaskRequests.title(requests.first) == deed)
            #expect(requests.last?.parameters["temporalEventTrigger"] == nil)
        }
    }
}

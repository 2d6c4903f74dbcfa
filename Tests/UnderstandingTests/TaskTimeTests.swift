import Foundation
import IntentSchema
import Testing
import Understanding

/// Times of tasks that were made last, said in a roundabout way or of several at once, and questions whether a task is there.
struct TaskTimeTests {
    private static func task(_ title: String, _ words: String) throws -> Record {
        guard
            case .request(let made)? = try Fixtures.learned.get().interpret("remind me to \(title) \(words)", in: context).acts
                .first
        else { return Record("INAddTasksIntent") }
        return Record(made.intent, made.parameters)
    }

    private static var context: InterpretationContext {
        var context = Fixtures.context
        context.apps.append(
            AppDescription(
                id: "tasks", name: "Tasks",
                intents: ["INAddTasksIntent", "INSetTaskAttributeIntent", "INSearchForNotebookItemsIntent"]))
        return context
    }

    private static func read(_ said: String, _ recent: [Record]) throws -> DialogueAct? {
        var context = Self.context
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    /// The titles of the tasks that are changed, with the hours or the days of the week that they are changed to.
    private static func changes(_ act: DialogueAct?) -> [String: [Int]] {
        (act?.requests ?? []).flatMap { [$0] + ($0.followers ?? []) }.reduce(into: [:]) { result, request in
            guard request.intent == "INSetTaskAttributeIntent", let trigger = request.parameters["temporalEventTrigger"]?.record,
                let title = request.parameters["targetTask"]?.record?["title"]?.record?["spokenPhrase"]?.string
            else { return }
            let range = trigger["dateComponentsRange"]?.record
            let start = range?["startDateComponents"]?.dateComponents
            let days = range?["recurrenceRule"]?.record?["weeklyRecurrenceDays"]?.integer
            result[title] = [start?.hour, days].compactMap(\.self)
        }
    }

    private static let bins = ("take the bins out", "every Thursday at 7")

    @Test(
        "what says that it is about the time is no part of the task",
        arguments: [
            "change the time of that reminder to two in the afternoon", "change the time for that reminder to 2 pm",
            "move the time of the reminder to 2 pm", "change that reminder to 2 pm",
        ])
    func times(said: String) throws {
        let act = try Self.read(said, [try Self.task("phone the notary", "at ten on Monday")])
        #expect(
            Self.changes(act).mapValues(\.first) == ["phone the notary": 14], "'\(said)' was read as \(act?.summary ?? "nothing")"
        )
    }

    @Test(
        "the time that gives way is none of the change",
        arguments: [
            "and Fridays instead of Thursdays", "make it Fridays instead of Thursdays",
            "the bins on Fridays instead of Thursdays",
        ])
    func instead(said: String) throws {
        let act = try Self.read(said, [try Self.task(Self.bins.0, Self.bins.1)])
        #expect(Self.changes(act)[Self.bins.0]?.last == 16, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "two tasks change at once",
        arguments: [
            "move Mary to 4 30 and make it 9 for the orchids", "move Mary to 4:30 and make it 9 for the orchids",
            "move the orchids to 9 and make it 4:30 for Mary", "move the orchids to 9 and the Mary one to 4:30",
        ])
    func several(said: String) throws {
        let recent = [try Self.task("water the orchids", "at 8 tomorrow"), try Self.task("call Mary", "at 4 today")]
        let act = try Self.read(said, recent)
        #expect(
            Self.changes(act).compactMapValues(\.first) == ["call Mary": 16, "water the orchids": 9],
            "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "whether a task is there is looked up",
        arguments: [
            "is that reminder still there?", "is that one still on?", "is the notary one still set?",
            "Is that reminder still on my list?",
        ])
    func there(said: String) throws {
        let act = try Self.read(said, [try Self.task("phone the notary", "at ten on Monday")])
        let request = act?.requests.first
        #expect(request?.intent == "INSearchForNotebookItemsIntent", "'\(said)' was read as \(act?.summary ?? "nothing")")
        #expect(request?.parameters["title"]?.record?["spokenPhrase"] == .string("phone the notary"), "'\(said)'")
    }

    @Test(
        "now is no time of what is looked up",
        arguments: ["What reminders do I have at present?", "what reminders do I have at the moment"])
    func present(said: String) throws {
        let request = try Self.read(said, [])?.requests.first
        #expect(
            request?.intent == "INSearchForNotebookItemsIntent" && request?.parameters.keys.sorted() == ["itemType"], "'\(said)'")
    }
}

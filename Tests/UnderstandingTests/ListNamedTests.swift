import Foundation
import IntentSchema
import Testing
import Understanding

/// A list that is to be made is named once more, with what is on it: nothing of that is a thing on it.
struct ListNamedTests {
    private static func act(_ said: String) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .value, intent: "INCreateTaskListIntent", parameter: "title")
        context.parameters = ["taskTitles": .list([.record(.speakableString("bread milk")), .record(.speakableString("eggs"))])]
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "the title and the things are told apart",
        arguments: [
            "no thats wrong the list is called breakfast and the things are bread, milk and eggs",
            "the list should be called breakfast and the items are bread, milk and eggs",
            "No, that's wrong. The list is called breakfast, and the things are bread, milk and eggs",
        ])
    func named(said: String) throws {
        let things = ["bread", "milk", "eggs"].map { ParameterValue.record(.speakableString($0)) }
        let act = try Self.act(said)
        #expect(
            act == .correction(["title": .record(.speakableString("breakfast")), "taskTitles": .list(things)]),
            "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("things that were not divided are said anew", arguments: ["no: bread, milk and eggs", "no, bread, milk and eggs"])
    func divided(said: String) throws {
        var context = Fixtures.context
        context.question = Question(kind: .confirmReading, intent: "INCreateTaskListIntent")
        context.parameters = ["taskTitles": .list([.record(.speakableString("bread milk")), .record(.speakableString("eggs"))])]
        let things = ["bread", "milk", "eggs"].map { ParameterValue.record(.speakableString($0)) }
        let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
        #expect(act == .correction(["taskTitles": .list(things)]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }
}

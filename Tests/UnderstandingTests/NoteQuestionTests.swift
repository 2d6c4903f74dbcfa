import Foundation
import IntentSchema
import Testing
import Understanding

/// Notes made before: what stands in them is asked for, and another title, which no app gives, is wanted.
struct NoteQuestionTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes",
        intents: ["INCreateNoteIntent", "INAppendToNoteIntent", "INSearchForNotebookItemsIntent", "INAddTasksIntent"])

    private static func act(_ said: String, after recent: [Record]) -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = recent
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func note(_ text: String) -> [Record] {
        let content = ParameterValue.record(Record("INTextNoteContent", ["text": .string(text)]))
        let note = Record("INNote", ["title": .record(.speakableString(text)), "contents": .list([content])])
        return [
            Record("INCreateNoteIntent", ["content": content]),
            Record("INCreateNoteIntentResponse", ["createdNote": .record(note)]),
        ]
    }

    private static let facts = [
        ("gate code 5518, alarm 90", "gate code"), ("the boiler serial is kx-99", "boiler serial"),
        ("locker 12 key under the mat", "locker"),
    ]

    @Test(
        "a question about what stands in a note looks it up",
        arguments: ["what's the %@ again?", "what is the %@", "what was the %@?", "where's the %@"], facts)
    func sought(form: String, fact: (note: String, asked: String)) {
        let said = form.replacing("%@", with: fact.asked)
        guard case .request(let lookUp)? = Self.act(said, after: Self.note(fact.note)) else {
            Issue.record("'\(said)' looks nothing up")
            return
        }
        #expect(
            lookUp.intent == "INSearchForNotebookItemsIntent" && lookUp.parameters["content"] == .string(fact.asked), "'\(said)'")
    }

    @Test("what stands in none is not looked up there", arguments: ["what's the weather", "what's the garage code again?"])
    func unknown(said: String) {
        if case .request(let lookUp)? = Self.act(said, after: Self.note("gate 5518")) {
            #expect(lookUp.template != "notes", "'\(said)'")
        }
    }

    @Test(
        "another title for a note is said to be impossible, and calls nobody",
        arguments: [
            "call it House info", "rename it to House info", "no, i mean rename the note to House info",
            "rename my gate note to House info", "title it House", "change the title of the note to House info",
        ])
    func renamed(said: String) {
        guard case .notUnderstood(.cannotAmend(let amendment))? = Self.act(said, after: Self.note("gate code 5518")) else {
            Issue.record("'\(said)' was read as \(Self.act(said, after: Self.note("gate code 5518"))?.summary ?? "nothing")")
            return
        }
        #expect(amendment.intent == "INCreateNoteIntent" && amendment.kept == "gate code 5518", "'\(said)'")
    }
}

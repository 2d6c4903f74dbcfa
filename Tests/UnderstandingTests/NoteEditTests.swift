import IntentSchema
import Testing
import Understanding

/// Notes made before: read out, added to in words that announce the text, and changed, which no app does.
struct NoteEditTests {
    private static let notes = AppDescription(
        id: "notes", name: "Notes", intents: ["INCreateNoteIntent", "INAppendToNoteIntent", "INSearchForNotebookItemsIntent"])
    private static let made: [(title: String, text: String)] = [
        ("Programme", "Bach, then Brahms"), ("Roof", "measure the gutter"), ("Cellar", "two shelves"),
    ]
    private static let texts = ["Doors open at seven", "bring the long ladder", "4 sheets of ply"]

    /// The last of the notes is the one that was made last.
    private static func act(_ said: String, last: String) -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [notes]
        context.recent = made.sorted { first, _ in first.title == last }.flatMap { note in
            let content = ParameterValue.record(Record("INTextNoteContent", ["text": .string(note.text)]))
            let record = Record("INNote", ["title": .record(.speakableString(note.title)), "contents": .list([content])])
            return [
                Record("INCreateNoteIntent", ["content": content, "title": .record(.speakableString(note.title))]),
                Record("INCreateNoteIntentResponse", ["createdNote": .record(record)]),
            ]
        }
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    @Test(
        "a note is read out by its title, whichever was made last",
        arguments: [
            "what does my note %@ say now?", "what does the note %@ say", "what is in my note %@ now?",
            "could you please read me the note %@", "what stands in my note %@?", "please tell me what my note %@ says now",
            "how does my note %@ read now?", "would you read out the note called %@, please?",
        ])
    func named(form: String) {
        for (title, other) in [("Roof", "Cellar"), ("Programme", "Roof"), ("Cellar", "Cellar")] {
            let said = form.replacing("%@", with: title)
            guard case .request(let request)? = Self.act(said, last: other) else {
                Issue.record("'\(said)' looks nothing up")
                continue
            }
            #expect(request.intent == "INSearchForNotebookItemsIntent", "'\(said)'")
            #expect(request.parameters["title"] == .record(.speakableString(title)), "'\(said)'")
        }
    }

    @Test(
        "the last note is read out where the words only point at it",
        arguments: [
            "read it to me", "what does it say now?", "read it out", "please tell me what the note says now", "how does it read",
        ])
    func pointed(said: String) {
        for (title, _) in Self.made {
            guard case .request(let request)? = Self.act(said, last: title) else {
                Issue.record("'\(said)' looks nothing up")
                continue
            }
            #expect(request.parameters["title"] == .record(.speakableString(title)), "'\(said)'")
        }
    }

    @Test(
        "what only announces the text is no part of it",
        arguments: [
            "please add the line %@ to the note Roof", "add a line to the note Roof: %@", "add this to my note Roof: %@",
            "add the following to the note Roof: %@", "add the words “%@” to the note Roof", "put the line %@ in my Roof note",
            "could you add the sentence %@ to the note called Roof", "add to my note Roof the line %@",
        ])
    func announced(form: String) {
        for text in Self.texts {
            let said = form.replacing("%@", with: text)
            guard case .request(let request)? = Self.act(said, last: "Cellar") else {
                Issue.record("'\(said)' adds nothing")
                continue
            }
            #expect(request.parameters["content"]?.record?["text"]?.string == text, "'\(said)'")
            #expect(request.parameters["targetNote"]?.record?["title"] == .record(.speakableString("Roof")), "'\(said)'")
        }
    }

    @Test(
        "more for the last note is announced by a colon alone, or by words for where it goes",
        arguments: [
            "add another line to it: %@", "please also add: %@", "add at the end: %@", "stick %@ on it", "pop “%@” on there",
        ])
    func announcedForLast(form: String) {
        for text in Self.texts {
            guard case .request(let request)? = Self.act(form.replacing("%@", with: text), last: "Cellar") else {
                Issue.record("'\(form)' adds nothing")
                continue
            }
            #expect(request.parameters["content"]?.record?["text"]?.string == text, "'\(form)'")
        }
    }

    @Test(
        "another text for a note can't be had, and nothing else is done",
        arguments: [
            "please change the text of the note Roof to “%@”", "please replace its text by: %@", "change its text to %@",
            "the note should say %@ instead", "change the note Roof so that it says “%@”", "rewrite the note: %@",
            "make the note say %@", "edit the note to say %@", "the text of the note should be “%@”",
        ])
    func changed(form: String) {
        for text in Self.texts {
            let said = form.replacing("%@", with: text)
            guard case .notUnderstood(.cannotAmend(let amendment))? = Self.act(said, last: "Roof") else {
                Issue.record("'\(said)'")
                continue
            }
            #expect(amendment.intent == "INCreateNoteIntent" && amendment.kept == nil, "'\(said)'")
        }
    }
}

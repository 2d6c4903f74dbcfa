import IntentSchema
import Testing
import Understanding

/// Changes of a text that is to be confirmed: several in one breath, put as wishes, with values in place of others of their kind.
struct SeveralTextEditsTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())

    private static func act(_ said: String, on text: String, asking kind: Question.Kind = .confirmRequest) -> DialogueAct? {
        let asked = kind == .confirmRequest ? nil : "recipients"
        return Fixtures.read(
            said, question: Question(kind: kind, intent: "INSendMessageIntent", parameter: asked, app: "chat"),
            parameters: ["recipients": .list([mary]), "content": .string(text)]
        ).acts.first
    }

    private static func text(_ act: DialogueAct?) -> String? {
        guard case .correction(let values)? = act, values.count == 1 else { return nil }
        return values["content"]?.string
    }

    private static let edits: [(said: String, does: @Sendable (String) -> String)] = [
        ("put hiya at the start", { "hiya, " + $0 }), ("add thanks a lot at the end", { $0 + ", thanks a lot" }),
        ("take out 'really'", { $0.replacing("really ", with: "") }),
        ("replace soup with stew", { $0.replacing("soup", with: "stew") }),
    ]

    @Test("two changes are both made, however they are joined", arguments: [" and ", ", and ", ". ", "; and also ", ", then "])
    func joined(joint: String) {
        let old = "the soup is really hot"
        for first in Self.edits {
            for second in Self.edits where second.said != first.said {
                let said = first.said + joint + second.said
                let act = Self.act(said, on: old)
                // What is added at the end of a text that has been added to stands behind that.
                #expect(Self.text(act) == second.does(first.does(old)), "'\(said)': \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test(
        "a place or a mark alone says what is added, too, and to send it confirms no changed text",
        arguments: [
            ("add sorry mate at the start and a question mark at the end, then send", "sorry mate, can you make it?"),
            ("put dear all in front and love mary at the end", "dear all, can you make it, love mary"),
            (
                "there should be an exclamation mark at the end, not a full stop; and say that i shall come",
                "can you make it! i shall come"
            ),
            ("add at the start \"dear all,\" and say at the end that we bring cake", "dear all, can you make it, we bring cake"),
            ("add that i look forward to it, and a smiley at the end", "can you make it, i look forward to it 🙂"),
        ])
    func gapped(said: String, text: String) {
        let act = Self.act(said, on: "can you make it")
        #expect(Self.text(act) == text, "'\(said)': \(act?.summary ?? "nothing")")
    }

    @Test(
        "an order behind a yes or a change is no part of the text",
        arguments: [
            ("yes, and add call mom to my reminders for 8", "INAddTasksIntent"),
            ("yes go, and remind me to call mom", "INAddTasksIntent"),
            ("yeah that, send it, and remind me to buy bowls", "INAddTasksIntent"),
            ("and add wine to my shopping list", "INAddTasksIntent"),
        ])
    func ordersBehind(said: String, intent: String) throws {
        var context = Fixtures.context
        context.apps += [AppDescription(id: "lists", name: "Lists", intents: ["INAddTasksIntent", "INCreateTaskListIntent"])]
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        context.parameters = ["recipients": .list([Self.mary]), "content": .string("dinner at mine")]
        let read = try Fixtures.learned.get().interpret(said, in: context)
        let isHeard = read.acts.first?.requests.contains { $0.intent == intent } ?? false
        #expect(isHeard || read.rest != nil, "\(read)")
        if case .correction? = read.acts.first { Issue.record("\(read)") }
    }

    @Test(
        "a wish how a text begins, and one put right in a clause of its own, change it",
        arguments: [
            ("It should begin with \"Dear Mary,\". Then please send it.", "Dear Mary, dinner at mine"),
            ("I should like it to open with \"Dear Mary,\" if that can be done.", "Dear Mary, dinner at mine"),
            ("i'd like it to end with \"love\"", "dinner at mine, love"),
            (
                "There is a word missing: it should read \"dinner is at mine.\" Otherwise it is fine, so please send it.",
                "dinner is at mine."
            ),
            ("No, scrap that. Let me write it again: lunch at mine", "lunch at mine"),
            ("make it nicer, like: shall we have dinner at mine? then yes send both", "shall we have dinner at mine?"),
        ])
    func wishes(said: String, text: String) {
        let act = Self.act(said, on: "dinner at mine")
        #expect(Self.text(act) == text, "'\(said)': \(act?.summary ?? "nothing")")
    }

    @Test(
        "an hour and more words are changed in one breath, however that is said",
        arguments: [
            ("make it 11.30 and say sorry", "running late, there about 11.30, sorry"),
            ("make it 11.30 and add that the bus is late", "running late, there about 11.30, the bus is late"),
            ("take out about and stick sorry on the end", "running late, there 11, sorry"),
            ("put hi at the front and pop cheers on the end", "hi, running late, there about 11, cheers"),
            ("its 12 not 11", "running late, there about 12"),
        ], ["", ", then send it", " and send"])
    func together(edit: (said: String, text: String), tail: String) {
        let act = Self.act(edit.said + tail, on: "running late, there about 11")
        #expect(Self.text(act) == edit.text, "'\(edit.said + tail)': \(act?.summary ?? "nothing")")
    }

    @Test(
        "an order behind words that the changed text is to be sent comes next",
        arguments: [" and send, then ring Mary", ", send it and call Mary", " and send it, and then please phone Mary"])
    func ordered(tail: String) {
        for edit in ["stick now on the end of it", "make it 12", "change late to behind", "take out about"] {
            let act = Self.act(edit + tail, on: "running late there about 11")
            guard case .followed(.correction(let values), by: .request(let next))? = act else {
                Issue.record("'\(edit + tail)': \(act?.summary ?? "nothing")")
                continue
            }
            #expect(Array(values.keys) == ["content"] && values["content"]?.string?.contains("send") == false, "'\(edit + tail)'")
            #expect(next.intent == "INStartCallIntent", "'\(edit + tail)'")
        }
    }

    @Test(
        "a change that is put as a wish is made",
        arguments: ["would you %@", "could you please %@?", "in that message, please %@", "can you %@, and then send it?"])
    func wished(form: String) {
        for edit in Self.edits {
            let said = form.replacing("%@", with: edit.said)
            let act = Self.act(said, on: "the soup is really hot")
            #expect(Self.text(act) == edit.does("the soup is really hot"), "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("what a text is to begin or end with is no yes", arguments: ["hey love", "my dear", "best wishes"])
    func begun(words: String) {
        #expect(Self.text(Self.act("start it with \(words)", on: "have you eaten?")) == "\(words), have you eaten?")
        #expect(Self.text(Self.act("and finish it with \(words)", on: "have you eaten?")) == "have you eaten? \(words)")
    }

    @Test(
        "how many there are takes the place of the number alone",
        arguments: [("8 eggs not 6", "bring 8 eggs"), ("9 eggs, not 6", "bring 9 eggs"), ("bring 8 not 6", "bring 8 eggs")])
    func counted(said: String, text: String) {
        #expect(Self.text(Self.act(said, on: "bring 6 eggs")) == text, "'\(said)'")
    }

    @Test(
        "a wish that is put as a question asks nothing in the text",
        arguments: ["would you kindly add that %@?", "could you add that %@?"])
    func asked(form: String) {
        let act = Self.act(form.replacing("%@", with: "the man was polite"), on: "the oven works")
        #expect(Self.text(act) == "the oven works, the man was polite", "\(act?.summary ?? "nothing")")
    }

    @Test("what is dictated stays one text, and a text behind a colon is taken as it is")
    func dictated() {
        #expect(Self.text(Self.act("say the cat is in and put the kettle on", on: "hi")) == "the cat is in and put the kettle on")
        #expect(
            Self.text(Self.act("change it to: see you and add that I am late at the end", on: "hi"))
                == "see you and add that I am late at the end")
    }

    @Test(
        "how much it is takes the place of what the text has of that kind",
        arguments: ["make it %@", "yes but make it %@", "say %@ instead", "would you say %@ instead?"],
        [
            ("40 min", "running 20 min late", "running 40 min late"), ("an hour", "back in 20 minutes", "back in an hour"),
            ("15 minutes", "running half an hour late", "running 15 minutes late"),
            ("two hours", "i'll be an hour late", "i'll be two hours late"),
            ("3 bottles", "bring 2 bottles of milk", "bring 3 bottles of milk"),
        ])
    func measured(form: String, row: (value: String, before: String, after: String)) {
        let said = form.replacing("%@", with: row.value)
        let act = Self.act(said, on: row.before)
        #expect(Self.text(act) == row.after, "'\(said)' of '\(row.before)': \(act?.summary ?? "nothing")")
    }

    @Test("what is told behind how much it is goes behind the text", arguments: ["the bridge is closed", "roads flooded"])
    func told(more: String) {
        #expect(Self.text(Self.act("make it 40 min, \(more)", on: "running 20 min late")) == "running 40 min late, \(more)")
    }

    @Test("a word that closes sentences elsewhere can be taken out", arguments: ["sorry", "thanks", "cheers"])
    func closer(word: String) {
        #expect(Self.text(Self.act("take out the \(word)", on: "see you at the gym, \(word)")) == "see you at the gym")
    }

    @Test("a part is taken out while something else is asked for", arguments: ["without the 'really'", "drop the really bit"])
    func asked(said: String) {
        for kind in [Question.Kind.value, .choice([Self.mary, Self.mary])] {
            let act = Self.act(said, on: "that was really nice", asking: kind)
            #expect(Self.text(act) == "that was nice", "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("what is quoted behind words that stress it is the text", arguments: ["just", "only", "simply"])
    func quoted(word: String) {
        guard case .request(let message)? = Fixtures.read("text mary \(word) 'on my way'").acts.first else {
            Issue.record("no message")
            return
        }
        #expect(message.parameters["content"] == .string("on my way"))
    }

    @Test(
        "a question that is announced as the text is the text, and nothing is agreed to",
        arguments: ["please write instead", "please write", "yes please", "please instead", "please put", "no, write"])
    func announced(words: String) throws {
        for text in [
            "how is your knee getting on, my dear?", "is it any better?", "Is it better? Or worse?", "can you come at 8?",
        ] {
            let said = "\(words): \(text)"
            var context = Fixtures.context
            context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
            context.parameters = ["recipients": .list([Self.mary]), "content": .string("how her knee is")]
            let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
            if case .followed(.yes, _)? = act { Issue.record("'\(said)': \(act?.summary ?? "")") }
            #expect(act != .yes, "'\(said)'")
            if text.hasPrefix("how") { #expect(Self.text(act) == text, "'\(said)': \(act?.summary ?? "nothing")") }
        }
    }
}

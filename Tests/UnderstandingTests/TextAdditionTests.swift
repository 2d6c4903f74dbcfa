import Foundation
import IntentSchema
import Testing
import Understanding

/// More for the text that is to be confirmed, which keeps what it says; and orders behind a text, which are no part of it.
struct TextAdditionTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())

    private static func act(
        _ said: String, on text: String, former: [String] = []
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        context.parameters = ["recipients": .list([mary]), "content": .string(text)]
        context.former = former.isEmpty ? [:] : ["content": former.map { .string($0) }]
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func text(_ act: DialogueAct?) -> String? {
        guard case .correction(let values)? = act, values.count == 1 else { return nil }
        return values["content"]?.string
    }

    @Test(
        "what is to be said too is joined to what the text says",
        arguments: [
            ("and ask her to bring the cake too", "bring the cake"),
            ("ask her to bring the big drill as well", "bring the big drill"),
            ("also tell her to bring wine", "bring wine"), ("say please too", "please"),
            ("and tell her the gate is open", "the gate is open"), ("and say dinner is ready", "dinner is ready"),
        ], ["I'll be there at 7", "can you wait for us"])
    func added(row: (said: String, more: String), text: String) {
        let act = Self.act(row.said, on: text)
        #expect(Self.text(act) == "\(text), \(row.more)", "'\(row.said)': \(act?.summary ?? "nothing")")
    }

    @Test("words that replace the text add nothing to it", arguments: ["no, say I'm late", "say I'm late instead"])
    func replaced(said: String) {
        #expect(Self.text(Self.act(said, on: "I'll be there at 7")) == "I'm late", "'\(said)'")
    }

    @Test(
        "both texts stand in one where the second has replaced the first",
        arguments: ["both in one message please", "I want both in there", "put both in one text", "both"])
    func together(said: String) {
        let act = Self.act(said, on: "bring the drill", former: ["the code is 12"])
        #expect(Self.text(act) == "the code is 12, bring the drill", "'\(said)': \(act?.summary ?? "nothing")")
    }

    @Test("both of one text is that text")
    func alone() { #expect(Self.act("both in one message please", on: "bring the drill") == .repeat) }

    // MARK: - Orders behind a text

    private static let notes = AppDescription(
        id: "notes", name: "Notes", intents: ["INAddTasksIntent", "INCreateTaskListIntent"])

    private static func requests(_ said: String) -> [Hypothesis] {
        var context = Fixtures.context
        context.apps += [notes]
        guard case .request(let request)? = Fixtures.interpreter?.interpret(said, in: context).acts.first else { return [] }
        return [request] + (request.followers ?? [])
    }

    @Test(
        "what is to be done for the speaker is no part of a text that says how things are",
        arguments: [
            ("text Mary I'm running late and remind me to call Priya at 3", ["I'm running late"], "INAddTasksIntent"),
            ("text Mary I'll be there at 8. And remind me to leave at 7", ["I'll be there at 8"], "INAddTasksIntent"),
            ("tell Priya we are on our way and remind me to buy wine", ["we are on our way"], "INAddTasksIntent"),
            ("text Mary I can't make it and add milk to my shopping list", ["I can't make it"], "INAddTasksIntent"),
            (
                "text Mary happy birthday, tell Priya the party's at 6, and remind me to buy a cake at 4",
                ["happy birthday", "the party's at 6"], "INAddTasksIntent"
            ),
        ])
    func cut(said: String, texts: [String], last: String) {
        let requests = Self.requests(said)
        #expect(requests.compactMap { $0.parameters["content"]?.string } == texts, "'\(said)'")
        #expect(requests.last?.intent == last && requests.count == texts.count + 1, "'\(said)'")
    }

    @Test(
        "what somebody else is to do stays in the text",
        arguments: [
            ("text Mary I'm home and call me when you can", "I'm home and call me when you can"),
            ("text Mary to wait for me and remind me to pay her", "to wait for me and remind me to pay her"),
            ("text Mary dinner is at 7 and bring some wine", "dinner is at 7 and bring some wine"),
        ])
    func whole(said: String, text: String) {
        #expect(Self.requests(said).map { $0.parameters["content"]?.string } == [text], "'\(said)'")
    }

    // MARK: - Messages shown

    private static let shown = [
        Record("INSearchForMessagesIntent"),
        Record(
            "INSearchForMessagesIntentResponse",
            [
                "messages": .list(
                    ["a", "b", "c"].map { .record(Record("INMessage", ["identifier": .string($0), "content": .string($0)])) })
            ]),
    ]

    @Test(
        "one of the messages that were shown is read",
        arguments: [("read the second one", "b"), ("read me the last one", "c"), ("open the first message", "a")])
    func read(said: String, identifier: String) {
        guard case .request(let request)? = Fixtures.read(said, recent: Self.shown).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(
            request.intent == "INSearchForMessagesIntent" && request.parameters == ["identifiers": .list([.string(identifier)])],
            "'\(said)': \(request.summary)")
    }
}

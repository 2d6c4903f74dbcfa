import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("what is written holds what was meant")
struct WrittenContentTests {
    private static func read(_ said: String, in context: InterpretationContext = Fixtures.context) throws -> Interpretation {
        try Fixtures.learned.get().interpret(said, in: context)
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        if case .request(let request)? = try read(said).acts.first { request } else { nil }
    }

    private static func asked(_ intent: String, _ parameter: String) -> InterpretationContext {
        var context = Fixtures.context
        context.question = Question(kind: .value, intent: intent, parameter: parameter, app: "lists")
        return context
    }

    private static func draft(_ text: String, to names: [String]) throws -> InterpretationContext {
        var context = Fixtures.context
        let people = try request("text \(names.joined(separator: " and ")) \(text)")?.parameters["recipients"]
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "messages")
        context.parameters = ["content": .string(text)]
        context.parameters["recipients"] = try #require(people)
        return context
    }

    private static func content(_ request: Hypothesis?) -> String? {
        request?.parameters["content"]?.record?["text"]?.string
    }

    @Test(
        "what only says for whom a note is, or that it says something, is no part of it",
        arguments: [
            "make a note for myself that says", "a note for myself that says", "note to self:", "make a note to myself:",
            "take a note so I don't forget:", "write a note for me that", "a quick note for later:", "note for later:",
            "make a note that reads",
        ], ["the key is under the mat", "Zoë's code is 4471"])
    func opening(head: String, text: String) throws {
        #expect(Self.content(try Self.request("\(head) \(text)")) == text)
    }

    @Test(
        "a note's title ends where its text begins",
        arguments: [
            "make a note with the title Garden, in which I write that", "make a note titled Garden, saying",
            "make a note with the heading Garden that says", "create a note, title Garden, text",
            "make a note, call it Garden, and write that", "make a note whose title is Garden and which says",
            "write a note named Garden in which it says",
        ])
    func titled(head: String) throws {
        let made = try Self.request("\(head) the roses need water")
        #expect(made?.parameters["title"]?.record?["spokenPhrase"]?.string == "Garden")
        #expect(Self.content(made) == "the roses need water")
    }

    @Test(
        "what a note says stays as it is, whatever it begins with",
        arguments: ["note title deeds are in the drawer", "make a note that this and that are done"])
    func kept(said: String) throws {
        #expect(said.hasSuffix(try #require(Self.content(try Self.request(said)))))
        #expect(try Self.request(said)?.parameters["title"] == nil)
    }

    @Test(
        "a note that is not wanted is none",
        arguments: ["no", "no note, thanks", "i don't need a note", "forget the note", "forget the note, call Nora"])
    func refused(said: String) throws {
        let act = try Self.read(said, in: Self.asked("INCreateNoteIntent", "content")).acts.first
        let first: DialogueAct? = if case .followed(let first, by: _)? = act { first } else { act }
        #expect(first == .cancel, "\(String(describing: act))")
    }

    @Test("a text may hold a refusal", arguments: ["no sugar in the tea", "no note from Nora yet", "forget the milk"])
    func notRefused(said: String) throws {
        guard case .value? = try Self.read(said, in: Self.asked("INCreateNoteIntent", "content")).acts.first else {
            Issue.record("no value")
            return
        }
    }

    @Test(
        "what is said while thinking is no part of a title",
        arguments: ["let me think,", "what was it,", "oh yes,", "hang on,", "how do you say,"])
    func thinking(aside: String) throws {
        let plain = try Self.request("remind me to water the plants tomorrow at 5")
        #expect(try Self.request("remind me to, \(aside) water the plants tomorrow at 5")?.parameters == plain?.parameters)
    }

    @Test(
        "what is corrected of a reminder leaves the rest as it was",
        arguments: [
            ("today at 3, sorry, tomorrow", "tomorrow at 3"), ("tomorrow at 2 no 3", "tomorrow at 3"),
            ("every monday at 8, no, tuesday", "every tuesday at 8"), ("on monday at 3, no wait, friday", "on friday at 3"),
            ("every day at 8, no, at 9", "every day at 9"),
        ])
    func corrected(said: String, meant: String) throws {
        #expect(
            try Self.request("remind me to call the plumber \(said)")?.parameters
                == Self.request("remind me to call the plumber \(meant)")?.parameters)
    }

    @Test(
        "a thing in a title gives way to another that an article begins, too",
        arguments: ["i mean the plumber", "no the plumber", "no wait, the plumber"])
    func exchanged(said: String) throws {
        let titles = try Self.request("remind me to call the painter, \(said)")?.parameters["taskTitles"]?.taskTitles
        #expect(titles == ["call the plumber"])
        let bus = try Self.request("remind me to take bus no 3")?.parameters["taskTitles"]?.taskTitles
        #expect(bus == ["take bus no 3"])
    }

    @Test(
        "what the speaker wants to talk about is no message",
        arguments: [
            "I want to ask her about the party", "I need to explain it to her", "I'd like to thank her for the flowers",
            "so I can ask her about the party",
        ])
    func talked(said: String) throws {
        let call = try Self.request("call Nora, \(said)")
        #expect(call?.intent == "INStartCallIntent" && call?.followers?.isEmpty ?? true && call?.leftOut?.isEmpty ?? true)
    }

    @Test("an order behind a call is one", arguments: ["I want to send her 20 dollars", "and tell Grace I'm late"])
    func ordered(said: String) throws {
        let read = try Self.read("call Nora, \(said)")
        let call = try Self.request("call Nora, \(said)")
        #expect(call?.followers?.isEmpty == false || call?.leftOut?.isEmpty == false || read.rest != nil || call == nil)
    }

    @Test(
        "a message is for those who are left",
        arguments: [
            "just Mary. Priya knows", "actually just Mary", "only to Mary", "no need to tell Priya", "Priya needn't know",
            "Mary alone",
        ])
    func people(said: String) throws {
        let context = try Self.draft("I'm late", to: ["Mary", "Priya"])
        let people = try #require(context.parameters["recipients"]?.elements)
        let act = try Self.read(said, in: context).acts.first
        let first: DialogueAct? = if case .followed(let first, by: _)? = act { first } else { act }
        switch first {
        case .correction(let values)?: #expect(values["recipients"]?.elements == [people[0]])
        case .takeOut(let removals)?: #expect(removals == [Removal("recipients", element: people[1])])
        default: Issue.record("\(String(describing: act))")
        }
    }

    @Test(
        "what a text says of a thing goes with it",
        arguments: [
            "leave out the car", "take out the bit about the car", "don't mention the car", "she needn't know about the car",
            "without the part about the car",
        ])
    func topic(said: String) throws {
        let context = try Self.draft("the bouquet is ready and the car is broken", to: ["Mary"])
        #expect(try Self.read(said, in: context).acts.first == .correction(["content": .string("the bouquet is ready")]))
    }

    @Test("a person that a text is said to be for is no text", arguments: ["that should go to Priya", "that one is for Priya"])
    func addressed(said: String) throws {
        let context = try Self.draft("I'm late", to: ["Mary"])
        guard case .correction(let values)? = try Self.read(said, in: context).acts.first else {
            Issue.record("no correction")
            return
        }
        #expect(values["content"] == nil && values["recipients"] != nil)
    }

    @Test(
        "a list that is to be made changes by what names its things",
        arguments: [("60 white roses", ["60 white roses", "ribbon"]), ("no, 60 white roses", ["60 white roses", "ribbon"])])
    func recounted(said: String, things: [String]) throws {
        var context = Self.asked("INCreateTaskListIntent", "title")
        context.parameters["taskTitles"] = .list(
            ["40 white roses", "ribbon"].map { .record(.speakableString($0)) })
        guard case .correction(let values)? = try Self.read(said, in: context).acts.first else {
            Issue.record("no correction")
            return
        }
        #expect(values["taskTitles"]?.taskTitles == things)
    }

    @Test(
        "a new list has the name that stands behind the noun",
        arguments: ["new list party: balloons, wine and cake", "new list party - balloons, wine, cake"])
    func named(said: String) throws {
        let list = try Self.request(said)
        #expect(list?.parameters["title"]?.record?["spokenPhrase"]?.string == "party")
        #expect(list?.parameters["taskTitles"]?.taskTitles == ["balloons", "wine", "cake"])
    }
}

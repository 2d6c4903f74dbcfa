import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("a yes with something else behind it")
struct YesAheadTests {
    private static func read(_ said: String) throws -> Interpretation {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        context.parameters = ["currencyAmount": .record(.currencyAmount(25, "USD"))]
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "a yes in a sentence of its own is a yes, whatever else is wanted behind it",
        arguments: ["yes", "yes please", "yup", "yea send it"],
        [
            "now get me a ride, from the airport to the Ferry Building at like 11", "what bills do i have, pay the cheapest one",
            "n now start a run and play smth with a beat",
        ])
    func agrees(yes: String, other: String) throws {
        let read = try Self.read("\(yes). \(other)")
        let first: DialogueAct? = if case .followed(let first, by: _)? = read.acts.first { first } else { read.acts.first }
        #expect(first == .yes, "\(String(describing: read.acts.first))")
    }

    @Test(
        "what may change the open request is no bare yes",
        arguments: [
            "yes. make it 30", "yes. change it to 30", "yes. but from savings", "yes. no wait", "yes. pay it from savings",
            "yes. don't send it yet", "yes. if she has paid hers",
        ])
    func changes(said: String) throws {
        #expect(try Self.read(said).acts.first != .yes)
    }

    @Test(
        "words that begin with a yes are no no",
        arguments: ["yes please, and don't forget the ride", "sure, and don't forget my run"])
    func noNo(said: String) throws {
        let act = try Self.read(said).acts.first
        #expect(act != .no && act != .cancel, "\(String(describing: act))")
    }

    @Test(
        "what announces another text agrees to none",
        arguments: ["make it", "yes, send it", "send", "please make it", "do make it"],
        ["I'm late", "we're on our way", "I'm late because the bus broke down", "see you soon"])
    func newText(opening: String, text: String) throws {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        context.parameters = [
            "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("the train is late"),
        ]
        let act = try Fixtures.learned.get().interpret("\(opening): \(text)", in: context).acts.first
        #expect(act == .correction(["content": .string(text)]), "\(String(describing: act))")
    }

    @Test(
        "a reason behind an answer is no part of it",
        arguments: ["because she paid for the hotel", "because I owe her for lunch too", "as she paid for the hotel"])
    func reasons(reason: String) throws {
        for answer in ["make it 150", "yes", "no", "to Priya instead"] {
            let (alone, read) = (try Self.read(answer), try Self.read("\(answer), \(reason)"))
            #expect(read.acts.first == alone.acts.first, "'\(answer)': \(String(describing: read.acts.first))")
        }
    }

    private static func readText(_ said: String, _ text: String = "I shall bring the photos on Thursday") throws -> Interpretation
    {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        context.parameters = ["recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string(text)]
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "an order that is to come first is done before what is agreed to",
        arguments: ["call Priya first", "before that call Priya", "call Priya before anything else", "do call Priya first"])
    func orderFirst(order: String) throws {
        for yes in ["yes, but ", "yes please, but ", "sure. But "] {
            let read = try Self.readText(yes + order)
            guard case .request(let request)? = read.acts.first else {
                Issue.record("'\(yes)\(order)': \(read.acts)")
                continue
            }
            #expect(request.intent == "INStartCallIntent" && read.rest == nil)
        }
    }

    @Test("what is only called first comes behind the yes", arguments: ["yes, and call the first one", "yes, and call Priya"])
    func behind(said: String) throws {
        let read = try Self.readText(said)
        let first: DialogueAct? = if case .followed(let first, by: _)? = read.acts.first { first } else { read.acts.first }
        #expect(first == .yes, "\(read.acts)")
    }

    @Test(
        "what the speaker tells behind a change of a text is no part of it",
        arguments: ["make it Friday", "change Thursday to Friday", "say photographs instead of photos"],
        ["I have the choir on Thursdays", "I'm busy then", "we have guests"])
    func toldBehindEdit(edit: String, told: String) throws {
        let alone = try Self.readText(edit).acts.first
        for joint in [", ", ". "] {
            let read = try Self.readText(edit + joint + told).acts
            #expect(read.first == alone, "'\(edit)\(joint)\(told)': \(read)")
        }
    }

    @Test(
        "what is added to a text, or takes its place, may go on",
        arguments: [
            "add that I'm sorry, I forgot them", "make it: I'm late, I missed the bus", "say I'm not coming, I have the choir",
        ])
    func textGoesOn(said: String) throws {
        guard case .correction(let values)? = try Self.readText(said).acts.first, let text = values["content"]?.string else {
            Issue.record("'\(said)'")
            return
        }
        #expect(text.hasSuffix(said.split(separator: ",").last ?? ""), "'\(text)'")
    }
}

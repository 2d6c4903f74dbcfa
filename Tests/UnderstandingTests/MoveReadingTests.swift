import Foundation
import IntentSchema
import Testing
import Understanding

/// What people say to change or to ask about the request that is open.
struct MoveReadingTests {
    @Test(
        "moves are read as what they do",
        arguments: [
            ("without the note", "take out note"), ("no note", "take out note"), ("change 20 to 30", "currencyAmount"),
            ("25", "currencyAmount"), ("how much is it?", "ask price"), ("who is that to?", "ask person"),
            ("later", "postpone"), ("not now", "postpone"), ("forget everything", "give up all"), ("quit", "give up all"),
            ("hello", "greeting"), ("bye", "farewell"), ("the other way around", "swap"),
            ("something cheaper", "instead cheaper"),
            ("the other one", "instead other"), ("why", "no match"), ("just half", "currencyAmount=10 USD"),
            ("10 more", "currencyAmount=30 USD"), ("5 less", "currencyAmount=15 USD"), ("double it", "currencyAmount=40 USD"),
            ("on second thought, drop it", "cancel"), ("start over", "cancel"), ("then euros, 25 euros", "currencyAmount=25 EUR"),
        ])
    func moves(said: String, expected: String) {
        let act = Self.read(said)
        #expect(act.contains(expected), "'\(said)' was read as \(act)")
    }

    @Test("courtesy and openers around a move change nothing", arguments: ["please %@", "ok, %@", "%@ please", "actually %@"])
    func courtesy(form: String) {
        for said in ["without the note", "forget everything", "not now"] {
            #expect(Self.read(form.replacing("%@", with: said)) == Self.read(said), "\(form) around '\(said)'")
        }
    }

    @Test("a request said again behind a refusal changes the open one", arguments: ["no, %@", "nope, %@", "oh no, %@"])
    func repairs(form: String) {
        let requests = [
            ("pay Priya", "change payee=c6"), ("pay Priya 25 dollars", "change currencyAmount=25 USD payee=c6"),
            ("pay John Smith", "change payee=c2"),
        ]
        for (request, change) in requests {
            #expect(Self.read(form.replacing("%@", with: request)) == change, "\(form) with '\(request)'")
            #expect(!Self.read(request).hasPrefix("change"), "'\(request)' alone is a request of its own")
        }
    }

    @Test(
        "words that only answer begin nothing where no question is open",
        arguments: [
            "yes", "no", "ok", "later", "yeah ok", "no no", "thanks, that's grand", "great stuff", "sounds good",
            "that's perfect",
        ])
    func bareAnswers(said: String) {
        let acts = Fixtures.read(said).acts
        #expect(!acts.contains { if case .request = $0 { true } else { false } }, "'\(said)' was read as \(acts.map(\.summary))")
    }

    @Test(
        "a request stands before an answer that has no use for its verb; a name alone is an answer",
        arguments: [
            ("call mary", "INStartCallIntent"), ("mary", "value"), ("mary jones", "value"),
            ("text mary hello", "INSendMessageIntent"),
            ("to mary", "value"), ("pay mary", "value"),
        ])
    func competing(said: String, expected: String) {
        let act = Fixtures.read(said, question: Question("INSendPaymentIntent.payee")).acts.first?.summary ?? "nothing"
        #expect(act.hasPrefix(expected) || act.contains(expected), "'\(said)' was read as \(act)")
    }

    @Test(
        "where a text is asked for, anything is one but what breaks off and what the conversation had before",
        arguments: [
            ("call mary", false), ("bye", false), ("hi", false), ("can you book a table", false), ("no wait call mary", true),
        ])
    func texts(said: String, isRequest: Bool) {
        let act = Fixtures.read(said, question: Question("INSendMessageIntent.content")).acts.first
        let found = if case .request? = act { true } else { false }
        #expect(found == isRequest, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    /// The first reading of the words where a payment of $20 with a note is to be confirmed.
    private static func read(_ said: String) -> String {
        let parameters: [String: ParameterValue] = [
            "payee": .record(.person(spoken: "Mary")),
            "currencyAmount": .record(Record("INCurrencyAmount", ["amount": .decimal(20), "currencyCode": .string("USD")])),
            "note": .string("lunch"),
        ]
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        return Fixtures.read(said, question: question, parameters: parameters).acts.first?.summary ?? "nothing"
    }
}

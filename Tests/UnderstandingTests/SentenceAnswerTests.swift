import Foundation
import IntentSchema
import Testing
import Understanding

/// Sentences that stand behind an answer, which must be done, answered or named.
struct SentenceAnswerTests {
    private static let payment = Question(kind: .value, intent: "INSendPaymentIntent", parameter: "currencyAmount", app: "app")
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let said: [String: ParameterValue] = ["payee": mary]
    private static let amounts = [7, 20, 45, 350]
    private static let marks = [".", "!"]

    /// What is left to be asked once the first has been done follows it.
    private static func read(_ words: String) -> DialogueAct? {
        let read = Fixtures.read(words, question: payment, parameters: said)
        guard let first = read.acts.first, let rest = read.rest else { return read.acts.first }
        return .followed(first, by: Fixtures.read(rest, question: payment, parameters: said).acts.first ?? .repeat)
    }

    private static func amount(_ value: Int) -> ParameterValue { .record(.currencyAmount(Decimal(value), "USD")) }

    @Test("a question, or what no app does, is named behind the value that is asked for", arguments: amounts)
    func named(amount: Int) {
        for mark in Self.marks {
            for other in [
                "Is there a cheaper one?", "What about parking?", "Can you wake me at 6?", "I also need a babysitter",
                "And how long will it take?",
            ] {
                let act = Self.read("\(amount)\(mark) \(other)")
                guard case .followed(.value(let value), let next)? = act else {
                    Issue.record("'\(amount)\(mark) \(other)' was read as \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(value == Self.amount(amount))
                switch next {
                case .notUnderstood, .inquire: break
                default: Issue.record("'\(other)' was read as \(next.summary)")
                }
            }
        }
    }

    @Test("a request of its own waits behind the value that is asked for", arguments: amounts)
    func queued(amount: Int) {
        for (other, intent) in [
            ("Call Mary", "INStartCallIntent"), ("Text Mary hello there", "INSendMessageIntent"),
            ("Book a ride to the airport", "INRequestRideIntent"),
        ] {
            let act = Self.read("\(amount). \(other)")
            guard case .followed(.value(let value), .request(let request))? = act else {
                Issue.record("'\(amount). \(other)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(value == Self.amount(amount) && request.intent == intent)
        }
    }

    @Test("a value alone stays one, with remarks and thanks behind it", arguments: amounts)
    func alone(amount: Int) {
        for rest in ["", " Thanks.", " Please!", " Thank you very much."] {
            let act = Self.read("\(amount).\(rest)")
            #expect(act == .value(Self.amount(amount)), "'\(amount).\(rest)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a yes counts with a comment behind it, and the sentence that follows is another request")
    func agreed() {
        let question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "app")
        let message: [String: ParameterValue] = ["recipients": .list([Self.mary]), "content": .string("hello")]
        for yes in ["Yes, that is good.", "Yes, good.", "Yes that's fine.", "Yes."] {
            for joint in ["", "And "] {
                let words = "\(yes) \(joint)I need a ride to the airport tomorrow at ten"
                let act = Fixtures.read(words, question: question, parameters: message).acts.first
                guard case .followed(.yes, .request(let request))? = act else {
                    Issue.record("'\(words)' was read as \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(request.intent == "INRequestRideIntent")
            }
        }
    }

    @Test("what is taken back before a yes that names the request is not the request")
    func neverMind() {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "app")
        for words in ["Never mind. Yes, book it", "Never mind. Yes, please book it"] {
            let act = Fixtures.read(words, question: question, parameters: ["partySize": .integer(2)]).acts.first
            #expect(act == .yes, "'\(words)' was read as \(act?.summary ?? "nothing")")
        }
        for words in ["Never mind", "Cancel that. Yes, really", "Never mind. Yes, cancel it"] {
            let act = Fixtures.read(words, question: question, parameters: ["partySize": .integer(2)]).acts.first
            #expect(act == .cancel || act == .no, "'\(words)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "'book it' behind a change orders nothing else", arguments: ["INRequestRideIntent", "INBookRestaurantReservationIntent"])
    func restated(intent: String) {
        let question = Question(kind: .confirmRequest, intent: intent, app: "app")
        for rest in ["Please book it", "So please book it", "Then book it, please"] {
            let words = "We are three. \(rest)"
            let act = Fixtures.read(words, question: question, parameters: ["partySize": .integer(2)]).acts.first
            #expect(
                act == .correction(["partySize": .integer(3)]), "'\(words)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a number that takes another's place keeps its unit", arguments: [15, 25, 45])
    func repaired(minutes: Int) {
        for retraction in ["no wait", "i mean", "no,", "sorry,"] {
            for unit in ["minutes", "min", "hours"] {
                let words = "remind me to call Mary in 20 \(unit), \(retraction) \(minutes)"
                let plain = Fixtures.read("remind me to call Mary in \(minutes) \(unit)").acts.first
                guard case .request(let read)? = Fixtures.read(words).acts.first, case .request(let expected)? = plain else {
                    Issue.record("'\(words)' was not read as a request")
                    continue
                }
                #expect(read.intent == expected.intent && read.parameters == expected.parameters, "'\(words)'")
            }
        }
    }

    @Test("words that only describe somebody name no payee")
    func nobody() {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "app")
        let parameters = Self.said.merging(["currencyAmount": Self.amount(20)]) { $1 }
        for words in ["I also need a babysitter", "what about parking?", "I need a gardener too", "how about lunch?"] {
            let act = Fixtures.read(words, question: question, parameters: parameters).acts.first
            switch act {
            case .correction?, .add?: Issue.record("'\(words)' was read as \(act?.summary ?? "nothing")")
            default: break
            }
        }
    }
}

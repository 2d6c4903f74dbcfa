import Foundation
import IntentSchema
import Testing
import Understanding

struct AnswerFormTests {
    /// Questions of every kind that a plain answer may follow.
    private static let questions = [
        "INRequestRideIntent request", "INRequestRideIntent.partySize confirm", "INSendPaymentIntent.payee",
        "INSendPaymentIntent.payee johns",
    ]

    @Test("yes is read in its many forms, whatever is asked", arguments: YesNoRows.yes)
    func yes(said: String) { expect(said, "yes") }

    @Test("no is read in its many forms, whatever is asked", arguments: YesNoRows.no)
    func no(said: String) { expect(said, "no") }

    /// "N" joins two words where it stands between them.
    @Test("words that only join answer nothing, and one letter is a no only alone", arguments: ["and", "n", "&"])
    func joints(word: String) {
        for question in Self.questions {
            for said in ["\(word) three people", "\(word) for 3", "\(word) at 7 pm"] {
                #expect(Fixtures.read(said, question: Question(question)).acts.first != .no, "\(said), \(question)")
            }
        }
        #expect(Fixtures.read("n", question: Question(Self.questions[0])).acts.first == .no)
        #expect(Fixtures.read("and", question: Question(Self.questions[0])).acts.first != .no)
    }

    private func expect(_ said: String, _ means: String) {
        for question in Self.questions {
            #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means, "\(question)")
        }
        // Where nothing is asked, an answer asks for nothing.
        guard !["continue", "thumbs down"].contains(said) else { return }
        for case .request(let hypothesis) in Fixtures.read(said).acts { Issue.record("\(hypothesis.summary)") }
    }

    @Test(
        "other answers without a value are read in their many forms",
        arguments: [
            ("cancel", ActRows.cancel), ("repeat", ActRows.again), ("help", ActRows.help), ("back", ActRows.back),
        ])
    func acts(means: String, forms: [String]) {
        for said in forms {
            for question in ["INRequestRideIntent request", "INRequestRideIntent.partySize"] {
                #expect(Fixtures.read(said, question: Question(question)).acts.first?.summary == means, "\(said), \(question)")
            }
        }
    }

    @Test(
        "an amount that is taken back behind a note is replaced, and the note stays as it was",
        arguments: ["no wait", "I mean", "sorry I meant", "no make that"], ["the cab", "pizza and beer", "my half of the rent"])
    func takenBack(phrase: String, note: String) {
        let question = Question("INSendPaymentIntent.currencyAmount")
        let payee = ParameterValue.record(Fixtures.contacts[3].person(spoken: "mary"))
        for amount in [30, 45] {
            let said = "25 for \(note), \(phrase) \(amount)"
            let act = Fixtures.read(said, question: question, parameters: ["payee": payee]).acts.first
            guard case .correction(let values)? = act else {
                Issue.record("\(said): \(String(describing: act))")
                continue
            }
            #expect(values["note"]?.string == note, "\(said)")
            #expect(values["currencyAmount"]?.record?["amount"]?.decimal == Decimal(amount), "\(said)")
        }
    }
}

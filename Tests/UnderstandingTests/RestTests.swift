import Foundation
import IntentSchema
import Testing
import Understanding

/// Sentences of a turn of which no single act can say all: the first are read, and the rest once they have been done.
struct RestTests {
    private static func read(_ said: String) throws -> Interpretation {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        context.parameters = [
            "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
        ]
        context.proposal = ProposedRequest(
            intent: Record("INSendPaymentIntent", context.parameters), response: Record("INSendPaymentIntentResponse"))
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    private static let changes = ["make it 30", "make that 30 dollars", "no, 30"]
    private static let questions = ["who is it to?", "how much is it?", "who gets it?", "what does it cost?"]

    @Test("what is asked behind a change is asked about what has been changed", arguments: changes)
    func questionBehindChange(change: String) throws {
        for question in Self.questions {
            let read = try Self.read("\(change). \(question)")
            #expect(read.rest == question, "'\(change). \(question)' was read as \(read.acts.first?.summary ?? "nothing")")
            #expect(read.acts.first == (try Self.read(change)).acts.first)
        }
    }

    @Test(
        "of two questions, the second waits for the first",
        arguments: ["who is it to, and how much is it?", "who is it to? how much is it?"])
    func twoQuestions(said: String) throws {
        let read = try Self.read(said)
        #expect(read.rest?.hasSuffix("how much is it?") == true, "'\(said)' was read as \(read.acts.first?.summary ?? "nothing")")
    }

    @Test(
        "nothing is agreed to in front of a change, a condition, a refusal or another yes",
        arguments: ["yes", "perfect", "ok", "great", "good", "fine", "sure"])
    func noSplitAgreement(yes: String) throws {
        let others = [
            "make it 30", "only 30 though", "but only if it is free", "wait", "no, wait", "not to her", "to Mary instead",
            "send it",
            "could we make it 30?", "the other account", "please send it", "from savings",
        ]
        for other in others {
            let said = "\(yes). \(other)"
            let read = try Self.read(said)
            #expect(read.acts.first != .yes || read.rest == nil, "'\(said)' is agreed to, and '\(read.rest ?? "")' waits")
        }
    }

    @Test("one sentence leaves no rest", arguments: changes + questions + ["yes", "no", "cancel it", "make it 30 and to Mary"])
    func noRest(said: String) throws {
        #expect(try Self.read(said).rest == nil)
    }
}

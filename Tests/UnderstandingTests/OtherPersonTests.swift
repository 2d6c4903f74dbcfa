import IntentSchema
import Testing

@testable import Understanding

/// Somebody else than the one of what is to be confirmed: of the same name, or behind "yes, but". And what is asked of it before it is done.
struct OtherPersonTests {
    private static let payment = "INSendPaymentIntent"
    private static let message = "INSendMessageIntent"

    private static func paid(_ person: Int) -> [String: ParameterValue] {
        ["payee": .record(Fixtures.contacts[person].person()), "currencyAmount": .record(.currencyAmount(40, "USD"))]
    }

    private static func written(_ person: Int) -> [String: ParameterValue] {
        ["recipients": .list([.record(Fixtures.contacts[person].person())]), "content": .string("we need to talk")]
    }

    private static func read(
        _ said: String, _ intent: String = payment, _ values: [String: ParameterValue] = paid(3), after recent: [Record] = []
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: intent, app: "any")
        context.parameters = values
        context.recent = recent
        return try? Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "the other one of two who have the name is meant where the first is the wrong one",
        arguments: [
            "wrong John, the other one", "not that John", "that's the wrong John", "oh sorry, wrong John", "no, the other John",
            "the wrong one, please",
        ])
    func namesakes(said: String) {
        for (first, other) in [(1, "c2"), (2, "c1")] {
            guard case .correction(let sent)? = Self.read(said, Self.message, Self.written(first)),
                case .correction(let paid)? = Self.read(said, Self.payment, Self.paid(first))
            else {
                Issue.record("'\(said)' was read as \(Self.read(said, Self.message, Self.written(first))?.summary ?? "nothing")")
                continue
            }
            #expect(sent["recipients"]?.list?.map { $0.record?["contactIdentifier"]?.string } == [other], "'\(said)'")
            #expect(paid["payee"]?.record?["contactIdentifier"]?.string == other, "'\(said)'")
        }
    }

    @Test("nobody is the other one where nobody else has the name", arguments: ["wrong Mary", "not that one", "the other one"])
    func onlyOne(said: String) {
        guard case .correction(let values)? = Self.read(said, Self.message, Self.written(3)) else { return }
        #expect(values["recipients"]?.list?.map { $0.record?["contactIdentifier"]?.string } == ["c3"], "'\(said)'")
    }

    @Test(
        "another payment behind \"yes but\" is asked about before anything is paid",
        arguments: ["yes but send Priya 25", "yes, but pay Priya 25 dollars", "great, but send Priya 25"])
    func instead(said: String) {
        guard case .request(let request)? = Self.read(said) else {
            Issue.record("'\(said)' was read as \(Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(request.intent == Self.payment)
    }

    @Test(
        "what is said to come besides follows the yes",
        arguments: ["yes but also send Priya 25", "yes and send Priya 25", "yes, but text Priya hello too"])
    func besides(said: String) {
        guard case .followed(.yes, by: .request)? = Self.read(said) else {
            Issue.record("'\(said)' was read as \(Self.read(said)?.summary ?? "nothing")")
            return
        }
    }

    @Test(
        "what is open goes to somebody else where a pronoun stands for it",
        arguments: ["yes but send it to Priya", "yes, pay it to Priya"])
    func redirected(said: String) {
        guard case .correction(let values)? = Self.read(said) else {
            Issue.record("'\(said)' was read as \(Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(values["payee"]?.record?["contactIdentifier"]?.string == "c6", "'\(said)'")
    }

    @Test(
        "what is asked as if it had been done is told not to be done yet",
        arguments: ["what did I just pay", "how much did I just send?", "who did I send it to", "what did i pay"])
    func undone(said: String) {
        guard case .inquire(let inquiry)? = Self.read(said) else {
            Issue.record("'\(said)' was read as \(Self.read(said)?.summary ?? "nothing")")
            return
        }
        #expect(inquiry.aspect == .done, "'\(said)'")
        if case .inquire(let asked)? = Self.read(said, after: [Record(Self.payment, Self.paid(6))]) {
            #expect(asked.aspect != .done, "'\(said)' behind another payment")
        }
    }
}

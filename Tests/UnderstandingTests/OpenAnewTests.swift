import Foundation
import IntentSchema
import Testing
import Understanding

/// A yes, and the open request said once more behind it: with other values it is changed, and not agreed to; with its own it is agreed to.
struct OpenAnewTests {
    private static func dollars(_ amount: Int) -> ParameterValue {
        .record(Record("INCurrencyAmount", ["amount": .decimal(Decimal(amount)), "currencyCode": .string("USD")]))
    }

    private static func act(_ said: String, _ intent: String, _ values: [String: ParameterValue]) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: intent)
        (context.parameters, context.said) = (values, values)
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())

    @Test(
        "the same message in other words is changed",
        arguments: [
            "yes but tell Mary \"on the phone\"", "ok but text Mary \"on the phone\"",
        ])
    func messages(said: String) throws {
        let act = try Self.act(said, "INSendMessageIntent", ["recipients": .list([Self.mary]), "content": .string("calling")])
        #expect(act == .correction(["content": .string("on the phone")]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("the same payment with another amount is changed", arguments: ["yes but send Mary 30", "ok but send Mary 30 dollars"])
    func payments(said: String) throws {
        let act = try Self.act(said, "INSendPaymentIntent", ["payee": Self.mary, "currencyAmount": Self.dollars(20)])
        #expect(act == .correction(["currencyAmount": Self.dollars(30)]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("what is joined comes behind it", arguments: ["yes and then send Mary 30", "yes, and also send Mary 30 for lunch"])
    func sequels(said: String) throws {
        let act = try Self.act(said, "INSendPaymentIntent", ["payee": Self.mary, "currencyAmount": Self.dollars(20)])
        guard case .followed(.yes, by: .request)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
    }

    @Test(
        "what only says again what is open agrees",
        arguments: ["yes; as I said, 20 to Mary", "Yes. It is 20 dollars, as I said", "yes, that is 20 dollars to Mary"])
    func again(said: String) throws {
        let act = try Self.act(said, "INSendPaymentIntent", ["payee": Self.mary, "currencyAmount": Self.dollars(20)])
        #expect(act == .yes, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "what is open is changed where it is said anew behind words that lead on to a change",
        arguments: ["actually tell her I'm at the back", "wait tell Mary I'm at the back", "sorry, text her I'm at the back"])
    func anew(said: String) throws {
        let act = try Self.act(
            said, "INSendMessageIntent", ["recipients": .list([Self.mary]), "content": .string("I'm outside")])
        #expect(act == .correction(["content": .string("I'm at the back")]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("the name of whom it is for agrees with a yes alone")
    func names() throws {
        let values = ["recipients": ParameterValue.list([Self.mary]), "content": .string("hi")]
        for said in ["Mary Jones", "mary"] { #expect(try Self.act(said, "INSendMessageIntent", values) == .repeat, "'\(said)'") }
        for said in ["Mary Jones, yes", "mary, yes please"] {
            #expect(try Self.act(said, "INSendMessageIntent", values) == .yes, "'\(said)'")
        }
        #expect(try Self.act("John Smith", "INSendMessageIntent", values) != .repeat)
    }

    @Test(
        "a quoted note and an amount change the open payment together",
        arguments: ["make it 45 and the note should say \"theatre tickets\"", "45, with the note \"theatre tickets\""])
    func notes(said: String) throws {
        let act = try Self.act(said, "INSendPaymentIntent", ["payee": Self.mary, "currencyAmount": Self.dollars(20)])
        #expect(
            act == .correction(["currencyAmount": Self.dollars(45), "note": .string("theatre tickets")]),
            "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "the person whom it is for, and a refusal, are no note",
        arguments: ["yes but make it 30 for Mary", "no, I'm sorry to say that is wrong; it should be 30"])
    func noNotes(said: String) throws {
        let act = try Self.act(
            said, "INSendPaymentIntent", ["payee": Self.mary, "currencyAmount": Self.dollars(20), "note": .string("lunch")])
        #expect(act == .correction(["currencyAmount": Self.dollars(30)]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }
}

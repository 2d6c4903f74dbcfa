import Foundation
import IntentSchema
import Testing
import Understanding

/// Questions whether something has been done are answered from what was done.
struct WhetherDoneTests {
    private static let text = Record(
        "INSendMessageIntent",
        ["recipients": .list([.record(Fixtures.contacts[6].person())]), "content": .string("see you")])
    private static let payment = Record(
        "INSendPaymentIntent",
        ["payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(36, "USD"))])
    private static let ride = Record("INRequestRideIntent", ["partySize": .integer(1)])

    private static func act(
        _ said: String, after recent: [Record], lapsed: Record? = nil, setAside: [String] = [], question: Question? = nil
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.recent = recent
        context.lapsed = lapsed
        context.setAside = setAside
        context.question = question
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func answer(_ place: Int?) -> DialogueAct {
        var inquiry = Inquiry(.done)
        inquiry.done = place
        return .inquire(inquiry)
    }

    private static let plain = [
        "did it go out?", "has it been sent?", "did you send it?", "was it sent", "did that go through?", "is it done?",
        "have you sent it already?",
    ]

    @Test("what was sent last is meant, whatever was sent", arguments: plain)
    func last(said: String) {
        for recent in [[Self.text, Self.payment], [Self.payment, Self.text]] {
            #expect(Self.act(said, after: recent) == Self.answer(0), "'\(said)'")
        }
    }

    @Test("a noun and a name tell which one is meant")
    func named() {
        let rows = [
            ("did that message go out?", 0), ("did my message to Priya go out?", 0), ("has the payment gone through?", 1),
            ("did you pay Mary?", 1), ("was the text sent?", 0), ("did you book the ride?", 2),
        ]
        for (said, place) in rows {
            #expect(Self.act(said, after: [Self.text, Self.payment, Self.ride]) == Self.answer(place), "'\(said)'")
        }
    }

    @Test("what was given up or waits has not been done")
    func notDone() {
        #expect(Self.act("did i book a ride or not?", after: [Self.text], lapsed: Self.ride) == Self.answer(nil))
        let open = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        let act = Self.act("did that message go out?", after: [], setAside: ["INSendMessageIntent"], question: open)
        #expect(act == Self.answer(nil))
    }

    @Test(
        "other questions are none",
        arguments: [
            "did John text me?", "did I pay John?", "have I got any messages?", "did she reply?", "is it raining?",
            "did you pay the rent?",
        ])
    func others(said: String) {
        if case .inquire(let inquiry)? = Self.act(said, after: [Self.text, Self.payment]) {
            #expect(inquiry.aspect != .done, "'\(said)'")
        }
    }

    @Test("what was done last is meant by any verb with a pronoun, and what is open by its own with any name")
    func anyVerb() {
        for said in ["wait did you book that?", "did you ring her?", "have you ordered it already"] {
            #expect(Self.act(said, after: [Self.text, Self.payment]) == Self.answer(0), "'\(said)'")
        }
        let open = Question(kind: .value, intent: "INStartCallIntent", parameter: "contacts", app: "phone")
        for said in ["wait did you call Carver?", "did you call him"] {
            #expect(Self.act(said, after: [Self.text], question: open) == Self.answer(nil), "'\(said)'")
        }
    }
}

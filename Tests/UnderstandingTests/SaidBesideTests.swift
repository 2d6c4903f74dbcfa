import Foundation
import IntentSchema
import Testing
import Understanding

/// Words that announce, frame or stand beside a value, which must neither be taken for one nor hide it.
struct SaidBesideTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let payment: [String: ParameterValue] = [
        "payee": mary, "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("the November rent"),
    ]

    private static func change(_ said: String, _ intent: String, _ parameters: [String: ParameterValue]) -> DialogueAct? {
        Fixtures.read(said, question: Question(kind: .confirmRequest, intent: intent, app: "app"), parameters: parameters)
            .acts.first
    }

    @Test("an amount is changed however it is framed, and no frame is a person or a note", arguments: [7, 45, 125, 250, 999])
    func framed(amount: Int) {
        for form in [
            "make it an even %@", "go up to %@", "go down to %@", "bump it to %@", "correction: the sum is %@",
            "hmm %@ is enough",
            "make hers %@", "hers was %@", "a flat %@", "ouch. make it %@",
        ] {
            let said = form.replacing("%@", with: "\(amount)")
            let act = Self.change(said, "INSendPaymentIntent", Self.payment)
            #expect(
                act == .correction(["currencyAmount": .record(.currencyAmount(Decimal(amount), "USD"))]),
                "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a word of a text gives way to another, however that is announced")
    func exchanged() {
        for said in ["it is for December, not November", "and it's for December, not November", "December, not November"] {
            #expect(
                Self.change(said, "INSendPaymentIntent", Self.payment) == .correction(["note": .string("the December rent")]),
                "'\(said)'")
        }
    }

    @Test("what ends in a yes is one, whatever farewell or emoji stands beside it")
    func agreed() {
        for said in [
            "that will be all, book it", "that's all, please book it", "yesss 🙌", "yes ofc", "lock it in", "🎉 yes 🎉",
            "kindly do the needful",
        ] {
            let act = Self.change(said, "INRequestRideIntent", ["partySize": .integer(2)])
            #expect(act == .yes, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
        for said in ["put it off", "call it off", "not send", "that will be all, don't book it"] {
            #expect(Self.change(said, "INRequestRideIntent", ["partySize": .integer(2)]) != .yes, "'\(said)'")
        }
    }

    @Test("a quoted text is taken whole, in any quotation marks", arguments: [("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’")])
    func quoted(open: String, close: String) {
        for text in ["happy new year, pal", "on my way", "it's the boys' turn", "rock 'n' roll tonight", "see you at 7"] {
            // A mark that stands in the text as well says nothing.
            if open == "'", text.contains("'") { continue }
            let said = "no, \(open)\(text)\(close)"
            let act = Self.change(said, "INSendMessageIntent", ["recipients": .list([Self.mary]), "content": .string("hello")])
            #expect(act == .correction(["content": .string(text)]), "\(said) was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("emoji around a request change nothing of it", arguments: ["🚕", "🙏🙏", "❤️"])
    func emoji(picture: String) {
        for said in ["get me a ride to the airport", "book a table for two tomorrow at 7 pm", "call Mary", "pay my water bill"] {
            let plain = Fixtures.read(said).acts.first
            for form in ["\(said) \(picture)", "\(picture) \(said)"] {
                guard case .request(let read)? = Fixtures.read(form).acts.first, case .request(let expected)? = plain else {
                    Issue.record("'\(form)' was not read as a request")
                    continue
                }
                #expect(read.intent == expected.intent && read.parameters == expected.parameters, "'\(form)'")
            }
        }
    }

    @Test("emoji around a text belong to it")
    func emojiOfText() {
        guard case .request(let read)? = Fixtures.read("text Mary happy birthday 🎂").acts.first else {
            Issue.record("no request was read")
            return
        }
        #expect(read.parameters["content"] == .string("happy birthday 🎂"))
    }

    @Test("a party is counted as said, and a number with a unit is no party")
    func parties() {
        for (said, size) in [
            ("book a table for tomorrow at 7 pm, we're six", 6), ("book a table for 7 pm tomorrow, there will be four of us", 4),
            ("book a table at 7 pm tomorrow, just me and the missus", 2),
        ] {
            guard case .request(let read)? = Fixtures.read(said).acts.first else {
                Issue.record("'\(said)' was not read as a request")
                continue
            }
            #expect(
                read.parameters["partySize"]?.integer == size, "'\(said)': \(String(describing: read.parameters["partySize"]))")
        }
        guard case .request(let late)? = Fixtures.read("text Mary we're six minutes late").acts.first else {
            Issue.record("no message was read")
            return
        }
        #expect(late.parameters["content"] == .string("we're six minutes late"))
    }
}

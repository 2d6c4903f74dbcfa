import Foundation
import IntentSchema
import Rendering
import Testing

/// What must not be read aloud is shown, but never spoken.
struct DiscretionTests {
    static func renderer(_ unspoken: Set<String>) throws -> Renderer {
        Renderer(
            dialogs: try SmallWorld.pack(), catalogue: .system, locale: Locale(identifier: "en_US"),
            calendar: SmallWorld.calendar(), unspokenFields: unspoken)
    }

    static func rendered(_ message: Message, _ unspoken: Set<String>) throws -> RenderedMessage {
        try renderer(unspoken).render(message, now: SmallWorld.now)
    }

    static let payee = Record("INBillPayee", ["nickname": .string("Power Co"), "accountNumber": .string("4417")])
    static let bill = Record("INPayBillIntent", ["billPayee": .record(payee)])

    /// What is unspoken, the words spoken and the words shown of the question whether to pay the bill.
    static let rows: [(Set<String>, String, String)] = [
        ([], "Pay the bill of Power Co (4417)?", "Pay the bill of Power Co (4417)?"),
        (["accountNumber"], "Pay the bill of Power Co?", "Pay the bill of Power Co (4417)?"),
        (["INBillPayee.accountNumber"], "Pay the bill of Power Co?", "Pay the bill of Power Co (4417)?"),
        (["INPaymentAccount.accountNumber"], "Pay the bill of Power Co (4417)?", "Pay the bill of Power Co (4417)?"),
        (["INPayBillIntent.billPayee"], "Pay the bill?", "Pay the bill of Power Co (4417)?"),
        (["nonsense", "", ".", "a.b.c"], "Pay the bill of Power Co (4417)?", "Pay the bill of Power Co (4417)?"),
    ]

    @Test("an unspoken detail is shown and on the card, not spoken", arguments: rows.indices)
    func confirmation(index: Int) throws {
        let (unspoken, spoken, shown) = Self.rows[index]
        let rendered = try Self.rendered(Samples.ask(.confirmRequest, Self.bill), unspoken)
        #expect(rendered.spoken == spoken)
        #expect(rendered.shown == shown)
        #expect(rendered.card?.rows.map(\.value) == ["Power Co (4417)"])
    }

    @Test("a rule for a type holds for the kinds of it")
    func kinds() throws {
        let guest = Record(
            "INRestaurantGuest",
            ["displayName": .string("Kim"), "contactIdentifier": .string("c"), "phoneNumber": .string("555")])
        let message = Samples.end(
            .succeeded, Record("INGetRestaurantGuestIntent"),
            Record("INGetRestaurantGuestIntentResponse", ["code": .integer(0), "guest": .record(guest)]))
        let rendered = try Self.rendered(message, ["INPerson.phoneNumber"])
        #expect(rendered.spoken == "The guest is Kim.")
        #expect(rendered.shown == "The guest is Kim, phone 555.")
    }

    @Test("a value of an unspoken parameter is asked about without it")
    func parameter() throws {
        let unspoken: Set<String> = ["INSendPaymentIntent.note"]
        let confirmed = try Self.rendered(
            Samples.ask(.confirmValue(.string("ring")), Record("INSendPaymentIntent"), "note"), unspoken)
        #expect(confirmed.spoken == "Is that right?")
        #expect(confirmed.shown == "Is the note \"ring\"?")
        let rejected = try Self.rendered(
            Samples.ask(
                .value, Record("INTransferMoneyIntent"), "transactionNote", rejection: .init(value: .string("ring"), reason: nil)),
            ["transactionNote"])
        #expect(rejected.spoken == "Swift Cabs can't use that note. What is it for?")
        #expect(rejected.shown == "Swift Cabs can't use the note \"ring\". What is it for?")
    }

    @Test("accounts that only their numbers tell apart are numbered aloud")
    func choices() throws {
        let accounts = ["17", "99"].map { number in
            ParameterValue.record(
                Record(
                    "INPaymentAccount",
                    ["nickname": .record(.speakableString("Savings")), "accountNumber": .string(number)]))
        }
        let rendered = try Self.rendered(
            Samples.ask(.choice(accounts), Record("INTransferMoneyIntent"), "toAccount"), ["accountNumber"])
        #expect(rendered.spoken == "Which account should the money go to: Savings (1) or Savings (2)?")
        #expect(rendered.choices == ["Savings (17)", "Savings (99)"])
    }

    @Test("choices of an unspoken parameter are told by number alone")
    func silentChoices() throws {
        let message = Samples.ask(.choice([.string("ring"), .string("surprise")]), Record("INSendPaymentIntent"), "note")
        let rendered = try Self.rendered(message, ["note"])
        #expect(rendered.spoken == "Which note: number 1 or number 2?")
        #expect(rendered.choices == ["ring", "surprise"])
    }

    @Test("a remark keeps silent, too, and rules can be changed")
    func remark() throws {
        var renderer = try Self.renderer([])
        let bills = ["17", "99"].map { number in
            ParameterValue.record(Record("INBillPayee", ["nickname": .string("Power"), "accountNumber": .string(number)]))
        }
        renderer.unspokenFields = ["accountNumber"]
        let rendered = renderer.render(.remark(.ambiguous(words: "power", candidates: bills)), now: SmallWorld.now)
        #expect(rendered.spoken == "\"power\" could be Power (1) or Power (2). Please say which.")
        #expect(rendered.shown == "\"power\" could be 17 or 99. Please say which.")
    }
}

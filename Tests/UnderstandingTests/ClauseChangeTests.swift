import Foundation
import IntentSchema
import Testing
import Understanding

/// Several changes of what is to be confirmed, said in one breath.
struct ClauseChangeTests {
    private static func values(_ said: String) -> [String: ParameterValue]? {
        let act = Fixtures.read(
            said, question: Question(kind: .confirmRequest, intent: "INSendPaymentIntent"),
            parameters: [
                "payee": .record(Fixtures.contacts[6].person()), "currencyAmount": .record(.currencyAmount(20, "USD")),
                "note": .string("lunch"),
            ]
        ).acts.first
        guard case .correction(let values)? = act else { return nil }
        return values
    }

    private static let amounts = ["make it 30", "change the amount to 30", "amount 30", "30"]
    private static let notes = [
        "change the note to dinner", "the note should say dinner", "make the note dinner", "note dinner", "the note to dinner",
    ]

    @Test("each clause changes its own value", arguments: amounts, notes)
    func both(amount: String, note: String) {
        for joint in [" and ", ", ", ", and "] {
            var orders = [amount + joint + note]
            // What leaves out the verb follows a clause that has it.
            if !note.hasPrefix("the note to"), amount.contains(" ") { orders.append(note + joint + amount) }
            if note.hasPrefix("the note to"), !amount.hasPrefix("change") { continue }
            for said in orders {
                let values = Self.values(said)
                #expect(values?["note"]?.string == "dinner", "'\(said)': \(values?.description ?? "nothing")")
                #expect(
                    values?["currencyAmount"] == .record(.currencyAmount(30, "USD")),
                    "'\(said)': \(values?.description ?? "nothing")")
                #expect(values?.count == 2, "'\(said)'")
            }
        }
    }

    @Test("a note may hold a joint", arguments: ["dinner and drinks", "dinner, drinks", "me and Mary"])
    func joint(note: String) {
        for said in ["change the note to \(note)", "make it 30 and change the note to \(note)"] {
            #expect(Self.values(said)?["note"]?.string == note, "'\(said)'")
        }
    }
}

import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Shares of what an app knows the amount of, and of what was dealt with last.
struct SharedThingTests {
    private static func read(_ said: String, after recent: [Record] = []) throws -> Interpretation {
        var context = Fixtures.context
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    /// The water bill, shown last.
    private static func shown(_ amount: Decimal) -> [Record] {
        let bill = Record(
            "INBillDetails",
            [
                "billPayee": .record(Record("INBillPayee", ["nickname": .record(.speakableString("Crystal Water"))])),
                "amountDue": .record(.currencyAmount(amount, "USD")), "lateFee": .record(.currencyAmount(2.5, "USD")),
                "billType": .integer(22), "dueDate": .dateComponents(DateComponents(year: 2026, month: 3, day: 20)),
            ])
        return [Record("INSearchForBillsIntent"), Record("INSearchForBillsIntentResponse", ["bills": .list([.record(bill)])])]
    }

    @Test(
        "a share of a bill has the bill looked up, and is read again then",
        arguments: ["pay half of the water bill", "pay a third of my water bill", "ask Priya for half the water bill"], [40, 126])
    func looksUp(said: String, due: Int) throws {
        let reading = try Self.read(said)
        guard case .request(let lookUp)? = reading.acts.first, let rest = reading.rest else {
            Issue.record("'\(said)' was read as \(reading.acts)")
            return
        }
        #expect(lookUp.intent == "INSearchForBillsIntent" && lookUp.parameters == ["billType": .integer(22)], "'\(said)'")
        let again = try Self.read(rest, after: Self.shown(Decimal(due)))
        guard case .request(let payment)? = again.acts.first else {
            Issue.record("'\(rest)' was read as \(again.acts)")
            return
        }
        let isRequest = said.contains("Priya")
        let amount = payment.parameters[isRequest ? "currencyAmount" : "transactionAmount"]?.record
        let value = (amount?["amount"]?.record ?? amount)?["amount"]?.decimal
        let share = said.contains("third") ? Decimal(due) / 3 : Decimal(due) / 2
        #expect(payment.intent == (isRequest ? "INRequestPaymentIntent" : "INPayBillIntent"), "'\(said)'")
        #expect(value.map { abs($0 - share) < 0.01 } ?? false, "'\(said)': \(String(describing: value))")
        #expect(again.rest == nil)
    }

    private static let payment = [
        Record(
            "INSendPaymentIntent",
            ["payee": .record(Fixtures.contacts[6].person()), "currencyAmount": .record(.currencyAmount(60, "USD"))]),
        Record("INSendPaymentIntentResponse"),
    ]

    @Test(
        "a share without more is one of the amount that was paid last",
        arguments: [
            "ask Mary for half", "ask Mary for half of it", "ask Mary for half of that", "request half of that from Mary",
        ])
    func last(said: String) throws {
        guard case .request(let request)? = try Self.read(said, after: Self.payment).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        #expect(request.intent == "INRequestPaymentIntent")
        #expect(request.parameters["currencyAmount"]?.record?["amount"]?.decimal == 30, "'\(said)'")
    }

    @Test("a share of what is paid in the same breath is one of that", arguments: [40, 90])
    func sameBreath(amount: Int) throws {
        let said = "send Mary \(amount) for the tickets and ask Priya for half of that"
        guard case .request(let first)? = try Self.read(said).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        let next = first.followers?.first?.parameters["currencyAmount"]?.record?["amount"]?.decimal
        #expect(next == Decimal(amount) / 2, "'\(said)'")
    }

    @Test("a share of another bill than the shown one takes nothing from it")
    func others() throws {
        guard
            case .request(let payment)? = try Self.read("pay half of the electricity bill", after: Self.shown(40)).acts.first
        else { return }
        #expect(payment.parameters["transactionAmount"] == nil)
    }

    @Test(
        "a length of time before something is none of a title, and is before what was told last to be due",
        arguments: [("two days before", 18), ("the day before", 19), ("3 days before", 17)], ["pay it", "call Mary"])
    func leads(lead: (String, Int), title: String) throws {
        let said = "remind me \(lead.0) to \(title)"
        guard case .request(let task)? = try Self.read(said, after: Self.shown(40)).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        let titles = task.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
        #expect(titles == [title], "'\(said)'")
        let time = task.parameters.values.compactMap(\.beginning).first
        #expect(time?.day == lead.1 && time?.month == 3, "'\(said)'")
    }

    @Test("where nothing is due, it is asked when that is", arguments: ["an hour before", "two days before"])
    func unknownLead(lead: String) throws {
        guard case .request(let task)? = try Self.read("remind me \(lead) to call Mary").acts.first else {
            Issue.record("'\(lead)' was read as no request")
            return
        }
        #expect(task.unknownValues.values.contains(lead), "\(task.unknownValues)")
    }

    @Test(
        "what the speaker has done cannot be looked up", arguments: ["how far did I run today", "how long did we swim this week"])
    func workouts(said: String) throws {
        #expect(
            try Self.read(said).acts.first
                == .notUnderstood(.notARequest(.question, intent: "INStartWorkoutIntent", clause: nil)), "'\(said)'")
    }
}

import Foundation
import IntentSchema
import Randomness
import Testing

@testable import Understanding

/// Several requests of which only the first has the verb, over generated people and amounts.
struct SharedVerbTests {
    private struct Share: Equatable, CustomStringConvertible {
        var person: String
        var amount: Int
        var description: String { "\(amount) for \(person)" }
    }

    /// What people are called and their contacts' identifiers.
    private static let people = [
        ("mary", "c3"), ("john smith", "c2"), ("my sister", "c6"), ("anna-lena", "c4"), ("john appleseed", "c1"),
    ]

    /// How a request begins with its verb, and how the next ones go on without it.
    private static let forms: [(intent: String, person: String, first: String, next: String)] = [
        ("INSendPaymentIntent", "payee", "send %n %a", "%n %a"), ("INSendPaymentIntent", "payee", "send %a to %n", "%a to %n"),
        ("INSendPaymentIntent", "payee", "please pay %n %a dollars", "%n %a dollars"),
        ("INSendPaymentIntent", "payee", "%a dollars to %n", "%a to %n"),
        ("INRequestPaymentIntent", "payer", "request %a dollars from %n", "%a from %n"),
        ("INRequestPaymentIntent", "payer", "ask %n for %a dollars", "%n for %a"),
    ]

    @Test("each gets their own amount, in order, whatever else is open", arguments: 0..<24)
    func shares(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let form = Self.forms[seed % Self.forms.count]
        let count = Int.random(in: 2...4, using: &random)
        let people = Self.people.shuffled(using: &random).prefix(count)
        let shares = people.map { ($0.0, Share(person: $0.1, amount: Int.random(in: 2...200, using: &random))) }
        let parts = shares.enumerated().map { place, share in
            (place == 0 ? form.first : form.next).replacing("%n", with: share.0).replacing("%a", with: "\(share.1.amount)")
        }
        let said = parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
        for question in [
            nil,
            Question(
                kind: .choice([.string("Juniper"), .string("Bramble")]), intent: "INSetCarLockStatusIntent", parameter: "carName"),
        ] {
            #expect(Self.read(said, form, question) == shares.map(\.1), "'\(said)', seed \(seed)")
        }
    }

    @Test("what is said once at the end goes for all")
    func note() {
        guard case .request(let first)? = Fixtures.read("send john smith 20 and mary 30 for the tickets").acts.first else {
            Issue.record("no request")
            return
        }
        let notes = ([first] + (first.followers ?? [])).map { $0.parameters["note"]?.string }
        #expect(notes == ["the tickets", "the tickets"])
    }

    @Test(
        "people who share one value, and texts, are no requests of their own",
        arguments: [
            "send mary and john smith 20 dollars", "text mary that 20 people come at 8 and 30 at 9", "call mary and priya",
        ])
    func others(said: String) {
        guard case .request(let first)? = Fixtures.read(said).acts.first else { return }
        let reasons = ([first] + (first.followers ?? [])).flatMap(\.reasons)
        #expect(!reasons.contains { $0.contains("leaves out the verb") }, "'\(said)': \(reasons)")
    }

    private static func read(
        _ said: String, _ form: (intent: String, person: String, first: String, next: String), _ question: Question?
    ) -> [Share]? {
        guard case .request(let first)? = Fixtures.read(said, question: question).acts.first else { return nil }
        return ([first] + (first.followers ?? [])).map { reading in
            let amount = reading.parameters["currencyAmount"]?.record?["amount"]?.double ?? 0
            let person = reading.intent == form.intent ? reading.parameters[form.person]?.summary : nil
            return Share(person: person ?? "nobody", amount: Int(amount))
        }
    }
}

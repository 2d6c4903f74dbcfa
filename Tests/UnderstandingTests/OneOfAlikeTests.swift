import Foundation
import IntentSchema
import Testing
import Understanding

/// One of several requests of a kind, one of several orders in a breath: who is left out, who is meant instead, and how much it is.
struct OneOfAlikeTests {
    private static let names = [("john appleseed", 1), ("mary", 3), ("priya", 6)]
    private static let payment = "INSendPaymentIntent"

    private static func open(for contact: Int, waiting: [String]) -> InterpretationContext {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: payment, app: "pay")
        context.parameters = [
            "payee": .record(Fixtures.contacts[contact].person()), "currencyAmount": .record(.currencyAmount(20, "USD")),
        ]
        context.queued = waiting
        return context
    }

    @Test(
        "whoever is not to get anything is left out of what waits, and everybody else stays",
        arguments: ["skip %@", "forget about %@", "never mind %@", "don't send %@ anything", "leave out %@", "drop %@"])
    func leftOut(form: String) throws {
        for (name, contact) in Self.names {
            for (_, other) in Self.names {
                let said = form.replacing("%@", with: name)
                let context = Self.open(for: other, waiting: [Self.payment, Self.payment])
                let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
                guard case .takeOut(let removals)? = act else {
                    Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(Set(removals.map(\.parameter)) == ["payee"], "\(said)")
                #expect(
                    removals.first?.element?.record?["contactIdentifier"]?.string == Fixtures.contacts[contact].id, "\(said)")
            }
        }
    }

    @Test("a name behind a bare no is who is meant, not who is left out", arguments: ["no, %@", "no %@"])
    func instead(form: String) throws {
        for (name, _) in Self.names.dropFirst() {
            let said = form.replacing("%@", with: name)
            let context = Self.open(for: 1, waiting: [Self.payment])
            let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
            if case .takeOut? = act { Issue.record("'\(said)' takes somebody out") }
        }
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let read)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return read
    }

    @Test(
        "only what is wanted behind an order that is refused is done",
        arguments: ["don't pay the %@ bill, only the %@ bill", "do not pay the %@ bill, just the %@ bill"])
    func onlyWanted(form: String) throws {
        let kinds = ["water", "gas", "internet", "electricity"]
        for first in kinds {
            for second in kinds where second != first {
                let parts = form.components(separatedBy: "%@")
                let said = parts[0] + first + parts[1] + second + parts[2]
                let read = try Self.request(said)
                let alone = try Self.request("pay the \(second) bill")
                #expect(read?.intent == "INPayBillIntent", "\(said)")
                #expect(read?.parameters["billType"] == alone?.parameters["billType"], "\(said)")
            }
        }
    }

    @Test("a text goes to nobody who is refused", arguments: ["i'm late", "dinner is ready"])
    func refusedRecipient(text: String) throws {
        for (first, _) in Self.names {
            for (second, contact) in Self.names where second != first {
                let said = "don't text \(first), only \(second) that \(text)"
                let people = try Self.request(said)?.parameters["recipients"]?.list ?? []
                let identifiers = people.compactMap { $0.record?["contactIdentifier"]?.string }
                #expect(identifiers == [Fixtures.contacts[contact].id], "\(said)")
            }
        }
    }

    @Test(
        "the same amount is the one said before it",
        arguments: [
            "send %1 to mary, %2 to john appleseed and the same to priya",
            "send mary %1, john appleseed %2 and the same to priya",
        ]
    )
    func sameAmount(form: String) throws {
        for (first, second) in [(20, 30), (15, 45), (60, 12)] {
            let said = form.replacing("%1", with: "\(first)").replacing("%2", with: "\(second)")
            let read = try Self.request(said)
            let all = [read].compactMap(\.self) + (read?.followers ?? [])
            let amounts = all.compactMap { $0.parameters["currencyAmount"]?.record?["amount"]?.double }
            #expect(amounts == [first, second, second].map(Double.init), "\(said)")
        }
    }
}

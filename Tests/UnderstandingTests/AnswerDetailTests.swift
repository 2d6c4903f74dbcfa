import Foundation
import IntentSchema
import Testing
import Understanding

/// Answers that say more, or less, than what is asked: all of it is taken or named.
struct AnswerDetailTests {
    private static func read(
        _ said: String, _ intent: String, asked parameter: String? = nil, with known: [String: ParameterValue] = [:]
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(
            kind: parameter == nil ? .confirmRequest : .value, intent: intent, parameter: parameter, app: "app")
        context.parameters = known
        context.said = known
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    @Test(
        "an unknown person behind a known one is named, and the known one kept", arguments: ["Tom", "Torvald", "Quincy Bright"])
    func unknownBesideKnown(name: String) throws {
        for said in ["Mary Jones and \(name)", "Mary and \(name)"] {
            let act = try Self.read(said, "INRequestPaymentIntent", asked: "payer")
            guard case .followed(.value(let person), by: .notUnderstood(.unknownValue(let words)))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(person.isSame(as: .record(Fixtures.contacts[3].person())) && words == name, "\(said): \(words)")
        }
    }

    @Test(
        "an amount split among so many answers with the share", arguments: [(96, 3, "three"), (50, 2, "two"), (81, 4, "four")],
        ["%@ total, split between the % of us", "%@ in total, split % ways", "%@, split among the % of us"])
    func shares(amount: (Int, Int, String), form: String) throws {
        let said = form.replacing("%@", with: "\(amount.0)").replacing("%", with: amount.2)
        let act = try Self.read(said, "INRequestPaymentIntent", asked: "currencyAmount")
        guard case .value(let share)? = act, let paid = share.record?["amount"]?.double else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(abs(paid - Double(amount.0) / Double(amount.1)) < 0.01, "\(said): \(paid)")
    }

    @Test(
        "to be there before the event is no time to leave at", arguments: ["ten minutes", "half an hour", "15 minutes"],
        ["get us there % early", "get us there % early instead", "be there % before", "arrive % earlier"])
    func early(length: String, form: String) throws {
        let said = form.replacing("%", with: length)
        let time = ParameterValue.dateComponents(DateComponents(year: 2026, month: 3, day: 7, hour: 18, minute: 40))
        let act = try Self.read(said, "INRequestRideIntent", with: ["scheduledPickupTime": time, "partySize": .integer(2)])
        guard case .notUnderstood? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
    }

    @Test("a question for requests made to oneself makes none", arguments: ["anyone", "anybody", "so, anyone"])
    func askedOneself(who: String) throws {
        for rest in ["asking me for money?", "asked me for money?", "requesting money from me?"] {
            let act = try Fixtures.learned.get().interpret("\(who) \(rest)", in: Fixtures.context).acts.first
            if case .request(let request)? = act { Issue.record("'\(who) \(rest)' begins \(request.intent)") }
        }
    }

    @Test("the speaker and a person known by name are two", arguments: ["Mary", "Priya", "Mary Jones"])
    func two(name: String) throws {
        for said in ["book a table at Nopa tomorrow at 7 for me and \(name)", "book a table for me and \(name) tomorrow at 7"] {
            let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
            #expect(act?.requests.first?.parameters["partySize"] == .integer(2), "'\(said)': \(act?.summary ?? "nothing")")
        }
    }
}

import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// Parts of a request that are taken back in the same breath, with more said behind that.
struct RepairedBeforeReasonTests {
    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return request
    }

    @Test(
        "the reason behind a self-repair takes nothing of it back",
        arguments: [", actually cycling", ". Actually cycling", ", no wait, cycling", ", I mean cycling"],
        [", my knee hurts", ", my shoes are wet", ", I am tired", ", it's raining"])
    func reasons(repair: String, reason: String) throws {
        let request = try Self.request("start a run" + repair + reason)
        #expect(request?.parameters["workoutName"]?.record?["spokenPhrase"]?.string == "cycle", "\(repair)\(reason)")
        #expect(request?.leftOut == nil && request?.followers == nil, "\(repair)\(reason)")
    }

    @Test(
        "an amount takes back the only one before it, over other words",
        arguments: [
            "send Priya 20 for lunch, actually %n", "send Priya $20 for lunch, no wait %n",
            "ask Priya for 20 for the taxi, sorry, %n",
        ],
        [32, 50, 75])
    func amounts(form: String, amount: Int) throws {
        for reason in ["", ", I forgot the tip"] {
            let said = form.replacing("%n", with: "\(amount)") + reason
            let request = try Self.request(said)
            #expect(request?.parameters["currencyAmount"]?.record?["amount"]?.decimal == Decimal(amount), "'\(said)'")
            #expect(request?.followers == nil, "'\(said)'")
        }
    }
}

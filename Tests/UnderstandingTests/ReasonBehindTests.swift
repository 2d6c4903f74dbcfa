import Foundation
import IntentSchema
import Testing
import Understanding

/// A clause that says why holds no value: no account, no day and no person of it is one of the request.
struct ReasonBehindTests {
    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let request)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return nil
        }
        return request
    }

    @Test(
        "what is asked for is the same with the reason and without",
        arguments: [
            "Pay the water bill from checking", "Pay my electricity bill please", "transfer 300 to savings",
            "send 20 to Priya for lunch",
            "remind me to call the vet", "ask Mary for 15 dollars",
        ])
    func reasons(order: String) throws {
        let reasons = [
            "since the savings are meant for the roof", "as Christmas is coming and I want it off the table",
            "as my bonus came on Friday",
            "since Mary had 40 of mine anyway", "seeing as the tenth is a holiday",
        ]
        let alone = try #require(try Self.request(order))
        for reason in reasons {
            let said = "\(order), \(reason)"
            let request = try Self.request(said)
            #expect(request?.parameters == alone.parameters && request?.intent == alone.intent, "'\(said)'")
            #expect(request?.followers == nil && request?.leftOut == alone.leftOut, "'\(said)'")
        }
    }

    @Test("a reason in a message is a part of it")
    func messages() throws {
        let request = try Self.request("tell Mary I'll be late, as the train is stuck")
        #expect(request?.parameters["content"] == .string("I'll be late, as the train is stuck"))
    }

    @Test(
        "what only begins like a reason is none",
        arguments: ["play the radio, as loud as you can", "send Mary 20, as much as I owe her"])
    func others(said: String) throws {
        #expect(try Self.request(said)?.reasons.contains { $0.contains("says why") } != true, "'\(said)'")
    }
}

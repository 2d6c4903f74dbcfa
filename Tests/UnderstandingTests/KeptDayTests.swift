import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("the day of an order before")
struct KeptDayTests {
    /// The day and the hour of each request's time.
    private static func times(_ said: String) throws -> [String] {
        guard case .request(let first)? = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first else {
            return []
        }
        return ([first] + (first.followers ?? [])).map { request in
            let time = request.parameters.sorted { $0.key < $1.key }.firstResult { $0.value.beginning }
            return time.map { "\($0.day ?? 0) \($0.hour ?? 0)" } ?? "none"
        }
    }

    @Test(
        "an order without a day is for the day of the one before it",
        arguments: ["remind me to feed the cat tomorrow at 7", "get me a ride to the airport tomorrow at 7"],
        ["remind me to take the biscuits at 11", "get me a ride to work at 11"])
    func kept(first: String, second: String) throws {
        for joint in [" and ", ", and ", ". Also ", ", then "] {
            let times = try Self.times(first + joint + second)
            #expect(times == ["5 7", "5 11"], "'\(first)\(joint)\(second)': \(times)")
        }
    }

    @Test(
        "an order with a day of its own keeps it",
        arguments: ["remind me to take the biscuits on Friday at 11", "get me a ride to work on Friday at 11"])
    func own(second: String) throws {
        #expect(try Self.times("remind me to feed the cat tomorrow at 7, and " + second) == ["5 7", "6 11"])
    }
}

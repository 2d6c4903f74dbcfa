import IntentSchema
import Testing
import Understanding

/// Changes of what has just been asked for, in the same breath.
struct SameBreathTests {
    private static func read(_ said: String, _ question: Question? = nil, _ values: [String: ParameterValue] = [:])
        -> Interpretation?
    {
        var context = Fixtures.context
        context.question = question
        context.parameters = values
        return try? Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "what changes a request is heard once it is open, and takes nothing from it",
        arguments: [
            ("get me a ride to the airport", "make it for 2"), ("get me a ride to the airport", "make it for 3 and an suv"),
            ("get me a ride to the airport tomorrow at 6 am", "make it an SUV"),
            ("get me a ride to the airport", "my sister is coming too"),
            ("get me a ride to the airport", "my boss is joining us"),
        ])
    func change(request: String, change: String) {
        guard case .request(let alone)? = Self.read(request)?.acts.first else {
            Issue.record("'\(request)'")
            return
        }
        let read = Self.read("\(request), \(change)")
        guard case .request(let first)? = read?.acts.first else {
            Issue.record("'\(request), \(change)'")
            return
        }
        #expect(alone.parameters.allSatisfy { first.parameters[$0.key] == $0.value }, "\(first.summary)")
        // The rest says it, or the request has it.
        #expect(read?.rest == change || first.parameters.count > alone.parameters.count, "\(first.summary)")
    }

    @Test(
        "somebody who joins is one more",
        arguments: [
            "my brother is joining me", "my sister is joining us too", "Mary is coming along", "my neighbour is coming with me",
        ])
    func joining(said: String) {
        let ride = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        #expect(Self.read(said, ride, ["partySize": .integer(1)])?.acts.first == .correction(["partySize": .integer(2)]))
    }
}

import IntentSchema
import Testing

@testable import Understanding

/// Readings of the model that comes with the language.
struct LearnedReadingTests {
    private static let interpreter = Result {
        let pack = try #require(Fixtures.pack)
        return try TemplateInterpreter(pack: pack, catalogue: .system, model: pack.model())
    }

    private static func request(_ text: String) throws -> Hypothesis {
        let read = try interpreter.get().interpret(text, in: Fixtures.context)
        guard case .request(let hypothesis) = try #require(read.acts.first) else {
            throw Unexpected(description: "'\(text)' is read as \(read.acts)")
        }
        return hypothesis
    }

    private struct Unexpected: Error, CustomStringConvertible {
        var description: String
    }

    @Test(
        "times and amounts that cannot be are told back, not left out",
        arguments: [
            ("get me a ride to the airport tomorrow at 25:99", "scheduledPickupTime"),
            ("book me a taxi to union square for the 31st of june", "scheduledPickupTime"),
            ("order a car to oakland on february 30th at noon", "scheduledPickupTime"),
        ])
    func unreadable(text: String, parameter: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.parameters[parameter] == nil, "\(hypothesis)")
        #expect(hypothesis.unknownValues[parameter] != nil, "\(hypothesis)")
    }

    @Test(
        "an amount is read together with its unit, whoever reads it",
        arguments: ["start a 12 kilometre run", "let's go, a 12 km run i think", "i'd like to run like 12 kilometers"])
    func goals(text: String) throws {
        let hypothesis = try Self.request(text)
        #expect(hypothesis.intent == "INStartWorkoutIntent")
        #expect(hypothesis.parameters["goalValue"] == .double(12_000), "\(hypothesis)")
    }
}

import Foundation
import Intents
import IntentsTesting
import Testing

@Suite("Simulated people")
struct SimulationTests {
    private static let rider = SimulatedUser(
        wants: ["book me a ride", "I need a ride"],
        values: ["dropOffLocation": ["Ferry Building", "the Ferry Building"]],
        wrongValues: ["dropOffLocation": ["Coit Tower", "Golden Gate Park"]],
        digressions: ["book me a ride to Alcatraz Landing"])

    @Test("a person without errors always gets what they want, the same way for the same seed")
    func careful() async throws {
        let result = try await Simulation("careful", of: Self.rider, seeds: 1...20).run(with: .rickshaw)
        #expect(result.conversations == 20)
        #expect(result.reached == 20)
        let again = await Simulation("careful", of: Self.rider, seeds: 1...20).result(with: [.rickshaw])
        #expect(again.steps == result.steps)
        #expect(again.coverage.counts == result.coverage.counts)
    }

    @Test("people who err in every way break no rule, and most get what they mean")
    func erring() async throws {
        var rider = Self.rider
        rider.errors = SimulatedUser.ErrorRates(each: 0.1)
        rider.errors.cancel = 0.02
        let result = try await Simulation("erring", of: rider, seeds: 1...150, leastReached: 0.7).run(with: .rickshaw)
        #expect(result.conversations == 150)
        #expect(result.givenUp > 0)
        #expect(result.steps > 150 * 4)
        let answers = Set(result.coverage.counts.keys.compactMap(\.answer))
        #expect(answers.isSuperset(of: ["value", "choice", "yes", "not understood", "help", "repeat", "back", "cancel"]))
    }

    @Test("a problem is shrunk to the shortest conversation that shows it")
    func shrinking() async throws {
        var rider = Self.rider
        rider.errors = SimulatedUser.ErrorRates(each: 0.15)
        // The check finds fault with every conversation in which a place was refused.
        let simulation = Simulation("picky", of: rider, seeds: 1...200) { result in
            let isRefused = result.turns.contains { turn in
                turn.messages.contains { $0.rendered.spoken.contains("Golden Gate Park") }
            }
            return isRefused ? "the park was named" : nil
        }
        let failure = try #require(await simulation.result(with: [.rickshaw]).failure)
        #expect(failure.problem == .found("the park was named"))
        #expect(failure.length >= failure.shortest.count)
        // Asking for a ride and naming the park; naming it may be enough.
        #expect(failure.shortest.count <= 2)
        #expect(failure.shortest.last == .say("Golden Gate Park"))
        await #expect(throws: SimulationFailure.self) { try await simulation.run(with: .rickshaw) }
    }

    @Test("a question that the person knows no answer to is a problem that says what to add")
    func unknown() async throws {
        let result = await Simulation("no place", of: SimulatedUser(wants: ["book me a ride"])).result(with: [.rickshaw])
        #expect(result.failure?.problem == .noValue(parameter: "dropOffLocation"))
        #expect(result.complaint?.contains("add them under 'values'") == true)
        #expect(!result.passed)
    }

    @Test("an app that refuses everything misses the goal, and the first miss is shown")
    func missed() async throws {
        let person = SimulatedUser(wants: ["book me a ride"], values: ["dropOffLocation": ["Golden Gate Park"]])
        let result = await Simulation("park", of: person, seeds: 1...3).result(with: [.rickshaw])
        #expect(result.reached == 0)
        #expect(result.failure == nil)
        #expect(result.complaint?.contains("seed 1 did not") == true)
    }

    @Test("an app that breaks down under somebody's answers is a problem")
    func broken() async throws {
        let app = TestApp(MuteExtension.self, intents: [INRequestRideIntent.self])
        let person = SimulatedUser(wants: ["book me a ride to Alcatraz Landing"])
        let result = await Simulation("mute", of: person, TestSurroundings(patience: .seconds(1)), seeds: 1...1)
            .result(with: [app])
        guard case .brokenApp? = result.failure?.problem else {
            Issue.record("no breakdown was found: \(String(describing: result.failure?.problem))")
            return
        }
        #expect(result.failure?.shortest.count == 2)
    }
}

@Suite("Coverage of ways")
struct CoverageTests {
    @Test("ways gone are counted by method, outcome and answer, and those left are told")
    func ways() async throws {
        var coverage = EdgeCoverage()
        let scenario = Scenario("ways") {
            Say("book me a ride")
            Say("help")
            Answer("Golden Gate Park")
            Answer("Ferry Building")
            Answer("the first one")
            Answer("no")
        }
        let result = await scenario.result(with: [.rickshaw])
        coverage.add(result.turns, of: result.catalogue)
        let report = CoverageReport(coverage)
        let place = try #require(report.rows.first { $0.method == "resolve dropOffLocation" })
        #expect(place.answers == ["needsValue": ["help", "value"], "unsupported": ["value"], "needsDisambiguation": ["choice"]])
        #expect(place.missingOutcomes == ["needsConfirmation"])
        #expect(place.missingAnswers["needsDisambiguation"]?.contains("correction") == true)
        let confirm = try #require(report.rows.first { $0.method == "confirm" })
        #expect(confirm.answers == ["ready": ["no"]])
        // The handler does not have this method, so nothing of it is missing.
        #expect(!report.rows.contains { $0.method == "resolve pickupLocation" })
        #expect(report.rows.contains { $0.method == "handle" && $0.covered == 0 })
        #expect(report.covered < report.total)
    }
}

import Foundation
import Intents
import IntentsTesting
import Testing

@Suite("Scenarios in Swift")
struct ScenarioTests {
    @Test("a whole conversation goes as written, with its states, calls and values")
    func whole() async throws {
        let scenario = Scenario("to the pier") {
            Say("book me a ride")
            Expect(.prompt(for: "dropOffLocation"))
            Expect(.state(.needsValue))
            Answer("Ferry Building")
            Expect(.prompt(for: "dropOffLocation", choices: ["North Pier", "South Pier"]))
            Expect(.state(.needsDisambiguation))
            Answer("the second one")
            Expect(.state(.awaitingConfirmation))
            Expect(.confirmation(showing: ["$7.50", "South Pier"]))
            Expect(.value(of: "dropOffLocation", is: "South Pier"))
            Expect(.value(of: "rideOptionName", is: nil))
            Expect(.notCalled(["handle"]))
            Answer("yes")
            Expect(.calls(["handle"]))
            Expect(.response("success"))
            Expect(.noLaunch)
            Expect(.state(.ended))
        }
        let result = try await scenario.run(with: .rickshaw)
        #expect(result.steps.count == 17)
        #expect(result.turns.count == 4)
    }

    /// Expectations that do not hold after "book me a ride".
    @Test(
        "an expectation that is not met fails the scenario, and tells what came instead",
        arguments: [
            (.prompt(for: "partySize"), "a question about dropOffLocation"),
            (.prompt(for: "dropOffLocation", choices: ["x"]), "[]"),
            (.prompt(for: "dropOffLocation", saying: ["pumpernickel"]), "Where"),
            (.valueConfirmation(of: "dropOffLocation"), "a question about dropOffLocation"),
            (.appChoice(), "a question about dropOffLocation"), (.confirmation(), "a question about dropOffLocation"),
            (.response("success"), "a question about dropOffLocation"),
            (.outcome(.cancelled), "a question about dropOffLocation"),
            (.gaveUp(on: nil), "a question about dropOffLocation"), (.words(["pumpernickel"]), "Where"),
            (.noWords(["go"]), "Where"), (.nothing, "Where"), (.launch(), "a question about dropOffLocation"),
            (.calls(["confirm"]), "resolve dropOffLocation"), (.called(["confirm"]), "resolve dropOffLocation"),
            (.notCalled(["resolve"]), "resolve dropOffLocation"),
            (.neverCalled(["resolve dropOffLocation"]), "resolve dropOffLocation"),
            (.state(.ended), "needs value"), (.value(of: "partySize", is: "3"), "nothing"),
            (.value(of: "noSuch", is: nil), "INRequestRideIntent has none of that name"),
        ] as [(Scenario.Expectation, String)])
    func unmet(_ expectation: Scenario.Expectation, _ actual: String) async throws {
        let scenario = Scenario("unmet") {
            Say("book me a ride")
            Expect(expectation)
            Answer("Ferry Building")
        }
        let line = #line - 3
        let result = await scenario.result(with: [.rickshaw])
        let failure = try #require(result.steps.last?.failure)
        #expect(failure.actual.contains(actual))
        #expect(failure.location.hasSuffix("ScenarioTests.swift:\(line)"))
        #expect(failure.description.contains("> book me a ride"))
        #expect(failure.reasons.contains { $0.contains("INRequestRideIntent") })
        #expect(result.steps.count == 2)
        #expect(!result.passed)
    }

    @Test("an answer to no question, and a launch that does not come, are failures")
    func answerToNothing() async {
        let early = await Scenario("early") { Answer("yes") }.result(with: [.rickshaw])
        #expect(early.failures.first?.contains("an open question to answer with \"yes\"") == true)
        await #expect(throws: ScenarioFailure.self) {
            try await Scenario("unmet") {
                Say("book me a ride to Coit Tower")
                Expect(.confirmation())
            }.run(with: .rickshaw)
        }
    }

    @Test("steps can be shared, chosen and repeated")
    func building() async throws {
        let beginning = Scenario("a") { Say("book me a ride") }.lines
        let wantsPier = true
        let scenario = Scenario("built") {
            beginning
            if wantsPier { Answer("Coit Tower") } else { Answer("Ferry Building") }
            Expect(.valueConfirmation(of: "dropOffLocation", saying: ["Telegraph Hill"]))
            for _ in 0..<2 {
                Say("repeat")
                Expect(.valueConfirmation(of: "dropOffLocation"))
            }
            if !wantsPier { Answer("yes") }
            Answer("cancel")
            Expect(.outcome(.cancelled))
            Expect(.neverCalled(["confirm", "handle"]))
        }
        try await scenario.run(with: .rickshaw)
    }

    @Test("the same scenario can be run again and goes the same way")
    func again() async throws {
        let scenario = Scenario("again") {
            Say("book me a ride to Alcatraz Landing at 5 for two people")
            Say("yes")
            Wait(seconds: 5)
        }
        let first = await scenario.result(with: [.rickshaw])
        let second = await scenario.result(with: [.rickshaw])
        #expect(first.turns.map(\.acts) == second.turns.map(\.acts))
        #expect(first.turns.flatMap(\.messages).map(\.rendered) == second.turns.flatMap(\.messages).map(\.rendered))
    }

    @Test("time passes without waiting: a reminder, then the end of a request that nobody answers")
    func silence() async throws {
        var surroundings = TestSurroundings()
        surroundings.policy.reminders.silenceSeconds = 30
        surroundings.policy.reminders.mostForSilence = 1
        let scenario = Scenario("silence", surroundings) {
            Say("book me a ride")
            Wait(seconds: 29)
            Expect(.nothing)
            Wait(seconds: 1)
            Expect(.prompt(for: "dropOffLocation"))
            Wait(seconds: 3600)
            Expect(.outcome(.abandoned))
            Wait(seconds: 3600)
            Expect(.nothing)
        }
        try await scenario.run(with: .rickshaw)
    }

    @Test("a locked device keeps money where it is until it is unlocked")
    func lock() async throws {
        var surroundings = TestSurroundings()
        surroundings.isLocked = true
        try await Scenario("locked", surroundings) {
            Say("book me a ride to Alcatraz Landing")
            Expect(.state(.locked))
            Expect(.neverCalled(["handle"]))
            SetLocked(false)
            Expect(.state(.awaitingConfirmation))
            Answer("yes")
            Expect(.response("success"))
        }.run(with: .rickshaw)
    }

    @Test("an outcome that comes later from another thread is told when time passes")
    func later() async throws {
        try await Scenario("later") {
            Say("book me a ride to Alcatraz Landing")
            Answer("yes")
            Expect(.response("inProgress"))
            Wait(seconds: 1)
            Expect(.response("success"))
        }.run(with: TestApp(TricycleExtension.self, intents: [INRequestRideIntent.self]))
    }

    @Test("a handler that never answers runs into its deadline instead of holding up the test")
    func mute() async throws {
        try await Scenario("mute", TestSurroundings(patience: .seconds(1))) {
            Say("book me a ride to Alcatraz Landing")
            Answer("yes")
            Expect(.outcome(.timedOut))
            Expect(.launch())
        }.run(with: TestApp(MuteExtension.self, intents: [INRequestRideIntent.self]))
    }
}

public import Assistant
import IntentSchema
public import Judge

/// How a scenario went.
public struct ScenarioResult: Sendable {
    /// A step and what came of it.
    public struct StepResult: Sendable {
        public var line: Scenario.Line
        /// The turns that it caused, in order.
        public var turns: [Turn]
        /// Why it failed; `nil` when it did not.
        public var failure: ExpectationFailure?
    }

    public var name: String
    public var location: String
    /// The steps taken; those after a failure are missing.
    public var steps: [StepResult] = []
    /// Rules of the dialogue that the conversation broke, whatever the steps say.
    public var violations: [Violation] = []
    /// Faults that were to happen and did not.
    public var unusedFaults: [Fault] = []
    /// What went wrong besides: the journal or the language pack.
    public var problem: String?
    /// How long it took, in seconds of real time.
    public var seconds = 0.0

    public var turns: [Turn] { steps.flatMap(\.turns) }

    /// What went wrong, the first thing first; empty when all went well.
    public var failures: [String] {
        steps.compactMap(\.failure?.description) + violations.map { "\(location): a rule of the dialogue is broken: \($0)" }
            + unusedFaults.map { "\(location): the fault was never injected: \($0); choose a call that the scenario makes" }
            + (problem.map { ["\(location): \($0)"] } ?? [])
    }

    public var passed: Bool { failures.isEmpty }
}

/// A scenario that did not go as written.
public struct ScenarioFailure: Error, CustomStringConvertible, Sendable {
    public let result: ScenarioResult

    public var description: String { "\"\(result.name)\" failed\n" + result.failures.joined(separator: "\n") }
}

public import Assistant
public import IntentSchema
public import Judge

/// The result of a scenario.
public struct ScenarioResult: Sendable {
    /// A step and its result.
    public struct StepResult: Sendable {
        /// The step and its location.
        public var line: Scenario.Line
        /// The resulting turns, in order.
        public var turns: [Turn]
        /// The failure; `nil` if the step passed.
        public var failure: ExpectationFailure?
    }

    /// The scenario's name.
    public var name: String
    /// The file and line of the scenario.
    public var location: String
    /// The definitions of the conversation's intents; empty if it could not start.
    public var catalogue = Catalogue(intents: [], records: [], enumerations: [])
    /// The steps that ran; those after a failure are missing.
    public var steps: [StepResult] = []
    /// Rules of the dialogue that the conversation broke, regardless of the steps' expectations.
    public var violations: [Violation] = []
    /// Faults that were not injected.
    public var unusedFaults: [Fault] = []
    /// Any other problem, of the journal or the language pack; `nil` if there is none.
    public var problem: String?
    /// The duration in seconds of real time.
    public var seconds = 0.0

    /// All turns, in order.
    public var turns: [Turn] { steps.flatMap(\.turns) }

    /// All failures, in order; empty if the scenario passed.
    public var failures: [String] {
        steps.compactMap(\.failure?.description) + violations.map { "\(location): a rule of the dialogue is broken: \($0)" }
            + unusedFaults.map { "\(location): the fault was never injected: \($0); choose a call that the scenario makes" }
            + (problem.map { ["\(location): \($0)"] } ?? [])
    }

    /// Whether there were no failures.
    public var passed: Bool { failures.isEmpty }
}

/// A scenario failed.
public struct ScenarioFailure: Error, CustomStringConvertible, Sendable {
    /// The result of the scenario.
    public let result: ScenarioResult

    public var description: String { "\"\(result.name)\" failed\n" + result.failures.joined(separator: "\n") }
}

import Assistant
import IntentSchema

/// One conversation of a simulation.
struct SimulatedRun: Sendable {
    var seed: UInt64
    var result = ScenarioResult(name: "", location: "")
    var problem: SimulationProblem?
    /// Whether the person gave up.
    var gaveUp = false
    /// Whether the person reached their goal.
    private(set) var reached = false

    var steps: [Scenario.Step] { result.steps.map(\.line.step) }

    /// The intents that were handled, in order.
    var handled: [Record] {
        result.turns.flatMap(\.calls).map(\.call.request).compactMap { request in
            if case .handle = request.method { request.intent } else { nil }
        }
    }

    /// Whether no question is open and the request has ended in some way.
    func isOver(_ meant: Record?) -> Bool {
        guard let last = result.turns.last, last.prompt == nil else { return false }
        return result.turns.contains { turn in
            turn.outcome.map { meant == nil || $0.intent.type == meant?.type } ?? false
        }
    }

    mutating func finish(_ goal: String, _ meant: Record?) {
        let transcript = Transcript(turns: [], lastStep: 0, question: nil, catalogue: result.catalogue)
        reached = result.turns.contains { turn in
            guard let outcome = turn.outcome, let response = outcome.response, meant.map({ isSame(outcome.intent, $0) }) ?? true
            else { return false }
            return transcript.codeName(response, of: outcome.intent) == goal
        }
    }

    /// Whether the intent has the intended values.
    private func isSame(_ intent: Record, _ meant: Record) -> Bool {
        intent.type == meant.type && meant.fields.allSatisfy { intent[$0.key] == $0.value }
    }
}

import Assistant

/// The result of a simulation.
public struct SimulationResult: Sendable {
    /// A conversation with a problem, and the shortest one that shows it.
    public struct Failure: Sendable {
        /// The seed of the conversation.
        public var seed: UInt64
        /// The problem.
        public var problem: SimulationProblem
        /// The number of steps until the problem occurred.
        public var length: Int
        /// The steps of the shortest conversation that shows it.
        public var shortest: [Scenario.Step]
        /// The result of the shortest conversation.
        public var result: ScenarioResult
    }

    /// The simulation.
    public var simulation: Simulation
    /// The number of conversations.
    public var conversations = 0
    /// The number of conversations that reached the goal.
    public var reached = 0
    /// The number of conversations that the person gave up.
    public var givenUp = 0
    /// The number of steps of all conversations.
    public var steps = 0
    /// The number of steps of the longest conversation.
    public var mostSteps = 0
    /// The first problem; `nil` if there was none.
    public var failure: Failure?
    /// The first conversation that did not reach the goal, with its seed; `nil` if all did.
    public var firstMiss: (seed: UInt64, result: ScenarioResult)?
    /// The coverage of all conversations.
    public var coverage = EdgeCoverage()

    init(simulation: Simulation) {
        self.simulation = simulation
    }

    /// The share of conversations that reached the goal, among those not given up.
    public var share: Double { conversations > givenUp ? Double(reached) / Double(conversations - givenUp) : 0 }

    /// Whether there was no problem and enough conversations reached the goal.
    public var passed: Bool { failure == nil && share >= simulation.leastReached }

    mutating func add(_ run: SimulatedRun) {
        conversations += 1
        steps += run.steps.count
        mostSteps = max(mostSteps, run.steps.count)
        coverage.add(run.result.turns, of: run.result.catalogue)
        if run.gaveUp { givenUp += 1 } else if run.reached { reached += 1 }
        if !run.gaveUp, !run.reached, firstMiss == nil { firstMiss = (run.seed, run.result) }
    }

    /// A summary in a few lines.
    public var summary: String {
        let percent = (share * 100).formatted(.number.precision(.fractionLength(0...1)))
        return
            "\(conversations) conversations, \(steps) steps, \(mostSteps) the longest; \(percent) % reached .\(simulation.goal)"
            + (givenUp > 0 ? " of the \(conversations - givenUp) that the person did not give up" : "")
    }

    /// The failure in words; `nil` if the simulation passed.
    public var complaint: String? {
        if let failure { return describe(failure) }
        guard share < simulation.leastReached else { return nil }
        let least = (simulation.leastReached * 100).formatted(.number.precision(.fractionLength(0...1)))
        let example = firstMiss.map { "\nseed \($0.seed) did not:\n" + lines(of: $0.result) } ?? ""
        return "\(simulation.location): \(summary); at least \(least) % are required\(example)"
    }

    private func describe(_ failure: Failure) -> String {
        let steps = failure.shortest.map { "  - \($0)" }.joined(separator: "\n")
        return """
            \(simulation.location): seed \(failure.seed): \(failure.problem)
            the shortest conversation that shows it (\(failure.shortest.count) of \(failure.length) steps):
            \(steps)
            as it went:
            \(lines(of: failure.result))
            """
    }

    private func lines(of result: ScenarioResult) -> String {
        Transcript(turns: result.turns, lastStep: 0, question: nil, catalogue: result.catalogue).lines.map { "  \($0)" }
            .joined(separator: "\n")
    }
}

/// A simulation failed.
public struct SimulationFailure: Error, CustomStringConvertible, Sendable {
    /// The result of the simulation.
    public let result: SimulationResult

    public var description: String { "\"\(result.simulation.name)\" failed\n\(result.complaint ?? "")" }
}

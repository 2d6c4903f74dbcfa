import Assistant

/// How the conversations of a simulation went.
public struct SimulationResult: Sendable {
    /// A conversation that shows a problem, and the shortest that shows the same.
    public struct Failure: Sendable {
        public var seed: UInt64
        public var problem: SimulationProblem
        /// How many steps it took to find.
        public var length: Int
        public var shortest: [Scenario.Step]
        /// The shortest conversation as it went.
        public var result: ScenarioResult
    }

    public var simulation: Simulation
    public var conversations = 0
    /// In how many of them the person got what they meant.
    public var reached = 0
    /// In how many of them the person gave up.
    public var givenUp = 0
    /// Steps of all conversations together, and of the longest.
    public var steps = 0
    public var mostSteps = 0
    /// The first problem; `nil` when there was none.
    public var failure: Failure?
    /// The seed of the first conversation that did not reach the goal, and that conversation; `nil` when all did.
    public var firstMiss: (seed: UInt64, result: ScenarioResult)?
    public var coverage = EdgeCoverage()

    init(simulation: Simulation) {
        self.simulation = simulation
    }

    /// The share of conversations that reached the goal, of those in which the person did not give up.
    public var share: Double { conversations > givenUp ? Double(reached) / Double(conversations - givenUp) : 0 }

    public var passed: Bool { failure == nil && share >= simulation.leastReached }

    mutating func add(_ run: SimulatedRun) {
        conversations += 1
        steps += run.steps.count
        mostSteps = max(mostSteps, run.steps.count)
        coverage.add(run.result.turns)
        if run.gaveUp { givenUp += 1 } else if run.reached { reached += 1 }
        if !run.gaveUp, !run.reached, firstMiss == nil { firstMiss = (run.seed, run.result) }
    }

    /// What came of it, in a few lines.
    public var summary: String {
        let percent = (share * 100).formatted(.number.precision(.fractionLength(0...1)))
        return
            "\(conversations) conversations, \(steps) steps, \(mostSteps) the longest; \(percent) % reached .\(simulation.goal)"
            + (givenUp > 0 ? " of the \(conversations - givenUp) that the person did not give up" : "")
    }

    /// What went wrong; `nil` when nothing did.
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
        Transcript(turns: result.turns, lastStep: 0, question: nil, catalogue: .system).lines.map { "  \($0)" }
            .joined(separator: "\n")
    }
}

/// A simulation that found something.
public struct SimulationFailure: Error, CustomStringConvertible, Sendable {
    public let result: SimulationResult

    public var description: String { "\"\(result.simulation.name)\" failed\n\(result.complaint ?? "")" }
}

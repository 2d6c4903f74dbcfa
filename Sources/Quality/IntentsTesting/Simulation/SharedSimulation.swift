public import Assistant
import Judge

/// Simulated people who talk to one assistant concurrently, each in a conversation of their own, checked by the judge.
///
/// In every round, all of them say their next sentence at the same time. Because they share the clock, no one is silent on purpose.
public struct SharedSimulation: Sendable {
    /// A participant.
    public struct Participant: Sendable {
        /// What the participant wants and says.
        public var user: SimulatedUser
        /// The participant's environment, with their locale, time zone, location and contacts.
        public var surroundings: TestSurroundings

        public init(_ user: SimulatedUser, _ surroundings: TestSurroundings) {
            self.user = user
            self.surroundings = surroundings
            self.user.errors.silence = 0
        }
    }

    /// The participants; instant, policy and clock are those of the first.
    public var participants: [Participant]
    /// The languages that they speak; `nil` for the language packs of their locales.
    public var languages: Languages?

    public init(_ participants: [Participant], languages: Languages? = nil) {
        self.participants = participants
        self.languages = languages
    }

    /// Runs until every participant has reached their goal or given up.
    ///
    /// - Returns: each person's conversation, in order, with the rules that it breaks as its violations.
    /// - Throws: `PersonError` if two people have the same identifier, `SimulationProblem` if a participant does not know an
    ///   answer.
    public func run(with apps: [TestApp], seed: UInt64) async throws -> [ScenarioResult] {
        var people = participants.map(\.surroundings)
        people[0] = people[0].afresh()
        let assistant = try TestAssistant(with: apps, for: people, languages: languages)
        var talks = try participants.enumerated().map { index, participant in
            Talk(
                conversation: try assistant.startConversation(with: participant.surroundings.person),
                mind: SimulatedMind(participant.user, meant: nil, seed: seed &+ UInt64(index) &* 1_000_003),
                run: SimulatedRun(seed: seed))
        }
        while talks.contains(where: { !$0.isOver }) {
            talks = try await withThrowingTaskGroup(of: (Int, Talk).self) { group in
                for (index, talk) in talks.enumerated() {
                    group.addTask { (index, try await talk.afterNextStep()) }
                }
                return try await group.reduce(into: talks) { $0[$1.0] = $1.1 }
            }
        }
        return talks.map { talk in
            var result = talk.run.result
            result.violations = talk.conversation.judge.violations(in: result.turns.flatMap(\.items))
            return result
        }
    }
}

/// One participant's conversation.
private struct Talk: Sendable {
    let conversation: TestConversation
    var mind: SimulatedMind
    var run: SimulatedRun
    var isOver = false

    func afterNextStep() async throws -> Talk {
        guard !isOver else { return self }
        var talk = self
        guard run.steps.count < mind.user.patience else { throw SimulationProblem.endless(steps: run.steps.count) }
        if let step = try talk.mind.next(await conversation.sight) {
            talk.run.result.steps.append(try await conversation.take(Scenario.Line(step, location: "")))
            talk.isOver = talk.run.isOver(nil)
        } else {
            talk.isOver = true
        }
        return talk
    }
}

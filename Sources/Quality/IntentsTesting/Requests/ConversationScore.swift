import Assistant

/// The good turns of a scenario, counted to its end instead of stopping at the first failure.
public struct ConversationScore: Sendable {
    /// An utterance and whether all its expectations hold.
    public struct Turn: Sendable {
        /// The utterance.
        public var said: String
        /// The failed expectations; empty for a good turn.
        public var failures: [String]
        /// The assistant's messages, for diagnosis.
        public var replies: [String]
    }

    /// The scenario's name.
    public var name: String
    /// The turns in order.
    public var turns: [Turn] = []
    /// Why the scenario could not run; `nil` if it did.
    public var problem: String?

    /// The number of good turns.
    public var good: Int { turns.count { $0.failures.isEmpty } }
}

extension Scenario {
    /// Runs every step, whatever failed before it.
    public func score(with apps: [TestApp]) async -> ConversationScore {
        var score = ConversationScore(name: name)
        do {
            let talk = try TestConversation(with: apps, surroundings.afresh())
            for line in lines { try await take(line, in: talk, &score) }
        } catch {
            score.problem = "\(error)"
        }
        return score
    }

    private func take(_ line: Line, in talk: TestConversation, _ score: inout ConversationScore) async throws {
        var line = line
        // A failure because no question is open counts for the turn that expected the question.
        if case .answer(let text) = line.step { line.step = .say(text) }
        let result = try await talk.take(line)
        if case .say(let text) = line.step {
            let replies = result.turns.flatMap(\.messages).map(\.rendered.shown)
            score.turns.append(ConversationScore.Turn(said: text, failures: [], replies: replies))
        }
        guard let failure = result.failure, !score.turns.isEmpty else { return }
        score.turns[score.turns.count - 1].failures.append("expected \(failure.expected), got \(failure.actual)")
    }
}

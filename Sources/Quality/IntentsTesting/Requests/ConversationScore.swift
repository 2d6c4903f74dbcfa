import Assistant
public import Foundation

/// How many turns of a scenario went as written, counted to its end instead of stopping at the first that did not.
public struct ConversationScore: Sendable {
    /// One thing said and whether all that is expected of it came.
    public struct Turn: Sendable {
        public var said: String
        /// What failed; empty for a good turn.
        public var failures: [String]
        /// What the assistant said, for whoever looks for the reason.
        public var replies: [String]
    }

    public var name: String
    public var turns: [Turn] = []
    /// What kept the conversation from being held; `nil` when nothing did.
    public var problem: String?

    public var good: Int { turns.count { $0.failures.isEmpty } }
}

extension Scenario {
    /// Takes every step, whatever failed before it.
    ///
    /// - Parameter setClocks: makes the apps go by the conversation's time.
    public func score(
        with apps: [TestApp], setClocks: (@escaping @Sendable () -> Date) -> Void = { _ in }
    ) async -> ConversationScore {
        var score = ConversationScore(name: name)
        do {
            let surroundings = surroundings.afresh()
            setClocks(surroundings.time)
            let talk = try TestConversation(with: apps, surroundings)
            for line in lines { try await take(line, in: talk, &score) }
        } catch {
            score.problem = "\(error)"
        }
        return score
    }

    private func take(_ line: Line, in talk: TestConversation, _ score: inout ConversationScore) async throws {
        var line = line
        // A question that was expected to be open counts where it was expected.
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

public import Dialogue
public import Store

/// The way of a turn through the dialogue's state chart.
public struct TurnPath: Hashable, Sendable {
    /// A transition, and what caused it.
    public struct Step: Hashable, Sendable {
        /// The sequence number of the journal's entry that caused it.
        public var entry: Int
        /// The transition.
        public var taken: TakenTransition
    }

    /// The number of the turn.
    public var turn: Int
    /// The transitions, in order.
    public var steps: [Step]
}

extension Assistant {
    /// The way of a turn through the state chart, found by replaying its conversation.
    ///
    /// - Parameters:
    ///   - turn: the number of the turn, from 1.
    ///   - entries: all entries of the conversation.
    /// - Returns: `nil` if there is no such turn.
    /// - Throws: `ResumptionError` if the apps or the policy have changed since, so that the conversation cannot be replayed;
    ///   `PersonError` if the assistant has no language for the person; `JournalError` if an entry cannot be read.
    public func path(ofTurn turn: Int, in entries: [JournalEntry], of person: Person) throws -> TurnPath? {
        let dialogue = Dialogue(
            catalogue: catalogue, policy: policy, apps: try apps(for: person).map(\.description), person: person.id)
        var progress = ConversationProgress(dialogue: dialogue)
        var first = 0
        for (entry, item) in zip(entries, try entries.items()) {
            if item.beginsTurn {
                if progress.turns == turn { break }
                first = entry.sequence
            }
            guard progress.replay(item, at: entry.time) else { throw ResumptionError(mismatchIn: entry) }
        }
        guard progress.turns == turn else { return nil }
        return TurnPath(
            turn: turn, steps: progress.transitions.map { TurnPath.Step(entry: first + $0.item, taken: $0.taken) })
    }
}

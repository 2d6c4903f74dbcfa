import Store

extension Assistant {
    /// The turns of a person's conversation that have ended, whichever node performed them; empty if the person has no such conversation.
    ///
    /// - Parameter number: only those after the turn with this number.
    /// - Throws: `StoreError`, `JournalError` if the journal cannot be read, `PersonError` if the assistant has no language for the person's locale.
    /// - Complexity: as resuming the conversation without a snapshot, if there are any.
    public func completedTurns(of id: String, for person: Person, after number: Int = 0) async throws -> [Turn] {
        let entries = try await journal.entries(of: id, for: person.id)
        let turns = try Turn.turns(in: entries)
        guard turns.count > number else { return [] }
        let dialogue = try dialogue(for: person)
        // A journal that does not match what would be done now is not continued, so its last turn has ended.
        let progress = try? ConversationProgress(replaying: entries, dialogue: dialogue)
        return Array(turns.prefix(progress?.isSettled == false ? turns.count - 1 : turns.count).dropFirst(number))
    }
}

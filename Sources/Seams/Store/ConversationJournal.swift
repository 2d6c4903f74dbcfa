/// Keeps what happened in every conversation, in order, so that each can be resumed, replayed and explained.
///
/// A journal only grows. Each conversation has one writer at a time: an entry whose sequence number is not the next one is
/// refused, so a second writer finds out before it does anything.
public protocol ConversationJournal: Sendable {
    /// Adds entries at the ends of their conversations: all of them or, when one is refused, none.
    ///
    /// When it returns, they have been kept for good: a crash of the process or the machine does not lose them (a journal in
    /// memory excepted).
    ///
    /// - Throws: `StoreError` with `sequenceConflict` when an entry is not the next one of its conversation.
    func append(_ entries: [JournalEntry]) async throws

    /// All entries of a conversation in order of sequence; empty when there is no such conversation.
    func entries(of conversation: String) async throws -> [JournalEntry]

    /// The conversations that were last added to, the latest first. What counts is the order of appending, not the times that
    /// the entries bear.
    ///
    /// - Parameter limit: the most to return; none for a limit below 1.
    func conversations(limit: Int) async throws -> [ConversationSummary]
}

extension ConversationJournal {
    /// Adds one entry; see ``append(_:)-([JournalEntry])``.
    public func append(_ entry: JournalEntry) async throws {
        try await append([entry])
    }

    /// The conversation that was last added to; `nil` when there is none.
    public func lastConversation() async throws -> ConversationSummary? {
        try await conversations(limit: 1).first
    }
}

/// An append-only log of every conversation, from which it can be resumed, replayed and explained.
///
/// Each conversation has one writer at a time. An entry whose sequence number is not the next one is rejected, so a second
/// writer fails before it has any effect.
public protocol ConversationJournal: Sendable {
    /// Appends entries to their conversations in one transaction: all or none.
    ///
    /// When it returns, the entries are durable: they survive a crash of the process or the machine (except in a journal in
    /// memory).
    ///
    /// - Throws: `StoreError` with `sequenceConflict` if an entry is not the next one of its conversation.
    func append(_ entries: [JournalEntry]) async throws

    /// All entries of a conversation by sequence number; empty if there is no such conversation.
    func entries(of conversation: String) async throws -> [JournalEntry]

    /// The most recently appended conversations, the latest first. The order of appending counts, not the entries' times.
    ///
    /// - Parameter limit: the most to return; a limit below 1 returns none.
    func conversations(limit: Int) async throws -> [ConversationSummary]
}

extension ConversationJournal {
    /// Appends one entry; see ``append(_:)-([JournalEntry])``.
    public func append(_ entry: JournalEntry) async throws {
        try await append([entry])
    }

    /// The most recently appended conversation; `nil` if there is none.
    public func lastConversation() async throws -> ConversationSummary? {
        try await conversations(limit: 1).first
    }
}

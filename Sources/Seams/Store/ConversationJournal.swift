public import Foundation

/// An append-only log of every conversation, from which it can be resumed, replayed and explained.
///
/// Each conversation belongs to one person, who is named when its first entry is appended, and has one writer at a time. An entry
/// whose sequence number is not the next one is rejected, so a second writer fails before it has any effect.
public protocol ConversationJournal: ReceiptBook {
    /// Appends entries to their conversations and changes what is pending in them, in one transaction: all or none.
    ///
    /// When it returns, the changes are durable: they survive a crash of the process or the machine (except in a journal in
    /// memory). That a delivery is confirmed survives a crash of the process, and a crash of the machine once anything else has been
    /// appended.
    ///
    /// - Parameters:
    ///   - changes: made in order, after the entries have been appended.
    ///   - person: the identifier of the person whose conversations these are.
    ///   - lease: the right to write to them; `nil` for conversations that no node has taken, and for changes that are reports
    ///     (``PendingWork/Change/isReport``). A conversation that begins belongs to the lease's node.
    /// - Throws: `StoreError` with `leaseLost` if a node has taken a conversation and it is not held under the lease, with `sequenceConflict` if an entry is not the next one of its conversation, with `conversationGone`
    ///   if it is not the first one of a conversation without entries, or a change is of such a conversation, with `otherPerson` if the conversation belongs to someone else, with `alreadyTaken` or
    ///   `otherValues` as the changes say.
    func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws

    /// What is pending in a person's conversation, ordered by time, kind and key; empty if the person has no such conversation.
    func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork]

    /// What is pending in the conversations of all people up to a time, ordered by time, conversation and key.
    ///
    /// - Parameter limit: the most to return; a limit below 1 returns none.
    func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork]

    /// The entries of a person's conversation with higher sequence numbers, in order; empty if the person has no such conversation.
    func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry]

    /// Saves a snapshot of a conversation in place of the one before. It needs no lease: a node that has been overtaken may save an older one,
    /// which is as right.
    ///
    /// - Throws: `StoreError` with `sequenceConflict` if the person has no such conversation, or it has fewer entries than the
    ///   snapshot includes.
    func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws

    /// The snapshot saved last; `nil` if there is none, or the person has no such conversation.
    func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot?

    /// A person's most recently appended conversations, the latest first. The order of appending counts, not the entries' times.
    ///
    /// - Parameter limit: the most to return; a limit below 1 returns none.
    func conversations(of person: String, limit: Int) async throws -> [ConversationSummary]
}

extension ConversationJournal {
    /// Appends without a lease; see ``append(_:pending:for:under:)``.
    public func append(_ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String) async throws {
        try await append(entries, pending: changes, for: person, under: nil)
    }

    /// Appends entries and leaves what is pending as it is; see ``append(_:pending:for:under:)``.
    public func append(_ entries: [JournalEntry], for person: String) async throws {
        try await append(entries, pending: [], for: person)
    }

    /// Appends one entry; see ``append(_:pending:for:under:)``.
    public func append(_ entry: JournalEntry, for person: String) async throws {
        try await append([entry], for: person)
    }

    /// All entries of a person's conversation by sequence number; empty if the person has no such conversation.
    public func entries(of conversation: String, for person: String) async throws -> [JournalEntry] {
        try await entries(of: conversation, for: person, after: 0)
    }

    /// The person's most recently appended conversation; `nil` if there is none.
    public func lastConversation(of person: String) async throws -> ConversationSummary? {
        try await conversations(of: person, limit: 1).first
    }
}

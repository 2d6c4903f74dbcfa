public import Foundation

/// An entry of the journal.
public struct JournalEntry: Equatable, Sendable {
    /// The conversation's identifier.
    public var conversation: String
    /// The position within the conversation: 1, 2, 3, ... without gaps.
    public var sequence: Int
    /// When the entry was written.
    public var time: Date
    /// The kind of payload, such as `event` or `effect`.
    public var kind: String
    /// The contents, opaque to the store.
    public var payload: JournalPayload

    public init(conversation: String, sequence: Int, time: Date, kind: String, payload: JournalPayload) {
        self.conversation = conversation
        self.sequence = sequence
        self.time = time
        self.kind = kind
        self.payload = payload
    }
}

/// A conversation's metadata, available without reading its entries.
public struct ConversationSummary: Hashable, Sendable, Identifiable {
    public var id: String
    /// The identifier of the person who talks in it.
    public var person: String
    /// The time of the first entry.
    public var startTime: Date
    /// The time of the last entry.
    public var lastTime: Date
    /// The number of entries, which is also the last sequence number.
    public var entryCount: Int

    public init(id: String, person: String, startTime: Date, lastTime: Date, entryCount: Int) {
        self.id = id
        self.person = person
        self.startTime = startTime
        self.lastTime = lastTime
        self.entryCount = entryCount
    }
}

extension JournalEntry {
    /// The entry with its payload as text, for a store that writes it later, in a transaction or on a thread for which others wait.
    public var encoded: JournalEntry {
        var encoded = self
        encoded.payload = JournalPayload(payload.text)
        return encoded
    }

    /// Checks that the entry can be stored after the one with sequence number `last` (0 if there is none).
    ///
    /// Every implementation of ``ConversationJournal`` calls this, so that all throw the same errors.
    ///
    /// - Throws: `StoreError` with `sequenceConflict`, `conversationGone` or `invalidInput`.
    public func check(after last: Int) throws {
        try StoreInput.check(conversation, "a conversation's identifier", mayBeEmpty: false)
        try StoreInput.check(kind, "a journal entry's kind", mayBeEmpty: false)
        try StoreInput.check(time.timeIntervalSinceReferenceDate, "a journal entry's time")
        guard last > 0 || sequence <= 1 else { throw StoreError.conversationGone(conversation) }
        guard last < Int.max, sequence == last + 1 else {
            throw StoreError(
                .sequenceConflict,
                "conversation '\(conversation)' has \(last) entries, so entry \(sequence) is not the next one: "
                    + "another process is writing to the same conversation; read it again and continue from there")
        }
    }
}

extension JournalSnapshot {
    /// The error for a snapshot that includes more entries than there are.
    public func isAhead(of conversation: String) -> StoreError {
        StoreError(
            .sequenceConflict, "conversation '\(conversation)' of this person has no entry \(sequence); append the entries first")
    }
}

extension ConversationSummary {
    /// Checks that a person may append to the conversation.
    ///
    /// Every implementation of ``ConversationJournal`` calls this, so that all throw the same error.
    ///
    /// - Parameter owner: the person whose conversation it is; `nil` for one that begins.
    /// - Throws: `StoreError` with `otherPerson` or `invalidInput`.
    public static func check(_ conversation: String, of owner: String?, isOpenTo person: String) throws {
        guard let owner else { return try StoreInput.check(person: person) }
        guard owner == person else {
            throw StoreError(
                .otherPerson, "conversation '\(conversation)' belongs to another person; begin one with another identifier")
        }
    }
}

extension StoreError {
    /// The error for a conversation that has no entries, although some were appended.
    public static func conversationGone(_ conversation: String) -> StoreError {
        StoreError(
            .conversationGone,
            "there is no conversation '\(conversation)': its person's data was erased, or it was not touched for as long as the policy "
                + "keeps conversations; nothing was stored. Begin a new one")
    }
}

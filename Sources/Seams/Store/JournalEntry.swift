public import Foundation

/// One thing that happened in a conversation, as the journal keeps it.
public struct JournalEntry: Equatable, Sendable {
    /// The conversation's identifier.
    public var conversation: String
    /// The place within the conversation: 1, 2, 3 ... without gaps.
    public var sequence: Int
    public var time: Date
    /// What the payload describes, such as `event` or `effect`.
    public var kind: String
    /// The store keeps it and does not look inside.
    public var payload: JournalPayload

    public init(conversation: String, sequence: Int, time: Date, kind: String, payload: JournalPayload) {
        self.conversation = conversation
        self.sequence = sequence
        self.time = time
        self.kind = kind
        self.payload = payload
    }
}

/// What a journal tells of a conversation without reading its entries.
public struct ConversationSummary: Hashable, Sendable, Identifiable {
    public var id: String
    /// The time of the first entry.
    public var startTime: Date
    /// The time of the last entry.
    public var lastTime: Date
    /// How many entries there are, which is also the last one's sequence number.
    public var entryCount: Int

    public init(id: String, startTime: Date, lastTime: Date, entryCount: Int) {
        self.id = id
        self.startTime = startTime
        self.lastTime = lastTime
        self.entryCount = entryCount
    }
}

extension JournalEntry {
    /// Checks that the entry can be stored after the one with the sequence number `last` (0 when there is none).
    ///
    /// Every implementation of ``ConversationJournal`` calls this, so that all refuse the same things in the same words.
    ///
    /// - Throws: `StoreError` with `sequenceConflict` or `invalidInput`.
    public func check(after last: Int) throws {
        try StoreInput.check(conversation, "a conversation's identifier", mayBeEmpty: false)
        try StoreInput.check(kind, "a journal entry's kind", mayBeEmpty: false)
        try StoreInput.check(time.timeIntervalSinceReferenceDate, "a journal entry's time")
        guard last < Int.max, sequence == last + 1 else {
            throw StoreError(
                .sequenceConflict,
                "conversation '\(conversation)' has \(last) entries, so entry \(sequence) is not the next one: "
                    + "another process is writing to the same conversation; read it again and continue from there")
        }
    }
}

public import Foundation

/// Something that a conversation has yet to do, stored as a row: it can be found without replaying any journal, and it survives the
/// process.
///
/// The journal remains the truth about what has been decided. Rows change in the transaction that appends the entries from which they
/// follow.
public struct PendingWork: Equatable, Sendable {
    /// What there is to do.
    public enum Kind: String, CaseIterable, Sendable {
        /// A timer, due at the row's time; the key is its number.
        case timer
        /// An outcome that arrived at the row's time while another turn was running; the key is the operation's identifier, and the
        /// payload is the app's reply.
        case outcome
        /// A turn with messages that the person may not have received; the key is the turn's number, and the time is that of the
        /// first message.
        case delivery
        /// Messages that arrived at the row's time and are not announced yet; the payload is the messages.
        case message
    }

    /// The identifier of the person whose conversation it is.
    public var person: String
    /// The conversation's identifier.
    public var conversation: String
    /// What there is to do.
    public var kind: Kind
    /// Distinguishes the rows of one kind in a conversation.
    public var key: String
    /// When it is due, or since when it has been waiting; see ``Kind``.
    public var time: Date
    /// The contents, opaque to the store.
    public var payload: JournalPayload

    /// - Parameter payload: empty for kinds that need none.
    public init(
        person: String, conversation: String, kind: Kind, key: String, time: Date,
        payload: JournalPayload = JournalPayload(Data())
    ) {
        self.person = person
        self.conversation = conversation
        self.kind = kind
        self.key = key
        self.time = time
        self.payload = payload
    }

    /// A change of a conversation's rows.
    public enum Change: Equatable, Sendable {
        /// Adds a row, in place of one with the same conversation, kind and key. Its person is the one for whom it is added.
        case add(PendingWork)
        /// Removes a row; has no effect if there is none.
        case remove(Kind, key: String, conversation: String)
        /// Takes an appointment of the person that is due; it is left for its next time, and removed if there is none.
        ///
        /// The whole change fails with `alreadyTaken` unless it is there, at the time that it says.
        case take(Appointment, next: Date?, conversation: String)
        /// Adds the receipt of an operation that is about to be handled. One that was begun with the same values stays as it is.
        ///
        /// The whole change fails with `otherValues` if it was begun with other values. Its person is the one for whom it is added.
        case begin(Receipt)
        /// Keeps what the app answered to an operation, in place of an earlier answer, and that the node which has the conversation was answered; has
        /// no effect if there is no receipt.
        case settle(operation: String, answer: JournalPayload, conversation: String)
        /// Removes the person's receipts of all operations that were begun before the time, in whichever conversation.
        case expireReceipts(before: Date, conversation: String)

        /// Adds an event to the audit trail of the person, behind those that are there.
        case audit(AuditedEvent)

        /// The conversation whose rows change.
        public var conversation: String {
            switch self {
            case .add(let work): work.conversation
            case .begin(let receipt): receipt.conversation
            case .audit(let event): event.conversation
            case .remove(_, _, let conversation), .take(_, _, let conversation), .settle(_, _, let conversation),
                .expireReceipts(_, let conversation):
                conversation
            }
        }
    }
}

extension PendingWork.Change {
    /// Whether a failure of power, though not the end of the process, may undo the change if it is made without entries: a turn whose delivery
    /// is not confirmed is told again.
    package var mayBeUndone: Bool {
        if case .remove(.delivery, _, _) = self { true } else { false }
    }

    /// Checks that the change can be stored.
    ///
    /// Every implementation of ``ConversationJournal`` calls this, so that all throw the same errors.
    ///
    /// - Parameters:
    ///   - owner: the person whose conversation it is, after the entries of the same call; `nil` if there is no such conversation.
    ///   - person: the person for whom the change is made.
    /// - Throws: `StoreError` with `conversationGone`, `otherPerson` or `invalidInput`.
    public func check(owner: String?, person: String) throws {
        guard let owner else { throw StoreError.conversationGone(conversation) }
        try ConversationSummary.check(conversation, of: owner, isOpenTo: person)
        switch self {
        case .add(let work):
            try ConversationSummary.check(conversation, of: owner, isOpenTo: work.person)
            try StoreInput.check(work.key, "the key of pending work", mayBeEmpty: false)
            try StoreInput.check(work.time.timeIntervalSinceReferenceDate, "the time of pending work")
        case .begin(let receipt):
            try ConversationSummary.check(conversation, of: owner, isOpenTo: receipt.person)
            try StoreInput.check(receipt)
        case .expireReceipts(let time, _):
            try StoreInput.check(time.timeIntervalSinceReferenceDate, "the time before which receipts expire")
        case .audit(let event): try StoreInput.check(event)
        case .remove, .take, .settle: break
        }
    }
}

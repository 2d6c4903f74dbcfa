public import Foundation

/// What is kept of an operation that a person has confirmed: that the app was about to be asked for it, and what it answered.
///
/// A receipt is written in the transaction that appends the call to handle, before the app is called, and gets the answer in the
/// transaction that appends the answer. A repeated delivery of the operation finds the answer and replays it.
public struct Receipt: Equatable, Sendable {
    /// The identifier of the person who has confirmed it.
    public var person: String
    /// The identifier of the conversation in which they did.
    public var conversation: String
    /// The operation's identifier, unique in its conversation.
    public var operation: String
    /// The identifier of the app that is to carry it out.
    public var app: String
    /// The name of the intent.
    public var intent: String
    /// A digest of the values that the person has confirmed.
    public var digest: String
    /// When the call was made.
    public var time: Date
    /// What the app answered last, opaque to the store; `nil` as long as it has not.
    public var answer: JournalPayload?
    /// The node that made the call, or that has stored the last answer, to which the app's outcome will come; `nil` if that is not known.
    public var node: String?

    public init(
        person: String, conversation: String, operation: String, app: String, intent: String, digest: String, time: Date,
        answer: JournalPayload? = nil, node: String? = nil
    ) {
        self.person = person
        self.conversation = conversation
        self.operation = operation
        self.app = app
        self.intent = intent
        self.digest = digest
        self.time = time
        self.answer = answer
        self.node = node
    }

    /// Whether both are about the same values for the same app.
    public func hasSameValues(as other: Receipt) -> Bool {
        (app, intent, digest) == (other.app, other.intent, other.digest)
    }
}

/// Keeps receipts of operations. They are written by ``ConversationJournal/append(_:pending:for:under:)``, with the changes
/// ``PendingWork/Change/begin(_:)``, ``PendingWork/Change/settle(operation:answer:conversation:)`` and
/// ``PendingWork/Change/expireReceipts(before:conversation:)``.
public protocol ReceiptBook: Sendable {
    /// The receipt of an operation; `nil` if there is none, or it belongs to another person.
    func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt?
}

extension StoreInput {
    /// Checks a receipt.
    ///
    /// - Throws: `StoreError` with `invalidInput`.
    public static func check(_ receipt: Receipt) throws {
        try check(receipt.operation, "an operation's identifier", mayBeEmpty: false)
        try check(receipt.app, "a receipt's app", mayBeEmpty: false)
        try check(receipt.intent, "a receipt's intent", mayBeEmpty: false)
        try check(receipt.digest, "a receipt's digest", mayBeEmpty: false)
        try check(receipt.time.timeIntervalSinceReferenceDate, "a receipt's time")
    }
}

extension StoreError {
    /// The error for an operation that was begun with other values, or for another app.
    public static func otherValues(of operation: String) -> StoreError {
        StoreError(
            .otherValues,
            "operation '\(operation)' was begun with other values; an identifier belongs to what was confirmed, so use another")
    }
}

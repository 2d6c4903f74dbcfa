public import Foundation
public import IntentSchema

/// Finds and erases everything that a store keeps of a person.
///
/// Every table that holds something of a person is covered: the conformance tests fill all of them, and look through all of them afterwards.
public protocol PersonalDataBook: Sendable {
    /// How much is kept of a person.
    func inventory(of person: String) async throws -> PersonalInventory

    /// All receipts of a person, by time, conversation and operation.
    func receipts(of person: String) async throws -> [Receipt]

    /// What apps have supplied for a person other than donations, by app and kind.
    func supplies(for person: String) async throws -> [KeptSupply]

    /// Erases everything that is kept of a person, in one transaction, and that the person is known here. Of their audit trail, the hashes
    /// stay, from which nothing can be learnt. Where the store is a file, the file is rewritten afterwards, so that nothing of it is left in its unused parts.
    ///
    /// Nothing can be appended to their conversations any more: whoever holds one is told `conversationGone`.
    ///
    /// - Returns: what there was.
    /// - Throws: `StoreError`; with `notScrubbed`, all has been erased, but the file could not be rewritten.
    @discardableResult
    func erase(_ person: String) async throws -> PersonalInventory

    /// Erases the conversations of all people whose last entry is older than a time, with what belongs to them.
    ///
    /// - Returns: how many there were.
    @discardableResult
    func eraseConversations(untouchedSince time: Date) async throws -> Int
}

/// How much a store keeps of a person.
public struct PersonalInventory: Hashable, Sendable {
    /// What is kept.
    public enum Kind: String, CaseIterable, Sendable {
        /// Conversations.
        case conversations
        /// The entries of their journals.
        case journalEntries = "journal entries"
        /// Their snapshots.
        case snapshots
        /// What they have yet to do.
        case pendingWork = "timers, outcomes and messages that wait"
        /// Receipts of operations.
        case receipts
        /// Records of the audit trail that name the person.
        case auditRecords = "audit records"
        /// Contacts.
        case contacts
        /// Settings.
        case settings
        /// Shortcuts.
        case shortcuts
        /// What is to happen at a time.
        case appointments = "notifications and schedules"
        /// Donations, with their reservations.
        case donations
        /// What apps have supplied other than donations.
        case supplies = "lists that apps have supplied"
        /// Access tokens.
        case tokens
        /// That the person is known.
        case profile
    }

    /// How many there are of each kind; kinds of which there is nothing are missing.
    public private(set) var counts: [Kind: Int] = [:]

    public init() {}

    /// How many there are of a kind.
    public subscript(kind: Kind) -> Int {
        get { counts[kind] ?? 0 }
        set { counts[kind] = newValue == 0 ? nil : newValue }
    }

    /// Whether nothing is kept.
    public var isEmpty: Bool { counts.isEmpty }
}

/// A list, or another contribution that replaces the one before, that an app has supplied for a person.
public struct KeptSupply: Hashable, Sendable {
    /// The identifier of the app.
    public var app: String
    /// The kind, as in ``SuppliedContribution/kind``.
    public var kind: String
    /// The contents.
    public var content: JSONValue

    public init(app: String, kind: String, content: JSONValue) {
        self.app = app
        self.kind = kind
        self.content = content
    }
}

extension CodedError.Code where Domain == StoreErrorDomain {
    /// What was to be erased is erased, but bytes of it may be left in unused parts of the file.
    public static var notScrubbed: Self { Self(rawValue: "notScrubbed") }
}

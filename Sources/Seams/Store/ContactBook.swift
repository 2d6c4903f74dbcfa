import Foundation
public import IntentSchema

/// Keeps the people that the person knows.
public protocol ContactBook: Sendable {
    /// Everybody, ordered by full name without regard to case and accents, then by identifier.
    func contacts() async throws -> [Contact]

    /// Adds contacts, replacing those with the same identifiers: all of them or, when one is refused, none.
    ///
    /// There is one owner at most: when a contact given is the owner's card, it takes the place of the owner's card before it
    /// (the last one where several are given); the other cards stay as ordinary contacts.
    ///
    /// - Throws: `StoreError` with `invalidInput` when a contact cannot be stored.
    @discardableResult
    func upsert(_ contacts: [Contact]) async throws -> ContactChanges

    /// Removes one contact; returns whether there was one.
    @discardableResult
    func remove(id: String) async throws -> Bool

    /// Removes everybody.
    func removeAll() async throws
}

/// What an import has changed.
public struct ContactChanges: Hashable, Sendable {
    /// How many contacts were not there before.
    public var added: Int
    /// How many replaced a contact with the same identifier.
    public var updated: Int

    public init(added: Int = 0, updated: Int = 0) {
        self.added = added
        self.updated = updated
    }
}

extension Contact {
    /// The text that orders contacts by name: the full name without case and accents. Compared byte by byte, it gives the same
    /// order in every implementation and locale.
    public var sortName: String {
        fullName.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

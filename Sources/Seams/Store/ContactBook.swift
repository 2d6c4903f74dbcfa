import Foundation
public import IntentSchema

/// Stores each person's contacts. They are never visible to another person, not even where identifiers are the same.
public protocol ContactBook: Sendable {
    /// All contacts of a person, ordered by full name, ignoring case and accents, then by identifier.
    func contacts(of person: String) async throws -> [Contact]

    /// Adds contacts and replaces those with the same identifiers, in one transaction: all or none.
    ///
    /// A person has at most one card of their own: a new one (the last, if there are several) replaces the previous one, which
    /// remains as an ordinary contact.
    ///
    /// - Throws: `StoreError` with `invalidInput` if a contact cannot be stored.
    @discardableResult
    func upsert(_ contacts: [Contact], of person: String) async throws -> ContactChanges

    /// Removes a contact of a person and returns whether it existed.
    @discardableResult
    func remove(id: String, of person: String) async throws -> Bool

    /// Removes all contacts of a person.
    func removeAll(of person: String) async throws
}

/// The changes made by an import.
public struct ContactChanges: Hashable, Sendable {
    /// The number of new contacts.
    public var added: Int
    /// The number of contacts that replaced one with the same identifier.
    public var updated: Int

    public init(added: Int = 0, updated: Int = 0) {
        self.added = added
        self.updated = updated
    }
}

extension Contact {
    /// The sort key: the full name without case and accents. Compared byte by byte, it gives the same order in every
    /// implementation and locale.
    public var sortName: String {
        fullName.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

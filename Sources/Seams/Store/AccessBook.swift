public import Foundation
public import IntentSchema

/// A person whom a host of several people knows.
public struct KnownPerson: Identifiable, Hashable, Sendable {
    /// Unique among the people of a host; from 1 to 100 bytes of UTF-8.
    public let id: String
    /// A locale identifier, such as `en_US`: the person's language and region.
    public var locale: String
    /// The identifier of the person's time zone, such as `Europe/Berlin`.
    public var timeZone: String
    /// Where the person is; `nil` for the home address on their own contact card.
    public var location: Coordinate?

    public init(_ id: String, locale: String, timeZone: String, location: Coordinate? = nil) {
        self.id = id
        self.locale = locale
        self.timeZone = timeZone
        self.location = location
    }
}

/// A secret by which a client shows for whom it speaks, and what it may do. The secret itself is not kept.
public struct AccessToken: Identifiable, Hashable, Sendable {
    /// What a client may do with a token.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
        /// Hold conversations: propose requests and answer questions about them, but not agree to them.
        case converse
        /// Confirm requests, give apps permissions, and unlock.
        case confirm
        /// Manage people and tokens.
        case administer
    }

    /// Names the token where it is listed and in journals; not secret.
    public let id: String
    /// For whom its holder speaks.
    public var person: String
    /// What it is for, in its maker's words.
    public var label: String
    /// What its holder may do.
    public var scopes: Set<Scope>
    /// The SHA-256 digest of the secret.
    public var digest: Data
    /// When it was made.
    public var created: Date
    /// When it stops working; `nil` for never.
    public var expires: Date?

    /// - Parameters:
    ///   - digest: the SHA-256 digest of the secret.
    ///   - expires: when it stops working; `nil` for never.
    public init(
        id: String, person: String, label: String, scopes: Set<Scope>, digest: Data, created: Date, expires: Date? = nil
    ) {
        self.id = id
        self.person = person
        self.label = label
        self.scopes = scopes
        self.digest = digest
        self.created = created
        self.expires = expires
    }
}

/// Keeps the people of a host and the tokens of their clients. May be used from any thread.
public protocol AccessBook: Sendable {
    /// All people, ordered by identifier.
    func people() async throws -> [KnownPerson]

    /// Those of these people who are known, ordered by identifier.
    func people(_ ids: Set<String>) async throws -> [KnownPerson]

    /// Adds a person.
    ///
    /// - Returns: whether they were added; `false` if the identifier is taken.
    func add(_ person: KnownPerson) async throws -> Bool

    /// Removes a person and their tokens; what else is kept under their identifier stays. Removes no tokens of somebody who is not known
    /// here, such as the owner of a host.
    ///
    /// - Returns: whether there was one.
    func removePerson(_ id: String) async throws -> Bool

    /// A person's tokens, or all, ordered by time and identifier.
    func tokens(of person: String?) async throws -> [AccessToken]

    /// The token with this digest of its secret; `nil` if there is none.
    func token(digest: Data) async throws -> AccessToken?

    /// Adds a token.
    ///
    /// - Returns: whether it was added; `false` if its identifier or digest is taken.
    func add(_ token: AccessToken) async throws -> Bool

    /// Revokes a token.
    ///
    /// - Returns: whether there was one.
    func removeToken(_ id: String) async throws -> Bool
}

extension AccessBook {
    /// The person with the identifier; `nil` if they are not known.
    public func person(_ id: String) async throws -> KnownPerson? { try await people([id]).first }
}

extension StoreInput {
    /// Checks all fields of a person.
    public static func check(_ person: KnownPerson) throws {
        try check(person: person.id)
        guard person.id.utf8.count <= 100 else {
            throw StoreError(.invalidInput, "a person's identifier is longer than 100 bytes; choose a shorter one")
        }
        try check(person.locale, "a person's locale", mayBeEmpty: false)
        try check(person.timeZone, "a person's time zone", mayBeEmpty: false)
        guard let location = person.location else { return }
        try check(location.latitude, "a person's latitude")
        try check(location.longitude, "a person's longitude")
    }

    /// Checks all fields of a token.
    public static func check(_ token: AccessToken) throws {
        try check(token.id, "a token's identifier", mayBeEmpty: false)
        try check(person: token.person)
        try check(token.label, "a token's label")
        guard token.digest.count == 32 else {
            throw StoreError(.invalidInput, "a token's digest has \(token.digest.count) bytes; SHA-256 has 32")
        }
        try check(token.created.timeIntervalSinceReferenceDate, "a token's time")
        try check(token.expires?.timeIntervalSinceReferenceDate ?? 0, "a token's end")
    }
}

public import Foundation
import GRDB
import IntentSchema
public import Store

extension SQLiteStore: AccessBook {
    public func people() async throws -> [KnownPerson] {
        try await access.read { try Self.people("", [], $0) }
    }

    public func people(_ ids: Set<String>) async throws -> [KnownPerson] {
        let sought = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !sought.isEmpty else { return [] }
        return try await access.read { database in
            try stride(from: 0, to: sought.count, by: Self.mostSought).flatMap { start in
                let some = sought[start..<min(start + Self.mostSought, sought.count)]
                let places = some.map { _ in "?" }.joined(separator: ", ")
                return try Self.people("WHERE id IN (\(places))", StatementArguments(some), database)
            }
        }
    }

    /// As many as a statement of any SQLite may have as parameters.
    private static let mostSought = 999

    private static func people(_ condition: String, _ arguments: StatementArguments, _ database: Database) throws -> [KnownPerson]
    {
        try Array(
            Row.fetchCursor(
                database, sql: "SELECT id, locale, timeZone, latitude, longitude FROM person \(condition) ORDER BY id",
                arguments: arguments
            ).map { row in
                let (latitude, longitude): (Double?, Double?) = (try row.optional(3), try row.optional(4))
                let location = latitude.flatMap { latitude in longitude.map { Coordinate(latitude: latitude, longitude: $0) } }
                return KnownPerson(
                    try row.checked(0), locale: try row.checked(1), timeZone: try row.checked(2), location: location)
            })
    }

    public func add(_ person: KnownPerson) async throws -> Bool {
        try StoreInput.check(person)
        return try await access.write { database in
            try database.execute(
                sql: "INSERT OR IGNORE INTO person (id, locale, timeZone, latitude, longitude) VALUES (?, ?, ?, ?, ?)",
                arguments: [person.id, person.locale, person.timeZone, person.location?.latitude, person.location?.longitude])
            return database.changesCount > 0
        }
    }

    public func removePerson(_ id: String) async throws -> Bool {
        try await access.write { database in
            try database.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id])
            guard database.changesCount > 0 else { return false }
            try database.execute(sql: "DELETE FROM accessToken WHERE person = ?", arguments: [id])
            return true
        }
    }

    private static let tokenColumns = "id, person, label, scopes, digest, created, expires"

    public func tokens(of person: String?) async throws -> [AccessToken] {
        try await access.read { database in
            try Array(
                Row.fetchCursor(
                    database,
                    sql: """
                        SELECT \(Self.tokenColumns) FROM accessToken WHERE ?1 IS NULL OR person = ?1 ORDER BY created, id
                        """, arguments: [person]
                ).map(Self.token))
        }
    }

    public func token(digest: Data) async throws -> AccessToken? {
        try await access.read { database in
            try Row.fetchOne(
                database, sql: "SELECT \(Self.tokenColumns) FROM accessToken WHERE digest = ?", arguments: [digest]
            ).map(Self.token)
        }
    }

    private static func token(_ row: Row) throws -> AccessToken {
        let scopes: String = try row.checked(3)
        let expires: Double? = try row.optional(6)
        return AccessToken(
            id: try row.checked(0), person: try row.checked(1), label: try row.checked(2),
            // A right that a newer program gave is one that this program does not know, and does not give.
            scopes: Set(scopes.split(separator: " ").compactMap { AccessToken.Scope(rawValue: String($0)) }),
            digest: try row.checked(4), created: Date(timeIntervalSinceReferenceDate: try row.checked(5)),
            expires: expires.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    public func add(_ token: AccessToken) async throws -> Bool {
        try StoreInput.check(token)
        return try await access.write { database in
            try database.execute(
                sql: "INSERT OR IGNORE INTO accessToken (\(Self.tokenColumns)) VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    token.id, token.person, token.label, token.scopes.map(\.rawValue).sorted().joined(separator: " "),
                    token.digest, token.created.timeIntervalSinceReferenceDate, token.expires?.timeIntervalSinceReferenceDate,
                ])
            return database.changesCount > 0
        }
    }

    public func removeToken(_ id: String) async throws -> Bool {
        try await access.write { database in
            try database.execute(sql: "DELETE FROM accessToken WHERE id = ?", arguments: [id])
            return database.changesCount > 0
        }
    }
}

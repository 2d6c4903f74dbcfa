public import Foundation
import IntentSchema
public import Store

extension PostgresStore: AccessBook {
    public func people() async throws -> [KnownPerson] {
        try await read { try Self.people("", [], $0) }
    }

    public func people(_ ids: Set<String>) async throws -> [KnownPerson] {
        let sought = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !sought.isEmpty else { return [] }
        return try await snapshot { connection in
            try stride(from: 0, to: sought.count, by: Self.mostSought).flatMap { start in
                let some = Array(sought[start..<min(start + Self.mostSought, sought.count)])
                return try Self.people("WHERE id IN \(placeholders(rows: 1, columns: some.count))", some, connection)
            }
        }
    }

    private static let mostSought = 1_000

    private static func people(
        _ condition: String, _ values: [(any ColumnValue)?], _ connection: ServerConnection
    ) throws -> [KnownPerson] {
        try connection.run(
            "SELECT id, locale, time_zone, latitude, longitude FROM errand_person \(condition) ORDER BY convert_to(id, 'UTF8')",
            values
        ).map { row in
            let (latitude, longitude): (Double?, Double?) = (try row.optional(3), try row.optional(4))
            let location = latitude.flatMap { latitude in longitude.map { Coordinate(latitude: latitude, longitude: $0) } }
            return KnownPerson(
                try row.checked(0), locale: try row.checked(1), timeZone: try row.checked(2), location: location)
        }
    }

    public func add(_ person: KnownPerson) async throws -> Bool {
        try StoreInput.check(person)
        return try await write(onUnknown: .fails) { connection in
            try connection.run(
                """
                INSERT INTO errand_person (id, locale, time_zone, latitude, longitude) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT DO NOTHING
                """,
                [person.id, person.locale, person.timeZone, person.location?.latitude, person.location?.longitude]
            ).changed > 0
        }
    }

    public func removePerson(_ id: String) async throws -> Bool {
        try await write(onUnknown: .fails) { connection in
            guard try connection.run("DELETE FROM errand_person WHERE id = $1", [id]).changed > 0 else { return false }
            try connection.run("DELETE FROM errand_access_token WHERE person = $1", [id])
            return true
        }
    }

    // MARK: Tokens

    private static let tokenColumns = "id, person, label, scopes, digest, created, expires"

    public func tokens(of person: String?) async throws -> [AccessToken] {
        try await read { connection in
            try connection.run(
                """
                SELECT \(Self.tokenColumns) FROM errand_access_token WHERE $1::text IS NULL OR person = $1
                ORDER BY created, convert_to(id, 'UTF8')
                """, [person]
            ).map(Self.token)
        }
    }

    public func token(digest: Data) async throws -> AccessToken? {
        try await read { connection in
            try connection.run("SELECT \(Self.tokenColumns) FROM errand_access_token WHERE digest = $1", [digest])
                .first.map(Self.token)
        }
    }

    private static func token(_ row: Rows.Row) throws -> AccessToken {
        let scopes: String = try row.checked(3)
        let expires: Double? = try row.optional(6)
        return AccessToken(
            id: try row.checked(0), person: try row.checked(1), label: try row.checked(2),
            // A right that a newer program gave is one that this program does not know, and does not give.
            scopes: Set(scopes.split(separator: " ").compactMap { AccessToken.Scope(rawValue: String($0)) }),
            digest: try row.checked(4), created: try row.time(5),
            expires: expires.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    public func add(_ token: AccessToken) async throws -> Bool {
        try StoreInput.check(token)
        return try await write(onUnknown: .fails) { connection in
            try connection.run(
                """
                INSERT INTO errand_access_token (\(Self.tokenColumns)) VALUES ($1, $2, $3, $4, $5, $6, $7)
                ON CONFLICT DO NOTHING
                """,
                [
                    token.id, token.person, token.label, token.scopes.map(\.rawValue).sorted().joined(separator: " "),
                    token.digest, token.created.timeIntervalSinceReferenceDate,
                    token.expires?.timeIntervalSinceReferenceDate,
                ]
            ).changed > 0
        }
    }

    public func removeToken(_ id: String) async throws -> Bool {
        try await write(onUnknown: .fails) { connection in
            try connection.run("DELETE FROM errand_access_token WHERE id = $1", [id]).changed > 0
        }
    }
}

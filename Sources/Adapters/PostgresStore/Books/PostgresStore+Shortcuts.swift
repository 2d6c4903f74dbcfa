import Foundation
import IntentSchema
public import Store

extension PostgresStore {
    public func shortcuts(of person: String) async throws -> [Shortcut] {
        try await read { connection in
            try connection.run(
                """
                SELECT id, phrase, app, content, source, time FROM errand_shortcut WHERE person = $1
                ORDER BY convert_to(phrase_key, 'UTF8')
                """, [person]
            ).map(Self.shortcut)
        }
    }

    private static func shortcut(_ row: Rows.Row) throws -> Shortcut {
        guard let source = Shortcut.Source(rawValue: try row.checked(4)) else {
            throw StoreError.unreadable("source of a shortcut")
        }
        return Shortcut(
            id: try row.checked(0), phrase: try row.checked(1), app: try row.optional(2),
            content: try row.decoded(3, "shortcut"), source: source, time: try row.time(5))
    }

    public func add(_ shortcut: Shortcut, of person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(shortcut)
        try await write(onUnknown: .fails) { connection in
            let added = try connection.run(
                """
                INSERT INTO errand_shortcut (person, id, phrase_key, phrase, app, content, source, time)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
                """,
                [
                    person, shortcut.id, shortcut.key, shortcut.phrase, shortcut.app, shortcut.content.json.text,
                    shortcut.source.rawValue, shortcut.time.timeIntervalSinceReferenceDate,
                ])
            guard added.changed > 0 else { throw StoreError.samePhrase() }
        }
    }

    @discardableResult
    public func removeShortcut(_ id: String, of person: String) async throws -> Bool {
        try await write(onUnknown: .fails) { connection in
            try Self.removeAppointment(.shortcut, app: "", key: id, of: person, connection)
            return try connection.run("DELETE FROM errand_shortcut WHERE person = $1 AND id = $2", [person, id]).changed > 0
        }
    }
}

import Foundation
import GRDB
import IntentSchema
public import Store

extension SQLiteStore {
    public func shortcuts(of person: String) async throws -> [Shortcut] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT id, phrase, app, content, source, time FROM shortcut WHERE person = ? ORDER BY phraseKey",
                arguments: [person])
            return try Array(rows.map(Self.shortcut))
        }
    }

    private static func shortcut(_ row: Row) throws -> Shortcut {
        let damage = "the database contains an unreadable shortcut; restore a backup, or move it away to start over"
        guard let source = Shortcut.Source(rawValue: try row.checked(4)) else { throw StoreError(.damaged, damage) }
        do {
            let content = try Record(json: JSONValue(text: row.checked(3)))
            return Shortcut(
                id: try row.checked(0), phrase: try row.checked(1), app: try row.optional(2), content: content, source: source,
                time: Date(timeIntervalSinceReferenceDate: try row.checked(5)))
        } catch let error as JSONError {
            throw StoreError(.damaged, damage, cause: error)
        }
    }

    public func add(_ shortcut: Shortcut, of person: String) async throws {
        try StoreInput.check(person: person)
        try StoreInput.check(shortcut)
        try await access.write { database in
            try database.execute(
                sql: """
                    INSERT OR IGNORE INTO shortcut (person, id, phraseKey, phrase, app, content, source, time)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    person, shortcut.id, shortcut.key, shortcut.phrase, shortcut.app, shortcut.content.json.text,
                    shortcut.source.rawValue, shortcut.time.timeIntervalSinceReferenceDate,
                ])
            guard database.changesCount > 0 else { throw StoreError.samePhrase() }
        }
    }

    @discardableResult
    public func removeShortcut(_ id: String, of person: String) async throws -> Bool {
        try await access.write { database in
            try Self.removeAppointment(.shortcut, app: "", key: id, of: person, database)
            try database.execute(sql: "DELETE FROM shortcut WHERE person = ? AND id = ?", arguments: [person, id])
            return database.changesCount > 0
        }
    }
}

import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func append(_ entries: [JournalEntry]) async throws {
        guard !entries.isEmpty else { return }
        try await access.write { database in
            for entry in entries { try Self.append(entry, database) }
        }
    }

    private static func append(_ entry: JournalEntry, _ database: Database) throws {
        let last = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT entryCount FROM conversation WHERE id = ?"), arguments: [entry.conversation])
        try entry.check(after: last ?? 0)
        let time = entry.time.timeIntervalSinceReferenceDate
        try database.cachedStatement(
            sql: "INSERT INTO entry (conversation, sequence, time, kind, payload) VALUES (?, ?, ?, ?, ?)"
        ).execute(arguments: [entry.conversation, entry.sequence, time, entry.kind, try entry.payload.text()])
        try database.cachedStatement(
            sql: """
                INSERT INTO conversation (id, startTime, lastTime, entryCount, lastEntry) VALUES (?1, ?2, ?2, ?3, ?4)
                ON CONFLICT (id) DO UPDATE SET lastTime = ?2, entryCount = ?3, lastEntry = ?4
                """
        ).execute(arguments: [entry.conversation, time, entry.sequence, database.lastInsertedRowID])
    }

    public func entries(of conversation: String) async throws -> [JournalEntry] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database, sql: "SELECT sequence, time, kind, payload FROM entry WHERE conversation = ? ORDER BY sequence",
                arguments: [conversation])
            return try Array(
                rows.map { row in
                    try JournalEntry(
                        conversation: conversation, sequence: row.checked(0),
                        time: Date(timeIntervalSinceReferenceDate: row.checked(1)), kind: row.checked(2),
                        payload: JournalPayload(row.checked(3) as Data))
                })
        }
    }

    public func conversations(limit: Int) async throws -> [ConversationSummary] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT id, startTime, lastTime, entryCount FROM conversation ORDER BY lastEntry DESC LIMIT ?",
                arguments: [max(0, limit)])
            return try Array(
                rows.map { row in
                    try ConversationSummary(
                        id: row.checked(0), startTime: Date(timeIntervalSinceReferenceDate: row.checked(1)),
                        lastTime: Date(timeIntervalSinceReferenceDate: row.checked(2)), entryCount: row.checked(3))
                })
        }
    }
}

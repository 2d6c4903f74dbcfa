import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        guard !entries.isEmpty || !changes.isEmpty else { return }
        let isLasting = !entries.isEmpty || !changes.allSatisfy(\.mayBeUndone)
        // Encoded here, and not while others wait to write.
        let entries = entries.map(\.encoded)
        try await access.write(isLasting: isLasting) { database in
            var rest = entries[...]
            while let first = rest.first {
                let own = rest.prefix { $0.conversation == first.conversation }
                try Self.append(own, to: first.conversation, for: person, under: lease, database)
                rest = rest.dropFirst(own.count)
            }
            for change in changes { try Self.make(change, for: person, under: lease, database) }
        }
    }

    /// Appends entries of one conversation, whose row is read and written once for all of them.
    private static func append(
        _ entries: ArraySlice<JournalEntry>, to conversation: String, for person: String, under lease: Lease?,
        _ database: Database
    ) throws {
        let known = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT person, entryCount, node, fence FROM conversation WHERE id = ?"),
            arguments: [conversation])
        try ConversationSummary.check(conversation, of: known?.checked(0), isOpenTo: person)
        if let known { try Lease.check(lease, of: conversation, heldBy: known.optional(2), fence: known.checked(3)) }
        var count: Int = try known?.checked(1) ?? 0
        let insertion = try database.cachedStatement(
            sql: "INSERT INTO entry (conversation, sequence, time, kind, payload) VALUES (?, ?, ?, ?, ?)")
        for entry in entries {
            try entry.check(after: count)
            try insertion.execute(arguments: [
                conversation, entry.sequence, entry.time.timeIntervalSinceReferenceDate, entry.kind, entry.payload.text,
            ])
            count = entry.sequence
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO conversation (id, person, startTime, lastTime, entryCount, lastEntry, node, fence)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
                ON CONFLICT (id) DO UPDATE SET
                    startTime = iif(entryCount = 0, ?3, startTime), lastTime = ?4, entryCount = ?5, lastEntry = ?6
                """
        ).execute(arguments: [
            conversation, person, entries.first?.time.timeIntervalSinceReferenceDate,
            entries.last?.time.timeIntervalSinceReferenceDate, count, database.lastInsertedRowID, lease?.node, lease?.fence ?? 0,
        ])
    }

    public func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database.cachedStatement(
                    sql: """
                        SELECT sequence, time, kind, payload FROM entry
                        WHERE conversation = ?1 AND sequence > ?3 AND EXISTS (SELECT 1 FROM conversation WHERE id = ?1 AND person = ?2)
                        ORDER BY sequence
                        """), arguments: [conversation, person, sequence])
            return try Array(
                rows.map { row in
                    try JournalEntry(
                        conversation: conversation, sequence: row.checked(0),
                        time: Date(timeIntervalSinceReferenceDate: row.checked(1)), kind: row.checked(2),
                        payload: JournalPayload(row.checked(3) as Data))
                })
        }
    }

    public func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT id, startTime, lastTime, entryCount FROM conversation
                    WHERE person = ? AND entryCount > 0 ORDER BY lastEntry DESC LIMIT ?
                    """, arguments: [person, max(0, limit)])
            return try Array(
                rows.map { row in
                    try ConversationSummary(
                        id: row.checked(0), person: person, startTime: Date(timeIntervalSinceReferenceDate: row.checked(1)),
                        lastTime: Date(timeIntervalSinceReferenceDate: row.checked(2)), entryCount: row.checked(3))
                })
        }
    }
}

import Foundation
public import Store

extension PostgresStore {
    public func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        guard !entries.isEmpty || !changes.isEmpty else { return }
        let appending = Appending(entries: entries, changes: changes, person: person, lease: lease)
        let isLasting = !entries.isEmpty || !changes.allSatisfy(\.mayBeUndone)
        try await write(onUnknown: appending.outcome, isLasting: isLasting) { try appending.perform($0) }
    }

    public func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        try await read { connection in
            try connection.run(
                """
                SELECT sequence, time, kind, payload FROM errand_entry
                WHERE conversation = $1 AND sequence > $3
                    AND EXISTS (SELECT 1 FROM errand_conversation WHERE id = $1 AND person = $2)
                ORDER BY sequence
                """, [conversation, person, sequence]
            ).map { row in
                try JournalEntry(
                    conversation: conversation, sequence: row.checked(0), time: row.time(1), kind: row.checked(2),
                    payload: JournalPayload(row.checked(3, as: Data.self)))
            }
        }
    }

    public func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        try await read { connection in
            try connection.run(
                """
                SELECT id, start_time, last_time, entry_count FROM errand_conversation
                WHERE person = $1 AND entry_count > 0 ORDER BY appended DESC, id LIMIT $2
                """, [person, max(0, limit)]
            ).map { row in
                try ConversationSummary(
                    id: row.checked(0), person: person, startTime: row.time(1), lastTime: row.time(2),
                    entryCount: row.checked(3))
            }
        }
    }

    // MARK: Snapshots

    public func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        try await write { connection in
            let saved = try connection.run(
                """
                INSERT INTO errand_snapshot (conversation, sequence, payload)
                SELECT id, $3::bigint, $4::bytea FROM errand_conversation
                WHERE id = $1 AND person = $2 AND $3 BETWEEN 1 AND entry_count
                ON CONFLICT (conversation) DO UPDATE SET sequence = excluded.sequence, payload = excluded.payload
                """, [conversation, person, snapshot.sequence, snapshot.payload.text])
            guard saved.changed > 0 else { throw snapshot.isAhead(of: conversation) }
        }
    }

    public func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        try await read { connection in
            try connection.run(
                """
                SELECT errand_snapshot.sequence, payload
                FROM errand_snapshot JOIN errand_conversation ON errand_conversation.id = conversation
                WHERE conversation = $1 AND person = $2
                """, [conversation, person]
            ).first.map { row in
                try JournalSnapshot(sequence: row.checked(0), payload: JournalPayload(row.checked(1, as: Data.self)))
            }
        }
    }
}

import Foundation
import GRDB
public import Store

extension SQLiteStore {
    public func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        try await access.write { database in
            try database.execute(
                sql: """
                    INSERT INTO snapshot (conversation, sequence, payload)
                    SELECT id, ?3, ?4 FROM conversation WHERE id = ?1 AND person = ?2 AND ?3 BETWEEN 1 AND entryCount
                    ON CONFLICT (conversation) DO UPDATE SET sequence = ?3, payload = ?4
                    """, arguments: [conversation, person, snapshot.sequence, snapshot.payload.text])
            guard database.changesCount > 0 else { throw snapshot.isAhead(of: conversation) }
        }
    }

    public func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        try await access.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT sequence, payload FROM snapshot JOIN conversation ON conversation.id = conversation
                    WHERE conversation = ? AND person = ?
                    """, arguments: [conversation, person]
            ).map { row in
                try JournalSnapshot(sequence: row.checked(0), payload: JournalPayload(row.checked(1) as Data))
            }
        }
    }
}

public import Foundation
public import Store

extension PostgresStore {
    /// Makes a change that has been checked.
    static func make(_ change: PendingWork.Change, for person: String, _ connection: ServerConnection) throws {
        switch change {
        case .add(let work):
            try connection.run(
                """
                INSERT INTO errand_pending_work (conversation, kind, key, time, payload) VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (conversation, kind, key) DO UPDATE SET time = excluded.time, payload = excluded.payload
                """,
                [
                    work.conversation, work.kind.rawValue, work.key, work.time.timeIntervalSinceReferenceDate,
                    work.payload.text,
                ])
        case .remove(let kind, let key, let conversation):
            try connection.run(
                "DELETE FROM errand_pending_work WHERE conversation = $1 AND kind = $2 AND key = $3",
                [conversation, kind.rawValue, key])
        case .take(let appointment, let next, _): try take(appointment, leaving: next, for: person, connection)
        case .begin(let receipt): try begin(receipt, connection)
        case .settle(let operation, let answer, let conversation):
            try settle(operation, with: answer, in: conversation, connection)
        case .audit(let event): try audit(event, of: person, connection)
        case .expireReceipts(let time, _): try expireReceipts(before: time, of: person, connection)
        }
    }

    public func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        try await pendingWork(
            """
            errand_conversation.id = $1 AND person = $2
            ORDER BY time, convert_to(kind, 'UTF8'), convert_to(key, 'UTF8')
            """, [conversation, person])
    }

    public func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        try await pendingWork(
            """
            kind = $1 AND time <= $2
            ORDER BY time, convert_to(conversation, 'UTF8'), convert_to(key, 'UTF8') LIMIT $3
            """, [kind.rawValue, time.timeIntervalSinceReferenceDate, max(0, limit)])
    }

    private func pendingWork(
        _ condition: String, _ values: [any ColumnValue & Sendable]
    ) async throws -> [PendingWork] {
        try await read { connection in
            try connection.run(
                """
                SELECT person, conversation, kind, key, time, payload FROM errand_pending_work
                JOIN errand_conversation ON errand_conversation.id = errand_pending_work.conversation WHERE \(condition)
                """, values
            ).map(Self.pendingWork)
        }
    }

    private static func pendingWork(_ row: Rows.Row) throws -> PendingWork {
        guard let kind = PendingWork.Kind(rawValue: try row.checked(2)) else {
            throw StoreError.unreadable("kind of pending work")
        }
        return try PendingWork(
            person: row.checked(0), conversation: row.checked(1), kind: kind, key: row.checked(3), time: row.time(4),
            payload: JournalPayload(row.checked(5, as: Data.self)))
    }
}

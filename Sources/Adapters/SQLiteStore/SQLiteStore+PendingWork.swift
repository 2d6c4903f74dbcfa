public import Foundation
import GRDB
public import Store

extension SQLiteStore {
    static func make(
        _ change: PendingWork.Change, for person: String, under lease: Lease?, _ database: Database
    ) throws {
        let known = try Row.fetchOne(
            database.cachedStatement(sql: "SELECT person, node, fence FROM conversation WHERE id = ?"),
            arguments: [change.conversation])
        try change.check(owner: known?.checked(0), person: person)
        if let known, !change.isReport {
            try Lease.check(lease, of: change.conversation, heldBy: known.optional(1), fence: known.checked(2))
        }
        switch change {
        case .add(let work):
            try database.cachedStatement(sql: "INSERT OR REPLACE INTO pendingWork VALUES (?, ?, ?, ?, ?)").execute(arguments: [
                work.conversation, work.kind.rawValue, work.key, work.time.timeIntervalSinceReferenceDate, work.payload.text,
            ])
        case .remove(let kind, let key, let conversation):
            try database.cachedStatement(sql: "DELETE FROM pendingWork WHERE conversation = ? AND kind = ? AND key = ?")
                .execute(arguments: [conversation, kind.rawValue, key])
        case .take(let appointment, let next, _): try take(appointment, leaving: next, for: person, database)
        case .begin(let receipt): try begin(receipt, database)
        case .settle(let operation, let answer, let conversation):
            try settle(operation, with: answer, in: conversation, database)
        case .audit(let event): try audit(event, of: person, database)
        case .expireReceipts(let time, _): try expireReceipts(before: time, of: person, database)
        }
    }

    public func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        try await pendingWork("conversation.id = ? AND person = ? ORDER BY time, kind, key", [conversation, person])
    }

    public func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        try await pendingWork(
            "kind = ? AND time <= ? ORDER BY time, conversation, key LIMIT ?",
            [kind.rawValue, time.timeIntervalSinceReferenceDate, max(0, limit)])
    }

    private func pendingWork(_ condition: String, _ arguments: StatementArguments) async throws -> [PendingWork] {
        try await access.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT person, conversation, kind, key, time, payload
                    FROM pendingWork JOIN conversation ON conversation.id = pendingWork.conversation WHERE \(condition)
                    """, arguments: arguments)
            return try Array(rows.map(Self.pendingWork))
        }
    }

    private static func pendingWork(_ row: Row) throws -> PendingWork {
        guard let kind = PendingWork.Kind(rawValue: try row.checked(2)) else {
            throw StoreError(
                .damaged,
                "the database contains pending work of an unknown kind; restore a backup, or move it away to start over")
        }
        return try PendingWork(
            person: row.checked(0), conversation: row.checked(1), kind: kind, key: row.checked(3),
            time: Date(timeIntervalSinceReferenceDate: row.checked(4)), payload: JournalPayload(row.checked(5) as Data))
    }
}

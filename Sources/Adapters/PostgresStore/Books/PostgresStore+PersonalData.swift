public import Foundation
import IntentSchema
public import Store

extension PostgresStore {
    private typealias Table = (kind: PersonalInventory.Kind, name: String, column: String)

    /// What belongs to a person by a conversation, in an order in which it can be removed.
    private static let ofConversations: [Table] = [
        (.journalEntries, "errand_entry", "conversation"),
        (.snapshots, "errand_snapshot", "conversation"),
        (.pendingWork, "errand_pending_work", "conversation"),
        (.receipts, "errand_receipt", "conversation"),
        (.conversations, "errand_conversation", "id"),
    ]

    /// What belongs to a person by itself. Reservations go with their donations. What has no kind says nothing that others do not.
    private static let ofPeople: [(kind: PersonalInventory.Kind?, name: String, column: String)] = [
        (.contacts, "errand_contact", "person"),
        (.settings, "errand_setting", "person"),
        (.shortcuts, "errand_shortcut", "person"),
        (.appointments, "errand_appointment", "person"),
        (.donations, "errand_donation", "person"),
        (nil, "errand_donor", "person"),
        (.supplies, "errand_supplied", "person"),
        (.tokens, "errand_access_token", "person"),
        (.profile, "errand_person", "id"),
    ]

    public func inventory(of person: String) async throws -> PersonalInventory {
        try await snapshot { connection in
            var inventory = PersonalInventory()
            for (kind, table, column) in Self.ofConversations {
                let own = "\(column) IN (SELECT id FROM errand_conversation WHERE person = $1)"
                inventory[kind] = try Self.count(table, own, person, connection)
            }
            for case (let kind?, let table, let column) in Self.ofPeople {
                inventory[kind] = try Self.count(table, "\(column) = $1", person, connection)
            }
            let ownRecords = "trail IN (SELECT trail FROM errand_audit_trail WHERE person = $1)"
            inventory[.auditRecords] = try Self.count("errand_audit", ownRecords, person, connection)
            return inventory
        }
    }

    private static func count(
        _ table: String, _ condition: String, _ person: String, _ connection: ServerConnection
    ) throws -> Int {
        try connection.run("SELECT COUNT(*) FROM \(table) WHERE \(condition)", [person]).first?.checked(0) ?? 0
    }

    @discardableResult
    public func erase(_ person: String) async throws -> PersonalInventory {
        try await write { connection in
            let conversations = try Self.locked("person = $1", person, connection)
            var erased = PersonalInventory()
            for table in Self.ofConversations {
                erased[table.kind] = try Self.delete(conversations, from: table.name, table.column, connection)
            }
            for (kind, table, column) in Self.ofPeople {
                let count = try connection.run("DELETE FROM \(table) WHERE \(column) = $1", [person]).changed
                if let kind { erased[kind] = count }
            }
            erased[.auditRecords] = try Self.eraseTrail(of: person, connection)
            return erased
        }
    }

    @discardableResult
    public func eraseConversations(untouchedSince time: Date) async throws -> Int {
        try await write { connection in
            let old = try Self.locked("last_time < $1", time.timeIntervalSinceReferenceDate, connection)
            // Snapshots, pending work and receipts go with their conversations.
            _ = try Self.delete(old, from: "errand_entry", "conversation", connection)
            return try Self.delete(old, from: "errand_conversation", "id", connection)
        }
    }

    /// Locks conversations: whoever appends to one of them either has done so, or finds it gone. One that begins later stays whole.
    ///
    /// They are changed rather than read `FOR UPDATE`, which a database that has rows on several machines may not do.
    ///
    /// - Returns: their identifiers.
    private static func locked(
        _ condition: String, _ value: any ColumnValue, _ connection: ServerConnection
    ) throws -> [String] {
        try connection.run("UPDATE errand_conversation SET fence = fence + 1 WHERE \(condition) RETURNING id", [value])
            .map { try $0.checked(0) }
    }

    /// The most conversations of one statement.
    private static let mostConversationsAtOnce = 500

    /// - Returns: how many rows were deleted.
    private static func delete(
        _ conversations: [String], from table: String, _ column: String, _ connection: ServerConnection
    ) throws -> Int {
        try stride(from: 0, to: conversations.count, by: mostConversationsAtOnce).reduce(0) { count, start in
            let some = Array(conversations[start..<min(start + mostConversationsAtOnce, conversations.count)])
            let sql = "DELETE FROM \(table) WHERE \(column) IN \(placeholders(rows: 1, columns: some.count))"
            return count + (try connection.run(sql, some, once: true).changed)
        }
    }

    public func receipts(of person: String) async throws -> [Receipt] {
        try await read { connection in
            try connection.run(
                """
                SELECT \(Self.receiptColumns) FROM errand_receipt WHERE person = $1
                ORDER BY time, convert_to(conversation, 'UTF8'), convert_to(operation, 'UTF8')
                """, [person]
            ).map(Self.receipt)
        }
    }

    public func supplies(for person: String) async throws -> [KeptSupply] {
        try await read { connection in
            try connection.run(
                """
                SELECT app, kind, content FROM errand_supplied WHERE person = $1
                ORDER BY convert_to(app, 'UTF8'), convert_to(kind, 'UTF8')
                """, [person]
            ).map { row in
                try KeptSupply(app: row.checked(0), kind: row.checked(1), content: row.decoded(2, "contribution of an app"))
            }
        }
    }
}

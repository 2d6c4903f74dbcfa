public import Foundation
import GRDB
import IntentSchema
public import Store

extension SQLiteStore {
    private static let ownConversations = "IN (SELECT id FROM conversation WHERE person = ?1)"

    /// How the rows of each table belong to a person, in an order in which they can be removed. The parts of a contact go with it, and
    /// reservations with their donations.
    private static let personal: [(kind: PersonalInventory.Kind, table: String, condition: String)] = [
        (.journalEntries, "entry", "conversation \(ownConversations)"),
        (.snapshots, "snapshot", "conversation \(ownConversations)"),
        (.pendingWork, "pendingWork", "conversation \(ownConversations)"),
        (.receipts, "receipt", "person = ?1"),
        (.conversations, "conversation", "person = ?1"),
        (.contacts, "contact", "person = ?1"),
        (.settings, "setting", "person = ?1"),
        (.shortcuts, "shortcut", "person = ?1"),
        (.appointments, "appointment", "person = ?1"),
        (.donations, "donation", "person = ?1"),
        (.supplies, "supplied", "person = ?1"),
        (.tokens, "accessToken", "person = ?1"),
        (.profile, "person", "id = ?1"),
    ]

    /// The records of the audit trail that name the person.
    private static let ownRecords = "trail = (SELECT trail FROM auditTrail WHERE person = ?1)"

    public func inventory(of person: String) async throws -> PersonalInventory {
        try await access.read { database in
            var inventory = PersonalInventory()
            for (kind, table, condition) in Self.personal {
                let sql = "SELECT COUNT(*) FROM \(table) WHERE \(condition)"
                inventory[kind] = try Int.fetchOne(database, sql: sql, arguments: [person]) ?? 0
            }
            let sql = "SELECT COUNT(*) FROM audit WHERE \(Self.ownRecords)"
            inventory[.auditRecords] = try Int.fetchOne(database, sql: sql, arguments: [person]) ?? 0
            return inventory
        }
    }

    @discardableResult
    public func erase(_ person: String) async throws -> PersonalInventory {
        let erased = try await access.write { database in
            var erased = PersonalInventory()
            for (kind, table, condition) in Self.personal {
                try database.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: [person])
                erased[kind] = database.changesCount
            }
            try database.execute(
                sql: "UPDATE audit SET salt = NULL, content = NULL WHERE \(Self.ownRecords)", arguments: [person])
            erased[.auditRecords] = database.changesCount
            try database.execute(sql: "DELETE FROM auditTrail WHERE person = ?", arguments: [person])
            return erased
        }
        try await access.rewrite()
        return erased
    }

    @discardableResult
    public func eraseConversations(untouchedSince time: Date) async throws -> Int {
        try await access.write { database in
            let old = "IN (SELECT id FROM conversation WHERE lastTime < ?1)"
            let time = time.timeIntervalSinceReferenceDate
            try database.execute(sql: "DELETE FROM entry WHERE conversation \(old)", arguments: [time])
            // Snapshots, pending work and receipts go with their conversations.
            try database.execute(sql: "DELETE FROM conversation WHERE lastTime < ?1", arguments: [time])
            return database.changesCount
        }
    }

    public func receipts(of person: String) async throws -> [Receipt] {
        try await access.read { database in
            try Array(
                Row.fetchCursor(
                    database,
                    sql: """
                        SELECT \(Self.receiptColumns) FROM receipt WHERE person = ? ORDER BY time, conversation, operation
                        """, arguments: [person]
                ).map(Self.receipt))
        }
    }

    public func supplies(for person: String) async throws -> [KeptSupply] {
        try await access.read { database in
            try Array(
                Row.fetchCursor(
                    database, sql: "SELECT app, kind, content FROM supplied WHERE person = ? ORDER BY app, kind",
                    arguments: [person]
                ).map { row in
                    try KeptSupply(
                        app: row.checked(0), kind: row.checked(1), content: Self.contents(JSONValue.self, row.checked(2)))
                })
        }
    }
}

public import Foundation
import IntentSchema
public import Store

extension PostgresStore {
    private static let ownConversations = "IN (SELECT id FROM errand_conversation WHERE person = $1)"

    /// How the rows of each table belong to a person, in an order in which they can be removed. Reservations go with their donations. What
    /// has no kind says nothing that others do not.
    private static let personal: [(kind: PersonalInventory.Kind?, table: String, condition: String)] = [
        (.journalEntries, "errand_entry", "conversation \(ownConversations)"),
        (.snapshots, "errand_snapshot", "conversation \(ownConversations)"),
        (.pendingWork, "errand_pending_work", "conversation \(ownConversations)"),
        (.receipts, "errand_receipt", "person = $1"),
        (.conversations, "errand_conversation", "person = $1"),
        (.contacts, "errand_contact", "person = $1"),
        (.settings, "errand_setting", "person = $1"),
        (.shortcuts, "errand_shortcut", "person = $1"),
        (.appointments, "errand_appointment", "person = $1"),
        (.donations, "errand_donation", "person = $1"),
        (nil, "errand_donor", "person = $1"),
        (.supplies, "errand_supplied", "person = $1"),
        (.tokens, "errand_access_token", "person = $1"),
        (.profile, "errand_person", "id = $1"),
    ]

    /// The records of the audit trail that name the person.
    private static let ownRecords = "trail = (SELECT trail FROM errand_audit_trail WHERE person = $1)"

    public func inventory(of person: String) async throws -> PersonalInventory {
        try await snapshot { connection in
            var inventory = PersonalInventory()
            for case (let kind?, let table, let condition) in Self.personal {
                inventory[kind] =
                    try connection.run("SELECT COUNT(*) FROM \(table) WHERE \(condition)", [person]).first?.checked(0) ?? 0
            }
            inventory[.auditRecords] =
                try connection.run("SELECT COUNT(*) FROM errand_audit WHERE \(Self.ownRecords)", [person]).first?.checked(0) ?? 0
            return inventory
        }
    }

    @discardableResult
    public func erase(_ person: String) async throws -> PersonalInventory {
        try await write { connection in
            // Whoever appends to one of them either has done so, or finds it gone. The order is that in which appends lock.
            try connection.run(
                "SELECT id FROM errand_conversation WHERE person = $1 ORDER BY convert_to(id, 'UTF8') FOR UPDATE", [person])
            var erased = PersonalInventory()
            for (kind, table, condition) in Self.personal {
                let count = try connection.run("DELETE FROM \(table) WHERE \(condition)", [person]).changed
                if let kind { erased[kind] = count }
            }
            try connection.run("SELECT 1 FROM errand_audit_trail WHERE person = $1 FOR UPDATE", [person])
            erased[.auditRecords] =
                try connection.run(
                    "UPDATE errand_audit SET salt = NULL, content = NULL WHERE \(Self.ownRecords)", [person]
                ).changed
            try connection.run("DELETE FROM errand_audit_trail WHERE person = $1", [person])
            return erased
        }
    }

    @discardableResult
    public func eraseConversations(untouchedSince time: Date) async throws -> Int {
        try await write { connection in
            let old = "SELECT id FROM errand_conversation WHERE last_time < $1"
            try connection.run("\(old) ORDER BY convert_to(id, 'UTF8') FOR UPDATE", [time.timeIntervalSinceReferenceDate])
            try connection.run(
                "DELETE FROM errand_entry WHERE conversation IN (\(old))", [time.timeIntervalSinceReferenceDate])
            // Snapshots, pending work and receipts go with their conversations.
            return try connection.run(
                "DELETE FROM errand_conversation WHERE last_time < $1", [time.timeIntervalSinceReferenceDate]
            ).changed
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

import GRDB
public import IntentSchema
public import Store

extension SQLiteStore {
    public func contacts() async throws -> [Contact] {
        try await access.read { database in try ContactRows.all(database) }
    }

    @discardableResult
    public func upsert(_ contacts: [Contact]) async throws -> ContactChanges {
        for contact in contacts { try StoreInput.check(contact) }
        return try await access.write { database in
            var changes = ContactChanges()
            for contact in contacts {
                if contact.isMe { try database.execute(sql: "UPDATE contact SET isMe = 0 WHERE isMe = 1") }
                let isNew = try ContactRows.put(contact, database)
                if isNew { changes.added += 1 } else { changes.updated += 1 }
            }
            return changes
        }
    }

    @discardableResult
    public func remove(id: String) async throws -> Bool {
        try await access.write { database in
            try database.execute(sql: "DELETE FROM contact WHERE id = ?", arguments: [id])
            return database.changesCount > 0
        }
    }

    public func removeAll() async throws {
        try await access.write { database in try database.execute(sql: "DELETE FROM contact") }
    }
}

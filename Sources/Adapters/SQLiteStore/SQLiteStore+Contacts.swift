import GRDB
public import IntentSchema
public import Store

extension SQLiteStore {
    public func contacts(of person: String) async throws -> [Contact] {
        try await access.read { database in try ContactRows.all(of: person, database) }
    }

    @discardableResult
    public func upsert(_ contacts: [Contact], of person: String) async throws -> ContactChanges {
        try StoreInput.check(person: person)
        for contact in contacts { try StoreInput.check(contact) }
        return try await access.write { database in
            var changes = ContactChanges()
            for contact in contacts {
                if contact.isMe {
                    try database.execute(
                        sql: "UPDATE contact SET isMe = 0 WHERE person = ? AND isMe = 1", arguments: [person])
                }
                let isNew = try ContactRows.put(contact, of: person, database)
                if isNew { changes.added += 1 } else { changes.updated += 1 }
            }
            return changes
        }
    }

    @discardableResult
    public func remove(id: String, of person: String) async throws -> Bool {
        try await access.write { database in
            try database.execute(sql: "DELETE FROM contact WHERE person = ? AND id = ?", arguments: [person, id])
            return database.changesCount > 0
        }
    }

    public func removeAll(of person: String) async throws {
        try await access.write { database in
            try database.execute(sql: "DELETE FROM contact WHERE person = ?", arguments: [person])
        }
    }
}

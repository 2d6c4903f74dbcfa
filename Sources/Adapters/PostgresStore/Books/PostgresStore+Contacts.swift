public import IntentSchema
public import Store

extension PostgresStore {
    /// The most contacts of one statement.
    private static let mostContactsAtOnce = 100

    public func contacts(of person: String) async throws -> [Contact] {
        let contacts = try await read { connection in
            try connection.run("SELECT id, is_me, content FROM errand_contact WHERE person = $1", [person]).map { row in
                let content: StoredContact = try row.decoded(2, "contact")
                return content.contact(id: try row.checked(0), isMe: try row.checked(1))
            }
        }
        let keyed = contacts.map { (name: Array($0.sortName.utf8), contact: $0) }
        return keyed.sorted { one, other in
            one.name == other.name
                ? one.contact.id.utf8.lexicographicallyPrecedes(other.contact.id.utf8)
                : one.name.lexicographicallyPrecedes(other.name)
        }.map(\.contact)
    }

    @discardableResult
    public func upsert(_ contacts: [Contact], of person: String) async throws -> ContactChanges {
        try StoreInput.check(person: person)
        for contact in contacts { try StoreInput.check(contact) }
        guard !contacts.isEmpty else { return ContactChanges() }
        return try await write(onUnknown: .fails) { connection in
            var known = try Set(
                connection.run("SELECT id FROM errand_contact WHERE person = $1", [person]).map {
                    try $0.checked(0, as: String.self)
                })
            var changes = ContactChanges()
            for contact in contacts {
                if known.insert(contact.id).inserted { changes.added += 1 } else { changes.updated += 1 }
            }
            if contacts.contains(where: \.isMe) {
                try connection.run("UPDATE errand_contact SET is_me = false WHERE person = $1 AND is_me", [person])
            }
            let last = Self.last(of: contacts)
            for start in stride(from: 0, to: last.count, by: Self.mostContactsAtOnce) {
                try Self.put(last[start..<min(start + Self.mostContactsAtOnce, last.count)], of: person, connection)
            }
            return changes
        }
    }

    /// The last contact with each identifier, of which at most one is the person's own.
    private static func last(of contacts: [Contact]) -> [Contact] {
        let places = Dictionary(contacts.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
        let owner = contacts.lastIndex(where: \.isMe)
        return places.values.sorted().map { place in
            var contact = contacts[place]
            contact.isMe = place == owner
            return contact
        }
    }

    private static func put(_ contacts: ArraySlice<Contact>, of person: String, _ connection: ServerConnection) throws {
        let values = contacts.flatMap { contact -> [(any ColumnValue)?] in
            [person, contact.id, contact.isMe, StoredContact(contact).json.text]
        }
        try connection.run(
            """
            INSERT INTO errand_contact (person, id, is_me, content) VALUES \(placeholders(rows: contacts.count, columns: 4))
            ON CONFLICT (person, id) DO UPDATE SET is_me = excluded.is_me, content = excluded.content
            """, values)
    }

    @discardableResult
    public func remove(id: String, of person: String) async throws -> Bool {
        try await write(onUnknown: .fails) { connection in
            try connection.run("DELETE FROM errand_contact WHERE person = $1 AND id = $2", [person, id]).changed > 0
        }
    }

    public func removeAll(of person: String) async throws {
        try await write { connection -> Void in
            try connection.run("DELETE FROM errand_contact WHERE person = $1", [person])
        }
    }
}

import GRDB
import IntentSchema
import Store

/// Converts contacts to rows of five tables, and back.
enum ContactRows {
    // MARK: Writing

    /// Inserts or replaces a contact of a person; returns whether it is new.
    static func put(_ contact: Contact, of person: String, _ database: Database) throws -> Bool {
        let old = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT key FROM contact WHERE person = ? AND id = ?"), arguments: [person, contact.id])
        if let old { try database.cachedStatement(sql: "DELETE FROM contact WHERE key = ?").execute(arguments: [old]) }
        try database.cachedStatement(
            sql: """
                INSERT INTO contact (key, person, id, sortName, givenName, middleName, familyName, fullName, organization, jobTitle,
                    relationship, isMe, phoneticGivenName, phoneticFamilyName)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            old, person, contact.id, contact.sortName, contact.givenName, contact.middleName, contact.familyName,
            contact.fullName,
            contact.organization, contact.jobTitle, contact.relationship, contact.isMe,
            contact.phoneticGivenName, contact.phoneticFamilyName,
        ])
        try putParts(of: contact, key: database.lastInsertedRowID, database)
        return old == nil
    }

    private static func putParts(of contact: Contact, key: Int64, _ database: Database) throws {
        for (position, name) in contact.nicknames.enumerated() {
            try database.cachedStatement(sql: "INSERT INTO nickname VALUES (?, ?, ?)").execute(arguments: [key, position, name])
        }
        for (position, relation) in contact.relations.enumerated() {
            try database.cachedStatement(sql: "INSERT INTO relation VALUES (?, ?, ?, ?)").execute(
                arguments: [key, position, relation.kind, relation.contact])
        }
        for (position, handle) in contact.handles.enumerated() {
            try database.cachedStatement(sql: "INSERT INTO handle VALUES (?, ?, ?, ?, ?)").execute(
                arguments: [key, position, handle.kind.rawValue, handle.value, handle.label])
        }
        for (position, address) in contact.addresses.enumerated() {
            try database.cachedStatement(sql: "INSERT INTO address VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
                key, position, address.label, address.street, address.city, address.state, address.postalCode, address.country,
                address.coordinate?.latitude, address.coordinate?.longitude,
            ])
        }
    }

    // MARK: Reading

    /// All contacts of a person, ordered by name.
    static func all(of person: String, _ database: Database) throws -> [Contact] {
        let nicknames = try parts(of: person, in: "nickname", "name", database) {
            try $0.checked(1) as String
        }
        let handles = try parts(of: person, in: "handle", "kind, value, label", database, handle)
        let addresses = try parts(
            of: person, in: "address", "label, street, city, state, postalCode, country, latitude, longitude", database, address)
        let relations = try parts(of: person, in: "relation", "kind, relation.person", database) {
            try Contact.Relation(kind: $0.checked(1), contact: $0.checked(2))
        }
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT key, id, givenName, middleName, familyName, fullName, organization, jobTitle, relationship, isMe,
                    phoneticGivenName, phoneticFamilyName FROM contact
                WHERE person = ? ORDER BY sortName, id
                """, arguments: [person])
        return try Array(
            rows.map { row in
                let key: Int64 = try row.checked(0)
                return try Contact(
                    id: row.checked(1), givenName: row.checked(2), middleName: row.checked(3), familyName: row.checked(4),
                    fullName: row.checked(5), nicknames: nicknames[key] ?? [], organization: row.checked(6),
                    jobTitle: row.checked(7),
                    relationship: row.optional(8), handles: handles[key] ?? [], addresses: addresses[key] ?? [],
                    isMe: row.checked(9), relations: relations[key] ?? [], phoneticGivenName: row.optional(10),
                    phoneticFamilyName: row.optional(11))
            })
    }

    /// The rows of a detail table that belong to a person's contacts, grouped by contact, in their order.
    private static func parts<Part>(
        of person: String, in table: String, _ columns: String, _ database: Database, _ make: (Row) throws -> Part
    ) throws -> [Int64: [Part]] {
        var parts: [Int64: [Part]] = [:]
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT contact, \(columns) FROM \(table) JOIN contact ON contact.key = contact
                WHERE contact.person = ? ORDER BY contact, position
                """, arguments: [person])
        while let row = try rows.next() { parts[try row.checked(0), default: []].append(try make(row)) }
        return parts
    }

    private static func handle(_ row: Row) throws -> Contact.Handle {
        guard let kind = Contact.Handle.Kind(rawValue: try row.checked(1)) else {
            throw StoreError(
                .damaged, "the database contains a handle of an unknown kind; restore a backup, or move it away to start over")
        }
        return try Contact.Handle(kind: kind, value: row.checked(2), label: row.optional(3))
    }

    private static func address(_ row: Row) throws -> Contact.Address {
        var address = try Contact.Address(
            label: row.optional(1), street: row.checked(2), city: row.checked(3), state: row.checked(4),
            postalCode: row.checked(5),
            country: row.checked(6))
        if let latitude: Double = try row.optional(7), let longitude: Double = try row.optional(8) {
            address.coordinate = Coordinate(latitude: latitude, longitude: longitude)
        }
        return address
    }
}

import Foundation
import GRDB

// What is asked of people and conversations; every function runs inside a transaction of its caller.
extension MessageStore {
    /// In order of identifier, without the owner.
    static func people(in database: Database) throws -> [Correspondent] {
        try people(where: "id <> 'me' ORDER BY id", [], in: database)
    }

    static func person(handle: String, in database: Database) throws -> Correspondent? {
        try people(where: "handle = ?", [Correspondent.normalized(handle)], in: database).first
    }

    /// The person as the directory knows them; whoever is new is added.
    static func known(_ person: Correspondent, in database: Database) throws -> Correspondent {
        if let known = try people(where: "id = ?", [person.id], in: database).first { return known }
        if let known = try self.person(handle: person.handle, in: database) { return known }
        try database.execute(
            sql: "INSERT INTO person (id, handle, body) VALUES (?, ?, ?)",
            arguments: [
                person.id, Correspondent.normalized(person.handle),
                String(decoding: try JSONEncoder().encode(person), as: UTF8.self),
            ])
        return person
    }

    /// The number of the conversation of these people; a new one where they have none.
    static func conversation(of people: [Correspondent], name: String?, in database: Database) throws -> Int64 {
        let circle = people.map(\.id).sorted().joined(separator: "\n")
        let found = try Int64.fetchOne(
            database, sql: "SELECT id FROM conversation WHERE circle = ? AND name IS ?", arguments: [circle, name])
        if let found { return found }
        try database.execute(sql: "INSERT INTO conversation (circle, name) VALUES (?, ?)", arguments: [circle, name])
        let number = database.lastInsertedRowID
        for person in people {
            try database.execute(sql: "INSERT INTO member (conversation, person) VALUES (?, ?)", arguments: [number, person.id])
        }
        return number
    }

    static func conversations(in database: Database) throws -> [Conversation] {
        try Row.fetchAll(database, sql: "SELECT id, name FROM conversation ORDER BY id").map { row in
            let number: Int64 = row["id"]
            return Conversation(id: "\(number)", group: row["name"], members: try members(of: number, in: database))
        }
    }

    static func members(of conversation: Int64, in database: Database) throws -> [Correspondent] {
        try people(where: "id IN (SELECT person FROM member WHERE conversation = ?) ORDER BY id", [conversation], in: database)
    }

    static func people(
        where condition: String, _ arguments: StatementArguments, in database: Database
    ) throws -> [Correspondent] {
        try String.fetchAll(database, sql: "SELECT body FROM person WHERE \(condition)", arguments: arguments).map {
            try JSONDecoder().decode(Correspondent.self, from: Data($0.utf8))
        }
    }
}

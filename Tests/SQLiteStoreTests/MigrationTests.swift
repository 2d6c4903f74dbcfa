import Foundation
import GRDB
import IntentSchema
import Store
import TestSupport
import Testing

@testable import SQLiteStore

/// Databases of earlier programs, whose schemas are spelled out here as those programs wrote them.
@Suite(.inTurn) struct MigrationTests {
    @Test("a database of an earlier version keeps everything, as the owner's", arguments: [1, 2])
    func keepsEverything(version: Int) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(version, to: folder.appendingPathComponent("errand.sqlite"))
            let store = try SQLiteStore(directory: folder)
            #expect(try await store.entries(of: "c", for: "owner") == [.sample("c", 1), .sample("c", 2)])
            let summary = try #require(try await store.lastConversation(of: "owner"))
            #expect(summary.person == "owner" && summary.entryCount == 2)
            let contacts = try await store.contacts(of: "owner")
            let john = Contact(
                id: "7", givenName: "John", fullName: "John Bird", nicknames: ["J"], relationship: "brother",
                handles: [.init(kind: .phoneNumber, value: "1", label: "mobile")],
                addresses: [
                    .init(label: "home", street: "1 Elm St", city: "Oakland", coordinate: Coordinate(latitude: 1, longitude: 2))
                ],
                isMe: true, relations: version == 1 ? [] : [.init(kind: "wife", contact: "8")],
                phoneticGivenName: version == 1 ? nil : "jon")
            #expect(contacts == [john])
            #expect(try await store.settings(for: "owner") == ["k": "v"])
            try await store.append(.sample("c", 3), for: "owner")
            #expect(try await store.remove(id: "7", of: "owner"))
            store.close()
            let again = try SQLiteStore(directory: folder)
            #expect(try await again.entries(of: "c", for: "owner").count == 3)
            // Details of a contact go with it: the foreign keys survived the migration.
            let details = try await again.access.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM handle") }
            #expect(details == 0)
        }
    }

    @Test("the conversations of a database of version 4 may have pending work")
    func pendingWork() async throws {
        try await withTemporaryFolder { folder in
            let file = try DatabaseQueue(path: folder.appendingPathComponent("errand.sqlite").path)
            try DatabaseSchema.migrator.migrate(file, upTo: "4")
            try await file.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO entry VALUES (1, 'c', 1, 0, 'event', CAST('{"n":1}' AS BLOB));
                        INSERT INTO conversation VALUES ('c', 'ann', 0, 0, 1, 1);
                        """)
            }
            try file.close()
            let store = try SQLiteStore(directory: folder)
            #expect(try await store.pendingWork(of: "c", for: "ann").isEmpty)
            let timer = PendingWork(person: "ann", conversation: "c", kind: .timer, key: "1", time: .distantPast)
            try await store.append([.sample("c", 2)], pending: [.add(timer)], for: "ann")
            store.close()
            let again = try SQLiteStore(directory: folder)
            #expect(try await again.pendingWork(of: "c", for: "ann") == [timer])
        }
    }

    @Test("a database whose creation was killed behind the migrator's own table is created")
    func killedWhileCreating() async throws {
        try await withTemporaryFolder { folder in
            let file = try DatabaseQueue(path: folder.appendingPathComponent("errand.sqlite").path)
            try await file.write { try $0.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)") }
            try file.close()
            let store = try SQLiteStore(directory: folder)
            try await store.append(.sample("c", 1), for: "owner")
            #expect(try await store.entries(of: "c", for: "owner") == [.sample("c", 1)])
        }
    }

    @Test("many may open an earlier database at the same time", arguments: 0..<5)
    func migratesTogether(round: Int) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(1 + round % 2, to: folder.appendingPathComponent("errand.sqlite"))
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<6 {
                    group.addTask { try await SQLiteStore(directory: folder).contacts(of: "owner").count }
                }
                for try await count in group { #expect(count == 1) }
            }
        }
    }

    @Test("an entry is flushed to disk when it has been appended")
    func isDurable() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder)
            // 2 is FULL.
            #expect(try await store.access.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
        }
    }

    private static func write(_ version: Int, to file: URL) throws {
        let queue = try DatabaseQueue(path: file.path)
        try queue.write { database in
            try database.execute(sql: earlierSchema)
            try database.execute(
                sql: """
                    INSERT INTO entry VALUES (1, 'c', 1, 0, 'event', CAST('{"n":1}' AS BLOB)), (2, 'c', 2, 0, 'event', CAST('{"n":2}' AS BLOB));
                    INSERT INTO conversation VALUES ('c', 0, 0, 2, 2);
                    INSERT INTO contact VALUES (5, '7', 'john bird', 'John', '', '', 'John Bird', '', '', 'brother', 1);
                    INSERT INTO nickname VALUES (5, 0, 'J');
                    INSERT INTO handle VALUES (5, 0, 'phoneNumber', '1', 'mobile');
                    INSERT INTO address VALUES (5, 0, 'home', '1 Elm St', 'Oakland', '', '', '', 1, 2);
                    INSERT INTO setting VALUES ('k', 'v');
                    """)
            if version > 1 {
                try database.execute(
                    sql: """
                        ALTER TABLE contact ADD COLUMN phoneticGivenName TEXT;
                        ALTER TABLE contact ADD COLUMN phoneticFamilyName TEXT;
                        CREATE TABLE relation (
                            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
                            position INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (contact, position)
                        ) WITHOUT ROWID;
                        UPDATE contact SET phoneticGivenName = 'jon';
                        INSERT INTO relation VALUES (5, 0, 'wife', '8');
                        """)
            }
            try database.execute(sql: "PRAGMA application_id = 1163021892; PRAGMA user_version = \(version)")
        }
        try queue.close()
    }

    private static let earlierSchema = """
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY AUTOINCREMENT, conversation TEXT NOT NULL, sequence INTEGER NOT NULL CHECK (sequence > 0),
            time REAL NOT NULL, kind TEXT NOT NULL, payload BLOB NOT NULL, UNIQUE (conversation, sequence)
        );
        CREATE TABLE conversation (
            id TEXT PRIMARY KEY NOT NULL, startTime REAL NOT NULL, lastTime REAL NOT NULL, entryCount INTEGER NOT NULL,
            lastEntry INTEGER NOT NULL
        );
        CREATE INDEX conversationByLastEntry ON conversation (lastEntry);
        CREATE TABLE contact (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, sortName TEXT NOT NULL, givenName TEXT NOT NULL,
            middleName TEXT NOT NULL, familyName TEXT NOT NULL, fullName TEXT NOT NULL, organization TEXT NOT NULL,
            jobTitle TEXT NOT NULL, relationship TEXT, isMe INTEGER NOT NULL
        );
        CREATE INDEX contactByName ON contact (sortName, id);
        CREATE UNIQUE INDEX onlyOwner ON contact (isMe) WHERE isMe = 1;
        CREATE TABLE nickname (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE, position INTEGER NOT NULL, name TEXT NOT NULL,
            PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE handle (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE, position INTEGER NOT NULL, kind TEXT NOT NULL,
            value TEXT NOT NULL, label TEXT, PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE address (
            contact INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE, position INTEGER NOT NULL, label TEXT,
            street TEXT NOT NULL, city TEXT NOT NULL, state TEXT NOT NULL, postalCode TEXT NOT NULL, country TEXT NOT NULL,
            latitude REAL, longitude REAL, PRIMARY KEY (contact, position)
        ) WITHOUT ROWID;
        CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL);
        """
}

import Foundation
import IntentSchema
import Store
import TestDatabases
import Testing

@testable import PostgresStore

@Suite("opening a store in PostgreSQL", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
struct OpeningTests {
    let server: String

    init() throws { server = try #require(TestDatabase.server) }

    @Test("another process finds what is stored")
    func persists() async throws {
        try await TestDatabase.with(server: server) { database in
            let one = try await PostgresStore(database.url)
            try await one.append(.sample("a", 1), for: "owner")
            one.close()
            let other = try await PostgresStore(database.url)
            #expect(try await other.entries(of: "a", for: "owner") == [.sample("a", 1)])
            let error = await #expect(throws: StoreError.self) { try await one.entries(of: "a", for: "owner") }
            #expect(error?.code == .closed)
        }
    }

    @Test("of two writers of a conversation one is told, as with other stores")
    func refusesSecondWriter() async throws {
        try await TestDatabase.with(server: server) { database in
            let (one, other) = (try await PostgresStore(database.url), try await PostgresStore(database.url))
            try await one.append(.sample("a", 1), for: "owner")
            try await other.append(.sample("a", 2), for: "owner")
            let error = await #expect(throws: StoreError.self) { try await one.append(.sample("a", 2), for: "owner") }
            #expect(error?.code == .sequenceConflict)
            #expect(error?.message.contains("another process is writing to the same conversation") == true)
        }
    }

    @Test("a wrong password is refused and not repeated")
    func refusesWrongPassword() async throws {
        let url = server.replacing(#/:[^:@]*@/#, with: ":hunter2@")
        let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("refuses the user or the password") == true)
        #expect(error.map { "\($0) \(String(reflecting: $0.cause))".contains("hunter2") } == false)
    }

    @Test("a database that does not exist is named, with how to create it")
    func namesMissingDatabase() async throws {
        let url = server.replacing("/postgres?", with: "/nowhere?")
        let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("'nowhere'") == true)
        #expect(error?.message.contains("createdb") == true)
    }

    @Test("a server that is not there is an error at once")
    func namesMissingServer() async throws {
        let url = "postgres://ann:hunter2@/home?host=/nowhere&connect_timeout=2"
        let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("'home' at '/nowhere' cannot be reached") == true)
        #expect(error?.message.contains("hunter2") == false)
    }

    @Test("a parameter that libpq does not know is an error that quotes nothing")
    func refusesUnknownParameters() async throws {
        let error = await #expect(throws: StoreError.self) { try await PostgresStore(server + "&hunter2=hunter2") }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("hunter2") == false)
    }

    @Test("where the URL asks for TLS and the server has none, nothing is sent")
    func insistsOnTLS() async throws {
        // Over a Unix socket, libpq asks for no TLS; the server listens at no other.
        let url = server.replacing(#/\?host=.*/#, with: "?host=127.0.0.1&port=1&sslmode=require")
        let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
        #expect(error?.code == .unavailable)
    }

    @Test("a schema that does not exist is named")
    func needsSchema() async throws {
        let error = await #expect(throws: StoreError.self) {
            try await PostgresStore(server + "&options=-csearch_path%3Dnowhere")
        }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("search_path") == true)
    }

    @Test("a newer version is refused and left as it is")
    func refusesNewerVersion() async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run(
                "CREATE TABLE errand_schema (application text, version bigint); INSERT INTO errand_schema VALUES ('Errand', 99)")
            let error = await #expect(throws: StoreError.self) { try await PostgresStore(database.url) }
            #expect(error?.code == .newerVersion)
            #expect(error?.message.contains("format 99") == true)
            #expect(try await database.run("SELECT version::text FROM errand_schema") == "99")
            #expect(try await Self.tables(database) == 1)
        }
    }

    private static func tables(_ database: TestDatabase) async throws -> Int {
        try await database.run("SELECT COUNT(*)::text FROM pg_tables WHERE schemaname = current_schema()").flatMap { Int($0) }
            ?? -1
    }

    @Test(
        "tables of another program with names of ours are refused and left as they are",
        arguments: [
            "CREATE TABLE errand_entry (id int)", "CREATE VIEW errand_setting AS SELECT 1 AS name",
            "CREATE TABLE errand_schema (id int)", "CREATE TABLE errand_schema (application text, version text)",
            "CREATE TABLE errand_schema (application text, version bigint); INSERT INTO errand_schema VALUES ('Errands', 1)",
            "CREATE TABLE errand_schema (application text, version bigint); INSERT INTO errand_schema VALUES ('Errand', -1)",
            "CREATE TABLE errand_schema (application int, version bigint); INSERT INTO errand_schema VALUES (1, 1)",
        ])
    func refusesForeignTables(sql: String) async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run(sql)
            let before = try await Self.tables(database)
            let error = await #expect(throws: StoreError.self) { try await PostgresStore(database.url) }
            #expect([.foreign, .damaged].contains(error?.code))
            #expect(try await Self.tables(database) == before)
        }
    }

    @Test("other tables in the schema are no obstacle")
    func sharesSchema() async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run("CREATE TABLE entry (id int); CREATE TABLE errand_list (id int)")
            let store = try await PostgresStore(database.url)
            try await store.append(.sample("a", 1), for: "owner")
        }
    }

    @Test("of processes that open an empty database at once, all find the same tables", arguments: 1...10)
    func migratesOnce(round: Int) async throws {
        try await TestDatabase.with(server: server) { database in
            let stores = try await withThrowingTaskGroup(of: PostgresStore.self) { group in
                for _ in 0..<8 { group.addTask { try await PostgresStore(database.url) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for (number, store) in stores.enumerated() { try await store.append(.sample("a", number + 1), for: "owner") }
            #expect(
                try await database.run("SELECT string_agg(application || version, ',') FROM errand_schema")
                    == "Errand\(DatabaseSchema.version)")
        }
    }

    @Test("a migration that was cut short where tables are not undone is completed")
    func completesMigration() async throws {
        try await TestDatabase.with(server: server) { database in
            let first = try #require(DatabaseSchema.version1.first)
            try await database.run(
                "CREATE TABLE errand_schema (application text PRIMARY KEY, version bigint NOT NULL); \(first)")
            let store = try await PostgresStore(database.url)
            try await store.upsert([Contact(id: "1", fullName: "Ann")], of: "owner")
            #expect(try await Self.tables(database) == DatabaseSchema.tableNames.count + 1)
        }
    }

    @Test("the conversations of a database of version 1 may have receipts")
    func migratesReceipts() async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run(
                """
                CREATE TABLE errand_schema (application text PRIMARY KEY, version bigint NOT NULL);
                INSERT INTO errand_schema VALUES ('Errand', 1);
                \(DatabaseSchema.version1.joined(separator: ";"));
                INSERT INTO errand_conversation VALUES ('a', 'ann', 1, 1, 1, 1);
                INSERT INTO errand_entry VALUES ('a', 1, 1, 'event', '', convert_to('{"n":1}', 'UTF8'))
                """)
            let store = try await PostgresStore(database.url)
            let receipt = Receipt.sample("1", in: "a", of: "ann")
            try await store.append([.sample("a", 2)], pending: [.begin(receipt)], for: "ann")
            #expect(try await store.entries(of: "a", for: "ann") == [.sample("a", 1), .sample("a", 2)])
            let again = try await PostgresStore(database.url)
            #expect(try await again.receipt(of: "1", in: "a", for: "ann") == receipt)
            #expect(try await Self.tables(database) == DatabaseSchema.tableNames.count + 1)
        }
    }

    @Test("a database that keeps no Unicode is refused")
    func needsUnicode() async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run(
                "CREATE DATABASE \(database.schema) ENCODING 'SQL_ASCII' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
            let url = server.replacing("/postgres?", with: "/\(database.schema)?")
            let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
            #expect(error?.message.contains("UTF8") == true)
            try await database.run("DROP DATABASE \(database.schema)")
        }
    }

    @Test("a user who may not create tables is told")
    func needsRights() async throws {
        try await TestDatabase.with(server: server) { database in
            try await database.run(
                "CREATE ROLE \(database.schema) LOGIN PASSWORD 'hunter2'; GRANT USAGE ON SCHEMA \(database.schema) TO \(database.schema)"
            )
            let url = database.url.replacing("errand:throw-away", with: "\(database.schema):hunter2")
            let error = await #expect(throws: StoreError.self) { try await PostgresStore(url) }
            #expect(error?.code == .readOnly)
            #expect(error?.message.contains("GRANT") == true)
            try await database.run("DROP OWNED BY \(database.schema); DROP ROLE \(database.schema)")
        }
    }
}

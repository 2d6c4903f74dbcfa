import Foundation
import GRDB
import PostgresStore
import SQLiteStore
import TestDatabases
import Testing

@testable import Store

extension StoreImplementation {
    /// Tables with nothing of any person; nodes are processes.
    static let impersonal: Set<String> = ["grdb_migrations", "sqlite_sequence", "errand_schema", "errand_node"]
    /// Tables in which hashes stay when a person is erased.
    static let audits: Set<String> = ["audit", "errand_audit"]

    /// Runs the body on an empty store, with a function that reads what is in each of its tables, past the store: rows as texts, in order.
    func withTables(
        _ body: (any AssistantStore & AccessBook, _ tables: () async throws -> [String: [String]]) async throws -> Void
    ) async throws {
        switch self {
        case .memory:
            let store = MemoryStore()
            try await body(store) { Self.tables(of: store) }
        case .sqlite:
            try await TemporaryStoreFile.with { file in
                let store = try SQLiteStore(file: file)
                try await body(store) { try Self.tables(ofFile: file) }
            }
        case .postgres:
            try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
                let store = try await PostgresStore(database.url)
                defer { store.close() }
                try await body(store) { try await Self.tables(of: database) }
            }
        }
    }

    /// Runs the body on an empty store, with a function that writes the records of its only audit trail anew, past the store.
    func withAudit(
        _ body: (any AssistantStore, _ write: ([AuditRecord]) async throws -> Void) async throws -> Void
    ) async throws {
        switch self {
        case .memory:
            let store = MemoryStore()
            try await body(store) { await store.replaceAudit($0) }
        case .sqlite:
            try await TemporaryStoreFile.with { file in
                let store = try SQLiteStore(file: file)
                let other = try DatabaseQueue(path: file.path)
                try await body(store) { records in
                    try await other.write { database in
                        try database.execute(sql: "DELETE FROM audit")
                        for record in records {
                            try database.execute(
                                sql: "INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)",
                                arguments: [
                                    record.trail, record.number, record.salt, record.content, record.digest, record.previous,
                                    record.hash,
                                ])
                        }
                    }
                }
            }
        case .postgres:
            try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
                let store = try await PostgresStore(database.url)
                defer { store.close() }
                try await body(store) { records in
                    let rows = records.map { record in
                        let bytes: [Data?] = [
                            record.salt, record.content, record.digest, record.previous, record.hash,
                        ]
                        let columns = bytes.map { $0.map { "'\\x\($0.hexadecimal)'" } ?? "NULL" }
                        return "('\(record.trail)', \(record.number), \(columns.joined(separator: ", ")))"
                    }
                    let insertion = rows.isEmpty ? "" : "INSERT INTO errand_audit VALUES \(rows.joined(separator: ", "))"
                    try await database.run("DELETE FROM errand_audit; \(insertion)")
                }
            }
        }
    }

    /// The stored properties, as text.
    private static func tables(of store: MemoryStore) -> [String: [String]] {
        var tables: [String: [String]] = [:]
        for case (let name?, let value) in Mirror(reflecting: store).children where name != "$defaultActor" && name != "nodes" {
            // Counts are of all people.
            guard !(value is Int) else { continue }
            var text = ""
            dump(value, to: &text)
            // Dictionaries are in no order, and identifiers of objects differ.
            tables[name] = text.split(separator: "\n").map(String.init).sorted()
        }
        return tables
    }

    /// All tables of the file, which is also searched byte by byte in ``SQLiteErasureTests``.
    private static func tables(ofFile file: URL) throws -> [String: [String]] {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: file.path, configuration: configuration).read { database in
            var tables: [String: [String]] = [:]
            for table in try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
                tables[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map(Self.text).sorted()
            }
            // The highest number that was given out stays.
            tables["sqlite_sequence"] = []
            return tables
        }
    }

    private static func text(_ row: Row) -> String {
        row.map { name, value in
            let data = value.storage.value as? Data
            return "\(name): \(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)")"
        }.joined(separator: ", ")
    }

    private static func tables(of database: TestDatabase) async throws -> [String: [String]] {
        let names = try await database.run(
            "SELECT string_agg(table_name, ',') FROM information_schema.tables WHERE table_schema = '\(database.schema)'")
        var tables: [String: [String]] = [:]
        for table in (names ?? "").split(separator: ",").map(String.init) {
            let rows = try await database.run(
                // Bytes as text, as far as they are text.
                "SELECT string_agg(encode(convert_to(row_to_json(t)::text, 'UTF8'), 'escape'), E'\\n') FROM \(table) t")
            tables[table] = (rows ?? "").split(separator: "\n").map { Self.decoded(String($0)) }.sorted()
        }
        return tables
    }

    /// The text with its columns of bytes, which are hexadecimal in JSON (`\\x616e6e`), as text.
    private static func decoded(_ row: String) -> String {
        row.replacing(#/\\+x([0-9a-f]*)/#) { match in
            let digits = Array(match.output.1)
            let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

/// A database file in a folder of its own.
enum TemporaryStoreFile {
    /// Calls the body with a file that does not exist yet, and removes it afterwards.
    static func with(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("errand-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
        try await body(folder.appending(path: "errand.sqlite"))
    }
}

extension MemoryStore {
    fileprivate func replaceAudit(_ new: [AuditRecord]) {
        for trail in audit.trails.values { audit.records[trail] = new }
    }
}

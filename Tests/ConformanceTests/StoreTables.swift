import Foundation
import GRDB
import PostgresStore
import SQLiteStore
import StoreTesting
import TestDatabases

@testable import Store

extension StoreImplementation {
    /// Tables with nothing of any person; nodes are processes.
    private static let impersonal: Set<String> = ["grdb_migrations", "sqlite_sequence", "errand_schema", "errand_node"]
    /// Tables in which hashes stay when a person is erased.
    private static let audits: Set<String> = ["audit", "errand_audit"]

    private static func table(_ name: String, _ rows: [String]) -> StoreTable {
        StoreTable(name, impersonal.contains(name) ? .impersonal : audits.contains(name) ? .audit : .personal, rows: rows)
    }

    /// The stored properties, as text.
    static func tables(of store: MemoryStore) -> [StoreTable] {
        var tables: [StoreTable] = []
        for case (let name?, let value) in Mirror(reflecting: store).children where name != "$defaultActor" && name != "nodes" {
            // Counts are of all people.
            guard !(value is Int) else { continue }
            var text = ""
            dump(value, to: &text)
            // Dictionaries are in no order, and identifiers of objects differ.
            tables.append(table(name, text.split(separator: "\n").map(String.init).sorted()))
        }
        return tables
    }

    /// All tables of the file, which is also searched byte by byte in ``SQLiteErasureTests``.
    static func tables(ofFile file: URL) throws -> [StoreTable] {
        var configuration = Configuration()
        configuration.readonly = true
        return try DatabaseQueue(path: file.path, configuration: configuration).read { database in
            var tables: [StoreTable] = []
            for name in try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
                // The highest number that was given out stays.
                let rows =
                    name == "sqlite_sequence"
                    ? [] : try Row.fetchAll(database, sql: "SELECT * FROM \(name)").map(Self.text).sorted()
                tables.append(table(name, rows))
            }
            return tables
        }
    }

    private static func text(_ row: Row) -> String {
        row.map { name, value in
            let data = value.storage.value as? Data
            return "\(name): \(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)")"
        }.joined(separator: ", ")
    }

    static func tables(of database: TestDatabase) async throws -> [StoreTable] {
        let names = try await database.run(
            "SELECT string_agg(table_name, ',') FROM information_schema.tables WHERE table_schema = '\(database.schema)'")
        var tables: [StoreTable] = []
        for name in (names ?? "").split(separator: ",").map(String.init) {
            let rows = try await database.run(
                // Bytes as text, as far as they are text.
                "SELECT string_agg(encode(convert_to(row_to_json(t)::text, 'UTF8'), 'escape'), E'\\n') FROM \(name) t")
            tables.append(table(name, (rows ?? "").split(separator: "\n").map { Self.decoded(String($0)) }.sorted()))
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

extension StoreImplementation {
    /// Writes the records of the file's only audit trail anew.
    static func replaceAudit(ofFile file: URL, with records: [AuditRecord]) throws {
        try DatabaseQueue(path: file.path).write { database in
            try database.execute(sql: "DELETE FROM audit")
            for record in records {
                try database.execute(
                    sql: "INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)",
                    arguments: [
                        record.trail, record.number, record.salt, record.content, record.digest, record.previous, record.hash,
                    ])
            }
        }
    }

    /// Writes the records of the schema's only audit trail anew.
    static func replaceAudit(of database: TestDatabase, with records: [AuditRecord]) async throws {
        let rows = records.map { record in
            let bytes: [Data?] = [record.salt, record.content, record.digest, record.previous, record.hash]
            let columns = bytes.map { $0.map { "'\\x\($0.hexadecimal)'" } ?? "NULL" }
            return "('\(record.trail)', \(record.number), \(columns.joined(separator: ", ")))"
        }
        let insertion = rows.isEmpty ? "" : "INSERT INTO errand_audit VALUES \(rows.joined(separator: ", "))"
        try await database.run("DELETE FROM errand_audit; \(insertion)")
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
    /// Writes the records of the only audit trail anew.
    func replaceAudit(_ new: [AuditRecord]) {
        for trail in audit.trails.values { audit.records[trail] = new }
    }
}

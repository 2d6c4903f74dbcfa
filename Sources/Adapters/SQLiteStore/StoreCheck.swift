public import Foundation
import GRDB
import Store

/// What a check of a store's file found.
public struct StoreCheck: Sendable {
    /// The version of the file's format; a lower one than this program's is migrated when the store is opened.
    public var format: Int
    /// The version that this program writes.
    public var newestFormat: Int
    /// How many conversations there are.
    public var conversations: Int
    /// How many entries their journals have.
    public var entries: Int
    /// What is wrong with the file; empty if nothing is.
    public var problems: [String]
}

extension SQLiteStore {
    /// Checks a file without changing it: its format, its pages and indexes, references between its tables, and that no journal has gaps or
    /// entries that are cut off. Blocks.
    ///
    /// - Throws: `StoreError` with `damaged`, `foreign`, `newerVersion` or `unavailable` if it cannot even be read.
    public static func check(_ file: URL) throws -> StoreCheck {
        try DatabaseAccess.naming(file.path) { try reading(file).read { try check($0, file) } }
    }

    /// A connection that changes nothing.
    static func reading(_ file: URL) throws -> DatabaseQueue {
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw StoreError(.unavailable, "there is no file '\(file.path)'; check the path")
        }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        return try DatabaseQueue(path: file.path, configuration: configuration)
    }

    static func check(_ database: Database, _ file: URL) throws -> StoreCheck {
        let format = try DatabaseSchema.version(of: database, file: file.path)
        guard format > 0 else { throw StoreError(.foreign, "'\(file.path)' is empty, and no store of Errand") }
        var problems = try String.fetchAll(database, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
        for row in try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").prefix(20) {
            let (table, parent): (String, String) = (try row.checked(0), try row.checked(2))
            problems.append("a row of '\(table)' refers to one of '\(parent)' that does not exist")
        }
        problems += try String.fetchAll(
            database,
            sql: """
                SELECT id FROM conversation
                LEFT JOIN (SELECT conversation, COUNT(*) AS count, MAX(sequence) AS last FROM entry GROUP BY conversation)
                    ON conversation = id
                WHERE ifnull(count, 0) IS NOT entryCount OR ifnull(last, 0) IS NOT entryCount LIMIT 20
                """
        ).map { "the journal of conversation '\($0)' has gaps" }
        for row in try Row.fetchAll(
            database, sql: "SELECT conversation, sequence FROM entry WHERE NOT json_valid(CAST(payload AS TEXT)) LIMIT 20")
        {
            let (conversation, sequence): (String, Int) = (try row.checked(0), try row.checked(1))
            problems.append("entry \(sequence) of the journal of conversation '\(conversation)' cannot be read")
        }
        return StoreCheck(
            format: format, newestFormat: DatabaseSchema.version,
            conversations: try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM conversation") ?? 0,
            entries: try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM entry") ?? 0, problems: problems)
    }
}

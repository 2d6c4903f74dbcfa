import Foundation
import GRDB
import Store
import Synchronization

/// The connection to the database file, and the only place that maps SQLite's errors to `StoreError`.
final class DatabaseAccess: Sendable {
    /// `nil` once closed.
    private let connection: Mutex<DatabaseQueue?>
    private let file: String

    init(file: URL, options: SQLiteStore.Options) throws {
        self.file = file.path
        let path = file.path
        let queue = try Self.patiently(options.patience) { try Self.naming(path) { try Self.open(path, options) } }
        connection = Mutex(queue)
    }

    /// Reads in one transaction, which sees a consistent snapshot.
    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        let file = file
        return try await queue().read { database in try Self.naming(file) { try body(database) } }
    }

    /// Writes in one atomic transaction. The write lock is taken at the start, so that what the transaction reads cannot change
    /// before it writes.
    func write<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        let file = file
        return try await queue().writeWithoutTransaction { database in
            try Self.naming(file) { try Self.transaction(database, body) }
        }
    }

    /// Releases the connection, which closes after pending work has ended. (After GRDB's own `close`, later use would
    /// trap.)
    func close() {
        connection.withLock { $0 = nil }
    }

    private func queue() throws -> DatabaseQueue {
        guard let queue = connection.withLock({ $0 }) else {
            throw StoreError(.closed, "the store in '\(file)' has been closed; open it again")
        }
        return queue
    }

    // MARK: Opening

    private static func open(_ path: String, _ options: SQLiteStore.Options) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.label = "errand"
        configuration.busyMode = .timeout(options.patience / .seconds(1))
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            // Checked before any pragma, because setting the journal mode writes to the file.
            _ = try DatabaseSchema.version(of: database, file: path)
            try setUp(database, options)
            try transaction(database) { try DatabaseSchema.migrate($0, file: path) }
        }
        return queue
    }

    private static func setUp(_ database: Database, _ options: SQLiteStore.Options) throws {
        // With WAL, readers and the writer do not block each other.
        try database.execute(sql: "PRAGMA journal_mode = WAL")
        // FULL flushes to disk at every commit. NORMAL would survive a killed process but not a power failure: an order placed
        // by the app could then be missing from the journal and be placed again.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        if let pages = options.pageLimit { try database.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }

    /// Runs the body in a transaction that takes the write lock at its start.
    private static func transaction<Value>(_ database: Database, _ body: (Database) throws -> Value) throws -> Value {
        var value: Value?
        try database.inTransaction(.immediate) {
            value = try body(database)
            return .commit
        }
        guard let value else { throw StoreError(.failed, "a transaction ended without a result; try again") }
        return value
    }

    /// Retries while another process opens the file, because SQLite does not wait for the change to WAL mode.
    private static func patiently<Value>(_ patience: Duration, _ body: () throws -> Value) throws -> Value {
        let clock = ContinuousClock()
        let deadline = clock.now + patience
        while true {
            do {
                return try body()
            } catch let error as StoreError where error.code == .busy && clock.now < deadline {
                usleep(10_000)
            }
        }
    }

    // MARK: Errors

    private static func naming<Value>(_ file: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw storeError(error, file: file)
        }
    }

    private static func storeError(_ error: DatabaseError, file: String) -> StoreError {
        switch error.resultCode {
        case .SQLITE_NOTADB:
            StoreError(
                .damaged,
                "'\(file)' is not a database and was not changed. Move it away to start over, or choose another folder",
                cause: error)
        case .SQLITE_CORRUPT:
            StoreError(
                .damaged, "the database '\(file)' is damaged; restore a backup, or move it away to start over", cause: error
            )
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            StoreError(
                .readOnly, "'\(file)' cannot be written; make the file and its folder writable or choose another folder",
                cause: error)
        case .SQLITE_CANTOPEN:
            StoreError(
                .unavailable,
                "'\(file)' cannot be opened; check that its folder exists and is writable, or choose another folder",
                cause: error)
        case .SQLITE_FULL:
            StoreError(
                .full, "there is no space left for '\(file)'; nothing was changed. Free some disk space and try again",
                cause: error)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            StoreError(
                .busy, "another process keeps '\(file)' locked; nothing was changed. Try again, or end the other process",
                cause: error)
        case .SQLITE_IOERR:
            StoreError(.failed, "'\(file)' could not be read or written; check the disk and try again", cause: error)
        default:
            StoreError(
                .failed, "the database '\(file)' refused a request (SQLite code \(error.resultCode.rawValue)); try again",
                cause: error)
        }
    }
}

import Foundation
import GRDB
import Store
import Synchronization

/// The connections to the database file, and the only place that maps SQLite's errors to `StoreError`.
final class DatabaseAccess: Sendable {
    /// `nil` after closing.
    private let connections: Mutex<DatabasePool?>
    private let file: String
    private let queue = WriteQueue()

    init(file: URL, options: SQLiteStore.Options) throws {
        self.file = file.path
        let path = file.path
        let pool = try Self.patiently(options.patience) { try Self.naming(path) { try Self.open(path, options) } }
        connections = Mutex(pool)
    }

    /// Reads in one transaction, which sees a consistent snapshot, concurrently with other readers and writers.
    func read<Value: Sendable>(_ body: @Sendable @escaping (Database) throws -> Value) async throws -> Value {
        let pool = try pool()
        do { return try await pool.read(body) } catch let error as DatabaseError { throw Self.storeError(error, file: file) }
    }

    /// Writes in a transaction of its own, or in one with others that wait to write: flushing to disk takes longer than writing. The write
    /// is atomic all the same, and when it returns, it is on disk. The write lock is taken at the start, so that what the transaction
    /// reads cannot change before it writes.
    ///
    /// - Parameters:
    ///   - isLasting: whether it is on disk when it returns; if not, it may be lost if the machine loses power before the next write that is.
    ///   - body: performed again if something else in the same transaction fails.
    func write<Value: Sendable>(
        isLasting: Bool = true, _ body: @Sendable @escaping (Database) throws -> Value
    ) async throws -> Value {
        let pool = try pool()
        do {
            return try await queue.write(in: pool, isLasting: isLasting, body)
        } catch let error as DatabaseError {
            throw Self.storeError(error, file: file)
        }
    }

    /// Writes the file anew, without what was in its unused parts, and empties the log beside it. Takes as long as copying the file, and as
    /// much space meanwhile.
    ///
    /// - Throws: `StoreError` with `notScrubbed`.
    func rewrite() async throws {
        let (pool, file) = (try pool(), file)
        do {
            try await pool.barrierWriteWithoutTransaction { database in
                try database.execute(sql: "VACUUM")
                let row = try Row.fetchOne(database, sql: "PRAGMA wal_checkpoint(TRUNCATE)")
                guard row?[0] as Int? == 0 else { throw DatabaseError(resultCode: .SQLITE_BUSY) }
            }
        } catch let error as DatabaseError {
            throw StoreError(
                .notScrubbed,
                "all has been erased, but bytes of it may be left in unused parts of '\(file)', which could not be rewritten: "
                    + "\(Self.storeError(error, file: file).message). Then erase once more",
                cause: error)
        }
    }

    /// Releases the connections, which close after pending work has ended. (After GRDB's own `close`, later use would
    /// trap.)
    func close() {
        connections.withLock { $0 = nil }
    }

    private func pool() throws -> DatabasePool {
        guard let pool = connections.withLock({ $0 }) else {
            throw StoreError(.closed, "the store in '\(file)' has been closed; open it again")
        }
        return pool
    }

    // MARK: Opening

    private static func open(_ path: String, _ options: SQLiteStore.Options) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.label = "errand"
        configuration.busyMode = .timeout(options.patience / .seconds(1))
        configuration.prepareDatabase { database in
            // Checked before anything else, because the pool writes to the file when it opens it.
            if !database.configuration.readonly { _ = try DatabaseSchema.version(of: database, file: path) }
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        let version = try pool.writeWithoutTransaction { database in
            try setUp(database, options)
            return try DatabaseSchema.version(of: database, file: path)
        }
        if version < DatabaseSchema.version { try migrate(pool, path) }
        return pool
    }

    private static func setUp(_ database: Database, _ options: SQLiteStore.Options) throws {
        // FULL flushes to disk at every commit. The pool's default, NORMAL, would survive a killed process but not a power failure: an
        // order placed by the app could then be missing from the journal and be placed again.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        // What is deleted is overwritten, whatever the library's default is.
        try database.execute(sql: "PRAGMA secure_delete = ON")
        if let pages = options.pageLimit { try database.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }

    private static func migrate(_ pool: DatabasePool, _ path: String) throws {
        do {
            try DatabaseSchema.migrator.migrate(pool)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // Another process has applied the same migration in the meantime; the next attempt finds it.
            throw StoreError(.busy, "another process migrates '\(path)'; try again", cause: error)
        }
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

    static func naming<Value>(_ file: String, _ body: () throws -> Value) throws -> Value {
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
        case .SQLITE_FULL: noSpace(error, file)
        // What SQLite keeps beside the file, such as its shared memory, could not grow.
        case .SQLITE_IOERR where isFull(file): noSpace(error, file)
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

    private static func noSpace(_ error: DatabaseError, _ file: String) -> StoreError {
        StoreError(
            .full, "there is no space left for '\(file)'; nothing was changed. Free some disk space and try again", cause: error)
    }

    /// Whether the file's disk has no room for the next part of the shared memory beside it, which grows by 32 KB.
    private static func isFull(_ file: String) -> Bool {
        var disk = statvfs()
        guard statvfs(URL(filePath: file).deletingLastPathComponent().path, &disk) == 0 else { return false }
        return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < 32 << 10
    }
}

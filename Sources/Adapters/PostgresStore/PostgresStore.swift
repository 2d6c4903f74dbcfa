public import Store

/// A store in a PostgreSQL database, which many processes on many machines may use at once.
///
/// Its statements are plain SQL, which databases that speak PostgreSQL's protocol (CockroachDB, YugabyteDB, Citus) have as well. libpq is loaded
/// when the first such store is opened.
public final class PostgresStore: AssistantStore, ClosableStore {
    let pool: ConnectionPool

    /// Opens the store in the first schema of the user's `search_path`, and creates or migrates its tables.
    ///
    /// - Parameter url: what libpq takes, such as `postgres://USER@HOST/DATABASE?sslmode=verify-full`. Time-outs of the URL, the database and the
    ///   user count; otherwise, connecting may take 10 s and a statement 30 s.
    /// - Throws: `StoreError` with `unavailable` (the server, the database, the password, or libpq here), `foreign`, `newerVersion` (nothing is
    ///   changed), `readOnly`, `full` or `busy`.
    public convenience init(_ url: String) async throws {
        try await self.init(url, options: Options())
    }

    /// Options for tests.
    struct Options: Sendable {
        /// The most connections at a time.
        var connections = 8
        /// How long a call tries to reach a server that is away, or to get past others.
        var patience: Duration = .seconds(5)
        var connectTimeoutSeconds = 10
        var statementTimeoutSeconds = 30
        var lockTimeoutSeconds = 10
        /// After how long the server ends a transaction in which this process does nothing, as one that hangs: others wait for its rows.
        var stalledTransactionSeconds = 1
        /// How long a connection that is not used stays open.
        var idleSeconds = 60.0
        /// How long a node counts as running after it was heard of last.
        var leaseSeconds = 1.5
        /// The isolation of transactions that write. Some databases raise it by themselves.
        var writingIsolation = "READ COMMITTED"
        /// Whether the connection is lost when a commit has been made, and before its answer arrives.
        var losesCommit: @Sendable () -> Bool = { false }
    }

    init(_ url: String, options: Options) async throws {
        let url = try PostgresURL(url)
        let place = url.place
        pool = ConnectionPool(url, options)
        try await pool.perform { try DatabaseSchema.prepare($0, place) }
    }

    /// Closes the connections when the calls in progress are done. Later calls throw `closed`. Deinitialisation closes them, too.
    public func close() { pool.close() }

    /// Checks a URL, as far as that can be done without libpq.
    ///
    /// - Throws: `StoreError` with `unavailable`, which does not quote it.
    public static func check(_ url: String) throws { _ = try PostgresURL(url) }

    /// The URL of a store with its passwords replaced, to show it.
    public static func redacted(_ url: String) -> String { PostgresURL.redacted(url) }

    /// Reads with statements that each see what is committed.
    func read<Value: Sendable>(_ body: @escaping @Sendable (ServerConnection) throws -> Value) async throws -> Value {
        try await pool.perform { try $0.perform(.single, body) }
    }

    /// Reads with several statements that see the same state.
    func snapshot<Value: Sendable>(_ body: @escaping @Sendable (ServerConnection) throws -> Value) async throws -> Value {
        try await pool.perform { try $0.perform(.reading, body) }
    }

    /// Writes in a transaction of its own.
    ///
    /// - Parameters:
    ///   - isLasting: whether it is on disk when it returns; if not, it may be lost if the server loses power before the next write that is.
    ///   - body: performed again if the transaction has to be repeated.
    func write<Value: Sendable>(
        onUnknown outcome: @autoclosure @escaping @Sendable () -> UnknownOutcome<Value> = .repeats, isLasting: Bool = true,
        _ body: @escaping @Sendable (ServerConnection) throws -> Value
    ) async throws -> Value {
        try await pool.perform { worker in
            try worker.perform(.writing, onUnknown: outcome()) { connection in
                if !isLasting { try connection.execute("SET LOCAL synchronous_commit TO off") }
                return try body(connection)
            }
        }
    }
}

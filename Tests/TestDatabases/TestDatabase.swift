import Foundation
public import Testing

@testable public import PostgresStore

/// A schema of its own in a server for tests.
public struct TestDatabase: Sendable {
    /// The URL of the server for tests, such as `Scripts/postgres start` prints; `nil` where there is none, and tests that need one are skipped.
    public static let server = ProcessInfo.processInfo.environment["ERRAND_TEST_POSTGRES"]

    /// Why tests are skipped.
    public static let reason: Comment =
        "PostgreSQL is tested where ERRAND_TEST_POSTGRES is a server's URL; Scripts/long-tests starts one"

    /// The name of the schema.
    public let schema: String
    /// The URL of a store in it.
    public let url: String
    private let server: String

    /// Calls the body with an empty schema, and removes that afterwards.
    ///
    /// - Parameter server: the URL of the server.
    public static func with(server: String, _ body: (TestDatabase) async throws -> Void) async throws {
        let database = TestDatabase(server: server)
        try await database.run("CREATE SCHEMA \(database.schema)")
        let result: Result<Void, any Error>
        do { result = .success(try await body(database)) } catch { result = .failure(error) }
        // A server that a test has ended takes its schemas along.
        _ = try? await database.run("DROP SCHEMA \(database.schema) CASCADE")
        try result.get()
    }

    private init(server: String) {
        self.server = server
        schema = "t_" + UUID().uuidString.lowercased().replacing("-", with: "")
        url = server + (server.contains("?") ? "&" : "?") + "options=-csearch_path%3D" + schema
    }

    /// Runs statements in the schema.
    ///
    /// - Returns: the first value that the last one results in, as text; `nil` if there is none.
    @discardableResult
    public func run(_ sql: String) async throws -> String? {
        let pool = ConnectionPool(try PostgresURL(url), PostgresStore.Options())
        defer { pool.close() }
        return try await pool.perform { worker in
            try worker.perform(.single) { try $0.execute(sql).first.flatMap { try $0.optional(0) } }
        }
    }

    /// A store whose transactions that write are isolated as in other databases: CockroachDB may raise `READ COMMITTED` to `SERIALIZABLE`,
    /// YugabyteDB to `REPEATABLE READ`.
    public func store(isolation: String) async throws -> PostgresStore {
        var options = PostgresStore.Options()
        options.writingIsolation = isolation
        // No verdict depends on how long this process, or others, are kept waiting.
        options.patience = .seconds(120)
        options.stalledTransactionSeconds = 120
        return try await PostgresStore(url, options: options)
    }
}

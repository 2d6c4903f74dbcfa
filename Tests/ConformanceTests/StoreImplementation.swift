import Foundation
import PostgresStore
import SQLiteStore
import Store
import StoreTesting
import TestDatabases
import Testing

/// The stores that must all behave alike.
///
/// The one in PostgreSQL is tested where there is a server for tests, in a schema for each test; see ``TestDatabase``. It is also tested with its
/// transactions isolated as CockroachDB and YugabyteDB may isolate them, which undo them more often.
enum StoreImplementation: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite, postgres
    case repeatable = "REPEATABLE READ"
    case serializable = "SERIALIZABLE"

    static var allCases: [Self] {
        [.memory, .sqlite] + (TestDatabase.server == nil ? [] : [.postgres, .repeatable, .serializable])
    }

    var testDescription: String { rawValue }

    /// Fails unless the store keeps the requirement.
    func passes(_ check: StoreRequirement) async {
        let problems = await check.problems(supply: withStore)
        #expect(problems.isEmpty)
    }

    /// Calls the test with a fresh, empty store, and clears up after it.
    @Sendable
    private func withStore(_ test: (CheckedStore) async throws -> Void) async throws {
        switch self {
        case .memory:
            let store = MemoryStore()
            try await test(
                CheckedStore(store) {
                    Self.tables(of: store)
                } replaceAudit: {
                    await store.replaceAudit($0)
                })
        case .sqlite:
            try await TemporaryStoreFile.with { file in
                let store = try SQLiteStore(file: file)
                try await test(
                    CheckedStore(store) {
                        try Self.tables(ofFile: file)
                    } replaceAudit: {
                        try Self.replaceAudit(ofFile: file, with: $0)
                    })
            }
        case .postgres, .repeatable, .serializable:
            try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
                let store = try await database.store(isolation: self == .postgres ? "READ COMMITTED" : rawValue)
                defer { store.close() }
                try await test(
                    CheckedStore(store) {
                        try await Self.tables(of: database)
                    } replaceAudit: {
                        try await Self.replaceAudit(of: database, with: $0)
                    })
            }
        }
    }
}

import Foundation
import PostgresStore
import SQLiteStore
import Store
import TestDatabases
import Testing

/// The stores that must all behave alike.
///
/// The one in PostgreSQL is tested where there is a server for tests, in a schema for each test; see ``TestDatabase``.
enum StoreImplementation: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite, postgres

    static var allCases: [Self] { [.memory, .sqlite] + (TestDatabase.server == nil ? [] : [.postgres]) }

    var testDescription: String { rawValue }

    /// Runs the body on a fresh, empty store and clears up after it.
    func withStore(_ body: (any AssistantStore & AccessBook) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(MemoryStore())
        case .postgres:
            try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
                let store = try await PostgresStore(database.url)
                defer { store.close() }
                try await body(store)
            }
        case .sqlite:
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("errand-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
            try await body(SQLiteStore(directory: folder))
        }
    }
}

@Suite("conformance of the store in PostgreSQL")
struct PostgresConformance {
    @Test("all tests of stores are run with it", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
    func isTested() {
        #expect(StoreImplementation.allCases.contains(.postgres))
    }
}

extension JournalEntry {
    /// An entry with a payload that names it.
    static func sample(_ conversation: String, _ sequence: Int, time: Double = 0) -> JournalEntry {
        JournalEntry(
            conversation: conversation, sequence: sequence, time: Date(timeIntervalSinceReferenceDate: time), kind: "event",
            payload: JournalPayload(Data(#"{"n":\#(sequence)}"#.utf8)))
    }
}

import Foundation
import SQLiteStore
import Store
import Testing

/// The stores that must all behave alike.
enum StoreImplementation: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case memory, sqlite

    var testDescription: String { rawValue }

    /// Runs the body on a fresh, empty store and clears up after it.
    func withStore(_ body: (any AssistantStore & AccessBook) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(MemoryStore())
        case .sqlite:
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("errand-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
            try await body(SQLiteStore(directory: folder))
        }
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

import Foundation
import IntentSchema
import Intents
import Synchronization

/// What the apps of a test see and do, in order. Each test has its own, found through a task-local value.
final class Notebook: Sendable {
    @TaskLocal static var current = Notebook()

    private struct Content {
        var lines: [String] = []
        var intents: [Record] = []
    }

    private let content = Mutex(Content())

    var lines: [String] { content.withLock { $0.lines } }
    /// The intents noted, as values.
    var intents: [Record] { content.withLock { $0.intents } }

    static func note(_ line: String) {
        current.content.withLock { $0.lines.append(line) }
    }

    static func note(_ intent: INIntent) {
        let record = intent._record
        current.content.withLock { $0.intents.append(record) }
    }

    /// Runs a test with a notebook of its own.
    static func open(_ test: (Notebook) async throws -> Void) async throws {
        let notebook = Notebook()
        try await $current.withValue(notebook) { try await test(notebook) }
    }
}

import Assistant
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Measuring
import PostgresStore
import SQLiteStore
import Store

/// What a turn costs with its writes, by store, and how many turns many conversations make at once.
enum StoreTimes {
    private static let sentence = "book me a ride to the airport for two people"

    /// - Parameter url: a PostgreSQL database for tests that flushes to disk; `nil` for none.
    static func show(_ url: String?) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var stores: [(name: String, store: any AssistantStore)] = [
            ("memory", MemoryStore()), ("SQLite", try SQLiteStore(directory: folder.appending(path: "store"))),
        ]
        if let url { stores.append(("PostgreSQL", try await PostgresStore(url))) }
        let world = try World()
        var rows = [Row(name: "a page of 4 kB written and flushed (fdatasync)", distribution: try flushes(folder))]
        rows += try await appends(stores)
        rows += try await readings(stores)
        rows += try await turns(stores, world)
        Measuring.show(rows)
        print("\n| 64 conversations at once | turns/s |\n|---|---|")
        for (name, store) in stores {
            print("| \(name) | \(Int(try await turnsPerSecond(assistant(on: store, world), world))) |")
        }
    }

    /// What the disk takes, which a durable write cannot undercut.
    private static func flushes(_ folder: URL) throws -> Distribution {
        let descriptor = open(folder.appending(path: "flushed").path, O_CREAT | O_WRONLY, 0o600)
        defer { close(descriptor) }
        let page = [UInt8](repeating: 7, count: 4_096)
        let clock = ContinuousClock()
        return Distribution(
            (0..<500).map { _ in
                clock.measure {
                    _ = page.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                    fdatasync(descriptor)
                }
            })
    }

    private static func appends(_ stores: [(name: String, store: any AssistantStore)]) async throws -> [Row] {
        let run = UUID().uuidString
        let payload = JournalPayload(Data(String(repeating: "{}", count: 300).utf8))
        var sequence = 0
        var durations = [[Duration]](repeating: [], count: stores.count)
        let clock = ContinuousClock()
        for _ in 0..<500 {
            sequence += 1
            let entry = JournalEntry(conversation: run, sequence: sequence, time: Date(), kind: "event", payload: payload)
            for (index, (_, store)) in stores.enumerated() {
                durations[index].append(try await clock.measure { try await store.append(entry, for: "bench") })
            }
        }
        return zip(stores, durations).map {
            Row(name: "appending an entry of 600 bytes: \($0.name)", distribution: Distribution($1))
        }
    }

    private static func readings(_ stores: [(name: String, store: any AssistantStore)]) async throws -> [Row] {
        var rows: [Row] = []
        for (name, store) in stores {
            guard let conversation = try await store.lastConversation(of: "bench") else { continue }
            let distribution = try await measure(runs: 200) {
                _ = try await store.entries(of: conversation.id, for: "bench", after: conversation.entryCount - 200)
            }
            rows.append(Row(name: "reading 200 entries: \(name)", distribution: distribution))
        }
        return rows
    }

    /// How many turns one store has before it is another's turn, and how many of them do not count.
    private static let (blockLength, notCounted) = (55, 5)

    /// Turns with each store in turn, so that what else the machine does strikes all alike; several with one before the next, since a process
    /// has one store, and what another one does in between empties the processor's caches.
    private static func turns(_ stores: [(name: String, store: any AssistantStore)], _ world: World) async throws -> [Row] {
        let assistants = stores.map { assistant(on: $0.store, world) }
        var durations = [[Duration]](repeating: [], count: stores.count)
        var confirmations = durations
        let clock = ContinuousClock()
        for _ in 0..<10 {
            for (index, assistant) in assistants.enumerated() {
                for run in 0..<blockLength {
                    let conversation = try assistant.startConversation(for: world.person)
                    let duration = try await clock.measure { _ = try await conversation.say(sentence) }
                    let confirmation = try await clock.measure { _ = try await conversation.say("yes") }
                    guard run >= notCounted else { continue }
                    durations[index].append(duration)
                    confirmations[index].append(confirmation)
                }
            }
        }
        return zip(stores, durations).map { Row(name: "turn, \"\(sentence)\": \($0.name)", distribution: Distribution($1)) }
            + zip(stores, confirmations).map {
                Row(name: "turn, \"yes\", which has it handled: \($0.name)", distribution: Distribution($1))
            }
    }

    private static func turnsPerSecond(_ assistant: Assistant, _ world: World) async throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    let conversation = try assistant.startConversation(for: world.person)
                    for _ in 0..<30 { _ = try await conversation.say("what is the weather like in the mountains tomorrow") }
                }
            }
            try await group.waitForAll()
        }
        return 64 * 30 / ((clock.now - start) / .seconds(1))
    }

    private static func assistant(on store: any AssistantStore, _ world: World) -> Assistant {
        Assistant(
            apps: world.assistant.apps, catalogue: .system, languages: world.assistant.languages, journal: store,
            now: world.assistant.now)
    }
}

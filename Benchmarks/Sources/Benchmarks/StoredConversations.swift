import Assistant
import Foundation
import IntentSchema
import Measuring
import SQLiteStore
import Store
import Understanding

/// What is stored already, and how it tells in a turn: long conversations that are resumed, and many that are kept.
enum StoredConversations {
    private static let ride = "book me a ride to the airport for two people"
    private static let chat = "what is the weather like in the mountains tomorrow"
    /// A person's share of the stored conversations.
    private static let conversationsPerPerson = 10

    /// - Parameter counts: how many conversations the stores hold that are compared.
    static func show(_ counts: [Int]) async throws {
        try await withFolder { folder in
            let world = try World()
            let start = ContinuousClock.now
            var stores: [(count: Int, store: SQLiteStore)] = []
            for count in counts {
                let store = try SQLiteStore(directory: folder.appending(path: "\(count)"))
                try await fill(store, with: count, world)
                stores.append((count, store))
                print("\(count) conversations stored, \(Int((ContinuousClock.now - start) / .seconds(1))) s")
            }
            let resuming = try await resuming(world)
            let turns = try await turns(stores, world)
            Measuring.show(resuming + turns.flatMap(\.rows))
            guard let first = turns.first else { return }
            print(
                "\n| medians, stored conversations | \(turns[0].rows.map { $0.name.prefix { $0 != ":" } }.joined(separator: " | ")) |"
            )
            print("|---|" + String(repeating: "---|", count: first.rows.count))
            for turn in turns.dropFirst() {
                let ratios = zip(turn.rows, first.rows).map {
                    ($0.distribution.median / $1.distribution.median).formatted(.number.precision(.fractionLength(2)))
                }
                print("| \(turn.count) / \(first.count) | \(ratios.joined(separator: " | ")) |")
            }
        }
    }

    static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    // MARK: - Resuming

    /// A conversation with 200 events or a few more, resumed from its snapshot, and a copy without one from all of its journal.
    private static func resuming(_ world: World) async throws -> [Row] {
        var rows: [Row] = []
        try await withFolder { folder in
            let person = world.person
            let original = try SQLiteStore(directory: folder.appending(path: "original"))
            let conversation = try assistant(on: original, world).startConversation(for: person)
            var entries: [JournalEntry] = []
            while entries.count(where: \.isEvent) < 200 {
                // What has not reached the person is told again when a conversation is resumed.
                for sentence in [ride, "no"] { try await conversation.confirmDelivery(of: try await conversation.say(sentence)) }
                entries = try await original.entries(of: conversation.id, for: person.id)
            }
            let copy = try SQLiteStore(directory: folder.appending(path: "copy"))
            try await copy.append(entries, pending: [], for: person.id)
            let snapshot = try await original.snapshot(of: conversation.id, for: person.id)
            let events = entries.count(where: \.isEvent)
            for (name, store) in [("snapshot at entry \(snapshot?.sequence ?? 0)", original), ("no snapshot", copy)] {
                let assistant = assistant(on: store, world)
                let distribution = try await measure(runs: 200) {
                    let resumed = try await assistant.resumeConversation(conversation.id, for: person)
                    _ = try await resumed.resume()
                }
                rows.append(
                    Row(
                        name: "resuming a conversation of \(events) events, \(entries.count) entries, \(name)",
                        distribution: distribution, wantedMedian: 20_000, wantedP99: 20_000))
            }
        }
        return rows
    }

    // MARK: - Many

    /// Stores copies of a conversation that two turns were made in, ten for each person.
    private static func fill(_ store: SQLiteStore, with count: Int, _ world: World) async throws {
        let original = MemoryStore()
        let somebody = "somebody"
        let conversation = try assistant(on: original, world).startConversation(for: world.person(somebody))
        for sentence in [chat, "I need a ride"] { _ = try await conversation.say(sentence) }
        let entries = try await original.entries(of: conversation.id, for: somebody)
        // As many at once as are flushed together.
        let writers = 256
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<writers {
                group.addTask {
                    for number in stride(from: writer, to: count, by: writers) {
                        // Calls name the person.
                        let copies = entries.map {
                            let text = String(decoding: $0.payload.text, as: UTF8.self)
                            let own = text.replacing("\"\(somebody)\"", with: "\"\(person(number))\"")
                            return JournalEntry(
                                conversation: id(number), sequence: $0.sequence, time: $0.time, kind: $0.kind,
                                payload: JournalPayload(Data(own.utf8)))
                        }
                        try await store.append(copies, pending: [], for: person(number))
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func id(_ number: Int) -> String { "stored-\(number)" }
    private static func person(_ number: Int) -> String { "person-\(number / conversationsPerPerson)" }

    /// Turns with each store in turn, so that what else the machine does strikes all alike: in a new conversation of a person who has
    /// others, and in a stored one that is resumed first.
    private static func turns(
        _ stores: [(count: Int, store: SQLiteStore)], _ world: World
    ) async throws -> [(count: Int, rows: [Row])] {
        let assistants = stores.map { assistant(on: $0.store, world) }
        var fresh = [[Duration]](repeating: [], count: stores.count)
        var resumed = fresh
        var random = SystemRandomNumberGenerator()
        let clock = ContinuousClock()
        for run in 0..<1_100 {
            for (index, (count, _)) in stores.enumerated() {
                let number = Int.random(in: 0..<count, using: &random)
                let person = world.person(person(number))
                let conversation = try assistants[index].startConversation(for: person)
                let turn = try await clock.measure { _ = try await conversation.say(ride) }
                // Another one, whose pages nobody has read for the sake of the first.
                let other = Int.random(in: 0..<count, using: &random)
                let owner = world.person(Self.person(other))
                let resumption = try await clock.measure {
                    let conversation = try await assistants[index].resumeConversation(id(other), for: owner)
                    _ = try await conversation.resume()
                    _ = try await conversation.say("to the airport")
                }
                guard run >= 100 else { continue }
                fresh[index].append(turn)
                resumed[index].append(resumption)
            }
        }
        return stores.indices.map { index in
            let count = stores[index].count
            return (
                count,
                [
                    Row(name: "turn in a new conversation: \(count) stored", distribution: Distribution(fresh[index])),
                    Row(name: "resuming and a turn: \(count) stored", distribution: Distribution(resumed[index])),
                ]
            )
        }
    }

    /// As a host has it, which remembers what apps contribute.
    static func assistant(on store: any AssistantStore, _ world: World) -> Assistant {
        Assistant(
            apps: world.assistant.apps, catalogue: .system, languages: world.assistant.languages, journal: store,
            memory: PersonalMemory(store, now: world.assistant.now), now: world.assistant.now)
    }
}

extension JournalEntry {
    /// Whether it is something that happened, an answer of an app among it, not what the assistant did about it.
    fileprivate var isEvent: Bool { ["heard", "happened", "answered"].contains(kind) }
}

extension World {
    /// Somebody with another identifier who is like the person in all else.
    func person(_ id: String) -> Person {
        Person(
            id, locale: person.locale, calendar: person.calendar, location: person.location, contacts: person.contacts)
    }
}

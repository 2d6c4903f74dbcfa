import AppLibrary
import Dialogue
import Foundation
import Hosting
import IntentSchema
import Store
import TestSupport
import Testing

/// What is kept of a person beyond the store, exported and erased.
@Suite(.inTurn) struct BelongingsTests {
    private static let now = Date(timeIntervalSince1970: 1_767_632_400)

    /// A data folder with something of the owner and of a guest wherever something can be.
    private struct World {
        let configuration: HostConfiguration
        let store = MemoryStore()
        var library: AppLibrary { AppLibrary(directory: configuration.directory) }
        /// The guest's identifier as the name of a folder.
        static let guest = "6775657374"

        func belongings(of person: String) -> Belongings {
            Belongings(of: person, configuration, store: store, library: library)
        }

        func fill() async throws {
            for person in ["owner", "guest"] {
                let entry = JournalEntry(
                    conversation: "\(person)-1", sequence: 1, time: now, kind: "heard",
                    payload: JournalPayload(["said": .string("\(person) said")] as JSONValue))
                try await store.append(entry, for: person)
                try await store.set("home", to: "\(person)-home", for: person)
            }
            _ = try await store.add(KnownPerson("guest", locale: "en_GB", timeZone: "Europe/London"))
            let owner = "6f776e6572"
            for (path, text) in [
                ("groups/rides/db", "owner"), ("operations/abc/1", "owner"), ("history", "owner"),
                ("people/\(Self.guest)/groups/rides/db", "guest"), ("people/\(Self.guest)/operations/1", "guest"),
                ("apps/org.example.tickets/data/\(owner)/home/notes", "owner"),
                ("apps/org.example.tickets/data/\(Self.guest)/home/notes", "guest"),
                ("apps/org.example.tickets/data/\(Self.guest)/words", "guest"),
                ("geocoding/1", "guest and owner"), ("policy.yaml", ""),
            ] { try write("\(text)'s", path) }
            // A link that leads out of the folder is not followed.
            try FileManager.default.createSymbolicLink(
                at: file("people/\(Self.guest)/groups/link"), withDestinationURL: file("history"))
        }

        func file(_ path: String) -> URL { configuration.directory.appending(path: path) }

        private func write(_ text: String, _ path: String) throws {
            let file = file(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        /// Every file, with what it holds.
        func files() throws -> [String: String] {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: configuration.directory.path) {
                let type = try FileManager.default.attributesOfItem(atPath: file(path).path)[.type] as? FileAttributeType
                if type == .typeRegular { files[path] = String(decoding: try Data(contentsOf: file(path)), as: UTF8.self) }
            }
            return files
        }

        private var now: Date { BelongingsTests.now }
    }

    private static func withWorld(_ body: (World, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-belongings-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
        let world = World(
            configuration: HostConfiguration(directory: folder.appending(path: "data", directoryHint: .isDirectory), apps: []))
        try await world.fill()
        try await body(world, folder)
    }

    @Test("erasing a person leaves no file of theirs, and all of another's", arguments: ["owner", "guest"])
    func erases(person: String) async throws {
        try await Self.withWorld { world, _ in
            let before = try world.files()
            let other = person == "owner" ? "guest" : "owner"
            let summary = try await world.belongings(of: person).erase()
            #expect(summary.files == 4)
            #expect(summary.stored[.journalEntries] == 1)
            let after = try world.files()
            #expect(!after.values.contains { $0.contains(person) }, "\(after.keys)")
            for (path, text) in before where !text.contains(person) { #expect(after[path] == text, "\(path)") }
            #expect(try await world.belongings(of: person).summary().isEmpty)
            #expect(try await world.belongings(of: other).summary().files == 4)
            #expect(try await world.store.value(of: "home", for: other) == "\(other)-home")
        }
    }

    @Test("an export is a folder with a document and the files, or one file")
    func exports() async throws {
        try await Self.withWorld { world, folder in
            let target = folder.appending(path: "out")
            try await world.belongings(of: "guest").export(to: target, at: Self.now)
            let json = try JSONValue(text: Data(contentsOf: target.appending(path: "data.json")))
            #expect(json.fields?["format"] == "errand personal data")
            #expect(json.fields?["version"] == .integer(1))
            #expect(json.fields?["exported"] == "2026-01-05T17:00:00.000Z")
            #expect(json.fields?["profile"]?.fields?["timeZone"] == "Europe/London")
            #expect(json.fields?["settings"] == ["home": "guest-home"])
            let entry = json.fields?["conversations"]?.elements?.first?.fields?["entries"]?.elements?.first
            #expect(entry?.fields?["content"] == ["said": "guest said"])
            let paths = [
                "own/groups/rides/db", "own/operations/1", "apps/org.example.tickets/home/notes",
                "apps/org.example.tickets/words",
            ]
            #expect(json.fields?["files"]?.elements?.compactMap { $0.fields?["path"] } == paths.map { .string($0) })
            for path in paths {
                #expect(try Data(contentsOf: target.appending(path: "files/\(path)")) == Data("guest's".utf8))
            }
            #expect(!String(decoding: json.text, as: UTF8.self).contains("owner"))
            let mode = try FileManager.default.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)

            let file = folder.appending(path: "out.json")
            try await world.belongings(of: "guest").export(to: file, at: Self.now)
            let quoted = try JSONValue(text: Data(contentsOf: file)).fields?["files"]?.elements ?? []
            #expect(quoted.count == 4)
            #expect(quoted.first?.fields?["contents"] == .string(Data("guest's".utf8).base64EncodedString()))
            let error = await #expect(throws: StoreError.self) {
                try await world.belongings(of: "guest").export(to: file, at: Self.now)
            }
            #expect(error?.code == .unavailable)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["data", "out", "out.json"])
        }
    }

    @Test("conversations that nobody has touched for as long as the policy says are erased when the host is opened")
    func history() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "errand-history-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = HostConfiguration(
            directory: folder, cacheDirectory: SharedCaches.folder, apps: [], clock: { Self.now })
        let store = try await configuration.openStore()
        for (id, days) in [("old", 31.0), ("new", 29)] {
            let entry = JournalEntry(
                conversation: id, sequence: 1, time: Self.now - days * 86_400, kind: "heard", payload: JournalPayload(Data()))
            try await store.append(entry, for: "guest")
        }
        let all = try await AssistantHost(configuration)
        #expect(try await all.store.conversations(of: "guest", limit: 9).count == 2)
        all.close()
        configuration.standardPolicy.history.days = 30
        let host = try await AssistantHost(configuration)
        #expect(try await host.store.conversations(of: "guest", limit: 9).map(\.id) == ["new"])
        host.close()
    }
}

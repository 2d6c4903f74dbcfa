import Foundation
import GRDB
import IntentSchema
import Randomness
import Store
import TestSupport
import Testing

@testable import SQLiteStore

/// What only a store in a file can do wrong.
@Suite(.inTurn) struct SQLiteStoreTests {
    @Test("what was stored is there after reopening, and only the owner may read it")
    func persists() async throws {
        try await withTemporaryFolder { root in
            let folder = root.appendingPathComponent("made/errand")
            let first = try SQLiteStore(directory: folder)
            try await first.append(.sample("a", 1), for: "owner")
            try await first.upsert([Contact(id: "1", fullName: "Ann")], of: "owner")
            try await first.set("k", to: "v", for: "owner")
            #expect(try permissions(folder) == 0o700)
            for suffix in ["", "-wal", "-shm"] {
                #expect(try permissions(URL(fileURLWithPath: first.file.path + suffix)) == 0o600, "\(suffix)")
            }
            first.close()
            let second = try SQLiteStore(directory: folder)
            #expect(try await second.entries(of: "a", for: "owner").count == 1)
            #expect(try await second.contacts(of: "owner").map(\.fullName) == ["Ann"])
            #expect(try await second.value(of: "k", for: "owner") == "v")
        }
    }

    @Test(
        "a file that is no database is refused and left as it is",
        arguments: [
            Data("BEGIN:VCARD\r\n".utf8), Data(repeating: 0xA5, count: 100_000),
            Data("SQLite format 3\0".utf8) + Data(count: 4080),
            Data("SQLite format 3\0".utf8) + Data(repeating: 0xFF, count: 8000),
        ])
    func refusesGarbage(content: Data) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("errand.sqlite")
            try content.write(to: file)
            let error = #expect(throws: StoreError.self) { try SQLiteStore(directory: folder) }
            #expect(error?.code == .damaged)
            #expect(error?.message.contains(file.path) == true)
            #expect(try Data(contentsOf: file) == content)
        }
    }

    @Test(
        "a database of a newer version or another program is refused and left as it is",
        arguments: [
            (
                "PRAGMA application_id = 1163021892; PRAGMA user_version = 99; CREATE TABLE later (x)",
                StoreError.Code.newerVersion
            ),
            ("CREATE TABLE theirs (x)", .foreign), ("PRAGMA user_version = 7", .foreign),
            ("PRAGMA application_id = 3; PRAGMA user_version = 1; CREATE TABLE t (x)", .foreign),
        ])
    func refusesOthers(sql: String, code: StoreError.Code) async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("errand.sqlite")
            let queue = try DatabaseQueue(path: file.path)
            try await queue.writeWithoutTransaction { try $0.execute(sql: sql) }
            try queue.close()
            let before = try Data(contentsOf: file)
            let error = #expect(throws: StoreError.self) { try SQLiteStore(directory: folder) }
            #expect(error?.code == code)
            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test("a database cut or overwritten somewhere gives an error, never a trap", arguments: 0..<24)
    func survivesDamage(seed: Int) async throws {
        try await withTemporaryFolder { folder in
            try await Self.fill(folder)
            let file = folder.appendingPathComponent("errand.sqlite")
            var generator = SeededRandom(seed: UInt64(seed))
            var bytes = try Data(contentsOf: file)
            if seed % 3 == 0 { bytes = bytes.prefix(Int.random(in: 1..<bytes.count, using: &generator)) }
            for _ in 0..<200 {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            try bytes.write(to: file)
            do {
                let store = try SQLiteStore(directory: folder)
                _ = try await store.contacts(of: "owner")
                _ = try await store.entries(of: "a", for: "owner")
                _ = try await store.conversations(of: "owner", limit: 5)
                try await store.append(.sample("new", 1), for: "owner")
            } catch let error as StoreError {
                #expect(!error.message.isEmpty, "seed \(seed)")
            }
        }
    }

    private static func fill(_ folder: URL) async throws {
        let store = try SQLiteStore(directory: folder)
        try await store.append((1...100).map { .sample("a", $0) }, for: "owner")
        try await store.upsert((0..<100).map { Contact(id: "\($0)", fullName: "Person \($0)", nicknames: ["p"]) }, of: "owner")
        store.close()
    }

    @Test("a place that cannot hold a database is refused with its path", arguments: ["file", "file/below", "folder"])
    func refusesPlaces(name: String) async throws {
        try await withTemporaryFolder { folder in
            try Data("x".utf8).write(to: folder.appendingPathComponent("file"))
            let taken = folder.appendingPathComponent("folder/errand.sqlite")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            let error = #expect(throws: StoreError.self) { try SQLiteStore(directory: folder.appendingPathComponent(name)) }
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains(folder.path) == true)
        }
    }

    @Test("a folder or a file that may not be written is refused", .enabled(if: geteuid() != 0), arguments: [true, false])
    func refusesReadOnly(isNew: Bool) async throws {
        try await withTemporaryFolder { folder in
            if !isNew { try await Self.fill(folder) }
            let file = folder.appendingPathComponent("errand.sqlite").path
            if !isNew { chmod(file, 0o400) }
            chmod(folder.path, 0o500)
            defer { chmod(folder.path, 0o700) }
            let error = #expect(throws: StoreError.self) { try SQLiteStore(directory: folder) }
            #expect(error?.code == .readOnly)
        }
    }

    @Test("a full disk is told and changes nothing")
    func tellsFullDisk() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder, options: .init(pageLimit: 60))
            try await store.append(.sample("a", 1), for: "owner")
            var big = JournalEntry.sample("a", 2)
            big.payload = JournalPayload(Data(repeating: 65, count: 400_000))
            let error = await #expect(throws: StoreError.self) { try await store.append([big], for: "owner") }
            #expect(error?.code == .full)
            let people = (0..<5000).map { Contact(id: "\($0)", fullName: "Person \($0)") }
            let other = await #expect(throws: StoreError.self) { try await store.upsert(people, of: "owner") }
            #expect(other?.code == .full)
            #expect(try await store.contacts(of: "owner").isEmpty)
            try await store.append(.sample("a", 2), for: "owner")
            #expect(try await store.entries(of: "a", for: "owner").count == 2)
        }
    }
}

extension JournalEntry {
    /// An entry with a payload that names it.
    static func sample(_ conversation: String, _ sequence: Int) -> JournalEntry {
        JournalEntry(
            conversation: conversation, sequence: sequence, time: Date(timeIntervalSinceReferenceDate: 0), kind: "event",
            payload: JournalPayload(Data(#"{"n":\#(sequence)}"#.utf8)))
    }
}

import Foundation
import GRDB
import IntentSchema
import Store
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("checking, copying and restoring a store in SQLite", .inTurn)
struct BackupTests {
    private static let now = Date(timeIntervalSince1970: 1_795_000_000)

    /// A folder with a store of some conversations, which is open.
    private func withStore(_ body: (SQLiteStore, URL) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder)
            try await store.append((1...50).map { .sample("a", $0) } + [.sample("b", 1)], for: "owner")
            try await store.upsert([Contact(id: "1", fullName: "Ann", nicknames: ["A"])], of: "owner")
            try await body(store, folder)
        }
    }

    private static func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test("a store that is in use is found whole, and its copy is as it was at one moment")
    func copies() async throws {
        try await withStore { store, folder async throws in
            let check = try SQLiteStore.check(store.file)
            #expect(check.problems.isEmpty)
            #expect((check.conversations, check.entries) == (2, 51))
            #expect(check.format == check.newestFormat)
            let copy = folder.appending(path: "copy.sqlite")
            try SQLiteStore.backUp(store.file, to: copy)
            try await store.append(.sample("b", 2), for: "owner")
            #expect(try SQLiteStore.check(copy).entries == 51)
            let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            #expect(try Self.names(folder).filter { $0.hasPrefix("copy") || $0.hasPrefix(".") } == ["copy.sqlite"])
        }
    }

    @Test("a copy replaces no file")
    func overwritesNothing() async throws {
        try await withStore { store, folder async throws in
            let copy = folder.appending(path: "copy.sqlite")
            try Data("mine".utf8).write(to: copy)
            let error = #expect(throws: StoreError.self) { try SQLiteStore.backUp(store.file, to: copy) }
            #expect(error?.code == .unavailable)
            #expect(error?.message.contains("exists already") == true)
            #expect(try Data(contentsOf: copy) == Data("mine".utf8))
            #expect(throws: StoreError.self) {
                try SQLiteStore.backUp(folder.appending(path: "none"), to: folder.appending(path: "x"))
            }
            #expect(throws: StoreError.self) { try SQLiteStore.backUp(store.file, to: folder.appending(path: "none/x")) }
        }
    }

    @Test("a restored store is as the copy, and what was there before is kept")
    func restores() async throws {
        try await withStore { store, folder async throws in
            let copy = folder.appending(path: "copy.sqlite")
            try SQLiteStore.backUp(store.file, to: copy)
            try await store.append(.sample("b", 2), for: "owner")
            store.close()
            for round in 1...2 {
                let before = try #require(try SQLiteStore.restore(copy, to: store.file, at: Self.now))
                #expect(before.lastPathComponent.hasPrefix("errand.sqlite.before-2026-11-18T"))
                #expect(try SQLiteStore.check(before).entries == (round == 1 ? 52 : 51))
                let restored = try SQLiteStore(directory: folder)
                #expect(try await restored.entries(of: "b", for: "owner").count == 1)
                #expect(try await restored.contacts(of: "owner").map(\.nicknames) == [["A"]])
                restored.close()
            }
            #expect(try Self.names(folder).count { $0.contains(".before-") } == 2)
            #expect(try Self.names(folder).allSatisfy { !$0.hasPrefix(".") && !$0.hasSuffix("-wal") })
        }
    }

    @Test("where there is no store, the copy becomes one")
    func restoresIntoNothing() async throws {
        try await withStore { store, folder async throws in
            let file = folder.appending(path: "new/errand.sqlite")
            #expect(try SQLiteStore.restore(store.file, to: file, at: Self.now) == nil)
            #expect(try SQLiteStore.check(file).entries == 51)
        }
    }

    @Test("a log that is left beside the store does not get into the restored one", arguments: [true, false])
    func movesLog(isWhole: Bool) async throws {
        try await withStore { store, folder async throws in
            let copy = folder.appending(path: "copy.sqlite")
            try SQLiteStore.backUp(store.file, to: copy)
            // As a process that is killed leaves it: the log holds what is newer, or is cut off like the file.
            let killed = folder.appending(path: "killed/errand.sqlite")
            try FileManager.default.createDirectory(at: killed.deletingLastPathComponent(), withIntermediateDirectories: true)
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: store.file.path + suffix, toPath: killed.path + suffix)
            }
            if isWhole {
                try await store.append(.sample("b", 2), for: "owner")
                try FileManager.default.removeItem(atPath: killed.path + "-wal")
                try FileManager.default.copyItem(atPath: store.file.path + "-wal", toPath: killed.path + "-wal")
            } else {
                for suffix in ["", "-wal"] { try Data(repeating: 1, count: 4096).write(to: URL(filePath: killed.path + suffix)) }
            }
            let before = try #require(try SQLiteStore.restore(copy, to: killed, at: Self.now))
            if isWhole { #expect(try SQLiteStore.check(before).entries == 52) }
            #expect(!FileManager.default.fileExists(atPath: killed.path + "-wal"))
            #expect(try SQLiteStore.check(killed).entries == 51)
        }
    }

    @Test("what is no store, damaged, or of a newer version is not restored, and nothing is changed")
    func refusesBadCopies() async throws {
        try await withStore { store, folder async throws in
            store.close()
            let before = try Data(contentsOf: store.file)
            let (text, empty, newer, gaps, cut) = (
                folder.appending(path: "text"), folder.appending(path: "empty"), folder.appending(path: "newer"),
                folder.appending(path: "gaps"), folder.appending(path: "cut")
            )
            try Data("BEGIN:VCARD\r\n".utf8).write(to: text)
            try Data().write(to: empty)
            try FileManager.default.copyItem(at: store.file, to: newer)
            try await DatabaseQueue(path: newer.path).writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
            try FileManager.default.copyItem(at: store.file, to: gaps)
            try await DatabaseQueue(path: gaps.path).write { try $0.execute(sql: "DELETE FROM entry WHERE sequence = 7") }
            try FileManager.default.copyItem(at: store.file, to: cut)
            try await DatabaseQueue(path: cut.path).write {
                try $0.execute(sql: "UPDATE entry SET payload = substr(payload, 1, length(payload) / 2) WHERE sequence = 7")
            }
            let rows: [(URL, StoreError.Code)] = [
                (text, .damaged), (empty, .foreign), (newer, .newerVersion), (gaps, .damaged), (cut, .damaged),
                (folder.appending(path: "none"), .unavailable),
            ]
            for (file, code) in rows {
                let error = #expect(throws: StoreError.self) { try SQLiteStore.restore(file, to: store.file, at: Self.now) }
                #expect(error?.code == code, "\(file.lastPathComponent)")
            }
            #expect(try SQLiteStore.check(gaps).problems == ["the journal of conversation 'a' has gaps"])
            #expect(try SQLiteStore.check(cut).problems == ["entry 7 of the journal of conversation 'a' cannot be read"])
            #expect(try Data(contentsOf: store.file) == before)
            #expect(try Self.names(folder).allSatisfy { !$0.contains(".before-") && !$0.hasPrefix(".") })
        }
    }

    @Test("a damaged store is reported, and restoring replaces it")
    func replacesDamaged() async throws {
        try await withStore { store, folder async throws in
            let copy = folder.appending(path: "copy.sqlite")
            try SQLiteStore.backUp(store.file, to: copy)
            store.close()
            var bytes = try Data(contentsOf: store.file)
            for page in stride(from: 4096, to: bytes.count - 100, by: 4096) {
                bytes.replaceSubrange(page..<page + 50, with: Data(repeating: 0xA5, count: 50))
            }
            try bytes.write(to: store.file)
            do {
                #expect(try !SQLiteStore.check(store.file).problems.isEmpty)
            } catch let error as StoreError {
                #expect(error.code == .damaged)
            }
            _ = try SQLiteStore.restore(copy, to: store.file, at: Self.now)
            #expect(try SQLiteStore.check(store.file).problems.isEmpty)
        }
    }
}

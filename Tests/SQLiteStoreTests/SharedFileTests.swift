import Foundation
import GRDB
import IntentSchema
import Store
import TestSupport
import Testing

@testable import SQLiteStore

/// Several users of one file: each store has a connection of its own, as another process would.
@Suite(.inTurn) struct SharedFileTests {
    @Test("many may open a new folder at the same time")
    func opensTogether() async throws {
        try await withTemporaryFolder { folder in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let store = try SQLiteStore(directory: folder)
                        try await store.append(.sample("c\(number)", 1), for: "owner")
                        try await store.set("k\(number)", to: "v", for: "owner")
                    }
                }
                try await group.waitForAll()
            }
            let store = try SQLiteStore(directory: folder)
            #expect(try await store.conversations(of: "owner", limit: 100).count == 8)
            #expect(try await store.settings(for: "owner").count == 8)
        }
    }

    @Test("two writers to one conversation never both write the same entry, and none is lost")
    func twoWriters() async throws {
        try await withTemporaryFolder { folder in
            let stores = [try SQLiteStore(directory: folder), try SQLiteStore(directory: folder)]
            let written = try await withThrowingTaskGroup(of: Int.self) { group in
                for store in stores { group.addTask { try await Self.write(50, to: store) } }
                return try await group.reduce(0, +)
            }
            #expect(written == 100)
            #expect(try await stores[0].entries(of: "shared", for: "owner").map(\.sequence) == Array(1...100))
        }
    }

    /// Appends so many entries, starting over with the next number whenever the other writer was faster.
    private static func write(_ count: Int, to store: SQLiteStore) async throws -> Int {
        var written = 0
        var next = 1
        while written < count {
            do {
                try await store.append(.sample("shared", next), for: "owner")
                written += 1
            } catch let error as StoreError where error.code == .sequenceConflict {
                next = try await store.entries(of: "shared", for: "owner").count
            }
            next += 1
        }
        return written
    }

    @Test("of many writes at once, each is made or refused by itself")
    func together() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder)
            // Every tenth does not begin with the first entry, which is refused.
            let refused = await withTaskGroup(of: Int?.self) { group in
                for number in 0..<200 {
                    group.addTask {
                        do {
                            try await store.append(.sample("c\(number)", number % 10 == 9 ? 2 : 1), for: "owner")
                            return nil
                        } catch {
                            return number
                        }
                    }
                }
                return await group.reduce(into: Set<Int>()) { if let number = $1 { $0.insert(number) } }
            }
            #expect(refused == Set(stride(from: 9, to: 200, by: 10)))
            for number in 0..<200 {
                let count = try await store.entries(of: "c\(number)", for: "owner").count
                #expect(count == (number % 10 == 9 ? 0 : 1), "\(number)")
            }
        }
    }

    @Test("a reader sees no half of an import")
    func isolates() async throws {
        try await withTemporaryFolder { folder in
            let writer = try SQLiteStore(directory: folder)
            let reader = try SQLiteStore(directory: folder)
            let people = (0..<500).map { Contact(id: "\($0)", fullName: "Person \($0)", nicknames: ["a", "b"]) }
            async let changes = writer.upsert(people, of: "owner")
            var counts: Set<Int> = []
            for _ in 0..<20 { counts.insert(try await reader.contacts(of: "owner").count) }
            #expect(try await changes.added == 500)
            #expect(counts.isSubset(of: [0, 500]))
            #expect(try await reader.contacts(of: "owner").count == 500)
        }
    }

    @Test("a lock held by somebody else for too long is told")
    func tellsBusy() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder, options: .init(patience: .milliseconds(20)))
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: store.file.path, configuration: configuration)
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let error = await #expect(throws: StoreError.self) { try await store.append(.sample("a", 1), for: "owner") }
            #expect(error?.code == .busy)
            try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
            try await store.append(.sample("a", 1), for: "owner")
        }
    }

    @Test("a store that was closed says no")
    func refusesAfterClosing() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder)
            store.close()
            let error = await #expect(throws: StoreError.self) { try await store.settings(for: "owner") }
            #expect(error?.code == .closed)
        }
    }
}

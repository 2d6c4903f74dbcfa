import Foundation
import GRDB
import IntentSchema
import Store
import TestSupport
import Testing

@testable import SQLiteStore

/// What is left in the files of a store after a person was erased: not a byte.
@Suite(.inTurn) struct ErasureTests {
    /// A value that is nowhere by chance.
    private static func secret(_ person: String, _ number: Int) -> String { "\(person)-zq7-\(number)-Xk" }

    private static func fill(_ store: SQLiteStore, _ person: String, conversations: Int) async throws {
        for number in 1...conversations {
            // Some need pages of their own.
            let text = String(repeating: secret(person, number) + " ", count: number % 10 == 0 ? 1_000 : 3)
            let payload = JournalPayload(["text": .string(text)] as JSONValue)
            let conversation = "\(person)-\(number)"
            try await store.append(
                (1...4).map {
                    JournalEntry(
                        conversation: conversation, sequence: $0, time: Date(timeIntervalSinceReferenceDate: 1), kind: "event",
                        payload: payload)
                }, for: person)
            try await store.save(JournalSnapshot(sequence: 4, payload: payload), of: conversation, for: person)
            try await store.set("setting \(number)", to: secret(person, number), for: person)
            // Overwritten, moved and removed values leave traces, too.
            try await store.set("setting", to: secret(person, number), for: person)
            if number % 3 == 0 { try await store.set("setting \(number - 1)", to: nil, for: person) }
        }
    }

    /// How often the text is in the file and those beside it.
    private static func traces(of text: String, beside file: URL) throws -> Int {
        let folder = file.deletingLastPathComponent()
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map { file in
            let bytes = try Data(contentsOf: file)
            var (count, start) = (0, bytes.startIndex)
            while let found = bytes.range(of: Data(text.utf8), in: start..<bytes.endIndex) {
                count += 1
                start = found.upperBound
            }
            return count
        }.reduce(0, +)
    }

    @Test("no byte is left in the file or its log, and the other person's are")
    func leavesNoBytes() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(directory: folder)
            for round in 1...2 {
                try await Self.fill(store, "ann\(round)", conversations: 20)
                try await Self.fill(store, "ben\(round)", conversations: 20)
                #expect(try Self.traces(of: "ann\(round)-zq7-", beside: store.file) > 250)
                let bens = try await store.inventory(of: "ben\(round)")
                try await store.erase("ann\(round)")
                #expect(try Self.traces(of: "ann\(round)", beside: store.file) == 0)
                #expect(try Self.traces(of: "ben\(round)-zq7-", beside: store.file) > 250)
                #expect(try await store.inventory(of: "ben\(round)") == bens)
                #expect(try SQLiteStore.check(store.file).problems.isEmpty)
            }
        }
    }

    @Test("while another process reads the file, the rows are erased, and one is told that bytes may be left")
    func isRead() async throws {
        try await withTemporaryFolder { folder in
            let store = try SQLiteStore(
                directory: folder, options: SQLiteStore.Options(patience: .milliseconds(50)))
            try await Self.fill(store, "ann", conversations: 3)
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let reader = try DatabaseQueue(path: store.file.path, configuration: configuration)
            try await reader.writeWithoutTransaction { database in
                try database.execute(sql: "BEGIN; SELECT COUNT(*) FROM entry")
            }
            let error = await #expect(throws: StoreError.self) { try await store.erase("ann") }
            #expect(error?.code == .notScrubbed)
            #expect(error?.message.contains("erase once more") == true)
            #expect(try await store.inventory(of: "ann").isEmpty)
            try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
            #expect(try await store.erase("ann").isEmpty)
            #expect(try Self.traces(of: "ann", beside: store.file) == 0)
        }
    }
}

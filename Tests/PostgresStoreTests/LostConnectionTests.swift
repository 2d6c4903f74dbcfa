import Foundation
import IntentSchema
import Store
import Synchronization
import TestDatabases
import Testing

@testable import PostgresStore

@Suite("a store in PostgreSQL whose server goes away", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
struct LostConnectionTests {
    let server: String

    init() throws { server = try #require(TestDatabase.server) }

    @Test("while the server is ended at once and restarted, everything is written once")
    func survivesRestart() async throws {
        try await OwnServer.with { server in
            var options = PostgresStore.Options()
            options.patience = .seconds(120)
            let store = try await PostgresStore(server.url, options: options)
            let (appends, append) = AsyncStream<Void>.makeStream()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for conversation in 0..<4 {
                    group.addTask {
                        for sequence in 1...200 {
                            try await store.append(.sample("\(conversation)", sequence), for: "owner")
                            append.yield()
                        }
                    }
                }
                var others = appends.dropFirst(99).makeAsyncIterator()
                _ = await others.next()
                try await server.end()
                try await server.start()
                try await group.waitForAll()
            }
            for conversation in 0..<4 {
                let entries = try await store.entries(of: "\(conversation)", for: "owner")
                #expect(entries == (1...200).map { .sample("\(conversation)", $0) })
            }
        }
    }

    @Test("a server that stays away is an error, and the store works again when it is back")
    func reportsAbsence() async throws {
        try await OwnServer.with { server in
            var options = PostgresStore.Options()
            options.patience = .milliseconds(200)
            let store = try await PostgresStore(server.url, options: options)
            try await store.set("a", to: "b", for: "owner")
            try await server.end()
            for _ in 0..<3 {
                let error = await #expect(throws: StoreError.self) { try await store.set("a", to: "c", for: "owner") }
                #expect(error?.code == .unavailable)
                #expect(error?.message.contains("throw-away") == false)
            }
            try await server.start()
            #expect(try await store.value(of: "a", for: "owner") == "b")
        }
    }

    @Test("a commit whose answer is lost is found, and nothing is written twice")
    func findsLostCommits() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url, options: Self.losing(every: 2))
            let appointment = Appointment(
                .shortcut, key: "1", time: Date(timeIntervalSinceReferenceDate: 5), content: Record("INDateComponentsRange", [:]))
            try await store.put(appointment, of: "owner")
            for sequence in 1...20 { try await store.append(.sample("a", sequence), for: "owner") }
            try await store.append(
                [.sample("a", 21)], pending: [.take(appointment, next: nil, conversation: "a")], for: "owner")
            #expect(try await store.entries(of: "a", for: "owner") == (1...21).map { .sample("a", $0) })
            #expect(try await store.appointments(of: "owner", limit: 9).isEmpty)
        }
    }

    @Test("a receipt and its answer, whose commits are not answered, are found or written again")
    func findsReceipts() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url, options: Self.losing(every: 2))
            for sequence in 1...10 {
                var receipt = Receipt.sample("\(sequence)", in: "a", of: "owner")
                try await store.append([.sample("a", sequence)], pending: [.begin(receipt)], for: "owner")
                let answer = JournalPayload(Data(#"{"n":\#(sequence)}"#.utf8))
                try await store.append(
                    [], pending: [.settle(operation: receipt.operation, answer: answer, conversation: "a")], for: "owner")
                receipt.answer = answer
                #expect(try await store.receipt(of: receipt.operation, in: "a", for: "owner") == receipt)
            }
        }
    }

    @Test("of two writers whose answers are lost, the one who was too late is told")
    func tellsWhoLost() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url, options: Self.losing(every: 2))
            for sequence in 1...10 {
                let winners = await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<4 {
                        // Losing is the point.
                        group.addTask { (try? await store.append(.sample("a", sequence), for: "owner")) != nil }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(winners == 1)
            }
        }
    }

    @Test("where nothing shows whether a change was made, the outcome is said to be unknown")
    func admitsDoubt() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url, options: Self.losing(every: 1))
            let error = await #expect(throws: StoreError.self) {
                try await store.add(KnownPerson("ann", locale: "en_US", timeZone: "UTC"))
            }
            #expect(error?.message.contains("whether it has written is unknown") == true)
            #expect(try await store.people().map(\.id) == ["ann"])
        }
    }

    /// Options of a store that loses the answer to every so many commits, after those that create its tables.
    private static func losing(every number: Int) -> PostgresStore.Options {
        let commits = Count()
        var options = PostgresStore.Options()
        options.patience = .seconds(60)
        options.losesCommit = {
            let count = commits.next() - 2
            return count > 0 && count % number == 0
        }
        return options
    }

    private final class Count: Sendable {
        private let value = Mutex(0)

        /// 1, 2, 3 and so on.
        func next() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }
}

import Foundation
import Store
import TestDatabases
import Testing

@testable import PostgresStore

/// Nodes on a store in PostgreSQL: who runs, by the database's clock, and what they tell each other.
@Suite("nodes on a store in PostgreSQL", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
struct NodeTests {
    private static func with(_ body: (TestDatabase, PostgresStore) async throws -> Void) async throws {
        try await TestDatabase.with(server: #require(TestDatabase.server)) { database in
            let store = try await PostgresStore(database.url)
            defer { store.close() }
            try await body(database, store)
        }
    }

    /// Moves the rows of nodes in time: what a clock of the database that jumps does.
    private static func move(_ seconds: Int, in database: TestDatabase) async throws {
        _ = try await database.run("UPDATE errand_node SET expires = expires + \(seconds)")
    }

    @Test("a node counts as running for as long as it said, and no longer, also if the database's clock was put back")
    func expires() async throws {
        try await Self.with { database, store in
            _ = try await database.run(
                """
                INSERT INTO errand_node (id, expires, lasts)
                SELECT name, extract(epoch FROM clock_timestamp()) + seconds, 3600 FROM (VALUES
                    ('over', -1), ('running', 1800), ('long ago', -1000000), ('in the future', 7200)) AS nodes (name, seconds)
                """)
            #expect(try await store.isLive("running"))
            for node in ["over", "long ago", "in the future", "unknown"] { #expect(try await !store.isLive(node), "\(node)") }
        }
    }

    @Test("a node that runs renews its row, whatever becomes of it, and is known no more when it has left")
    func renews() async throws {
        try await Self.with { database, store in
            let node = try await store.join("one")
            #expect(node.isAssured)
            for seconds in [-100, 100_000] {
                try await Self.move(seconds, in: database)
                while try await !store.isLive("one") { await Task.yield() }
            }
            node.leave()
            while try await store.isLive("one") { await Task.yield() }
            #expect(try await database.run("SELECT count(*)::text FROM errand_node") == "0")
        }
    }

    @Test("what a node announces, the others hear, and it does not itself")
    func hears() async throws {
        try await Self.with { database, store in
            let (one, two) = (try await store.join("one"), try await store.join("two"))
            one.announce("a")
            #expect(await two.news?.first { _ in true } == .written(conversation: "a"))
            two.announce("b'\u{1F}🚕")
            #expect(await one.news?.first { _ in true } == .written(conversation: "b'\u{1F}🚕"))
            // One that is too long to be named.
            two.announce(String(repeating: "c", count: 9_000))
            #expect(await one.news?.first { _ in true } == .gap)
            one.leave()
            two.leave()
        }
    }

    @Test("a node whose connection was lost joins again, and looks for what it has missed")
    func reconnects() async throws {
        try await OwnServer.with { server in
            let store = try await PostgresStore(server.url)
            defer { store.close() }
            let (one, two) = (try await store.join("one"), try await store.join("two"))
            try await server.end()
            one.announce("a")
            try await server.start()
            var heard: Set<News> = []
            for await news in try #require(two.news) {
                heard.insert(news)
                if heard == [.gap, .written(conversation: "a")] { break }
                // Whoever connects later looks for itself; what was announced meanwhile may have been told before.
                if heard.contains(.gap) { one.announce("a") }
            }
            while try await !store.isLive("one") { await Task.yield() }
            one.leave()
            two.leave()
        }
    }

    @Test("a process that hangs within a transaction does not keep its conversation from other nodes")
    func stalls() async throws {
        try await Self.with { _, store in
            _ = try await store.begin("c", for: "ann", by: "one", at: Date())
            let (hangs, goesOn) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
            // The transaction may be tried again, and must not wait then.
            defer { for _ in 0..<8 { goesOn.signal() } }
            let stalled = Task {
                try await store.pool.perform { worker in
                    try worker.perform(.single) { connection in
                        try connection.execute("BEGIN")
                        try connection.execute("SELECT 1 FROM errand_conversation FOR UPDATE")
                        hangs.continuation.yield()
                        goesOn.wait()
                        try connection.execute("COMMIT")
                    }
                }
            }
            for await _ in hangs.stream { break }
            let lease = try await store.take("c", for: "ann", by: "two", at: 0, isBetweenTurns: true)
            for _ in 0..<8 { goesOn.signal() }
            #expect(lease.fence == 2)
            _ = await stalled.result
        }
    }
}

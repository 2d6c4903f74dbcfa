import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Synchronization
import TestDatabases
import Testing

@testable import PostgresStore

@Suite("writing to a store in PostgreSQL", .enabled(if: TestDatabase.server != nil, TestDatabase.reason))
struct WritingTests {
    let server: String

    init() throws { server = try #require(TestDatabase.server) }

    @Test("a standby can be read, and writing to it is refused with what to do")
    func readsStandby() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url)
            try await store.append(.sample("a", 1), for: "owner")
            let standby = try await PostgresStore(database.url + "%20-cdefault_transaction_read_only%3Don")
            #expect(try await standby.entries(of: "a", for: "owner").count == 1)
            let error = await #expect(throws: StoreError.self) { try await standby.append(.sample("a", 2), for: "owner") }
            #expect(error?.code == .readOnly)
            #expect(error?.message.contains("target_session_attrs=read-write") == true)
            #expect(try await store.entries(of: "a", for: "owner").count == 1)
        }
    }

    @Test("a statement that waits too long for a lock, or takes too long, changes nothing", arguments: ["lock", "statement"])
    func timesOut(what: String) async throws {
        try await TestDatabase.with(server: server) { database in
            var options = PostgresStore.Options()
            if what == "lock" { options.lockTimeoutSeconds = 1 } else { options.statementTimeoutSeconds = 1 }
            let store = try await PostgresStore(database.url, options: options)
            try await store.append(.sample("a", 1), for: "owner")
            try await Self.whileLocked(database, "SELECT 1 FROM errand_conversation FOR UPDATE") {
                let error = await #expect(throws: StoreError.self) { try await store.append(.sample("a", 2), for: "owner") }
                #expect(error?.code == .busy)
            }
            try await store.append(.sample("a", 2), for: "owner")
        }
    }

    /// Calls the body while another connection has a lock.
    private static func whileLocked(_ database: TestDatabase, _ sql: String, _ body: () async throws -> Void) async throws {
        var options = PostgresStore.Options()
        options.stalledTransactionSeconds = 60
        let other = try await PostgresStore(database.url, options: options)
        defer { other.close() }
        let isDone = DispatchSemaphore(value: 0)
        let (locks, lock) = AsyncStream<Void>.makeStream()
        async let holding: Void = other.write { connection in
            try connection.run(sql)
            lock.yield()
            isDone.wait()
        }
        for await _ in locks { break }
        let result: Result<Void, any Error>
        do { result = .success(try await body()) } catch { result = .failure(error) }
        isDone.signal()
        try await holding
        try result.get()
    }

    @Test("what is no JSON, or of another kind, is an error and no trap")
    func survivesGarbage() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url)
            try await store.upsert([Contact(id: "1", fullName: "Ann")], of: "owner")
            let intent = Record("INRequestRideIntent", [:])
            try await store.add(
                Shortcut(
                    id: "1", phrase: "go", app: nil, content: intent, source: .words,
                    time: Date(timeIntervalSinceReferenceDate: 0)),
                of: "owner")
            try await store.put(
                Appointment(.shortcut, key: "1", time: Date(timeIntervalSinceReferenceDate: 0), content: intent), of: "owner")
            try await store.keep(
                [
                    TimedContribution(
                        .donation(Record("INInteraction", ["intent": .record(intent)])),
                        at: Date(timeIntervalSinceReferenceDate: 0)),
                    TimedContribution(.userContext(intent), at: Date(timeIntervalSinceReferenceDate: 0)),
                ], of: "app", for: "owner")
            for garbage in [
                "", "{", "[1]", "{\"fullName\":7}", "\\xff\\xfe", "{\"fullName\":\"\",\"handles\":[{\"kind\":\"x\"}]}",
            ] {
                for table in ["contact", "shortcut", "appointment", "donation", "supplied"] {
                    let text = garbage.hasPrefix("\\") ? "'\\xfffe'" : "convert_to('\(garbage)', 'UTF8')"
                    try await database.run("UPDATE errand_\(table) SET content = \(text)")
                }
                let reads: [() async throws -> Void] = [
                    { _ = try await store.contacts(of: "owner") }, { _ = try await store.shortcuts(of: "owner") },
                    { _ = try await store.appointments(of: "owner", limit: 9) },
                    { _ = try await store.donations(of: nil, for: "owner", limit: 9) },
                    { _ = try await store.supplied(by: "app", for: "owner") },
                ]
                for (number, read) in reads.enumerated() {
                    let error = await #expect(throws: StoreError.self, "\(garbage) \(number)") { try await read() }
                    #expect(error?.code == .damaged)
                }
            }
        }
    }

    @Test("columns of other types and unknown codes are errors and no traps")
    func survivesOtherTypes() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url)
            let work = PendingWork(
                person: "owner", conversation: "a", kind: .timer, key: "1", time: Date(timeIntervalSinceReferenceDate: 0))
            try await store.append([.sample("a", 1)], pending: [.add(work)], for: "owner")
            try await database.run("UPDATE errand_pending_work SET kind = 'later'")
            await #expect(throws: StoreError.self) { try await store.pendingWork(of: "a", for: "owner") }
            try await database.run("ALTER TABLE errand_entry ALTER COLUMN payload TYPE text USING 'x'")
            let error = await #expect(throws: StoreError.self) { try await store.entries(of: "a", for: "owner") }
            #expect(error?.code == .damaged)
            #expect(error?.message.contains("'payload'") == true)
            try await database.run("ALTER TABLE errand_entry DROP COLUMN time")
            let missing = await #expect(throws: StoreError.self) { try await store.entries(of: "a", for: "owner") }
            #expect(missing?.code == .foreign)
        }
    }

    @Test("texts that the database cannot keep are refused")
    func refusesTexts() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url)
            let error = await #expect(throws: StoreError.self) { try await store.entries(of: "a\0b", for: "owner") }
            #expect(error?.code == .invalidInput)
            var generator = SystemRandomNumberGenerator()
            let long = String((0..<20_000).map { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement(using: &generator)! })
            let tooLong = await #expect(throws: StoreError.self) { try await store.set(long, to: "x", for: "owner") }
            #expect(tooLong?.code == .invalidInput)
            try await store.set("x", to: long, for: "owner")
            #expect(try await store.value(of: "x", for: "owner") == long)
        }
    }

    @Test("many writers use no more connections than they may")
    func bounds() async throws {
        try await TestDatabase.with(server: server) { database in
            var options = PostgresStore.Options()
            options.connections = 3
            let store = try await PostgresStore(database.url + "&application_name=" + database.schema, options: options)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<60 {
                    group.addTask { for entry in 1...5 { try await store.append(.sample("\(number)", entry), for: "owner") } }
                }
                try await group.waitForAll()
            }
            let count = try await database.run(
                "SELECT COUNT(*)::text FROM pg_stat_activity WHERE application_name = '\(database.schema)'")
            #expect(count == "3")
            #expect(try await store.conversations(of: "owner", limit: 100).map(\.entryCount) == [Int](repeating: 5, count: 60))
        }
    }

    @Test("writers that get in each other's way all succeed")
    func repeats() async throws {
        try await TestDatabase.with(server: server) { database in
            var options = PostgresStore.Options()
            options.patience = .seconds(60)
            let store = try await PostgresStore(database.url, options: options)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    group.addTask {
                        try await store.upsert([Contact(id: "\(number)", fullName: "A", isMe: true)], of: "owner")
                    }
                    group.addTask {
                        let names = number % 2 == 0 ? ["a", "b"] : ["b", "a"]
                        let donations = names.map { name in
                            TimedContribution(
                                .donation(Record("INInteraction", ["identifier": .string(name)])),
                                at: Date(timeIntervalSinceReferenceDate: 0))
                        }
                        try await store.keep(donations, of: "app", for: "owner")
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.contacts(of: "owner").filter(\.isMe).count == 1)
            #expect(try await store.donations(of: nil, for: "owner", limit: 9).count == 2)
        }
    }

    @Test("of several who begin an operation with values of their own at once, one does, and the others are told")
    func beginsOnce() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url)
            try await store.append(.sample("a", 1), for: "owner")
            for number in 1...10 {
                let begun = try await withThrowingTaskGroup(of: String?.self) { group in
                    for digest in ["00", "01", "02", "03"] {
                        group.addTask {
                            var receipt = Receipt.sample("\(number)", in: "a", of: "owner")
                            receipt.digest = digest
                            do {
                                try await store.append([], pending: [.begin(receipt)], for: "owner")
                                return digest
                            } catch let error as StoreError where error.code == .otherValues {
                                return nil
                            }
                        }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }.compactMap { $0 }
                }
                #expect(begun.count == 1)
                #expect(try await store.receipt(of: "\(number)", in: "a", for: "owner")?.digest == begun.first)
            }
        }
    }

    @Test("a conversation that begins while its person is erased stays whole")
    func erasesWhole() async throws {
        try await TestDatabase.with(server: server) { database in
            let store = try await PostgresStore(database.url + "&application_name=" + database.schema)
            let work = PendingWork(
                person: "owner", conversation: "a", kind: .timer, key: "1", time: Date(timeIntervalSinceReferenceDate: 0))
            try await store.append([.sample("a", 1)], pending: [.add(work)], for: "owner")
            var erasing: Task<PersonalInventory, any Error>?
            // Held up when the entries are gone, and the conversation is not.
            try await Self.whileLocked(database, "SELECT 1 FROM errand_pending_work FOR UPDATE") {
                erasing = Task { try await store.erase("owner") }
                let waits = """
                    SELECT '1' FROM pg_stat_activity WHERE application_name = '\(database.schema)' AND wait_event_type = 'Lock'
                    AND query LIKE 'DELETE FROM errand_pending_work%'
                    """
                while try await database.run(waits) == nil { await Task.yield() }
                try await store.append([.sample("b", 1), .sample("b", 2)], for: "owner")
            }
            _ = try await erasing?.value
            #expect(try await database.run("SELECT string_agg(conversation, ' ') FROM errand_entry") == "b b")
            #expect(try await store.entries(of: "b", for: "owner").count == 2)
        }
    }
}

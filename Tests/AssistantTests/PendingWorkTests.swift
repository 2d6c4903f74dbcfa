import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// What a conversation has yet to do stands in rows, and nothing of it is lost with the process or when the store fails.
struct PendingWorkTests {
    private static let script = ["a ride", "to the airport", "yes"]

    @Test("a running timer has a row that is due when the timer is")
    func timers() async throws {
        let bench = try Bench(policy: Policy(reminders: Policy.Reminders(silenceSeconds: 30)))
        let conversation = try bench.assistant.startConversation(for: bench.person)
        var mostTimers = 0
        for line in Self.script {
            _ = try await conversation.say(line)
            let rows = await bench.journal.pendingWork(of: conversation.id, for: "owner").filter { $0.kind == .timer }
            #expect(rows.map(\.time).min() == (await conversation.nextTimer))
            mostTimers = max(mostTimers, rows.count)
        }
        #expect(mostTimers == 1)
        _ = try await conversation.say("a ride")
        let due = try #require(await conversation.nextTimer)
        #expect(await bench.journal.pendingWork(.timer, until: due - 1, limit: 5).isEmpty)
        #expect(await bench.journal.pendingWork(.timer, until: due, limit: 5).map(\.conversation) == [conversation.id])
        bench.clock.advance(by: .seconds(31))
        #expect(try await conversation.processPendingEvents().count == 1)
        let next = await conversation.nextTimer
        #expect(await bench.journal.pendingWork(.timer, until: .distantFuture, limit: 5).map(\.time) == [next].compactMap(\.self))
    }

    @Test("the timers of a journal without rows get theirs when the conversation is resumed, and stale rows go")
    func adopts() async throws {
        let bench = try Bench(policy: Policy(reminders: Policy.Reminders(silenceSeconds: 30)))
        let conversation = try bench.assistant.startConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        let rows = await bench.journal.pendingWork(of: conversation.id, for: "owner").filter { $0.kind == .timer }
        var stale = try #require(rows.first)
        stale.key = "77"
        let journal = MemoryStore()
        try await journal.append(
            await bench.journal.entries(of: conversation.id, for: "owner"), pending: [.add(stale)], for: "owner")
        var assistant = bench.assistant
        assistant.journal = journal
        let resumed = try await assistant.resumeConversation(conversation.id, for: bench.person)
        _ = try await resumed.resume()
        #expect(await journal.pendingWork(of: conversation.id, for: "owner") == rows)
    }

    @Test("a resumed conversation reports the turns whose delivery was not confirmed, and no others")
    func deliveries() async throws {
        for confirmed in 0...Self.script.count {
            let bench = try Bench()
            let conversation = try bench.assistant.startConversation(for: bench.person)
            var turns: [Turn] = []
            for line in Self.script { turns.append(try await conversation.say(line)) }
            for turn in turns.prefix(confirmed) { try await conversation.confirmDelivery(of: turn) }
            for _ in 1...2 {
                let resumed = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
                #expect(try await resumed.resume() == Array(turns.dropFirst(confirmed)))
                #expect(try await resumed.resume().isEmpty)
            }
            #expect(bench.app.handled == 1)
        }
    }

    @Test("an outcome that arrives during a turn is stored, and reported by the conversation that is resumed after a crash")
    func outcomes() async throws {
        let bench = try Bench()
        bench.app.answersLater = true
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in Self.script { _ = try await conversation.say(line) }
        bench.app.hold()
        async let held = conversation.say("a ride")
        await bench.app.waitForHeldCall()
        bench.app.finish()
        async let happened = conversation.processPendingEvents()
        var rows: [PendingWork] = []
        while rows.isEmpty {
            await Task.yield()
            rows = await bench.journal.pendingWork(.outcome, until: .distantFuture, limit: 5)
        }
        #expect(rows.map(\.conversation) == [conversation.id])

        // The process dies here.
        let other = try Bench()
        let entries = await bench.journal.entries(of: conversation.id, for: "owner")
        try await other.journal.append(entries, pending: rows.map { .add($0) }, for: "owner")
        let resumed = try await other.assistant.resumeConversation(conversation.id, for: other.person)
        let turns = try await resumed.resume() + resumed.processPendingEvents()
        #expect(turns.compactMap(\.outcome?.kind) == [.succeeded])
        #expect(await other.journal.pendingWork(.outcome, until: .distantFuture, limit: 5).isEmpty)

        // If it lives on, it reports the outcome once, after the turn.
        bench.app.release()
        _ = try await held
        #expect(try await happened.compactMap(\.outcome?.kind) == [.succeeded])
        #expect(await bench.journal.pendingWork(.outcome, until: .distantFuture, limit: 5).isEmpty)
    }

    @Test(
        "who talks to a restored conversation before resuming it hears of what was interrupted afterwards",
        arguments: [false, true])
    func talksFirst(remembers: Bool) async throws {
        let whole = try Bench()
        let undisturbed = try whole.assistant.startConversation(for: whole.person)
        for line in Self.script { _ = try await undisturbed.say(line) }
        let entries = await whole.journal.entries(of: undisturbed.id, for: "owner")
        for count in 1...entries.count {
            let bench = try Bench(remembers: remembers)
            try await bench.journal.append(Array(entries.prefix(count)), for: "owner")
            let wasInterrupted =
                try ConversationProgress(
                    replaying: Array(entries.prefix(count)), dialogue: bench.dialogue
                ).isSettled == false
            let conversation = try await bench.assistant.resumeConversation(undisturbed.id, for: bench.person)
            let turn = try await conversation.say("a ride")
            let belated = try await conversation.processPendingEvents()
            #expect(belated.isEmpty != wasInterrupted, "cut off behind \(count)")
            #expect(belated.allSatisfy { $0.number < turn.number })
            #expect(bench.app.handled <= 1)
            let again = try await bench.assistant.resumeConversation(undisturbed.id, for: bench.person)
            _ = try await again.resume()
            #expect(await again.question == conversation.question)
        }
    }

    @Test("a stored outcome that cannot be read is an error, and the conversation is as it was")
    func damagedOutcome() async throws {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        let row = PendingWork(
            person: "owner", conversation: conversation.id, kind: .outcome, key: "operation-1", time: .distantPast,
            payload: JournalPayload(Data("{".utf8)))
        try await bench.journal.append([], pending: [.add(row)], for: "owner")
        let before = await bench.journal.entries(of: conversation.id, for: "owner")
        let resumed = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
        for _ in 1...2 {
            let error = await #expect(throws: ResumptionError.self) { try await resumed.resume() }
            #expect(error?.message.contains("operation-1") == true)
        }
        #expect(await bench.journal.entries(of: conversation.id, for: "owner") == before)
    }

    @Test(
        "whenever the store fails, what was to follow is done later, nothing is handled twice, and the journal can be resumed"
    )
    func failingStore() async throws {
        let whole = try Bench()
        let counting = WatchedJournal(whole.journal, failing: 0..<0)
        var undisturbing = whole.assistant
        undisturbing.journal = counting
        let undisturbed = try undisturbing.startConversation(for: whole.person)
        var expected: [String] = []
        for line in Self.script { expected += try await undisturbed.say(line).messages.map(\.rendered.shown) }
        let count = counting.count
        // Each line, and the receipt.
        #expect(count == Self.script.count + 1)
        for failures in 1...2 {
            for failing in 1...count {
                let bench = try Bench()
                let journal = WatchedJournal(bench.journal, failing: failing..<(failing + failures))
                var assistant = bench.assistant
                assistant.journal = journal
                let conversation = try assistant.startConversation(for: bench.person)
                var messages: [String] = []
                for line in Self.script { messages += try await Self.say(line, conversation) }
                #expect(messages == expected, "failing at \(failing)")
                #expect(bench.app.handled == 1, "failing at \(failing)")
                #expect(journal.hasFailed)
                let resumed = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
                _ = try await resumed.resume()
                #expect(await resumed.question == nil)
                #expect(bench.app.handled == 1, "failing at \(failing)")
            }
        }
    }

    /// Says a line as someone would who repeats it until it has been heard.
    private static func say(_ line: String, _ conversation: Conversation) async throws -> [String] {
        while true {
            do {
                return try await conversation.say(line).messages.map(\.rendered.shown)
            } catch is StoreError {
                var turns: [Turn]?
                // The store may still fail.
                while turns == nil { turns = try? await conversation.processPendingEvents() }
                if let turns, !turns.isEmpty { return turns.flatMap { $0.messages.map(\.rendered.shown) } }
            }
        }
    }
}

import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Testing

/// Turns that happen without anybody saying anything arrive as they happen, without polling.
struct HappeningsTests {
    @Test("a timer that runs out and the end of the conversation reach who waits for happenings")
    func timers() async throws {
        var policy = Policy()
        policy.reminders.silenceSeconds = 30
        let bench = try Bench(policy: policy)
        let conversation = try bench.assistant.startConversation(for: bench.person)
        async let happened = Self.all(of: conversation)
        // The timer begins while somebody waits already.
        _ = try await conversation.say("a ride")
        await bench.clock.waitForSleeper()
        bench.clock.advance(by: .seconds(30))
        while await !Self.hasReminded(bench, conversation) { await Task.yield() }
        try await conversation.end()
        let turns = try await happened
        #expect(turns.count == 1)
        #expect(turns.first?.messages.isEmpty == false)
        guard case .elapsed? = turns.first?.happening?.kind else {
            Issue.record("\(turns)")
            return
        }
    }

    @Test("an outcome wakes who waits for it, though no time passes")
    func outcomes() async throws {
        let bench = try Bench(policy: Policy(reminders: Policy.Reminders(progressSeconds: 15)))
        bench.app.answersLater = true
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in ["a ride", "to the airport", "yes"] { _ = try await conversation.say(line) }
        #expect(await conversation.awaitsOutcome)
        // What was said has begun a timer, which wakes once.
        await conversation.waitForPendingEvents()
        async let next = Self.next(of: conversation)
        // Who waits for the reminder waits for the outcome, too.
        await bench.clock.waitForSleeper()
        bench.app.finish()
        #expect(try await next?.outcome?.kind == .succeeded)
    }

    @Test("who stops waiting gets nothing more, and takes nothing from who waits next")
    func cancelled() async throws {
        let bench = try Bench()
        bench.app.answersLater = true
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in ["a ride", "to the airport", "yes"] { _ = try await conversation.say(line) }
        let waiting = Task { try await Self.next(of: conversation) }
        waiting.cancel()
        #expect(try await waiting.value == nil)
        bench.app.finish()
        #expect(try await Self.next(of: conversation)?.outcome?.kind == .succeeded)
    }

    private static func all(of conversation: Conversation) async throws -> [Turn] {
        var turns: [Turn] = []
        for try await turn in conversation.happenings { turns.append(turn) }
        return turns
    }

    private static func next(of conversation: Conversation) async throws -> Turn? {
        var iterator = conversation.happenings.makeAsyncIterator()
        return try await iterator.next()
    }

    private static func hasReminded(_ bench: Bench, _ conversation: Conversation) async -> Bool {
        let items = await bench.journal.entries(of: conversation.id, for: bench.person.id)
        return items.contains { entry in
            guard case .happened(let event)? = try? entry.payload.value(as: JournalItem.self) else { return false }
            if case .elapsed = event.kind { return true }
            return false
        }
    }
}

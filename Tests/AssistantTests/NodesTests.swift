import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// Two nodes on one store, each with its own apps.
struct NodesTests {
    /// A node with its assistant.
    private struct Node {
        let bench: Bench
        let membership: any Membership
        let assistant: Assistant

        init(_ name: String, on store: MemoryStore) async throws {
            bench = try Bench(journal: store, name: name)
            membership = try await store.join(name)
            var assistant = bench.assistant
            assistant.nodes = Nodes(leases: store, membership: membership)
            self.assistant = assistant
        }

        var app: NotingApp { bench.app }

        func begin(_ lines: [String]) async throws -> Conversation {
            let conversation = try await assistant.beginConversation(for: bench.person)
            for line in lines { _ = try await conversation.say(line) }
            return conversation
        }

        func resume(_ conversation: Conversation) async throws -> Conversation {
            try await assistant.resumeConversation(conversation.id, for: bench.person)
        }
    }

    private static func pair() async throws -> (one: Node, two: Node, store: MemoryStore) {
        let store = MemoryStore()
        return (try await Node("one", on: store), try await Node("two", on: store), store)
    }

    @Test("a conversation goes on at the other node at the same question, also before anything was said in it")
    func goesOn() async throws {
        let (one, two, _) = try await Self.pair()
        let first = try await one.begin([])
        let second = try await two.resume(first)
        #expect(try await second.say("a ride").prompt != nil)
        let third = try await one.resume(second)
        #expect(try await third.say("to the airport").prompt != nil)
        let fourth = try await two.resume(third)
        #expect(try await fourth.say("yes").outcome?.kind == .succeeded)
        #expect((one.app.handled, two.app.handled) == (0, 1))
    }

    @Test(
        "who has lost a conversation is told so: no app is asked anything, nothing is stored, and it is over",
        arguments: [0, 1, 2])
    func isTaken(lines: Int) async throws {
        let (one, two, store) = try await Self.pair()
        let conversation = try await one.begin(Array(["a ride", "to the airport"].prefix(lines)))
        // One that has only taken it, and has said nothing.
        _ = try await two.resume(conversation)
        let entries = await store.entries(of: conversation.id, for: "owner")
        let error = await #expect(throws: StoreError.self) { try await conversation.say("yes") }
        #expect(error?.code == .leaseLost)
        #expect(one.app.handled == 0)
        #expect(await conversation.isTaken)
        #expect(await store.entries(of: conversation.id, for: "owner") == entries)
    }

    @Test("a conversation is not taken while the other node has an app handle something, but afterwards")
    func waits() async throws {
        let (one, two, _) = try await Self.pair()
        let conversation = try await one.begin(["a ride", "to the airport"])
        one.app.holdsHandle = true
        async let turn = conversation.say("yes")
        await one.app.waitForHeldCall()
        let error = await #expect(throws: StoreError.self) { try await two.resume(conversation) }
        #expect(error?.code == .held)
        one.app.release()
        #expect(try await turn.outcome?.kind == .succeeded)
        let second = try await two.resume(conversation)
        #expect(try await second.say("yes").outcome == nil)
        #expect((one.app.handled, two.app.handled) == (1, 0))
    }

    @Test("what a node was at when it was lost is finished by the other, and it writes nothing if it comes back")
    func comesBack() async throws {
        let (one, two, store) = try await Self.pair()
        let conversation = try await one.begin(["a ride", "to the airport"])
        one.app.holdsHandle = true
        let turn = Task { try await conversation.say("yes") }
        await one.app.waitForHeldCall()
        one.membership.leave()
        two.app.report = .answered(.responded(Record("INRequestRideIntentResponse", ["code": .integer(3)])))
        let second = try await two.resume(conversation)
        #expect(try await second.resume().last?.outcome?.kind == .succeeded)
        let entries = await store.entries(of: conversation.id, for: "owner")
        one.app.release()
        let error = await #expect(throws: StoreError.self) { try await turn.value }
        #expect(error?.code == .leaseLost)
        #expect(await store.entries(of: conversation.id, for: "owner") == entries)
        #expect((one.app.handled, two.app.handled, two.app.queries.count) == (1, 0, 1))
    }

    @Test("an outcome that an app reports to the node before is told by the node that continues the conversation")
    func passesOn() async throws {
        let (one, two, store) = try await Self.pair()
        one.app.answersLater = true
        let first = try await one.begin(["a ride", "to the airport", "yes"])
        let second = try await two.resume(first)
        _ = try await second.resume()
        #expect(await second.awaitsOutcome)
        #expect(two.app.queries.isEmpty)
        await first.hearOfOtherNode()
        let error = await #expect(throws: StoreError.self) { try await first.processPendingEvents() }
        #expect(error?.code == .leaseLost)
        async let passing: Void = first.passOnOutcomes()
        one.app.finish()
        await passing
        // As the store's news would.
        await second.hearOfOtherNode()
        #expect(try await second.processPendingEvents().compactMap(\.outcome?.kind) == [.succeeded])
        #expect(await store.pendingWork(.outcome, until: .distantFuture, limit: 5).isEmpty)
        #expect(two.app.queries.isEmpty)
    }

    @Test("an outcome that is awaited from a node is asked for when that node is gone")
    func asks() async throws {
        let (one, two, _) = try await Self.pair()
        one.app.answersLater = true
        let first = try await one.begin(["a ride", "to the airport", "yes"])
        let second = try await two.resume(first)
        _ = try await second.resume()
        #expect(try await second.processPendingEvents().isEmpty)
        two.app.report = .answered(.responded(Record("INRequestRideIntentResponse", ["code": .integer(3)])))
        one.membership.leave()
        async let turn = second.happenings.first { _ in true }
        while await second.awaitsOutcome {
            two.bench.clock.advance(by: .seconds(2))
            await Task.yield()
        }
        #expect(try await turn?.outcome?.kind == .succeeded)
        #expect(two.app.queries.count == 1)
    }

    @Test("only turns that have ended are those of a conversation, whoever performs them")
    func completes() async throws {
        let (one, two, _) = try await Self.pair()
        let conversation = try await one.begin(["a ride", "to the airport"])
        one.app.holdsHandle = true
        async let turn = conversation.say("yes")
        await one.app.waitForHeldCall()
        func turns() async throws -> [Int] {
            try await two.assistant.completedTurns(of: conversation.id, for: two.bench.person).map(\.number)
        }
        #expect(try await turns() == [1, 2])
        one.app.release()
        _ = try await turn
        #expect(try await turns() == [1, 2, 3])
        #expect(
            try await two.assistant.completedTurns(of: conversation.id, for: two.bench.person, after: 2).map(\.number) == [3])
    }
}

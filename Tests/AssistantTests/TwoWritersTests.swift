import Assistant
import Store
import Testing

/// Two processes that go on with the same conversation.
struct TwoWritersTests {
    /// A conversation with an open question, which another process has gone on with since.
    private static func overtaken(_ bench: Bench) async throws -> Conversation {
        let conversation = try bench.assistant.startConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        let other = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
        _ = try await other.resume()
        _ = try await other.say("no")
        return conversation
    }

    @Test(
        "who comes too late is told so: no app is asked anything, nothing is stored",
        arguments: ["to the airport", "frobnicate the quux", "a ride"])
    func refused(sentence: String) async throws {
        let bench = try Bench()
        let conversation = try await Self.overtaken(bench)
        let entries = await bench.journal.entries(of: conversation.id, for: "owner")
        let requests = bench.app.requests.count
        for _ in 1...2 {
            let error = await #expect(throws: StoreError.self) { try await conversation.say(sentence) }
            #expect(error?.code == .sequenceConflict)
        }
        #expect(bench.app.requests.count == requests)
        #expect(await bench.journal.entries(of: conversation.id, for: "owner") == entries)
    }

    @Test("who comes too late to agree is told so, and nothing is handled")
    func confirmation() async throws {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in ["a ride", "to the airport"] { _ = try await conversation.say(line) }
        let other = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
        _ = try await other.resume()
        _ = try await other.say("yes")
        #expect(bench.app.handled == 1)
        let error = await #expect(throws: StoreError.self) { try await conversation.say("yes") }
        #expect(error?.code == .sequenceConflict)
        #expect(bench.app.handled == 1)
    }
}

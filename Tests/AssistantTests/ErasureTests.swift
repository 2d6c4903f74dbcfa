import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// A person whose data is erased while a conversation with them is open.
struct ErasureTests {
    private static func isGone(_ error: StoreError?) -> Bool { error?.code == .conversationGone }

    @Test("the conversation ends with an error, and writes nothing any more")
    func midConversation() async throws {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        let turn = try await conversation.say("a ride")
        await bench.journal.erase("owner")
        let error = await #expect(throws: StoreError.self) { try await conversation.say("to the airport") }
        #expect(Self.isGone(error) && error?.message.contains("data was erased") == true)
        for _ in 1...2 {
            #expect(Self.isGone(await #expect(throws: StoreError.self) { try await conversation.say("a ride") }))
            #expect(Self.isGone(await #expect(throws: StoreError.self) { try await conversation.processPendingEvents() }))
        }
        #expect(Self.isGone(await #expect(throws: StoreError.self) { try await conversation.confirmDelivery(of: turn) }))
        var happenings = conversation.happenings.makeAsyncIterator()
        #expect(try await happenings.next() == nil)
        #expect(await bench.journal.inventory(of: "owner").isEmpty)
    }

    @Test("an operation that is being handled is not told of, and nothing is stored of it")
    func whileHandling() async throws {
        let bench = try Bench()
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in ["a ride", "to the airport"] { _ = try await conversation.say(line) }
        bench.app.holdsHandle = true
        let turn = Task { try await conversation.say("yes") }
        await bench.app.waitForHeldCall()
        await bench.journal.erase("owner")
        bench.app.release()
        let error = await #expect(throws: StoreError.self) { try await turn.value }
        #expect(Self.isGone(error))
        #expect(await bench.journal.inventory(of: "owner").isEmpty)
    }

    @Test("what apps have contributed for the person is dropped")
    func contributions() async throws {
        let store = MemoryStore()
        let bench = try Bench()
        var assistant = bench.assistant
        assistant.journal = store
        let memory = PersonalMemory(store, now: { Date(timeIntervalSinceReferenceDate: 0) })
        let remembering = Assistant(
            apps: assistant.apps, catalogue: assistant.catalogue, languages: assistant.languages, journal: store, memory: memory,
            now: assistant.now, clock: assistant.clock, makeIdentifier: assistant.makeIdentifier)
        let conversation = try remembering.startConversation(for: bench.person)
        _ = try await conversation.say("a ride")
        await store.erase("owner")
        let donation = ExtensionEvent(.contribution(.donation(Record("INInteraction"))), person: "owner")
        bench.app.events.post(donation)
        #expect(Self.isGone(await #expect(throws: StoreError.self) { try await conversation.say("to the airport") }))
        bench.app.events.post(donation)
        #expect(Self.isGone(await #expect(throws: StoreError.self) { try await conversation.processPendingEvents() }))
        // Somebody else's conversation stores nothing of it, either.
        let other = try remembering.startConversation(for: Person("other", locale: bench.person.locale))
        _ = try await other.say("a ride")
        #expect(await store.inventory(of: "owner").isEmpty)
        // The person may come back.
        let another = try remembering.startConversation(for: bench.person)
        bench.app.events.post(donation)
        _ = try await another.say("a ride")
        #expect(await store.inventory(of: "owner")[.donations] == 1)
    }
}

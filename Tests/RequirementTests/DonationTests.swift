import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing

@testable import Assistant

/// What apps donate, from the call of the API to what is kept for the person.
struct DonationTests {
    static func app(_ name: String, _ intents: [INIntent.Type] = [INStartWorkoutIntent.self, INCreateNoteIntent.self]) -> TestApp
    {
        TestApp(DiaryExtension.self, name: name, intents: intents)
    }

    static func person(_ id: String) -> TestSurroundings {
        var surroundings = TestSurroundings()
        surroundings.person = id
        return surroundings
    }

    /// Has the app do something while it handles a request.
    static func have(_ app: String, do words: String, in talk: TestConversation) async throws {
        try await talk.say("make a note with \(app)")
        try await talk.expectPrompt(for: "content")
        try await talk.answer(words)
        try await talk.expectResponse("success")
    }

    /// Starts a workout of that name.
    static func start(_ workout: String, with app: String, in talk: TestConversation) async throws {
        try await talk.say("start a workout with \(app)")
        try await talk.expectPrompt(for: "workoutName")
        try await talk.answer(workout)
        try await talk.expectResponse("success")
    }

    /// What the app has donated, by identifier.
    private static func donated(_ app: String, to person: String, _ assistant: TestAssistant) async -> [String] {
        await assistant.store.donations(of: "test.\(app)", for: person, limit: .max).filter { $0.origin == .app }.map(
            \.identifier)
    }

    @Test("SYS-07 what an app donates is kept for the person, and deleted by identifier, by group, and all")
    func donates() async throws {
        try await Notebook.open { _ in
            let assistant = try TestAssistant(with: [Self.app("Stride")], for: [Self.person("kim")])
            let talk = try assistant.startConversation(with: "kim")
            try await Self.have("Stride", do: "donate river", in: talk)
            try await Self.have("Stride", do: "donate lake", in: talk)
            try await Self.have("Stride", do: "donate river", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant).sorted() == ["lake", "river"])
            try await Self.have("Stride", do: "withdraw river", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant) == ["lake"])
            try await Self.have("Stride", do: "gather hills", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant).count == 4)
            try await Self.have("Stride", do: "scatter hills", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant) == ["lake"])
            try await Self.have("Stride", do: "browse soup", in: talk)
            try await Self.have("Stride", do: "browse salad", in: talk)
            try await Self.have("Stride", do: "forget", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant).sorted() == ["salad", "soup"])
            try await Self.have("Stride", do: "close soup", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant) == ["salad"])
            try await Self.have("Stride", do: "clear", in: talk)
            #expect(await Self.donated("Stride", to: "kim", assistant).isEmpty)
        }
    }

    @Test("SYS-07 nothing of one app or person shows up for another")
    func apart() async throws {
        try await Notebook.open { _ in
            let assistant = try TestAssistant(
                with: [Self.app("Stride"), Self.app("Amble")], for: [Self.person("kim"), Self.person("lee")])
            let (kim, lee) = (try assistant.startConversation(with: "kim"), try assistant.startConversation(with: "lee"))
            for talk in [kim, lee] { try await Self.have("Stride", do: "donate river", in: talk) }
            try await Self.have("Amble", do: "donate river", in: kim)
            try await Self.have("Amble", do: "withdraw river", in: lee)
            try await Self.have("Amble", do: "forget", in: lee)
            #expect(await Self.donated("Stride", to: "lee", assistant) == ["river"])
            try await Self.have("Stride", do: "forget", in: lee)
            #expect(await Self.donated("Stride", to: "kim", assistant) == ["river"])
            #expect(await Self.donated("Amble", to: "kim", assistant) == ["river"])
            #expect(await Self.donated("Stride", to: "lee", assistant).isEmpty)
        }
    }

    @Test("SYS-07 what the assistant has carried out counts as well, and what it has not does not")
    func counts() async throws {
        try await Notebook.open { _ in
            let assistant = try TestAssistant(with: [Self.app("Stride")], for: [Self.person("kim")])
            let talk = try assistant.startConversation(with: "kim")
            try await Self.start("river", with: "Stride", in: talk)
            try await talk.say("start a workout")
            try await talk.answer("cancel")
            let kept = await assistant.store.donations(of: nil, for: "kim", limit: 9)
            #expect(kept.map(\.origin) == [.assistant] && kept.map(\.use) == ["INStartWorkoutIntent"])
            #expect(kept.first?.content["intent"]?.record?["workoutName"]?.record?["spokenPhrase"] == .string("river"))
        }
    }

    @Test("SYS-07 what an app contributes that may not work with the assistant is dropped")
    func refused() async throws {
        let store = MemoryStore()
        let memory = PersonalMemory(
            store, now: { Date(timeIntervalSinceReferenceDate: 0) }, isRefused: { $1 == "refused" })
        for app in ["refused", "other"] { memory.take(.donation(Record("INInteraction")), of: app, for: "kim") }
        #expect(await memory.flush(for: "kim").isEmpty)
        #expect(await store.donationCounts(for: "kim") == ["other": 1])
    }

    @Test("SYS-07 what is in memory of a person is not dropped before what apps have contributed is stored")
    func dropped() async throws {
        let store = MemoryStore()
        let memory = PersonalMemory(store, now: { Date(timeIntervalSinceReferenceDate: 0) })
        #expect(memory.drop("kim"))
        memory.take(.donation(Record("INInteraction")), of: "a", for: "kim")
        #expect(!memory.drop("kim"))
        #expect(memory.drop("sam"))
        #expect(await memory.flush(for: "kim").isEmpty)
        #expect(memory.drop("kim"))
        #expect(await store.donationCounts(for: "kim") == ["a": 1])
        // Unlike what comes for somebody who was erased.
        memory.take(.donation(Record("INInteraction")), of: "b", for: "kim")
        #expect(await memory.flush(for: "sam").isEmpty)
        #expect(await store.donationCounts(for: "kim") == ["a": 1, "b": 1])
    }

    @Test("SYS-07 a million donations between two turns cost no more memory than can be kept, and deletions among them count")
    func floods() async throws {
        let store = MemoryStore()
        let memory = PersonalMemory(store, now: { Date(timeIntervalSinceReferenceDate: 0) })
        func take(_ contribution: AppContribution) { memory.take(contribution, of: "a", for: "kim") }
        try await store.keep(
            [TimedContribution(.donation(Self.record("before")), at: Date(timeIntervalSinceReferenceDate: 0))], of: "a",
            for: "kim")
        take(.donation(Self.record("deleted")))
        for number in 0..<100_000 { take(.donation(Self.record("\(number % 5_000)"))) }
        take(.deletion(.identifiers(["deleted", "before", "4999"])))
        for number in 100_000..<100_500 { take(.donation(Self.record("\(number)"))) }
        var large = Self.record("large")
        large["intent"] = .record(Record("INIntent", ["image": .data(Data(count: 100_000))]))
        take(.donation(large))
        let pending = memory.state.withLock { $0.pending.values.map(\.changes.count) }
        #expect(pending.allSatisfy { $0 <= 5_000 }, "\(pending)")
        #expect(await memory.flush(for: "kim").isEmpty)
        let kept = await store.donations(of: "a", for: "kim", limit: .max).map(\.identifier)
        #expect(kept.count == Donation.mostPerApp && kept.first == "100499" && !kept.contains("4999") && kept.contains("4998"))
        #expect(!kept.contains("before") && !kept.contains("deleted") && !kept.contains("large"))
        // Naming more than can ever be kept deletes all.
        take(.donation(Self.record("kept")))
        for number in 0..<9_000 { take(.deletion(.identifiers(["none \(number)"]))) }
        #expect(await memory.flush(for: "kim").isEmpty)
        #expect(await store.donationCounts(for: "kim").isEmpty)
    }

    private static func record(_ identifier: String) -> Record { Record("INInteraction", ["identifier": .string(identifier)]) }
}

import Foundation
import Store
import Testing

/// What every ``ConversationJournal`` does.
@Suite("journal conformance")
struct JournalConformance {
    @Test("entries come back as they were, in order, by conversation", arguments: StoreImplementation.allCases)
    func keeps(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            let odd = JournalEntry(
                conversation: "a", sequence: 2, time: Date(timeIntervalSinceReferenceDate: 812_345_678.123_456_7),
                kind: "zwölf 🚕",
                payload: JournalPayload(Data()))
            try await store.append(.sample("a", 1, time: -5), for: "owner")
            try await store.append(.sample("b", 1), for: "owner")
            try await store.append([odd, .sample("a", 3)], for: "owner")
            #expect(try await store.entries(of: "a", for: "owner") == [.sample("a", 1, time: -5), odd, .sample("a", 3)])
            #expect(try await store.entries(of: "b", for: "owner") == [.sample("b", 1)])
            #expect(try await store.entries(of: "none", for: "owner") == [])
        }
    }

    @Test(
        "an entry that is not the next one is refused and nothing is kept of its batch", arguments: StoreImplementation.allCases)
    func refusesGaps(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await store.append([.sample("a", 1), .sample("a", 2)], for: "owner")
            for wrong in [0, 1, 2, 4, -1, Int.max, Int.min] {
                let error = await #expect(throws: StoreError.self) {
                    try await store.append([.sample("b", 1), .sample("a", wrong)], for: "owner")
                }
                #expect(error?.code == .sequenceConflict, "\(wrong)")
                #expect(error?.message.contains("'a' has 2 entries") == true, "\(wrong)")
            }
            #expect(try await store.entries(of: "a", for: "owner").count == 2)
            #expect(try await store.conversations(of: "owner", limit: 10).map(\.id) == ["a"])
        }
    }

    @Test("an entry that cannot be stored is refused", arguments: StoreImplementation.allCases)
    func refusesBadEntries(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            var bad = [JournalEntry](repeating: .sample("a", 1), count: 5)
            bad[0].conversation = ""
            bad[1].conversation = "a\0b"
            bad[2].kind = ""
            bad[3].kind = "\0"
            bad[4].time = Date(timeIntervalSinceReferenceDate: .nan)
            for entry in bad {
                let error = await #expect(throws: StoreError.self) { try await store.append(entry, for: "owner") }
                #expect(error?.code == .invalidInput, "\(entry)")
            }
            #expect(try await store.lastConversation(of: "owner") == nil)
        }
    }

    @Test("conversations are listed by when they were last added to", arguments: StoreImplementation.allCases)
    func lists(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            #expect(try await store.lastConversation(of: "owner") == nil)
            try await store.append(
                [.sample("a", 1, time: 900), .sample("b", 1, time: 100), .sample("c", 1, time: 500)], for: "owner")
            try await store.append(.sample("a", 2, time: 50), for: "owner")
            let all = try await store.conversations(of: "owner", limit: 10)
            #expect(all.map(\.id) == ["a", "c", "b"])
            #expect(all.first?.startTime == Date(timeIntervalSinceReferenceDate: 900))
            #expect(all.first?.lastTime == Date(timeIntervalSinceReferenceDate: 50))
            #expect(all.map(\.entryCount) == [2, 1, 1])
            #expect(try await store.conversations(of: "owner", limit: 2).map(\.id) == ["a", "c"])
            for limit in [0, -3, Int.min] { #expect(try await store.conversations(of: "owner", limit: limit).isEmpty) }
            #expect(try await store.lastConversation(of: "owner") == all.first)
        }
    }

    @Test("of many writers who all want to write the same entry one succeeds", arguments: StoreImplementation.allCases)
    func admitsOneWriter(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            for sequence in 1...5 {
                let winners = await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<8 {
                        // Losing is the point.
                        group.addTask { (try? await store.append(.sample("a", sequence), for: "owner")) != nil }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                #expect(winners == 1)
            }
            #expect(try await store.entries(of: "a", for: "owner").map(\.sequence) == [1, 2, 3, 4, 5])
        }
    }

    @Test("a conversation belongs to the person who began it", arguments: StoreImplementation.allCases)
    func keepsPeopleApart(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await store.append(.sample("a", 1), for: "ann")
            try await store.append(.sample("b", 1), for: "ben")
            let error = await #expect(throws: StoreError.self) {
                try await store.append([.sample("b", 2), .sample("a", 2)], for: "ben")
            }
            #expect(error?.code == .otherPerson)
            #expect(try await store.entries(of: "a", for: "ben").isEmpty)
            #expect(try await store.entries(of: "b", for: "ben").count == 1)
            #expect(try await store.conversations(of: "ann", limit: 5).map { [$0.id, $0.person] } == [["a", "ann"]])
            #expect(try await store.lastConversation(of: "ben")?.id == "b")
            #expect(try await store.lastConversation(of: "") == nil)
        }
    }

    @Test(
        "the last snapshot of a conversation is kept, and the entries behind it are read", arguments: StoreImplementation.allCases
    )
    func keepsSnapshots(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            func snapshot(_ sequence: Int) -> JournalSnapshot {
                JournalSnapshot(sequence: sequence, payload: JournalPayload(Data("{\"at\":\(sequence)}".utf8)))
            }
            try await store.append((1...5).map { .sample("a", $0) }, for: "ann")
            #expect(try await store.snapshot(of: "a", for: "ann") == nil)
            for sequence in [2, 4] { try await store.save(snapshot(sequence), of: "a", for: "ann") }
            #expect(try await store.snapshot(of: "a", for: "ann") == snapshot(4))
            #expect(try await store.snapshot(of: "a", for: "ben") == nil)
            #expect(try await store.entries(of: "a", for: "ann", after: 4) == [.sample("a", 5)])
            #expect(try await store.entries(of: "a", for: "ann", after: 5).isEmpty)
            #expect(try await store.entries(of: "a", for: "ann", after: -1).count == 5)
            #expect(try await store.entries(of: "a", for: "ben", after: 4).isEmpty)
            for (sequence, conversation, person) in [(6, "a", "ann"), (0, "a", "ann"), (4, "a", "ben"), (1, "b", "ann")] {
                let error = await #expect(throws: StoreError.self) {
                    try await store.save(snapshot(sequence), of: conversation, for: person)
                }
                #expect(error?.code == .sequenceConflict)
            }
            #expect(try await store.snapshot(of: "a", for: "ann") == snapshot(4))
        }
    }
}

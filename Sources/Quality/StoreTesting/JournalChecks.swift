import Foundation
import Store

/// What every ``ConversationJournal`` does.
enum JournalChecks {
    static let all = [keeps, refusesGaps, refusesBadEntries, lists, admitsOneWriter, keepsPeopleApart, keepsSnapshots]

    static let keeps = StoreRequirement("entries come back as they were, in order, by conversation") { probe in
        try await probe.withStore { store async throws in
            let odd = JournalEntry(
                conversation: "a", sequence: 2, time: Date(timeIntervalSinceReferenceDate: 812_345_678.123_456_7),
                kind: "zwölf 🚕",
                payload: JournalPayload(Data()))
            try await store.append(.sample("a", 1, time: -5), for: "owner")
            try await store.append(.sample("b", 1), for: "owner")
            try await store.append([odd, .sample("a", 3)], for: "owner")
            await probe.expect(
                try await store.entries(of: "a", for: "owner"), equals: [.sample("a", 1, time: -5), odd, .sample("a", 3)])
            await probe.expect(try await store.entries(of: "b", for: "owner"), equals: [.sample("b", 1)])
            await probe.expect(try await store.entries(of: "none", for: "owner"), equals: [])
        }
    }

    static let refusesGaps = StoreRequirement("an entry that is not the next one is refused and nothing is kept of its batch") {
        probe in
        try await probe.withStore { store async throws in
            try await store.append([.sample("a", 1), .sample("a", 2)], for: "owner")
            for wrong in [0, 1, 2, 4, -1, Int.max, Int.min] {
                let error = await probe.failure {
                    try await store.append([.sample("b", 1), .sample("a", wrong)], for: "owner")
                }
                await probe.expect(error?.code, equals: .sequenceConflict, "\(wrong)")
                await probe.expect(error?.message.contains("'a' has 2 entries") == true, "\(wrong)")
            }
            await probe.expect(try await store.entries(of: "a", for: "owner").count, equals: 2)
            await probe.expect(try await store.conversations(of: "owner", limit: 10).map(\.id), equals: ["a"])
        }
    }

    static let refusesBadEntries = StoreRequirement("an entry that cannot be stored is refused") { probe in
        try await probe.withStore { store async throws in
            var bad = [JournalEntry](repeating: .sample("a", 1), count: 5)
            bad[0].conversation = ""
            bad[1].conversation = "a\0b"
            bad[2].kind = ""
            bad[3].kind = "\0"
            bad[4].time = Date(timeIntervalSinceReferenceDate: .nan)
            for entry in bad {
                let error = await probe.failure { try await store.append(entry, for: "owner") }
                await probe.expect(error?.code, equals: .invalidInput, StoreProbe.text(of: entry))
            }
            await probe.expect(try await store.lastConversation(of: "owner") == nil)
        }
    }

    static let lists = StoreRequirement("conversations are listed by when they were last added to") { probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await store.lastConversation(of: "owner") == nil)
            try await store.append(
                [.sample("a", 1, time: 900), .sample("b", 1, time: 100), .sample("c", 1, time: 500)], for: "owner")
            try await store.append(.sample("a", 2, time: 50), for: "owner")
            let all = try await store.conversations(of: "owner", limit: 10)
            await probe.expect(all.map(\.id), equals: ["a", "c", "b"])
            await probe.expect(all.first?.startTime, equals: Date(timeIntervalSinceReferenceDate: 900))
            await probe.expect(all.first?.lastTime, equals: Date(timeIntervalSinceReferenceDate: 50))
            await probe.expect(all.map(\.entryCount), equals: [2, 1, 1])
            await probe.expect(try await store.conversations(of: "owner", limit: 2).map(\.id), equals: ["a", "c"])
            for limit in [0, -3, Int.min] { await probe.expect(try await store.conversations(of: "owner", limit: limit).isEmpty) }
            await probe.expect(try await store.lastConversation(of: "owner"), equals: all.first)
        }
    }

    static let admitsOneWriter = StoreRequirement("of many writers who all want to write the same entry one succeeds") { probe in
        try await probe.withStore { store async throws in
            for sequence in 1...5 {
                let winners = await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<8 {
                        // Losing is the point.
                        group.addTask { (try? await store.append(.sample("a", sequence), for: "owner")) != nil }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                await probe.expect(winners, equals: 1)
            }
            await probe.expect(try await store.entries(of: "a", for: "owner").map(\.sequence), equals: [1, 2, 3, 4, 5])
        }
    }

    static let keepsPeopleApart = StoreRequirement("a conversation belongs to the person who began it") { probe in
        try await probe.withStore { store async throws in
            try await store.append(.sample("a", 1), for: "ann")
            try await store.append(.sample("b", 1), for: "ben")
            let error = await probe.failure {
                try await store.append([.sample("b", 2), .sample("a", 2)], for: "ben")
            }
            await probe.expect(error?.code, equals: .otherPerson)
            await probe.expect(try await store.entries(of: "a", for: "ben").isEmpty)
            await probe.expect(try await store.entries(of: "b", for: "ben").count, equals: 1)
            await probe.expect(
                try await store.conversations(of: "ann", limit: 5).map { [$0.id, $0.person] }, equals: [["a", "ann"]])
            await probe.expect(try await store.lastConversation(of: "ben")?.id, equals: "b")
            await probe.expect(try await store.lastConversation(of: "") == nil)
        }
    }

    static let keepsSnapshots = StoreRequirement(
        "the last snapshot of a conversation is kept, and the entries behind it are read"
    ) {
        probe in
        try await probe.withStore { store async throws in
            func snapshot(_ sequence: Int) -> JournalSnapshot {
                JournalSnapshot(sequence: sequence, payload: JournalPayload(Data("{\"at\":\(sequence)}".utf8)))
            }
            try await store.append((1...5).map { .sample("a", $0) }, for: "ann")
            await probe.expect(try await store.snapshot(of: "a", for: "ann") == nil)
            for sequence in [2, 4] { try await store.save(snapshot(sequence), of: "a", for: "ann") }
            await probe.expect(try await store.snapshot(of: "a", for: "ann"), equals: snapshot(4))
            await probe.expect(try await store.snapshot(of: "a", for: "ben") == nil)
            await probe.expect(try await store.entries(of: "a", for: "ann", after: 4), equals: [.sample("a", 5)])
            await probe.expect(try await store.entries(of: "a", for: "ann", after: 5).isEmpty)
            await probe.expect(try await store.entries(of: "a", for: "ann", after: -1).count, equals: 5)
            await probe.expect(try await store.entries(of: "a", for: "ben", after: 4).isEmpty)
            for (sequence, conversation, person) in [(6, "a", "ann"), (0, "a", "ann"), (4, "a", "ben"), (1, "b", "ann")] {
                let error = await probe.failure {
                    try await store.save(snapshot(sequence), of: conversation, for: person)
                }
                await probe.expect(error?.code, equals: .sequenceConflict)
            }
            await probe.expect(try await store.snapshot(of: "a", for: "ann"), equals: snapshot(4))
        }
    }
}

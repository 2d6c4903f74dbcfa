import Foundation
import Store

/// What every ``ConversationJournal`` does with what is pending.
enum PendingWorkChecks {
    static let all = [keeps, finds, atomic]

    private static func work(
        _ conversation: String, _ kind: PendingWork.Kind, _ key: String, at time: Double, _ text: String = "",
        of person: String = "ann"
    ) -> PendingWork {
        PendingWork(
            person: person, conversation: conversation, kind: kind, key: key, time: Date(timeIntervalSinceReferenceDate: time),
            payload: JournalPayload(Data(text.utf8)))
    }

    static let keeps = StoreRequirement("rows come back as they were until they are replaced or removed") { probe in
        try await probe.withStore { store async throws in
            let rows = [
                Self.work("a", .delivery, "zwölf 🚕", at: 812_345_678.123_456_7),
                Self.work("a", .outcome, "1", at: -5, "{\"x\":1}"),
                Self.work("a", .timer, "1", at: 9), Self.work("a", .timer, "2", at: 9),
            ]
            try await store.append([.sample("a", 1)], pending: rows.map { .add($0) }, for: "ann")
            await probe.expect(try await store.pendingWork(of: "a", for: "ann"), equals: [rows[1], rows[2], rows[3], rows[0]])
            await probe.expect(try await store.pendingWork(of: "a", for: "ben").isEmpty)
            await probe.expect(try await store.pendingWork(of: "b", for: "ann").isEmpty)
            let later = Self.work("a", .timer, "1", at: 99, "later")
            try await store.append(
                [],
                pending: [
                    .add(later), .remove(.outcome, key: "1", conversation: "a"), .remove(.timer, key: "none", conversation: "a"),
                    .add(rows[2]), .remove(.timer, key: "2", conversation: "a"), .add(later),
                ], for: "ann")
            await probe.expect(try await store.pendingWork(of: "a", for: "ann"), equals: [later, rows[0]])
            await probe.expect(try await store.entries(of: "a", for: "ann").count, equals: 1)
        }
    }

    static let finds = StoreRequirement("what is due is found in the conversations of all people, the earliest first") { probe in
        try await probe.withStore { store async throws in
            let anns = [
                Self.work("a", .timer, "1", at: 30), Self.work("a", .timer, "2", at: 10), Self.work("a", .outcome, "3", at: 1),
            ]
            let bens = [Self.work("b", .timer, "1", at: 20, of: "ben"), Self.work("b", .timer, "2", at: 10, of: "ben")]
            try await store.append([.sample("a", 1)], pending: anns.map { .add($0) }, for: "ann")
            try await store.append([.sample("b", 1)], pending: bens.map { .add($0) }, for: "ben")
            func due(_ time: Double, _ limit: Int = 9) async throws -> [PendingWork] {
                try await store.pendingWork(.timer, until: Date(timeIntervalSinceReferenceDate: time), limit: limit)
            }
            await probe.expect(try await due(30), equals: [anns[1], bens[1], bens[0], anns[0]])
            await probe.expect(try await due(29.9, 2), equals: [anns[1], bens[1]])
            await probe.expect(try await due(9).isEmpty)
            for limit in [0, -1, Int.min] { await probe.expect(try await due(30, limit).isEmpty) }
            await probe.expect(try await store.pendingWork(.outcome, until: .distantFuture, limit: 9), equals: [anns[2]])
            await probe.expect(try await store.pendingWork(.delivery, until: .distantFuture, limit: 9).isEmpty)
        }
    }

    static let atomic = StoreRequirement("entries and rows are stored together or not at all") { probe in
        try await probe.withStore { store async throws in
            let good = Self.work("a", .timer, "1", at: 5)
            try await store.append([.sample("a", 1)], pending: [.add(good)], for: "ann")
            let more = Self.work("a", .timer, "2", at: 5)
            let refused: [(entries: [JournalEntry], PendingWork.Change, StoreError.Code)] = [
                ([.sample("a", 3)], .remove(.timer, key: "1", conversation: "a"), .sequenceConflict),
                ([.sample("a", 2)], .remove(.timer, key: "1", conversation: "b"), .conversationGone),
                ([.sample("a", 2)], .add(Self.work("b", .timer, "1", at: 5)), .conversationGone),
                ([.sample("a", 2)], .add(Self.work("a", .timer, "", at: 5)), .invalidInput),
                ([.sample("a", 2)], .add(Self.work("a", .timer, "1\u{0}", at: 5)), .invalidInput),
                ([.sample("a", 2)], .add(Self.work("a", .timer, "1", at: .infinity)), .invalidInput),
                ([.sample("a", 2)], .add(Self.work("a", .timer, "1", at: 5, of: "ben")), .otherPerson),
            ]
            for (entries, change, code) in refused {
                let error = await probe.failure {
                    try await store.append(entries, pending: [.add(more), change], for: "ann")
                }
                await probe.expect(error?.code, equals: code, StoreProbe.text(of: change))
            }
            let error = await probe.failure {
                try await store.append([], pending: [.remove(.timer, key: "1", conversation: "a")], for: "ben")
            }
            await probe.expect(error?.code, equals: .otherPerson)
            await probe.expect(try await store.entries(of: "a", for: "ann").count, equals: 1)
            await probe.expect(try await store.pendingWork(of: "a", for: "ann"), equals: [good])
        }
    }
}

import Foundation
import Store

/// What every ``LeaseBook`` does, and what every ``ConversationJournal`` makes of leases.
enum LeaseChecks {
    static let all = [begins, fences, takesReports, waitsForTurns, takesWhatWasRead, beginsEmpty, hasOneWriter]

    private static func delivery(_ conversation: String, _ kind: PendingWork.Kind = .delivery) -> PendingWork.Change {
        .add(
            PendingWork(
                person: "ann", conversation: conversation, kind: kind, key: "1", time: Date(timeIntervalSinceReferenceDate: 1)))
    }

    static let begins = StoreRequirement("a conversation belongs to the node under whose lease it begins") { probe in
        try await probe.withStore { store async throws in
            let one = try await store.join("one")
            let lease = Lease(beginning: "a", by: "one")
            try await store.append([.sample("a", 1)], pending: [], for: "ann", under: lease)
            try await store.append([.sample("a", 2)], pending: [Self.delivery("a")], for: "ann", under: lease)
            await probe.expect(
                try await store.holding(of: "a", for: "ann"), equals: Holding(node: "one", fence: 1, isLive: true, entryCount: 2))
            await probe.expect(try await store.holding(of: "a", for: "ben") == nil)
            await probe.expect(try await store.holding(of: "b", for: "ann") == nil)
            one.leave()
        }
    }

    static let fences = StoreRequirement("what is written under a lease that was lost is refused, and nothing is kept") { probe in
        try await probe.withStore { store async throws in
            let nodes = [try await store.join("one"), try await store.join("two")]
            let first = Lease(beginning: "a", by: "one")
            try await store.append([.sample("a", 1)], pending: [], for: "ann", under: first)
            let second = try await store.take("a", for: "ann", by: "two", at: 1, isBetweenTurns: true)
            await probe.expect(second.fence > first.fence)
            let entry = JournalEntry.sample("a", 2)
            for (entries, changes) in [([entry], []), ([], [Self.delivery("a")]), ([entry], [Self.delivery("a", .outcome)])] {
                for lease in [first, nil, Lease(conversation: "a", node: "two", fence: first.fence)] {
                    let error = await probe.failure {
                        try await store.append(entries, pending: changes, for: "ann", under: lease)
                    }
                    await probe.expect(error?.code, equals: .leaseLost, "\(String(describing: lease))")
                    await probe.expect(error?.message.contains("'a'") == true)
                }
            }
            await probe.expect(try await store.entries(of: "a", for: "ann").count, equals: 1)
            await probe.expect(try await store.pendingWork(of: "a", for: "ann").isEmpty)
            try await store.append([entry], pending: [Self.delivery("a")], for: "ann", under: second)
            // Back again, and the lease of before is not good again.
            let third = try await store.take("a", for: "ann", by: "one", at: 2, isBetweenTurns: true)
            let error = await probe.failure {
                try await store.append([.sample("a", 3)], pending: [], for: "ann", under: first)
            }
            await probe.expect(error?.code, equals: .leaseLost)
            try await store.append([.sample("a", 3)], pending: [], for: "ann", under: third)
            for node in nodes { node.leave() }
        }
    }

    static let takesReports = StoreRequirement("what has happened elsewhere may be reported by any node") { probe in
        try await probe.withStore { store async throws in
            try await store.append(
                [.sample("a", 1)], pending: [Self.delivery("a")], for: "ann", under: Lease(beginning: "a", by: "one"))
            let reports: [PendingWork.Change] = [
                .remove(.delivery, key: "1", conversation: "a"), Self.delivery("a", .outcome), Self.delivery("a", .message),
            ]
            for report in reports { try await store.append([], pending: [report], for: "ann", under: nil) }
            await probe.expect(try await store.pendingWork(of: "a", for: "ann").map(\.kind), equals: [.message, .outcome])
            let error = await probe.failure {
                try await store.append([], pending: [Self.delivery("a", .timer)], for: "ann", under: nil)
            }
            await probe.expect(error?.code, equals: .leaseLost)
        }
    }

    static let waitsForTurns = StoreRequirement(
        "in the middle of a turn a conversation is taken only from a node that does not run"
    ) {
        probe in
        try await probe.withStore { store async throws in
            let one = try await store.join("one")
            await probe.expect(try await store.isLive("one"))
            await probe.expect(try await !store.isLive("two"))
            try await store.append([.sample("a", 1)], pending: [], for: "ann", under: Lease(beginning: "a", by: "one"))
            let error = await probe.failure {
                try await store.take("a", for: "ann", by: "two", at: 1, isBetweenTurns: false)
            }
            await probe.expect(error?.code, equals: .held)
            // By itself it may: it knows what it does.
            _ = try await store.take("a", for: "ann", by: "one", at: 1, isBetweenTurns: false)
            one.leave()
            while try await store.isLive("one") { await Task.yield() }
            _ = try await store.take("a", for: "ann", by: "two", at: 1, isBetweenTurns: false)
            // From one that has never run.
            _ = try await store.take("a", for: "ann", by: "three", at: 1, isBetweenTurns: false)
        }
    }

    static let takesWhatWasRead = StoreRequirement("a conversation is taken as it was read, by its person's nodes") { probe in
        try await probe.withStore { store async throws in
            try await store.append([.sample("a", 1), .sample("a", 2)], for: "ann")
            let wrong: [(String, String, Int, StoreError.Code)] = [
                ("a", "ann", 1, .sequenceConflict), ("a", "ann", 3, .sequenceConflict), ("b", "ann", 0, .conversationGone),
                ("a", "ben", 2, .otherPerson),
            ]
            for (conversation, person, count, code) in wrong {
                let error = await probe.failure {
                    try await store.take(conversation, for: person, by: "one", at: count, isBetweenTurns: true)
                }
                await probe.expect(error?.code, equals: code)
            }
            // Nobody has taken it yet.
            try await store.append(.sample("a", 3), for: "ann")
            let lease = try await store.take("a", for: "ann", by: "one", at: 3, isBetweenTurns: true)
            let error = await probe.failure { try await store.append(.sample("a", 4), for: "ann") }
            await probe.expect(error?.code, equals: .leaseLost)
            try await store.append([.sample("a", 4)], pending: [], for: "ann", under: lease)
        }
    }

    static let beginsEmpty = StoreRequirement("a conversation can be begun without entries, in no list, and taken") { probe in
        try await probe.withStore { store async throws in
            let start = Date(timeIntervalSinceReferenceDate: 5)
            let first = try await store.begin("a", for: "ann", by: "one", at: start)
            await probe.expect(first, equals: Lease(beginning: "a", by: "one"))
            for (person, code) in [("ann", StoreError.Code.sequenceConflict), ("ben", .otherPerson)] {
                let error = await probe.failure {
                    try await store.begin("a", for: person, by: "two", at: start)
                }
                await probe.expect(error?.code, equals: code)
            }
            await probe.expect(try await store.conversations(of: "ann", limit: 5).isEmpty)
            await probe.expect(try await store.holding(of: "a", for: "ann")?.entryCount, equals: 0)
            let second = try await store.take("a", for: "ann", by: "two", at: 0, isBetweenTurns: true)
            let error = await probe.failure {
                try await store.append([.sample("a", 1)], pending: [], for: "ann", under: first)
            }
            await probe.expect(error?.code, equals: .leaseLost)
            try await store.append([.sample("a", 1, time: 9)], pending: [], for: "ann", under: second)
            let summary = try await probe.require(await store.lastConversation(of: "ann"))
            await probe.expect(summary.startTime, equals: Date(timeIntervalSinceReferenceDate: 9))
            // It is as old as its beginning.
            _ = try await store.begin("b", for: "ann", by: "one", at: start)
            await probe.expect(try await store.eraseConversations(untouchedSince: start + 1), equals: 1)
            await probe.expect(try await store.holding(of: "b", for: "ann") == nil)
        }
    }

    static let hasOneWriter = StoreRequirement("of nodes that all take a conversation as they have read it, the last can write") {
        probe in
        try await probe.withStore { store async throws in
            try await store.append(.sample("a", 1), for: "ann")
            for round in 1...5 {
                let leases = try await withThrowingTaskGroup(of: Lease.self) { group in
                    for node in 1...6 {
                        group.addTask {
                            try await store.take("a", for: "ann", by: "\(node)", at: round, isBetweenTurns: true)
                        }
                    }
                    return try await group.reduce(into: [Lease]()) { $0.append($1) }
                }
                await probe.expect(Set(leases.map(\.fence)).count, equals: 6)
                let winners = await withTaskGroup(of: Lease?.self) { group in
                    for lease in leases {
                        group.addTask {
                            // Losing is the point.
                            let isWritten =
                                (try? await store.append(
                                    [.sample("a", round + 1)], pending: [], for: "ann", under: lease)) != nil
                            return isWritten ? lease : nil
                        }
                    }
                    return await group.reduce(into: [Lease]()) { if let lease = $1 { $0.append(lease) } }
                }
                await probe.expect(winners.map(\.fence), equals: [leases.map(\.fence).max()])
            }
        }
    }
}

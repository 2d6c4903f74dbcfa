import ExtensionProtocol
import Foundation
import IntentSchema
import Store

/// What every ``PersonalDataBook`` does.
enum PersonalDataChecks {
    static let all = [lists, isGone, expires]

    static let lists = StoreRequirement("what is kept of a person is counted, and it can be listed") { probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await store.inventory(of: "ann").isEmpty)
            for person in ["ann", "ben"] { try await FullPerson(person).fill(store) }
            let inventory = try await store.inventory(of: "ann")
            await probe.expect(Set(inventory.counts.keys), equals: Set(PersonalInventory.Kind.allCases))
            await probe.expect(inventory[.conversations], equals: 2)
            await probe.expect(inventory[.journalEntries], equals: 3)
            await probe.expect(inventory[.contacts], equals: 2)
            let receipts = try await store.receipts(of: "ann")
            await probe.expect(receipts.map(\.operation), equals: ["ann-operation-1", "ann-operation-2"])
            await probe.expect(receipts.first?.answer, equals: FullPerson.payload("ann-answer"))
            let supplies = try await store.supplies(for: "ann")
            await probe.expect(supplies.map(\.kind), equals: ["relevantShortcuts", "suggestedShortcuts", "userContext"])
            await probe.expect(supplies.map(\.app), equals: ["ann.app", "ann.app", "ann.app"])
        }
    }

    static let erases = StoreRequirement("after erasing, nothing of a person is in any table, and all of another person is") {
        probe in
        try await probe.withTables { store, tables async throws in
            try await FullPerson("ben").fill(store)
            let before = try await tables()
            try await FullPerson("ann").fill(store)
            let full = try await tables()
            for table in full where table.kind != .impersonal {
                let hasAll = ["ann", "ben"].allSatisfy { person in table.rows.contains { $0.contains(person) } }
                await probe.expect(
                    hasAll,
                    "FullPerson.fill has nothing for the table \(table.name): add something, so that its erasure is tested")
            }
            let erased = try await store.erase("ann")
            await probe.expect(Set(erased.counts.keys), equals: Set(PersonalInventory.Kind.allCases))
            let after = try await tables()
            for table in after {
                await probe.expect(!table.rows.contains { $0.contains("ann") }, "in \(table.name)")
                let earlier = before.first { $0.name == table.name }?.rows
                // Hashes of her trail stay.
                let isAudit = table.kind == .audit
                await probe.expect(
                    isAudit ? table.rows.filter { $0.contains("ben") } : table.rows,
                    equals: (isAudit ? earlier?.filter { $0.contains("ben") } : earlier) ?? [], table.name)
            }
            await probe.expect(try await store.inventory(of: "ann").isEmpty)
            await probe.expect(try await store.erase("ann").isEmpty)
            // The person may come back.
            try await FullPerson("ann").fill(store)
            await probe.expect(try await store.inventory(of: "ann").counts, equals: erased.counts)
        }
    }

    static let isGone = StoreRequirement("nothing can be appended to the conversations of a person who was erased") { probe in
        try await probe.withStore { store async throws in
            try await store.append([.sample("a", 1), .sample("a", 2)], for: "ann")
            try await store.erase("ann")
            let timer = PendingWork(
                person: "ann", conversation: "a", kind: .timer, key: "1", time: Date(timeIntervalSince1970: 0))
            for (entries, changes) in [([JournalEntry.sample("a", 3)], []), ([], [PendingWork.Change.add(timer)])] {
                let error = await probe.failure {
                    try await store.append(entries, pending: changes, for: "ann")
                }
                await probe.expect(error?.code, equals: .conversationGone)
                await probe.expect(error?.message.contains("erased") == true)
            }
            await probe.expect(try await store.inventory(of: "ann").isEmpty)
        }
    }

    static let expires = StoreRequirement("conversations are erased by the time of their last entry, with what belongs to them") {
        probe in
        try await probe.withStore { store async throws in
            try await FullPerson("ann").fill(store, at: 100)
            try await FullPerson("ben").fill(store, at: 200)
            await probe.expect(
                try await store.eraseConversations(untouchedSince: Date(timeIntervalSinceReferenceDate: 100)), equals: 0)
            await probe.expect(
                try await store.eraseConversations(untouchedSince: Date(timeIntervalSinceReferenceDate: 150)), equals: 2)
            let left = try await store.inventory(of: "ann")
            for kind in [PersonalInventory.Kind.conversations, .journalEntries, .snapshots, .pendingWork, .receipts] {
                await probe.expect(left[kind], equals: 0, "\(kind)")
            }
            await probe.expect(left[.contacts], equals: 2)
            await probe.expect(try await store.receipts(of: "ann").isEmpty)
            await probe.expect(try await store.inventory(of: "ben").counts.count, equals: PersonalInventory.Kind.allCases.count)
        }
    }
}

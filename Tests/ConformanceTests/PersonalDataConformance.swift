import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// What every ``PersonalDataBook`` does.
@Suite("personal data conformance")
struct PersonalDataConformance {
    @Test("what is kept of a person is counted, and it can be listed", arguments: StoreImplementation.allCases)
    func lists(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            #expect(try await store.inventory(of: "ann").isEmpty)
            for person in ["ann", "ben"] { try await FullPerson(person).fill(store) }
            let inventory = try await store.inventory(of: "ann")
            #expect(Set(inventory.counts.keys) == Set(PersonalInventory.Kind.allCases))
            #expect(inventory[.conversations] == 2)
            #expect(inventory[.journalEntries] == 3)
            #expect(inventory[.contacts] == 2)
            let receipts = try await store.receipts(of: "ann")
            #expect(receipts.map(\.operation) == ["ann-operation-1", "ann-operation-2"])
            #expect(receipts.first?.answer == FullPerson.payload("ann-answer"))
            let supplies = try await store.supplies(for: "ann")
            #expect(supplies.map(\.kind) == ["relevantShortcuts", "suggestedShortcuts", "userContext"])
            #expect(supplies.map(\.app) == ["ann.app", "ann.app", "ann.app"])
        }
    }

    @Test(
        "after erasing, nothing of a person is in any table, and all of another person is",
        arguments: StoreImplementation.allCases)
    func erases(implementation: StoreImplementation) async throws {
        try await implementation.withTables { store, tables async throws in
            try await FullPerson("ben").fill(store)
            let before = try await tables()
            try await FullPerson("ann").fill(store)
            let full = try await tables()
            for (table, rows) in full where !StoreImplementation.impersonal.contains(table) {
                #expect(
                    rows.contains { $0.contains("ann") } && rows.contains { $0.contains("ben") },
                    "FullPerson.fill has nothing for the table \(table): add something, so that its erasure is tested")
            }
            let erased = try await store.erase("ann")
            #expect(Set(erased.counts.keys) == Set(PersonalInventory.Kind.allCases))
            let after = try await tables()
            for (table, rows) in after {
                #expect(!rows.contains { $0.contains("ann") }, "in \(table)")
                // Hashes of her trail stay.
                let left = StoreImplementation.audits.contains(table) ? rows.filter { $0.contains("ben") } : rows
                let bens =
                    StoreImplementation.audits.contains(table) ? before[table]?.filter { $0.contains("ben") } : before[table]
                #expect(left == bens, "\(table)")
            }
            #expect(try await store.inventory(of: "ann").isEmpty)
            #expect(try await store.erase("ann").isEmpty)
            // The person may come back.
            try await FullPerson("ann").fill(store)
            #expect(try await store.inventory(of: "ann").counts == erased.counts)
        }
    }

    @Test("nothing can be appended to the conversations of a person who was erased", arguments: StoreImplementation.allCases)
    func isGone(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await store.append([.sample("a", 1), .sample("a", 2)], for: "ann")
            try await store.erase("ann")
            let timer = PendingWork(
                person: "ann", conversation: "a", kind: .timer, key: "1", time: Date(timeIntervalSince1970: 0))
            for (entries, changes) in [([JournalEntry.sample("a", 3)], []), ([], [PendingWork.Change.add(timer)])] {
                let error = await #expect(throws: StoreError.self) {
                    try await store.append(entries, pending: changes, for: "ann")
                }
                #expect(error?.code == .conversationGone)
                #expect(error?.message.contains("erased") == true)
            }
            #expect(try await store.inventory(of: "ann").isEmpty)
        }
    }

    @Test(
        "conversations are erased by the time of their last entry, with what belongs to them",
        arguments: StoreImplementation.allCases)
    func expires(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await FullPerson("ann").fill(store, at: 100)
            try await FullPerson("ben").fill(store, at: 200)
            #expect(try await store.eraseConversations(untouchedSince: Date(timeIntervalSinceReferenceDate: 100)) == 0)
            #expect(try await store.eraseConversations(untouchedSince: Date(timeIntervalSinceReferenceDate: 150)) == 2)
            let left = try await store.inventory(of: "ann")
            for kind in [PersonalInventory.Kind.conversations, .journalEntries, .snapshots, .pendingWork, .receipts] {
                #expect(left[kind] == 0, "\(kind)")
            }
            #expect(left[.contacts] == 2)
            #expect(try await store.receipts(of: "ann").isEmpty)
            #expect(try await store.inventory(of: "ben").counts.count == PersonalInventory.Kind.allCases.count)
        }
    }
}

import Foundation
import IntentSchema
import Store
import Testing

/// What every ``AuditBook`` does.
@Suite("audit conformance")
struct AuditConformance {
    static func event(_ number: Int, in conversation: String = "a", outcome: String = AuditedEvent.begun) -> AuditedEvent {
        AuditedEvent(
            time: Date(timeIntervalSinceReferenceDate: Double(number) + 0.25), conversation: conversation,
            operation: "operation \(number) 🚕", app: "rides", values: Record("INRequestRideIntent", ["n": .integer(number)]),
            consent: number % 2 == 0 ? .confirmed : .notNeeded, outcome: outcome)
    }

    /// Appends this many events to a person's trail.
    static func fill(_ store: any AssistantStore, _ person: String, _ count: Int, conversation: String) async throws {
        for number in 1...count {
            try await store.append(
                [.sample(conversation, number)], pending: [.audit(event(number, in: conversation))], for: person)
        }
    }

    @Test(
        "events come back in order, in one chain for each person, whatever the conversation",
        arguments: StoreImplementation.allCases)
    func keeps(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            #expect(try await store.auditTrails().isEmpty)
            try await store.append(
                [.sample("a", 1)], pending: [.audit(Self.event(1)), .audit(Self.event(1, outcome: "answered success"))],
                for: "ann")
            try await store.append([.sample("c", 1)], pending: [.audit(Self.event(1, in: "c"))], for: "ben")
            try await store.append([.sample("b", 1)], pending: [.audit(Self.event(2, in: "b"))], for: "ann")
            let trails = try await store.auditTrails()
            #expect(trails.map(\.person).sorted { ($0 ?? "") < ($1 ?? "") } == ["ann", "ben"])
            let trail = try #require(trails.first { $0.person == "ann" })
            let records = try await store.auditRecords(of: trail.id)
            #expect(records.map(\.number) == [1, 2, 3])
            #expect(
                records.map(\.event) == [Self.event(1), Self.event(1, outcome: "answered success"), Self.event(2, in: "b")])
            #expect(records.first?.event?.values.count == 64)
            #expect(Set(records.map(\.salt)).count == 3)
            let check = try await store.checkAudit(knowing: records[1].hash)
            #expect(check.isWhole)
            #expect(check.newest.contains { $0.trail == trail && $0.number == 3 && $0.hash == records[2].hash })
            #expect(try await store.checkAudit(knowing: Data(count: 32)).isLastMissing)
            #expect(try await store.auditRecords(of: "none").isEmpty)
        }
    }

    @Test("an event is kept with the entries or not at all", arguments: StoreImplementation.allCases)
    func atomic(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await Self.fill(store, "ann", 1, conversation: "a")
            let refused: [([JournalEntry], PendingWork.Change, StoreError.Code)] = [
                ([.sample("a", 3)], .audit(Self.event(2)), .sequenceConflict),
                ([.sample("a", 2)], .audit(Self.event(2, in: "b")), .conversationGone),
                ([.sample("a", 2)], .remove(.timer, key: "1", conversation: "b"), .conversationGone),
                ([], .audit(Self.event(2, in: "")), .conversationGone),
            ]
            for (entries, change, code) in refused {
                let error = await #expect(throws: StoreError.self) {
                    try await store.append(entries, pending: [.audit(Self.event(9)), change], for: "ann")
                }
                #expect(error?.code == code, "\(change)")
            }
            let error = await #expect(throws: StoreError.self) {
                try await store.append([], pending: [.audit(Self.event(2))], for: "ben")
            }
            #expect(error?.code == .otherPerson)
            let trails = try await store.auditTrails()
            #expect(trails.map(\.person) == ["ann"])
            #expect(try await store.auditRecords(of: trails.first?.id ?? "").count == 1)
        }
    }

    @Test("conversations of a person that end at once leave one whole chain", arguments: StoreImplementation.allCases)
    func concurrent(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for name in ["a", "b", "c", "d"] {
                    group.addTask { try await Self.fill(store, "ann", 10, conversation: name) }
                }
                try await group.waitForAll()
            }
            let check = try await store.checkAudit()
            #expect(check.isWhole)
            #expect(check.newest.map(\.number) == [40])
        }
    }

    @Test("the chain of a person who was erased is whole, and tells nothing", arguments: StoreImplementation.allCases)
    func erased(implementation: StoreImplementation) async throws {
        try await implementation.withStore { store async throws in
            try await Self.fill(store, "ann", 3, conversation: "a")
            try await Self.fill(store, "ben", 2, conversation: "b")
            let trail = try #require(try await store.auditTrails().first { $0.person == "ann" })
            let before = try await store.auditRecords(of: trail.id)
            try await store.erase("ann")
            let after = try await store.auditRecords(of: trail.id)
            #expect(after.map(\.hash) == before.map(\.hash))
            #expect(after.allSatisfy { $0.event == nil && $0.salt == nil && $0.content == nil })
            #expect(try await store.auditTrails().contains(AuditTrail(id: trail.id, person: nil)))
            let check = try await store.checkAudit(knowing: before[2].hash)
            #expect(check.isWhole && check.newest.count == 2)
            // Whoever comes back has a trail of their own.
            try await Self.fill(store, "ann", 1, conversation: "a")
            #expect(try await store.auditTrails().count == 3)
            #expect(try await store.checkAudit().isWhole)
        }
    }

    @Test("every change, removal, insertion and exchange is found, by its number", arguments: StoreImplementation.allCases)
    func tampered(implementation: StoreImplementation) async throws {
        try await implementation.withAudit { store, write async throws in
            try await Self.fill(store, "ann", 5, conversation: "a")
            let trail = try #require(try await store.auditTrails().first)
            let records = try await store.auditRecords(of: trail.id)
            let all = Tampering.all(of: records)
            #expect(all.count > 200)
            for tampering in all {
                try await write(tampering.records)
                let check = try await store.checkAudit()
                #expect(check.faults.map(\.number) == tampering.found, "\(tampering.name)")
                #expect(try await !store.checkAudit(knowing: records[4].hash).isWhole, "\(tampering.name)")
            }
            try await write(records)
            #expect(try await store.checkAudit(knowing: records[4].hash).isWhole)
            try await write([])
            #expect(try await store.checkAudit().faults.map(\.number) == [1])
        }
    }
}

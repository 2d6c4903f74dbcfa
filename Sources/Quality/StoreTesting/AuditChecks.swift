import Foundation
import IntentSchema
import Store

/// What every ``AuditBook`` does.
enum AuditChecks {
    static let all = [keeps, atomic, concurrent, erased]

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

    static let keeps = StoreRequirement("events come back in order, in one chain for each person, whatever the conversation") {
        probe in
        try await probe.withStore { store async throws in
            await probe.expect(try await store.auditTrails().isEmpty)
            try await store.append(
                [.sample("a", 1)], pending: [.audit(Self.event(1)), .audit(Self.event(1, outcome: "answered success"))],
                for: "ann")
            try await store.append([.sample("c", 1)], pending: [.audit(Self.event(1, in: "c"))], for: "ben")
            try await store.append([.sample("b", 1)], pending: [.audit(Self.event(2, in: "b"))], for: "ann")
            let trails = try await store.auditTrails()
            await probe.expect(trails.map(\.person).sorted { ($0 ?? "") < ($1 ?? "") }, equals: ["ann", "ben"])
            let trail = try await probe.require(trails.first { $0.person == "ann" })
            let records = try await store.auditRecords(of: trail.id)
            await probe.expect(records.map(\.number), equals: [1, 2, 3])
            await probe.expect(
                records.map(\.event), equals: [Self.event(1), Self.event(1, outcome: "answered success"), Self.event(2, in: "b")])
            await probe.expect(records.first?.event?.values.count, equals: 64)
            await probe.expect(Set(records.map(\.salt)).count, equals: 3)
            let check = try await store.checkAudit(knowing: records[1].hash)
            await probe.expect(check.isWhole)
            await probe.expect(check.newest.contains { $0.trail == trail && $0.number == 3 && $0.hash == records[2].hash })
            await probe.expect(try await store.checkAudit(knowing: Data(count: 32)).isLastMissing)
            await probe.expect(try await store.auditRecords(of: "none").isEmpty)
        }
    }

    static let atomic = StoreRequirement("an event is kept with the entries or not at all") { probe in
        try await probe.withStore { store async throws in
            try await Self.fill(store, "ann", 1, conversation: "a")
            let refused: [([JournalEntry], PendingWork.Change, StoreError.Code)] = [
                ([.sample("a", 3)], .audit(Self.event(2)), .sequenceConflict),
                ([.sample("a", 2)], .audit(Self.event(2, in: "b")), .conversationGone),
                ([.sample("a", 2)], .remove(.timer, key: "1", conversation: "b"), .conversationGone),
                ([], .audit(Self.event(2, in: "")), .conversationGone),
            ]
            for (entries, change, code) in refused {
                let error = await probe.failure {
                    try await store.append(entries, pending: [.audit(Self.event(9)), change], for: "ann")
                }
                await probe.expect(error?.code, equals: code, StoreProbe.text(of: change))
            }
            let error = await probe.failure {
                try await store.append([], pending: [.audit(Self.event(2))], for: "ben")
            }
            await probe.expect(error?.code, equals: .otherPerson)
            let trails = try await store.auditTrails()
            await probe.expect(trails.map(\.person), equals: ["ann"])
            await probe.expect(try await store.auditRecords(of: trails.first?.id ?? "").count, equals: 1)
        }
    }

    static let concurrent = StoreRequirement("conversations of a person that end at once leave one whole chain") { probe in
        try await probe.withStore { store async throws in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for name in ["a", "b", "c", "d"] {
                    group.addTask { try await Self.fill(store, "ann", 10, conversation: name) }
                }
                try await group.waitForAll()
            }
            let check = try await store.checkAudit()
            await probe.expect(check.isWhole)
            await probe.expect(check.newest.map(\.number), equals: [40])
        }
    }

    static let erased = StoreRequirement("the chain of a person who was erased is whole, and tells nothing") { probe in
        try await probe.withStore { store async throws in
            try await Self.fill(store, "ann", 3, conversation: "a")
            try await Self.fill(store, "ben", 2, conversation: "b")
            let trail = try await probe.require(try await store.auditTrails().first { $0.person == "ann" })
            let before = try await store.auditRecords(of: trail.id)
            try await store.erase("ann")
            let after = try await store.auditRecords(of: trail.id)
            await probe.expect(after.map(\.hash), equals: before.map(\.hash))
            await probe.expect(after.allSatisfy { $0.event == nil && $0.salt == nil && $0.content == nil })
            await probe.expect(try await store.auditTrails().contains(AuditTrail(id: trail.id, person: nil)))
            let check = try await store.checkAudit(knowing: before[2].hash)
            await probe.expect(check.isWhole && check.newest.count == 2)
            // Whoever comes back has a trail of their own.
            try await Self.fill(store, "ann", 1, conversation: "a")
            await probe.expect(try await store.auditTrails().count, equals: 3)
            await probe.expect(try await store.checkAudit().isWhole)
        }
    }

    static let tampered = StoreRequirement("every change, removal, insertion and exchange is found, by its number") { probe in
        try await probe.withAudit { store, write async throws in
            try await Self.fill(store, "ann", 5, conversation: "a")
            let trail = try await probe.require(try await store.auditTrails().first)
            let records = try await store.auditRecords(of: trail.id)
            let all = Tampering.all(of: records)
            await probe.expect(all.count > 200)
            for tampering in all {
                try await write(tampering.records)
                let check = try await store.checkAudit()
                await probe.expect(check.faults.map(\.number), equals: tampering.found, "\(tampering.name)")
                await probe.expect(try await !store.checkAudit(knowing: records[4].hash).isWhole, "\(tampering.name)")
            }
            try await write(records)
            await probe.expect(try await store.checkAudit(knowing: records[4].hash).isWhole)
            try await write([])
            await probe.expect(try await store.checkAudit().faults.map(\.number), equals: [1])
        }
    }
}

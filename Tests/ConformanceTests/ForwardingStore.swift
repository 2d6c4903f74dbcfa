import Foundation
import IntentSchema
import Store

/// A store that keeps everything in another one, with a fault or without.
struct ForwardingStore: AssistantStore, AccessBook {
    enum Fault {
        case losesAppends, letsStaleNodesWrite, forgetsReceipts, acceptsOtherValues, splitsBatches, mixesPeople, losesAudit,
            keepsErased
        case acceptsNameTwice, forgetsSnapshots
    }

    let fault: Fault?
    let memory: MemoryStore
    /// The same, by what every store does.
    let inner: any AssistantStore & AccessBook

    init(_ fault: Fault? = nil) {
        self.fault = fault
        memory = MemoryStore()
        inner = memory
    }

    // MARK: - Journal

    func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        switch fault {
        // The second append of a conversation is answered as if it were stored.
        case .losesAppends where (entries.first?.sequence ?? 1) > 1: return
        case .letsStaleNodesWrite:
            var newest = lease
            if let conversation = entries.first?.conversation ?? changes.first?.conversation,
                let holding = try await inner.holding(of: conversation, for: person), let node = holding.node
            {
                newest = Lease(conversation: conversation, node: node, fence: holding.fence)
            }
            try await inner.append(entries, pending: changes, for: person, under: newest)
        case .forgetsReceipts:
            let kept = changes.filter { if case .begin = $0 { false } else { true } }
            try await inner.append(entries, pending: kept, for: person, under: lease)
        case .losesAudit:
            let kept = changes.filter { if case .audit = $0 { false } else { true } }
            try await inner.append(entries, pending: kept, for: person, under: lease)
        case .acceptsOtherValues:
            do {
                try await inner.append(entries, pending: changes, for: person, under: lease)
            } catch let error as StoreError where error.code == .otherValues {
                try await inner.append(entries, pending: [], for: person, under: lease)
            }
        case .splitsBatches where !entries.isEmpty:
            try await inner.append(entries, pending: [], for: person, under: lease)
            for change in changes { try await inner.append([], pending: [change], for: person, under: lease) }
        default: try await inner.append(entries, pending: changes, for: person, under: lease)
        }
    }

    func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        try await inner.pendingWork(of: conversation, for: person)
    }

    func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        try await inner.pendingWork(kind, until: time, limit: limit)
    }

    func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        try await inner.entries(of: conversation, for: person, after: sequence)
    }

    func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        try await inner.save(snapshot, of: conversation, for: person)
    }

    func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        fault == .forgetsSnapshots ? nil : try await inner.snapshot(of: conversation, for: person)
    }

    func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        try await inner.conversations(of: person, limit: limit)
    }

    func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        try await inner.receipt(of: operation, in: conversation, for: person)
    }

    // MARK: - Leases

    func join(_ node: String) async throws -> any Membership { try await inner.join(node) }

    func isLive(_ node: String) async throws -> Bool { try await inner.isLive(node) }

    func begin(_ conversation: String, for person: String, by node: String, at time: Date) async throws -> Lease {
        try await inner.begin(conversation, for: person, by: node, at: time)
    }

    func take(
        _ conversation: String, for person: String, by node: String, at count: Int, isBetweenTurns: Bool
    ) async throws -> Lease {
        try await inner.take(conversation, for: person, by: node, at: count, isBetweenTurns: isBetweenTurns)
    }

    func holding(of conversation: String, for person: String) async throws -> Holding? {
        try await inner.holding(of: conversation, for: person)
    }

    // MARK: - Contacts and settings

    /// The person of whom something is kept.
    private func owner(_ person: String) -> String { fault == .mixesPeople && !person.isEmpty ? "everybody" : person }

    func contacts(of person: String) async throws -> [Contact] { try await inner.contacts(of: owner(person)) }

    func upsert(_ contacts: [Contact], of person: String) async throws -> ContactChanges {
        try await inner.upsert(contacts, of: owner(person))
    }

    func remove(id: String, of person: String) async throws -> Bool { try await inner.remove(id: id, of: owner(person)) }

    func removeAll(of person: String) async throws { try await inner.removeAll(of: owner(person)) }

    func value(of setting: String, for person: String) async throws -> String? {
        try await inner.value(of: setting, for: person)
    }

    func set(_ setting: String, to value: String?, for person: String) async throws {
        try await inner.set(setting, to: value, for: person)
    }

    func settings(for person: String) async throws -> [String: String] { try await inner.settings(for: person) }
}

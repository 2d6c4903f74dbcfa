import Assistant
import Foundation
import Store

/// The store as a node reaches it: slowly, sometimes not at all, and sometimes without an answer.
struct SimulatedStore {
    let node: SimulatedNode
    var inner: MemoryStore { node.services.store }

    private enum Fault { case none, refuses, losesAnswer, answersTooEarly }

    /// A node tries again for so long if the store cannot be reached.
    private static let patience = 5.0

    private static let away = StoreError(.unavailable, "the store cannot be reached; whether it has been written is not known")

    /// - Parameter isWrite: whether it changes something.
    private func through<Result: Sendable>(
        _ what: @autoclosure () -> String, isWrite: Bool = false, _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await node.pass(what())
        if node.world.now < node.cutUntil {
            await node.pause(min(node.cutUntil - node.world.now, Self.patience))
            if node.world.now < node.cutUntil { throw Self.away }
        }
        guard !node.isDead else { throw SimulatedNode.Died() }
        switch fault(isWrite) {
        case .none: break
        case .refuses: throw node.world.below(2) == 0 ? StoreError(.full, "there is no space left") : Self.away
        case .losesAnswer:
            _ = try? await body()
            try await node.pass("no answer")
            throw Self.away
        case .answersTooEarly:
            let world = node.world
            world.start {
                await world.pause(world.seconds(0.01...6))
                world.note("the store is late")
                _ = try? await body()
            }
            throw Self.away
        }
        let result = try await body()
        try await node.pass("answer")
        return result
    }

    private func fault(_ isWrite: Bool) -> Fault {
        let world = node.world
        if world.strikes("store refuses", oncein: 150) { return .refuses }
        guard isWrite else { return .none }
        if world.strikes("store's answer is lost", oncein: 100) { return .losesAnswer }
        return world.strikes("store writes after its error", oncein: 200) ? .answersTooEarly : .none
    }
}

extension SimulatedStore: ConversationJournal {
    func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        let (store, sabotage) = (inner, node.services.sabotage)
        let what = "writes \(entries.first?.sequence ?? 0)+\(entries.count) of \(entries.first?.conversation ?? "rows")"
        try await through(what, isWrite: true) { [world = node.world] in
            if sabotage == .losesEntries, !entries.isEmpty, world.below(40) == 0 { return }
            try await store.append(entries, pending: changes, for: person, under: lease)
        }
        // The call has been written, and is to be made.
        if entries.last?.kind == "calling", node.world.strikes("node hangs before a call", oncein: 20) {
            node.freeze(for: node.world.seconds(1.5...25))
            try await node.pass("goes on to a call")
        }
    }

    func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        try await through("reads a receipt") { [inner] in await inner.receipt(of: operation, in: conversation, for: person) }
    }

    func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        try await through("reads what is pending") { [inner] in await inner.pendingWork(of: conversation, for: person) }
    }

    func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        try await through("reads what is due") { [inner] in await inner.pendingWork(kind, until: time, limit: limit) }
    }

    func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        try await through("reads \(conversation)") { [inner] in
            await inner.entries(of: conversation, for: person, after: sequence)
        }
    }

    func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        try await through("saves a snapshot", isWrite: true) { [inner] in
            try await inner.save(snapshot, of: conversation, for: person)
        }
    }

    func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        try await through("reads a snapshot") { [inner] in await inner.snapshot(of: conversation, for: person) }
    }

    func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        try await through("reads the list") { [inner] in await inner.conversations(of: person, limit: limit) }
    }
}

extension SimulatedStore: LeaseBook {
    func join(_ name: String) -> any Membership { SimulatedMembership(inner: node) }

    func isLive(_ name: String) async throws -> Bool {
        try await through("asks whether \(name) runs") { [inner] in await inner.isLive(name) }
    }

    func begin(_ conversation: String, for person: String, by name: String, at time: Date) async throws -> Lease {
        try await through("begins \(conversation)", isWrite: true) { [inner] in
            try await inner.begin(conversation, for: person, by: name, at: time)
        }
    }

    func take(
        _ conversation: String, for person: String, by name: String, at count: Int, isBetweenTurns: Bool
    ) async throws -> Lease {
        let isFree = isBetweenTurns || node.services.sabotage == .takesInMidTurn
        return try await through("takes \(conversation) at \(count)", isWrite: true) { [inner] in
            try await inner.take(conversation, for: person, by: name, at: count, isBetweenTurns: isFree)
        }
    }

    func holding(of conversation: String, for person: String) async throws -> Holding? {
        try await through("asks who has \(conversation)") { [inner] in await inner.holding(of: conversation, for: person) }
    }
}

public import Foundation
import Synchronization

/// The nodes that run on a store in memory, all of which are in this process.
final class MemoryNodes: Sendable {
    private let live = Mutex<Set<String>>([])

    func add(_ node: String) { live.withLock { _ = $0.insert(node) } }
    func remove(_ node: String) { live.withLock { _ = $0.remove(node) } }
    func contains(_ node: String) -> Bool { live.withLock { $0.contains(node) } }
}

/// A node that runs until it leaves.
private final class MemoryMembership: Membership {
    let node: String
    let news: AsyncStream<News>? = nil
    private let nodes: MemoryNodes

    init(_ node: String, in nodes: MemoryNodes) {
        self.node = node
        self.nodes = nodes
        nodes.add(node)
    }

    deinit { leave() }

    /// What only this process has is not looked for.
    var isAlone: Bool { true }

    func announce(_ conversation: String) {}

    func leave() { nodes.remove(node) }
}

extension MemoryStore {
    public func join(_ node: String) throws -> any Membership {
        try StoreInput.check(node, "a node's identifier", mayBeEmpty: false)
        return MemoryMembership(node, in: nodes)
    }

    public func isLive(_ node: String) -> Bool { nodes.contains(node) }

    public func begin(_ conversation: String, for person: String, by node: String, at time: Date) throws -> Lease {
        try StoreInput.check(conversation, "a conversation's identifier", mayBeEmpty: false)
        let known = conversations[conversation]
        try ConversationSummary.check(conversation, of: known?.person, isOpenTo: person)
        guard known == nil else { throw StoreError.known(conversation) }
        let lease = Lease(beginning: conversation, by: node)
        conversations[conversation] = Conversation(person: person, node: node, fence: lease.fence, beginning: time)
        return lease
    }

    public func take(
        _ conversation: String, for person: String, by node: String, at count: Int, isBetweenTurns: Bool
    ) throws -> Lease {
        guard var known = conversations[conversation] else { throw StoreError.conversationGone(conversation) }
        try ConversationSummary.check(conversation, of: known.person, isOpenTo: person)
        guard known.entries.count == count else { throw StoreError.changed(conversation) }
        if !isBetweenTurns, let holder = known.node, holder != node, isLive(holder) { throw StoreError.held(conversation) }
        known.node = node
        known.fence += 1
        conversations[conversation] = known
        return Lease(conversation: conversation, node: node, fence: known.fence)
    }

    public func holding(of conversation: String, for person: String) -> Holding? {
        guard let known = conversations[conversation], known.person == person else { return nil }
        return Holding(
            node: known.node, fence: known.fence, isLive: known.node.map(isLive) ?? false, entryCount: known.entries.count)
    }

    /// - Throws: `StoreError` with `leaseLost`.
    func check(_ lease: Lease?, of conversation: String) throws {
        guard let known = conversations[conversation] else { return }
        try Lease.check(lease, of: conversation, heldBy: known.node, fence: known.fence)
    }
}

extension StoreError {
    /// The error for a conversation that is to begin, but is there.
    public static func known(_ conversation: String) -> StoreError {
        StoreError(.sequenceConflict, "there is a conversation '\(conversation)' already; begin one with another identifier")
    }

    /// The error for a conversation that was read before others wrote to it.
    public static func changed(_ conversation: String) -> StoreError {
        StoreError(.sequenceConflict, "conversation '\(conversation)' has other entries than were read; read it again")
    }
}

/// A node's right to append to a conversation.
///
/// A node is one process that uses a store. Whenever a conversation changes hands, its fence becomes higher, and what is written under an
/// earlier lease is refused. So it does not matter how long a node that has been overtaken goes on without knowing.
public struct Lease: Hashable, Sendable {
    /// The conversation's identifier.
    public var conversation: String
    /// The identifier of the node; see ``LeaseBook/join(_:)``.
    public var node: String
    /// How often the conversation has changed hands.
    public var fence: Int

    public init(conversation: String, node: String, fence: Int) {
        self.conversation = conversation
        self.node = node
        self.fence = fence
    }

    /// The lease under which a conversation begins.
    public init(beginning conversation: String, by node: String) {
        self.init(conversation: conversation, node: node, fence: 1)
    }
}

/// Who holds a conversation.
public struct Holding: Hashable, Sendable {
    /// The node that took it last; `nil` if none has.
    public var node: String?
    /// The fence of its lease; 0 if none has.
    public var fence: Int
    /// Whether that node runs.
    public var isLive: Bool
    /// The number of the conversation's entries.
    public var entryCount: Int

    public init(node: String?, fence: Int, isLive: Bool, entryCount: Int) {
        self.node = node
        self.fence = fence
        self.isLive = isLive
        self.entryCount = entryCount
    }
}

extension Lease {
    /// Checks that a conversation that is there may be changed under a lease.
    ///
    /// Every implementation of ``ConversationJournal`` calls this, so that all throw the same error.
    ///
    /// - Parameters:
    ///   - lease: that of the caller; `nil` for one without, which may change conversations that no node has taken.
    ///   - node: the node that has the conversation; `nil` if none has.
    ///   - fence: the conversation's fence.
    /// - Throws: `StoreError` with `leaseLost`.
    public static func check(_ lease: Lease?, of conversation: String, heldBy node: String?, fence: Int) throws {
        guard lease?.node == node, lease == nil || lease?.fence == fence else { throw StoreError.leaseLost(conversation) }
    }
}

extension PendingWork.Change {
    /// Whether it reports what has happened elsewhere and decides nothing, so that any node may make it: an outcome or messages of an app of this
    /// node, or that a client of this node has had a turn.
    public var isReport: Bool {
        switch self {
        case .add(let work): work.kind == .outcome || work.kind == .message
        case .remove(let kind, _, _): kind == .delivery
        case .take, .begin, .settle, .expireReceipts, .audit: false
        }
    }
}

extension StoreError {
    /// The error for a conversation that another node has taken.
    public static func leaseLost(_ conversation: String) -> StoreError {
        StoreError(
            .leaseLost,
            "another process continues the conversation '\(conversation)'; nothing was stored. Resume it to continue it here")
    }

    /// The error for a conversation that another node is changing.
    public static func held(_ conversation: String) -> StoreError {
        StoreError(
            .held,
            "another process is in the middle of a turn of the conversation '\(conversation)'; wait until it has ended, or has been gone for a "
                + "moment, and try again")
    }
}

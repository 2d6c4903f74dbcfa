public import Foundation

/// Says which node has which conversation, so that each has one writer at a time and any node may continue any.
///
/// A node takes a conversation when it resumes it. It may take it from a node that runs, too, but not in the middle of a turn: what that turn
/// has handed to an app is not known yet. Whether a node runs is decided by the store's clock or the operating system, not by the clock of a node.
public protocol LeaseBook: Sendable {
    /// Makes a node known as one that runs, until it leaves or its process ends.
    ///
    /// - Parameter node: an identifier that no other process has or had.
    func join(_ node: String) async throws -> any Membership

    /// Whether a node runs. One whose process has ended counts as running for up to a second and a half.
    func isLive(_ node: String) async throws -> Bool

    /// Begins a conversation without entries, so that other nodes know it. It is in no list before it has entries. A failure of power may undo it.
    ///
    /// - Throws: `StoreError` with `otherPerson` or `sequenceConflict` if there is one with that identifier.
    func begin(_ conversation: String, for person: String, by node: String, at time: Date) async throws -> Lease

    /// Takes a conversation for a node; leases of it that were given earlier are lost.
    ///
    /// It need not survive a failure of power before the next entry: then the conversation is taken again.
    ///
    /// - Parameters:
    ///   - count: the number of entries that the node has read.
    ///   - isBetweenTurns: whether these end with a completed turn.
    /// - Throws: `StoreError` with `conversationGone` if the person has no such conversation, with `sequenceConflict` if it has more or fewer entries,
    ///   with `held` if they end in the middle of a turn and another node that has the conversation runs.
    func take(
        _ conversation: String, for person: String, by node: String, at count: Int, isBetweenTurns: Bool
    ) async throws -> Lease

    /// Who holds a person's conversation; `nil` if the person has no such conversation.
    func holding(of conversation: String, for person: String) async throws -> Holding?
}

/// A node's presence in a store, as long as this object exists.
public protocol Membership: Sendable {
    /// The node's identifier.
    var node: String { get }

    /// Whether the others certainly count this node as running. If not, they may have taken what it holds.
    var isAssured: Bool { get }

    /// How often the others may have counted this node as gone, although it ran. As long as this stays the same, and the node is assured, nobody has taken
    /// in the middle of a turn what it holds.
    var lapses: Int { get }

    /// Whether no other node runs, as far as that is easily known.
    var isAlone: Bool { get }

    /// What other nodes say that they have written, to one reader; `nil` where the store tells nobody, and who wants to know has to look.
    var news: AsyncStream<News>? { get }

    /// Tells other nodes that the conversation has entries or reports that they may not know. Returns at once; if it cannot be told, the others hear
    /// of a gap.
    func announce(_ conversation: String)

    /// Ends the presence. Others need not wait for this node any more.
    func leave()
}

extension Membership {
    /// Where the operating system knows that the process runs.
    public var isAssured: Bool { true }

    /// Where the operating system knows that the process runs.
    public var lapses: Int { 0 }

    /// Where that is not easily known.
    public var isAlone: Bool { false }
}

/// What is heard from other nodes.
public enum News: Hashable, Sendable {
    /// Another node has written to the conversation.
    case written(conversation: String)
    /// Something may have been missed: whoever follows conversations has to look at them.
    case gap
}

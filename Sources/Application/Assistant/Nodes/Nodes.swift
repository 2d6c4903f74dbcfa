public import Store

/// What a process needs to be one of several that may continue any conversation.
public struct Nodes: Sendable {
    /// Who has which conversation.
    public let leases: any LeaseBook
    /// This process.
    public let membership: any Membership

    public init(leases: any LeaseBook, membership: any Membership) {
        self.leases = leases
        self.membership = membership
    }
}

/// The state of a conversation after one of its entries, so that resuming it need not read the earlier entries.
public struct JournalSnapshot: Equatable, Sendable {
    /// The sequence number of the last entry that the snapshot includes.
    public var sequence: Int
    /// The contents, opaque to the store.
    public var payload: JournalPayload

    public init(sequence: Int, payload: JournalPayload) {
        self.sequence = sequence
        self.payload = payload
    }
}

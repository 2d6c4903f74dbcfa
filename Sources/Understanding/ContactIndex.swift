public import IntentSchema

/// Contacts prepared for looking up by what people call them.
public struct ContactIndex: Sendable {
    /// In the order given.
    public let contacts: [Contact]

    public init(_ contacts: [Contact]) {
        self.contacts = contacts
    }
}

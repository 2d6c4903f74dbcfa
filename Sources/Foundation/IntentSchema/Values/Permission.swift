/// Something for which an app needs a person's permission. Cases are in the order in which the person is asked.
public enum Permission: String, Hashable, Sendable, CaseIterable {
    /// To work with the assistant (`INPreferences`).
    case assistant = "assistant"
    /// To read the person's contacts.
    case contacts = "contacts"
    /// To know whether notifications are silenced.
    case focus = "focus"
    /// To know where the device is.
    case location = "location"
}

extension Permission: JSONRepresentable {}

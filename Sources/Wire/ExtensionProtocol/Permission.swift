/// Something for which an app needs a person's permission.
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

/// What an app needs a person's permission for.
public enum Permission: String, Hashable, Sendable, CaseIterable {
    /// To work with the assistant (`INPreferences`).
    case assistant
    /// To read the person's contacts.
    case contacts
    /// To know whether notifications are silenced.
    case focus
    /// To know where the device is.
    case location
}

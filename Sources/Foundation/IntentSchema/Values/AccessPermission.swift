/// Whether an app has access to personal data, such as contacts.
public enum AccessPermission: Hashable, Sendable {
    /// The person has not been asked; `grants` is the answer they will give.
    case notAsked(grants: Bool)
    /// The person denied access.
    case denied
    /// The person cannot grant access, because somebody else decides.
    case restricted
    /// The person granted access.
    case granted
}

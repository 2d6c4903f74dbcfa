/// Whether an app may see something personal, such as contacts.
public enum AccessPermission: Hashable, Sendable {
    /// The person has not been asked; `grants` is what they will say.
    case notAsked(grants: Bool)
    /// The person does not want it.
    case denied
    /// The person cannot allow it, since somebody else decides.
    case restricted
    case granted
}

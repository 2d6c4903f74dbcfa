/// Whether an app has access to personal data, such as contacts.
public enum AccessPermission: Hashable, Sendable {
    /// The person has not decided yet. The assistant asks them before it calls the app for the first time; an app that asks earlier gets
    /// no answer.
    case undecided
    /// The person has not been asked and decides when the app asks; `grants` is the answer they will give.
    case notAsked(grants: Bool)
    /// The person denied access.
    case denied
    /// The person cannot grant access, because somebody else decides.
    case restricted
    /// The person granted access.
    case granted
}

/// What kind of action an app's own intent is. It decides how the assistant words it and how careful it is.
public enum IntentCategory: String, Hashable, Sendable, CaseIterable {
    /// Do, run, go.
    case generic = "generic"
    /// View, open: nothing changes.
    case information = "information"
    /// Order, book, buy: money moves.
    case order = "order"
    /// Start, navigate.
    case start = "start"
    /// Share, send, post: other people notice.
    case share = "share"
    /// Create, add.
    case create = "create"
    /// Search, find, filter: nothing changes.
    case search = "search"
    /// Download, get.
    case download = "download"
    /// Set, change.
    case set = "set"
    /// Request.
    case request = "request"
    /// Toggle.
    case toggle = "toggle"
    /// Check in.
    case checkIn = "checkIn"

    /// Whether the person has to confirm such an intent unless its definition says otherwise.
    public var confirmsByHabit: Bool { self == .order }
}

/// How another value that the person wants differs from the chosen one.
public enum Alternative: String, Hashable, Sendable, CaseIterable {
    /// The other of two offered values.
    case other = "other"
    /// Compared by price, time or size.
    case cheaper = "cheaper"
    case dearer = "dearer"
    case earlier = "earlier"
    case later = "later"
    case smaller = "smaller"
    case larger = "larger"
}

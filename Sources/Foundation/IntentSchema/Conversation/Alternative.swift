/// How another value that the person wants differs from the chosen one.
public enum Alternative: String, Hashable, Sendable, CaseIterable {
    /// The other of two offered values.
    case other = "other"
    /// A lower price.
    case cheaper = "cheaper"
    /// A higher price.
    case dearer = "dearer"
    /// An earlier time.
    case earlier = "earlier"
    /// A later time.
    case later = "later"
    /// A smaller size.
    case smaller = "smaller"
    /// A larger size.
    case larger = "larger"
}

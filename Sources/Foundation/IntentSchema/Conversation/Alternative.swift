/// How another value that the person wants differs from the chosen one.
public enum Alternative: String, Hashable, Sendable, Codable, CaseIterable {
    /// The other of two offered values.
    case other
    /// Compared by price, time or size.
    case cheaper, dearer, earlier, later, smaller, larger
}

/// Another value than the one chosen, told by how it differs.
public enum Alternative: String, Hashable, Sendable, Codable, CaseIterable {
    /// Of two that were offered, the one not taken.
    case other
    case cheaper, dearer, earlier, later, smaller, larger
}

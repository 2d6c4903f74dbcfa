/// Counts of a label: expected, found, and right.
public struct LabelScore: Hashable, Sendable, Codable {
    /// How often the label was found with the right span.
    public var right: Int
    /// How often it was found.
    public var found: Int
    /// How often it was expected.
    public var expected: Int

    public init(right: Int = 0, found: Int = 0, expected: Int = 0) {
        self.right = right
        self.found = found
        self.expected = expected
    }

    /// The share of right ones among those found; `nil` if none was found.
    public var precision: Double? { found == 0 ? nil : Double(right) / Double(found) }
    /// The share of right ones among those expected; `nil` if none was expected.
    public var recall: Double? { expected == 0 ? nil : Double(right) / Double(expected) }
    /// The harmonic mean of precision and recall; `nil` if nothing was expected or found.
    public var f1: Double? { found + expected == 0 ? nil : 2 * Double(right) / Double(found + expected) }

    static func += (left: inout LabelScore, right: LabelScore) {
        left.right += right.right
        left.found += right.found
        left.expected += right.expected
    }
}

/// The score of one intent or slot.
public struct NamedScore: Hashable, Sendable, Codable {
    /// The label.
    public var name: String
    /// Its counts.
    public var score: LabelScore

    public init(name: String, score: LabelScore) {
        self.name = name
        self.score = score
    }
}

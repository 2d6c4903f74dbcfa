/// Why the models read a sentence as they did.
public struct LearnedExplanation: Hashable, Sendable {
    /// A feature and what it adds to the score; negative speaks against.
    public struct Feature: Hashable, Sendable {
        public var name: String
        public var weight: Double
    }

    /// A token's label, such as "begins city" or "outside", with the features that decided it, weightiest first.
    public struct Token: Hashable, Sendable {
        public var token: Int
        public var label: String
        public var features: [Feature]
    }

    public var intent: String?
    public var probability: Double
    /// What speaks for the intent rather than for the next likeliest, weightiest first.
    public var features: [Feature]
    /// The next likeliest intent; `nil` when there is none.
    public var against: String?
    public var tokens: [Token]
}

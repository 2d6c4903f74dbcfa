/// Why the models read a sentence as they did.
public struct LearnedExplanation: Hashable, Sendable {
    /// A feature and what it adds to the score; negative speaks against.
    public struct Feature: Hashable, Sendable {
        /// The feature as the models know it; `?` where it has no name any more.
        public var name: String
        /// What it adds to the label's score, or to the lead of the intent over the next likeliest.
        public var weight: Double
    }

    /// A token's label, such as "begins city" or "outside", with the features that decided it, weightiest first.
    public struct Token: Hashable, Sendable {
        /// The token's place in the text, from 0.
        public var token: Int
        /// The label in words: `begins`, `goes on with` and the slot's name, or `outside`.
        public var label: String
        /// Those that weigh most for or against the label.
        public var features: [Feature]
    }

    /// The intent that is explained; `nil` is "none of these".
    public var intent: String?
    /// How likely the intent is, from 0 to 1.
    public var probability: Double
    /// What speaks for the intent rather than for the next likeliest, weightiest first.
    public var features: [Feature]
    /// The next likeliest intent; `nil` when there is none.
    public var against: String?
    /// One for each token, in order; empty where the intent has no slots to label.
    public var tokens: [Token]
}

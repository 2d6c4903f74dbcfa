/// Why the models interpreted a sentence as they did.
public struct LearnedExplanation: Hashable, Sendable {
    /// A feature and its contribution to the score; negative values are evidence against.
    public struct Feature: Hashable, Sendable {
        /// The feature's readable name; `?` if it is unknown.
        public var name: String
        /// Its share of the label's score; for an intent, of its lead over the next likeliest.
        public var weight: Double
    }

    /// A token's label, such as "begins city" or "outside", with the features that decided it, weightiest first.
    public struct Token: Hashable, Sendable {
        /// The token's index in the text.
        public var token: Int
        /// `begins` or `continues` followed by the slot's name, or `outside`.
        public var label: String
        /// The features with the greatest absolute weight.
        public var features: [Feature]
    }

    /// The explained intent; `nil` is "none of these".
    public var intent: String?
    /// The intent's probability, from 0 to 1.
    public var probability: Double
    /// The evidence for the intent over the next likeliest one, weightiest first.
    public var features: [Feature]
    /// The next likeliest intent; `nil` if there is none.
    public var against: String?
    /// One entry per token, in order; empty if the intent has no slot labels.
    public var tokens: [Token]
}

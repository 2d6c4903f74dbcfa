/// An intent with its probability.
public struct IntentScore: Hashable, Sendable {
    /// `nil` is "none of these".
    public var intent: String?
    /// From 0 to 1; the probabilities of all intents and of "none of these" add up to 1.
    public var probability: Double
}

/// A slot in a sentence.
public struct LearnedSlot: Hashable, Sendable {
    /// The slot's name, as in the training samples.
    public var name: String
    /// The tokens it covers.
    public var range: Range<Int>
    /// The probability of exactly this range and name, from 0 to 1: the minimum over its tokens.
    public var probability: Double
}

/// The models' interpretation of a sentence.
public struct LearnedReading: Hashable, Sendable {
    /// One interpretation of the sentence: an intent with its slots.
    public struct Alternative: Hashable, Sendable {
        /// `nil` is "none of these".
        public var intent: String?
        /// The intent's probability, from 0 to 1; slots have their own.
        public var probability: Double
        /// In order of appearance; empty if the intent is less likely than 0.01.
        public var slots: [LearnedSlot]
    }

    /// `nil` is "none of these".
    public var intent: String?
    /// The intent's probability, from 0 to 1; slots have their own.
    public var probability: Double
    /// In order of appearance; empty for "none of these".
    public var slots: [LearnedSlot]
    /// Alternative interpretations, the likeliest first.
    public var alternatives: [Alternative]
}

/// An intent and how likely it is.
public struct IntentScore: Hashable, Sendable {
    /// `nil` is "none of these".
    public var intent: String?
    /// From 0 to 1; those of all intents and of "none of these" add up to 1.
    public var probability: Double
}

/// A parameter's place in a sentence.
public struct LearnedSlot: Hashable, Sendable {
    /// The slot's name, as in the training samples.
    public var name: String
    /// In tokens.
    public var range: Range<Int>
    /// How likely exactly this place and name are, from 0 to 1: the least probability of its tokens.
    public var probability: Double
}

/// What the models make of a sentence.
public struct LearnedReading: Hashable, Sendable {
    /// A reading of the sentence: an intent with its slots.
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
    /// What else it may mean, likeliest first.
    public var alternatives: [Alternative]
}

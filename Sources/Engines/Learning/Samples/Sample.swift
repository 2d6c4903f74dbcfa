/// A sentence that shows what an intent and its parameters look like.
public struct Sample: Hashable, Sendable {
    /// A parameter's place in the text; offsets in bytes of the text as UTF-8, half open.
    public struct Slot: Hashable, Sendable {
        /// The parameter's name.
        public var name: String
        /// The first byte.
        public var start: Int
        /// The byte behind the last one.
        public var end: Int

        public init(name: String, start: Int, end: Int) {
            self.name = name
            self.start = start
            self.end = end
        }
    }

    /// The sentence as somebody said or wrote it.
    public var text: String
    /// `nil` says that the sentence means none of the intents.
    public var intent: String?
    /// Where its parameters stand; empty where it has none, or where nobody marked them (`marksSlots`).
    public var slots: [Slot]
    /// How much it counts; 1 for a sentence that somebody said.
    public var weight: Float
    /// The parameter that the open question asked for, where the sentence is an answer; `nil` for requests.
    public var askedSlot: String?
    /// Whether its slots are marked; where they are not, only the intent is learned from it.
    public var marksSlots = true

    public init(text: String, intent: String?, slots: [Slot] = [], weight: Float = 1, askedSlot: String? = nil) {
        self.text = text
        self.intent = intent
        self.slots = slots
        self.weight = weight
        self.askedSlot = askedSlot
    }
}

/// A sentence that shows what an intent and its parameters look like.
public struct Sample: Hashable, Sendable {
    /// A parameter's place in the text; offsets in bytes of the text as UTF-8, half open.
    public struct Slot: Hashable, Sendable {
        /// The parameter's name.
        public var name: String
        /// The offset of the first byte.
        public var start: Int
        /// The offset after the last byte.
        public var end: Int

        public init(name: String, start: Int, end: Int) {
            self.name = name
            self.start = start
            self.end = end
        }
    }

    /// The whole sentence; slot offsets refer to it.
    public var text: String
    /// `nil` says that the sentence means none of the intents.
    public var intent: String?
    /// The parameters in the sentence; empty if there are none or if they are not marked (see `marksSlots`).
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

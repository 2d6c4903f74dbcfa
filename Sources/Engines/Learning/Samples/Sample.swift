/// A training sentence with its intent and slots.
public struct Sample: Hashable, Sendable {
    /// A slot in the text; offsets in UTF-8 bytes, half open.
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
    /// The intent; `nil` if the sentence means none of the intents.
    public var intent: String?
    /// The parameters in the sentence; empty if there are none or if they are not marked (see `marksSlots`).
    public var slots: [Slot]
    /// The weight in training; 1 for a sentence from a person.
    public var weight: Float
    /// The parameter that the open question asked for, if the sentence is an answer; `nil` for requests.
    public var askedSlot: String?
    /// Whether its slots are marked; if not, only the intent is learned from it.
    public var marksSlots = true

    public init(text: String, intent: String?, slots: [Slot] = [], weight: Float = 1, askedSlot: String? = nil) {
        self.text = text
        self.intent = intent
        self.slots = slots
        self.weight = weight
        self.askedSlot = askedSlot
    }
}

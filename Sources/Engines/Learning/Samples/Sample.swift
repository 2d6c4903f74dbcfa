/// A sentence that shows what an intent and its parameters look like.
public struct Sample: Hashable, Sendable {
    /// A parameter's place in the text; offsets in bytes of the text as UTF-8, half open.
    public struct Slot: Hashable, Sendable {
        public var name: String
        public var start: Int
        public var end: Int

        public init(name: String, start: Int, end: Int) {
            self.name = name
            self.start = start
            self.end = end
        }
    }

    public var text: String
    /// `nil` says that the sentence means none of the intents.
    public var intent: String?
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

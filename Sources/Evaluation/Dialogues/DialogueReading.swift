/// What a system makes of one turn of the person.
public struct DialogueReading: Hashable, Sendable {
    /// How the turn answers what was offered or put to be confirmed.
    public enum Answer: Hashable, Sendable {
        case yes, no
    }

    /// A new intent; `nil` when the turn goes on with the one before.
    public var intent: String?
    /// The words given for slots.
    public var values: [String: String]
    /// `nil` when the turn is no such answer.
    public var answer: Answer?

    public init(intent: String? = nil, values: [String: String] = [:], answer: Answer? = nil) {
        self.intent = intent
        self.values = values
        self.answer = answer
    }
}

/// What a system knows when a turn is said.
public struct DialogueContext: Hashable, Sendable {
    /// The intent under way; `nil` when none is.
    public var intent: String?
    /// The slot that the system has just asked for; `nil` when it asked for none.
    public var askedSlot: String?
    /// Whether the system has just offered values or put them to be confirmed.
    public var awaitsYes: Bool
}

/// A system that reads turns of a dialogue.
public protocol DialogueReader: Sendable {
    func read(_ text: String, in context: DialogueContext) -> DialogueReading
}

/// What a system makes of one turn of the person.
public struct DialogueReading: Hashable, Sendable {
    /// How the turn answers what was offered or put to be confirmed.
    public enum Answer: String, Hashable, Sendable {
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

/// A value that the system has put to the person.
public struct DialogueOffer: Hashable, Sendable {
    /// `OFFER` or `CONFIRM`.
    public var act: String
    public var value: String

    public init(act: String, value: String) {
        self.act = act
        self.value = value
    }
}

/// What a system knows of a service when a turn is said.
public struct DialogueContext: Hashable, Sendable {
    public var service = ""
    /// The intent under way; `nil` when none is.
    public var intent: String?
    /// The slot that the system has just asked for; `nil` when it asked for none.
    public var askedSlot: String?
    /// What the system has just offered or put to be confirmed, by slot.
    public var offered: [String: DialogueOffer] = [:]
    /// The intent that the system has just offered to go on with; `nil` when it offered none.
    public var offeredIntent: String?
    /// Values by slot that were told of other services or by the system, the last of each.
    public var known: [String: String] = [:]

    public init() {}

    /// Whether a yes or no would mean something.
    public var awaitsYes: Bool { !offered.isEmpty || offeredIntent != nil }
}

/// A system that reads turns of a dialogue.
public protocol DialogueReader: Sendable {
    func read(_ text: String, in context: DialogueContext) -> DialogueReading

    /// Whether a value that the person accepts becomes what they want. Some offers only tell more of what is offered.
    func adopts(_ slot: String, from offer: DialogueOffer) -> Bool

    /// What the reader calls an intent that the system names.
    func intent(named name: String) -> String
}

extension DialogueReader {
    public func adopts(_ slot: String, from offer: DialogueOffer) -> Bool { true }
    public func intent(named name: String) -> String { name }
}

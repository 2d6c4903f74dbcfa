/// A system's reading of one turn of the person.
public struct DialogueReading: Hashable, Sendable {
    /// How the turn answers an offer or a confirmation.
    public enum Answer: String, Hashable, Sendable {
        /// Accepts or rejects.
        case yes, no
    }

    /// A new intent; `nil` if the turn continues the previous one.
    public var intent: String?
    /// The words for slots, by slot.
    public var values: [String: String]
    /// The answer; `nil` if the turn is not one.
    public var answer: Answer?

    public init(intent: String? = nil, values: [String: String] = [:], answer: Answer? = nil) {
        self.intent = intent
        self.values = values
        self.answer = answer
    }
}

/// A value that the system offered or asked to confirm.
public struct DialogueOffer: Hashable, Sendable {
    /// `OFFER` or `CONFIRM`.
    public var act: String
    /// The value.
    public var value: String

    public init(act: String, value: String) {
        self.act = act
        self.value = value
    }
}

/// The state of a service before a turn.
public struct DialogueContext: Hashable, Sendable {
    /// The name of the service.
    public var service = ""
    /// The active intent; `nil` if there is none.
    public var intent: String?
    /// The slot that the system just requested; `nil` if none.
    public var askedSlot: String?
    /// What the system just offered or asked to confirm, by slot.
    public var offered: [String: DialogueOffer] = [:]
    /// The intent that the system just offered; `nil` if none.
    public var offeredIntent: String?
    /// The last known values by slot, from other services or from the system.
    public var known: [String: String] = [:]

    public init() {}

    /// Whether a yes or no would be an answer.
    public var awaitsYes: Bool { !offered.isEmpty || offeredIntent != nil }
}

/// A system that reads turns of a dialogue.
public protocol DialogueReader: Sendable {
    /// Reads a turn of the person in its context.
    func read(_ text: String, in context: DialogueContext) -> DialogueReading

    /// Whether an accepted value becomes part of the state. Some offered values only describe the offer.
    func adopts(_ slot: String, from offer: DialogueOffer) -> Bool

    /// The reader's name for an intent named by the system.
    func intent(named name: String) -> String
}

extension DialogueReader {
    public func adopts(_ slot: String, from offer: DialogueOffer) -> Bool { true }
    public func intent(named name: String) -> String { name }
}

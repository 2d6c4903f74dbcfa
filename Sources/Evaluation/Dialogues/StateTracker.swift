/// Keeps what is known of one service over a dialogue: what the person says, and what they accept of what the system says.
public struct StateTracker: Sendable {
    private let reader: any DialogueReader
    public private(set) var intent: String?
    /// The words for each slot.
    public private(set) var values: [String: String] = [:]
    private var askedSlot: String?
    /// Values that the system has offered or put to be confirmed in its last turn.
    private var offered: [String: String] = [:]
    /// What the system has offered at any time, the last value of a slot; an answer may come turns later.
    private var pending: [String: String] = [:]

    public init(_ reader: any DialogueReader) {
        self.reader = reader
    }

    private static let offering: Set<String> = ["OFFER", "CONFIRM", "OFFER_INTENT"]

    /// Hears what the system says of the service.
    public mutating func hear(_ actions: [AnnotatedDialogue.Action]) {
        askedSlot = actions.last { $0.act == "REQUEST" && $0.slot != nil }?.slot
        offered = [:]
        for action in actions where Self.offering.contains(action.act) {
            if let slot = action.slot, let value = action.values.first { offered[slot] = value }
        }
        pending.merge(offered) { $1 }
    }

    /// Reads what the person says.
    public mutating func say(_ text: String) {
        let context = DialogueContext(intent: intent, askedSlot: askedSlot, awaitsYes: !offered.isEmpty)
        let reading = reader.read(text, in: context)
        if let new = reading.intent, new != intent { begin(new) }
        switch reading.answer {
        case .yes?:
            // Nothing offered now: the person takes what was offered before.
            values.merge(offered.isEmpty ? pending : offered) { $1 }
            pending = [:]
        case .no?: pending = [:]
        case nil: break
        }
        values.merge(reading.values) { $1 }
        (askedSlot, offered) = (nil, [:])
    }

    /// A further intent of the same service goes on with the values told, as "book it" does after a search.
    private mutating func begin(_ new: String) {
        if intent != nil { values.merge(pending) { known, _ in known } }
        intent = new
        pending = [:]
    }
}

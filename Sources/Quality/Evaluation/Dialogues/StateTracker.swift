/// Tracks the state of one service over a dialogue: the person's values, and the system's offers that they accept.
public struct StateTracker: Sendable {
    private let reader: any DialogueReader
    /// The words for each slot.
    public private(set) var values: [String: String] = [:]
    /// What the system has offered at any time and the person has neither accepted nor rejected, the last offer for each slot; an
    /// answer may come turns later.
    private var pending: [String: DialogueOffer] = [:]
    private var context = DialogueContext()
    /// The active intent; `nil` if there is none.
    public var intent: String? { context.intent }

    /// Creates a tracker for one service.
    public init(_ reader: any DialogueReader, service: String = "") {
        self.reader = reader
        context.service = service
    }

    /// Processes the system's acts for the service.
    public mutating func hear(_ actions: [AnnotatedDialogue.Action]) {
        context.hear(actions)
        pending.merge(context.offered) { $1 }
    }

    /// Processes a turn of the person. `known` are values by slot from other services or the system.
    public mutating func say(_ text: String, known: [String: String] = [:]) {
        context.known = known
        let reading = reader.read(text, in: context)
        let offeredIntent = reading.answer == .yes ? context.offeredIntent.map(reader.intent) : nil
        if let new = reading.intent ?? offeredIntent, new != intent { begin(new) }
        switch reading.answer {
        case .yes?:
            // There is no current offer: the person accepts what was offered before.
            take(context.offered.isEmpty ? pending : context.offered)
            pending = [:]
        case .no?: pending = [:]
        case nil: break
        }
        values.merge(reading.values) { $1 }
        context.hear([])
    }

    /// A further intent of the same service continues with the known values, as "book it" does after a search.
    private mutating func begin(_ new: String) {
        if intent != nil { take(pending.filter { values[$0.key] == nil }) }
        context.intent = new
        pending = [:]
    }

    private mutating func take(_ offers: [String: DialogueOffer]) {
        for (slot, offer) in offers where reader.adopts(slot, from: offer) { values[slot] = offer.value }
    }
}

extension DialogueContext {
    /// Records what the system has just said, replacing what it said before.
    mutating func hear(_ actions: [AnnotatedDialogue.Action]) {
        askedSlot = actions.last { $0.act == "REQUEST" && $0.slot != nil }?.slot
        offeredIntent = actions.last { $0.act == "OFFER_INTENT" }?.values.first
        offered = [:]
        for action in actions where action.act == "OFFER" || action.act == "CONFIRM" {
            if let slot = action.slot, let value = action.values.first {
                offered[slot] = DialogueOffer(act: action.act, value: value)
            }
        }
    }
}

import Dialogue
import ExtensionProtocol
import IntentSchema

/// The reading of this turn's request.
struct ReadingWatch {
    private let dialogue: Dialogue
    /// The first request of the turn; `nil` if there is none.
    private var reading: Hypothesis?
    private var hasNamedLeftOut = false

    init(_ dialogue: Dialogue) { self.dialogue = dialogue }

    /// - Parameter question: the open question at that time.
    mutating func hear(_ acts: [DialogueAct], while question: Question?) {
        reading = nil
        hasNamedLeftOut = false
        guard case .request(let said)? = acts.first else { return }
        switch question?.kind {
        // Repeating the request in other words confirms it.
        case .confirmReading, .chooseReading: return
        default: reading = said
        }
    }

    mutating func convey(_ message: Message) {
        if case .leftOut = message { hasNamedLeftOut = true }
    }

    /// The turn has no utterance.
    mutating func pass() { reading = nil }

    /// The rule that the first call of a request breaks, and the finding; `nil` if it breaks none.
    func violation(by call: Call) -> (Rule, String)? {
        guard let reading, reading.intent == call.request.intent.type else { return nil }
        if let doubt = dialogue.policy.doubt(about: reading, in: dialogue.catalogue) {
            return (.doubtIsAsked, "\(reading.intent) starts, although it should be questioned: \(doubt)")
        }
        if reading.leftOut?.isEmpty == false, !hasNamedLeftOut {
            return (.leftOutIsNamed, "\(reading.intent) starts, but the words it leaves out were not reported")
        }
        return nil
    }
}

import Dialogue
import ExtensionProtocol
import IntentSchema

/// What the judge knows of how the request of this turn was read.
struct ReadingWatch {
    private let dialogue: Dialogue
    /// The request that was said in this turn, before anything else; `nil` when none was.
    private var reading: Hypothesis?
    private var hasNamedLeftOut = false

    init(_ dialogue: Dialogue) { self.dialogue = dialogue }

    /// - Parameter question: What was open when it was said.
    mutating func hear(_ acts: [DialogueAct], while question: Question?) {
        reading = nil
        hasNamedLeftOut = false
        guard case .request(let said)? = acts.first else { return }
        switch question?.kind {
        // Who says it again in other words has said yes.
        case .confirmReading, .chooseReading: return
        default: reading = said
        }
    }

    mutating func convey(_ message: Message) {
        if case .leftOut = message { hasNamedLeftOut = true }
    }

    /// Nothing was said by the person.
    mutating func pass() { reading = nil }

    /// The rule that the first call about a request breaks, and what was found; `nil` where it breaks none.
    func violation(by call: Call) -> (Rule, String)? {
        guard let reading, reading.intent == call.request.intent.type else { return nil }
        if let doubt = dialogue.policy.doubt(about: reading, in: dialogue.catalogue) {
            return (.doubtIsAsked, "\(reading.intent) starts, although \(doubt)")
        }
        if reading.leftOut?.isEmpty == false, !hasNamedLeftOut {
            return (.leftOutIsNamed, "\(reading.intent) starts, but the words it leaves out were not reported")
        }
        return nil
    }
}

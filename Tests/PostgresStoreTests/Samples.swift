import Foundation
import Store

extension JournalEntry {
    /// An entry with a payload that names it.
    static func sample(_ conversation: String, _ sequence: Int) -> JournalEntry {
        JournalEntry(
            conversation: conversation, sequence: sequence, time: Date(timeIntervalSinceReferenceDate: Double(sequence)),
            kind: "event",
            payload: JournalPayload(Data(#"{"n":\#(sequence)}"#.utf8)))
    }
}

extension Receipt {
    /// The receipt of an operation that has no answer.
    static func sample(_ operation: String, in conversation: String, of person: String) -> Receipt {
        Receipt(
            person: person, conversation: conversation, operation: operation, app: "rides", intent: "INRequestRideIntent",
            digest: "00ff", time: Date(timeIntervalSinceReferenceDate: 5.25))
    }
}

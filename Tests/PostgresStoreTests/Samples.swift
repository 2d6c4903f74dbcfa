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

import Foundation
import Store

extension JournalEntry {
    /// An entry with a payload that names it.
    static func sample(_ conversation: String, _ sequence: Int, time: Double = 0) -> JournalEntry {
        JournalEntry(
            conversation: conversation, sequence: sequence, time: Date(timeIntervalSinceReferenceDate: time), kind: "event",
            payload: JournalPayload(Data(#"{"n":\#(sequence)}"#.utf8)))
    }
}

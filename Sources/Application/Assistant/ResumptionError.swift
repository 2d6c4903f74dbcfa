import IntentSchema
import Store

/// Why a conversation cannot be resumed.
public struct ResumptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence that includes what to do next.
    public let message: String
    public var description: String { message }

    /// Nothing has been said in the conversation.
    public static let unknown = ResumptionError("nothing is known of it; begin a new one")

    init(_ error: JournalError) { self.init(error.message) }

    /// Entries of the journal are gone: the store was damaged, or somebody has deleted them.
    ///
    /// - Parameter number: the first one that is missing, counted from 1.
    init(missing number: Int) {
        self.init(
            "entry \(number) of its journal is missing, so the store is damaged; nothing was changed. See what else is missing with errand data "
                + "check, and restore a backup, or begin a new one")
    }

    init(mismatchIn entry: JournalEntry) {
        self.init(
            "entry \(entry.sequence) of its journal is not what would be done now; the apps or the policy have changed since; "
                + "begin a new one")
    }

    init(_ error: JSONError, inOutcomeOf operation: String) {
        self.init(
            "the stored outcome of operation \(operation) cannot be read (\(error)): restore a backup of the data folder, or begin a "
                + "new conversation")
    }

    init(_ error: JSONError, inMessagesOf key: String) {
        self.init(
            "stored messages that have not been announced cannot be read (row \(key), \(error)): restore a backup of the data folder, or "
                + "begin a new conversation")
    }

    private init(_ problem: String) {
        message = "the conversation cannot go on where it stopped: \(problem)"
    }
}

package import IntentSchema
import Synchronization

/// The interactions that code in this process has donated, in their order.
package final class DonationLog: Sendable {
    /// The log that `INInteraction.donate` writes to.
    package static let shared = DonationLog()

    private let records = Mutex<[Record]>([])

    package init() {}

    /// The interactions as records, the oldest first.
    package var interactions: [Record] { records.withLock { $0 } }

    /// Adds an interaction in place of one with the same identifier.
    package func add(_ interaction: Record) {
        records.withLock { records in
            records.removeAll { $0["identifier"] == interaction["identifier"] }
            records.append(interaction)
        }
    }

    package func remove(where condition: (Record) -> Bool) {
        records.withLock { $0.removeAll(where: condition) }
    }
}

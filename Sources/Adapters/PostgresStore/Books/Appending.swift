import Foundation
import Store

/// Entries that are appended and changes of what is pending, as one transaction.
struct Appending: Sendable {
    /// The most entries of one statement.
    private static let mostAtOnce = 50

    let entries: [JournalEntry]
    let changes: [PendingWork.Change]
    let person: String
    let lease: Lease?
    /// Names this call in the entries, to find out whether a commit without an answer was made.
    private let batch: Data

    /// A conversation as it is and is to be.
    private struct Progress {
        /// `nil` for one that begins.
        var owner: String?
        var isKnown = false
        var count = 0
        var startTime = 0.0
        var lastTime = 0.0
        /// The place of its last entry among those that are appended.
        var last: Int?
    }

    init(entries: [JournalEntry], changes: [PendingWork.Change], person: String, lease: Lease?) {
        // Encoded here, and not in a transaction.
        self.entries = entries.map(\.encoded)
        self.changes = changes
        self.person = person
        self.lease = lease
        batch = withUnsafeBytes(of: UUID().uuid) { Data($0) }
    }

    /// What to do where the commit is not answered. Rows that are added or removed again stay as they are; an appointment cannot be taken
    /// twice, and a receipt that was begun and has expired since is not to come back.
    var outcome: UnknownOutcome<Void> {
        if let entry = entries.first {
            return .found { [batch] connection in
                let rows = try connection.run(
                    "SELECT 1 FROM errand_entry WHERE conversation = $1 AND sequence = $2 AND batch = $3",
                    [entry.conversation, entry.sequence, batch])
                return rows.isEmpty ? nil : ()
            }
        }
        let isRepeatable = changes.allSatisfy { change in
            switch change {
            case .add, .remove, .settle, .expireReceipts: true
            case .take, .begin, .audit: false
            }
        }
        return isRepeatable ? .repeats : .fails
    }

    func perform(_ connection: ServerConnection) throws {
        for entry in entries { try StoreInput.check(entry.conversation, "a conversation's identifier", mayBeEmpty: false) }
        var known = try locked(connection)
        for (place, entry) in entries.enumerated() { try advance(&known[entry.conversation, default: Progress()], entry, place) }
        try insert(connection)
        try store(known, connection)
        for change in changes {
            let owner = known[change.conversation].flatMap { $0.last == nil ? $0.owner : person }
            try change.check(owner: owner, person: person)
            try PostgresStore.make(change, for: person, connection)
        }
    }

    /// The conversations that are there already, locked until the end of the transaction, always in the same order.
    private func locked(_ connection: ServerConnection) throws -> [String: Progress] {
        var known: [String: Progress] = [:]
        for id in Set(entries.map(\.conversation) + changes.map(\.conversation)).sorted() {
            let rows = try connection.run(
                "SELECT person, entry_count, node, fence FROM errand_conversation WHERE id = $1 FOR UPDATE", [id])
            guard let row = rows.first else { continue }
            let count: Int = try row.checked(1)
            known[id] = Progress(owner: try row.checked(0), isKnown: true, count: count)
            try checkLease(of: id, row)
        }
        return known
    }

    private func checkLease(of id: String, _ row: Rows.Row) throws {
        guard try row.checked(0) == person else { return }
        let needsLease =
            entries.contains { $0.conversation == id } || changes.contains { $0.conversation == id && !$0.isReport }
        if needsLease { try Lease.check(lease, of: id, heldBy: row.optional(2), fence: row.checked(3)) }
    }

    private func advance(_ progress: inout Progress, _ entry: JournalEntry, _ place: Int) throws {
        try ConversationSummary.check(entry.conversation, of: progress.owner, isOpenTo: person)
        try entry.check(after: progress.count)
        let time = entry.time.timeIntervalSinceReferenceDate
        if progress.count == 0 { progress.startTime = time }
        progress.count = entry.sequence
        progress.lastTime = time
        progress.last = place
    }

    private func insert(_ connection: ServerConnection) throws {
        for start in stride(from: 0, to: entries.count, by: Self.mostAtOnce) {
            let some = entries[start..<min(start + Self.mostAtOnce, entries.count)]
            let values = some.flatMap { entry -> [(any ColumnValue)?] in
                [
                    entry.conversation, entry.sequence, entry.time.timeIntervalSinceReferenceDate, entry.kind, batch,
                    entry.payload.text,
                ]
            }
            try connection.run(
                """
                INSERT INTO errand_entry (conversation, sequence, time, kind, batch, payload)
                VALUES \(placeholders(rows: some.count, columns: 6))
                """, values)
        }
    }

    /// Stores what has become of the conversations. Their places in the order of the person's conversations follow the highest that is
    /// committed: of two that are appended to at the same time, either may be the later.
    private func store(_ known: [String: Progress], _ connection: ServerConnection) throws {
        let changed = known.filter { $0.value.last != nil }.sorted { $0.key < $1.key }
        guard !changed.isEmpty else { return }
        let highest: Int =
            try connection.run("SELECT COALESCE(MAX(appended), 0) FROM errand_conversation WHERE person = $1", [person])
            .first?.checked(0) ?? 0
        for (id, progress) in changed {
            let appended = highest + 1 + (progress.last ?? 0)
            if !progress.isKnown {
                try connection.run(
                    """
                    INSERT INTO errand_conversation (id, person, start_time, last_time, entry_count, appended, node, fence)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                    """,
                    [
                        id, person, progress.startTime, progress.lastTime, progress.count, appended, lease?.node,
                        lease?.fence ?? 0,
                    ])
            } else {
                try connection.run(
                    """
                    UPDATE errand_conversation SET last_time = $2, entry_count = $3, appended = $4,
                        start_time = CASE entry_count WHEN 0 THEN $5 ELSE start_time END
                    WHERE id = $1
                    """, [id, progress.lastTime, progress.count, appended, progress.startTime])
            }
        }
    }
}

/// The parameters of several rows: `($1, $2), ($3, $4)`.
func placeholders(rows: Int, columns: Int) -> String {
    (0..<rows).map { row in
        "(" + (1...columns).map { "$\(row * columns + $0)" }.joined(separator: ", ") + ")"
    }.joined(separator: ", ")
}

import Foundation
import Store
import Synchronization

/// A journal that notes what is appended, refuses to append where it is told to, and has lost what it is told to.
final class WatchedJournal: ConversationJournal {
    private struct Notes {
        var batches: [[String]] = []
        var count = 0
        var failing: Range<Int>
    }

    private let journal: MemoryStore
    private let notes: Mutex<Notes>
    private let lost: Int?

    /// - Parameters:
    ///   - failing: which calls fail, counted from 1.
    ///   - lost: the sequence number of an entry that is lost from every conversation.
    init(_ journal: MemoryStore, failing: Range<Int> = 0..<0, without lost: Int? = nil) {
        self.journal = journal
        self.lost = lost
        notes = Mutex(Notes(failing: failing))
    }

    /// The kinds of the entries that were appended together, without changes that came alone.
    var batches: [[String]] { notes.withLock(\.batches) }

    /// How often something was to be appended.
    var count: Int { notes.withLock(\.count) }

    var hasFailed: Bool { notes.withLock { $0.count >= $0.failing.upperBound } }

    /// Has the next calls fail.
    func fail(_ calls: Int) { notes.withLock { $0.failing = $0.count + 1..<$0.count + 1 + calls } }

    func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        let fails = notes.withLock { notes in
            notes.count += 1
            return notes.failing.contains(notes.count)
        }
        guard !fails else { throw StoreError(.full, "there is no space left; free some") }
        try await journal.append(entries, pending: changes, for: person, under: lease)
        if !entries.isEmpty { notes.withLock { $0.batches.append(entries.map(\.kind)) } }
    }

    func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        await journal.receipt(of: operation, in: conversation, for: person)
    }

    func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        await journal.pendingWork(of: conversation, for: person)
    }

    func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        await journal.pendingWork(kind, until: time, limit: limit)
    }

    func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        await journal.entries(of: conversation, for: person, after: sequence).filter { $0.sequence != lost }
    }

    func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        try await journal.save(snapshot, of: conversation, for: person)
    }

    func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        await journal.snapshot(of: conversation, for: person)
    }

    func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        await journal.conversations(of: person, limit: limit)
    }
}

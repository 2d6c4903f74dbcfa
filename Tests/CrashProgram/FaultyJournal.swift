import Foundation
import Store

/// A journal that reaches a point before and after everything that it writes.
struct FaultyJournal: ConversationJournal {
    let inner: any ConversationJournal
    let faults: Faults

    func append(
        _ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String, under lease: Lease?
    ) async throws {
        let kinds = entries.map(\.kind)
        let what = kinds.count > 1 ? "\(kinds[0]) to \(kinds[kinds.count - 1])" : kinds.first ?? "changes"
        faults.reach("before writing \(what)")
        try await inner.append(entries, pending: changes, for: person, under: lease)
        faults.reach("after writing \(what)")
    }

    func save(_ snapshot: JournalSnapshot, of conversation: String, for person: String) async throws {
        faults.reach("before writing a snapshot")
        try await inner.save(snapshot, of: conversation, for: person)
        faults.reach("after writing a snapshot")
    }

    func receipt(of operation: String, in conversation: String, for person: String) async throws -> Receipt? {
        try await inner.receipt(of: operation, in: conversation, for: person)
    }

    func pendingWork(of conversation: String, for person: String) async throws -> [PendingWork] {
        try await inner.pendingWork(of: conversation, for: person)
    }

    func pendingWork(_ kind: PendingWork.Kind, until time: Date, limit: Int) async throws -> [PendingWork] {
        try await inner.pendingWork(kind, until: time, limit: limit)
    }

    func entries(of conversation: String, for person: String, after sequence: Int) async throws -> [JournalEntry] {
        try await inner.entries(of: conversation, for: person, after: sequence)
    }

    func snapshot(of conversation: String, for person: String) async throws -> JournalSnapshot? {
        try await inner.snapshot(of: conversation, for: person)
    }

    func conversations(of person: String, limit: Int) async throws -> [ConversationSummary] {
        try await inner.conversations(of: person, limit: limit)
    }
}

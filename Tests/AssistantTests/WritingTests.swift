import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Synchronization
import Testing

/// What is written when: as little as possible at once, and everything before what cannot be taken back.
struct WritingTests {
    @Test("a turn is written at once; one in which something is handled before that, and with the answer")
    func appends() async throws {
        let (bench, journal, conversation) = try Self.started()
        for (line, count) in [("a ride", 1), ("to the airport", 1), ("yes", 2)] {
            let before = journal.batches.count
            let turn = try await conversation.say(line)
            #expect(journal.batches.count - before == count, "\(line)")
            // Nothing was shown that is not written.
            let written = await bench.journal.entries(of: conversation.id, for: "owner")
            #expect(try Turn.turns(in: written).last == turn)
        }
        #expect(journal.batches.last?.first == "answered")
        #expect(journal.batches.dropLast().last?.last == "calling")
    }

    @Test("before an app is opened for a request, something of it is written, and it takes no third write")
    func beforeOpening() async throws {
        let (bench, journal, conversation) = try Self.started()
        for line in ["a ride", "to the airport"] { _ = try await conversation.say(line) }
        bench.app.handleCode = "failureRequiringAppLaunch"
        let before = journal.batches.count
        let turn = try await conversation.say("yes")
        #expect(turn.openedApps.count == 1)
        #expect(journal.batches.count - before == 2)
    }

    @Test("while something is handled, its receipt and all that led to it are written")
    func beforeHandling() async throws {
        let (bench, _, conversation) = try Self.started()
        for line in ["a ride", "to the airport"] { _ = try await conversation.say(line) }
        bench.app.holdsHandle = true
        async let turn = conversation.say("yes")
        await bench.app.waitForHeldCall()
        let kinds = await bench.journal.entries(of: conversation.id, for: "owner").map(\.kind)
        #expect(kinds.last == "calling")
        #expect(kinds.count { $0 == "heard" } == 3)
        #expect(await bench.journal.receipts(of: "owner").count == 1)
        bench.app.release()
        _ = try await turn
    }

    @Test("what was said in a turn that cannot be written was not heard, and can be said again", arguments: [1, 2, 3])
    func notHeard(failures: Int) async throws {
        let (bench, journal, conversation) = try Self.started()
        _ = try await conversation.say("a ride")
        let question = await conversation.prompt
        journal.fail(failures)
        for _ in 0..<failures {
            await #expect(throws: StoreError.self) { try await conversation.say("to the airport") }
            #expect(await conversation.prompt == question)
        }
        #expect(try await conversation.processPendingEvents().isEmpty)
        _ = try await conversation.say("to the airport")
        journal.fail(1)
        await #expect(throws: StoreError.self) { try await conversation.say("yes") }
        #expect(bench.app.handled == 0)
        #expect(try await conversation.say("yes").outcome?.kind == .succeeded)
        #expect(bench.app.handled == 1)
        let written = await bench.journal.entries(of: conversation.id, for: "owner")
        #expect(written.count { $0.kind == "heard" } == 3)
    }

    private static func started() throws -> (Bench, CountingJournal, Conversation) {
        let bench = try Bench()
        let journal = CountingJournal(bench.journal)
        var assistant = bench.assistant
        assistant.journal = journal
        return (bench, journal, try assistant.startConversation(for: bench.person))
    }
}

/// A journal that notes the kinds of the entries that are appended together, and fails if it is told to.
private final class CountingJournal: ConversationJournal {
    private let journal: MemoryStore
    private let noted = Mutex<(batches: [[String]], failures: Int)>(([], 0))

    init(_ journal: MemoryStore) { self.journal = journal }

    /// What was appended, without changes that came alone.
    var batches: [[String]] { noted.withLock(\.batches) }

    /// Has the next calls fail.
    func fail(_ count: Int) { noted.withLock { $0.failures = count } }

    func append(_ entries: [JournalEntry], pending changes: [PendingWork.Change], for person: String) async throws {
        let fails = noted.withLock { noted in
            noted.failures -= 1
            return noted.failures >= 0
        }
        guard !fails else { throw StoreError(.full, "there is no space left; free some") }
        try await journal.append(entries, pending: changes, for: person)
        if !entries.isEmpty { noted.withLock { $0.batches.append(entries.map(\.kind)) } }
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
        await journal.entries(of: conversation, for: person, after: sequence)
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

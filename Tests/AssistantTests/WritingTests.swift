import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
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

    private static func started() throws -> (Bench, WatchedJournal, Conversation) {
        let bench = try Bench()
        let journal = WatchedJournal(bench.journal)
        var assistant = bench.assistant
        assistant.journal = journal
        return (bench, journal, try assistant.startConversation(for: bench.person))
    }
}

import Assistant
import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Store
import Testing

/// What was confirmed is handled once: receipts of operations, and what apps report of those that were cut off.
struct ReceiptTests {
    private static let script = ["a ride", "to the airport", "yes"]

    /// A conversation about to be confirmed.
    private static func started(_ bench: Bench) async throws -> Conversation {
        let conversation = try bench.assistant.startConversation(for: bench.person)
        for line in script.dropLast() { _ = try await conversation.say(line) }
        return conversation
    }

    /// The entries of a conversation up to the call to handle, and the call.
    private static func cutOff() async throws -> (entries: [JournalEntry], call: Call) {
        let bench = try Bench()
        let conversation = try await started(bench)
        _ = try await conversation.say("yes")
        let entries = await bench.journal.entries(of: conversation.id, for: "owner")
        for (place, entry) in entries.enumerated() {
            guard case .calling(let call) = try entry.payload.value(as: JournalItem.self),
                case .handle = call.request.method
            else { continue }
            return (Array(entries[...place]), call)
        }
        throw StoreError(.failed, "nothing was handled")
    }

    private static func operation(_ call: Call) throws -> String {
        guard case .handle(let operation) = call.request.method else { throw StoreError(.failed, "handles nothing") }
        return operation
    }

    private static func receipt(_ call: Call, in conversation: String, digest: String? = nil) throws -> Receipt {
        Receipt(
            person: "owner", conversation: conversation, operation: try operation(call), app: call.app,
            intent: call.request.intent.type, digest: digest ?? call.request.intent.digest, time: Date())
    }

    // The raw value of INRequestRideIntentResponseCode.success.
    private static let success = ExtensionReply.responded(Record("INRequestRideIntentResponse", ["code": .integer(3)]))

    @Test("a receipt is kept before the app is called, with the digest of what was confirmed, and then has the answer")
    func kept() async throws {
        let call = try await Self.cutOff().call
        let bench = try Bench()
        let conversation = try await Self.started(bench)
        let operation = try Self.operation(call)
        #expect(await bench.journal.receipt(of: operation, in: conversation.id, for: "owner") == nil)
        bench.app.holdsHandle = true
        async let turn = conversation.say("yes")
        await bench.app.waitForHeldCall()
        let begun = try #require(await bench.journal.receipt(of: operation, in: conversation.id, for: "owner"))
        #expect(begun.answer == nil)
        #expect(begun.hasSameValues(as: try Self.receipt(call, in: conversation.id)))
        bench.app.release()
        #expect(try await turn.outcome?.kind == .succeeded)
        let answered = await bench.journal.receipt(of: operation, in: conversation.id, for: "owner")
        #expect(try answered?.answer?.value(as: ExtensionReply.self) == Self.success)
    }

    @Test("what the app reports of a call that was cut off counts, and nothing is handled again")
    func reported() async throws {
        let (entries, call) = try await Self.cutOff()
        let bench = try Bench()
        bench.app.report = .answered(Self.success)
        try await bench.journal.append(
            entries, pending: [.begin(try Self.receipt(call, in: entries[0].conversation))], for: "owner")
        let conversation = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        let turns = try await conversation.resume()
        #expect(turns.last?.outcome?.kind == .succeeded)
        #expect(bench.app.requests.isEmpty)
        #expect(bench.app.queries.map(\.operation) == [try Self.operation(call)])
        #expect(bench.app.queries.first?.intent == call.request.intent)
        let receipt = await bench.journal.receipt(of: try Self.operation(call), in: conversation.id, for: "owner")
        #expect(try receipt?.answer?.value(as: ExtensionReply.self) == Self.success)
        #expect(turns.last?.explanations.contains { $0.contains("reported what became of call") } == true)
    }

    @Test("what the app reports as without effect is delivered again, once")
    func notHandled() async throws {
        let (entries, call) = try await Self.cutOff()
        let bench = try Bench()
        bench.app.report = .notHandled
        try await bench.journal.append(entries, for: "owner")
        let conversation = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        let turns = try await conversation.resume()
        #expect(turns.last?.outcome?.kind == .succeeded)
        #expect(bench.app.requests == [call.request])
    }

    @Test("an unknown outcome is told as such, and is not handled again however often the conversation is resumed")
    func unknown() async throws {
        let (entries, _) = try await Self.cutOff()
        let bench = try Bench()
        bench.app.report = .unknown("the app keeps nothing")
        try await bench.journal.append(entries, for: "owner")
        let first = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        let turns = try await first.resume()
        #expect(turns.contains { $0.outcome?.kind == .unknown })
        let told = turns.flatMap { $0.messages.map(\.rendered.spoken) }.joined(separator: " ")
        #expect(told.contains("I don't know whether"), "\(told)")
        #expect(turns.flatMap(\.explanations).contains { $0.contains("the app keeps nothing") })
        for turn in turns { try await first.confirmDelivery(of: turn) }
        let again = try await bench.assistant.resumeConversation(entries[0].conversation, for: bench.person)
        #expect(try await again.resume().isEmpty)
        #expect(bench.app.handled == 0)
    }

    @Test("an operation that was answered before is answered the same, without being handled")
    func replayed() async throws {
        let call = try await Self.cutOff().call
        let bench = try Bench()
        let conversation = try await Self.started(bench)
        try await bench.journal.append(
            [],
            pending: [
                .begin(try Self.receipt(call, in: conversation.id)),
                .settle(
                    operation: try Self.operation(call), answer: JournalPayload(Self.success), conversation: conversation.id),
            ], for: "owner")
        let turn = try await conversation.say("yes")
        #expect(turn.outcome?.kind == .succeeded)
        #expect(bench.app.handled == 0)
        #expect(turn.calls.last?.remarks.contains { $0.contains("handled before") } == true)
    }

    @Test("an operation that was begun with other values is not handled, and the conversation goes on")
    func otherValues() async throws {
        let call = try await Self.cutOff().call
        let bench = try Bench()
        let conversation = try await Self.started(bench)
        try await bench.journal.append(
            [], pending: [.begin(try Self.receipt(call, in: conversation.id, digest: "other"))], for: "owner")
        let turn = try await conversation.say("yes")
        #expect(turn.outcome?.kind == .broken)
        #expect(turn.explanations.contains { $0.contains("other values") })
        #expect(bench.app.handled == 0)
        for line in Self.script { _ = try await conversation.say(line) }
        #expect(bench.app.handled == 1)
    }

    @Test(
        "an app that is cut off while the assistant waits is asked: its report counts, what had no effect is delivered again",
        arguments: [
            (OperationReport.answered(success), 1, Outcome.Kind.succeeded), (.notHandled, 2, .succeeded),
            (.unknown("nobody knows"), 1, .unknown),
        ])
    func cutOffLive(report: OperationReport, handled: Int, outcome: Outcome.Kind) async throws {
        let bench = try Bench()
        bench.app.report = report
        bench.app.cutsOff = 1
        let conversation = try await Self.started(bench)
        #expect(try await conversation.say("yes").outcome?.kind == outcome)
        #expect(bench.app.handled == handled)
        #expect(bench.app.queries.count == 1)
    }

    @Test("an app that is cut off each time before it has begun is not tried forever")
    func cutOffAlways() async throws {
        let bench = try Bench()
        bench.app.report = .notHandled
        bench.app.cutsOff = 9
        let conversation = try await Self.started(bench)
        #expect(try await conversation.say("yes").outcome?.kind == .broken)
        #expect(bench.app.handled == 2)
    }

    @Test("the outcome of what was in progress when the process ended is asked for, and kept")
    func inProgress() async throws {
        let bench = try Bench()
        bench.app.answersLater = true
        let conversation = try await Self.started(bench)
        let turn = try await conversation.say("yes")
        try await conversation.confirmDelivery(of: turn)
        let operation = try Self.operation(try await Self.cutOff().call)
        bench.app.report = .answered(Self.success)
        let again = try await bench.assistant.resumeConversation(conversation.id, for: bench.person)
        #expect(try await again.resume().last?.outcome?.kind == .succeeded)
        let receipt = await bench.journal.receipt(of: operation, in: conversation.id, for: "owner")
        #expect(try receipt?.answer?.value(as: ExtensionReply.self) == Self.success)
        #expect(bench.app.handled == 1)
    }

    @Test("an outcome that comes as unknown is asked for before the person is told")
    func unknownOutcome() async throws {
        for (report, kind) in [(OperationReport.answered(Self.success), Outcome.Kind.succeeded), (.unknown("?"), .unknown)] {
            let bench = try Bench()
            bench.app.answersLater = true
            bench.app.report = report
            let conversation = try await Self.started(bench)
            _ = try await conversation.say("yes")
            bench.app.finish(.failed(ExtensionFailure(.outcomeUnknown, "the app ended")))
            let turns = try await conversation.processPendingEvents()
            #expect(turns.last?.outcome?.kind == kind)
        }
    }

    @Test("what was confirmed, and what the app answered, is in the audit trail with one digest of the values")
    func audited() async throws {
        let bench = try Bench()
        let conversation = try await Self.started(bench)
        #expect(await bench.journal.auditTrails().isEmpty)
        bench.app.holdsHandle = true
        async let turn = conversation.say("yes")
        await bench.app.waitForHeldCall()
        let trail = try #require(await bench.journal.auditTrails().first)
        let begun = try #require(await bench.journal.auditRecords(of: trail.id).last?.event)
        #expect(begun.outcome == AuditedEvent.begun)
        #expect(begun.consent == .confirmed)
        bench.app.release()
        _ = try await turn
        let events = await bench.journal.auditRecords(of: trail.id).map(\.event)
        #expect(events.count == 2)
        var answered = begun
        answered.outcome = "answered success"
        answered.time = events.last??.time ?? begun.time
        #expect(events == [begun, answered])
        #expect(try await bench.journal.checkAudit().isWhole)
    }

    @Test("an outcome that is not known, and one that arrives later, are in the audit trail, too")
    func auditedLater() async throws {
        let bench = try Bench()
        bench.app.answersLater = true
        let conversation = try await Self.started(bench)
        _ = try await conversation.say("yes")
        bench.app.finish()
        _ = try await conversation.processPendingEvents()
        let trail = try #require(await bench.journal.auditTrails().first)
        let outcomes = await bench.journal.auditRecords(of: trail.id).compactMap { $0.event?.outcome }
        #expect(outcomes == ["begun", "answered inProgress", "answered success"])
    }

    @Test("receipts expire by policy when the next operation begins")
    func expire() async throws {
        let bench = try Bench(policy: Policy(receipts: Policy.Receipts(days: 2)))
        let conversation = try await Self.started(bench)
        _ = try await conversation.say("yes")
        let first = try Self.operation(try await Self.cutOff().call)
        func isKept() async -> Bool {
            await bench.journal.receipt(of: first, in: conversation.id, for: "owner") != nil
        }
        for (days, isLeft) in [(2, true), (1, false)] {
            bench.clock.advance(by: .seconds(days * 86_400))
            for line in Self.script { _ = try await conversation.say(line) }
            #expect(await isKept() == isLeft, "\(days) days later")
        }
        #expect(bench.app.handled == 3)
    }
}

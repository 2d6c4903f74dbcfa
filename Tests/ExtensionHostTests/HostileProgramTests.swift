import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import Synchronization
import TestSupport
import Testing

/// Programs that break the rules of the connection cost nobody else anything.
@Suite(.inTurn) struct HostileProgramTests {
    /// What a program sends instead of an answer, and what the host says about it.
    struct Break: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var says: String
        var isReady = true
        var bytes: @Sendable () -> [UInt8]
    }

    static let breaks = [
        Break(testDescription: "a frame of 4 GB", says: "4294967295 bytes") {
            [0xff, 0xff, 0xff, 0xff] + Array(repeating: 7, count: 100_000)
        },
        Break(testDescription: "a frame that is cut short", says: "within a message") { [0, 0, 1, 0, 1, 2, 3] },
        Break(testDescription: "a header that is cut short", says: "within a message") { [0, 0] },
        Break(testDescription: "garbage", says: "cannot be read") { [0, 0, 0, 8] + Array(repeating: 0xff, count: 8) },
        Break(testDescription: "the end", says: "it ended") { [] },
        Break(testDescription: "records nested 10,000 deep", says: "cannot be read") { nested(10_000) },
        Break(testDescription: "a version of the future", says: "version 9", isReady: false) { frame([0x12, 2, 8, 9]) },
        Break(testDescription: "an event before Ready", says: "not Ready", isReady: false) {
            message(.event(.with { $0.remark = "early" }))
        },
        Break(testDescription: "100 answers to no call", says: "100 times") {
            (0..<100).flatMap { message(.answer(WireAnswer(accepted: true)), id: 1_000 + UInt64($0)) }
        },
    ]

    @Test("what no host can read ends the program, and the next call is served by another", arguments: breaks)
    func broken(row: Break) async throws {
        let played = PlayedConnection()
        async let reply = played.resolve("first")
        let program = await played.program()
        if row.isReady {
            _ = await program.takeFirstCall()
        } else {
            // The greeting and the call. Were it sent to nobody, the host would rightly start another program for it.
            for _ in 1...2 { _ = await program.next() }
        }
        Thread.detachNewThread {
            program.write(row.bytes())
            program.channel.close()
        }
        let failure = try #require(await reply.failure)
        #expect(failure.code == .unavailable)
        #expect(failure.message.contains("Probe") && failure.message.contains(row.says) && failure.message.contains("log"))
        await until { played.pool.count == 0 }
        async let next = played.resolve("second")
        let other = await played.program()
        other.answer(await other.takeFirstCall(), "served")
        #expect(await next.text == "served")
    }

    /// Something that is dropped: the call that is under way is answered.
    struct Violation: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var says: String
        var bodies: @Sendable (_ call: UInt64) -> [(UInt64, WireExtensionMessage.OneOf_Body?)]
    }

    static let violations = [
        Violation(testDescription: "an answer to no call", says: "belongs to no call") {
            [($0 + 7, .answer(WireAnswer(accepted: true)))]
        },
        Violation(testDescription: "a second answer", says: "belongs to no call") {
            [($0, .answer(answer("answer"))), ($0, .answer(WireAnswer(accepted: false)))]
        },
        Violation(testDescription: "an outcome of no operation", says: "belongs to no operation") { _ in
            [event(.outcome(operation: "o", .notImplemented))]
        },
        Violation(testDescription: "an event about a foreign request", says: "never called for") { _ in
            [event(.outcome(operation: "o", .notImplemented), "foreign")]
        },
        Violation(testDescription: "an update that nobody asked for", says: "never called for") { _ in
            [event(.update(Record("INGetRideStatusIntentResponse")), "foreign")]
        },
        Violation(testDescription: "the end of updates that nobody asked for", says: "not followed") { _ in [event(.update(nil))]
        },
        Violation(testDescription: "a claimed permission", says: "have not given") { _ in
            [event(.permission(.contacts, isGranted: true))]
        },
        Violation(testDescription: "a message of an unknown kind", says: "unknown here") { _ in [(3, nil)] },
        Violation(testDescription: "an event of an unknown kind", says: "unknown here") { _ in [(0, .event(WireEvent()))] },
        Violation(testDescription: "a donation of something else", says: "not a INInteraction") { _ in
            [event(.contribution(.donation(Record("INPerson"))))]
        },
    ]

    @Test("what a program must not send is dropped with a remark, and its call is answered", arguments: violations)
    func violating(row: Violation) async throws {
        let played = PlayedConnection()
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        for (id, body) in row.bodies(call) {
            if let body { program.send(id, body) } else { program.write(Self.frame([8, UInt8(id), 0xfa, 0x01, 0])) }
        }
        program.answer(call, "answer")
        #expect(await reply.text == "answer")
        // Whatever came before this answer has been taken.
        async let second = played.resolve("second")
        program.answer(await program.next()?.id ?? 0, "second")
        #expect(await second.text == "second")
        #expect(played.events.others.isEmpty)
        #expect(played.events.remarks.contains { $0.contains(row.says) && $0.contains("Probe") })
        #expect(!program.wasKilled)
    }

    @Test("a program that asks for services without end gets nothing, and is ended")
    func flooding() async throws {
        var limits = ExtensionLimits.patient
        limits.services = 50
        limits.servicesPerSecond = 0
        let played = PlayedConnection(limits: limits)
        async let reply = played.resolve("first")
        let program = await played.program()
        _ = await program.takeFirstCall()
        // One for contacts counts as twenty.
        func ask(_ number: UInt64) { program.send(number, .serviceRequest(.with { $0.permission = "contacts" })) }
        for number in 1...2 as ClosedRange<UInt64> {
            program.send(number, .serviceRequest(.with { $0.contacts = WireEmpty() }))
        }
        for number in 3...12 as ClosedRange<UInt64> { ask(number) }
        var answers: [WireServiceReply] = []
        for _ in 1...12 { answers.append(try #require(await program.next()).serviceReply) }
        #expect(answers.count { $0.reply == .permission(WirePermission(.denied)) } == 10)
        for number in 13...111 as ClosedRange<UInt64> { ask(number) }
        for _ in 13...111 { #expect(try #require(await program.next()).serviceReply.reply == .nothing(WireEmpty())) }
        #expect(!program.wasKilled)
        ask(112)
        let failure = try #require(await reply.failure)
        #expect(failure.code == .unavailable && failure.message.contains("100 times"))
        #expect(played.events.remarks.contains { $0.contains("more services") })
        await until { played.pool.count == 0 }
    }

    static let wrongAnswers: [(ExtensionRequest.Method, WireAnswer)] = [
        (.resolve(parameter: "content"), WireAnswer(ExtensionAnswer(.resolved([.success(.integer(1))], isList: false)))),
        (.resolve(parameter: "content"), WireAnswer(ExtensionAnswer(.resolved([.disambiguation([.bool(true)])], isList: false)))),
        (.resolve(parameter: "content"), WireAnswer(ExtensionAnswer(.responded(Record("INSendMessageIntentResponse"))))),
        (.resolve(parameter: "content"), WireAnswer(accepted: true)),
        (.resolve(parameter: "content"), WireAnswer()),
        (.options(parameter: "content"), WireAnswer(ExtensionAnswer(.options([.integer(3)])))),
        (.confirm, WireAnswer(ExtensionAnswer(.responded(Record("INRequestRideIntentResponse", ["code": .integer(1)]))))),
        (.confirm, WireAnswer(ExtensionAnswer(.options([])))),
        (
            .handle(operation: "o"),
            WireAnswer(ExtensionAnswer(.responded(Record("INSendMessageIntentResponse", ["code": .string("1")]))))
        ),
        (.handle(operation: "o"), WireAnswer(ExtensionAnswer(.resolved([], isList: true)))),
        (.handle(operation: "o"), .with { $0.responded = .with { $0.fields["code"] = .with { $0.decimal = "many" } } }),
        (.handle(operation: "o"), .with { $0.failed.code = "ofALaterVersion" }),
    ]

    @Test("an answer of a wrong kind or with wrong values is a bad reply", arguments: wrongAnswers.indices)
    func wronglyAnswered(row: Int) async throws {
        let (method, answer) = Self.wrongAnswers[row]
        let played = PlayedConnection()
        async let reply = played.connection.send(ProbeRequest.make(method, "a"), deadline: ProbeRequest.patience).reply
        let program = await played.program()
        program.send(await program.takeFirstCall(), .answer(answer))
        #expect(await reply.failure?.code == .badReply)
        #expect(!program.wasKilled)
    }

    @Test("an operation in progress ends once, and with an outcome that it can have")
    func outcomes() async throws {
        let played = PlayedConnection()
        async let reply = played.handle("o", request: "r")
        let program = await played.program()
        let call = await program.takeFirstCall()
        let inProgress = Record("INSendMessageIntentResponse", ["code": .integer(2)])
        program.send(call, .answer(WireAnswer(ExtensionAnswer(.responded(inProgress)))))
        #expect(await reply == .responded(inProgress))
        for outcome in [ExtensionReply.options([]), .responded(Record("INSendMessageIntentResponse", ["code": .integer(3)]))] {
            let (id, body) = Self.event(.outcome(operation: "o", outcome), "r")
            program.send(id, try #require(body))
        }
        async let second = played.resolve("second")
        program.answer(await program.next()?.id ?? 0, "second")
        #expect(await second.text == "second")
        let outcomes = played.events.others
        #expect(outcomes.count == 1)
        if case .outcome("o", .failed(let failure))? = outcomes.first?.kind {
            #expect(failure.code == .badReply)
        } else {
            Issue.record("it ended with \(outcomes)")
        }
        // Delivered again, it is answered with its outcome.
        #expect(await played.handle("o", request: "r").failure?.code == .badReply)
    }

    @Test("what handle answers once the host has given up is the outcome of its request")
    func late() async throws {
        let played = PlayedConnection()
        let request = ProbeRequest.make(.handle(operation: "o"), "a", "r")
        async let reply = played.connection.send(request, deadline: .milliseconds(1)).reply
        let program = await played.program()
        let call = await program.takeFirstCall()
        #expect(await reply.failure?.code == .deadlineExceeded)
        let response = Record("INSendMessageIntentResponse", ["code": .integer(3)])
        program.send(call, .answer(WireAnswer(ExtensionAnswer(.responded(response)))))
        async let second = played.resolve("second")
        program.answer(await program.next()?.id ?? 0, "second")
        #expect(await second.text == "second")
        let outcomes = played.events.others
        #expect(outcomes.count == 1 && outcomes.first?.request == "r" && outcomes.first?.person == request.person)
        guard case .outcome("o", .responded(response))? = outcomes.first?.kind else {
            Issue.record("it ended with \(outcomes)")
            return
        }
    }

    @Test("a slow frame is read when it is whole")
    func slow() async throws {
        let played = PlayedConnection()
        async let reply = played.resolve("first")
        let program = await played.program()
        let call = await program.takeFirstCall()
        for byte in Self.message(.answer(Self.answer("slow")), id: call) {
            program.write([byte])
            await Task.yield()
        }
        #expect(await reply.text == "slow")
    }

    // MARK: - Messages

    static func frame(_ body: [UInt8]) -> [UInt8] { withUnsafeBytes(of: UInt32(body.count).bigEndian) { Array($0) } + body }

    static func message(_ body: WireExtensionMessage.OneOf_Body, id: UInt64 = 0) -> [UInt8] {
        var message = WireExtensionMessage()
        message.id = id
        message.body = body
        return frame((try? message.serializedBytes()) ?? [])
    }

    static func answer(_ text: String) -> WireAnswer {
        WireAnswer(ExtensionAnswer(.resolved([.success(.string(text))], isList: false)))
    }

    static func event(_ kind: ExtensionEvent.Kind, _ request: String? = nil) -> (UInt64, WireExtensionMessage.OneOf_Body?) {
        (0, .event(WireEvent(ExtensionEvent(kind, request: request))))
    }

    /// An answer with a list in a list in a list.
    static func nested(_ depth: Int) -> [UInt8] {
        func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
            var length = content.count
            var bytes = [tag]
            repeat {
                bytes.append(UInt8(length & 0x7f) | (length > 0x7f ? 0x80 : 0))
                length >>= 7
            } while length > 0
            return bytes + content
        }
        // List.values is field 1, Value.list field 9, Answer.options field 3, and ExtensionMessage.answer also field 3.
        let list = (0..<depth).reduce([UInt8]()) { inner, _ in field(0x0a, field(0x4a, inner)) }
        return frame([8, 1] + field(0x1a, field(0x1a, list)))
    }
}

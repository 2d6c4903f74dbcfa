import ExtensionHost
import ExtensionProtocol
import ExtensionWire
import Foundation
import IntentSchema
import TestSupport
import Testing

/// What a host makes of a program's answer to the question what became of an operation.
@Suite(.inTurn) struct OperationReportTests {
    private enum Expected {
        case answered, notHandled, unknown

        func fits(_ report: OperationReport) -> Bool {
            switch (self, report) {
            case (.answered, .answered), (.notHandled, .notHandled), (.unknown, .unknown): true
            default: false
            }
        }
    }

    private static func responded(_ code: Int, type: String = "INSendMessageIntentResponse") -> WireAnswer {
        WireAnswer(ExtensionAnswer(.responded(Record(type, ["code": .integer(code)]))))
    }

    private static func failed(_ code: ExtensionFailure.Code) -> WireAnswer {
        WireAnswer(failed: ExtensionFailure(code, "as the test says"))
    }

    private static let rows: [(String, WireAnswer, Expected)] = [
        ("the response", responded(3), .answered),
        ("that it has had no effect", WireAnswer(.notHandled), .notHandled),
        ("a call that found no handler", failed(.noHandler), .answered),
        ("that it does not know", failed(.outcomeUnknown), .unknown),
        ("as a program that does not know the question", failed(.badRequest), .unknown),
        ("as one whose handler does not report", WireAnswer(ExtensionAnswer(.notImplemented)), .unknown),
        ("that it is still at work", responded(2), .unknown),
        ("another intent's response", responded(3, type: "INStartWorkoutIntentResponse"), .unknown),
        ("another kind of answer", WireAnswer(accepted: true), .unknown),
        ("nothing", WireAnswer.with { _ in }, .unknown),
        ("a list", WireAnswer(ExtensionAnswer(.options([]))), .unknown),
    ]

    @Test("only what is a response, or a promise, counts; everything else is unknown", arguments: rows.indices)
    func read(row: Int) async {
        let (name, answer, expected) = Self.rows[row]
        let played = PlayedConnection()
        async let report = played.connection.report(on: Self.query, deadline: ProbeRequest.patience)
        let program = await played.program()
        program.send(await program.takeFirstCall(), .answer(answer))
        let found = await report
        #expect(expected.fits(found), "\(name): \(found)")
        #expect(!program.wasKilled)
    }

    @Test("the question names the operation and when it was delivered, and a program that dies of it is unknown")
    func asked() async throws {
        let played = PlayedConnection()
        async let report = played.connection.report(on: Self.query, deadline: ProbeRequest.patience)
        let program = await played.program()
        _ = await program.next()
        program.send(0, .ready(.with { $0.version = 1 }))
        guard case .reportOperation(let query)? = await program.next()?.body else {
            Issue.record("another message came")
            return
        }
        #expect(try query.query(of: "owner") == Self.query)
        program.exit()
        #expect(Expected.unknown.fits(await report))
    }

    @Test("an operation whose call was cut off is delivered again after the program has said that it had no effect")
    func redelivered() async {
        let played = PlayedConnection()
        async let first = played.handle("o", request: "r")
        let program = await played.program()
        _ = await program.takeFirstCall()
        program.exit()
        #expect(await first.failure?.code == .outcomeUnknown)
        async let report = played.connection.report(on: Self.query, deadline: ProbeRequest.patience)
        let second = await played.program()
        second.send(await second.takeFirstCall(), .answer(WireAnswer(.notHandled)))
        #expect(await report == .notHandled)
        async let again = played.handle("o", request: "r")
        second.send(await second.next()?.id ?? 0, .answer(Self.responded(3)))
        #expect(await again == .responded(Record("INSendMessageIntentResponse", ["code": .integer(3)])))
    }

    private static let query = OperationQuery(
        operation: "o", time: Date(timeIntervalSinceReferenceDate: 800_000_000.25),
        intent: Record("INSendMessageIntent", ["content": .string("a")]), identifier: "r", person: "owner")
}

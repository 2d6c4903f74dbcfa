import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
import Intents
import IntentsTesting
import Synchronization
import Testing
import UIKit

/// The connection to an app whose extension leaves handling to it.
struct LeftToAppTests {
    @Test("the app gets what is left of the deadline, and is asked to handle only")
    func deadline() async {
        let clock = ManualClock()
        let appExtension = Recorder { request in
            clock.advance(by: .seconds(4))
            return request.method == .confirm ? code(.ready) : code(.handleInApp)
        }
        let application = Recorder { _ in code(.success) }
        let connection = SplitConnection(
            inApp: ["INPauseWorkoutIntent"], application: application, extension: appExtension, catalogue: .system, clock: clock)
        let intent = INStartWorkoutIntent()
        #expect(await connection.send(request(.confirm, intent), deadline: .seconds(10)).reply == code(.ready).reply)
        #expect(
            await connection.send(request(.handle(operation: "a"), intent), deadline: .seconds(10)).reply == code(.success).reply)
        #expect(application.deadlines == [.seconds(6)])
        _ = await connection.send(request(.handle(operation: "b"), INPauseWorkoutIntent()), deadline: .seconds(10))
        #expect(application.deadlines == [.seconds(6), .seconds(10)] && appExtension.deadlines.count == 2)
    }

    @Test("a failure of the app is the answer; an app without a method for it leaves the extension's answer")
    func failures() async {
        for missing in [ExtensionFailure.Code.noHandler, .wrongHandler, .undeclaredIntent] {
            let answer = await answer(ofApp: .failed(ExtensionFailure(missing, "no method")))
            #expect(answer.reply == code(.handleInApp).reply)
            #expect(answer.remarks.contains { $0.contains("INStartWorkoutIntent") && $0.contains("no method") })
        }
        #expect(await answer(ofApp: .notImplemented).reply == code(.handleInApp).reply)
        for failure in [ExtensionFailure.Code.deadlineExceeded, .badReply, .unavailable, .outcomeUnknown] {
            let reply = ExtensionReply.failed(ExtensionFailure(failure, "at work"))
            #expect(await answer(ofApp: reply).reply == reply)
        }
    }

    @Test(
        "what became of an operation is the extension's to say, or the app's, if the extension has left it to the app",
        arguments: [
            (OperationReport.notHandled, OperationReport.answered(code(.failure).reply), OperationReport.notHandled),
            (.unknown("x"), .answered(code(.failure).reply), .unknown("x")),
            (.answered(code(.success).reply), .notHandled, .answered(code(.success).reply)),
            (.answered(code(.handleInApp).reply), .answered(code(.success).reply), .answered(code(.success).reply)),
            (.answered(code(.handleInApp).reply), .notHandled, .notHandled),
            (.answered(code(.handleInApp).reply), .unknown("y"), .unknown("y")),
            // The app has no method for it, and was opened instead.
            (.answered(code(.handleInApp).reply), .answered(.notImplemented), .answered(code(.handleInApp).reply)),
        ])
    func reported(ofExtension: OperationReport, ofApp: OperationReport, expected: OperationReport) async {
        let connection = SplitConnection(
            inApp: ["INPauseWorkoutIntent"], application: Recorder(reporting: ofApp),
            extension: Recorder(reporting: ofExtension), catalogue: .system)
        func report(_ intent: INIntent) async -> OperationReport {
            await connection.report(
                on: OperationQuery(
                    operation: "a", time: Date(timeIntervalSinceReferenceDate: 0), intent: intent._record, identifier: "1",
                    person: "owner"), deadline: .seconds(10))
        }
        #expect(await report(INStartWorkoutIntent()) == expected)
        #expect(await report(INPauseWorkoutIntent()) == ofApp)
    }

    @Test("a request that is delivered again is neither left nor handled again")
    func repeated() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let app = InProcessApp(LeavingExtension.self, delegate: LeavingApplication.self).installed(
                AppDescription(id: "org.example.leaving", name: "Leaving", intents: ["INStartWorkoutIntent"]),
                services: HostServices(of: "owner", AppServices(permission: { _ in .denied })), types: .system)
            for _ in 1...3 {
                let answer = await app.connection.send(
                    request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
                #expect(answer.response?["code"]?.integer == INStartWorkoutIntentResponseCode.success.rawValue)
            }
            #expect(diary.entries == ["left", "handled"])
        }
    }

    private func answer(ofApp reply: ExtensionReply) async -> ExtensionAnswer {
        let connection = SplitConnection(
            inApp: [], application: Recorder { _ in ExtensionAnswer(reply) }, extension: Recorder { _ in code(.handleInApp) },
            catalogue: .system)
        return await connection.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(10))
    }
}

private func code(_ code: INStartWorkoutIntentResponseCode) -> ExtensionAnswer {
    ExtensionAnswer(.responded(Record("INStartWorkoutIntentResponse", ["code": .integer(code.rawValue)])))
}

/// A connection that notes the deadlines of its calls.
private final class Recorder: ExtensionConnection {
    let events = ExtensionEvents()
    private let noted = Mutex<[Duration]>([])
    private let answer: @Sendable (ExtensionRequest) -> ExtensionAnswer
    private let reported: OperationReport

    convenience init(reporting report: OperationReport) { self.init(reporting: report) { _ in code(.failure) } }

    func report(on query: OperationQuery, deadline: Duration) async -> OperationReport { reported }

    var deadlines: [Duration] { noted.withLock { $0 } }

    init(
        reporting report: OperationReport = .unknown("not asked"),
        _ answer: @escaping @Sendable (ExtensionRequest) -> ExtensionAnswer
    ) {
        reported = report
        self.answer = answer
    }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        noted.withLock { $0.append(deadline) }
        return answer(request)
    }

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }
}

private final class LeavingExtension: INExtension, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("left")
        return INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }
}

private final class LeavingApplication: ApplicationDelegate {
    func application(continue userActivity: NSUserActivity) -> Bool { true }

    func application(
        _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping @Sendable (INIntentResponse) -> Void
    ) {
        Diary.note("handled")
        Thread.detachNewThread { completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil)) }
    }
}

import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import Synchronization
import Testing

@testable import ExtensionRuntime

/// What the runtime keeps of operations beyond its process, and what it asks handlers.
final class OperationTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let time = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private static let answer = ExtensionAnswer(
        .responded(Record("INStartWorkoutIntentResponse", ["code": .integer(4)])), remarks: ["a remark"], handler: 7)

    private func records(at time: Date = time, capacity: Int = OperationRecords.capacity) throws -> OperationRecords {
        try OperationRecords(folder: folder, capacity: capacity) { time }
    }

    /// A connection as a new process makes it.
    private func connection(_ type: INExtension.Type = Reporting.self) -> InProcessConnection {
        let services = HostServices { [folder] _, _ in
            AppServices(operations: folder, permission: { _ in .denied }, now: { Self.time })
        }
        return InProcessConnection(
            type, declaring: ["INStartWorkoutIntent"], resources: AppResources(services, app: "org.example.workouts"))
    }

    private static func workout(_ name: String) -> INStartWorkoutIntent {
        INStartWorkoutIntent(
            workoutName: INSpeakableString(spokenPhrase: name), goalValue: nil, workoutGoalUnitType: .unknown,
            workoutLocationType: .unknown, isOpenEnded: nil)
    }

    private static func query(_ name: String) -> OperationQuery {
        OperationQuery(operation: "a", time: time, intent: workout(name)._record, identifier: "request-1", person: "owner")
    }

    private static func handle(_ name: String) -> ExtensionRequest { request(.handle(operation: "a"), workout(name)) }

    @Test("what is kept outlives the process: what was begun, and what was answered")
    func kept() throws {
        #expect(try records().found("a", since: Self.time) == .nothing)
        #expect(try records().begin("a") == .nothing)
        #expect(try records().found("a", since: Self.time) == .begun)
        #expect(try records().begin("a") == .begun)
        try records().settle("a", Self.answer)
        #expect(try records().found("a", since: Self.time) == .answered(Self.answer))
        #expect(try records().begin("a") == .answered(Self.answer))
        try records().remove("a")
        #expect(try records().found("a", since: Self.time) == .nothing)
        // What was never begun is not kept.
        try records().settle("b", Self.answer)
        #expect(try records().found("b", since: Self.time) == .nothing)
    }

    @Test("what was delivered before anything was kept, or was removed since, is unknown")
    func forgotten() throws {
        let kept = try records(capacity: 2)
        #expect(kept.found("a", since: Self.time - 1) == .unknown)
        for operation in ["a", "b", "c"] { #expect(try kept.begin(operation) == .nothing) }
        #expect(kept.found("a", since: Self.time) == .unknown)
        #expect(kept.found("c", since: Self.time) == .begun)
        #expect(kept.found("d", since: Self.time + 1) == .nothing)
        #expect(try records(capacity: 2).found("d", since: Self.time) == .unknown)
    }

    @Test("a file that is damaged counts as begun")
    func damaged() throws {
        _ = try records().begin("a")
        let file = try #require(
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .first { $0.pathExtension == "operation" })
        for bytes in [Data(), Data("{".utf8), Data("[1]".utf8)] {
            try bytes.write(to: file)
            #expect(try records().found("a", since: Self.time) == .begun)
        }
    }

    @Test("an operation that an earlier process has answered is answered the same, and its handler is not called")
    func replayed() async {
        let first = await connection().send(Self.handle("run"), deadline: .seconds(3_600))
        let diary = Diary()
        let (again, report) = await Diary.$current.withValue(diary) {
            let later = connection()
            let report = await later.report(on: Self.query("run"), deadline: .seconds(3_600))
            return (await later.send(Self.handle("run"), deadline: .seconds(3_600)), report)
        }
        #expect(again.reply == first.reply)
        #expect(report == .answered(first.reply))
        #expect(diary.entries.isEmpty)
    }

    @Test(
        "of an operation that an earlier process has begun the handler is asked, and it is handled again only if it had no effect",
        arguments: [("done", "report a"), ("undone", "report a, handle a"), ("unclear", "report a")])
    func begun(name: String, expected: String) async throws {
        _ = try OperationRecords(folder: folder.appending(path: "extension")) { Self.time }.begin("a")
        let diary = Diary()
        let answer = await Diary.$current.withValue(diary) {
            await connection().send(Self.handle(name), deadline: .seconds(3_600))
        }
        #expect(diary.entries.joined(separator: ", ") == expected)
        #expect(answer.failure?.code == (name == "unclear" ? .outcomeUnknown : nil))
    }

    @Test("the question alone tells the same, and what had no effect can be delivered")
    func asked() async throws {
        let records = try OperationRecords(folder: folder.appending(path: "extension")) { Self.time }
        for name in ["done", "undone", "unclear"] {
            _ = try records.begin("a")
            let diary = Diary()
            let report = await Diary.$current.withValue(diary) {
                await connection().report(on: Self.query(name), deadline: .seconds(3_600))
            }
            #expect(diary.entries == ["report a"])
            switch (name, report) {
            case ("done", .answered(.responded(let response))):
                #expect(response["code"]?.integer == INStartWorkoutIntentResponseCode.success.rawValue)
            case ("undone", .notHandled): #expect(records.found("a", since: Self.time) == .nothing)
            case ("unclear", .unknown): break
            default: Issue.record("\(name) is reported as \(report)")
            }
            records.remove("a")
        }
    }

    @Test("a handler that does not report knows nothing, and is not called again")
    func silent() async throws {
        _ = try OperationRecords(folder: folder.appending(path: "extension")) { Self.time }.begin("a")
        let report = await connection(Silent.self).report(on: Self.query("done"), deadline: .seconds(3_600))
        guard case .unknown(let reason) = report else {
            Issue.record("it is reported as \(report)")
            return
        }
        #expect(reason.contains("OperationReporting"))
        let diary = Diary()
        let answer = await Diary.$current.withValue(diary) {
            await connection(Silent.self).send(Self.handle("done"), deadline: .seconds(3_600))
        }
        #expect(answer.failure?.code == .outcomeUnknown)
        #expect(diary.entries.isEmpty)
    }

    @Test("an operation whose beginning cannot be noted is not handled")
    func full() async throws {
        let connection = connection()
        _ = await connection.send(request(.confirm, Self.workout("run")), deadline: .seconds(3_600))
        // Nothing can be written there, whoever runs the test.
        let own = folder.appending(path: "extension")
        try FileManager.default.removeItem(at: own)
        try Data().write(to: own)
        let diary = Diary()
        let answer = await Diary.$current.withValue(diary) {
            await connection.send(Self.handle("run"), deadline: .seconds(3_600))
        }
        #expect(answer.failure?.code == .unavailable)
        #expect(diary.entries.isEmpty)
    }

    @Test("what handle answers after its deadline is kept, too")
    func late() async throws {
        let connection = connection(Late.self)
        let answer = await connection.send(Self.handle("run"), deadline: .seconds(2))
        #expect(answer.failure?.code == .deadlineExceeded)
        Late.held.withLock { $0 }?(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        let report = await self.connection(Late.self).report(on: Self.query("run"), deadline: .seconds(3_600))
        guard case .answered(.responded(let response)) = report else {
            Issue.record("it is reported as \(report)")
            return
        }
        #expect(response["code"]?.integer == INStartWorkoutIntentResponseCode.success.rawValue)
    }
}

/// Handles workouts, and says of their names what became of them.
private final class Reporting: INExtension, INStartWorkoutIntentHandling, OperationReporting {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("handle \(HandlingContext.current?.operation ?? "none")")
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        Diary.note("report \(operation)")
        return switch (intent as? INStartWorkoutIntent)?.workoutName?.spokenPhrase {
        case "done": .handled(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
        case "undone": .notHandled
        default: .unknown
        }
    }
}

private final class Silent: INExtension, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("handle")
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

/// Answers when it is told to.
private final class Late: INExtension, INStartWorkoutIntentHandling {
    static let held = Mutex<(@Sendable (INStartWorkoutIntentResponse) -> Void)?>(nil)

    func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) {
        Self.held.withLock { $0 = completion }
    }
}

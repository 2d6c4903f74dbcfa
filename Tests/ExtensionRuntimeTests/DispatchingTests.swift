import ExtensionProtocol
import ExtensionRuntime
import Intents
import Testing

struct DispatchingTests {
    @Test("DIS-01 the extension is made when its first request arrives and serves the next ones too")
    func onDemand() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(SeparateHandlers.self, declaring: ["INStartWorkoutIntent", "INEndWorkoutIntent"])
            #expect(diary.entries.isEmpty)
            _ = await transport.send(request(.confirm, INStartWorkoutIntent()), deadline: .seconds(9_000))
            _ = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
            #expect(diary.entries.filter { $0 == "extension" }.count == 1)
        }
    }

    @Test("DIS-02 the object that handler(for:) returns is the one that is called")
    func returnedObjectIsCalled() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(SeparateHandlers.self, declaring: ["INStartWorkoutIntent"])
            let answer = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
            #expect(diary.entries == ["extension", "handler(for: INStartWorkoutIntent)", "StartHandler", "StartHandler.handle"])
            #expect(answer.response?.type == "INStartWorkoutIntentResponse")
        }
    }

    @Test("DIS-03 one handler serves several intents, several handlers one extension each, or the extension serves all itself")
    func handlersAndIntents() async {
        let both = ["INStartWorkoutIntent", "INEndWorkoutIntent"]
        for type in [SeparateHandlers.self, SelfHandling.self, SharedHandler.self] as [INExtension.Type] {
            let transport = InProcessConnection(type, declaring: both)
            let start = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
            let end = await transport.send(
                request(.handle(operation: "b"), INEndWorkoutIntent(workoutName: nil)), deadline: .seconds(9_000))
            #expect(start.response?.type == "INStartWorkoutIntentResponse", "\(type)")
            #expect(end.response?.type == "INEndWorkoutIntentResponse", "\(type)")
        }
    }

    @Test("DIS-04 an intent that is not declared never reaches the extension")
    func undeclared() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(SeparateHandlers.self, declaring: ["INStartWorkoutIntent"])
            let answer = await transport.send(
                request(.handle(operation: "a"), INPauseWorkoutIntent(workoutName: nil)), deadline: .seconds(9_000))
            #expect(answer.failure?.code == .undeclaredIntent)
            #expect(answer.failure?.message.contains("INPauseWorkoutIntent") == true)
            #expect(diary.entries.isEmpty)
        }
    }

    @Test(
        "DIS-05 no handler or one of the wrong kind is told with extension, intent and protocol",
        arguments: [
            (NoHandler.self, ExtensionFailure.Code.noHandler), (HiddenNoHandler.self, .noHandler),
            (WrongHandler.self, .wrongHandler),
            (WrongKind.self, .wrongHandler),
        ] as [(INExtension.Type, ExtensionFailure.Code)])
    func wrongHandlers(type: INExtension.Type, code: ExtensionFailure.Code) async throws {
        let transport = InProcessConnection(type, declaring: ["INStartWorkoutIntent"])
        let answer = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
        let failure = try #require(answer.failure)
        #expect(failure.code == code)
        for name in ["\(type)", "INStartWorkoutIntent", "INStartWorkoutIntentHandling"] {
            #expect(failure.message.contains(name))
        }
    }

    @Test("DIS-06 every call asks for a handler afresh and calls one method on it")
    func freshHandlers() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(SeparateHandlers.self, declaring: ["INStartWorkoutIntent"])
            for method in [ExtensionRequest.Method.resolve(parameter: "workoutName"), .confirm, .handle(operation: "a")] {
                _ = await transport.send(request(method, INStartWorkoutIntent()), deadline: .seconds(9_000))
            }
            let ask = "handler(for: INStartWorkoutIntent)"
            #expect(
                diary.entries == [
                    "extension", ask, "StartHandler", "StartHandler.resolve", ask, "StartHandler", "StartHandler.confirm", ask,
                    "StartHandler", "StartHandler.handle",
                ])
        }
    }

    @Test(
        "DIS-07 a handler that the extension keeps and returns again keeps its state; strictly, the extension is created anew and it is told",
        arguments: [SelfHandling.self, SharedHandler.self] as [INExtension.Type], [false, true])
    func keptHandlers(type: INExtension.Type, reloads: Bool) async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let connection = InProcessConnection(type, declaring: ["INStartWorkoutIntent"], reloadsExtension: reloads)
            var answers: [ExtensionAnswer] = []
            for operation in ["a", "b", "c"] {
                answers.append(
                    await connection.send(
                        request(.handle(operation: operation), INStartWorkoutIntent()), deadline: .seconds(9_000)))
            }
            let calls = diary.entries.filter { $0.hasPrefix("calls") }
            #expect(calls == (reloads ? ["calls 1", "calls 1", "calls 1"] : ["calls 1", "calls 2", "calls 3"]))
            // An extension that handles its intents itself is dropped after each call, and so never returns itself again.
            let isTold = reloads && type == SharedHandler.self
            #expect(answers.map(\.remarks.isEmpty) == [true, !isTold, !isTold])
            #expect(Set(answers.map(\.handler)).count == 3)
        }
    }

    @Test("DIS-07 what an extension keeps ends with its process: after a missed deadline it is created anew")
    func lateProcess() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let connection = InProcessConnection(
                NeverConfirms.self, declaring: ["INStartWorkoutIntent"], clock: HastyOnceClock())
            let late = await connection.send(request(.confirm, INStartWorkoutIntent()), deadline: .seconds(9_000))
            #expect(late.failure?.code == .deadlineExceeded)
            _ = await connection.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
            #expect(diary.entries.filter { $0.hasPrefix("calls") } == ["calls 1", "calls 1"])
        }
    }

    @Test(
        "DIS-08 handler(for:) may be written with either result",
        arguments: [AnyResult.self, OptionalResult.self] as [INExtension.Type])
    func eitherResult(type: INExtension.Type) async {
        let transport = InProcessConnection(type, declaring: ["INStartWorkoutIntent"])
        let answer = await transport.send(request(.handle(operation: "a"), INStartWorkoutIntent()), deadline: .seconds(9_000))
        #expect(answer.response != nil)
    }

    @Test("a method that the handler does not have is not called, and no other is")
    func notImplemented() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(SeparateHandlers.self, declaring: ["INStartWorkoutIntent"])
            let answer = await transport.send(
                request(.resolve(parameter: "goalValue"), INStartWorkoutIntent()), deadline: .seconds(9_000))
            #expect(answer.reply == .notImplemented)
            #expect(diary.entries == ["extension", "handler(for: INStartWorkoutIntent)", "StartHandler"])
        }
    }

    @Test("the handler sees the request's identifier and, while handling, the operation")
    func context() async {
        let diary = Diary()
        await Diary.$current.withValue(diary) {
            let transport = InProcessConnection(ContextReader.self, declaring: ["INStartWorkoutIntent"])
            _ = await transport.send(request(.confirm, INStartWorkoutIntent(), identifier: "r-7"), deadline: .seconds(9_000))
            _ = await transport.send(
                request(.handle(operation: "op-3"), INStartWorkoutIntent(), identifier: "r-7"), deadline: .seconds(9_000))
            #expect(diary.entries == ["confirm r-7 none", "handle r-7 op-3"])
        }
    }
}

// Extensions

private final class SeparateHandlers: INExtension {
    override init() {
        Diary.note("extension")
    }

    override func handler(for intent: INIntent) -> Any? {
        Diary.note("handler(for: \(type(of: intent)))")
        return intent is INStartWorkoutIntent ? StartHandler() : EndHandler()
    }
}

private final class StartHandler: NSObject, INStartWorkoutIntentHandling {
    override init() {
        Diary.note("StartHandler")
    }

    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        Diary.note("StartHandler.resolve")
        return .notRequired()
    }

    func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("StartHandler.confirm")
        return INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("StartHandler.handle")
        return INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

private final class EndHandler: NSObject, INEndWorkoutIntentHandling {
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil)
    }
}

/// Handles two intents and counts its calls.
private final class WorkoutCounter: NSObject, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    private var calls = 0

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        calls += 1
        Diary.note("calls \(calls)")
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

private final class SharedHandler: INExtension {
    private let shared = WorkoutCounter()

    override func handler(for intent: INIntent) -> Any { shared }
}

private final class SelfHandling: INExtension, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    private var calls = 0

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        calls += 1
        Diary.note("calls \(calls)")
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }

    func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

/// Never answers `confirm`, and counts its calls.
private final class NeverConfirms: INExtension, INStartWorkoutIntentHandling {
    private var calls = 0

    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        calls += 1
        Diary.note("calls \(calls)")
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        calls += 1
        Diary.note("calls \(calls)")
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

private final class NoHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? { nil }
}

private final class HiddenNoHandler: INExtension {
    override func handler(for intent: INIntent) -> Any { Optional<StartHandler>.none as Any }
}

private final class WrongHandler: INExtension {
    override func handler(for intent: INIntent) -> Any { EndHandler() }
}

private final class WrongKind: INExtension {
    override func handler(for intent: INIntent) -> Any { "no handler at all" }
}

private final class AnyResult: INExtension {
    override func handler(for intent: INIntent) -> Any { StartHandler() }
}

private final class OptionalResult: INExtension {
    override func handler(for intent: INIntent) -> Any? { StartHandler() }
}

private final class ContextReader: INExtension, INStartWorkoutIntentHandling {
    func confirm(intent: INStartWorkoutIntent, completion: (INStartWorkoutIntentResponse) -> Void) {
        Diary.note("confirm \(intent.identifier ?? "none") \(HandlingContext.current?.operation ?? "none")")
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        Diary.note("handle \(intent.identifier ?? "none") \(HandlingContext.current?.operation ?? "none")")
        return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}

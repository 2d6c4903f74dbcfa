import Intents
import Synchronization
import Testing

/// Handlers in every spelling that the API ever had, and how they are reached.
struct SpellingTests {
    static let method = HandlerMethod.handle
    static let handlers: [(any NSObjectProtocol & Sendable, HandlerSpelling)] = [
        (CompletionHandler(), .completion), (AsyncHandler(), .async), (FirstGenerationHandler(), .firstGeneration),
        (SynchronousHandler(), .async), (EveryWayHandler(), .async), (DerivedHandler(), .completion),
        (ImmediateCompletionHandler(), .completion), (SendableCompletionHandler(), .completion),
    ]

    @Test("DIS-09 a handler written in any spelling is called, the others are not", arguments: handlers)
    func spelling(handler: any NSObjectProtocol & Sendable, expected: HandlerSpelling) async throws {
        let entry = try #require(IntentDispatch.all["INRequestRideIntent"])
        #expect(entry.adopts(handler))
        #expect(entry.spelling(handler, .handle) == expected)
        #expect(entry.spelling(handler, .confirm) == nil)
        let answers = Mutex<[INIntentResponse]>([])
        let intent = entry.makeIntent(INRequestRideIntent(partySize: 3)._record)
        await entry.call(
            handler, .handle, intent,
            HandlerAnswer { content in
                if case .response(let response) = content { answers.withLock { $0.append(response) } }
            })
        let response = try #require(answers.withLock { $0.first } as? INRequestRideIntentResponse)
        #expect(answers.withLock { $0.count } == 1)
        #expect(response.code == .success)
        #expect(response.rideStatus?.rideIdentifier == "3")
    }
}

private func answer(_ intent: INRequestRideIntent) -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.rideIdentifier = intent.partySize.map { "\($0)" }
    response.rideStatus = status
    return response
}

private class CompletionHandler: NSObject, INRequestRideIntentHandling, @unchecked Sendable {
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(answer(intent))
    }
}

private final class DerivedHandler: CompletionHandler, @unchecked Sendable {}

private final class AsyncHandler: NSObject, INRequestRideIntentHandling, Sendable {
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { answer(intent) }
}

private final class FirstGenerationHandler: NSObject, INRequestRideIntentHandling, Sendable {
    func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(answer(intent))
    }
}

private final class SynchronousHandler: NSObject, INRequestRideIntentHandling, Sendable {
    func handle(intent: INRequestRideIntent) -> INRequestRideIntentResponse { answer(intent) }
}

private final class EveryWayHandler: NSObject, Sendable {}

extension EveryWayHandler: INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { answer(intent) }
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
    }
    func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
    }
}

private final class ImmediateCompletionHandler: NSObject, INRequestRideIntentHandling, Sendable {
    func handle(intent: INRequestRideIntent, completion: (INRequestRideIntentResponse) -> Void) {
        completion(answer(intent))
    }
}

private final class SendableCompletionHandler: NSObject, INRequestRideIntentHandling, Sendable {
    func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
        completion(answer(intent))
    }
}

@_spi(GeneratedCode) import Intents
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

extension SpellingTests {
    static let payees: [(any NSObjectProtocol & Sendable, HandlerSpelling, Int?)] = [
        (NewerPayee(), .completion, 2), (OlderPayee(), .olderCompletion, nil), (BothPayees(), .completion, 2),
        (OlderFirstGenerationPayee(), .olderFirstGeneration, nil), (AsyncPayee(), .async, 2), (OlderAsyncPayee(), .async, nil),
    ]

    @Test("where a method has two result types the newer one is called and the older one is accepted", arguments: payees)
    func overloads(handler: any NSObjectProtocol & Sendable, expected: HandlerSpelling, reason: Int?) async throws {
        let entry = try #require(IntentDispatch.all["INSendPaymentIntent"])
        #expect(entry.spelling(handler, .resolve("payee")) == expected)
        let results = Mutex<[INIntentResolutionResult]>([])
        await entry.call(
            handler, .resolve("payee"), INSendPaymentIntent(payee: nil, currencyAmount: nil, note: nil),
            HandlerAnswer { content in
                if case .resolution(let result) = content { results.withLock { $0.append(result) } }
            })
        #expect(results.withLock { $0.map(\._resolution) } == [.unsupported(reason: reason)])
    }

    @Test(
        "updates may be written in either spelling and are required",
        arguments: [
            (RideStatusHandler(), HandlerSpelling.async), (FirstRideStatusHandler(), .firstGeneration),
        ] as [(any NSObjectProtocol & Sendable, HandlerSpelling)])
    func updates(handler: any NSObjectProtocol & Sendable, expected: HandlerSpelling) throws {
        let entry = try #require(IntentDispatch.all["INGetRideStatusIntent"])
        #expect(entry.spelling(handler, .handle) == expected)
    }

    @Test("a helper that only looks like a handler's method does not pass for it")
    func lookalike() throws {
        let entry = try #require(IntentDispatch.all["INHangUpCallIntent"])
        #expect(entry.spelling(Lookalike(), .confirm) == nil)
        #expect(entry.spelling(Lookalike(), .handle) == .completion)
    }

    @Test("one class may adopt every protocol of its domains")
    func everything() throws {
        for name in ["INListRideOptionsIntent", "INRequestRideIntent", "INGetRideStatusIntent", "INStartWorkoutIntent"] {
            let entry = try #require(IntentDispatch.all[name])
            #expect(entry.spelling(AllRides(), .handle) == .async, "\(name)")
        }
        #expect(try #require(IntentDispatch.all["INSendPaymentIntent"]).adopts(AllRides()) == false)
    }
}

private class PaymentHandler: NSObject, @unchecked Sendable {
    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        completion(INSendPaymentIntentResponse(code: .success, userActivity: nil))
    }
}

private final class NewerPayee: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
        completion(.unsupported(forReason: .insufficientFunds))
    }
}

private final class OlderPayee: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
        completion(.unsupported())
    }
}

private final class BothPayees: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
        completion(.unsupported())
    }
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void) {
        completion(.unsupported(forReason: .insufficientFunds))
    }
}

private final class OlderFirstGenerationPayee: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Void) {
        completion(.unsupported())
    }
}

private final class AsyncPayee: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        .unsupported(forReason: .insufficientFunds)
    }
}

private final class OlderAsyncPayee: PaymentHandler, INSendPaymentIntentHandling, @unchecked Sendable {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult { .unsupported() }
}

private final class RideStatusHandler: NSObject, INGetRideStatusIntentHandling, Sendable {
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { .init(code: .success, userActivity: nil) }
    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {}
    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}

private final class FirstRideStatusHandler: NSObject, INGetRideStatusIntentHandling, Sendable {
    func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {}
    func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
    }
    func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {}
}

private final class Lookalike: NSObject, INHangUpCallIntentHandling, Sendable {
    func confirm(intent: INHangUpCallIntent) -> Bool { true }
    func handle(intent: INHangUpCallIntent) -> String { "done" }
    func handle(intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void) {}
}

private final class AllRides: NSObject, INRidesharingDomainHandling, INStartWorkoutIntentHandling, Sendable {
    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        .init(code: .success, userActivity: nil)
    }
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { .init(code: .success, userActivity: nil) }
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { .init(code: .success, userActivity: nil) }
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse { .init(code: .success, userActivity: nil) }
    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {}
    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}

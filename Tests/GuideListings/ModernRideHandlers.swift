import Intents

/// The ride handler of the listings with today's completion handlers.
class CompletionRideHandler: NSObject, INRequestRideIntentHandling {
    private let original = RideHandler()

    func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    {
        original.resolveDropOffLocation(forRequestRide: intent, with: completion)
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        original.handle(requestRide: intent, completion: completion)
    }
}

/// The ride handler of the listings with asynchronous methods.
class AsyncRideHandler: NSObject, INRequestRideIntentHandling {
    private let original = RideHandler()

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        await withCheckedContinuation { continuation in
            original.resolveDropOffLocation(forRequestRide: intent) { continuation.resume(returning: $0) }
        }
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        await withCheckedContinuation { continuation in
            original.handle(requestRide: intent) { continuation.resume(returning: $0) }
        }
    }
}

class CompletionRideExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { CompletionRideHandler() }
}

class AsyncRideExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? { AsyncRideHandler() }
}

import Intents

/// One handler with one method more than it must have.
final class RideExtension: INExtension, INRequestRideIntentHandling {
    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        intent.partySize.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .success, userActivity: nil)
    }
}

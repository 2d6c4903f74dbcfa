import Intents
import RidesCore

/// Tells how the ride stands, once or again and again.
final class RideStatusHandler: NSObject, INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(Self.response())
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
        RideUpdates.shared.start(for: intent.identifier ?? "", to: observer, every: .seconds(5), response: Self.response)
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {
        RideUpdates.shared.stop(for: intent.identifier ?? "")
    }

    /// How the ride stands now; a response without a status when there is none.
    @Sendable private static func response() -> INGetRideStatusIntentResponse {
        do {
            let status = try RideService.shared().currentRide()
            let response = INGetRideStatusIntentResponse(code: .success, userActivity: status.map { .ride($0.ride.id) })
            response.rideStatus = status.map { INRideStatus($0) }
            return response
        } catch {
            error.log(in: "handle(GetRideStatus)")
            return INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

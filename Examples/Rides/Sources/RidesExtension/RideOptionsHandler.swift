import Intents
import RidesCore

/// Lists what a ride would cost and when it would come.
final class RideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
    func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        PlaceResolution.pickup(
            intent.pickupLocation, dropOff: intent.dropOffLocation, service: RideService.shared, completion: completion)
    }

    func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(PlaceResolution.dropOff(intent.dropOffLocation, pickup: intent.pickupLocation))
    }

    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        guard let pickup = intent.pickupLocation.flatMap(Place.init), let dropOff = intent.dropOffLocation.flatMap(Place.init)
        else {
            return completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
        }
        do {
            let offers = try RideService.shared().options(from: pickup, to: dropOff)
            guard let expiry = offers.map(\.expires).min() else {
                let code = INListRideOptionsIntentResponseCode.failureRequiringAppLaunchServiceTemporarilyUnavailable
                return completion(INListRideOptionsIntentResponse(code: code, userActivity: nil))
            }
            let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
            response.rideOptions = offers.map { INRideOption($0) }
            response.expirationDate = expiry
            completion(response)
        } catch {
            error.log(in: "handle(ListRideOptions)")
            let isOutside = error.code == .noServiceInArea
            completion(
                INListRideOptionsIntentResponse(
                    code: isOutside ? .failureRequiringAppLaunchNoServiceInArea : .failure, userActivity: nil))
        }
    }
}

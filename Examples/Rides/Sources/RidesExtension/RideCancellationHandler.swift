import Intents
import RidesCore

/// Cancels rides, written without completion handlers.
final class RideCancellationHandler: NSObject, INCancelRideIntentHandling {
    func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        do {
            let service = try RideService.shared()
            let terms = try service.cancellationFee(ofRide: service.ride(meantBy: intent.rideIdentifier))
            return Self.response(.ready, fee: terms.cents, freeUntil: terms.freeUntil)
        } catch {
            error.log(in: "confirm(CancelRide)")
            return INCancelRideIntentResponse(code: .failure, userActivity: nil)
        }
    }

    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        do {
            let service = try RideService.shared()
            let ride = try service.cancel(ride: service.ride(meantBy: intent.rideIdentifier))
            return Self.response(.success, fee: ride.cancellationFee, freeUntil: ride.freeCancellationEnds)
        } catch {
            error.log(in: "handle(CancelRide)")
            return INCancelRideIntentResponse(code: .failure, userActivity: nil)
        }
    }

    private static func response(
        _ code: INCancelRideIntentResponseCode, fee: Int, freeUntil: Date
    ) -> INCancelRideIntentResponse {
        let response = INCancelRideIntentResponse(code: code, userActivity: nil)
        response.cancellationFee = fee == 0 ? nil : .dollars(cents: fee)
        response.cancellationFeeThreshold = .instant(freeUntil)
        return response
    }
}

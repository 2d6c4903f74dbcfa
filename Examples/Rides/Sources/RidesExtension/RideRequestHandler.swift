import Intents
import RidesCore

/// Resolves, confirms and books rides.
final class RideRequestHandler: NSObject, INRequestRideIntentHandling {
    func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        PlaceResolution.pickup(
            intent.pickupLocation, dropOff: intent.dropOffLocation, service: RideService.shared, completion: completion)
    }

    func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(PlaceResolution.dropOff(intent.dropOffLocation, pickup: intent.pickupLocation))
    }

    func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        // Without a wish the cheapest option that takes the party is found when confirming.
        guard let name = intent.rideOptionName else { return completion(.notRequired()) }
        let fitting = RideProduct.all.filter { $0.capacity >= intent.partySize ?? 1 }
        guard let product = RideProduct(name) else { return completion(Self.choice(among: fitting)) }
        // A party that no option takes is the party's fault, not the option's.
        completion(
            fitting.isEmpty || fitting.contains(product) ? .success(with: product.speakableName) : Self.choice(among: fitting))
    }

    private static func choice(among products: [RideProduct]) -> INSpeakableStringResolutionResult {
        let products = products.isEmpty ? RideProduct.all : products
        return products.count == 1
            ? .confirmationRequired(with: products[0].speakableName) : .disambiguation(with: products.map(\.speakableName))
    }

    func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
        let size = intent.partySize ?? 1
        completion((1...RideProduct.largestCapacity).contains(size) ? .success(with: size) : .unsupported())
    }

    func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
    ) {
        guard let range = intent.scheduledPickupTime else { return completion(.notRequired()) }
        // On a day that is named alone it may be any hour, the last one included.
        let isDay = range.startDateComponents?.hour == nil
        let last = isDay ? range.startDate.flatMap { Calendar.current.date(byAdding: .day, value: 1, to: $0) } : range.startDate
        // A time too far ahead is refused when confirming, where there is a code that says so.
        guard let last, last >= RideClock.now().addingTimeInterval(-60) else {
            return completion(.unsupported())
        }
        completion(isDay ? .needsValue() : .success(with: range))
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        do {
            let service = try RideService.shared()
            let offer = try service.offer(for: intent.request(), operation: intent.operation)
            let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
            response.rideStatus = INRideStatus(offer, vehicleAt: try service.vehiclePosition(for: offer))
            completion(response)
        } catch {
            error.log(in: "confirm(RequestRide)")
            completion(INRequestRideIntentResponse(code: error.requestRideCode, userActivity: nil))
        }
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        do {
            let service = try RideService.shared()
            completion(try response(to: service.book(intent.request(), operation: intent.operation), service))
        } catch {
            error.log(in: "handle(RequestRide)")
            completion(INRequestRideIntentResponse(code: error.requestRideCode, userActivity: nil))
        }
    }

    private func response(to ride: Ride, _ service: RideService) throws(RideError) -> INRequestRideIntentResponse {
        let response = INRequestRideIntentResponse(code: .success, userActivity: .ride(ride.id))
        response.rideStatus = INRideStatus(try service.status(of: ride))
        return response
    }
}

extension RideRequestHandler: OperationReporting {
    func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        guard let intent = intent as? INRequestRideIntent else { return .unknown }
        do {
            let service = try RideService.shared()
            // Rides are booked under the request's identifier, which confirm knows, too; a request is handled as one operation.
            guard let ride = try service.ride(operation: intent.operation) else { return .notHandled }
            return .handled(try response(to: ride, service))
        } catch {
            error.log(in: "report(RequestRide)")
            return .unknown
        }
    }
}

extension INRequestRideIntent {
    /// Ties what was confirmed to what is handled, and keeps the same request from being booked twice.
    var operation: String { identifier ?? UUID().uuidString }

    /// What is asked for in the terms of the service.
    func request() throws(RideError) -> RideRequest {
        guard let pickup = pickupLocation.flatMap(Place.init), let dropOff = dropOffLocation.flatMap(Place.init) else {
            throw RideError(.noServiceInArea, "pickup or drop-off is missing or has no position")
        }
        let size = partySize ?? 1
        let named = rideOptionName.flatMap(RideProduct.init)
        guard let product = named ?? (rideOptionName == nil ? RideProduct.cheapest(for: size) : nil) else {
            throw RideError(rideOptionName == nil ? .partyTooLarge : .unknownOption, "no ride option fits the request")
        }
        return RideRequest(
            pickup: pickup, dropOff: dropOff, product: product, partySize: size, scheduledPickup: scheduledPickupTime?.startDate)
    }
}

extension RideError {
    var requestRideCode: INRequestRideIntentResponseCode {
        switch code {
        case .noServiceInArea: .failureRequiringAppLaunchNoServiceInArea
        case .noDriverAvailable: .failureRequiringAppLaunchServiceTemporarilyUnavailable
        case .previousRideNeedsCompletion: .failureRequiringAppLaunchPreviousRideNeedsCompletion
        case .scheduledTooFar: .failureRequiringAppLaunchRideScheduledTooFar
        default: .failure
        }
    }
}

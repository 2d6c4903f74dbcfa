import Intents

public final class AsyncRideExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any? {
        if intent is INRequestRideIntent || intent is INListRideOptionsIntent { return AsyncRides() }
        return intent is INGetRideStatusIntent ? AsyncStatus() : nil
    }
}

/// Looks options up as a server would.
actor RideService {
    static let shared = RideService()
    private var bookings = 0

    func options() async -> [INRideOption] { Fleet.shared.options() }
    func book() -> Int {
        bookings += 1
        return bookings
    }
}

final class AsyncRides: NSObject, INRequestRideIntentHandling, INListRideOptionsIntentHandling {
    func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        guard let pickup = intent.pickupLocation else { return .needsValue() }
        return Fleet.shared.serves(pickup) ? .success(with: pickup) : .unsupported()
    }

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .notRequired()
    }

    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        guard let size = intent.partySize else { return .confirmationRequired(with: 1) }
        return size > 8 ? .unsupported() : .success(with: size)
    }

    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
        if let name = intent.rideOptionName { return .success(with: name) }
        let options = await RideService.shared.options()
        return .disambiguation(with: options.map { INSpeakableString(spokenPhrase: $0.name) })
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        .init(code: .ready, userActivity: nil)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        _ = await RideService.shared.book()
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = Fleet.shared.status(for: intent)
        return response
    }

    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        response.rideOptions = await RideService.shared.options()
        response.paymentMethods = [
            INPaymentMethod(type: .credit, name: "Card", identificationHint: "1111", icon: nil), .applePay(),
        ]
        response.expirationDate = Date(timeIntervalSinceReferenceDate: 3600)
        return response
    }
}

final class AsyncStatus: NSObject, INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        (status.rideIdentifier, status.phase) = ("ride-1", .ongoing)
        response.rideStatus = status
        return response
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
        Task { @MainActor in
            observer.didUpdate(getRideStatus: .init(code: .success, userActivity: nil))
        }
    }

    func stopSendingUpdates(for _: INGetRideStatusIntent) {}
}

import Intents

/// A ride app whose answers depend on nothing but the values that it gets.
final class TripExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { TripHandler() }
}

final class TripHandler: NSObject, INRequestRideIntentHandling {
    func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    {
        completion(.notRequired())
    }

    func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    {
        guard let place = intent.dropOffLocation else { return completion(.needsValue()) }
        switch place.name {
        case "Ferry Building": completion(.confirmationRequired(with: Self.place("Pier 1")))
        case "Golden Gate Park": completion(.unsupported())
        case "Coit Tower": completion(.disambiguation(with: [Self.place("North Gate"), Self.place("South Gate")]))
        case "Chinatown": completion(.success(with: Self.place("Dragon Gate")))
        default: completion(.success(with: place))
        }
    }

    func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
        completion(intent.partySize.map { $0 > 4 ? .unsupported() : .success(with: $0) } ?? .success(with: 1))
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        if intent.dropOffLocation?.name == "Pier 39" {
            return completion(INRequestRideIntentResponse(code: .failureRequiringAppLaunchNoServiceInArea, userActivity: nil))
        }
        let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
        response.rideStatus = Self.status(of: intent, phase: .received)
        completion(response)
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = Self.status(of: intent, phase: .confirmed)
        completion(response)
    }

    private static func place(_ name: String) -> CLPlacemark {
        CLPlacemark(location: CLLocation(latitude: 37.8, longitude: -122.4), name: name, postalAddress: nil)
    }

    private static func status(of intent: INRequestRideIntent, phase: INRidePhase) -> INRideStatus {
        let status = INRideStatus()
        let option = INRideOption(name: "Comet", estimatedPickupDate: Date(timeIntervalSince1970: 1_767_632_400 + 300))
        option.priceRange = INPriceRange(
            price: NSDecimalNumber(string: "\(10 + (intent.partySize ?? 1)).25"), currencyCode: "USD")
        status.rideOption = option
        status.rideIdentifier = "trip-1"
        status.phase = phase
        status.dropOffLocation = intent.dropOffLocation
        status.driver = INRideDriver(
            phoneNumber: "555-0100", nameComponents: nil, displayName: "Dana", image: nil, rating: "4.9")
        return status
    }
}

/// A ride app with nothing but what it must have.
final class BareExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { BareHandler() }
}

final class BareHandler: NSObject, INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        status.dropOffLocation = intent.dropOffLocation
        response.rideStatus = status
        return response
    }
}

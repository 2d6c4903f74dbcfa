import Foundation
import Intents
import IntentsTesting
import Synchronization

/// A ride app with a choice, a guess, a refusal and a fare, for trying what tests can say.
final class RickshawExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { RickshawHandler() }
}

final class RickshawHandler: NSObject, INRequestRideIntentHandling {
    func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void)
    {
        guard let place = intent.dropOffLocation else { return completion(.needsValue()) }
        switch place.name {
        case "Ferry Building": completion(.disambiguation(with: [Self.place("North Pier"), Self.place("South Pier")]))
        case "Coit Tower": completion(.confirmationRequired(with: Self.place("Telegraph Hill")))
        case "Golden Gate Park": completion(.unsupported())
        default: completion(.success(with: place))
        }
    }

    func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
        completion(intent.partySize.map { $0 > 2 ? .unsupported() : .success(with: $0) } ?? .success(with: 1))
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(Self.response(.ready, intent))
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        Self.ride(intent)
        completion(Self.response(.success, intent))
    }

    private static func place(_ name: String) -> CLPlacemark {
        CLPlacemark(location: CLLocation(latitude: 37.8, longitude: -122.4), name: name, postalAddress: nil)
    }

    private static func response(_ code: INRequestRideIntentResponseCode, _ intent: INRequestRideIntent)
        -> INRequestRideIntentResponse
    {
        let response = INRequestRideIntentResponse(code: code, userActivity: nil)
        let status = INRideStatus()
        let option = INRideOption(name: "Rickshaw", estimatedPickupDate: Date(timeIntervalSince1970: 1_767_632_700))
        option.priceRange = INPriceRange(price: NSDecimalNumber(string: "7.50"), currencyCode: "USD")
        status.rideOption = option
        status.dropOffLocation = intent.dropOffLocation
        response.rideStatus = status
        return response
    }

    /// Adds a line to the app's file of rides.
    private static func ride(_ intent: INRequestRideIntent) {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.rickshaw")
        guard let file = folder?.appending(path: "rides.txt") else { return }
        let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? (before + "\(intent.dropOffLocation?.name ?? "?")\n").write(to: file, atomically: true, encoding: .utf8)
    }
}

/// An app that tells that it goes on, and answers later from another thread.
final class TricycleExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { TricycleHandler() }
}

final class TricycleHandler: NSObject, INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        nonisolated(unsafe) let answer = completion
        answer(INRequestRideIntentResponse(code: .inProgress, userActivity: nil))
        DispatchQueue.global().async { answer(INRequestRideIntentResponse(code: .success, userActivity: nil)) }
    }
}

/// A handler that never answers.
final class MuteExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { MuteHandler() }
}

final class MuteHandler: NSObject, INRequestRideIntentHandling {
    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {}
}

extension TestApp {
    static let rickshaw = TestApp(RickshawExtension.self, name: "Rickshaw", intents: [INRequestRideIntent.self])
}

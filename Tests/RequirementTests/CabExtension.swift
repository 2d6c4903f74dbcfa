import Foundation
import Intents
import Synchronization

/// The cabs of a test: what its handlers share, as they live for one call only.
final class CabStand: Sendable {
    @TaskLocal static var current = CabStand()

    struct State {
        var option: String?
        var phase = INRidePhase.unknown
        var pickupIn = 300.0
        var isCancelled = false
        var observers: [any INGetRideStatusIntentResponseObserver] = []
    }

    let state = Mutex(State())

    /// Runs a test with cabs and a notebook of its own.
    static func open(_ test: (CabStand, Notebook) async throws -> Void) async throws {
        let stand = CabStand()
        try await $current.withValue(stand) { try await Notebook.open { try await test(stand, $0) } }
    }

    /// Moves the ride on and has everyone told who asked for that.
    func move(to phase: INRidePhase, pickupIn: Double = 300) {
        state.withLock { state in
            state.phase = phase
            state.pickupIn = pickupIn
        }
        let observers = state.withLock { $0.observers }
        for observer in observers { observer.didUpdate(getRideStatus: response()) }
    }

    func response() -> INGetRideStatusIntentResponse {
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = status()
        return response
    }

    /// The ride as it stands; `nil` when there is none.
    func status() -> INRideStatus? {
        let now = state.withLock { (option: $0.option, phase: $0.phase, pickupIn: $0.pickupIn, isCancelled: $0.isCancelled) }
        guard let name = now.option else { return nil }
        let status = INRideStatus()
        status.rideIdentifier = "cab-1"
        status.phase = now.phase
        status.estimatedPickupDate = CabHandler.now + now.pickupIn
        status.rideOption = CabHandler.option(name)
        status.driver = INRideDriver(phoneNumber: "555-0100", nameComponents: nil, displayName: "Dana", image: nil, rating: "4.9")
        let vehicle = INRideVehicle()
        vehicle.manufacturer = "Volt"
        vehicle.model = "One"
        vehicle.registrationPlate = "7CAB42"
        status.vehicle = vehicle
        if now.isCancelled { status.completionStatus = INRideCompletionStatus.canceledByUser() }
        return status
    }
}

final class CabExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { CabHandler() }
}

/// One handler for all that can be done with a ride, in whatever order it is done.
final class CabHandler: NSObject, INListRideOptionsIntentHandling, INRequestRideIntentHandling, INGetRideStatusIntentHandling,
    INCancelRideIntentHandling
{
    static let now = Date(timeIntervalSince1970: 1_767_632_400)
    private static let prices = ["Compact": "12.50", "SUV": "30.00", "Sedan": "20.00"]
    private var isObserved = false

    static func option(_ name: String) -> INRideOption {
        let option = INRideOption(name: name, estimatedPickupDate: now + 240)
        option.priceRange = INPriceRange(price: NSDecimalNumber(string: prices[name] ?? "0"), currencyCode: "USD")
        return option
    }

    // Listing

    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        Notebook.note("list")
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        response.rideOptions = [Self.option("Compact"), Self.option("SUV")]
        response.expirationDate = Self.now + 600
        return response
    }

    // Requesting

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .notRequired()
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Notebook.note("confirm \(intent.rideOptionName?.spokenPhrase ?? "any")")
        let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
        let status = INRideStatus()
        status.rideOption = Self.option(Self.name(for: intent))
        response.rideStatus = status
        return response
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Notebook.note("request \(intent.rideOptionName?.spokenPhrase ?? "any")")
        CabStand.current.state.withLock { state in
            state.option = Self.name(for: intent)
            state.phase = .confirmed
        }
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = CabStand.current.status()
        return response
    }

    /// An unknown option falls back to the sedan, as in the guide's listing.
    private static func name(for intent: INRequestRideIntent) -> String {
        let spoken = intent.rideOptionName?.spokenPhrase.lowercased()
        return prices.keys.first { $0.lowercased() == spoken } ?? "Sedan"
    }

    // Following

    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        Notebook.note("status")
        return CabStand.current.response()
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
        isObserved = true
        Notebook.note("start \(intent.identifier ?? "?")")
        CabStand.current.state.withLock { $0.observers.append(observer) }
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {
        Notebook.note("stop \(intent.identifier ?? "?")\(isObserved ? "" : " by another handler")")
    }

    // Cancelling

    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        CabStand.current.state.withLock { $0.isCancelled = true }
        return INCancelRideIntentResponse(code: .success, userActivity: nil)
    }
}

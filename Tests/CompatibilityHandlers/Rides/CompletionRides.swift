import Intents

public class CompletionRideExtension: INExtension {
    override public func handler(for intent: INIntent) -> Any {
        switch intent {
        case is INListRideOptionsIntent:
            return ListHandler()
        case is INRequestRideIntent, is INCancelRideIntent, is INSendRideFeedbackIntent:
            return BookingHandler()
        case is INGetRideStatusIntent:
            return StatusHandler()
        default:
            fatalError("Unhandled intent \(intent)")
        }
    }
}

class ListHandler: NSObject, INListRideOptionsIntentHandling {
    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        response.rideOptions = Fleet.shared.options()
        response.paymentMethods = [
            INPaymentMethod(type: .credit, name: "Card", identificationHint: "1111", icon: nil), INPaymentMethod.applePay(),
        ]
        response.expirationDate = Date(timeIntervalSinceReferenceDate: 3600)
        completion(response)
    }
}

class BookingHandler: NSObject, INRequestRideIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling {
    func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        guard let pickup = intent.pickupLocation else {
            completion(INPlacemarkResolutionResult.needsValue())
            return
        }
        completion(Fleet.shared.serves(pickup) ? .success(with: pickup) : .unsupported())
    }

    func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        let result: INPlacemarkResolutionResult
        if let destination = intent.dropOffLocation {
            result = INPlacemarkResolutionResult.success(with: destination)
        } else {
            result = INPlacemarkResolutionResult.notRequired()
        }
        completion(result)
    }

    func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void) {
        switch intent.partySize {
        case .some(let size) where size > 8: completion(.unsupported())
        case .some(let size): completion(.success(with: size))
        case .none: completion(.confirmationRequired(with: 1))
        }
    }

    func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        guard let name = intent.rideOptionName else {
            let names = Fleet.shared.names.map { INSpeakableString(spokenPhrase: $0) }
            return completion(.disambiguation(with: names))
        }
        completion(.success(with: name))
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = Fleet.shared.status(for: intent)
        completion(response)
    }

    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        completion(INCancelRideIntentResponse(code: .success, userActivity: nil))
    }

    func handle(
        sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent,
        completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
    ) {
        let isGood = (sendRideFeedbackintent.rating?.intValue ?? 0) > 3
        completion(INSendRideFeedbackIntentResponse(code: isGood ? .success : .failure, userActivity: nil))
    }
}

class StatusHandler: NSObject, INGetRideStatusIntentHandling {
    var observer: INGetRideStatusIntentResponseObserver?
    var timer: Timer?

    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        completion(response(.ongoing))
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
        self.observer = observer
        observer.didUpdate(getRideStatus: response(.approachingPickup))
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {
        observer = nil
        timer?.invalidate()
    }

    private func response(_ phase: INRidePhase) -> INGetRideStatusIntentResponse {
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        let status = INRideStatus()
        status.rideIdentifier = "ride-1"
        status.phase = phase
        response.rideStatus = status
        return response
    }
}

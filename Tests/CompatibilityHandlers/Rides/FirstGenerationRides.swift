import Intents

public class FirstGenerationRideExtension: INExtension, INListRideOptionsIntentHandling, INRequestRideIntentHandling,
    INGetRideStatusIntentHandling
{
    public func handle(
        listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Swift.Void
    ) {
        let result = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        result.rideOptions = Fleet.shared.options()
        result.paymentMethods = [
            INPaymentMethod(type: .credit, name: "Card", identificationHint: "1111", icon: nil), INPaymentMethod.applePay(),
        ]
        result.expirationDate = Date(timeIntervalSinceReferenceDate: 3600)
        completion(result)
    }

    public func resolvePickupLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        completion(resolution(of: intent.pickupLocation))
    }

    public func resolveDropOffLocation(
        forRequestRide intent: INRequestRideIntent, with completion: (INPlacemarkResolutionResult) -> Swift.Void
    ) {
        if intent.dropOffLocation == nil {
            completion(INPlacemarkResolutionResult.notRequired())
        } else {
            completion(INPlacemarkResolutionResult.success(with: intent.dropOffLocation!))
        }
    }

    public func resolvePartySize(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        let result: INIntegerResolutionResult
        if let partySize = intent.partySize {
            if partySize <= 8 {
                result = INIntegerResolutionResult.success(with: partySize)
            } else {
                result = INIntegerResolutionResult.unsupported()
            }
        } else {
            result = INIntegerResolutionResult.confirmationRequired(with: 1)
        }
        completion(result)
    }

    public func resolveRideOptionName(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {
        if let name = intent.rideOptionName {
            completion(INSpeakableStringResolutionResult.success(with: name))
            return
        }
        var names = [INSpeakableString]()
        for name in Fleet.shared.names { names.append(INSpeakableString(spokenPhrase: name)) }
        completion(INSpeakableStringResolutionResult.disambiguation(with: names))
    }

    public func confirm(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        completion(INRequestRideIntentResponse(code: INRequestRideIntentResponseCode.ready, userActivity: nil))
    }

    public func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        let result = INRequestRideIntentResponse(code: .success, userActivity: nil)
        result.rideStatus = Fleet.shared.status(for: intent)
        completion(result)
    }

    public func handle(
        getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
    ) {
        let status = INRideStatus()
        status.rideIdentifier = "ride-1"
        status.phase = INRidePhase.ongoing
        let result = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        result.rideStatus = status
        completion(result)
    }

    public func startSendingUpdates(
        forGetRideStatus intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver
    ) {}
    public func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {}

    private func resolution(of placemark: CLPlacemark?) -> INPlacemarkResolutionResult {
        guard let placemark = placemark else { return INPlacemarkResolutionResult.needsValue() }
        return Fleet.shared.serves(placemark)
            ? INPlacemarkResolutionResult.success(with: placemark) : INPlacemarkResolutionResult.unsupported()
    }
}

import Intents

/// The listings on resolving a drop-off location and on booking a ride.
class RideHandler: NSObject, INRequestRideIntentHandling, INListRideOptionsIntentHandling {
    private var bookedRideIntent: INRequestRideIntent?

    // Resolving

    func resolveDropOffLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        var result: INPlacemarkResolutionResult
        if let location = intent.dropOffLocation {
            if self.locationIsInsideServiceArea(location) {
                result = INPlacemarkResolutionResult.success(with: location)
            } else {
                result = INPlacemarkResolutionResult.unsupported()
            }
        } else {
            result = INPlacemarkResolutionResult.needsValue()
        }
        completion(result)
    }

    func resolveDropOffLocation(
        forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void
    ) {
        var result: INPlacemarkResolutionResult
        if let location = intent.dropOffLocation {
            result = locationIsInsideServiceArea(location) ? .success(with: location) : .unsupported()
        } else {
            result = INPlacemarkResolutionResult.needsValue()
        }
        completion(result)
    }

    private func locationIsInsideServiceArea(_ place: CLPlacemark) -> Bool {
        let centre = CLLocation(latitude: 52.52, longitude: 13.40)
        guard let location = place.location else { return false }
        return location.distance(from: centre) < 50_000
    }

    // Handling

    func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    {
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        response.rideOptions = [option("Compact", price: 12), option("SUV", price: 30)]
        completion(response)
    }

    func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        var rideOption: INRideOption? = nil
        // Kept for updates on the ride's status.
        self.bookedRideIntent = intent
        if let phrase = intent.rideOptionName?.spokenPhrase {
            switch phrase {
            case "SUV": rideOption = option("SUV", price: 30)
            case "Compact": rideOption = option("Compact", price: 12)
            case "Sedan": rideOption = option("Sedan", price: 20)
            default: rideOption = option("Sedan", price: 20)
            }
        }

        // The details of the ride.
        let rideStatus = INRideStatus()
        rideStatus.rideOption = rideOption
        let (vehicle, driver) = self.vehicleAndDriver()
        rideStatus.vehicle = vehicle
        rideStatus.driver = driver
        rideStatus.estimatedPickupDate = Date(timeIntervalSinceReferenceDate: 800_000_000)
        rideStatus.pickupLocation = intent.pickupLocation
        rideStatus.dropOffLocation = intent.dropOffLocation

        // Booking gives the ride its identifier and its phase.
        rideStatus.rideIdentifier = rideOption == nil ? nil : "ride-1"
        rideStatus.phase = rideStatus.rideIdentifier == nil ? .received : .confirmed

        if rideStatus.phase == .confirmed {
            let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
            response.rideStatus = rideStatus
            completion(response)
        } else {
            let activity = NSUserActivity(activityType: "org.example.rides.choose")
            activity.userInfo = ["reason": "no option chosen", "attempts": 1]
            let response = INRequestRideIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
            response.rideStatus = rideStatus
            completion(response)
        }
    }

    private func option(_ name: String, price: Int) -> INRideOption {
        let option = INRideOption(name: name, estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 800_000_000))
        option.priceRange = INPriceRange(price: NSDecimalNumber(value: price), currencyCode: "EUR")
        return option
    }

    private func vehicleAndDriver() -> (INRideVehicle, INRideDriver) {
        let vehicle = INRideVehicle()
        vehicle.manufacturer = "Volt"
        vehicle.model = "One"
        vehicle.registrationPlate = "B-EX 1"
        vehicle.location = CLLocation(latitude: 52.51, longitude: 13.41)
        let driver = INRideDriver(
            phoneNumber: "+49 30 5550100", nameComponents: nil, displayName: "Robin", image: INImage(named: "robin"),
            rating: "4.9")
        return (vehicle, driver)
    }
}

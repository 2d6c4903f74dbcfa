import Intents

/// What the ride handlers book with: three kinds of cars in one city.
struct Fleet {
    static let shared = Fleet()

    let names = ["Pool", "Sedan", "Van"]
    let seats = ["Pool": 1, "Sedan": 4, "Van": 8]

    func options(at pickup: Date = Date(timeIntervalSinceReferenceDate: 600)) -> [INRideOption] {
        names.enumerated().map { index, name in
            let option = INRideOption(name: name, estimatedPickupDate: pickup)
            option.priceRange = INPriceRange(
                firstPrice: NSDecimalNumber(value: 6 + index), secondPrice: NSDecimalNumber(string: "12.50"), currencyCode: "USD")
            option.availablePartySizeOptions = [
                INRidePartySizeOption(
                    partySizeRange: NSRange(location: 1, length: seats[name] ?? 0), sizeDescription: "up to \(seats[name]!)",
                    priceRange: nil)
            ]
            option.fareLineItems = [INRideFareLineItem(title: "Base fare", price: 5.00, currencyCode: "USD")]
            option.usesMeteredFare = index == 1
            return option
        }
    }

    func status(for intent: INRequestRideIntent) -> INRideStatus {
        let status = INRideStatus()
        status.rideIdentifier = "ride-\(intent.partySize ?? 1)"
        status.phase = .confirmed
        status.pickupLocation = intent.pickupLocation
        status.dropOffLocation = intent.dropOffLocation
        status.estimatedPickupDate = Date(timeIntervalSinceReferenceDate: 900)
        status.rideOption = options().first { $0.name == intent.rideOptionName?.spokenPhrase }
        let vehicle = INRideVehicle()
        vehicle.manufacturer = "Nimbus"
        vehicle.registrationPlate = "N 7"
        vehicle.location = intent.pickupLocation?.location
        vehicle.mapAnnotationImage = INImage(named: "car")
        status.vehicle = vehicle
        var name = PersonNameComponents()
        name.givenName = "Robin"
        status.driver = INRideDriver(
            personHandle: INPersonHandle(value: "+15550100", type: .phoneNumber), nameComponents: name, displayName: "Robin",
            image: nil, rating: "4.9", phoneNumber: "+15550100")
        return status
    }

    func serves(_ place: CLPlacemark) -> Bool {
        guard let coordinate = place.location?.coordinate else { return false }
        return abs(coordinate.latitude - 52.5) < 1
    }
}

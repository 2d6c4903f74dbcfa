import Intents
import RidesCore

// The service's values as the objects that Intents shows.

extension RideProduct {
    /// The product that was meant, by its vocabulary identifier or its words; `nil` when there is none.
    init?(_ name: INSpeakableString) {
        let known = name.vocabularyIdentifier.flatMap(RideProduct.product(id:))
        guard let product = known ?? RideProduct.product(called: name.spokenPhrase) else { return nil }
        self = product
    }

    var speakableName: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: id, spokenPhrase: name, pronunciationHint: nil)
    }
}

extension INRideOption {
    convenience init(_ offer: RideOffer) {
        let product = offer.request.product
        self.init(name: product.name, estimatedPickupDate: offer.timetable.pickup)
        identifier = product.id
        priceRange = INPriceRange(price: NSDecimalNumber(decimal: offer.fare.total), currencyCode: Fare.currencyCode)
        fareLineItems = offer.fare.lines.map { line in
            INRideFareLineItem(title: line.title, price: NSDecimalNumber(decimal: line.amount), currencyCode: Fare.currencyCode)
        }
        usesMeteredFare = false
        availablePartySizeOptions = [
            INRidePartySizeOption(
                partySizeRange: NSRange(location: 1, length: product.capacity),
                sizeDescription: "up to \(product.capacity) people",
                priceRange: nil)
        ]
    }
}

extension INRideVehicle {
    convenience init(_ driver: Driver, at position: GeoPoint) {
        self.init()
        location = position.location
        registrationPlate = driver.registration
        manufacturer = driver.make
        model = driver.model
    }
}

extension INRideDriver {
    convenience init(_ driver: Driver) {
        var name = PersonNameComponents()
        name.givenName = driver.givenName
        name.familyName = driver.familyName
        self.init(
            phoneNumber: driver.phoneNumber, nameComponents: name, displayName: "\(driver.givenName) \(driver.familyName)",
            image: nil,
            rating: driver.rating)
    }
}

extension INRideStatus {
    /// An offer that has not been booked.
    convenience init(_ offer: RideOffer, vehicleAt position: GeoPoint) {
        self.init()
        rideOption = INRideOption(offer)
        vehicle = INRideVehicle(offer.driver, at: position)
        driver = INRideDriver(offer.driver)
        estimatedPickupDate = offer.timetable.pickup
        estimatedPickupEndDate = offer.timetable.departure
        estimatedDropOffDate = offer.timetable.dropOff
        pickupLocation = offer.request.pickup.placemark
        dropOffLocation = offer.request.dropOff.placemark
        scheduledPickupTime = offer.request.scheduledPickup.map { INDateComponentsRange(start: .instant($0), end: nil) }
    }

    convenience init(_ status: RideStatus) {
        self.init(status.ride.offer, vehicleAt: status.vehiclePosition)
        rideIdentifier = status.ride.id
        phase = status.phase.ridePhase
        completionStatus = status.completion
        userActivityForCancelingInApplication = .ride(status.ride.id)
    }
}

extension Ride.Phase {
    var ridePhase: INRidePhase {
        switch self {
        case .received: .received
        case .confirmed: .confirmed
        case .approachingPickup: .approachingPickup
        case .pickup: .pickup
        case .ongoing: .ongoing
        case .completed, .cancelled: .completed
        }
    }
}

extension RideStatus {
    /// How the ride ended; `nil` while it has not.
    var completion: INRideCompletionStatus? {
        switch phase {
        case .cancelled: return .canceledByUser()
        case .completed where ride.rating == nil:
            let status = INRideCompletionStatus.completed(feedbackType: [.rate, .tip])
            status.defaultTippingOptions = Set([2, 5, 10].map { .dollars(cents: $0 * 100) })
            return status
        case .completed: return .completed(settled: .dollars(cents: ride.offer.fare.cents + (ride.tip ?? 0)))
        default: return nil
        }
    }
}

extension INCurrencyAmount {
    static func dollars(cents: Int) -> INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(decimal: Decimal(cents) / 100), currencyCode: Fare.currencyCode)
    }
}

extension NSUserActivity {
    /// Opens the app at the ride.
    static func ride(_ id: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: RideService.rideActivityType)
        activity.title = "Ride \(id)"
        activity.userInfo = ["ride": id]
        return activity
    }
}

extension DateComponents {
    /// The instant in the person's calendar.
    static func instant(_ date: Date) -> DateComponents {
        Calendar.current.dateComponents([.calendar, .timeZone, .year, .month, .day, .hour, .minute], from: date)
    }
}

extension INDateComponentsRange {
    /// When it starts; `nil` when that is no date. A time without a day is the next one.
    var startDate: Date? {
        guard let start = startDateComponents else { return nil }
        var calendar = start.calendar ?? Calendar.current
        calendar.timeZone = start.timeZone ?? calendar.timeZone
        guard start.day == nil, start.weekday == nil else { return calendar.date(from: start) }
        return calendar.nextDate(after: RideClock.now(), matching: start, matchingPolicy: .nextTime)
    }
}

import Intents

enum Kitchen {
    static let restaurant = INRestaurant(
        location: CLLocation(latitude: 52.5, longitude: 13.4), name: "Olive", vendorIdentifier: "v", restaurantIdentifier: "r1")
    static let evening = Date(timeIntervalSinceReferenceDate: 7200)

    static func booking(_ size: Int) -> INRestaurantReservationBooking {
        INRestaurantReservationBooking(
            restaurant: restaurant, booking: evening, partySize: size, bookingIdentifier: "b-\(size)")
    }

    static func userBooking(_ size: Int, _ guest: INRestaurantGuest?) -> INRestaurantReservationUserBooking {
        let unnamed = INRestaurantGuest(nameComponents: nil, phoneNumber: "+15550100", emailAddress: nil)
        return INRestaurantReservationUserBooking(
            restaurant: restaurant, booking: evening, partySize: size, bookingIdentifier: "b-\(size)", guest: guest ?? unnamed,
            status: .confirmed, dateStatusModified: evening)
    }
}

// Completion handlers, as this domain spells them

public class CompletionRestaurantExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        intent is INGetRestaurantGuestIntent ? GuestHandler() as Any : TableHandler()
    }
}

class TableHandler: NSObject, INBookRestaurantReservationIntentHandling,
    INGetAvailableRestaurantReservationBookingsIntentHandling,
    INGetAvailableRestaurantReservationBookingDefaultsIntentHandling, INGetUserCurrentRestaurantReservationBookingsIntentHandling
{
    func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INIntegerResolutionResult) -> Void
    ) {
        completion(intent.partySize > 6 ? .confirmationRequired(with: 6) : .success(with: intent.partySize))
    }

    func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
        response.userBooking = Kitchen.userBooking(intent.partySize, intent.guest)
        completion(response)
    }

    func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        completion(
            INGetAvailableRestaurantReservationBookingsIntentResponse(
                availableBookings: [Kitchen.booking(intent.partySize)], code: .success, userActivity: nil))
    }

    func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) {
        completion(.init(defaultPartySize: 2, defaultBooking: Kitchen.evening, code: .success, userActivity: nil))
    }

    func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        let bookings = intent.reservationIdentifier == nil ? [] : [Kitchen.userBooking(2, nil)]
        completion(.init(userCurrentBookings: bookings, code: .success, userActivity: nil))
    }
}

class GuestHandler: NSObject, INGetRestaurantGuestIntentHandling {
    func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void
    ) {
        let response = INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)
        var names = PersonNameComponents()
        names.givenName = "Kim"
        response.guest = INRestaurantGuest(nameComponents: names, phoneNumber: nil, emailAddress: "kim@example.org")
        completion(response)
    }
}

// Functions that return

public final class AsyncRestaurantExtension: INExtension, INBookRestaurantReservationIntentHandling,
    INGetRestaurantGuestIntentHandling
{
    public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult {
        intent.partySize > 6 ? .confirmationRequired(with: 6) : .success(with: intent.partySize)
    }

    public func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent
    ) async -> INBookRestaurantReservationIntentResponse {
        let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
        response.userBooking = Kitchen.userBooking(intent.partySize, intent.guest)
        return response
    }

    public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse {
        let response = INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil)
        var names = PersonNameComponents()
        names.givenName = "Kim"
        response.guest = INRestaurantGuest(nameComponents: names, phoneNumber: nil, emailAddress: "kim@example.org")
        return response
    }
}

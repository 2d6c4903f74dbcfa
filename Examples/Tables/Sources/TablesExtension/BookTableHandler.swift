import Intents
import TablesCore

/// Resolves, confirms and books tables.
final class BookTableHandler: NSObject, INBookRestaurantReservationIntentHandling {
    /// How long a special request may be, in characters.
    private static let longestRequest = 200

    func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(
            RestaurantMatch.resolution(
                of: intent.restaurant, missing: RestaurantMatch.any(), in: "resolveRestaurant(BookRestaurantReservation)"))
    }

    func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) {
        do {
            let restaurant = try RestaurantMatch(intent.restaurant).restaurant
            // A party that no table seats is the party's fault, not the time's.
            let isParty = (1...max(1, restaurant?.largestTable ?? 1)).contains(intent.partySize)
            completion(
                try .resolving(intent.bookingDateComponents, at: restaurant, for: isParty ? intent.partySize : 1))
        } catch {
            error.log(in: "resolveBookingDateComponents(BookRestaurantReservation)")
            completion(.unsupported())
        }
    }

    func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> INIntegerResolutionResult {
        guard intent.partySize != 0 else { return .needsValue() }
        guard intent.partySize > 0 else { return .unsupported() }
        do {
            let time = BookingTime(intent.bookingDateComponents, after: TableClock.now()).instant
            guard let restaurant = try RestaurantMatch(intent.restaurant).restaurant, let time else {
                return .success(with: intent.partySize)
            }
            let availability = try TableService.shared().availability(of: restaurant, at: time, for: intent.partySize)
            return availability == .free ? .success(with: intent.partySize) : .unsupported()
        } catch {
            error.log(in: "resolvePartySize(BookRestaurantReservation)")
            return .unsupported()
        }
    }

    func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> INRestaurantGuestResolutionResult {
        guard let guest = intent.guest ?? .me() else { return .notRequired() }
        return .success(with: guest)
    }

    func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping (INStringResolutionResult) -> Void
    ) {
        let text = intent.guestProvidedSpecialRequestText?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if text.isEmpty {
            completion(.notRequired())
        } else {
            completion(text.count > Self.longestRequest ? .unsupported() : .success(with: text))
        }
    }

    func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        do {
            let request = try intent.tableRequest()
            try TableService.shared().check(request)
            let response = INBookRestaurantReservationIntentResponse(code: .success, userActivity: nil)
            response.userBooking = try INRestaurantReservationUserBooking(
                request, id: intent.bookingIdentifier ?? "", status: .pending, since: TableClock.now())
            completion(response)
        } catch {
            error.log(in: "confirm(BookRestaurantReservation)")
            completion(INBookRestaurantReservationIntentResponse(code: error.bookingCode, userActivity: nil))
        }
    }

    func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void
    ) {
        do {
            let operation = intent.identifier ?? UUID().uuidString
            let reservation = try TableService.shared().book(intent.tableRequest(), operation: operation)
            let response = INBookRestaurantReservationIntentResponse(
                code: .success, userActivity: .reservation(reservation.id))
            response.userBooking = try INRestaurantReservationUserBooking(reservation)
            try reservation.donate()
            completion(response)
        } catch {
            error.log(in: "handle(BookRestaurantReservation)")
            completion(INBookRestaurantReservationIntentResponse(code: error.bookingCode, userActivity: nil))
        }
    }
}

extension INBookRestaurantReservationIntent {
    /// What is asked for in the terms of the service.
    func tableRequest() throws(TableError) -> TableRequest {
        guard let restaurant = try RestaurantMatch(restaurant).restaurant else {
            throw TableError(.restaurantNotClear, "the restaurant is missing or not told apart from others")
        }
        guard let date = BookingTime(bookingDateComponents, after: TableClock.now()).instant else {
            throw TableError(.timeNotFree, "the time is missing")
        }
        return TableRequest(
            restaurant: restaurant.id, date: date, partySize: partySize, guest: guest.map(Guest.init),
            specialRequest: guestProvidedSpecialRequestText)
    }
}

extension TableError {
    var bookingCode: INBookRestaurantReservationIntentCode {
        switch code {
        case .timeNotFree: .denied
        case .restaurantNotClear: .failure
        case .storage: .failureRequiringAppLaunchServiceTemporarilyUnavailable
        }
    }
}

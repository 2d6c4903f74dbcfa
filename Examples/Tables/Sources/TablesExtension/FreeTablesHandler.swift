import Intents
import TablesCore

/// Tells at which times a table is free.
final class FreeTablesHandler: NSObject, INGetAvailableRestaurantReservationBookingsIntentHandling {
    /// How many times are told to people who want no certain number.
    private static let usualCount = 5

    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult {
        RestaurantMatch.resolution(
            of: intent.restaurant, missing: RestaurantMatch.any(),
            in: "resolveRestaurant(GetAvailableRestaurantReservationBookings)")
    }

    func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> INIntegerResolutionResult {
        if intent.partySize == 0 { return .success(with: SuggestionHandler.usualParty) }
        let largest = try? RestaurantMatch(intent.restaurant).restaurant?.largestTable
        return (1...max(1, largest ?? intent.partySize)).contains(intent.partySize)
            ? .success(with: intent.partySize) : .unsupported()
    }

    func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping (INDateComponentsResolutionResult) -> Void
    ) {
        let now = TableClock.now()
        guard let components = intent.preferredBookingDateComponents else { return completion(.notRequired()) }
        switch BookingTime(components, after: now) {
        case .missing: completion(.notRequired())
        case .day(let day):
            completion(day < TableClock.calendar.startOfDay(for: now) ? .unsupported() : .success(with: components))
        case .instant(let date): completion(date < now ? .unsupported() : .success(with: components))
        }
    }

    func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> INGetAvailableRestaurantReservationBookingsIntentResponse {
        do {
            guard let restaurant = try RestaurantMatch(intent.restaurant).restaurant else {
                return INGetAvailableRestaurantReservationBookingsIntentResponse(
                    availableBookings: [], code: .failureRequestUnspecified, userActivity: nil)
            }
            let bookings = try times(at: restaurant, intent).map { time throws(TableError) in
                try INRestaurantReservationBooking(restaurant, at: time, for: intent.partySize)
            }
            let response = INGetAvailableRestaurantReservationBookingsIntentResponse(
                availableBookings: bookings, code: bookings.isEmpty ? .failureRequestUnsatisfiable : .success, userActivity: nil)
            response.localizedRestaurantDescriptionText = "\(restaurant.cuisine), in \(restaurant.town)"
            response.localizedBookingAdvisementText = "Tables are kept for fifteen minutes."
            return response
        } catch {
            error.log(in: "handle(GetAvailableRestaurantReservationBookings)")
            return INGetAvailableRestaurantReservationBookingsIntentResponse(
                availableBookings: [], code: .failure, userActivity: nil)
        }
    }

    /// The free times nearest to the one wanted, or to dinner on the day wanted.
    private func times(
        at restaurant: Restaurant, _ intent: INGetAvailableRestaurantReservationBookingsIntent
    ) throws(TableError) -> [Date] {
        let wanted = SuggestionHandler.time(intent.preferredBookingDateComponents ?? DateComponents())
        let free = try TableService.shared().freeTimes(at: restaurant, for: intent.partySize, onDayOf: wanted)
        let earliest = intent.earliestBookingDateForResults ?? .distantPast
        let latest = intent.latestBookingDateForResults ?? .distantFuture
        return free.filter { earliest <= $0 && $0 <= latest }
            .nearest(to: wanted, count: intent.maximumNumberOfResults?.intValue ?? Self.usualCount)
    }
}

import Intents
import TablesCore

/// Tells what a restaurant suggests: for how many, and when.
final class SuggestionHandler: NSObject, INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    /// The party of people who do not say how many they are.
    static let usualParty = 2

    func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INRestaurantResolutionResult) -> Void
    ) {
        completion(
            RestaurantMatch.resolution(
                of: intent.restaurant, missing: .notRequired(),
                in: "resolveRestaurant(GetAvailableRestaurantReservationBookingDefaults)"))
    }

    func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) {
        let dinner = Self.time(DateComponents())
        do {
            let restaurant = try RestaurantMatch(intent.restaurant).restaurant
            let response = INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(
                defaultPartySize: Self.usualParty, defaultBooking: try Self.suggestedTime(at: restaurant) ?? dinner,
                code: .success, userActivity: nil)
            response.minimumPartySize = 1
            let guide = try RestaurantGuide.shared()
            let restaurants = restaurant.map { [$0] } ?? guide.restaurants
            response.maximumPartySize = NSNumber(value: restaurants.map(\.largestTable).max() ?? 1)
            completion(response)
        } catch {
            error.log(in: "handle(GetAvailableRestaurantReservationBookingDefaults)")
            completion(
                INGetAvailableRestaurantReservationBookingDefaultsIntentResponse(
                    defaultPartySize: Self.usualParty, defaultBooking: dinner, code: .failure, userActivity: nil))
        }
    }

    /// The time that components tell; without one, dinner on their day, or the next dinner.
    static func time(_ components: DateComponents) -> Date {
        let now = TableClock.now()
        switch BookingTime(components, after: now) {
        case .instant(let date): return date
        case .day(let day): return BookingTime.dinner(on: day)
        case .missing:
            let today = BookingTime.dinner(on: now)
            return today > now ? today : TableClock.calendar.date(byAdding: .day, value: 1, to: today) ?? today
        }
    }

    /// The free time nearest to dinner on the first day of the coming week that has one; `nil` when no day has.
    private static func suggestedTime(at restaurant: Restaurant?) throws(TableError) -> Date? {
        guard let restaurant else { return nil }
        let service = try TableService.shared()
        let dinner = time(DateComponents())
        for day in 0..<7 {
            let wanted = TableClock.calendar.date(byAdding: .day, value: day, to: dinner) ?? dinner
            let free = try service.freeTimes(at: restaurant, for: usualParty, onDayOf: wanted)
            if let nearest = free.nearest(to: wanted, count: 1).first { return nearest }
        }
        return nil
    }
}

import Intents
import TablesCore

/// Tells which tables the person has booked.
final class ReservationsHandler: NSObject, INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> INRestaurantResolutionResult
    {
        RestaurantMatch.resolution(
            of: intent.restaurant, missing: .notRequired(),
            in: "resolveRestaurant(GetUserCurrentRestaurantReservationBookings)")
    }

    func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) {
        do {
            let bookings = try reservations(intent).map { reservation throws(TableError) in
                try INRestaurantReservationUserBooking(reservation)
            }
            completion(
                INGetUserCurrentRestaurantReservationBookingsIntentResponse(
                    userCurrentBookings: bookings, code: .success, userActivity: nil))
        } catch {
            error.log(in: "handle(GetUserCurrentRestaurantReservationBookings)")
            completion(
                INGetUserCurrentRestaurantReservationBookingsIntentResponse(
                    userCurrentBookings: [], code: .failure, userActivity: nil))
        }
    }

    /// Those to come that fit, the first one first.
    private func reservations(
        _ intent: INGetUserCurrentRestaurantReservationBookingsIntent
    ) throws(TableError) -> [Reservation] {
        let restaurant = try RestaurantMatch(intent.restaurant).restaurant
        let earliest = intent.earliestBookingDateForResults ?? TableClock.now()
        let fitting = try TableService.shared().reservations().filter { reservation in
            reservation.date >= earliest && reservation.restaurant == restaurant?.id ?? reservation.restaurant
                && reservation.id == intent.reservationIdentifier ?? reservation.id
        }
        return Array(fitting.prefix(max(0, intent.maximumNumberOfResults?.intValue ?? fitting.count)))
    }
}

import ExtensionRuntime
import Intents
import TablesCore

/// Corner Table itself, as far as it has no screen to draw on: what it is opened with decides what it would show.
public final class TablesApplication: ApplicationDelegate {
    public enum Screen: Hashable, Sendable {
        case restaurants
        /// The tables that the person has booked.
        case reservations
        /// The reservation of that identifier.
        case reservation(String)
        /// A booking that the assistant could not finish, at the restaurant of that name.
        case booking(restaurant: String)
    }

    public private(set) var screen = Screen.restaurants

    public init() {}

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == TableService.reservationActivityType {
            guard let id = userActivity.userInfo?["reservation"] as? String else { return false }
            screen = .reservation(id)
            return true
        }
        switch userActivity.interaction?.intent {
        case let intent as INBookRestaurantReservationIntent:
            screen = intent.restaurant.name.isEmpty ? .restaurants : .booking(restaurant: intent.restaurant.name)
        case is INGetUserCurrentRestaurantReservationBookingsIntent:
            screen = .reservations
        case is INGetAvailableRestaurantReservationBookingsIntent, is INGetRestaurantGuestIntent,
            is INGetAvailableRestaurantReservationBookingDefaultsIntent:
            screen = .restaurants
        default:
            return false
        }
        return true
    }
}

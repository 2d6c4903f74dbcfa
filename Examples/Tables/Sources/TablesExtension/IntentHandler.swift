import Intents
import TablesCore

public final class IntentHandler: INExtension {
    public override init() {
        super.init()
        TableClock.follow({ .ofHost }, timeZone: { .ofPerson })
    }

    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INBookRestaurantReservationIntent: BookTableHandler()
        case is INGetAvailableRestaurantReservationBookingsIntent: FreeTablesHandler()
        case is INGetAvailableRestaurantReservationBookingDefaultsIntent: SuggestionHandler()
        case is INGetUserCurrentRestaurantReservationBookingsIntent: ReservationsHandler()
        case is INGetRestaurantGuestIntent: GuestHandler()
        default: nil
        }
    }
}

import Intents
import TablesCore

// The service's values as the objects that Intents shows, and back.

extension INRestaurantReservationBooking {
    /// A table that is free.
    convenience init(_ restaurant: Restaurant, at time: Date, for partySize: Int) throws(TableError) {
        self.init(
            restaurant: try INRestaurant(restaurant), booking: time, partySize: partySize,
            bookingIdentifier: "\(restaurant.id) \(Int(time.timeIntervalSince1970))")
        isBookingAvailable = true
    }
}

extension INRestaurantReservationUserBooking {
    convenience init(
        _ request: TableRequest, id: String, status: INRestaurantReservationUserBookingStatus, since: Date
    ) throws(TableError) {
        guard let restaurant = try RestaurantGuide.shared().restaurant(id: request.restaurant) else {
            throw TableError(.restaurantNotClear, "there is no restaurant '\(request.restaurant)' in the guide any more")
        }
        self.init(
            restaurant: try INRestaurant(restaurant), booking: request.date, partySize: request.partySize, bookingIdentifier: id,
            guest: INRestaurantGuest(
                nameComponents: request.guest?.name, phoneNumber: request.guest?.phone, emailAddress: request.guest?.email),
            status: status, dateStatusModified: since)
        guestProvidedSpecialRequestText = request.specialRequest
    }

    convenience init(_ reservation: Reservation) throws(TableError) {
        try self.init(
            reservation.request, id: reservation.id, status: reservation.isPending ? .pending : .confirmed,
            since: reservation.made)
        advisementText = reservation.isPending ? "The restaurant will call to confirm a party of this size." : nil
    }
}

extension Guest {
    init(_ guest: INRestaurantGuest) {
        self.init(name: guest.nameComponents, phone: guest.phoneNumber, email: guest.emailAddress)
    }
}

extension NSUserActivity {
    /// Opens the app at the reservation.
    static func reservation(_ id: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: TableService.reservationActivityType)
        activity.title = "Reservation \(id)"
        activity.userInfo = ["reservation": id]
        return activity
    }
}

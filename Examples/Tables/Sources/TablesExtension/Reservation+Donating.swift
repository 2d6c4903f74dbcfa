import Contacts
import Intents
import TablesCore

extension Reservation {
    /// Lets the assistant know of the reservation, so that it can answer questions about it. Donating it again replaces it.
    func donate() throws(TableError) {
        guard let restaurant = try RestaurantGuide.shared().restaurant(id: request.restaurant) else { return }
        let list = INSpeakableString(spokenPhrase: "Tables at restaurants")
        let item = INSpeakableString(
            vocabularyIdentifier: id, spokenPhrase: "Table at \(restaurant.name)", pronunciationHint: nil)
        let address = CNMutablePostalAddress()
        address.city = restaurant.town
        let end = request.date.addingTimeInterval(Restaurant.stay)
        let reservation = INRestaurantReservation(
            itemReference: item, reservationNumber: id, bookingTime: made,
            reservationStatus: isPending ? .pending : .confirmed, reservationHolderName: guestName,
            reservationDuration: INDateComponentsRange(
                start: DateComponents(tableAt: request.date), end: DateComponents(tableAt: end)),
            partySize: request.partySize,
            restaurantLocation: CLPlacemark(
                location: CLLocation(latitude: restaurant.latitude, longitude: restaurant.longitude), name: restaurant.name,
                postalAddress: address))
        let intent = INGetReservationDetailsIntent(reservationContainerReference: list, reservationItemReferences: [item])
        let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
        response.reservations = [reservation]
        let interaction = INInteraction(intent: intent, response: response)
        interaction.identifier = id
        // A booking stands even if nothing is remembered of it.
        interaction.donate { error in
            guard let error else { return }
            TableError(.storage, "the assistant does not know of the reservation", cause: error).log(in: "donate")
        }
    }

    private var guestName: String? { request.guest?.name.map { PersonNameComponentsFormatter().string(from: $0) } }
}

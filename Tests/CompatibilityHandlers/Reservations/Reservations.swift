import Contacts
import Foundation
import Intents

/// Tells the assistant of what has been booked, which is all that this domain asks of an app.
public class ReservationDonor {
    private var reservations: [INReservation] = []

    public init() {}

    public func donate(group: String, then finish: @escaping (Error?) -> Void) {
        let reference = INSpeakableString(vocabularyIdentifier: "df9bc3f5", spokenPhrase: "Trip to Rome", pronunciationHint: nil)
        reservations = [flight(reference), hotel(reference), table(reference)]
        let intent = INGetReservationDetailsIntent(
            reservationContainerReference: reference, reservationItemReferences: reservations.map { $0.itemReference })
        let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
        response.reservations = reservations
        let interaction = INInteraction(intent: intent, response: response)
        interaction.groupIdentifier = group
        interaction.dateInterval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 60)
        interaction.donate { error in
            if let error = error {
                print("Not donated: \(error.localizedDescription)")
            }
            finish(error)
        }
    }

    private func flight(_ reference: INSpeakableString) -> INReservation {
        let airline = INAirline(name: "Nimbus Air", iataCode: "NA", icaoCode: nil)
        func gate(_ code: String) -> INAirportGate {
            INAirportGate(airport: INAirport(name: code, iataCode: code, icaoCode: nil), terminal: "1", gate: nil)
        }
        let start = Calendar.current.dateComponents([.year, .month, .day], from: Date(timeIntervalSinceReferenceDate: 0))
        let flight = INFlight(
            airline: airline, flightNumber: "7", boardingTime: nil, flightDuration: INDateComponentsRange(start: start, end: nil),
            departureAirportGate: gate("BER"), arrivalAirportGate: gate("FCO"))
        let checkIn = NSUserActivity(activityType: "org.example.checkIn")
        checkIn.requiredUserInfoKeys = ["booking"]
        checkIn.userInfo = ["booking": "QWERTY"]
        let action = INReservationAction(
            type: .checkIn, validDuration: INDateComponentsRange(start: start, end: start), userActivity: checkIn)
        return INFlightReservation(
            itemReference: reference, reservationNumber: "QWERTY", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: "Kim", actions: [action], url: URL(string: "https://example.org/7"),
            reservedSeat: INSeat(seatSection: nil, seatRow: "12", seatNumber: "A", seatingType: "window"), flight: flight)
    }

    private func hotel(_ reference: INSpeakableString) -> INReservation {
        let address = CNMutablePostalAddress()
        address.street = "Via Roma 1"
        address.city = "Rome"
        address.isoCountryCode = "IT"
        let place = CLPlacemark(
            location: CLLocation(latitude: 41.9, longitude: 12.5), name: "Albergo", postalAddress: address)
        return INLodgingReservation(
            itemReference: reference, reservationNumber: nil, bookingTime: nil, reservationStatus: .hold,
            reservationHolderName: nil,
            actions: nil, lodgingBusinessLocation: place,
            reservationDuration: INDateComponentsRange(start: DateComponents(year: 2030, month: 5, day: 1), end: nil),
            numberOfAdults: 2, numberOfChildren: 0)
    }

    private func table(_ reference: INSpeakableString) -> INReservation {
        let place = CLPlacemark(location: CLLocation(latitude: 41.9, longitude: 12.5), name: "Trattoria", postalAddress: nil)
        return INRestaurantReservation(
            itemReference: reference, reservationNumber: nil, bookingTime: nil, reservationStatus: .canceled,
            reservationHolderName: nil, actions: nil,
            reservationDuration: INDateComponentsRange(start: DateComponents(year: 2030, month: 5, day: 2), end: nil),
            partySize: 2, restaurantLocation: place)
    }
}

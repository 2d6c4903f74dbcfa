import Contacts
import CoreLocation
import Foundation
import IntentSchema
import Intents

/// An app that donates reservations as notes tell it.
final class TravelExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { TravelHandler() }
}

final class TravelHandler: NSObject, INCreateNoteIntentHandling, INSendPaymentIntentHandling {
    func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
        let words = ((intent.content as? INTextNoteContent)?.text ?? "").lowercased().split(separator: " ").map(String.init)
        do {
            try await Travel.follow(words)
            return INCreateNoteIntentResponse(code: .success, userActivity: nil)
        } catch {
            return INCreateNoteIntentResponse(code: .failure, userActivity: nil)
        }
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }
}

/// What the travel app of tests donates. Tests begin on Monday, 5 January 2026.
enum Travel {
    static func follow(_ words: [String]) async throws {
        let name = words.last ?? ""
        switch words.first {
        case "book": try await donate([reservation(name)].compactMap { $0 }, as: name)
        case "package": try await donate(["hotel", "car"].compactMap { reservation($0) }, as: "package", group: "trip")
        // The same item, donated again.
        case "delay": try await donate([flight(hour: 15)], as: "delayed")
        case "revoke": try await donate([flight(status: .canceled)], as: "cancelled")
        case "withdraw": try await INInteraction.delete(with: [name])
        case "scatter": try await INInteraction.delete(with: name)
        case "forget": try await INInteraction.deleteAll()
        default: break
        }
    }

    static func donate(_ reservations: [INReservation], as identifier: String, group: String? = nil) async throws {
        let intent = INGetReservationDetailsIntent(
            reservationContainerReference: INSpeakableString(spokenPhrase: "Winter trip"),
            reservationItemReferences: reservations.map(\.itemReference))
        let response = INGetReservationDetailsIntentResponse(code: .success, userActivity: nil)
        response.reservations = reservations
        let interaction = INInteraction(intent: intent, response: response)
        interaction.identifier = identifier
        interaction.groupIdentifier = group
        try await interaction.donate()
    }

    /// The reservation that tests know by that name.
    static func reservation(_ name: String) -> INReservation? {
        switch name {
        case "flight": flight()
        case "return": flight("RET", number: "89", day: 11, from: "Denver", to: "San Francisco")
        case "past": flight("OLD", number: "12", day: 2, from: "Boston", to: "San Francisco")
        case "hotel": hotel
        case "train": train
        case "bus": bus
        case "ferry": ferry
        case "car": car
        case "concert": concert
        case "table": table
        default: nil
        }
    }

    static func item(_ id: String) -> INSpeakableString {
        INSpeakableString(vocabularyIdentifier: id, spokenPhrase: "Item \(id)", pronunciationHint: nil)
    }

    static func span(_ day: Int, _ hour: Int, to lastDay: Int? = nil, _ lastHour: Int) -> INDateComponentsRange {
        INDateComponentsRange(
            start: DateComponents(year: 2026, month: 1, day: day, hour: hour, minute: 30),
            end: DateComponents(year: 2026, month: 1, day: lastDay ?? day, hour: lastHour, minute: 0))
    }

    static func place(_ name: String, _ street: String = "", _ city: String = "") -> CLPlacemark {
        let address = CNMutablePostalAddress()
        (address.street, address.city) = (street, city)
        return CLPlacemark(location: CLLocation(latitude: 38.7, longitude: -9.1), name: name, postalAddress: address)
    }

    static func flight(
        _ id: String = "FLY", number: String = "88", day: Int = 9, hour: Int = 9, from: String = "San Francisco",
        to: String = "Denver", status: INReservationStatus = .confirmed
    ) -> INFlightReservation {
        func gate(_ city: String, _ terminal: String?) -> INAirportGate {
            INAirportGate(airport: INAirport(name: city, iataCode: nil, icaoCode: nil), terminal: terminal, gate: nil)
        }
        let flight = INFlight(
            airline: INAirline(name: "Blue Kite", iataCode: "BK", icaoCode: nil), flightNumber: number,
            boardingTime: span(day, hour - 1, hour), flightDuration: span(day, hour, hour + 3),
            departureAirportGate: gate(from, "3"), arrivalAirportGate: gate(to, nil))
        return INFlightReservation(
            itemReference: item(id), reservationNumber: "K7PQ2X", bookingTime: nil, reservationStatus: status,
            reservationHolderName: "Robin Vale", actions: nil,
            reservedSeat: INSeat(seatSection: nil, seatRow: "12", seatNumber: "12A", seatingType: nil), flight: flight)
    }

    static var hotel: INLodgingReservation {
        INLodgingReservation(
            itemReference: item("BED"), reservationNumber: "H-441", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: "Robin Vale", actions: nil,
            lodgingBusinessLocation: place("Hotel Sol", "12 Sun Street", "Lisbon"),
            reservationDuration: span(9, 15, to: 11, 10), numberOfAdults: 2, numberOfChildren: 1)
    }

    static var train: INTrainReservation {
        INTrainReservation(
            itemReference: item("RAIL"), reservationNumber: "TR5", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: nil, actions: nil,
            reservedSeat: INSeat(seatSection: "Coach 4", seatRow: nil, seatNumber: "61", seatingType: nil),
            trainTrip: INTrainTrip(
                provider: "Coastline", trainName: nil, trainNumber: "701", tripDuration: span(7, 8, 11),
                departureStationLocation: place("King Street Station"), departurePlatform: "5",
                arrivalStationLocation: place("Sacramento Station"), arrivalPlatform: nil))
    }

    static var bus: INBusReservation {
        INBusReservation(
            itemReference: item("BUS"), reservationNumber: nil, bookingTime: nil, reservationStatus: .hold,
            reservationHolderName: nil, actions: nil, url: nil, reservedSeat: nil,
            busTrip: INBusTrip(
                provider: "Overland", busName: nil, busNumber: "14", tripDuration: span(8, 6, 9),
                departureBusStopLocation: place("Market Square"), departurePlatform: "C",
                arrivalBusStopLocation: place("Reno"), arrivalPlatform: nil))
    }

    static var ferry: INBoatReservation {
        INBoatReservation(
            itemReference: item("SEA"), reservationNumber: "B9", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: nil, actions: nil, url: nil, reservedSeat: nil,
            boatTrip: INBoatTrip(
                provider: "Bay Lines", boatName: "Heron", boatNumber: nil, tripDuration: span(10, 12, 14),
                departureBoatTerminalLocation: place("Pier 41"), arrivalBoatTerminalLocation: place("Sausalito")))
    }

    static var car: INRentalCarReservation {
        INRentalCarReservation(
            itemReference: item("CAR"), reservationNumber: "RC1", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: nil, actions: nil,
            rentalCar: INRentalCar(
                rentalCompanyName: "Rollaway", type: nil, make: "Fiat", model: "Panda", rentalCarDescription: nil),
            rentalDuration: span(9, 13, to: 12, 11), pickupLocation: place("Rollaway Airport Desk", "1 Runway Road", "Denver"),
            dropOffLocation: place("Rollaway Downtown"))
    }

    static var concert: INTicketedEventReservation {
        INTicketedEventReservation(
            itemReference: item("SHOW"), reservationNumber: "E3", bookingTime: nil, reservationStatus: .confirmed,
            reservationHolderName: nil, actions: nil,
            reservedSeat: INSeat(seatSection: "Balcony", seatRow: nil, seatNumber: "7", seatingType: nil),
            event: INTicketedEvent(
                category: .unknown, name: "Night Owls", eventDuration: span(10, 20, 22), location: place("Fox Hall", "5 Oak Lane")
            ))
    }

    static var table: INRestaurantReservation {
        INRestaurantReservation(
            itemReference: item("EAT"), reservationNumber: "T77", bookingTime: nil, reservationStatus: .pending,
            reservationHolderName: "Robin Vale", actions: nil, reservationDuration: span(6, 19, 21), partySize: 4,
            restaurantLocation: place("Luigi's", "9 Vine Street"))
    }
}

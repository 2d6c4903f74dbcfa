import Foundation
import IntentSchema
import Rendering
import Testing

/// What is said in the domains beyond rides and payments, as a person would notice it.
struct DomainWordingTests {
    static func spoken(_ message: Message) throws -> String {
        try TellingApartTests.renderer().render(message, now: SmallWorld.now).spoken
    }

    static func record(_ type: String, _ fields: [String: ParameterValue]) -> ParameterValue { .record(Record(type, fields)) }
    static func text(_ text: String) -> ParameterValue { .record(.speakableString(text)) }
    static func parts(_ month: Int, _ day: Int, _ hour: Int?) -> DateComponents {
        DateComponents(year: 2026, month: month, day: day, hour: hour, minute: hour == nil ? nil : 0)
    }

    static let song = record("INMediaItem", ["title": .string("Hello"), "artist": .string("Ada Vox"), "type": .integer(1)])
    static let table = Record(
        "INBookRestaurantReservationIntent",
        [
            "restaurant": record("INRestaurant", ["name": .string("Bella")]), "partySize": .integer(4),
            "bookingDateComponents": .dateComponents(parts(11, 22, 19)),
            "guestProvidedSpecialRequestText": .string("by the window"),
        ])
    static let booking = record(
        "INRestaurantReservationUserBooking",
        [
            "restaurant": record("INRestaurant", ["name": .string("Bella")]), "partySize": .integer(4),
            "bookingDate": .date(SmallWorld.now.addingTimeInterval(28 * 3600)), "status": .integer(1),
            "advisementText": .string("the kitchen closes at nine"),
        ])
    static let climate = Record(
        "INSetClimateSettingsInCarIntent",
        [
            "temperature": record("Measurement", ["value": .double(21), "unit": .string("°C")]), "enableFan": .bool(false),
            "climateZone": .integer(1),
        ])

    static func answer(_ intent: Record, _ code: Int, _ fields: [String: ParameterValue] = [:]) -> Message {
        let definition = Catalogue.system.intents[intent.type]
        let name = definition?.responseCode(code)?.name ?? ""
        let response = Record(intent.type + "Response", fields.merging(["code": .integer(code)]) { $1 })
        return Samples.end(CatalogueWalk.kind(of: name) ?? .broken, intent, response, app: "Piggy")
    }

    static let rows: [(Message, String)] = [
        (
            Samples.ask(
                .confirmRequest,
                Record(
                    "INPlayMediaIntent",
                    ["mediaItems": .list([song]), "playShuffled": .bool(false), "playbackQueueLocation": .integer(2)]),
                app: nil), "Play Hello by Ada Vox, next?"
        ),
        (
            answer(Record("INPlayMediaIntent", ["mediaItems": .list([song])]), 9),
            "There is nothing new to play: you have heard it all."
        ),
        (
            answer(
                Record("INPlayMediaIntent", ["mediaItems": .list([song])]), 4,
                ["nowPlayingInfo": record("UserInfo", ["title": .string("Hello (live)"), "artist": .string("Ada Vox")])]),
            "Now playing Hello (live) by Ada Vox."
        ),
        (
            Samples.ask(
                .value, Record("INPlayMediaIntent"), "mediaItems", rejection: .init(value: song, reason: "subscriptionRequired"),
                app: "Piggy"), "Hello by Ada Vox needs a subscription to Piggy. What would you like to hear or see?"
        ),
        (
            Samples.ask(
                .confirmRequest,
                Record(
                    "INSearchForMediaIntent",
                    [
                        "mediaSearch": record(
                            "INMediaSearch",
                            ["mediaType": .integer(2), "sortOrder": .integer(1), "genreNames": .list([.string("Jazz")])])
                    ]),
                app: nil), "Look for the newest jazz album?"
        ),
        (
            Samples.ask(.confirmRequest, table, app: nil),
            "Book a table for 4 at Bella, tomorrow at 7 PM, with the request \"by the window\"?"
        ),
        (
            answer(table, 0, ["userBooking": booking]),
            "Your table for 4 at Bella, tomorrow at 7 PM, is confirmed. You asked for this: by the window. Please note: the kitchen closes at nine."
        ),
        (answer(table, 1), "Bella has turned the booking down."),
        (
            Samples.ask(.value, table, "partySize", rejection: .init(value: .integer(40), reason: nil), app: "Piggy"),
            "Bella has no table for 40 people tomorrow at 7 PM. How many people is the table for?"
        ),
        (
            Samples.ask(
                .confirmValue(record("INTaskList", ["title": text("Party")])), Record("INAddTasksIntent"), "targetTaskList",
                rejection: .init(value: record("INTaskList", ["title": text("Party")]), reason: "listShouldBeCreated"),
                app: "Piggy"),
            "Piggy has no list “Party” yet. Shall I make it?"
        ),
        (
            Samples.ask(.confirmRequest, Record("INDeleteTasksIntent", ["all": .bool(true)])),
            "Delete all tasks? That can't be undone."
        ),
        (
            answer(
                Record(
                    "INAddTasksIntent",
                    [
                        "taskTitles": .list([text("Milk"), text("Tea")]),
                        "targetTaskList": record("INTaskList", ["title": text("Shop")]),
                    ]),
                3), "Milk and Tea now stand on the list Shop."
        ),
        (
            answer(
                Record(
                    "INSetTaskAttributeIntent", ["targetTask": record("INTask", ["title": text("Milk")]), "status": .integer(2)]),
                3),
            "The task \"Milk\" is now marked as done."
        ),
        (
            answer(Record("INGetCarLockStatusIntent", ["carName": text("Bluebird")]), 3, ["locked": .bool(false)]),
            "Bluebird is not locked."
        ),
        (answer(Record("INGetCarLockStatusIntent"), 3), "Piggy doesn't know whether your car is locked."),
        (
            answer(
                Record("INGetCarPowerLevelStatusIntent"), 3,
                [
                    "chargePercentRemaining": .double(0.8),
                    "distanceRemaining": record("Measurement", ["value": .double(120), "unit": .string("mi")]),
                    "charging": .bool(true), "minutesToFull": .integer(30),
                ]),
            "Your car has 80 percent of its charge left, which is enough for 120 miles. It is charging and full in 30 minutes."
        ),
        (Samples.ask(.confirmRequest, climate), "Change the climate for the driver's seat, 21 degrees Celsius, fan off?"),
        (Samples.ask(.confirmRequest, Record("INSetAudioSourceInCarIntent", ["audioSource": .integer(1)])), "Switch to CarPlay?"),
        (
            answer(Record("INSetRadioStationIntent", ["frequency": .double(101.5), "radioType": .integer(2)]), 3),
            "The radio plays 101.5 FM."
        ),
        (answer(Record("INSearchForPhotosIntent"), 2, ["searchResultsCount": .integer(1)]), "I found 1 photo. It is in Piggy."),
        (
            answer(Record("INSearchForPhotosIntent"), 2, ["searchResultsCount": .integer(4)]),
            "I found 4 photos. They are in Piggy."
        ),
        (answer(Record("INSearchForPhotosIntent"), 2, ["searchResultsCount": .integer(0)]), "I found no photos."),
        (answer(Record("INStartPhotoPlaybackIntent"), 2, ["searchResultsCount": .integer(0)]), "I found no photos."),
        (answer(Record("INSearchForPhotosIntent"), 2), "Your photos are in Piggy."),
        (
            answer(Record("INShareFocusStatusIntent", ["focusStatus": record("INFocusStatus", ["isFocused": .bool(false)])]), 3),
            "Piggy now knows that you are free to be disturbed."
        ),
        (answer(Record("INGetVisualCodeIntent", ["visualCodeType": .integer(5)]), 4), "Here is the code for the bus of Piggy."),
        (answer(Record("INGetReservationDetailsIntent"), 3), "Piggy knows no such reservation."),
    ]

    @Test("HAN-02 questions and answers of every domain are put as a person would put them", arguments: rows.indices)
    func wording(index: Int) throws {
        let (message, expected) = Self.rows[index]
        #expect(try Self.spoken(message) == expected)
    }

    @Test("a flight's details stand on its card in one row")
    func flight() throws {
        let airport = { (name: String) in Self.record("INAirport", ["name": .string(name), "iataCode": .string("XXX")]) }
        let gate = Self.record("INAirportGate", ["airport": airport("Oslo"), "terminal": .string("2"), "gate": .string("B4")])
        let flight = Self.record(
            "INFlight",
            [
                "airline": Self.record("INAirline", ["name": .string("Aurora"), "iataCode": .string("AU")]),
                "flightNumber": .string("17"),
                "departureAirportGate": gate, "arrivalAirportGate": Self.record("INAirportGate", ["airport": airport("Rome")]),
                "flightDuration": .record(.dateRange(start: Self.parts(12, 1, 9), end: Self.parts(12, 1, 12))),
            ])
        let reservation = Self.record(
            "INFlightReservation",
            [
                "flight": flight, "reservationNumber": .string("R7"), "reservationStatus": .integer(4),
                "itemReference": Self.text("Flight"),
                "reservedSeat": Self.record("INSeat", ["seatNumber": .string("14"), "seatRow": .string("C")]),
            ])
        let message = Self.answer(
            Record("INGetReservationDetailsIntent"), 3, ["reservations": .list([reservation, reservation])])
        let rendered = try TellingApartTests.renderer().render(message, now: SmallWorld.now)
        #expect(
            rendered.card?.rows.first?.value
                == "Flight Aurora 17 from Oslo, terminal 2, gate B4 to Rome, December 1 from 9 AM to noon, seat 14 in row C, confirmed, number R7"
        )
    }
}

import Foundation
import IntentSchema
import LanguagePacks
import Testing

@testable import Rendering

/// Answers about reservations, whatever their apps say.
struct ReservationAnswerTests {
    private static func answer(_ fact: ReservationInquiry.Fact, _ records: Record..., count: Int? = nil, app: String = "Globe")
        throws -> RenderedMessage
    {
        var inquiry = ReservationInquiry(fact: fact)
        inquiry.found = records.map { FoundReservation(app: "globe", appName: app, reservation: $0) }
        inquiry.count = count ?? records.count
        return try DiscretionTests.renderer([]).render(
            .note(.reservations(inquiry)), now: Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test("SYS-11 an empty reservation of any kind is answered for every fact", arguments: ReservationInquiry.Fact.allCases)
    func empty(fact: ReservationInquiry.Fact) throws {
        for type in ReservationKind.allCases.map(\.type) + ["INReservation", "Other"] {
            let answer = try Self.answer(fact, Record(type))
            #expect(answer.shown.contains(fact == .details ? "our" : "Globe didn't say"), "\(type): \(answer.shown)")
            #expect(!answer.shown.contains("{"))
        }
    }

    @Test(
        "SYS-11 values of other types, control characters and senseless times do no harm",
        arguments: ReservationInquiry.Fact.allCases)
    func hostile(fact: ReservationInquiry.Fact) throws {
        let evil = "\u{1B}[31mred\u{7}\u{202E}\n\rx"
        let span = Record(
            "INDateComponentsRange",
            [
                "startDateComponents": .dateComponents(DateComponents(year: .max, month: .min, day: 99, hour: -4)),
                "endDateComponents": .dateComponents(DateComponents(year: 999_999, month: 13, day: 0, hour: 99)),
            ])
        for kind in ReservationKind.allCases {
            var fields: [String: ParameterValue] = [
                "reservationNumber": .string(evil), "reservationHolderName": .string(evil), "reservationStatus": .integer(77),
                "reservedSeat": .string(evil), "partySize": .string(evil),
                "itemReference": .record(Record("INSpeakableString", ["spokenPhrase": .string(evil)])),
            ]
            for name in ["reservationDuration", "rentalDuration"] { fields[name] = .record(span) }
            let trip = Record(
                "X",
                [
                    "tripDuration": .record(span), "flightDuration": .record(span), "eventDuration": .record(span),
                    "name": .string(evil), "location": .string(evil),
                ])
            for name in ["flight", "trainTrip", "busTrip", "boatTrip", "event"] { fields[name] = .record(trip) }
            for name in ["lodgingBusinessLocation", "restaurantLocation", "pickupLocation"] {
                fields[name] = .record(Record("CLPlacemark", ["name": .string(evil)]))
            }
            let answer = try Self.answer(fact, Record(kind.type, fields), app: evil)
            let texts = [answer.shown, answer.spoken] + (answer.card?.rows.map(\.value) ?? [])
            for text in texts {
                #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E }, "\(kind): \(text)")
            }
        }
    }

    @Test("SYS-11 several answers are counted, and those beyond the limit, too")
    func several() throws {
        let flight = Record("INFlightReservation", ["reservationNumber": .string("K7")])
        let answer = try Self.answer(.number, flight, flight, count: 1_000)
        #expect(answer.shown.contains("You have 1,000 reservations.") || answer.shown.contains("You have 1000 reservations."))
        #expect(answer.shown.contains("998 more"))
        #expect(try Self.answer(.number).shown.contains("don't know of any upcoming reservations"))
    }

    @Test("SYS-11 what must not be spoken is shown only")
    func discreet() throws {
        var renderer = try DiscretionTests.renderer([])
        renderer.unspokenFields = ["INReservation.reservationNumber"]
        var inquiry = ReservationInquiry(fact: .number)
        inquiry.found = [
            FoundReservation(
                app: "g", appName: "G", reservation: Record("INFlightReservation", ["reservationNumber": .string("K7")]))
        ]
        inquiry.count = 1
        let answer = renderer.render(.note(.reservations(inquiry)), now: .distantPast)
        #expect(answer.shown.contains("K7") && !answer.spoken.contains("K7"))
    }
}

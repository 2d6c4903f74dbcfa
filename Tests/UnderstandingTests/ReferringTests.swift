import IntentSchema
import Testing
import Understanding

/// What a request leaves to a pronoun that points at what was shown, booked or ordered last.
struct ReferringTests {
    private static let nopa = ParameterValue.record(Record("INRestaurant", ["name": .string("Nopa")]))
    private static let recent = ["INGetAvailableRestaurantReservationBookingsIntent", "INBookRestaurantReservationIntent"].map {
        Record($0, ["restaurant": nopa, "partySize": .integer(4)])
    }

    @Test("a question about the same restaurant is about it, and for as many", arguments: recent)
    func same(last: Record) {
        for said in [
            "do they have any tables at 9", "do they have a table at 8:30", "is there a table there tomorrow at 8",
            "do they have seats on friday at 7 pm",
        ] {
            guard case .request(let read)? = Fixtures.read(said, recent: [last]).acts.first else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(
                read.intent == "INGetAvailableRestaurantReservationBookingsIntent" && read.parameters["restaurant"] == Self.nopa
                    && read.parameters["partySize"] == .integer(4), "'\(said)'")
            #expect(read.parameters["preferredBookingDateComponents"] != nil, "'\(said)'")
        }
    }

    @Test("what names a restaurant, or points at none, takes nothing over", arguments: recent)
    func other(last: Record) {
        for said in ["are there tables at Old Kiln tonight at 7", "is there a table free tonight at 7"] {
            guard case .request(let read)? = Fixtures.read(said, recent: [last]).acts.first else { continue }
            #expect(read.parameters["restaurant"] != Self.nopa && read.parameters["partySize"] == nil, "'\(said)'")
        }
    }

    @Test(
        "giving up what was done last and the same otherwise are both done",
        arguments: ["cancel it and ", "cancel it then and ", "cancel that. ", "oops cancel it, and please "])
    func instead(lead: String) {
        let place = ParameterValue.record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4)))
        let ride = Record("INRequestRideIntent", ["dropOffLocation": place, "partySize": .integer(2)])
        for (order, name, value) in [
            ("get me a ride for three people", "partySize", ParameterValue.integer(3)),
            ("book a cab for 5 people", "partySize", .integer(5)),
        ] {
            let act = Fixtures.read(lead + order, recent: [ride]).acts.first
            guard case .followed(.cancel, by: .again(let changes))? = act else {
                Issue.record("'\(lead + order)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(changes == [name: value])
        }
    }
}

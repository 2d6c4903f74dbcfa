import Foundation
import IntentSchema
import Testing
import Understanding

/// What people pick of results that were shown last.
struct ShownChoicesTests {
    private static let names = ["Compact", "Sedan", "SUV"]

    private static let recent: [Record] = {
        let options = zip(names, [36.08, 43.06, 61.95]).map { name, price in
            ParameterValue.record(
                Record(
                    "INRideOption",
                    ["name": .string(name), "priceRange": .record(Record("INPriceRange", ["minimumPrice": .double(price)]))]))
        }
        let destination = Record.placemark(
            name: "the zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5), address: [:])
        return [
            Record("INListRideOptionsIntent", ["dropOffLocation": .record(destination)]),
            Record("INListRideOptionsIntentResponse", ["rideOptions": .list(options)]),
        ]
    }()

    @Test(
        "a pick becomes the request that acts on it, with what the look-up was about",
        arguments: [
            ("the second one", "Sedan"), ("the middle one", "Sedan"), ("the cheapest", "Compact"), ("the last one", "SUV"),
            ("book the first one", "Compact"), ("the most expensive", "SUV"), ("book the sedan", "Sedan"),
        ])
    func picks(said: String, expected: String) {
        for form in ["%@", "ok, %@", "hmm, actually %@", "%@, get me that"] {
            let text = form.replacing("%@", with: said)
            guard case .request(let reading)? = Fixtures.read(text, recent: Self.recent).acts.first else {
                Issue.record("'\(text)' was read as no request")
                continue
            }
            #expect(reading.intent == "INRequestRideIntent", "'\(text)'")
            #expect(reading.parameters["rideOptionName"]?.record?["spokenPhrase"]?.string == expected, "'\(text)'")
            #expect(reading.parameters["dropOffLocation"] == Self.recent[0]["dropOffLocation"], "'\(text)'")
        }
    }

    private static let restaurants = AppDescription(
        id: "tables", name: "Tables",
        intents: ["INBookRestaurantReservationIntent", "INGetAvailableRestaurantReservationBookingsIntent"])

    private static let tables: [Record] = {
        let place = ParameterValue.record(Record("INRestaurant", ["name": .string("Luna Piccola")]))
        let free = [18, 19, 20].map { hour in
            ParameterValue.record(
                Record(
                    "INRestaurantReservationBooking",
                    [
                        "restaurant": place, "partySize": .integer(4),
                        "bookingDate": .dateComponents(
                            DateComponents(year: 2026, month: 3, day: 5, hour: hour, minute: 0)),
                    ]))
        }
        let day = ParameterValue.dateComponents(DateComponents(year: 2026, month: 3, day: 5))
        return [
            Record(
                "INGetAvailableRestaurantReservationBookingsIntent",
                ["restaurant": place, "partySize": .integer(4), "preferredBookingDateComponents": day]),
            Record("INGetAvailableRestaurantReservationBookingsIntentResponse", ["availableBookings": .list(free)]),
        ]
    }()

    @Test(
        "an hour picks on the day that was looked up, with a wish behind it",
        arguments: [
            ("book the one at seven with a note that we need a high chair", 19),
            ("the second one with a note that it's a birthday", 19),
            ("the last one with a quiet corner please", 20),
        ])
    func wished(said: String, hour: Int) throws {
        var context = Fixtures.context
        context.recent = Self.tables
        context.appIndex = AppIndex(Fixtures.apps + [Self.restaurants])
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        let time = reading.parameters["bookingDateComponents"]?.dateComponents
        #expect(time?.day == 5 && time?.hour == hour, "\(said): \(String(describing: time))")
        #expect(reading.parameters["guestProvidedSpecialRequestText"]?.string != nil, "\(said)")
    }

    @Test(
        "beyond what was shown the app is asked anew, on the same day",
        arguments: [
            ("anything later?", 20), ("is there anything later", 20), ("they're all too early", 20),
            ("got anything earlier?", 17), ("don't they have anything earlier?", 17),
        ])
    func beyond(said: String, hour: Int) throws {
        var context = Fixtures.context
        context.recent = Self.tables
        context.appIndex = AppIndex(Fixtures.apps + [Self.restaurants])
        guard case .again(let values)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else {
            Issue.record("'\(said)' looks nothing up again")
            return
        }
        let time = values["preferredBookingDateComponents"]?.dateComponents
        #expect(time?.day == 5 && time?.hour == hour && time?.minute == 30, "\(said): \(String(describing: time))")
    }

    @Test(
        "what is said beside a pick, or without one, is put to what was looked up",
        arguments: [
            ("the cheapest one for 3", ["rideOptionName", "partySize"]),
            ("the biggest one, for 5", ["rideOptionName", "partySize"]),
            ("get me a cab at six", ["scheduledPickupTime"]),
        ])
    func completed(said: String, others: [String]) {
        guard case .request(let reading)? = Fixtures.read(said, recent: Self.recent).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        #expect(reading.intent == "INRequestRideIntent", "'\(said)'")
        #expect(Set(reading.parameters.keys) == Set(["dropOffLocation"] + others), "'\(said)'")
    }

    @Test(
        "what is said with a pick changes its request, follows it, or is named",
        arguments: ["the second one", "the cheapest one"])
    func withMore(pick: String) {
        for joint in [", and ", ". And ", ", but "] {
            for (rest, parameter) in [
                ("for 3", "partySize"), ("make it 3 people", "partySize"), ("at six", "scheduledPickupTime"),
            ] {
                let said = pick + joint + rest
                guard case .request(let reading)? = Fixtures.read(said, recent: Self.recent).acts.first else {
                    Issue.record("'\(said)' was read as no request")
                    continue
                }
                #expect(reading.parameters["rideOptionName"] != nil && reading.parameters[parameter] != nil, "'\(said)'")
                #expect(reading.followers?.isEmpty ?? true, "'\(said)'")
            }
            for rest in ["tell the moon to wait", "wrap it in the purple paper", "put the umbrella in the boot"] {
                let said = pick + joint + rest
                guard case .request(let reading)? = Fixtures.read(said, recent: Self.recent).acts.first else {
                    Issue.record("'\(said)' was read as no request")
                    continue
                }
                #expect(reading.leftOut?.contains { rest.contains($0.text) } == true, "'\(said)' names nothing")
            }
            let said = pick + joint + "call Mary"
            guard case .request(let reading)? = Fixtures.read(said, recent: Self.recent).acts.first else {
                Issue.record("'\(said)' was read as no request")
                continue
            }
            #expect(reading.followers?.map(\.intent) == ["INStartCallIntent"], "'\(said)'")
        }
    }

    @Test("of two things picked in one breath each is requested")
    func picksTwo() {
        for said in [
            "the internet one from savings, and the harbour one too",
            "the internet one from savings. And the harbour one as well",
        ] {
            guard case .request(let reading)? = Fixtures.read(said, recent: Self.bills).acts.first else {
                Issue.record("'\(said)' was read as no request")
                continue
            }
            let names = ([reading] + (reading.followers ?? [])).map {
                $0.parameters["billPayee"]?.record?["nickname"]?.record?["spokenPhrase"]?.string
            }
            #expect(names == ["Fogline Internet", "Harbour Card"], "'\(said)'")
        }
    }

    @Test("without results, or with another request said, nothing is picked", arguments: ["call mary", "cancel my ride"])
    func others(said: String) {
        #expect(Fixtures.read(said, recent: Self.recent).acts.first == Fixtures.read(said).acts.first)
        #expect(Fixtures.read("the second one").acts.first.map { if case .request = $0 { true } else { false } } == false)
    }

    private static let bills: [Record] = {
        let bills = [("Crystal Water", 39.5, 2), ("Harbour Card", 1823.4, 17), ("Fogline Internet", 59.99, 21)]
        let details = bills.map { name, amount, day in
            ParameterValue.record(
                Record(
                    "INBillDetails",
                    [
                        "billPayee": .record(Record("INBillPayee", ["nickname": .record(.speakableString(name))])),
                        "amountDue": .record(.currencyAmount(Decimal(amount), "USD")),
                        "dueDate": .dateComponents(DateComponents(year: 2026, month: 1, day: day)),
                    ]))
        }
        return [
            Record("INSearchForBillsIntent"), Record("INSearchForBillsIntentResponse", ["bills": .list(details)]),
        ]
    }()

    @Test(
        "what is said of something shown tells which is meant, and what else is said of it counts",
        arguments: [
            ("pay the cheapest", "Crystal Water", []), ("pay the second cheapest", "Fogline Internet", []),
            ("the internet one please", "Fogline Internet", []), ("pay the harbour one", "Harbour Card", []),
            ("pay the first one from savings", "Crystal Water", ["fromAccount"]),
            ("pay the most expensive from savings", "Harbour Card", ["fromAccount"]),
        ])
    func bills(said: String, name: String, others: [String]) {
        guard case .request(let reading)? = Fixtures.read(said, recent: Self.bills).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        #expect(reading.intent == "INPayBillIntent")
        #expect(reading.parameters["billPayee"]?.record?["nickname"]?.record?["spokenPhrase"]?.string == name, "'\(said)'")
        #expect(Set(reading.parameters.keys) == Set(["billPayee"] + others), "'\(said)'")
    }

    @Test(
        "a remark on what was shown begins nothing", arguments: ["thanks, that's grand", "that's good", "nice one", "ok great"])
    func remarks(said: String) {
        for recent in [Self.bills, Self.recent] {
            let act = Fixtures.read(said, recent: recent).acts.first
            #expect(act.map { if case .request = $0 { true } else { false } } == false, "'\(said)'")
        }
    }

    @Test(
        "so many less or more change the count that is known",
        arguments: [
            (5, "one of the kids is not coming", 4), (5, "two of us can't come", 3), (2, "one more person", 3),
            (4, "ok two more people", 6), (3, "and mary", 4), (2, "plus mom and mary", 4), (4, "no 3, the kid stays home", 3),
        ])
    func differences(known: Int, said: String, expected: Int) {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent")
        let act = Fixtures.read(said, question: question, parameters: ["partySize": .integer(known)]).acts.first
        #expect(
            act == .correction(["partySize": .integer(expected)]), "'\(said)' was read as \(act.map { "\($0)" } ?? "nothing")")
    }

    @Test(
        "one of what was shown is one for what was looked up",
        arguments: ["book me one", "ok, get me one please", "get one then"])
    func one(said: String) {
        guard case .request(let reading)? = Fixtures.read(said, recent: Self.recent).acts.first else {
            Issue.record("'\(said)' was read as no request")
            return
        }
        #expect(reading.intent == "INRequestRideIntent" && reading.leftOut == nil)
        #expect(reading.parameters["dropOffLocation"] == Self.recent[0]["dropOffLocation"])
    }
}

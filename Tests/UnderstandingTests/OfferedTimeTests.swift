import Foundation
import IntentSchema
import Testing
import Understanding

/// What is said where an app offers other times, or restaurants to choose from, for a table on Friday at seven.
struct OfferedTimeTests {
    private static let book = "INBookRestaurantReservationIntent"
    private static let lookUp = "INGetAvailableRestaurantReservationBookingsIntent"
    private static let names = ["Luna Piccola", "Brass Heron", "Old Kiln", "Plum & Anchor"]
    private static let kitchens = ["Italian", "French", "Seafood"]

    private static let apps = [
        AppDescription(
            id: "tables", name: "Corner Table", intents: [book, lookUp],
            vocabulary: (names + kitchens).map {
                .init(parameters: ["\(book).restaurant", "\(lookUp).restaurant"], identifier: $0, phrases: [$0])
            })
    ]

    private static let offered = [Fixtures.friday(17, 45), Fixtures.friday(18), Fixtures.friday(21)]
    private static let wanted: [String: ParameterValue] = [
        "restaurant": Fixtures.restaurant("Luna Piccola"), "bookingDateComponents": Fixtures.friday(19), "partySize": .integer(4),
    ]

    private static func read(
        _ text: String, _ kind: Question.Kind = .choice(offered), about parameter: String? = "bookingDateComponents",
        _ parameters: [String: ParameterValue] = wanted
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.appIndex = AppIndex(apps)
        context.question = Question(kind: kind, intent: book, parameter: parameter, app: "tables")
        context.parameters = parameters
        context.said = parameters
        return try Fixtures.learned.get().interpret(text, in: context).acts.first
    }

    /// The values that an act gives the request.
    private static func values(of act: DialogueAct?) -> [String: ParameterValue] {
        switch act {
        case .choice(let index)?: ["bookingDateComponents": offered[index]]
        case .value(let value)?: ["bookingDateComponents": value]
        case .correction(let values)?: values
        default: [:]
        }
    }

    private static func hour(of act: DialogueAct?) -> Int? { values(of: act)["bookingDateComponents"]?.dateComponents?.hour }

    @Test(
        "one of the hours offered is taken by its number, whatever is said of it",
        arguments: [("six", 18), ("6", 18), ("nine", 21), ("9", 21)],
        ["%", "% then", "% please", "% is fine", "% would be great", "ok, %", "is % ok?"])
    func hours(said: (words: String, hour: Int), form: String) throws {
        let text = form.replacing("%", with: said.words)
        let act = try Self.read(text)
        #expect(Self.hour(of: act) == said.hour && Self.values(of: act)["partySize"] == nil, "'\(text)': \(act?.summary ?? "-")")
    }

    @Test(
        "the only time offered that is later, or earlier, than the hour refused is taken; else it is asked once more",
        arguments: [("six", 18), ("6", 18), ("nine", 21), ("5:45", 17), ("8", 20)],
        ["% is too early", "% is way too late", "% was too early"])
    func refusedHours(said: (words: String, hour: Int), form: String) throws {
        let text = form.replacing("%", with: said.words)
        let isLater = form.contains("early")
        let minutes = said.hour * 60 + (said.words == "5:45" ? 45 : 0)
        let fitting = Self.offered.indices.filter { index in
            let time = Self.offered[index].dateComponents
            let own = (time?.hour ?? 0) * 60 + (time?.minute ?? 0)
            return isLater ? own > minutes : own < minutes
        }
        #expect(try Self.read(text) == (fitting.count == 1 ? .choice(fitting[0]) : .repeat), "'\(text)'")
    }

    @Test(
        "the hour wanted in place of the one refused is taken, and is no party", arguments: [("8", 20), ("9", 21), ("five", 17)],
        [
            "7 is too late, nothing around %?", "7 is too early, what about %?", "later, like %?", "a bit later, maybe %",
            "earlier, say %",
        ])
    func otherHours(said: (words: String, hour: Int), form: String) throws {
        let text = form.replacing("%", with: said.words)
        let act = try Self.read(text, .confirmRequest, about: nil)
        #expect(Self.hour(of: act) == said.hour && Self.values(of: act)["partySize"] == nil, "'\(text)': \(act?.summary ?? "-")")
    }

    @Test(
        "a table is booked under the name that is said, and what else is said stays",
        arguments: ["Smith", "Grace Okafor", "Priya"],
        [
            ("book a table for 2 tomorrow at 7 under the name %, by the window", "by the window"),
            ("book a table for 2 tomorrow at 7 in the name of %", nil), ("table for 2 under the name of % tomorrow at 7", nil),
        ])
    func bookedNames(name: String, form: (text: String, wish: String?)) throws {
        let text = form.text.replacing("%", with: name)
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(text, in: Fixtures.context).acts.first else {
            Issue.record("'\(text)' was read as no request")
            return
        }
        #expect(reading.parameters["guest"]?.record?["displayName"]?.string == name, "'\(text)'")
        #expect(reading.parameters["partySize"] == .integer(2), "'\(text)'")
        #expect(reading.parameters["guestProvidedSpecialRequestText"]?.string == form.wish, "'\(text)'")
        #expect(reading.leftOut?.isEmpty ?? true, "'\(text)'")
    }

    @Test(
        "another name changes the table to be booked", arguments: ["Jones", "Mary Jones"],
        ["under the name %", "no, under the name %"])
    func otherNames(name: String, form: String) throws {
        let text = form.replacing("%", with: name)
        let act = try Self.read(text, .confirmRequest, about: nil)
        #expect(Self.values(of: act)["guest"]?.record?["displayName"]?.string == name, "'\(text)': \(act?.summary ?? "-")")
    }

    @Test("one of the hours offered is taken beside a name", arguments: ["6 under the name Jones", "six, under the name Jones"])
    func hourAndName(text: String) throws {
        let act = try Self.read(text)
        #expect(Self.hour(of: act) == 18, "'\(text)': \(act?.summary ?? "-")")
        #expect(Self.values(of: act)["guest"]?.record?["displayName"]?.string == "Jones", "'\(text)'")
    }

    @Test(
        "what changes the party beside an hour does not lose the hour",
        arguments: [("six", 18), ("9", 21), ("nine", 21)],
        [
            "% is fine, but let us be five", "% is fine, we'll be five", "% works, there will be five of us",
            "% is fine, but let us be five: Mary is coming too.", "% is good, but make it five people",
        ])
    func hoursWithParty(said: (words: String, hour: Int), form: String) throws {
        let text = form.replacing("%", with: said.words)
        let act = try Self.read(text)
        #expect(Self.hour(of: act) == said.hour, "'\(text)': \(act?.summary ?? "-")")
        #expect(Self.values(of: act)["partySize"] == .integer(5), "'\(text)': \(act?.summary ?? "-")")
    }

    @Test(
        "a question about the time that is not to be had is answered with that",
        arguments: ["is % full or what", "is % not free, then?", "why not %?", "why? is % taken?"],
        ["7", "seven", "7 pm"])
    func refused(form: String, time: String) throws {
        let text = form.replacing("%", with: time)
        let act = try Self.read(text)
        // Nothing is taken, and no other request is made of it.
        switch act {
        case .inquire(let inquiry)?: #expect(inquiry.aspect == .reason, "'\(text)'")
        case .correction(let values)?: #expect(values["bookingDateComponents"]?.dateComponents?.hour == 19, "'\(text)'")
        case .value(let value)?: #expect(value.dateComponents?.hour == 19, "'\(text)'")
        case .request(let reading)?:
            #expect(reading.intent == Self.lookUp && reading.parameters["partySize"] == .integer(4), "'\(text)'")
        default: Issue.record("'\(text)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "a look-up of free tables keeps what the open request has and the words do not say",
        arguments: [
            ("what times are free?", "Luna Piccola"), ("which times are available", "Luna Piccola"),
            ("Please see whether Brass Heron has anything at seven instead.", "Brass Heron"),
        ],
        [2, 4, 6])
    func lookUps(said: (words: String, restaurant: String), party: Int) throws {
        var parameters = Self.wanted
        parameters["partySize"] = .integer(party)
        let act = try Self.read(said.words, .choice(Self.offered), about: "bookingDateComponents", parameters)
        guard case .request(let reading)? = act else {
            // Another restaurant may as well be a change.
            guard case .correction(let values)? = act else {
                Issue.record("'\(said.words)' was read as \(act?.summary ?? "nothing")")
                return
            }
            #expect(values["restaurant"]?.record?["name"]?.string == said.restaurant, "'\(said.words)'")
            return
        }
        let time = reading.parameters["preferredBookingDateComponents"]?.dateComponents
        #expect(reading.intent == Self.lookUp, "'\(said.words)'")
        #expect(reading.parameters["restaurant"]?.record?["name"]?.string == said.restaurant, "'\(said.words)'")
        #expect(reading.parameters["partySize"] == .integer(party), "'\(said.words)'")
        #expect(time?.day == 6 && time?.hour == 19, "'\(said.words)'")
    }

    @Test("a restaurant that is not wanted any more leaves, or gives way to the next", arguments: names.dropFirst())
    func forgotten(other: String) throws {
        for form in ["forget Luna Piccola", "please forget Luna Piccola", "skip Luna Piccola"] {
            #expect(try Self.read(form) == .takeOut([Removal("restaurant")]), "'\(form)'")
        }
        let text = "forget Luna Piccola, what about \(other)?"
        guard case .correction(let values)? = try Self.read(text) else {
            Issue.record("'\(text)' was read as \(try Self.read(text)?.summary ?? "nothing")")
            return
        }
        #expect(values["restaurant"]?.record?["name"]?.string == other)
        let show = "Please forget Luna Piccola. Show me \(other) for four people tomorrow at seven."
        guard case .followed(.cancel, by: .request(let reading))? = try Self.read(show) else {
            Issue.record("'\(show)' was read as \(try Self.read(show)?.summary ?? "nothing")")
            return
        }
        #expect(reading.parameters["restaurant"]?.record?["name"]?.string == other)
    }

    @Test(
        "a question which of the restaurants are of a kind narrows the choice", arguments: kitchens,
        ["which ones are %"])
    func narrowed(kitchen: String, form: String) throws {
        var parameters = Self.wanted
        parameters["restaurant"] = nil
        let text = form.replacing("%", with: kitchen)
        let act = try Self.read(text, .choice(Self.names.map(Fixtures.restaurant)), about: "restaurant", parameters)
        guard case .value(let value)? = act, let name = value.record?["name"]?.string else {
            Issue.record("'\(text)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(name.lowercased() == kitchen.lowercased(), "'\(text)'")
    }

    @Test("the speaker eats, too", arguments: [("two", 3), ("three", 4), ("5", 6)])
    func friends(said: (words: String, party: Int)) throws {
        var context = Fixtures.context
        context.appIndex = AppIndex(Self.apps)
        let text = "I would like to have dinner with \(said.words) friends this Friday around seven"
        guard case .request(let reading)? = try Fixtures.learned.get().interpret(text, in: context).acts.first else {
            Issue.record("'\(text)' was read as no request")
            return
        }
        #expect(reading.intent == Self.book && reading.parameters["partySize"] == .integer(said.party))
    }

    @Test(
        "what is to be given up for an unknown place is no other value of the ride",
        arguments: ["grandma's", "the old barn", "zorg's place"])
    func instead(place: String) throws {
        let home = try #require(try Self.home)
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        let zoo = Record.placemark(name: "the zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5), address: [:])
        context.parameters = ["pickupLocation": home, "dropOffLocation": .record(zoo), "partySize": .integer(3)]
        context.said = ["dropOffLocation": .record(zoo), "partySize": .integer(3)]
        let text = "pick us up at \(place) instead of home"
        switch try Fixtures.learned.get().interpret(text, in: context).acts.first {
        case .request(let reading)?: #expect(reading.parameters["dropOffLocation"] == nil, "'\(text)'")
        case .correction(let values)?, .followed(.correction(let values), _)?:
            #expect(values["dropOffLocation"] == nil, "'\(text)'")
        default: break
        }
    }

    /// Home as a pickup, as it is read.
    private static var home: ParameterValue? {
        get throws {
            let read = try Fixtures.learned.get().interpret("book a ride from home to Pier 39", in: Fixtures.context)
            guard case .request(let reading)? = read.acts.first else { return nil }
            return reading.parameters["pickupLocation"]
        }
    }
}

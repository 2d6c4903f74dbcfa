import Foundation
import IntentSchema
import Testing
import Understanding

/// Places that were told before, times of arrival, and answers behind words that only lead on. The clock stands at 10:00 on Wednesday,
/// 4 March 2026.
struct ToldPlaceTests {
    private static func acts(
        _ said: String, after recent: [Record] = [], question: Question? = nil, parameters: [String: ParameterValue] = [:]
    ) -> [DialogueAct] {
        var context = Fixtures.context
        context.recent = recent
        context.question = question
        context.parameters = parameters
        return Fixtures.interpreter?.interpret(said, in: context).acts ?? []
    }

    private static func request(_ said: String, after recent: [Record] = []) -> Hypothesis? {
        guard case .request(let read)? = acts(said, after: recent).first else { return nil }
        return read
    }

    private static func restaurant(_ name: String) -> Record {
        let point = Record("CLLocation", ["latitude": .double(37.8), "longitude": .double(-122.27)])
        return Record("INRestaurant", ["name": .string(name), "location": .record(point)])
    }

    @Test(
        "a restaurant that was shown is a destination, with or without its town",
        arguments: ["get me a cab to %@", "a ride to %@ please", "take me to %@"])
    func restaurants(form: String) {
        let shown = ["Copper Fern, Oakland", "Luna Piccola"].map {
            Record("INGetAvailableRestaurantReservationBookingsIntent", ["restaurant": .record(Self.restaurant($0))])
        }
        for (said, name) in [
            ("copper fern oakland", "Copper Fern, Oakland"), ("Copper Fern", "Copper Fern, Oakland"),
            ("luna piccola", "Luna Piccola"),
        ] {
            let sentence = form.replacing("%@", with: said)
            let place = Self.request(sentence, after: shown)?.parameters["dropOffLocation"]?.record
            #expect(place?["name"]?.string == name, "'\(sentence)' goes to \(place?["name"]?.string ?? "nowhere")")
            #expect(Self.request(sentence)?.parameters["dropOffLocation"]?.record?["name"]?.string != name)
        }
    }

    @Test(
        "a time of arrival is no time of departure, whatever stands between",
        arguments: [
            "i need to be at the airport at 9 am", "i have to be at the airport tomorrow at 9",
            "get me a cab to the airport arriving at 9 am",
            "get me to the airport by 9 am", "a ride to the airport, i must be there at 9 am",
        ])
    func arrival(said: String) {
        guard let read = Self.request(said), read.intent == "INRequestRideIntent" else { return }
        #expect(read.parameters["scheduledPickupTime"] == nil, "'\(said)' leaves at \(read.parameters.summary)")
        let told = [read.unknownValues["scheduledPickupTime"], read.leftOut?.map(\.text).joined(separator: " ")].compactMap(
            \.self
        ).joined()
        #expect(told.contains("9"), "'\(said)' lost its time")
    }

    @Test(
        "a time of arrival changes no ride",
        arguments: ["no, arrive at 6", "be there at 7", "i need to be there by 7", "no i have to be there at 7"])
    func arrivalOfOpen(said: String) {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent")
        let act = Self.acts(said, question: question, parameters: ["partySize": .integer(2)]).first
        guard case .notUnderstood(.unused(let words))? = act else {
            Issue.record("'\(said)' was read as \(act.map { "\($0)" } ?? "nothing")")
            return
        }
        #expect(words.contains { $0.isNumber })
    }

    @Test(
        "what is asked for is what is answered, behind words that lead on",
        arguments: ["ok so, %@", "so, %@", "right, so %@", "well %@"])
    func leadingOn(form: String) {
        let question = Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation")
        for place in ["the airport", "union square"] {
            let said = form.replacing("%@", with: place)
            guard case .value? = Self.acts(said, question: question).first else {
                Issue.record("'\(said)' was read as \(Self.acts(said, question: question))")
                continue
            }
        }
    }

    @Test("what only compares is no name", arguments: ["anything a bit later?", "something cheaper", "let's take 1:30"])
    func compares(said: String) {
        let question = Question(
            kind: .value, intent: "INBookRestaurantReservationIntent", parameter: "restaurant")
        let act = Self.acts(said, question: question).first
        if case .value(let value)? = act { Issue.record("'\(said)' is \(value.summary)") }
        if case .correction(let values)? = act { #expect(values["restaurant"] == nil) }
    }

    @Test("what has been got is done", arguments: ["got the %@ already", "i bought %@", "i got the %@", "already got %@"])
    func done(form: String) {
        var context = Fixtures.context
        context.apps += [AppDescription(id: "notes", name: "Notes", intents: ["INAddTasksIntent", "INSetTaskAttributeIntent"])]
        let titles = ["buns", "charcoal"].map { ParameterValue.record(.speakableString($0)) }
        context.recent = [Record("INAddTasksIntent", ["taskTitles": .list(titles)])]
        for title in ["buns", "charcoal"] {
            let said = form.replacing("%@", with: title)
            guard case .request(let read)? = Fixtures.interpreter?.interpret(said, in: context).acts.first else {
                Issue.record("'\(said)' was not understood")
                continue
            }
            #expect(read.intent == "INSetTaskAttributeIntent" && read.parameters["status"] == .integer(2))
        }
        // Nothing is known of a title that is on no list.
        if case .request(let read)? = Fixtures.interpreter?.interpret("got the ketchup already", in: context).acts.first {
            #expect(read.intent != "INSetTaskAttributeIntent" || read.score < 0.9)
        }
    }

    // MARK: - What was booked

    private static let booked: [Record] = {
        let time = DateComponents(year: 2026, month: 3, day: 6, hour: 19, minute: 30)
        return [
            Record(
                "INBookRestaurantReservationIntent",
                ["restaurant": .record(restaurant("Luna Piccola")), "bookingDateComponents": .dateComponents(time)])
        ]
    }()

    @Test(
        "some time before is before what was booked",
        arguments: [("an hour", 18, 30), ("30 minutes", 19, 0), ("2 hours", 17, 30), ("half an hour", 19, 0)])
    func before(length: String, hour: Int, minute: Int) {
        for form in ["remind me %@ before", "remind me %@ before that", "and remind me %@ beforehand"] {
            let said = form.replacing("%@", with: length)
            let read = Self.request(said, after: Self.booked)
            let range = read?.parameters["temporalEventTrigger"]?.record?["dateComponentsRange"]?.record
            let start = range?["startDateComponents"]?.dateComponents
            #expect(
                start?.day == 6 && start?.hour == hour && start?.minute == minute, "'\(said)': \(start?.summary ?? "no time")")
            #expect(read?.parameters["taskTitles"] == .list([.record(.speakableString("Luna Piccola"))]))
        }
    }

    @Test(
        "what is named is not taken back if something else was done since",
        arguments: ["cancel the table", "cancel the reservation"])
    func cancelsEarlier(said: String) {
        let titles = ParameterValue.list([.record(.speakableString("buy flowers"))])
        let since = [Record("INAddTasksIntent", ["taskTitles": titles])] + Self.booked
        #expect(
            Self.acts(said, after: since).first == .notUnderstood(.cannotTakeBack(intent: "INBookRestaurantReservationIntent")))
        #expect(
            Self.acts(said, after: Self.booked).first
                != .notUnderstood(.cannotTakeBack(intent: "INBookRestaurantReservationIntent")))
    }

    @Test(
        "a short number is a sum and nobody's name",
        arguments: ["send 25 to mary", "send 25 to mary jones"])
    func sums(said: String) throws {
        let act = try Fixtures.learned.get().interpret(said, in: Fixtures.context).acts.first
        guard case .request(let read)? = act else { return }
        #expect(read.intent == "INSendPaymentIntent" && read.parameters["currencyAmount"] != nil, "'\(said)' is \(read.intent)")
    }
}

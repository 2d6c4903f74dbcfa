import Foundation
import IntentSchema
import Testing
import Understanding

/// What is said of what is open, goes on or was shown last, with apps for rides, tables, music, workouts, photos and money.
struct OnScreenTests {
    private static let book = "INBookRestaurantReservationIntent"
    private static let freeTables = "INGetAvailableRestaurantReservationBookingsIntent"
    private static let ride = "INRequestRideIntent"
    private static let rides = "INListRideOptionsIntent"
    private static let photos = "INSearchForPhotosIntent"

    private static func words(_ intent: String, _ slot: String, _ phrases: [String]) -> [AppDescription.VocabularyItem] {
        phrases.map { .init(parameters: ["\(intent).\(slot)"], identifier: $0, phrases: [$0]) }
    }

    private static let apps = [
        AppDescription(
            id: "cabs", name: "Swift Cabs", intents: [ride, rides],
            vocabulary: words(ride, "rideOptionName", ["compact", "sedan", "big", "roomy"])),
        AppDescription(
            id: "tables", name: "Corner Table", intents: [book, freeTables],
            vocabulary: ["Luna Piccola", "Brass Heron", "Vegetarian"].map {
                .init(parameters: ["\(book).restaurant", "\(freeTables).restaurant"], identifier: $0, phrases: [$0])
            }),
        AppDescription(id: "music", name: "Jukebox", intents: ["INPlayMediaIntent", "INSearchForMediaIntent"]),
        AppDescription(
            id: "fit", name: "Stride",
            intents: ["INStartWorkoutIntent", "INEndWorkoutIntent", "INPauseWorkoutIntent", "INResumeWorkoutIntent"],
            vocabulary: words("INStartWorkoutIntent", "workoutName", ["run", "walk"])
                + words("INEndWorkoutIntent", "workoutName", ["run", "walk"])),
        AppDescription(id: "photos", name: "Shoebox", intents: [photos]),
        AppDescription(id: "pay", name: "PayApp", intents: ["INSendPaymentIntent", "INSearchForAccountsIntent"]),
    ]

    private static let table: [String: ParameterValue] = [
        "restaurant": Fixtures.restaurant("Luna Piccola"), "bookingDateComponents": Fixtures.friday(18), "partySize": .integer(2),
    ]
    private static let zoo = Record.placemark(
        name: "the zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5), address: [:])

    private static func read(
        _ text: String, _ question: Question? = nil, _ parameters: [String: ParameterValue] = [:], recent: [Record] = []
    ) throws -> Interpretation {
        var context = Fixtures.context
        context.appIndex = AppIndex(apps)
        context.recent = recent
        context.question = question
        context.parameters = parameters
        context.said = parameters
        return try Fixtures.learned.get().interpret(text, in: context)
    }

    private static func request(_ act: DialogueAct?) -> Hypothesis? {
        if case .request(let reading)? = act { reading } else { nil }
    }

    private static let confirmsTable = Question(kind: .confirmRequest, intent: book, app: "tables")
    private static let confirmsRide = Question(kind: .confirmRequest, intent: ride, app: "cabs")

    // MARK: - Times

    @Test(
        "of two times of which either will do the first is taken, and the other is told as left out",
        arguments: [
            ("7 or 8", 19, 0, "or 8"), ("around 7 30 or 8", 19, 30, "or 8"), ("half 8 or 9", 20, 30, "or 9"),
            ("at 6 or maybe 7", 18, 0, "or maybe 7"),
        ])
    func either(said: String, hour: Int, minute: Int, other: String) throws {
        var known = Self.table
        known["bookingDateComponents"] = nil
        let question = Question(kind: .value, intent: Self.book, parameter: "bookingDateComponents", app: "tables")
        for form in ["%@", "%@ please"] {
            let text = form.replacing("%@", with: said)
            guard case .followed(let act, by: let rest)? = try Self.read(text, question, known).acts.first else {
                Issue.record("'\(text)' names no time")
                continue
            }
            let value: ParameterValue? =
                switch act {
                case .value(let value): value
                case .correction(let values): values["bookingDateComponents"]
                default: nil
                }
            #expect(value?.dateComponents?.hour == hour && (value?.dateComponents?.minute ?? 0) == minute, "'\(text)': \(act)")
            #expect(rest == .notUnderstood(.unused(words: other)), "'\(text)': \(rest)")
        }
    }

    @Test("a request for either of two times is for the first", arguments: ["7 or 8", "half 8 or 9"])
    func eitherOf(times: String) throws {
        let text = "book a table at Luna Piccola for 2 tomorrow at \(times)"
        let reading = try #require(Self.request(try Self.read(text).acts.first))
        #expect(reading.parameters["bookingDateComponents"]?.dateComponents?.hour ?? 0 > 18, "\(reading)")
        #expect(reading.leftOut?.contains { $0.text.hasPrefix("or ") } ?? false, "\(reading)")
    }

    @Test("what counts people is no time", arguments: ["book a table at Luna Piccola tomorrow for 3 or 4 people"])
    func eitherCount(text: String) throws {
        let reading = Self.request(try Self.read(text).acts.first)
        #expect(reading?.leftOut?.contains { $0.text.hasPrefix("or ") } ?? false == false)
    }

    @Test(
        "hour and minutes apart are a time, whatever number of people there is", arguments: ["make it 7 30", "and make it 8 15"])
    func spaced(text: String) throws {
        let act = try Self.read(text, Self.confirmsTable, Self.table).acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(text)': \(String(describing: act))")
            return
        }
        #expect(Set(values.keys) == ["bookingDateComponents"], "\(values)")
        #expect(values["bookingDateComponents"]?.dateComponents?.minute ?? 0 > 0)
    }

    @Test("a meal says when", arguments: [("lunch", 12), ("breakfast", 7)])
    func meal(name: String, hour: Int) throws {
        for text in ["find somewhere vegetarian for \(name) tomorrow", "book a table at Luna Piccola for \(name) tomorrow for 2"]
        {
            let reading = try #require(Self.request(try Self.read(text).acts.first))
            let time = reading.parameters["preferredBookingDateComponents"] ?? reading.parameters["bookingDateComponents"]
            #expect(time?.dateComponents?.hour == hour, "\(text): \(reading)")
        }
    }

    // MARK: - Results shown

    private static let options: [Record] = {
        let options = zip(["Compact", "Sedan", "SUV"], [36.08, 43.06, 61.95]).map { name, price in
            ParameterValue.record(
                Record(
                    "INRideOption",
                    ["name": .string(name), "priceRange": .record(Record("INPriceRange", ["minimumPrice": .double(price)]))]))
        }
        return [
            Record(rides, ["dropOffLocation": .record(zoo)]), Record("\(rides)Response", ["rideOptions": .list(options)]),
        ]
    }()

    @Test(
        "a question about one of the results is answered with what is known of it",
        arguments: [
            ("would the cheapest one have room for me and two friends?", "Compact"), ("how much is the sedan?", "Sedan"),
            ("the second one costs how much?", "Sedan"), ("is the most expensive one any faster?", "SUV"),
            ("how many people fit in the compact", "Compact"), ("how long would the sedan take", "Sedan"),
            ("does the first one take luggage?", "Compact"),
        ])
    func askedOfOne(text: String, name: String) throws {
        let act = try Self.read(text, recent: Self.options).acts.first
        #expect(act == .inquire(Inquiry(.details, topic: name)), "'\(text)': \(String(describing: act))")
    }

    @Test("an order put as a question is none about a result", arguments: ["could you get me the second one?"])
    func ordered(text: String) throws {
        #expect(Self.request(try Self.read(text, recent: Self.options).acts.first)?.intent == Self.ride)
    }

    @Test(
        "which one is asked of what there is, not of what is to be confirmed",
        arguments: ["which one has room for five?", "which of those takes luggage?"])
    func whichOne(text: String) throws {
        let act = try Self.read(text, Self.confirmsRide, ["dropOffLocation": .record(Self.zoo)]).acts.first
        #expect(Self.request(act)?.intent == Self.rides, "'\(text)': \(String(describing: act))")
    }

    @Test("something of a kind is an option", arguments: ["something big", "something roomy"])
    func size(words: String) throws {
        let reading = Self.request(try Self.read("I need a ride to the airport, \(words)").acts.first)
        #expect(reading?.parameters["rideOptionName"] != nil, "\(String(describing: reading))")
    }

    // MARK: - The open request

    @Test(
        "a detail said twice is no other request",
        arguments: [3, 5])
    func saidTwice(count: Int) throws {
        let word = count == 3 ? "three" : "five"
        let text = "There will be \(word) of us, so please put down \(word) people, and then you may book it"
        let act = try Self.read(text, Self.confirmsRide, ["dropOffLocation": .record(Self.zoo)]).acts.first
        #expect(act == .correction(["partySize": .integer(count)]), "\(String(describing: act))")
    }

    @Test(
        "a yes to something that should be otherwise changes it, or agrees to nothing",
        arguments: [
            (
                "Yes, please do, though by the window, as my mother likes the sea",
                "by the window, as my mother likes the sea"
            ),
            ("yes but near the door please", nil), ("Yes please, though with their blue plates, as we like them", nil),
        ])
    func limitedYes(text: String, wish: String?) throws {
        let act = try Self.read(text, Self.confirmsTable, Self.table).acts.first
        if let wish { #expect(act == .correction(["guestProvidedSpecialRequestText": .string(wish)])) }
        #expect(act != .yes, "\(String(describing: act))")
        if case .followed(.yes, by: _)? = act { Issue.record("'\(text)' was agreed to") }
    }

    @Test(
        "a yes in a first sentence that should be otherwise agrees to nothing, and what stands behind it is heard next",
        arguments: [
            "And please let Mary know that I shall be there by seven.", "Then call Priya.", "Also remind me to bring the book.",
        ])
    func limitedBeforeOrder(order: String) throws {
        for yes in ["Yes, that one will do nicely, though for five people.", "Yes please, although make it for five people."] {
            let read = try Self.read(yes + " " + order, Self.confirmsTable, Self.table)
            let change = DialogueAct.correction(["partySize": .integer(5)])
            if case .followed(change, by: .request(let next))? = read.acts.first {
                #expect(next.leftOut ?? [] == [])
            } else {
                #expect(read.acts.first == change && read.rest == order, "'\(yes) \(order)': \(read.acts)")
            }
        }
    }

    @Test("of two questions the first is answered and the other named", arguments: ["is it expensive?", "do they take cards?"])
    func twoQuestions(second: String) throws {
        let text = "What sort of food does Brass Heron serve, and \(second)"
        let times = Question(
            kind: .choice([Fixtures.friday(17), Fixtures.friday(21)]), intent: Self.book, parameter: "bookingDateComponents",
            app: "tables")
        let reading = Self.request(try Self.read(text, times, Self.table).acts.first)
        #expect(reading?.parameters["restaurant"]?.record?["name"]?.string == "Brass Heron")
        #expect(reading?.leftOut?.contains { second.hasPrefix($0.text) || $0.text.hasPrefix(second.dropLast()) } ?? false)
    }

    @Test(
        "what is ordered behind a yes is named where nothing is made of it", arguments: ["yes and tell her", "yes and text him"])
    func behindYes(text: String) throws {
        let act = try Self.read(text, Self.confirmsRide, ["dropOffLocation": .record(Self.zoo)]).acts.first
        #expect(act != .yes, "\(String(describing: act))")
    }

    @Test(
        "a wish about a booking is kept whole",
        arguments: [
            ("Please make the request simply: a quiet table for a birthday", "a quiet table for a birthday"),
            ("add a note that we have a stroller with us", "we have a stroller with us"),
            ("would you mention that it is a birthday?", "it is a birthday"),
        ])
    func wish(text: String, expected: String) throws {
        let act = try Self.read(text, Self.confirmsTable, Self.table).acts.first
        #expect(act == .correction(["guestProvidedSpecialRequestText": .string(expected)]), "\(String(describing: act))")
    }

    @Test("a wish is heard where something else is asked", arguments: ["would you mention that it is a birthday?"])
    func wishBeforeAnswer(text: String) throws {
        var known = Self.table
        known["restaurant"] = nil
        let question = Question(kind: .value, intent: Self.book, parameter: "restaurant", app: "tables")
        let act = try Self.read(text, question, known).acts.first
        #expect(act == .correction(["guestProvidedSpecialRequestText": .string("it is a birthday")]))
    }

    // MARK: - Other words

    @Test(
        "a kind of restaurant that is not wanted is none, and is named",
        arguments: ["table for 4 tonight, not vegetarian", "book a table for two tomorrow at 7, not vegetarian"])
    func notWanted(text: String) throws {
        let reading = try #require(Self.request(try Self.read(text).acts.first))
        #expect(reading.parameters["restaurant"] == nil, "\(reading)")
        #expect(reading.leftOut?.contains { $0.text.contains("vegetarian") } ?? false, "\(reading)")
    }

    @Test("those who come along are no restaurant", arguments: ["the two of us", "the four of us"])
    func party(words: String) throws {
        let text = "I'm after a restaurant for my wife's birthday on Saturday, \(words), about 7 30."
        let reading = try #require(Self.request(try Self.read(text).acts.first))
        #expect(reading.unknownValues["restaurant"] == nil && reading.parameters["restaurant"] == nil, "\(reading)")
        #expect(reading.parameters["partySize"] == .integer(words.contains("two") ? 2 : 4), "\(reading)")
    }

    @Test("who is to get photos is not in them", arguments: ["Mary", "Priya"])
    func reason(name: String) throws {
        let text = "Show me photographs that I took last summer, because I am looking for one of the garden to send to \(name)"
        let reading = try #require(Self.request(try Self.read(text).acts.first))
        #expect(reading.intent == Self.photos)
        #expect(reading.parameters["peopleInPhoto"] == nil && reading.ambiguities["peopleInPhoto"] == nil, "\(reading)")
        #expect(reading.parameters["dateCreated"] != nil)
    }

    @Test("one of several things is no amount", arguments: ["Mary", "Priya"])
    func oneOfSeveral(name: String) throws {
        let reading = Self.request(try Self.read("send one to \(name)").acts.first)
        #expect(reading?.parameters["currencyAmount"] == nil, "\(String(describing: reading))")
    }

    @Test(
        "an order behind \"so\" is the speaker's own, whoever is quoted before it",
        arguments: [
            "My doctor tells me I ought to walk more, so could you start a walk of about thirty minutes for me, outdoors, please?",
            "my doctor says i should move more so start a 20 minute walk",
        ])
    func consequence(text: String) throws {
        #expect(Self.request(try Self.read(text).acts.first)?.intent == "INStartWorkoutIntent")
    }

    @Test("what somebody else asked for is none", arguments: ["my mom asked me, can you start a walk"])
    func quoted(text: String) throws {
        #expect(Self.request(try Self.read(text).acts.first) == nil)
    }

    private static let run = [
        Record("INPlayMediaIntent", [:]), Record("INStartWorkoutIntent", ["workoutName": .record(.speakableString("run"))]),
    ]

    @Test(
        "one verb ends two things",
        arguments: [
            ("stop the run and the music", "stop the music"), ("end the music and my run", "end my run"),
            ("finish the run and stop the music", "stop the music"),
        ])
    func both(text: String, rest: String) throws {
        #expect(try Self.read(text, recent: Self.run).rest == rest)
    }

    @Test("\"ones\" are what was dealt with last", arguments: ["which ones are there", "and the ones from last week"])
    func ones(text: String) throws {
        let act = try Self.read(text, recent: [Record("INStartWorkoutIntent", [:])]).acts.first
        #expect(Self.request(act) == nil, "\(String(describing: act))")
    }

    @Test("what is left of a run is no money", arguments: ["how much is left?"])
    func left(text: String) throws {
        let act = try Self.read(text, recent: [Self.run[1]]).acts.first
        #expect(Self.request(act) == nil, "\(String(describing: act))")
    }

    @Test(
        "what there is to hear is looked up",
        arguments: ["what is there to listen to?", "what music do you have", "what can we listen to", "which albums are there"])
    func music(text: String) throws {
        let reading = Self.request(try Self.read(text).acts.first)
        #expect(reading?.intent == "INSearchForMediaIntent", "\(String(describing: reading))")
        #expect(reading?.parameters["mediaSearch"]?.record?["artistName"] == nil)
    }
}

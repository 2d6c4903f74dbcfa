import Foundation
import IntentSchema
import Testing
import Understanding

/// Turns in which a value, a refusal or a pointing word could get lost.
struct LostValueTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let priya = ParameterValue.record(Fixtures.contacts[6].person())
    private static let fillers = ["%@", "hmm, %@", "oh, %@", "%@ please"]

    private static func confirming(_ intent: String, _ app: String) -> Question {
        Question(kind: .confirmRequest, intent: intent, app: app)
    }

    private static func payment(_ payee: ParameterValue, _ amount: Decimal, _ currency: String = "USD") -> [String:
        ParameterValue]
    {
        ["payee": payee, "currencyAmount": .record(.currencyAmount(amount, currency))]
    }

    @Test(
        "whatever the amount, it is changed to what is said",
        arguments: [1, 7, 21, 60, 99, 100, 101, 120, 200, 345, 500, 999, 1_000, 1_200])
    func amounts(amount: Int) {
        for form in [
            "make it %@ dollars", "make that %@ dollars", "%@ dollars", "no, %@ dollars", "sorry, %@ dollars", "$%@",
            "make it $%@",
        ] {
            let said = form.replacing("%@", with: "\(amount)")
            let act = Fixtures.read(
                said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.mary, 20)
            ).acts.first
            guard case .correction(let values)? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(values == ["currencyAmount": .record(.currencyAmount(Decimal(amount), "USD"))], "'\(said)'")
        }
    }

    // MARK: - What would end

    @Test(
        "what is to be cancelled is kept, in any words, and never cancelled",
        arguments: [
            "no, keep it", "keep it after all", "no keep the ride", "i'll keep it", "leave it as it is", "no, don't cancel it",
            "i still need it", "no wait, let's keep that", "we still want it",
        ])
    func kept(said: String) {
        for form in ["%@", "hmm, %@", "oh, %@"] {
            let text = form.replacing("%@", with: said)
            let act = Fixtures.read(text, question: Self.confirming("INCancelRideIntent", "cabs")).acts.first
            #expect(act == .no, "'\(text)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a refusal beside what keeps something confirms no request", arguments: ["no keep it", "no, keep that"])
    func keptRequest(said: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.mary, 20)
        ).acts.first
        #expect(act != .yes, "'\(said)'")
    }

    @Test(
        "an apology before a move is no wish to hear it again", arguments: ["oh sorry, the other way round", "sorry, vice versa"])
    func apology(said: String) {
        let accounts = ["Checking", "Savings"].map { name in
            ParameterValue.record(
                Record("INPaymentAccount", ["nickname": .record(Record("INSpeakableString", ["spokenPhrase": .string(name)]))]))
        }
        let act = Fixtures.read(
            said, question: Self.confirming("INTransferMoneyIntent", "pay"),
            parameters: ["fromAccount": accounts[0], "toAccount": accounts[1]]
        ).acts.first
        #expect(act == .swap, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    // MARK: - Pointing at nothing

    @Test(
        "words that point at one of several are no value of what is asked for",
        arguments: ["the second one", "the third one", "the last one", "the first"])
    func pointing(said: String) {
        let questions = [
            Question(kind: .value, intent: "INBookRestaurantReservationIntent", parameter: "restaurant", app: "tables"),
            Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation", app: "cabs"),
            Question(kind: .value, intent: "INSendPaymentIntent", parameter: "payee", app: "pay"),
        ]
        for question in questions {
            for form in ["%@", "hmm, %@"] {
                let act = Fixtures.read(form.replacing("%@", with: said), question: question).acts.first
                #expect(
                    act == .notUnderstood(.unknownValue(words: said)), "\(question.parameter ?? ""): \(act?.summary ?? "nothing")"
                )
            }
        }
    }

    @Test("an ordinal is a day where a time is asked for")
    func ordinalDay() {
        let question = Question(kind: .value, intent: "INRequestRideIntent", parameter: "scheduledPickupTime", app: "cabs")
        let act = Fixtures.read("the second", question: question).acts.first
        #expect(act != .notUnderstood(.unknownValue(words: "the second")))
    }

    // MARK: - Refused and replaced

    @Test(
        "what is named behind what is refused takes its place",
        arguments: [
            "not her, priya", "not mary, priya", "no, not her, it's priya", "not mary, my sister", "no, priya paid",
            "no, priya gets it",
        ])
    func replaced(said: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.mary, 20)
        ).acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["payee"]?.summary == "c6" && values.count == 1, "'\(said)'")
    }

    @Test("of several, only the refused one gives way")
    func replacedAmongSeveral() {
        let john = ParameterValue.record(Fixtures.contacts[2].person())
        let act = Fixtures.read(
            "not mary, priya", question: Self.confirming("INSendMessageIntent", "chat"),
            parameters: ["recipients": .list([john, Self.mary]), "content": .string("hi")]
        ).acts.first
        guard case .correction(let values)? = act else {
            Issue.record("\(act?.summary ?? "nothing")")
            return
        }
        #expect(values["recipients"]?.list?.map(\.summary) == ["c2", "c6"])
    }

    @Test(
        "what the person will do instead is a refusal, unless it has a value for the request",
        arguments: [
            ("no, i'll give her cash", true), ("on second thought no, i'll tell her myself", true), ("no, let's stay home", true),
            ("no, let's make it 25", false), ("no, make it 30", false), ("no, priya", false),
        ])
    func intentions(said: String, refuses: Bool) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.mary, 20)
        ).acts.first
        #expect((act == .no) == refuses, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    // MARK: - Amounts and times

    @Test(
        "a currency alone changes that of the amount",
        arguments: ["dollars", "dollars sorry", "no, dollars", "make it dollars", "oh, dollars"])
    func currencies(said: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.mary, 25, "EUR")
        ).acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values.count == 1 && values["currencyAmount"]?.summary == "25 USD", "'\(said)'")
    }

    @Test(
        "the same amount is the last one's",
        arguments: [
            "ask Priya for the same amount", "ask Priya for the same", "send Priya the same amount",
            "request the same sum from Priya",
        ])
    func sameAmount(said: String) {
        let recent = [
            Record("INRequestPaymentIntent", ["payer": Self.mary, "currencyAmount": .record(.currencyAmount(40, "USD"))])
        ]
        switch Fixtures.read(said, recent: recent).acts.first {
        case .request(let reading)?:
            #expect(reading.intent.contains("Payment") && reading.parameters["currencyAmount"]?.summary == "40 USD", "'\(said)'")
        case .again(let values)?: #expect(values["payer"]?.summary == "c6" && values["content"] == nil, "'\(said)'")
        case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "a time alone replaces the only one in a message",
        arguments: [
            ("half past ten, rather", "I'll be in at half past ten"), ("no, at eleven", "I'll be in at eleven"),
            ("make it half past nine", "I'll be in at half past nine"),
        ])
    func textTimes(said: String, text: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendMessageIntent", "chat"),
            parameters: ["recipients": .list([Self.mary]), "content": .string("I'll be in at ten")]
        ).acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["content"]?.string == text, "'\(said)'")
    }

    @Test("a text with two times is not guessed at")
    func twoTimes() {
        let act = Fixtures.read(
            "half past ten", question: Self.confirming("INSendMessageIntent", "chat"),
            parameters: ["recipients": .list([Self.mary]), "content": .string("I'm there from nine to ten, or at noon")]
        ).acts.first
        if case .correction(let values)? = act { #expect(values["content"] == nil) }
    }

    // MARK: - Requests beside the open one

    @Test(
        "what is to be done first is a request of its own",
        arguments: [
            "call mary first", "call mary first, she wanted to pick", "hang on, call mary first", "call mary before that",
        ])
    func first(said: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.priya, 20)
        ).acts.first
        guard case .request(let reading)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(reading.intent == "INStartCallIntent" && reading.parameters["contacts"] != nil, "'\(said)'")
    }

    @Test("where from or what for begins no other request", arguments: ["from savings", "to checking", "for dinner"])
    func relations(said: String) {
        let act = Fixtures.read(
            said, question: Self.confirming("INSendPaymentIntent", "pay"), parameters: Self.payment(Self.priya, 20)
        ).acts.first
        if case .request(let reading)? = act { Issue.record("'\(said)' was read as \(reading.intent)") }
    }

    // MARK: - The list dealt with last

    private static let list = ParameterValue.record(
        Record(
            "INTaskList",
            ["title": .record(Record("INSpeakableString", ["spokenPhrase": .string("packing")])), "identifier": .string("p")]))

    @Test(
        "what is added right after a list was made, or to it, goes there",
        arguments: [
            "add socks to it", "put socks on that list", "add socks", "add a torch and socks to the list", "and some socks",
        ])
    func lists(said: String) {
        let made = [
            Record(
                "INCreateTaskListIntent", ["title": .record(Record("INSpeakableString", ["spokenPhrase": .string("packing")]))]),
            Record("INCreateTaskListIntentResponse", ["createdTaskList": Self.list]),
        ]
        guard case .request(let reading)? = Fixtures.read(said, recent: made).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(reading.intent == "INAddTasksIntent", "'\(said)'")
        #expect(reading.parameters["targetTaskList"] == Self.list, "'\(said)'")
        let titles = reading.parameters["taskTitles"]?.list?.compactMap { $0.record?["spokenPhrase"]?.string }
        #expect(titles?.contains("socks") ?? false, "'\(said)': \(titles ?? [])")
    }

    @Test(
        "a reminder of its own goes to no list that was made before",
        arguments: ["remind me to call Mary", "add milk to my shopping list"])
    func otherLists(said: String) {
        let made = [Record("INCreateTaskListIntent"), Record("INCreateTaskListIntentResponse", ["createdTaskList": Self.list])]
        guard case .request(let reading)? = Fixtures.read(said, recent: made).acts.first else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(reading.parameters["targetTaskList"] != Self.list, "'\(said)'")
    }

    @Test(
        "words that the last request does not explain do not repeat it",
        arguments: ["and a torch", "and the umbrella", "also a kite"])
    func notAgain(said: String) {
        let done = [Record("INSendPaymentIntent", Self.payment(Self.mary, 20))]
        let act = Fixtures.read(said, recent: done).acts.first
        #expect(act != .again([:]), "'\(said)'")
    }

    // MARK: - Questions about what was shown

    private static let rides: [Record] = {
        let options = zip(["Compact", "Sedan", "SUV"], [3, 4, 6]).map { name, people in
            let size = Record(
                "INRidePartySizeOption",
                ["partySizeRange": .record(Record("NSRange", ["location": .integer(1), "length": .integer(people)]))])
            return ParameterValue.record(
                Record("INRideOption", ["name": .string(name), "availablePartySizeOptions": .list([.record(size)])]))
        }
        return [
            Record(
                "INListRideOptionsIntent",
                [
                    "dropOffLocation": .record(
                        .placemark(name: "the zoo", coordinate: Coordinate(latitude: 37.73, longitude: -122.5)))
                ]),
            Record("INListRideOptionsIntentResponse", ["rideOptions": .list(options)]),
        ]
    }()

    @Test(
        "which one has room is asked about what was shown, and is no new request",
        arguments: [
            ("which one has room for five?", "SUV"), ("which one fits 6", "SUV"), ("so which of them takes five people", "SUV"),
        ])
    func room(said: String, name: String) {
        #expect(Fixtures.read(said, recent: Self.rides).acts.first == .inquire(Inquiry(.details, topic: name)), "'\(said)'")
    }

    @Test("which one is in doubt begins no request either", arguments: ["which one has room for two?", "which one is greener?"])
    func doubtful(said: String) {
        let act = Fixtures.read(said, recent: Self.rides).acts.first
        if case .request(let reading)? = act { Issue.record("'\(said)' was read as \(reading.intent)") }
    }

    @Test("“that one” means the result that was mentioned last")
    func told() {
        var context = Fixtures.context
        context.recent = Self.rides
        context.told = Inquiry(.details, topic: "Sedan")
        let asked = Fixtures.interpreter?.interpret("and how much is that one?", in: context).acts.first
        #expect(asked == .inquire(Inquiry(.details, topic: "Sedan")))
        let act = Fixtures.interpreter?.interpret("ok book it for tomorrow at half past five in the morning", in: context).acts
            .first
        guard case .request(let reading)? = act else {
            Issue.record("\(act?.summary ?? "nothing")")
            return
        }
        #expect(reading.intent == "INRequestRideIntent")
        #expect(reading.parameters["rideOptionName"]?.record?["spokenPhrase"]?.string == "Sedan")
        #expect(reading.parameters["scheduledPickupTime"] != nil)
    }
}

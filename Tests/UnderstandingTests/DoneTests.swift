import Foundation
import IntentSchema
import Testing
import Understanding

/// What was done before: changed or ended by no app, pointed at, asked about, wanted once more.
struct DoneTests {
    private static let ride = Record(
        "INRequestRideIntent",
        [
            "partySize": .integer(1),
            "dropOffLocation": .record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
        ])
    private static let table = Record(
        "INBookRestaurantReservationIntent",
        [
            "partySize": .integer(4), "restaurant": .record(Record("INRestaurant", ["name": .string("Nine Willows")])),
            "bookingDateComponents": .dateComponents(DateComponents(year: 2026, month: 3, day: 7, hour: 20, minute: 0)),
        ])
    private static let payment = Record(
        "INSendPaymentIntent",
        ["payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(36, "USD"))])
    private static let text = Record(
        "INSendMessageIntent",
        ["recipients": .list([.record(Fixtures.contacts[6].person())]), "content": .string("see you")])
    private static let song = Record("INPlayMediaIntent", [:])
    private static let apps =
        Fixtures.apps + [
            AppDescription(
                id: "tables", name: "Tables",
                intents: [
                    "INBookRestaurantReservationIntent", "INGetAvailableRestaurantReservationBookingsIntent",
                    "INGetUserCurrentRestaurantReservationBookingsIntent",
                ]),
            AppDescription(id: "play", name: "Player", intents: ["INPlayMediaIntent", "INSearchForMediaIntent"]),
        ]

    private static func act(
        _ said: String, after recent: [Record], question: Question? = nil, parameters: [String: ParameterValue] = [:]
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.apps = apps
        context.recent = recent
        context.question = question
        context.parameters = parameters
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    // MARK: - Pointing at what was done

    @Test(
        "a pronoun, or what was done by name, stands for what was done last, whichever request the words sound like",
        arguments: [
            ("make it for six", "partySize"), ("make it six people", "partySize"), ("change it to six people", "partySize"),
            ("the table is for six people", "partySize"), ("it should be for six", "partySize"),
            ("the table is for six people, so would you correct that", "partySize"),
            ("it should be for six, please fix that", "partySize"),
            ("move it to Friday", "bookingDateComponents"), ("push it to Friday", "bookingDateComponents"),
            ("can we move it to Friday", "bookingDateComponents"), ("reschedule it for Friday", "bookingDateComponents"),
            ("the table should be on Friday", "bookingDateComponents"), ("move it to 9 pm", "bookingDateComponents"),
        ])
    func pointed(said: String, parameter: String) {
        guard case .again(let values)? = Self.act(said, after: [Self.table]) else {
            Issue.record("'\(said)' was read as \(Self.act(said, after: [Self.table])?.summary ?? "nothing")")
            return
        }
        #expect(Set(values.keys) == [parameter], "'\(said)'")
    }

    @Test(
        "a pronoun beside another thing is about that",
        arguments: [
            "turn it up", "move 20 dollars to savings", "the car is locked", "make a note that it is at 8",
            "set a timer for 8 minutes",
        ])
    func pointedElsewhere(said: String) {
        if case .again(let values)? = Self.act(said, after: [Self.table]) { Issue.record("'\(said)' changes \(values.keys)") }
    }

    // MARK: - Changing and ending

    private static let changes = [
        "change the %@ to 5", "change my %@ to 5 people", "can you change that %@ to 9", "move my %@ to 2 actually",
        "we got a 5th, change the %@ to 5", "can i move the %@ to 9?", "change the time of my %@ to 9 pm",
    ]
    private static let nouns: [(record: Record, nouns: [String], ends: Bool)] = [
        (table, ["table", "booking", "reservation"], false), (ride, ["ride", "cab", "taxi"], true), (payment, ["payment"], false),
    ]

    @Test("what no app can change is said to be so, whatever is open", arguments: changes, nouns.indices)
    func changed(form: String, index: Int) {
        let (record, nouns, _) = Self.nouns[index]
        let open = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        for noun in nouns {
            let said = form.replacing("%@", with: noun)
            let expected = DialogueAct.notUnderstood(.cannotAmend(Amendment(record.type, isEnding: false)))
            for recent in [[record], [Self.text, record]] {
                let act = Self.act(said, after: recent)
                #expect(act == expected, "'\(said)' was read as \(act?.summary ?? "nothing")")
            }
            let asked = Self.act(said, after: [record], question: open, parameters: Self.text.fields)
            #expect(asked == expected, "'\(said)' while a message is to be confirmed: \(asked?.summary ?? "nothing")")
        }
    }

    @Test("what no app can end is said to be so, and what one can is ended", arguments: nouns.indices)
    func ended(index: Int) {
        let (record, nouns, ends) = Self.nouns[index]
        for noun in nouns {
            for said in ["cancel the \(noun)", "cancel my \(noun)", "call off that \(noun)", "please cancel the \(noun) for 4"] {
                let act = Self.act(said, after: [record])
                let isSaid = act == .notUnderstood(.cannotAmend(Amendment(record.type, isEnding: true)))
                #expect(isSaid == !ends, "'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test(
        "what plays is not stopped by an answer to nothing",
        arguments: ["stop it", "skip this", "skip this one", "stop the music", "stop"])
    func playing(said: String) {
        let expected = DialogueAct.notUnderstood(.cannotAmend(Amendment("INPlayMediaIntent", isEnding: true)))
        #expect(Self.act(said, after: [Self.song]) == expected, "'\(said)'")
        guard case .followed(expected, .request(let next))? = Self.act("\(said). text Mary hello", after: [Self.song]) else {
            let act = Self.act("\(said). text Mary hello", after: [Self.song])
            Issue.record("'\(said). text Mary hello' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(next.intent == "INSendMessageIntent")
    }

    @Test("what is wanted instead is as it was but for what is said")
    func insteadOfIt() {
        for (said, record, value) in [
            ("cancel it and book a table for 5", Self.table, 5), ("cancel the table and book one for 6", Self.table, 6),
        ] {
            let act = Self.act(said, after: [record])
            let expected = DialogueAct.followed(
                .notUnderstood(.cannotAmend(Amendment(record.type, isEnding: true))), by: .again(["partySize": .integer(value)]))
            #expect(act == expected, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
        for verb in ["get one", "book one", "make one"] {
            let act = Self.act("\(verb) for 3 instead", after: [Self.table])
            #expect(act == .again(["partySize": .integer(3)]), "'\(verb)': \(act?.summary ?? "nothing")")
        }
    }

    // MARK: - Questions

    private static let questions: [(said: String, place: Int)] = [
        ("is the 36 still pending?", 2), ("is the 36 for mary still pending?", 2), ("do i still have the 4 person one?", 1),
        ("who did i text?", 0),
        ("who did i just text", 0), ("who did i send money to", 2), ("did i still send mary 36?", 2),
    ]

    @Test("a question about what was done is about the one that it tells apart", arguments: questions)
    func asked(said: String, place: Int) {
        for recent in [[Self.text, Self.table, Self.payment]] {
            guard case .inquire(let inquiry)? = Self.act(said, after: recent) else {
                Issue.record("'\(said)' was read as \(Self.act(said, after: recent)?.summary ?? "nothing")")
                continue
            }
            #expect(inquiry.done == place, "'\(said)' is about \(inquiry.done ?? -1)")
        }
        var open = Self.table.fields
        open["partySize"] = .integer(5)
        let question = Question(kind: .confirmRequest, intent: Self.table.type, app: "tables")
        guard said.contains("4") else { return }
        let act = Self.act(said, after: [Self.text, Self.table, Self.payment], question: question, parameters: open)
        guard case .inquire(let inquiry)? = act else {
            Issue.record("'\(said)' while another is open: \(act?.summary ?? "nothing")")
            return
        }
        #expect(inquiry.done == place)
    }

    @Test("what was made just now is what 'the' says")
    func justMade() {
        for behind in ["I just made", "you just made", "that you just made", "from before"] {
            let act = Self.act("cancel the table \(behind)", after: [Self.table])
            #expect(act == .notUnderstood(.cannotAmend(Amendment(Self.table.type, isEnding: true))), "\(behind)")
        }
        guard case .request(let request)? = Self.act("text Mary the table you just booked is nice", after: [Self.table]) else {
            Issue.record("no message")
            return
        }
        #expect(request.parameters["content"] == .string("the table you just booked is nice"))
    }
}

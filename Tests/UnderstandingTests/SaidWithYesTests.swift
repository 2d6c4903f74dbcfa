import Foundation
import IntentSchema
import TestSupport
import Testing
import Understanding

/// A yes, a no or a choice with more behind it: what is said is done, changed, asked about or named, and nothing is confirmed by half.
struct SaidWithYesTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let ride: [String: ParameterValue] = [
        "partySize": .integer(2),
        "dropOffLocation": .record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
    ]
    private static let payment: [String: ParameterValue] = [
        "payee": mary, "currencyAmount": .record(.currencyAmount(20, "USD")), "note": .string("lunch"),
    ]

    private static func act(_ said: String, _ intent: String, _ parameters: [String: ParameterValue]) -> DialogueAct? {
        Fixtures.read(said, question: Question(kind: .confirmRequest, intent: intent, app: "app"), parameters: parameters)
            .acts.first
    }

    private static let yes = ["yes", "yep", "yeah", "sure", "yes please", "yes, book it", "great yes book it", "go ahead"]
    private static let joints = [". ", ", and ", " and ", "! oh and ", ". And then "]
    private static let requests = [
        "call Mary", "pay my water bill", "text Mary I'm on my way", "start a run", "what's the balance of my savings account",
    ]
    private static let hesitant = ["ok", "fine", "alright", "great", "ok then", "right", "very well"]

    /// Every yes and every joint with every request; with `ERRAND_LONG_TESTS`, in every combination.
    private static let breaths = yes.indices.flatMap { first in
        joints.indices.flatMap { second in
            let chosen = LongTests.areRun ? Array(requests.indices) : [(first + second) % requests.count]
            return chosen.map { (yes[first], joints[second], requests[$0]) }
        }
    }

    @Test("a clear yes and a request are both carried out", arguments: breaths)
    func followed(yes: String, joint: String, request: String) {
        let said = yes + joint + request
        guard case .request(let plain)? = Fixtures.read(request).acts.first else {
            Issue.record("'\(request)' is no request")
            return
        }
        let act = Self.act(said, "INRequestRideIntent", Self.ride)
        guard case .followed(.yes, .request(let next))? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(next.intent == plain.intent && next.parameters == plain.parameters, "'\(said)'")
    }

    @Test("another request of the same kind follows a clear yes, and is not mixed with the first", arguments: yes.prefix(4))
    func another(yes: String) {
        let open: [String: ParameterValue] = ["recipients": .list([Self.mary]), "content": .string("hello")]
        for rest in ["text Priya I'm on my way", "tell Priya see you at eight"] {
            let said = "\(yes). And \(rest)"
            guard case .followed(.yes, .request(let next))? = Self.act(said, "INSendMessageIntent", open) else {
                Issue.record("'\(said)' was read as \(Self.act(said, "INSendMessageIntent", open)?.summary ?? "nothing")")
                continue
            }
            #expect(
                next.parameters["recipients"] != open["recipients"] && next.parameters["content"] != open["content"], "'\(said)'")
        }
    }

    @Test("half a yes before anything else confirms nothing", arguments: hesitant)
    func hesitated(yes: String) {
        for rest in Self.requests + ["make it 350", "for 4", "what does it cost?", "hmm, the tall purple umbrella"] {
            for joint in [". ", ", "] {
                let said = yes + joint + rest
                switch Self.act(said, "INSendPaymentIntent", Self.payment) {
                case .yes?, .followed(.yes, _)?: Issue.record("'\(said)' confirms the payment")
                default: break
                }
            }
        }
    }

    @Test("a yes with another value changes the request and confirms nothing", arguments: yes.prefix(5), [7, 25, 140, 350])
    func changed(yes: String, amount: Int) {
        for form in [". actually make it %@", ", but make it %@", " but make it %@", ". no wait, make it %@"] {
            let said = yes + form.replacing("%@", with: "\(amount)")
            let act = Self.act(said, "INSendPaymentIntent", Self.payment)
            #expect(
                act == .correction(["currencyAmount": .record(.currencyAmount(Decimal(amount), "USD"))]),
                "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a sentence about something else behind a yes is named, and the yes taken", arguments: yes.prefix(4))
    func named(yes: String) {
        let sentences = [
            "dinner with Priya tomorrow as well", "the tall purple umbrella goes first", "who's that again, his number?",
        ]
        for rest in sentences {
            for joint in [". ", "! ", ". then "] {
                let said = yes + joint + rest
                guard case .followed(.yes, .notUnderstood(.unused(let words)))? = Self.act(said, "INRequestRideIntent", Self.ride)
                else {
                    let act = Self.act(said, "INRequestRideIntent", Self.ride)
                    // A question is heard once what is open has been done.
                    if rest.hasPrefix("who"), act == .yes { continue }
                    if rest.hasPrefix("who"), case .followed(.yes, _)? = act { continue }
                    Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(rest.contains(words), "'\(said)': '\(words)'")
            }
        }
    }

    @Test("nothing is confirmed by a yes with words on which it may depend", arguments: yes.prefix(4))
    func depending(yes: String) {
        for rest in [
            "from the other one", "only if she is home", "not that one though", "tomorrow at five", "but without the tip",
            "pay it tomorrow", "unless it rains", "instead of the other thing",
        ] {
            for joint in [". ", ", "] {
                let said = yes + joint + rest
                switch Self.act(said, "INSendPaymentIntent", Self.payment) {
                case .yes?, .followed(.yes, _)?: Issue.record("'\(said)' confirms")
                default: break
                }
            }
        }
    }

    @Test("words behind a yes with which nothing can be done are named, and the question stands", arguments: yes.prefix(4))
    func unused(yes: String) {
        for rest in ["the tall purple umbrella goes first", "tell the moon to wait outside"] {
            let said = "\(yes), \(rest)"
            switch Self.act(said, "INRequestRideIntent", Self.ride) {
            case .notUnderstood(.unused(let words))?: #expect(rest.contains(words), "'\(said)': '\(words)'")
            case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("a question about what could be done cancels nothing")
    func asked() {
        for said in [
            "can I cancel it later?", "what if it rains, can I cancel it later?", "could we cancel it tomorrow?",
            "can I still cancel it?",
        ] {
            switch Self.act(said, "INRequestRideIntent", Self.ride) {
            case .no?, .cancel?, .giveUpAll?, .postpone?, .yes?: Issue.record("'\(said)' decides something")
            default: break
            }
        }
        #expect(Self.act("cancel it", "INRequestRideIntent", Self.ride) == .cancel)
    }

    @Test("a no that refuses the act refuses the request")
    func refused() {
        for said in ["no, skip it", "nope, not paying that now", "no, I'm not paying that", "nah, skip the payment"] {
            let act = Self.act(said, "INSendPaymentIntent", Self.payment)
            #expect(act == .no || act == .cancel, "'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("two values beside each other are both taken")
    func severalValues() {
        for said in ["500 from savings", "500, from savings", "ok then 500, from savings"] {
            guard
                case .correction(let values)? = Self.act(
                    said, "INPayBillIntent",
                    ["transactionAmount": .record(Record("INPaymentAmount", ["amount": .record(.currencyAmount(45, "USD"))]))])
            else {
                Issue.record("'\(said)' is no change")
                continue
            }
            #expect(values["fromAccount"] != nil && values["transactionAmount"] != nil, "'\(said)': \(values.keys.sorted())")
        }
    }

    @Test("several of the choices are picked in the order said", arguments: [[0, 3], [2, 1], [0, 1, 2]])
    func severalChoices(places: [Int]) {
        let values = ["Ann", "Ben", "Cleo", "Dan"].map { ParameterValue.record(.speakableString($0)) }
        let ordinals = ["first", "second", "third", "fourth"]
        let question = Question(kind: .choice(values), intent: "INStartWorkoutIntent", parameter: "workoutName", app: "app")
        for said in [
            places.map { "\($0 + 1)" }.joined(separator: " and "), places.map { "the \(ordinals[$0])" }.joined(separator: ", "),
        ] {
            guard
                case .followed(.choice(let first), .request(let next))? = Fixtures.read(said, question: question, parameters: [:])
                    .acts
                    .first
            else {
                Issue.record("'\(said)' picks nothing")
                continue
            }
            let rest = ([next] + (next.followers ?? [])).compactMap { $0.parameters["workoutName"] }
            #expect(first == places[0] && rest == places.dropFirst().map { values[$0] }, "'\(said)'")
        }
    }

    @Test("remarks around a request change nothing of it")
    func remarks() {
        for request in ["get me a ride to the airport", "pay my water bill", "start a run", "remind me to buy milk tomorrow"] {
            guard case .request(let plain)? = Fixtures.read(request).acts.first else {
                Issue.record("'\(request)' is no request")
                continue
            }
            for form in [
                "%@, I'm beat", "I'm starving, %@", "it's late, %@", "%@, it's important", "sigh. %@", "oh no, %@",
                "hang on, %@", "someone's at the door, %@",
            ] {
                let said = form.replacing("%@", with: request)
                guard case .request(let read)? = Fixtures.read(said).acts.first else {
                    Issue.record("'\(said)' is no request")
                    continue
                }
                #expect(read.intent == plain.intent && read.parameters == plain.parameters, "'\(said)'")
                #expect(read.leftOut?.isEmpty ?? true, "'\(said)' leaves out \(read.leftOut ?? [])")
            }
        }
    }

    @Test("a request is cut off the note that has swallowed it, but not off a message")
    func swallowed() {
        guard case .request(let paid)? = Fixtures.read("send Mary 20 dollars for the pizza and call Mary").acts.first else {
            Issue.record("no payment was read")
            return
        }
        #expect(paid.parameters["note"] == .string("the pizza"))
        #expect(paid.followers?.map(\.intent) == ["INStartCallIntent"])
        guard case .request(let sent)? = Fixtures.read("text Mary I'll be late and pay the water bill").acts.first else {
            Issue.record("no message was read")
            return
        }
        #expect(sent.parameters["content"]?.string?.contains("late") == true)
    }

    private static let facts = [
        "how much does that leave me with?", "who is the tall man?", "why is the sky blue?", "how far is the moon?",
    ]

    @Test("a question about facts behind a clear yes is answered or named, and the yes stands", arguments: yes.prefix(5), facts)
    func asksBehindYes(yes: String, fact: String) {
        for joint in [". ", ", and ", ". And "] {
            let said = yes + joint + fact
            switch Self.act(said, "INSendPaymentIntent", Self.payment) {
            case .followed(.yes, by: .notUnderstood(.unused(let words)))?: #expect(said.contains(words), "'\(said)': '\(words)'")
            case .followed(.yes, by: .inquire)?: break
            // Asking for the account's balance, say, is a request of its own.
            case .followed(.yes, by: .request(let next))?: #expect(next.intent != "INSendPaymentIntent", "'\(said)'")
            case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("a condition or a wish behind a yes confirms nothing", arguments: yes.prefix(4))
    func wishesBehindYes(yes: String) {
        for rest in [
            "if it is sunny", "but only if it is free", "can you also bring the blue umbrella?", "could it be a purple one?",
            "unless it costs more",
        ] {
            for joint in [". ", ", ", " "] {
                let said = yes + joint + rest
                switch Self.act(said, "INRequestRideIntent", Self.ride) {
                case .yes?, .followed(.yes, _)?: Issue.record("'\(said)' confirms the ride")
                default: break
                }
            }
        }
    }

    @Test(
        "of a change and words with which nothing can be done, the change is made and the words are named",
        arguments: [7, 25, 140])
    func changeAndMore(amount: Int) {
        let change = DialogueAct.correction(["currencyAmount": .record(.currencyAmount(Decimal(amount), "USD"))])
        for form in ["make it %@", "wait, make it %@", "no, %@ dollars", "actually make that an even %@"] {
            for rest in [", and from the blue jar", ". And wrap it in the purple paper", ", and tell the moon to wait"] {
                let said = form.replacing("%@", with: "\(amount)") + rest
                switch Self.act(said, "INSendPaymentIntent", Self.payment) {
                case .followed(let first, by: .notUnderstood(.unused(let words)))?:
                    #expect(first == change && rest.contains(words), "'\(said)': '\(words)'")
                case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                }
            }
        }
    }

    @Test("two changes in one breath are both made", arguments: [2, 3, 5])
    func twoChanges(count: Int) {
        for said in ["make it \(count) people, and at half past four", "\(count) people. And make it half past four"] {
            guard case .correction(let values)? = Self.act(said, "INRequestRideIntent", Self.ride) else {
                Issue.record("'\(said)' was read as \(Self.act(said, "INRequestRideIntent", Self.ride)?.summary ?? "nothing")")
                continue
            }
            #expect(
                values["partySize"] == .integer(count) && values["scheduledPickupTime"] != nil,
                "'\(said)': \(values.keys.sorted())")
        }
    }

    @Test("words about what is to be confirmed begin nothing else", arguments: ["make it", "change it to", "pay it", "send it"])
    func aboutOpenRequest(lead: String) {
        for rest in ["from savings", "from the blue jar", "through my euro account"] {
            for closer in ["", " though", " please"] {
                let said = "\(lead) \(rest)\(closer)"
                if case .request(let other)? = Self.act(said, "INSendPaymentIntent", Self.payment) {
                    Issue.record("'\(said)' begins \(other.intent)")
                }
            }
        }
    }

    @Test("a no before a change goes on with the request", arguments: ["no. ", "nope. ", "no, "])
    func noAndChange(no: String) {
        for (rest, amount) in [("make it 25", 25), ("change it to 30 dollars", 30)] {
            let act = Self.act(no + rest, "INSendPaymentIntent", Self.payment)
            #expect(
                act == .correction(["currencyAmount": .record(.currencyAmount(Decimal(amount), "USD"))]),
                "'\(no + rest)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("a no with a question, or with another request, is one", arguments: ["no. ", "no thanks. ", "nah. "])
    func noAndMore(no: String) {
        for rest in ["call Mary", "what's the balance of my savings account?", "who is the tall man?"] {
            switch Self.act(no + rest, "INRequestRideIntent", Self.ride) {
            case .followed(.no, by: .request(let next))?: #expect(next.intent != "INRequestRideIntent")
            case .followed(.no, by: .notUnderstood)?, .followed(.no, by: .inquire)?: break
            case let act: Issue.record("'\(no + rest)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("what is told behind a yes is what is to be done, not what was looked up before")
    func tellsOfOpenRequest() {
        let place = ParameterValue.record(
            Record(
                "INRestaurant",
                [
                    "name": .string("Copper Fern"),
                    "location": .record(Record("CLLocation", ["latitude": .double(37.7), "longitude": .double(-122.4)])),
                ]))
        let (sought, booked) = (
            DateComponents(year: 2026, month: 3, day: 6, hour: 19), DateComponents(year: 2026, month: 3, day: 6, hour: 20)
        )
        let looked = Record(
            "INGetAvailableRestaurantReservationBookingsIntent",
            ["restaurant": place, "preferredBookingDateComponents": .dateComponents(sought)])
        let act = Fixtures.read(
            "yes and tell Mary about it",
            question: Question(kind: .confirmRequest, intent: "INBookRestaurantReservationIntent", app: "app"),
            recent: [looked], parameters: ["restaurant": place, "bookingDateComponents": .dateComponents(booked)]
        ).acts.first
        guard case .followed(.yes, by: .request(let next))? = act, let text = next.parameters["content"]?.string else {
            Issue.record("read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(text.contains("8:00") && !text.contains("7:00"), "'\(text)'")
    }

    @Test(
        "a yes that names whom it is for agrees; for somebody else nothing is done",
        arguments: ["yes", "yeah", "ok", "yes please"])
    func agreesForSomebody(yes: String) {
        #expect(Self.act("\(yes) for Mary", "INSendPaymentIntent", Self.payment) == .yes)
        let other = Self.act("\(yes) for Priya", "INSendPaymentIntent", Self.payment)
        if case .notUnderstood? = other {} else { Issue.record("read as \(other?.summary ?? "nothing")") }
        for said in ["send it to Priya", "make it to Priya instead"] {
            let act = Self.act(said, "INSendPaymentIntent", Self.payment)
            guard case .correction? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
        }
    }

    @Test(
        "a yes and a second value of what takes one are both carried out",
        arguments: ["yes, and %@ too", "yes and %@ as well", "yes. and %@ too please", "yep, and also %@"])
    func onceMore(form: String) {
        let bill: [String: ParameterValue] = ["billType": .integer(6)]
        let payee = ParameterValue.record(Record("INBillPayee", ["nickname": .record(.speakableString("Bay Power"))]))
        for (kind, known) in [("the water bill", bill), ("the internet bill", bill.merging(["billPayee": payee]) { $1 })] {
            let said = form.replacing("%@", with: kind)
            let act = Fixtures.read(
                said, question: Question(kind: .confirmRequest, intent: "INPayBillIntent", app: "pay"), parameters: known,
                said: bill
            ).acts.first
            guard case .followed(.yes, by: .request(let next))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(next.intent == "INPayBillIntent" && next.parameters["billType"] != bill["billType"], "'\(said)'")
        }
    }

    @Test("behind a yes, a pronoun means whom the request is about", arguments: ["ok send it. ", "yes, and ", "yes. then "])
    func pronounBehindYes(yes: String) {
        let text: [String: ParameterValue] = ["recipients": .list([Self.mary]), "content": .string("hi")]
        for order in ["send her 15 dollars", "pay her 15", "call her"] {
            let act = Self.act(yes + order, "INSendMessageIntent", text)
            guard case .followed(.yes, by: .request(let next))? = act else {
                Issue.record("'\(yes + order)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            let person = next.parameters["payee"] ?? next.parameters["contacts"]
            #expect(person?.isSame(as: Self.mary) == true, "'\(yes + order)': \(next.summary)")
        }
    }
}

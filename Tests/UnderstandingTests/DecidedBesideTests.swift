import Foundation
import IntentSchema
import Testing

@testable import Understanding

/// What is asked, told or ordered beside a clear yes or no, or beside an order to change what is open.
struct DecidedBesideTests {
    private static let payment = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
    private static let paid: [String: ParameterValue] = [
        "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(30, "USD")),
    ]
    private static let account = Record("INPaymentAccount", ["nickname": .record(.speakableString("checking"))])
    private static let bill = Question(kind: .confirmRequest, intent: "INPayBillIntent", app: "pay")
    private static let billed: [String: ParameterValue] = ["billType": .integer(14), "fromAccount": .record(account)]

    private static func read(
        _ said: String, _ question: Question? = payment, _ values: [String: ParameterValue] = paid, after recent: [Record] = []
    ) -> Interpretation? {
        var context = Fixtures.context
        context.question = question
        context.parameters = values
        context.recent = recent
        return try? Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "what is open goes on where something else is named as not wanted",
        arguments: ["cancel my ride", "please cancel the ride", "cancel the text", "cancel my table"])
    func endingOther(said: String) {
        let act = Self.read(said)?.acts.first
        #expect(act != .no && act != .cancel, "\(String(describing: act))")
    }

    @Test(
        "what is open is given up by its own name", arguments: ["cancel the payment", "cancel it", "cancel my order", "cancel"])
    func endingOpen(said: String) {
        let act = Self.read(said)?.acts.first
        #expect(act == .no || act == .cancel, "'\(said)': \(String(describing: act))")
    }

    @Test(
        "the number of others that are asked about is no answer",
        arguments: ["which other restaurants have a table for 4 around 7", "what other places have a table for 2 at 6"])
    func others(said: String) {
        let question = Question(
            kind: .choice(
                [8, 9].map { hour in
                    .dateComponents(DateComponents(year: 2026, month: 3, day: 4, hour: hour + 12, minute: 0))
                }), intent: "INBookRestaurantReservationIntent", parameter: "bookingDateComponents", app: "tables")
        switch Self.read(said, question, ["partySize": .integer(2)])?.acts.first {
        case .value?, .choice?, .correction?, .inquire?, nil: Issue.record("'\(said)'")
        default: break
        }
    }

    @Test(
        "a question in a sentence behind a no is heard, and the no as well",
        arguments: ["No, do not send anything", "no", "no, don't do it", "Nope"],
        ["What is Mary's phone number?", "How many accounts do I have?", "Oh, and what's in my checking account?"])
    func askedBehindNo(head: String, question: String) {
        let read = Self.read("\(head). \(question)")
        let act = read?.acts.first
        let isHeard =
            switch act {
            case .no?: read?.rest != nil
            case .followed(.no, by: let next)?: !"\(next)".contains("unused")
            default: false
            }
        #expect(isHeard, "'\(head). \(question)': \(act?.summary ?? "nothing"), \(read?.rest ?? "")")
    }

    @Test(
        "a question what has been done changes nothing of what is agreed to, and repeats nothing",
        arguments: [
            "did you ask Priya for the fifty dollars?", "now, did you pay Priya the 20 dollars?",
            "did you send Priya 45 dollars?",
        ])
    func askedWhatWasDone(question: String) {
        for head in ["Yes, thank you", "yes"] {
            let act = Self.read("\(head). \(question)")?.acts.first
            let isAgreed =
                if case .followed(.yes, .notUnderstood)? = act { true } else {
                    act == .yes || "\(act as Any)".contains("inquire")
                }
            #expect(isAgreed, "'\(head). \(question)': \(act?.summary ?? "nothing")")
        }
        let done = Record("INSendPaymentIntent", Self.paid)
        let act = Self.read(question, nil, [:], after: [done])?.acts.first
        if case .again? = act { Issue.record("'\(question)' pays again") }
    }

    @Test(
        "what plays ends nothing that is open",
        arguments: ["stop the music", "stop the song", "and stop the music", "turn the music off"])
    func music(said: String) {
        let act = Self.read(said)?.acts.first
        if case .notUnderstood(.cannotDo)? = act { return }
        Issue.record("'\(said)': \(act?.summary ?? "nothing")")
    }

    @Test(
        "what can't be done with what plays is told beside a yes",
        arguments: ["stop the music", "skip this song", "turn the volume down", "pause the music please"])
    func musicBehindYes(said: String) {
        for joint in [", and ", " and ", ". and "] {
            let act = Self.read("yes" + joint + said)?.acts.first
            guard case .followed(.yes, by: .notUnderstood(.cannotDo(let words)))? = act else {
                Issue.record("'yes\(joint)\(said)': \(act?.summary ?? "nothing")")
                continue
            }
            #expect(words == said)
        }
    }

    @Test(
        "another account beside a yes is asked about, and not paid from the first",
        arguments: [
            "yes. I'll pay from savings though", "yes, but I'd rather pay from savings", "yes. I'd rather use savings",
            "ok yes, from savings",
        ])
    func otherAccount(said: String) {
        let act = Self.read(said, Self.bill, Self.billed)?.acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["fromAccount"]?.summary == "savings", "'\(said)': \(values)")
    }

    @Test(
        "what the speaker does themselves is no order behind a yes",
        arguments: ["I'll pay Priya 20 in cash", "I'll send Priya 15 tomorrow"])
    func speaker(said: String) {
        for head in ["yes. ", "go ahead. ", "yes, but "] {
            let act = Self.read(head + said)?.acts.first
            #expect(act?.requests.isEmpty ?? false, "'\(head)\(said)': \(act?.summary ?? "nothing")")
        }
        for wish in ["yes. I also need to pay Priya 20", "yes, and I'd like to send Priya 20"] {
            let act = Self.read(wish)?.acts.first
            #expect(act?.requests.first?.intent == "INSendPaymentIntent", "'\(wish)': \(act?.summary ?? "nothing")")
        }
    }

    @Test("the time of an aside is not the one that is ordered")
    func asides() {
        let ride = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        var start = DateComponents()
        (start.year, start.month, start.day, start.hour, start.minute) = (2026, 3, 4, 18, 0)
        let time = Record("INDateComponentsRange", ["startDateComponents": .dateComponents(start)])
        for order in ["make it 6:45", "yes. make it 6:45", "ok make it 6:45"] {
            for aside in [
                ", the plane only leaves at 9", ", her flight lands at 6", " though my train is at 8:15",
                ". her class ends at 6:30",
            ] {
                let act = Self.read(order + aside, ride, ["scheduledPickupTime": .record(time)])?.acts.first
                guard case .correction(let values)? = act else {
                    Issue.record("'\(order)\(aside)': \(act?.summary ?? "nothing")")
                    continue
                }
                #expect(
                    values["scheduledPickupTime"]?.beginning?.minute == 45 && values.count == 1,
                    "'\(order)\(aside)': \(act?.summary ?? "")")
            }
        }
    }

    @Test(
        "a question that nothing answers is told to be one",
        arguments: ["you'd only pay it once, wouldn't you?", "is there parking?", "can we cancel it without paying?"])
    func unanswerable(said: String) {
        for (question, values) in [(Self.bill, Self.billed), (Self.payment, Self.paid)] {
            let act = Self.read(said, question, values)?.acts.first
            if case .notUnderstood(.noMatch)? = act { Issue.record("'\(said)' is not understood") }
            #expect(act != .yes && act != .no && act != .cancel, "'\(said)': \(act?.summary ?? "nothing")")
        }
    }

    @Test(
        "where a table has just been booked is where a ride may go",
        arguments: ["the restaurant", "there", "where you've just booked the table", "where you booked the table"])
    func restaurant(place: String) {
        let table = Record(
            "INBookRestaurantReservationIntent",
            [
                "restaurant": .record(
                    Record(
                        "INRestaurant",
                        [
                            "name": .string("Casa Tordo"),
                            "location": .record(Record("CLLocation", ["latitude": .double(37.8), "longitude": .double(-122.3)])),
                        ]))
            ])
        for form in [
            "get me a ride to %@", "i need a cab to %@ at 6:30", "could you also get me a car to %@, for half past seven",
        ] {
            // "To there" is said by nobody.
            let said = form.replacing(place == "there" ? "to %@" : "%@", with: place)
            let act = Self.read(said, nil, [:], after: [table])?.acts.first
            #expect(
                act?.requests.first?.parameters["dropOffLocation"]?.summary == "Casa Tordo",
                "'\(said)': \(act?.summary ?? "nothing")")
        }
    }
}

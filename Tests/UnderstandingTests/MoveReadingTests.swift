import Foundation
import IntentSchema
import Testing
import Understanding

/// What people say to change or to ask about the request that is open.
struct MoveReadingTests {
    @Test(
        "moves are read as what they do",
        arguments: [
            ("without the note", "take out note"), ("no note", "take out note"), ("change 20 to 30", "currencyAmount"),
            ("25", "currencyAmount"), ("how much is it?", "ask price"), ("who is that to?", "ask person"),
            ("later", "postpone"), ("not now", "postpone"), ("forget everything", "give up all"), ("quit", "give up all"),
            ("hello", "greeting"), ("bye", "farewell"), ("the other way around", "swap"),
            ("something cheaper", "instead cheaper"),
            ("the other one", "instead other"), ("why", "no match"), ("just half", "currencyAmount=10 USD"),
            ("10 more", "currencyAmount=30 USD"), ("5 less", "currencyAmount=15 USD"), ("double it", "currencyAmount=40 USD"),
            ("on second thought, drop it", "cancel"), ("start over", "cancel"), ("then euros, 25 euros", "currencyAmount=25 EUR"),
        ])
    func moves(said: String, expected: String) {
        let act = Self.read(said)
        #expect(act.contains(expected), "'\(said)' was read as \(act)")
    }

    @Test(
        "yes and the verb of a cancellation confirm it; without a yes, or before a booking, the verb takes back",
        arguments: [
            ("INCancelRideIntent", "yes cancel", DialogueAct.yes), ("INCancelRideIntent", "yeah, cancel it", .yes),
            ("INCancelRideIntent", "no, cancel", .cancel), ("INCancelRideIntent", "cancel", .cancel),
            ("INRequestRideIntent", "yes, book it", .yes), ("INRequestRideIntent", "yes cancel", .cancel),
        ])
    func polarity(intent: String, said: String, expected: DialogueAct) {
        let question = Question(kind: .confirmRequest, intent: intent, app: "cabs")
        #expect(Fixtures.read(said, question: question).acts.first == expected, "'\(said)'")
    }

    @Test(
        "questions, times and leavings are no name of a restaurant",
        arguments: ["how do I get there", "8", "half past seven", "leave it", "is that far"])
    func titles(said: String) {
        let acts = Fixtures.read(said, question: Question("INBookRestaurantReservationIntent.restaurant")).acts
        let names = acts.contains { act in
            switch act {
            case .value: true
            case .correction(let values): values["restaurant"] != nil
            default: false
            }
        }
        #expect(!names, "'\(said)' was read as \(acts.map(\.summary))")
    }

    @Test(
        "another place of the same name is told by where it lies",
        arguments: ["no the one in oregon", "the oregon one", "sorry, i meant the one in oregon"])
    func namesakes(said: String) {
        let illinois = Fixtures.springfields.first { $0.record?["administrativeArea"]?.string == "Illinois" }
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        let act = Fixtures.read(said, question: question, parameters: ["dropOffLocation": illinois].compactMapValues(\.self))
            .acts.first
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["dropOffLocation"]?.record?["administrativeArea"]?.string == "Oregon")
    }

    @Test(
        "a wish about a table becomes its special request",
        arguments: [
            ("by the window please", "by the window"), ("with two high chairs", "two high chairs"),
            ("ok, somewhere quiet if possible", "somewhere quiet"),
        ])
    func wishes(said: String, expected: String) {
        let question = Question(kind: .confirmRequest, intent: "INBookRestaurantReservationIntent", app: "tables")
        let act = Fixtures.read(said, question: question, parameters: ["partySize": .integer(2)]).acts.first
        #expect(act == .correction(["guestProvidedSpecialRequestText": .string(expected)]), "\(act?.summary ?? "nothing")")
    }

    @Test(
        "who comes along or stays away changes how many there are, and a number beside is how many",
        arguments: [
            ("and john smith", 3), ("my colleague comes also with us", 3), ("my parents join us, so 4", 4), ("two more", 4),
            ("5 in case mary comes", 5), ("no 3, the kid stays home", 3), ("make it 6 to be safe", 6), ("we're five", 5),
        ])
    func parties(said: String, count: Int) {
        #expect(Self.readTable(said) == .correction(["partySize": .integer(count)]), "'\(said)'")
    }

    @Test(
        "a changed time keeps the day, and a changed day the hour",
        arguments: [
            ("my son says 7:30", 6, 19, 30), ("leave it at 7.30", 6, 19, 30), ("back to 8pm", 6, 20, 0),
            ("change 7 to 9", 6, 21, 0), ("then the saturday, same hour", 7, 19, 0), ("half 8", 6, 20, 30),
            ("or is 6 better? no, leave it at 7.15", 6, 19, 15),
        ])
    func times(said: String, day: Int, hour: Int, minute: Int) {
        let time = DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: minute)
        guard case .correction(let values) = Self.readTable(said), let found = values["bookingDateComponents"]?.dateComponents
        else {
            Issue.record("'\(said)' gives no time")
            return
        }
        #expect(values.count == 1 && (found.day, found.hour, found.minute ?? 0) == (time.day, time.hour, minute), "'\(said)'")
    }

    @Test(
        "a value that gave way is told by its name alone",
        arguments: ["no no kitsune", "kitsune after all", "kitsune was better 🙈"])
    func former(said: String) {
        let old = ParameterValue.record(Record("INRestaurant", ["name": .string("Kitsune House")]))
        #expect(Self.readTable(said, former: ["restaurant": [old]]) == .correction(["restaurant": old]), "'\(said)'")
    }

    /// The first reading of the words where a table for 2 on Friday 6 March at seven in the evening is to be confirmed.
    private static func readTable(
        _ said: String, former: [String: [ParameterValue]] = [:], count: Int = 2, hour: Int = 19
    ) -> DialogueAct? {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: "INBookRestaurantReservationIntent", app: "tables")
        context.parameters = [
            "restaurant": .record(Record("INRestaurant", ["name": .string("Old Kiln")])), "partySize": .integer(count),
            "bookingDateComponents": .dateComponents(DateComponents(year: 2026, month: 3, day: 6, hour: hour, minute: 0)),
        ]
        context.former = former
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    @Test(
        "a bare number changes what it is closer to, a count or an hour, unless the words say which",
        arguments: [
            ("no make it 7", 2, 18, "19"), ("make it 4", 2, 18, "4"), ("7", 2, 18, "19"), ("no, 2", 3, 18, "2"),
            ("make it 9", 2, 20, "21"),
            ("we're 7", 2, 18, "7"), ("make it 7 people", 3, 18, "7"), ("make it 7 pm", 3, 18, "19"),
        ])
    func bareNumbers(said: String, count: Int, hour: Int, changed: String) {
        let act = Self.readTable(said, count: count, hour: hour)
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        let found = values["partySize"]?.summary ?? values["bookingDateComponents"]?.dateComponents?.hour.map { "\($0)" }
        #expect(values.count == 1 && found == changed, "'\(said)': \(values)")
    }

    @Test(
        "a refusal with a verb that sends gives another text",
        arguments: [
            ("no, send hi", "hi"), ("no, say on my way", "on my way"), ("no, at 9", "dinner at 9"), ("no at 9", "dinner at 9"),
            ("no, send it", nil), ("no, text Priya", nil), ("no", nil),
        ])
    func restated(said: String, text: String?) {
        let question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        let mary = ParameterValue.list([.record(Fixtures.contacts[3].person())])
        let act = Fixtures.read(said, question: question, parameters: ["recipients": mary, "content": .string("dinner at 8")])
            .acts.first
        let found: String? = if case .correction(let values)? = act { values["content"]?.string } else { nil }
        #expect(found == text, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "refusing what the request does not have changes nothing, and what it has asks for another",
        arguments: [
            ("and not a limousine", DialogueAct.repeat), ("not shared", .instead(.other)),
        ])
    func refusedValues(said: String, expected: DialogueAct) {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        let shared = ParameterValue.record(
            Record("INSpeakableString", ["spokenPhrase": .string("Shared"), "vocabularyIdentifier": .string("pool")]))
        let act = Fixtures.read(said, question: question, parameters: ["rideOptionName": shared]).acts.first
        #expect(
            act == expected || said.hasPrefix("not") && act?.summary.hasPrefix("take out") == true, "\(act?.summary ?? "nothing")"
        )
    }

    @Test(
        "a person of a message or call that was shown is meant by rank",
        arguments: [
            ("reply to the first one: see you at 6", "INSendMessageIntent", "recipients", "c3"),
            ("text the second one that I'm late", "INSendMessageIntent", "recipients", "c6"),
            ("reply to the last message that I'm late", "INSendMessageIntent", "recipients", "c6"),
            ("call the second one back", "INStartCallIntent", "contacts", "c6"),
        ])
    func ranks(said: String, intent: String, parameter: String, person: String) {
        let senders = [Fixtures.contacts[3], Fixtures.contacts[6]].map { ParameterValue.record($0.person()) }
        let messages = senders.map { sender in
            ParameterValue.record(
                Record("INMessage", ["sender": sender, "content": .string("hi"), "recipients": .list([senders[0]])]))
        }
        let recent = [
            Record("INSearchForMessagesIntent", [:]), Record("INSearchForMessagesIntentResponse", ["messages": .list(messages)]),
        ]
        guard case .request(let reading)? = Fixtures.read(said, recent: recent).acts.first, reading.intent == intent else {
            Issue.record("'\(said)' is no request")
            return
        }
        #expect(reading.parameters[parameter]?.summary == person, "'\(said)'")
    }

    @Test(
        "what the money is for is its note, a person or a sum is not",
        arguments: [
            ("say it's for the cottage", "the cottage"), ("it's for dinner", "dinner"), ("it's for Mary", nil),
            ("say it's for 20", nil),
        ])
    func purposes(said: String, note: String?) {
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        let old: [String: ParameterValue] = [
            "payee": .record(Fixtures.contacts[6].person()), "currencyAmount": .record(.currencyAmount(40, "USD")),
        ]
        let act = Fixtures.read(said, question: question, parameters: old).acts.first
        let found: String? = if case .correction(let values)? = act { values["note"]?.string } else { nil }
        #expect(found == note, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test("another person with a value of their own is another request")
    func another() {
        let question = Question(kind: .confirmRequest, intent: "INRequestPaymentIntent", app: "pay")
        let old: [String: ParameterValue] = [
            "payer": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(40, "USD")),
        ]
        let act = Fixtures.read("and John Smith for 20", question: question, parameters: old).acts.first
        guard case .add(let values)? = act else {
            Issue.record("\(act?.summary ?? "nothing")")
            return
        }
        #expect(values["payer"]?.summary == "c2" && values["currencyAmount"]?.summary == "20 USD")
    }

    @Test("courtesy and openers around a move change nothing", arguments: ["please %@", "ok, %@", "%@ please", "actually %@"])
    func courtesy(form: String) {
        for said in ["without the note", "forget everything", "not now"] {
            #expect(Self.read(form.replacing("%@", with: said)) == Self.read(said), "\(form) around '\(said)'")
        }
    }

    @Test("a request said again behind a refusal changes the open one", arguments: ["no, %@", "nope, %@", "oh no, %@"])
    func repairs(form: String) {
        let requests = [
            ("pay Priya", "change payee=c6"), ("pay Priya 25 dollars", "change currencyAmount=25 USD payee=c6"),
            ("pay John Smith", "change payee=c2"),
        ]
        for (request, change) in requests {
            #expect(Self.read(form.replacing("%@", with: request)) == change, "\(form) with '\(request)'")
            #expect(!Self.read(request).hasPrefix("change"), "'\(request)' alone is a request of its own")
        }
    }

    @Test(
        "words that only answer begin nothing where no question is open",
        arguments: [
            "yes", "no", "ok", "later", "yeah ok", "no no", "thanks, that's grand", "great stuff", "sounds good",
            "that's perfect",
        ])
    func bareAnswers(said: String) {
        let acts = Fixtures.read(said).acts
        #expect(!acts.contains { if case .request = $0 { true } else { false } }, "'\(said)' was read as \(acts.map(\.summary))")
    }

    @Test(
        "a request stands before an answer that has no use for its verb; a name alone is an answer",
        arguments: [
            ("call mary", "INStartCallIntent"), ("mary", "value"), ("mary jones", "value"),
            ("text mary hello", "INSendMessageIntent"),
            ("to mary", "value"), ("pay mary", "value"),
        ])
    func competing(said: String, expected: String) {
        let act = Fixtures.read(said, question: Question("INSendPaymentIntent.payee")).acts.first?.summary ?? "nothing"
        #expect(act.hasPrefix(expected) || act.contains(expected), "'\(said)' was read as \(act)")
    }

    @Test(
        "where a text is asked for, anything is one but what breaks off and what the conversation had before",
        arguments: [
            ("call mary", false), ("bye", false), ("hi", false), ("can you book a table", false), ("no wait call mary", true),
        ])
    func texts(said: String, isRequest: Bool) {
        let act = Fixtures.read(said, question: Question("INSendMessageIntent.content")).acts.first
        let found = if case .request? = act { true } else { false }
        #expect(found == isRequest, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "a text in quotation marks or behind a colon replaces that of the open message",
        arguments: [
            ("say \"at 3, not 2\" instead", "at 3, not 2"), ("Text: see you at 3.", "see you at 3."),
            ("no i want to write more. say: ok, call me", "ok, call me"), ("change it to \"book a table\"", "book a table"),
        ])
    func texts(said: String, text: String) {
        let question = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
        let act = Fixtures.read(said, question: question, parameters: ["content": .string("ok")]).acts.first
        #expect(act == .correction(["content": .string(text)]), "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "a yes may name what it agrees to, and nothing else",
        arguments: [
            ("INUnsendMessagesIntent", "yes take it back", true), ("INCancelRideIntent", "yes cancel", true),
            ("INSendMessageIntent", "okay send it now", true), ("INSendMessageIntent", "yes cancel it", false),
            ("INRequestRideIntent", "yes go back", false), ("INRequestRideIntent", "ok two more people", false),
        ])
    func agreeing(intent: String, said: String, isYes: Bool) {
        let question = Question(kind: .confirmRequest, intent: intent)
        let act = Fixtures.read(said, question: question, parameters: ["partySize": .integer(2)]).acts.first
        #expect((act == .yes) == isYes, "'\(said)' was read as \(act?.summary ?? "nothing")")
    }

    @Test(
        "bare words mean something by what was done last, and nothing elsewhere",
        arguments: [
            ("INPauseWorkoutIntent", "go on", "INResumeWorkoutIntent"), ("INStartWorkoutIntent", "pause", "INPauseWorkoutIntent"),
            ("INStartWorkoutIntent", "pause it, i must answer the door", "INPauseWorkoutIntent"),
            ("INStartCallIntent", "end it", "INHangUpCallIntent"),
        ])
    func followUps(last: String, said: String, intent: String) {
        let act = Fixtures.read(said, recent: [Record(last)]).acts.first?.summary ?? "nothing"
        #expect(act.hasPrefix(intent), "'\(said)' behind \(last) was read as \(act)")
        let alone = Fixtures.read(said).acts.first?.summary ?? "nothing"
        #expect(!alone.hasPrefix(intent), "'\(said)' alone was read as \(alone)")
    }

    /// The first reading of the words where a payment of $20 with a note is to be confirmed.
    private static func read(_ said: String) -> String {
        let parameters: [String: ParameterValue] = [
            "payee": .record(.person(spoken: "Mary")),
            "currencyAmount": .record(Record("INCurrencyAmount", ["amount": .decimal(20), "currencyCode": .string("USD")])),
            "note": .string("lunch"),
        ]
        let question = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        return Fixtures.read(said, question: question, parameters: parameters).acts.first?.summary ?? "nothing"
    }
}

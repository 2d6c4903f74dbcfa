import IntentSchema
import Testing
import Understanding

/// Questions asked while a question is open: answered by what they ask for, or said to be beyond the assistant.
struct AskedBackTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let open: [(question: Question, parameters: [String: ParameterValue])] = [
        (
            Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "app"),
            ["recipients": .list([mary]), "content": .string("hello")]
        ),
        (
            Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "app"),
            ["payee": mary, "currencyAmount": .record(.currencyAmount(20, "USD"))]
        ),
        (Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation", app: "app"), [:]),
        (
            Question(
                kind: .choice([.string("Bella"), .string("Verde")]), intent: "INBookRestaurantReservationIntent",
                parameter: "restaurant", app: "app"), [:]
        ),
    ]

    private static func acts(_ said: String) -> [(intent: String, act: DialogueAct?)] {
        open.map { ($0.question.intent, Fixtures.read(said, question: $0.question, parameters: $0.parameters).acts.first) }
    }

    @Test(
        "what stands in an address book is told of contacts, and of nobody else, whatever is open",
        arguments: ["whats %'s number", "what is %'s phone number", "hm whats %'s address", "what's %'s email address again"],
        ["frank", "zorg", "mary", "my mum", "priya patel"])
    func contactFacts(form: String, name: String) {
        let said = form.replacing("%", with: name)
        let isContact = !["frank", "zorg"].contains(name)
        for (intent, act) in Self.acts(said) {
            switch act {
            case .setting(.contacts(let inquiry))? where isContact: #expect(inquiry.found.count == 1, "'\(said)' for \(intent)")
            case .notUnderstood(.notARequest(.question, nil, let clause?))? where !isContact: #expect(clause.contains(name))
            default: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing") for \(intent)")
            }
        }
    }

    @Test("words that have nothing to do with the open request are told as such", arguments: ["flight", "lawnmower", "opera"])
    func strange(thing: String) {
        for said in ["how much is the \(thing)", "how long is the \(thing)"] {
            let act = Fixtures.read(said, question: Self.open[0].question, parameters: Self.open[0].parameters).acts.first
            guard case .inquire(let inquiry)? = act, inquiry.strange?.contains(thing) == true else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
        }
        let own = Fixtures.read("who gets the message", question: Self.open[0].question, parameters: Self.open[0].parameters)
        guard case .inquire(let inquiry)? = own.acts.first else {
            Issue.record("a question was read as \(own.acts.first?.summary ?? "nothing")")
            return
        }
        #expect(inquiry.aspect == .person && inquiry.strange == nil)
    }

    @Test(
        "a refused value's reason is asked for",
        arguments: ["why", "why not", "why not?", "hm why not", "but why", "why is that"])
    func why(said: String) {
        let question = Question(kind: .value, intent: "INRequestRideIntent", parameter: "dropOffLocation", app: "app")
        let read = Fixtures.read(said, question: question, said: ["dropOffLocation": .string("x")])
        guard case .inquire(let inquiry)? = read.acts.first else {
            Issue.record("'\(said)' asks for no reason")
            return
        }
        #expect(inquiry.aspect == .reason)
    }

    @Test(
        "asked what there is, while it is asked whether to look, means to look",
        arguments: ["what places are there", "which ones do you have"])
    func meansToLook(said: String) {
        let question = Question(kind: .confirmReading, intent: "INGetAvailableRestaurantReservationBookingsIntent")
        #expect(Fixtures.read(said, question: question).acts.first == .yes)
    }
}

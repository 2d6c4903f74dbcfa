import Foundation
import IntentSchema
import Testing
import Understanding

/// What is only told beside an answer or a request changes nothing of it, and hides nothing.
struct OnlyToldTests {
    private static func context(_ question: Question.Kind = .confirmRequest) -> InterpretationContext {
        var context = Fixtures.context
        context.question = Question(kind: question, intent: "INSendPaymentIntent", app: "pay")
        context.parameters = [
            "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(24, "USD")),
            "note": .string("lunch"),
        ]
        context.proposal = ProposedRequest(
            intent: Record("INSendPaymentIntent", context.parameters), response: Record("INSendPaymentIntentResponse"))
        return context
    }

    private static func read(_ said: String, in context: InterpretationContext = OnlyToldTests.context()) throws -> Interpretation
    {
        try Fixtures.learned.get().interpret(said, in: context)
    }

    /// Statements and thanks, none of which wishes anything or names a value.
    static let told = [
        "She gets lonely", "My knee aches", "The kids were asleep", "Thank you for reminding me", "We had a lovely time",
        "He was so happy", "My feet hurt", "Thanks for the hint", "I'm rather tired", "They were late again",
    ]

    @Test("a yes or a no stays one with something told in front of it or behind it", arguments: told)
    func decided(told: String) throws {
        for (words, act) in [("yes, please do it", DialogueAct.yes), ("no", .no)] {
            for said in ["\(words). \(told).", "\(told). \(words)."] {
                let read = try Self.read(said)
                #expect(read.acts.first == act && read.rest == nil, "'\(said)': \(read.acts.first?.summary ?? "nothing")")
            }
        }
    }

    private static let requests = [
        "Put milk on my list", "Get me a cab home", "Remind me at 6 to call the plumber", "Which bills do I have to pay?",
    ]

    @Test("a request is the same with something told in front of it", arguments: told)
    func requested(told: String) throws {
        for request in Self.requests {
            let alone = try Self.read(request, in: Fixtures.context).acts.first?.requests
            let read = try Self.read("\(told). \(request)", in: Fixtures.context).acts.first?.requests
            #expect(read?.map(\.intent) == alone?.map(\.intent), "'\(told). \(request)'")
            #expect(read?.map(\.parameters) == alone?.map(\.parameters), "'\(told). \(request)'")
            #expect(read?.contains { $0.leftOut?.isEmpty == false } != true, "'\(told). \(request)'")
        }
    }

    @Test(
        "what wishes, refuses, measures or sets a condition is not passed over",
        arguments: [
            "I want 30", "I need it by Friday", "It was 30", "But not to her", "Only if it is free", "I meant Mary",
            "It should be 30",
            "She wants 40", "Priya gets it", "The big one is fine", "She said 30",
        ])
    func meant(other: String) throws {
        let read = try Self.read("Yes. \(other).")
        #expect(read.acts.first != .yes || read.rest != nil, "'Yes. \(other).' was taken for a yes")
    }

    @Test(
        "what stands in front of a request as that before which it is to be done is no condition",
        arguments: ["Before we begin", "Before I forget", "Before I go out", "But before you do anything"])
    func beforehand(opener: String) throws {
        for request in Self.requests {
            let read = try Self.read("\(opener), \(request.lowercased())", in: Fixtures.context).acts.first
            let alone = try Self.read(request.lowercased(), in: Fixtures.context).acts.first
            #expect(read?.requests.map(\.intent) == alone?.requests.map(\.intent), "'\(opener), \(request)'")
        }
    }

    private static let yeses = ["do it", "yes please", "yes, send it", "go ahead", "yes, that is quite right"]
    private static let orders = [
        ("call Mom", "INStartCallIntent"),
        ("get me a cab to work at 6", "INRequestRideIntent"), ("text Mom that I'm late", "INSendMessageIntent"),
    ]

    @Test("another order behind a clear yes changes nothing of what is agreed to", arguments: yeses)
    func agreedFirst(yes: String) throws {
        for (order, intent) in Self.orders {
            for joint in [", and ", ". Afterwards, ", ". Then ", ", and then "] {
                let said = yes + joint + order
                let read = try Self.read(said)
                let next: String? =
                    if let rest = read.rest {
                        try Self.read(rest, in: Fixtures.context).acts.first?.requests.first?.intent
                    } else if case .followed(.yes, by: let other)? = read.acts.first {
                        other.requests.first?.intent
                    } else {
                        nil
                    }
                #expect(
                    next == intent, "'\(said)' was read as \(read.acts.first?.summary ?? "nothing"), rest '\(read.rest ?? "")'")
                if read.rest != nil { #expect(read.acts == [.yes]) }
            }
        }
    }

    @Test(
        "what is changed behind a yes is not agreed to, whatever else is ordered behind it",
        arguments: ["yes please. Do make it 45", "go ahead, but make it 45", "yes. make it 45", "do it. Actually, make that 45"])
    func changedBehindYes(said: String) throws {
        for rest in ["", ", and after that call Mom", ". Then text Mom that I'm late", ", and then get me a cab to work at 6"] {
            let read = try Self.read(said + rest)
            let isAgreed = read.acts.first.map { act in
                if case .followed(.yes, _) = act { true } else { act == .yes }
            }
            #expect(isAgreed == false, "'\(said)\(rest)' was read as \(read.acts.first?.summary ?? "nothing")")
        }
    }

    @Test(
        "an order that is taken back for a reason is not carried out",
        arguments: [
            ("call Mom. No wait, she's at work, text her that I'm ok", "INSendMessageIntent"),
            ("call Mom, actually no she's asleep, text her I'm ok", "INSendMessageIntent"),
            ("get me a cab to work. wait no, my car is back. put some jazz on", "INPlayMediaIntent"),
            ("text Mom hi. oh no wait, she is asleep already, start a run", "INStartWorkoutIntent"),
        ])
    func takenBack(said: String, intent: String) throws {
        let read = try Self.read(said, in: Fixtures.context)
        #expect(read.acts.first?.requests.map(\.intent) == [intent], "\(read.acts.first?.summary ?? "nothing")")
    }

    @Test(
        "a request is not said once more to pass on what it points at",
        arguments: ["Mom owes me 30 for gas, ask her for it", "Mom owes me 30, ask her for that"])
    func pointing(said: String) throws {
        let read = try Self.read(said, in: Fixtures.context)
        #expect(read.acts.first?.requests.contains { $0.intent == "INSendMessageIntent" } == false)
    }

    @Test("measures keep their units, which are no hesitations", arguments: ["2.5mm", "10mm", "3mm"])
    func measured(size: String) throws {
        let read = try Self.read("text Mom to bring the \(size) cable", in: Fixtures.context)
        #expect(read.acts.first?.requests.first?.parameters["content"]?.string?.contains(size) == true)
    }

    @Test(
        "an order to book, said where a price is asked about, is no answer to that",
        arguments: ["get me a cab to work", "book me a ride to the airport", "order a cab home"])
    func orderedInsteadOfPrice(said: String) throws {
        var context = Fixtures.context
        context.question = Question(
            kind: .value, intent: "INListRideOptionsIntent", parameter: "dropOffLocation", app: "cabs")
        context.parameters = ["pickupLocation": .record(Record("CLPlacemark", ["name": .string("home")]))]
        let read = try Self.read(said, in: context)
        #expect(read.acts.first?.requests.map(\.intent) == ["INRequestRideIntent"], "\(read.acts.first?.summary ?? "nothing")")
    }

    @Test(
        "what nothing can control is named, and refuses where it is said with a no",
        arguments: ["pause the music", "next song"])
    func controlled(said: String) throws {
        let open = Self.context(.value)
        if case .notUnderstood(.cannotDo)? = try Self.read(said, in: open).acts.first {} else { Issue.record("'\(said)' alone") }
        guard case .followed(let first, by: .notUnderstood(.cannotDo(let words)))? = try Self.read("no, \(said)").acts.first
        else {
            Issue.record("'no, \(said)'")
            return
        }
        #expect(first == .no && words == said)
    }
}

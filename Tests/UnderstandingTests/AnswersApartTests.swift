import IntentSchema
import TestSupport
import Testing

@testable import Understanding

@Suite("an answer with something else behind it")
struct AnswersApartTests {
    private static let joints = [
        "%. #", "%, and #", "%. Also #", "%, oh and #", "%, then #", "% - and can you #", "%. After that #",
    ]
    private static let orders = [
        "add bread to my list", "call Priya", "start a walk", "pay the water bill", "remind me to ring the bank at 4 pm",
        "request a ride to the airport",
    ]

    private static func read(_ said: String, _ question: Question, _ parameters: [String: ParameterValue] = [:]) throws
        -> Interpretation
    {
        var context = Fixtures.context
        context.question = question
        context.parameters = parameters
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    private static let payment: [String: ParameterValue] = [
        "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(25, "USD")),
    ]
    private static let confirming = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")

    /// Whether the turn is read as the answer would be alone, with the order in its queue or as what is heard next.
    private static func holds(_ answer: String, _ order: String, _ frame: String, _ question: Question) throws -> Bool {
        let parameters = question.kind == .confirmRequest ? payment : [:]
        let said = frame.replacing("%", with: answer).replacing("#", with: order)
        let read = try read(said, question, parameters)
        let alone = try self.read(answer, question, parameters).acts.first
        guard case .request(let other)? = try Fixtures.learned.get().interpret(order, in: Fixtures.context).acts.first else {
            return false
        }
        if case .followed(alone, by: .request(let next))? = read.acts.first { return next.intent == other.intent }
        return read.acts.first == alone && read.rest?.contains(order) ?? false
    }

    @Test("a change and another order are both heard", arguments: ["make it 40", "to Priya instead", "no, 40"], orders)
    func changes(answer: String, order: String) throws {
        for frame in Self.joints {
            #expect(try Self.holds(answer, order, frame, Self.confirming), "\(frame)")
        }
    }

    @Test("a value that is asked for and another order are both heard", arguments: ["to Priya", "Mary Jones"], orders)
    func values(answer: String, order: String) throws {
        let question = Question(kind: .value, intent: "INSendPaymentIntent", parameter: "payee", app: "pay")
        for frame in Self.joints {
            #expect(try Self.holds(answer, order, frame, question), "\(frame)")
        }
    }

    @Test(
        "another detail of what is open is no second request",
        arguments: ["pick me up at 8 pm", "pick me up at work", "get me an SUV"])
    func details(detail: String) throws {
        let question = Question(kind: .confirmRequest, intent: "INRequestRideIntent", app: "cabs")
        let airport = ParameterValue.record(
            .placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4)))
        for answer in ["for two people", "just me", "no, to the Ferry Building"] {
            let read = try Self.read("\(answer), \(detail)", question, ["dropOffLocation": airport])
            if case .followed(_, by: .request(let next))? = read.acts.first {
                Issue.record("'\(answer), \(detail)' begins \(next.intent)")
            }
        }
    }

    @Test(
        "an answer and a question about something else are both heard", arguments: ["make it 40", "to Priya instead", "no, 40"],
        ["what's in my savings account?", "how much is in my savings account?"])
    func questions(answer: String, question: String) throws {
        for joint in [". ", ", and ", " and tell me ", ". Oh and "] {
            let said = answer + joint + question
            let read = try Self.read(said, Self.confirming, Self.payment)
            let alone = try Self.read(answer, Self.confirming, Self.payment).acts.first
            let isFollowed = if case .followed(alone, by: .request)? = read.acts.first { true } else { false }
            #expect(isFollowed || read.acts.first == alone && read.rest != nil, "'\(said)': \(read.acts), \(read.rest ?? "")")
        }
    }

    @Test(
        "what goes on with the answer is no order of its own",
        arguments: [
            "make it 40 and send it", "make it 40, and pay it from savings", "make it 40 and add a note for lunch",
            "to Priya, and make it 40",
        ])
    func onlyChanges(said: String) throws {
        let read = try Self.read(said, Self.confirming, Self.payment)
        let isOther = read.acts.first?.requests.contains { $0.intent != "INSendPaymentIntent" } ?? false
        #expect(!isOther, "\(String(describing: read.acts.first))")
        #expect(read.acts.first != .yes)
    }
}

@Suite("what is open ordered anew")
struct OrderedInsteadTests {
    private static let refusals = ["no, ", "nope, ", "no. ", "no, please "]

    private static func act(_ said: String, _ intent: String, _ parameters: [String: ParameterValue]) throws -> DialogueAct? {
        try read(said, intent, parameters).acts.first
    }

    private static func read(_ said: String, _ intent: String, _ parameters: [String: ParameterValue]) throws -> Interpretation {
        var context = Fixtures.context
        context.question = Question(kind: .confirmRequest, intent: intent, app: "app")
        context.parameters = parameters
        return try Fixtures.learned.get().interpret(said, in: context)
    }

    @Test(
        "the text of a message stays where it is to go to somebody else",
        arguments: ["send it to Priya", "send it to Priya instead", "text Priya instead", "send that to Priya"], refusals)
    func recipients(order: String, refusal: String) throws {
        let message: [String: ParameterValue] = [
            "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("the train is late"),
        ]
        let act = try Self.act(refusal + order, "INSendMessageIntent", message)
        guard case .correction(let values)? = act else {
            Issue.record("\(String(describing: act))")
            return
        }
        #expect(values.keys.sorted() == ["recipients"])
        #expect(values["recipients"]?.elements.first?.record?["contactIdentifier"]?.string == "c6")
    }

    @Test(
        "details of a ride stay where it goes elsewhere",
        arguments: ["take me to the Ferry Building", "book it to the Ferry Building"], refusals)
    func ride(order: String, refusal: String) throws {
        let ride: [String: ParameterValue] = [
            "partySize": .integer(2),
            "dropOffLocation": .record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
        ]
        let act = try Self.act(refusal + order, "INRequestRideIntent", ride)
        guard case .correction(let values)? = act else {
            Issue.record("\(String(describing: act))")
            return
        }
        #expect(values.keys.sorted() == ["dropOffLocation"])
    }

    @Test(
        "another request behind a no changes nothing that is open",
        arguments: ["text Priya that the bus is late", "call Priya", "send Priya 40 dollars", "request a ride to the airport"],
        refusals)
    func others(order: String, refusal: String) throws {
        let message: [String: ParameterValue] = [
            "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("the train is late"),
        ]
        let read = try Self.read(refusal + order, "INSendMessageIntent", message)
        let first: DialogueAct? = if case .followed(let first, by: .request)? = read.acts.first { first } else { read.acts.first }
        #expect(first == .no || first == .cancel, "\(String(describing: first))")
    }
}

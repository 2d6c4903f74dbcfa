import IntentSchema
import Testing
import Understanding

/// What is said beside an order, an answer or a refusal: plans, reasons, other orders and questions. None of it is carried out by mistake, and
/// none is lost.
struct SaidAsideTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())

    private static func act(
        _ said: String, _ kind: Question.Kind, _ intent: String, _ parameters: [String: ParameterValue] = [:]
    ) -> DialogueAct? {
        Fixtures.read(said, question: Question(kind: kind, intent: intent, app: "app"), parameters: parameters).acts.first
    }

    // MARK: Plans before an order

    private static let plans = [
        "I'm making a curry tomorrow", "we're having guests on Friday", "I'm cooking tonight", "I'm baking a cake on Sunday",
    ]
    private static let orders = [
        "put %@ on my shopping list", "add %@ to the shopping list", "put %@ on the grocery list",
    ]
    private static let items = ["milk", "coconut milk, ginger and rice", "wine and cheese"]

    @Test("what the speaker plans is no part of what goes on a list", arguments: plans, orders)
    func planned(plan: String, order: String) {
        for items in Self.items {
            let plain = order.replacing("%@", with: items)
            guard case .request(let alone)? = Fixtures.read(plain).acts.first,
                case .request(let request)? = Fixtures.read("\(plan), \(plain)").acts.first
            else {
                Issue.record("'\(plan), \(plain)' is no request")
                continue
            }
            #expect(request.intent == alone.intent && request.parameters == alone.parameters, "'\(plan), \(plain)'")
        }
    }

    // MARK: Reasons behind a change

    private static let ride: [String: ParameterValue] = [
        "partySize": .integer(2),
        "dropOffLocation": .record(.placemark(name: "Airport", coordinate: Coordinate(latitude: 37.6, longitude: -122.4))),
    ]

    @Test(
        "when something else is, is the reason for a change and no request",
        arguments: ["8 in the evening", "make it 8 pm", "7 pm please"], ["dinner", "the show", "my flight", "lunch"])
    func reasons(change: String, thing: String) {
        for rest in ["\(thing)'s at 8:30", "\(thing) is at 9", "\(thing) is at half past eight"] {
            let said = "\(change), \(rest)"
            switch Self.act(said, .confirmRequest, "INRequestRideIntent", Self.ride) {
            case .request?, .followed(_, .request)?, .yes?, .no?, .cancel?: Issue.record("'\(said)' asks for something else")
            default: break
            }
        }
    }

    // MARK: Behind a yes or a no

    private static let message: [String: ParameterValue] = [
        "speakableGroupName": .record(.speakableString("Hikers")), "content": .string("I'll bring water"),
    ]

    @Test(
        "a yes to what goes to a group, and something for somebody, are both heard",
        arguments: ["yes send it", "yes", "yep", "sure, send it"], [", and ", ". And "])
    func group(yes: String, joint: String) {
        for order in ["tell Mary I'm on my way", "text Mary see you at eight"] {
            let said = yes + joint + order
            let act = Self.act(said, .confirmRequest, "INSendMessageIntent", Self.message)
            guard case .followed(.yes, .request(let next))? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(next.intent == "INSendMessageIntent" && next.parameters["recipients"] != nil, "'\(said)'")
        }
    }

    @Test(
        "a question behind a yes is no text", arguments: ["yes", "yep, send it", "sure"],
        ["has anyone asked me for money lately?", "does anybody owe me?", "did Mary answer?", "is anyone home?"])
    func asked(yes: String, question: String) {
        for joint in [". Also ", ". Also, "] {
            let said = yes + joint + question
            let act = Self.act(said, .confirmRequest, "INSendMessageIntent", Self.message)
            guard case .followed(.yes, _)? = act else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
        }
    }

    @Test(
        "a question or an order behind what is given up is not lost", arguments: ["forget that", "never mind", "cancel it"],
        ["does anybody owe me?", "how tall is the purple umbrella?", "show my payment requests", "is anyone home?"])
    func givenUp(refusal: String, rest: String) {
        let said = "\(refusal). \(rest)"
        let act = Self.act(said, .confirmRequest, "INSendMessageIntent", Self.message)
        guard case .followed(let first, _)? = act, first == .no || first == .cancel else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
    }

    @Test(
        "what was not meant ends where another order says what was", arguments: ["no call", "no, not a call", "no"],
        ["I mean", "I meant"])
    func meant(refusal: String, opening: String) {
        let question = Question(kind: .value, intent: "INSearchCallHistoryIntent", parameter: "dateCreated", app: "app")
        for order in ["start a run", "pay my water bill"] {
            let said = "\(refusal). \(opening) \(order)"
            let act = Fixtures.read(said, question: question, parameters: [:]).acts.first
            guard case .followed(.cancel, .request(let next))? = act, case .request(let plain)? = Fixtures.read(order).acts.first
            else {
                Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
                continue
            }
            #expect(next.intent == plain.intent, "'\(said)'")
        }
    }

    // MARK: Parts of a text

    private static func text(_ said: String, of text: String) -> DialogueAct? {
        act(said, .confirmRequest, "INSendMessageIntent", ["recipients": .list([mary]), "content": .string(text)])
    }

    @Test(
        "a part is named by what it is about",
        arguments: [
            "take out the bit about %@", "drop the part about %@", "remove the line about %@", "no, lose the bit about %@",
        ])
    func topics(form: String) {
        let parts = [
            ("the ride", "I'll bring water, I'd take a ride with John", "I'll bring water"),
            ("water", "I'll bring water, I'd take a ride with John", "I'd take a ride with John"),
            ("the dog", "see you at 8, the dog is fine, love you", "see you at 8, love you"),
        ]
        for (topic, text, left) in parts {
            let said = form.replacing("%@", with: topic)
            #expect(Self.text(said, of: text) == .correction(["content": .string(left)]), "'\(said)' of '\(text)'")
        }
        let unknown = form.replacing("%@", with: "the umbrella")
        guard case .notUnderstood? = Self.text(unknown, of: parts[0].1) else {
            Issue.record("'\(unknown)' changes the text")
            return
        }
    }

    @Test("where a word goes is no part of it", arguments: ["in the message", "in it"])
    func places(place: String) {
        let said = "put Leo \(place) instead of his"
        #expect(Self.text(said, of: "his bag is here") == .correction(["content": .string("Leo bag is here")]), "'\(said)'")
    }

    // MARK: What plays

    private static let playing = Record("INPlayMediaIntent", ["mediaSearch": .record(Record("INMediaSearch"))])

    private static func heard(_ said: String, after done: [Record]) -> DialogueAct? {
        var context = Fixtures.context
        context.recent = done
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    @Test(
        "nothing goes on to the next song, which is said",
        arguments: [
            "skip", "skip it", "skip this song", "next song please", "no. next song please", "skip it and turn it up",
            "skip this one",
            "turn it down and skip this one", "skip it, turn it up a little",
        ])
    func skipping(said: String) {
        switch Self.heard(said, after: [Self.playing]) {
        case .notUnderstood(.cannotDo)?, .notUnderstood(.cannotAmend)?: break
        case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }
}

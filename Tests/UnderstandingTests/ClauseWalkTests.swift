import IntentSchema
import Testing
import Understanding

/// Several clauses in one utterance, some of which say what no request uses: what is understood is done, the rest is named or only tells
/// something.
struct ClauseWalkTests {
    private static let requests = [
        "call Mary", "remind me to water the plants at 5", "text Mary I'm on my way", "get me a ride to the airport",
        "send Mary 20 dollars for lunch",
    ]
    private static let told = [
        "the cat is asleep", "the fridge is empty", "the attic was cold", "the bus was full",
    ]
    private static let unknown = ["water the cactus", "fold the laundry", "sharpen the pencils"]

    private static let more = AppDescription(
        id: "more", name: "More",
        intents: ["INAddTasksIntent", "INSendMessageIntent", "INRequestRideIntent", "INSendPaymentIntent"])

    private static func act(
        _ said: String, question: Question? = nil, parameters: [String: ParameterValue] = [:]
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [more]
        context.question = question
        context.parameters = parameters
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let read)? = try act(said) else { return nil }
        return read
    }

    @Test("a clause that only tells something changes no request behind it", arguments: told, requests)
    func tellsSomething(told: String, request: String) throws {
        let plain = try #require(try Self.request(request))
        for joint in [". ", ", ", "! "] {
            let read = try Self.request(told + joint + request)
            #expect(read?.intent == plain.intent && read?.parameters == plain.parameters, "\(told)\(joint)\(request)")
            #expect(read?.followers?.isEmpty ?? true, "\(told)\(joint)\(request)")
        }
    }

    @Test("what nothing can do is named beside what is done", arguments: unknown, requests)
    func unknownOrder(order: String, request: String) throws {
        let plain = try #require(try Self.request(request))
        let said = "\(order). \(request)"
        let read = try Self.request(said)
        #expect(read?.intent == plain.intent && read?.parameters == plain.parameters, "\(said)")
        #expect(read?.leftOut?.contains { $0.text.contains(order) } ?? false, "\(said)")
    }

    @Test("a refusal holds for its own sentence, and for all that goes on from it", arguments: requests)
    func refusal(request: String) throws {
        let plain = try #require(try Self.request(request))
        let apart = try Self.request("don't call Dad. \(request)")
        #expect(apart?.intent == plain.intent && apart?.parameters == plain.parameters)
        if let joined = try Self.request("don't call Dad and \(request)") {
            Issue.record("'don't call Dad and \(request)' was read as \(joined.summary)")
        }
    }

    @Test(
        "a question that is not understood behind a yes is named, and the yes counts",
        arguments: ["whose umbrella was that again, the green one?", "how tall is the tower anyway?", "what was the cat's name?"])
    func questionBehindYes(asked: String) throws {
        let payment: [String: ParameterValue] = [
            "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(20, "USD")),
        ]
        let open = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "app")
        for yes in ["yes", "yep", "yes please"] {
            switch try Self.act("\(yes). \(asked)", question: open, parameters: payment) {
            case .followed(.yes, .notUnderstood(.unused(let words)))?: #expect(words.hasPrefix(asked.prefix(8)))
            case .followed(.yes, .inquire(let inquiry))?: #expect(inquiry.topic != nil)
            case let act: Issue.record("'\(yes). \(asked)' was read as \(act?.summary ?? "nothing")")
            }
        }
        // A condition may be one of the yes.
        let act = try Self.act("yes. only if it is the blue umbrella", question: open, parameters: payment)
        if case .followed(.yes, _)? = act { Issue.record("a yes with an unknown condition was taken") }
    }

    @Test(
        "a call back is read behind a question about the call", arguments: ["call them back", "call him back"])
    func callBack(order: String) throws {
        let read = try Self.request("what's with the missed call from Mary, \(order)")
        #expect(read?.intent == "INSearchCallHistoryIntent", "\(order)")
        #expect(read?.followers?.map(\.intent) == ["INStartCallIntent"], "\(order)")
    }

    @Test(
        "what is added to an open text behind a yes is added before it is sent",
        arguments: ["yes, oh and", "yep. and", "yes and", "sure, but"])
    func addedBehindYes(yes: String) throws {
        let message: [String: ParameterValue] = [
            "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("see you at 8"),
        ]
        let open = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "app")
        for text in ["I'm paying", "bring the umbrella"] {
            guard case .correction(let values)? = try Self.act("\(yes) add '\(text)' to it", question: open, parameters: message)
            else {
                Issue.record("'\(yes) add '\(text)' to it' changes nothing")
                continue
            }
            #expect(values["content"]?.string?.contains(text) ?? false, "\(yes), \(text)")
        }
    }

    @Test("the last request again, for another thing and in another way", arguments: ["savings", "checking"])
    func againInAnotherWay(account: String) throws {
        var context = Fixtures.context
        context.apps += [AppDescription(id: "bank", name: "Bank", intents: ["INPayBillIntent", "INTransferMoneyIntent"])]
        context.recent = [Record("INPayBillIntent", ["billType": .integer(29)])]
        for joint in [", but", ",", " but"] {
            let said = "and the electricity too\(joint) from \(account)"
            guard case .again(let values)? = try Fixtures.learned.get().interpret(said, in: context).acts.first else {
                Issue.record("'\(said)' is no repetition")
                continue
            }
            #expect(values["billType"] != nil && values["fromAccount"] != nil, "\(said)")
        }
    }
}

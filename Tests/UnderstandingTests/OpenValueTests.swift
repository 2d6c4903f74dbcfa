import IntentSchema
import Testing
import Understanding

/// What is said where a value is asked for, and is none: another request, giving up, not caring, not knowing.
struct OpenValueTests {
    private typealias Open = (question: Question, parameters: [String: ParameterValue], said: [String: ParameterValue])

    private static let search = ParameterValue.record(
        Record("INMediaSearch", ["mediaType": .integer(6), "mediaName": .string("space")]))
    private static let media: Open = (
        Question(kind: .value, intent: "INPlayMediaIntent", parameter: "mediaItems", app: "player"), ["mediaSearch": search],
        ["mediaSearch": search]
    )
    private static let payee: Open = (
        Question(kind: .value, intent: "INSendPaymentIntent", parameter: "payee", app: "pay"),
        ["currencyAmount": .record(.currencyAmount(20, "USD"))], [:]
    )
    private static let table: Open = (
        Question(
            kind: .value, intent: "INGetAvailableRestaurantReservationBookingsIntent", parameter: "restaurant", app: "tables"),
        ["partySize": .integer(2)], [:]
    )
    private static let photos: Open = (
        Question(kind: .value, intent: "INSearchForPhotosIntent", parameter: "peopleInPhoto", app: "photos"), [:],
        ["peopleInPhoto": .string("x")]
    )

    private static func act(_ said: String, _ open: Open) -> DialogueAct? {
        Fixtures.read(said, question: open.question, parameters: open.parameters, said: open.said).acts.first
    }

    private static let dismissals = ["nothing", "whatever", "forget it", "never mind", "oh forget it", "doesn't matter"]
    private static let requests = [
        "call Mary", "pay my water bill", "text Mary I'm on my way", "what's the balance of my savings account",
    ]

    @Test("what is asked for is given up for another request", arguments: dismissals)
    func givenUp(dismissal: String) {
        for open in [Self.media, Self.payee, Self.table] {
            for request in Self.requests {
                guard case .request(let plain)? = Fixtures.read(request).acts.first, plain.intent != open.question.intent else {
                    continue
                }
                for joint in [". ", ", "] {
                    let said = dismissal + joint + request
                    switch Self.act(said, open) {
                    case .followed(.cancel, .request(let next))?, .request(let next)?:
                        #expect(next.intent == plain.intent && next.parameters == plain.parameters, "'\(said)'")
                    case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing") for \(open.question.intent)")
                    }
                }
            }
        }
    }

    @Test(
        "not to care leaves the value open, whatever is asked for",
        arguments: [
            "anyone", "whatever", "doesn't matter", "i don't care", "anything", "hm, anyone", "any, i don't care",
            "whatever, doesn't matter",
        ])
    func indifferent(said: String) {
        for open in [Self.payee, Self.table, Self.photos] {
            #expect(Self.act(said, open) == .takeOut([Removal(open.question.parameter ?? "")]), "\(open.question.intent)")
        }
        // What was said of its kind stays.
        guard case .correction(let values)? = Self.act(said, Self.media), let search = values["mediaSearch"]?.record else {
            Issue.record("'\(said)' was read as \(Self.act(said, Self.media)?.summary ?? "nothing")")
            return
        }
        #expect(search["mediaName"] == nil && search["mediaType"] == .integer(6))
    }

    @Test("any of a kind is asked for by its kind", arguments: ["podcast", "playlist", "song", "album"])
    func anyOfAKind(kind: String) {
        for said in ["any \(kind)", "any \(kind) then", "hm any \(kind) please"] {
            guard case .correction(let values)? = Self.act(said, Self.media), let search = values["mediaSearch"]?.record else {
                Issue.record("'\(said)' was read as \(Self.act(said, Self.media)?.summary ?? "nothing")")
                continue
            }
            #expect(search["mediaName"] == nil && search["mediaType"] != nil, "'\(said)'")
        }
    }

    @Test(
        "nobody, with what else is wanted, goes on without a name",
        arguments: [
            "nobody, just pics from San Francisco", "no one, just photos from San Francisco",
            "nobody then, only pictures from san francisco",
        ])
    func withoutName(said: String) throws {
        var context = Fixtures.context
        context.question = Self.photos.question
        context.said = Self.photos.said
        context.apps.append(AppDescription(id: "photos", name: "Shoebox", intents: ["INSearchForPhotosIntent"]))
        let act = try Fixtures.learned.get().interpret(said, in: context).acts.first
        guard case .request(let reading)? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(reading.intent == "INSearchForPhotosIntent")
        #expect(reading.parameters["peopleInPhoto"] == nil && reading.parameters["locationCreated"] != nil)
    }

    @Test(
        "who is unsure and names somebody means them",
        arguments: ["maybe my sister", "my sister maybe", "not sure, maybe my sister?", "hmm i don't know, my sister i guess"])
    func unsure(said: String) {
        let priya = ParameterValue.record(Fixtures.contacts[6].person())
        for open in [Self.payee] {
            switch Self.act(said, open) {
            case .value(let value)?: #expect(value.isSame(as: priya), "'\(said)'")
            case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            }
        }
    }

    @Test("a name that nobody has is still an answer", arguments: ["Zorg", "Zorg Blatt", "to Zorg", "zorg please"])
    func unknown(said: String) {
        switch Self.act(said, Self.payee) {
        case .value?, .correction?: break
        case let act: Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
        }
    }

    @Test("neither of two is nobody's name", arguments: ["neither", "none", "neither of them", "none of those"])
    func neither(said: String) {
        let values = [Fixtures.contacts[1], Fixtures.contacts[2]].map { ParameterValue.record($0.person()) }
        let question = Question(kind: .choice(values), intent: "INSendMessageIntent", parameter: "recipients", app: "app")
        #expect(Fixtures.read(said, question: question).acts.first == .no)
        switch Fixtures.read(said + ", Mary", question: question).acts.first {
        case .value(let value)?:
            #expect((value.list?.first ?? value).isSame(as: .record(Fixtures.contacts[3].person())))
        case let act: Issue.record("'\(said), Mary' was read as \(act?.summary ?? "nothing")")
        }
    }
}

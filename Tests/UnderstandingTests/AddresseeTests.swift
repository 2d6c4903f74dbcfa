import Foundation
import IntentSchema
import Testing
import Understanding

/// Whom a message goes to: named first, behind the text, or meant by a pronoun; and whose messages are looked for.
struct AddresseeTests {
    private static func read(
        _ said: String, question: Question? = nil, parameters: [String: ParameterValue] = [:], recent: [Record] = []
    ) throws -> DialogueAct? {
        var context = Fixtures.context
        context.apps += [
            AppDescription(
                id: "post", name: "Post", intents: ["INSendMessageIntent", "INSearchForMessagesIntent", "INSendPaymentIntent"],
                vocabulary: [
                    .init(
                        parameters: ["INSearchForMessagesIntent.speakableGroupNames", "INSendMessageIntent.speakableGroupName"],
                        identifier: "hikers", phrases: ["Hikers"])
                ])
        ]
        context.question = question
        context.parameters = parameters
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func request(_ said: String) throws -> Hypothesis? {
        guard case .request(let request)? = try read(said) else { return nil }
        return request
    }

    private static let texts = ["thursday works, I'll get us a table", "I'm late", "meet me at 6, bring the keys"]

    @Test(
        "a pronoun means who is named first, and the text is whole",
        arguments: ["mary, tell her %@", "oh mary jones, text her %@"], texts)
    func namedFirst(form: String, text: String) throws {
        let said = form.replacing("%@", with: text)
        let request = try Self.request(said)
        #expect(request?.parameters["recipients"]?.summary == "c3", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["content"] == .string(text), "'\(said)'")
    }

    @Test(
        "whoever is named behind the text gets it, too",
        arguments: ["tell mary %@, and priya too", "text mary %@. and priya as well", "tell mary %@. same to priya"], texts)
    func namedBehind(form: String, text: String) throws {
        let said = form.replacing("%@", with: text)
        let request = try Self.request(said)
        #expect(request?.parameters["recipients"]?.summary == "c3 & c6", "'\(said)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["content"] == .string(text), "'\(said)'")
        #expect(request?.leftOut?.isEmpty ?? true, "'\(said)'")
    }

    @Test(
        "what is said to be so stays in the text",
        arguments: ["tell mary I'm late, and tired too", "tell mary it is cold, and priya is here"])
    func staysText(said: String) throws {
        let request = try Self.request(said)
        #expect(request?.parameters["recipients"]?.summary == "c3", "'\(said)'")
        #expect(request?.parameters["content"]?.string == String(said.dropFirst(10)), "'\(said)'")
    }

    private static let message: [String: ParameterValue] = [
        "recipients": .list([.record(Fixtures.contacts[3].person())]), "content": .string("dinner is at 8"),
    ]

    @Test(
        "the same goes to somebody else behind a yes",
        arguments: ["yes. and same to priya", "yes and the same to priya", "yep. the same to priya please"])
    func sameBehindYes(said: String) throws {
        let open = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "post")
        let act = try Self.read(said, question: open, parameters: Self.message)
        guard case .followed(.yes, .request(let next))? = act else {
            Issue.record("'\(said)' was read as \(act?.summary ?? "nothing")")
            return
        }
        #expect(next.parameters["recipients"]?.summary == "c6" && next.parameters["content"] == .string("dinner is at 8"))
    }

    @Test(
        "what somebody wrote is looked for",
        arguments: [
            "i want to see what mary wrote", "let me see what mary said", "what did mary say", "show me what mary sent",
            "did mary say anything",
        ], ["", " about sunday"])
    func wrote(asked: String, about: String) throws {
        let request = try Self.request(asked + about)
        #expect(request?.intent == "INSearchForMessagesIntent", "'\(asked)\(about)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["senders"]?.summary == "c3", "'\(asked)\(about)'")
    }

    @Test(
        "a group's messages are looked for in the group",
        arguments: [
            "did the hikers say anything", "what did the hikers say", "has the hikers group said anything",
            "show messages from the hikers",
        ])
    func group(asked: String) throws {
        let request = try Self.request(asked)
        #expect(request?.intent == "INSearchForMessagesIntent", "'\(asked)': \(request?.summary ?? "nothing")")
        #expect(request?.parameters["senders"] == nil && request?.parameters["speakableGroupNames"] != nil, "'\(asked)'")
    }

    @Test(
        "whose messages are meant is said by a name alone",
        arguments: ["mary's", "from mary", "mary's messages"])
    func whose(said: String) throws {
        let question = Question(kind: .value, intent: "INSearchForMessagesIntent", parameter: "senders", app: "post")
        guard case .value(let value)? = try Self.read(said, question: question) else {
            Issue.record("'\(said)' is no answer: \(try Self.read(said, question: question)?.summary ?? "nothing")")
            return
        }
        #expect(value.summary == "c3", "'\(said)'")
    }

    @Test("all of them get it, contacts or not")
    func them() throws {
        let stranger = Record("INPerson", ["displayName": .string("Lena Voss"), "spokenPhrase": .string("Lena Voss")])
        let last = Record(
            "INSendMessageIntent",
            [
                "content": .string("hi"),
                "recipients": .list([
                    .record(Fixtures.contacts[3].person()), .record(stranger), .record(Fixtures.contacts[6].person()),
                ]),
            ])
        for said in ["tell them I'm late", "text them I'm late", "tell them both I'm late"] {
            guard case .request(let request)? = try Self.read(said, recent: [last]) else {
                Issue.record("'\(said)' is no request")
                continue
            }
            #expect(request.parameters["recipients"]?.list?.count == 3, "'\(said)'")
            #expect(request.parameters["content"] == .string("I'm late"), "'\(said)'")
        }
    }

    @Test("a condition in a sentence of its own holds for that sentence")
    func condition() throws {
        let request = try Self.request("the cat can stay too if it's quiet. and message mary that I'll pick her up at nine")
        #expect(request?.intent == "INSendMessageIntent" && request?.parameters["recipients"]?.summary == "c3")
        #expect(request?.leftOut?.contains { $0.text.contains("cat") } ?? false)
        for said in ["if it rains. call mary", "call mary if it rains", "if it rains, call mary"] {
            #expect(try Self.request(said) == nil, "'\(said)'")
        }
    }

    @Test(
        "words for where a text goes are no part of it",
        arguments: [
            "say happy birthday in the note", "put happy birthday in the note", "make it 40. and say happy birthday in the note",
        ])
    func note(said: String) throws {
        let payment: [String: ParameterValue] = [
            "payee": .record(Fixtures.contacts[3].person()), "currencyAmount": .record(.currencyAmount(20, "USD")),
        ]
        let open = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")
        guard case .correction(let values)? = try Self.read(said, question: open, parameters: payment) else {
            Issue.record("'\(said)' changes nothing")
            return
        }
        #expect(values["note"] == .string("happy birthday"), "'\(said)'")
    }

    @Test(
        "an order that only says once more to do it is no part of a note",
        arguments: ["can you pay them both", "please pay them", "can you send them both that"])
    func restated(order: String) throws {
        let request = try Self.request("I owe mary 18 for the pizza and priya 12.50 for the cinema. \(order)")
        #expect(request?.parameters["note"] == .string("the pizza"))
        #expect(request?.followers?.first?.parameters["note"] == .string("the cinema"), "'\(order)'")
    }
}

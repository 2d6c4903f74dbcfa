import Foundation
import IntentSchema
import Testing
import Understanding

/// People whom an app knows and who are no contacts, and the groups it knows. The contacts are John Appleseed, John Smith, Mary Jones,
/// Anna-Lena Müller and Priya Patel.
struct KnownPeopleTests {
    private static let people = ["Maria Lopez", "Priya Nair", "John Okoro", "Wei Chen", "Anna-Lena Berg"]
    private static let groups = ["Hikers", "Book Club"]

    private static let context: InterpretationContext = {
        var context = Fixtures.context
        let words =
            people.map { UserVocabulary.Word(kind: 1, phrase: $0) } + groups.map { UserVocabulary.Word(kind: 2, phrase: $0) }
        context.appIndex = AppIndex(Fixtures.apps, userWords: ["chat": words])
        return context
    }()

    private static func read(
        _ said: String, question: Question? = nil, _ parameters: [String: ParameterValue] = [:], recent: [Record] = []
    ) -> DialogueAct? {
        var context = context
        context.question = question
        context.parameters = parameters
        context.recent = recent
        return Fixtures.interpreter?.interpret(said, in: context).acts.first
    }

    private static func request(_ said: String, recent: [Record] = []) -> Hypothesis? {
        guard case .request(let reading)? = read(said, recent: recent) else { return nil }
        return reading
    }

    /// The names in a value: of everybody in it, and in brackets of those between whom it does not decide.
    private static func names(_ value: ParameterValue?) -> [String] {
        (value?.list ?? [value].compactMap(\.self)).compactMap(\.record).map { person in
            let matches = (person["siriMatches"]?.list ?? []).compactMap { $0.record?["displayName"]?.string }
            return matches.isEmpty ? person["displayName"]?.string ?? "" : "[\(matches.joined(separator: ", "))]"
        }
    }

    private static func person(_ name: String) -> ParameterValue { .record(.person(spoken: name)) }

    private static let forms = [
        "text %@ hi", "text %@: hi", "tell %@ hi", "message %@ saying hi", "send %@ a text saying hi", "write to %@ that hi",
        "text %@ 'hi'",
    ]

    @Test("an exact name goes before one that is only like it", arguments: forms)
    func exactName(form: String) {
        for name in ["maria", "Maria", "maria lopez"] {
            let said = form.replacing("%@", with: name)
            let reading = Self.request(said)
            #expect(Self.names(reading?.parameters["recipients"]) == ["Maria Lopez"], "'\(said)'")
            #expect(reading?.parameters["content"] == .string("hi"), "'\(said)': \(reading?.summary ?? "nothing")")
        }
    }

    @Test("no part of a whole name is left to the text", arguments: forms)
    func wholeName(form: String) {
        for name in ["priya nair", "john okoro", "wei chen"] {
            let said = form.replacing("%@", with: name)
            let reading = Self.request(said)
            #expect(Self.names(reading?.parameters["recipients"]).map { $0.lowercased() } == [name], "'\(said)'")
            #expect(reading?.parameters["content"] == .string("hi"), "'\(said)': \(reading?.summary ?? "nothing")")
        }
    }

    /// Priya Patel is the user's sister, and there are two Johns among the contacts.
    @Test(
        "where several have the name, who is close to the user is meant, or it is asked among contacts and others",
        arguments: ["text %@ hi", "send %@ 20", "call %@"])
    func namesakes(form: String) {
        for (name, meant) in [
            ("anna-lena", "[Anna-Lena Müller, Anna-Lena Berg]"), ("priya", "Priya Patel"),
            ("john", "[John Appleseed, John Smith]"),
        ] {
            let said = form.replacing("%@", with: name)
            let reading = Self.request(said)
            let person = reading?.parameters["recipients"] ?? reading?.parameters["payee"] ?? reading?.parameters["contacts"]
            #expect(Self.names(person) == [meant], "'\(said)': \(reading?.summary ?? "nothing")")
        }
    }

    @Test("the one is meant with whom the last request dealt", arguments: ["Priya Nair", "Priya Patel"])
    func metBefore(name: String) {
        let met = name == "Priya Nair" ? Self.person(name) : .record(Fixtures.contacts[6].person())
        let before = Record("INSendMessageIntent", ["recipients": .list([met]), "content": .string("hello")])
        #expect(Self.names(Self.request("text priya hi", recent: [before])?.parameters["recipients"]) == [name])
    }

    @Test("names are joined in every way", arguments: ["and", "n", "&", "+", "and also"])
    func joined(joint: String) {
        for form in ["text %@ dinner is at 8", "let %@ know dinner is at 8", "tell %@ dinner is at 8"] {
            for pair in ["maria \(joint) priya nair", "both maria \(joint) priya nair", "maria \(joint) priya nair both"] {
                let said = form.replacing("%@", with: pair)
                let reading = Self.request(said)
                #expect(Self.names(reading?.parameters["recipients"]) == ["Maria Lopez", "Priya Nair"], "'\(said)'")
                #expect(
                    reading?.parameters["content"] == .string("dinner is at 8"), "'\(said)': \(reading?.summary ?? "nothing")")
            }
        }
    }

    @Test("a group beside a person is not left to the text")
    func groupBeside() {
        let reading = Self.request("text maria and hikers hi")
        #expect(Self.names(reading?.parameters["recipients"]) == ["Maria Lopez", "Hikers"])
        #expect(reading?.parameters["content"] == .string("hi"))
    }

    // MARK: - While a message is open

    private static let confirming = Question(kind: .confirmRequest, intent: "INSendMessageIntent", app: "chat")
    private static let paying = Question(kind: .confirmRequest, intent: "INSendPaymentIntent", app: "pay")

    private static func people(after said: String, to name: String) -> [String] {
        let open: [String: ParameterValue] = ["recipients": .list([person(name)]), "content": .string("hello")]
        guard case .correction(let values)? = read(said, question: confirming, open) else { return [] }
        return names(values["recipients"])
    }

    @Test(
        "a name takes the place of the recipient's",
        arguments: [
            ("no, maria lopez!", "Maria Lopez"), ("no maria", "Maria Lopez"), ("not okoro, nair", "Priya Nair"),
            ("the other priya", ""), ("no, priya nair", "Priya Nair"), ("no, wei", "Wei Chen"),
            ("i meant maria lopez", "Maria Lopez"),
        ])
    func replaced(said: String, name: String) {
        #expect(Self.people(after: said, to: "John Okoro") == [name].filter { !$0.isEmpty }, "'\(said)'")
    }

    @Test("the other one of that name", arguments: ["the other priya", "no, the other priya", "nope, the other priya please"])
    func otherNamesake(said: String) {
        let act = Self.read(
            said, question: Self.paying,
            ["payee": Self.person("Priya Nair"), "currencyAmount": .record(.currencyAmount(20, "USD"))])
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(Self.names(values["payee"]) == ["Priya Patel"])
    }

    @Test(
        "a message said anew behind a no is the open one with other values",
        arguments: [
            "no, text both maria and priya nair: table at 8", "no, message maria and priya nair: table at 8",
            "nope, tell maria and priya nair table at 8", "no no, text maria & priya nair 'table at 8'",
        ])
    func saidAnew(said: String) {
        let open: [String: ParameterValue] = ["recipients": .list([Self.person("Wei Chen")]), "content": .string("hi")]
        guard case .correction(let values)? = Self.read(said, question: Self.confirming, open) else {
            Issue.record("'\(said)': \(Self.read(said, question: Self.confirming, open)?.summary ?? "nothing")")
            return
        }
        #expect(Self.names(values["recipients"]) == ["Maria Lopez", "Priya Nair"], "'\(said)'")
        #expect(values["content"] == .string("table at 8"), "'\(said)'")
    }

    @Test(
        "a message goes to the group instead",
        arguments: [
            "to hikers, the group chat", "no, send it to hikers", "send it to the hikers group not just him", "to hikers instead",
            "no to the book club", "not just him, hikers",
        ])
    func toGroup(said: String) {
        let open: [String: ParameterValue] = ["recipients": .list([Self.person("John Okoro")]), "content": .string("hi")]
        guard case .correction(let values)? = Self.read(said, question: Self.confirming, open) else {
            Issue.record("'\(said)': \(Self.read(said, question: Self.confirming, open)?.summary ?? "nothing")")
            return
        }
        let group = said.contains("hikers") ? "Hikers" : "Book Club"
        #expect(values["speakableGroupName"]?.record?["spokenPhrase"] == .string(group), "'\(said)'")
        #expect(values["recipients"] == .list([]), "'\(said)'")
    }

    @Test(
        "the group is the one in which the recipient has written",
        arguments: ["no send it to the group not just him", "to the group"])
    func toTheGroup(said: String) {
        let message = Record(
            "INMessage",
            ["sender": Self.person("John Okoro"), "speakableGroupName": .record(.speakableString("Hikers"))])
        let shown = [
            Record("INSearchForMessagesIntent", [:]),
            Record("INSearchForMessagesIntentResponse", ["messages": .list([.record(message)])]),
        ]
        let open: [String: ParameterValue] = ["recipients": .list([Self.person("John Okoro")]), "content": .string("hi")]
        let act = Self.read(said, question: Self.confirming, open, recent: shown)
        guard case .correction(let values)? = act else {
            Issue.record("'\(said)': \(act?.summary ?? "nothing")")
            return
        }
        #expect(values["speakableGroupName"]?.record?["spokenPhrase"] == .string("Hikers"))
    }

    @Test("an order that names somebody is another request", arguments: ["call priya", "call my sister", "call john smith"])
    func otherOrder(said: String) {
        let open: [String: ParameterValue] = ["recipients": .list([Self.person("Wei Chen")]), "content": .string("hi")]
        guard case .request(let reading)? = Self.read(said, question: Self.confirming, open) else {
            Issue.record("'\(said)': \(Self.read(said, question: Self.confirming, open)?.summary ?? "nothing")")
            return
        }
        #expect(reading.intent == "INStartCallIntent")
    }

    @Test("a person named while the message goes to a group gets it instead")
    func backToPerson() {
        let open: [String: ParameterValue] = [
            "speakableGroupName": .record(.speakableString("Hikers")), "content": .string("hi"),
        ]
        guard case .correction(let values)? = Self.read("no, to john okoro", question: Self.confirming, open) else {
            Issue.record("\(Self.read("no, to john okoro", question: Self.confirming, open)?.summary ?? "nothing")")
            return
        }
        #expect(Self.names(values["recipients"]) == ["John Okoro"])
        #expect(values["speakableGroupName"] == .list([]))
    }

    @Test(
        "somebody who is in no contact is one of several who are, not a text",
        arguments: ["ask %@ for 45 each", "send %@ 10 each", "request 20 from %@", "text %@ that dinner is at 8"])
    func unknownAmongKnown(form: String) {
        for list in ["Mary, Priya Patel and Daniel", "Daniel, Mary and Priya Patel", "Mary and Daniel", "Daniel and Mary"] {
            let said = form.replacing("%@", with: list)
            guard let reading = Self.request(said) else {
                Issue.record("'\(said)' was read as \(Self.read(said)?.summary ?? "nothing")")
                continue
            }
            let all = [reading] + (reading.followers ?? [])
            let people = all.flatMap { one in
                ["payer", "payee", "recipients"].flatMap { Self.names(one.parameters[$0]) } + one.unknownValues.values
            }
            #expect(people.contains { $0.contains("Daniel") } && people.contains("Mary Jones"), "'\(said)': \(people)")
            #expect(all.allSatisfy { $0.parameters["content"]?.string?.contains("Daniel") != true }, "'\(said)'")
        }
    }
}

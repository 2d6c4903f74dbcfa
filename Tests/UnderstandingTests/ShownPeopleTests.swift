import Foundation
import IntentSchema
import Testing
import Understanding

/// People who are meant by what was shown last: messages and calls of anybody, contacts or not.
struct ShownPeopleTests {
    /// Senders that are no contacts, with what they wrote.
    private static let shown = [
        ("Lena Voss", "the porter has the spare keys"), ("Omar Haddad", "dinner at the noodle place?"),
        ("Ines Duarte", "I can drive three people"),
    ]

    private static func person(_ name: String) -> Record {
        Record(
            "INPerson",
            [
                "displayName": .string(name),
                "personHandle": .record(Record("INPersonHandle", ["value": .string("\(name.count)@example.com")])),
            ])
    }

    /// A look-up of messages, and what was done since.
    private static func recent(_ since: [Record] = []) -> [Record] {
        let messages = shown.enumerated().map { index, message in
            ParameterValue.record(
                Record(
                    "INMessage",
                    [
                        "identifier": .string("m\(index + 1)"), "sender": .record(person(message.0)),
                        "content": .string(message.1), "recipients": .list([.record(person("Alex Rivera"))]),
                    ]))
        }
        return since + [
            Record("INSearchForMessagesIntent"), Record("INSearchForMessagesIntentResponse", ["messages": .list(messages)]),
        ]
    }

    private static func reading(_ said: String, recent: [Record]) -> Hypothesis? {
        guard case .request(let reading)? = Fixtures.read(said, recent: recent).acts.first else { return nil }
        return reading
    }

    private static let forms = [
        "reply to %@: see you at 6", "respond to %@ that it works", "text %@ that I'm late", "answer %@ with count me in",
        "please reply to %@: ok", "hmm, reply to %@: see you at 6",
    ]
    private static let places: [(words: String, place: Int)] = [
        ("the first one", 0), ("the second one", 1), ("the third one", 2), ("the 2nd message", 1), ("the last one", 2),
        ("the third message", 2),
    ]
    private static let descriptions: [(words: String, place: Int)] = [
        ("the noodle one", 1), ("the keys message", 0), ("the one about dinner", 1), ("the one about three people", 2),
        ("the message from lena", 0), ("the porter one", 0),
    ]

    @Test("whoever wrote it, the message at a place, or with words in it, says whom to answer", arguments: forms)
    func senders(form: String) {
        for (words, place) in Self.places + Self.descriptions {
            let said = form.replacing("%@", with: words)
            let reading = Self.reading(said, recent: Self.recent())
            #expect(reading?.intent == "INSendMessageIntent", "'\(said)'")
            let people = reading?.parameters["recipients"]?.list?.map { $0.record?["displayName"]?.string }
            #expect(people == [Self.shown[place].0], "'\(said)'")
            let text = reading?.parameters["content"]?.string ?? ""
            #expect(!text.contains("one") && !text.contains("message") && !text.isEmpty, "'\(said)': \(text)")
            #expect(reading?.leftOut?.isEmpty ?? true, "'\(said)'")
        }
    }

    @Test("an answer to one of them does not end what the places are of")
    func afterAnswering() {
        let sent = Record(
            "INMessage",
            ["sender": .record(Self.person("Alex Rivera")), "recipients": .list([.record(Self.person("Lena Voss"))])])
        let since = [
            Record("INSendMessageIntent", ["recipients": .list([.record(Self.person("Lena Voss"))])]),
            Record("INSendMessageIntentResponse", ["sentMessages": .list([.record(sent)])]),
        ]
        for (words, place) in Self.places where place > 0 {
            let said = "reply to \(words): fine"
            let people = Self.reading(said, recent: Self.recent(since))?.parameters["recipients"]?.list
            #expect(people?.first?.record?["displayName"]?.string == Self.shown[place].0, "'\(said)'")
        }
    }

    @Test(
        "a place that was not shown is nobody, and never part of the text",
        arguments: ["the fourth one", "the ninth message", "the sixth", "the violet one", "the one about taxes"])
    func nobody(words: String) {
        for form in ["reply to %@: see you at 6", "text %@ that I'm late"] {
            // "The sixth" alone may be a day: only what follows it tells.
            if words == "the sixth", !form.contains("%@:") { continue }
            let said = form.replacing("%@", with: words)
            let reading = Self.reading(said, recent: Self.recent())
            #expect(reading?.parameters["recipients"] == nil, "'\(said)'")
            #expect(reading?.unknownValues["recipients"] == words, "'\(said)'")
        }
    }

    @Test("with nothing shown, a place is nobody", arguments: ["the first one", "the second one", "the third message"])
    func nothingShown(words: String) {
        let reading = Self.reading("reply to \(words): ok", recent: [])
        #expect(reading?.unknownValues["recipients"] == words)
        #expect(reading?.parameters["content"]?.string == "ok")
    }

    @Test("the message itself is what is marked", arguments: (places + descriptions).filter { $0.words != "the last one" })
    func marked(words: String, place: Int) {
        let reading = Self.reading("mark \(words) as read", recent: Self.recent())
        #expect(reading?.intent == "INSetMessageAttributeIntent")
        #expect(reading?.parameters["identifiers"] == .list([.string("m\(place + 1)")]), "'\(words)'")
    }

    @Test(
        "who was shown is known by name, though they are no contact",
        arguments: [
            ("text omar haddad hello", "Omar Haddad"), ("text ines hello", "Ines Duarte"), ("call voss", "Lena Voss"),
            ("call lena voss back", "Lena Voss"),
        ])
    func named(said: String, name: String) {
        let reading = Self.reading(said, recent: Self.recent())
        let people = (reading?.parameters["recipients"] ?? reading?.parameters["contacts"])?.list
        #expect(people?.map { $0.record?["displayName"]?.string } == [name], "'\(said)'")
        let shown = people?.first?.record?["personHandle"]
        #expect(shown != nil, "'\(said)'")
    }

    @Test("a first name is that of who was just shown, and the contact's once something else was done")
    func contacts() {
        let other = Record("INMessage", ["sender": .record(Self.person("Priya Nair")), "content": .string("hi")])
        let recent = [
            Record("INSearchForMessagesIntent"),
            Record("INSearchForMessagesIntentResponse", ["messages": .list([.record(other)])]),
        ]
        let near = Self.reading("text priya hello", recent: recent)?.parameters["recipients"]?.list?.first?.record
        #expect(near?["displayName"]?.string == "Priya Nair")
        let later = Self.reading("text priya hello", recent: [Record("INStartWorkoutIntent")] + recent)
        #expect(later?.parameters["recipients"]?.list?.first?.record?["contactIdentifier"]?.string == "c6")
        let whole = Self.reading("text priya nair hello", recent: recent)?.parameters["recipients"]?.list?.first?.record
        #expect(whole?["displayName"]?.string == "Priya Nair")
    }

    @Test("a pronoun stands for nobody for sure, if a stranger was shown and a request for a contact given up")
    func pronoun() {
        let call = Record("INCallRecord", ["caller": .record(Self.person("Lena Voss"))])
        var context = Fixtures.context
        context.recent = [
            Record("INSearchCallHistoryIntent"),
            Record("INSearchCallHistoryIntentResponse", ["callRecords": .list([.record(call)])]),
        ]
        context.lapsed = Record("INSendMessageIntent", ["recipients": .list([.record(Fixtures.contacts[3].person())])])
        guard case .request(let reading)? = Fixtures.interpreter?.interpret("call her", in: context).acts.first else {
            Issue.record("no request")
            return
        }
        #expect(reading.parameters["contacts"] == nil)
        #expect(reading.ambiguities["contacts"]?.count == 1)
    }
}

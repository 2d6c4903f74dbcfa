import Foundation
import IntentSchema
import Testing
import Understanding

/// Whether somebody has answered, behind a message to them, and several messages with one verb.
struct ReplyQuestionTests {
    private static let mary = ParameterValue.record(Fixtures.contacts[3].person())
    private static let sent = [
        Record("INSendMessageIntent", ["recipients": .list([mary]), "content": .string("are you coming")]),
        Record("INSendMessageIntentResponse"),
    ]

    private static func read(_ said: String, recent: [Record]) throws -> DialogueAct? {
        var context = Fixtures.context
        context.recent = recent
        return try Fixtures.learned.get().interpret(said, in: context).acts.first
    }

    private static func request(_ said: String, recent: [Record] = sent) throws -> Hypothesis? {
        guard case .request(let request)? = try read(said, recent: recent) else { return nil }
        return request
    }

    @Test(
        "the answer of whom a pronoun or a name means is looked for, and nothing is said of what was sent",
        arguments: [
            "has %@ answered", "did %@ answer", "has %@ replied yet", "did %@ reply", "has %@ written back", "what did %@ say",
            "has %@ texted back", "did %@ text me back", "what did %@ reply",
        ], ["she", "Mary"])
    func answered(form: String, name: String) throws {
        for mark in ["", "?"] {
            let said = form.replacing("%@", with: name) + mark
            let request = try Self.request(said)
            #expect(request?.intent == "INSearchForMessagesIntent", "'\(said)': \(request?.summary ?? "nothing")")
            let senders = request?.parameters["senders"]?.list?.compactMap { $0.record?["displayName"]?.string }
            #expect(senders == ["Mary Jones"], "'\(said)': \(request?.summary ?? "nothing")")
        }
    }

    @Test("what others may have done to it is asked of what was sent", arguments: ["has it gone out", "did it go through"])
    func sentIt(said: String) throws {
        guard case .inquire? = try Self.read(said, recent: Self.sent) else {
            Issue.record("'\(said)' asks nothing of what was sent")
            return
        }
    }

    @Test(
        "messages share their verb where each text is introduced",
        arguments: ["tell %1 %a%jand %2 that %b", "tell %1 that %a%jand %2 that %b", "text %1 that %a%jand %2 that %b"])
    func shared(form: String) throws {
        let texts = [("I'm not coming", "I am coming"), ("we are home", "dinner's ready"), ("I'm late", "he can come")]
        for (first, second) in texts {
            for joint in [" ", ", "] {
                let said = [("%1", "Mary"), ("%2", "Priya"), ("%a", first), ("%b", second), ("%j", joint)].reduce(form) {
                    $0.replacing($1.0, with: $1.1)
                }
                let request = try Self.request(said, recent: [])
                let found = ([request] + (request?.followers ?? [])).compactMap { $0?.parameters["content"]?.string }
                #expect(found == [first, second], "'\(said)': \(found)")
            }
        }
    }

    @Test(
        "the article and the mark of a question are not looked for",
        arguments: [("the ", "hike"), ("my ", "party"), ("", "dinner")])
    func mark(article: String, topic: String) throws {
        let request = try Self.request("what did Mary say about \(article)\(topic)?", recent: [])
        #expect(request?.parameters["searchTerms"] == .list([.string(topic)]), "\(request?.summary ?? "nothing")")
    }

    @Test(
        "a pronoun means the only one shown whose relation it is known to fit",
        arguments: ["call %@ back", "call %@", "text %@ hello"])
    func shown(form: String) throws {
        let calls = [Fixtures.contacts[3], Fixtures.contacts[2]].map { contact in
            ParameterValue.record(Record("INCallRecord", ["caller": .record(contact.person())]))
        }
        let recent = [
            Record("INSearchCallHistoryIntent"), Record("INSearchCallHistoryIntentResponse", ["callRecords": .list(calls)]),
        ]
        let request = try Self.request(form.replacing("%@", with: "her"), recent: recent)
        let people = request?.parameters["contacts"] ?? request?.parameters["recipients"]
        #expect(
            people?.list?.compactMap { $0.record?["displayName"]?.string } == ["Mary Jones"], "\(request?.summary ?? "nothing")")
    }
}

import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing
import Understanding

@testable import Assistant

/// Whom and which messages the person means, by what apps have donated and shown.
struct MessagingTests {
    private static let contacts = [
        contact("alex1", "Alex", "Oak", "5550101111"), contact("alex2", "Alex", "Pine", "5550102222"),
        contact("sam", "Sam", "Reed", "5550001111"), contact("ida", "Ida", "Lund", "5550002111"),
    ]

    private static func contact(_ id: String, _ given: String, _ family: String, _ number: String) -> Contact {
        Contact(
            id: id, givenName: given, familyName: family, fullName: "\(given) \(family)",
            handles: [Contact.Handle(kind: .phoneNumber, value: number, label: "mobile")])
    }

    private static let intents: [INIntent.Type] = [
        INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self, INUnsendMessagesIntent.self,
        INEditMessageIntent.self, INStartCallIntent.self, INCreateNoteIntent.self,
    ]

    static func assistant(_ names: [String] = ["Mail"], access: AccessPermission = .granted) throws -> TestAssistant {
        let apps = names.map { name in
            var app = TestApp(MailExtension.self, name: name, intents: intents)
            app.contactAccess = access
            return app
        }
        let people = ["kim", "lee"].map { id in
            var person = TestSurroundings(contacts: contacts)
            person.person = id
            return person
        }
        return try TestAssistant(with: apps, for: people)
    }

    private static func have(_ words: String..., by app: String = "Mail", in talk: TestConversation) async throws {
        for words in words { try await DonationTests.have(app, do: words, in: talk) }
    }

    /// The people offered, by identifier.
    private static func offered(_ talk: TestConversation) async -> [String] {
        guard case .choice(let values)? = await talk.lastTurn?.prompt?.question.kind else { return [] }
        return values.compactMap { $0.record?["contactIdentifier"]?.string }
    }

    static func recipients(_ notebook: Notebook) -> [String] {
        let intent = notebook.intents.last
        return ((intent?["recipients"] ?? intent?["contacts"])?.list ?? []).compactMap { $0.record?["contactIdentifier"]?.string }
    }

    // MARK: - People

    @Test(
        "SYS-13 of several people of one name, the one dealt with most is offered first",
        arguments: [
            (["wrote alex2 2"], ["alex2", "alex1"]), (["called alex2 2"], ["alex2", "alex1"]),
            (["wrote alex1 4", "wrote alex2 5"], ["alex2", "alex1"]), (["heard alex2"], ["alex2", "alex1"]),
            (["wrote 5550102222 2"], ["alex2", "alex1"]), (["wrote sam 9"], ["alex1", "alex2"]),
            (["wrote nobody 9", "wrote 999 9"], ["alex1", "alex2"]), (["wrote alex2 9", "forget"], ["alex1", "alex2"]),
        ])
    func ranked(notes: [String], order: [String]) async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            for note in notes { try await Self.have(note, in: talk) }
            try await talk.say("message Alex")
            #expect(await Self.offered(talk) == order)
            let other = try assistant.startConversation(with: "lee")
            try await other.say("message Alex")
            #expect(await Self.offered(other) == ["alex1", "alex2"])
        }
    }

    @Test("SYS-13 the usual one is meant without a question; the person is told, confirms it, and can name another")
    func usual() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await Self.have("wrote alex2 3", in: talk)
            try await talk.say("message Alex that I am here")
            try await talk.expectWords("Alex Pine, as usual.")
            #expect(
                await talk.lastTurn?.explanations.contains { $0.hasPrefix("one person is usual for recipients") } == true)
            try await talk.answer("yes")
            #expect(Self.recipients(notebook) == ["alex2"])
            try await talk.say("message Alex Oak that I am here")
            try await talk.expect(.noWords(["as usual"]))
            try await talk.answer("yes")
            #expect(Self.recipients(notebook) == ["alex1"])
            let other = try assistant.startConversation(with: "lee")
            try await other.say("message Alex that I am here")
            #expect(await Self.offered(other).count == 2)
        }
    }

    @Test("SYS-13 where nobody has been mentioned, a pronoun may mean those dealt with of late, and the person is asked")
    func pronoun() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            // In conversations of their own, because a note mentions the person.
            try await Self.have("heard sam", in: assistant.startConversation(with: "kim"))
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("text him back")
            let question = await talk.lastTurn?.prompt?.question.kind
            let transcript = await talk.transcript
            #expect(question == .confirmValue(Self.known("sam")), "\(transcript)")
            try await talk.answer("yes")
            try await talk.answer("on my way")
            try await talk.answer("yes")
            #expect(Self.recipients(notebook) == ["sam"])
            try await Self.have("wrote ida 9", in: assistant.startConversation(with: "kim"))
            let later = try assistant.startConversation(with: "kim")
            try await later.say("text him back")
            let offered = await Self.offered(later)
            let last = await later.transcript
            #expect(offered == ["ida", "sam"], "\(last)")
            let other = try assistant.startConversation(with: "lee")
            try await other.say("text him back")
            #expect(await other.lastTurn?.prompt?.question.kind == .value)
        }
    }

    private static func known(_ id: String) -> ParameterValue {
        .record(contacts.first { $0.id == id }?.person(spoken: "him") ?? Record("INPerson"))
    }

    @Test("SYS-13 an app without access to contacts is told nobody's name that was not said")
    func denied() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant(access: .denied)
            try await Self.have("heard sam", "heard ida", in: assistant.startConversation(with: "kim"))
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("text him back")
            let told = await talk.lastTurn?.calls.map { "\($0.call.request)" }.joined() ?? ""
            #expect(!told.contains("Sam") && !told.contains("Ida") && !told.contains("5550001111"))
        }
    }

    @Test("SYS-13 endless and odd donations leave no more than can be said, and count no more than habits do")
    func odd() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        func donation(_ intent: ParameterValue, direction: Int = 1) -> Donation {
            let content = Record("INInteraction", ["intent": intent, "direction": .integer(direction)])
            return Donation(content, of: "app", at: now)
        }
        func message(_ fields: [String: ParameterValue]) -> ParameterValue { .record(Record("INSendMessageIntent", fields)) }
        let sam = ParameterValue.record(Record("INPerson", ["contactIdentifier": .string("sam")]))
        var donations = (0..<1_000).map { donation(message(["groupName": .string("group \($0)")])) }
        donations += (0..<1_000).map { _ in donation(message(["recipients": .list([sam, .string("Sam"), .integer(1)])])) }
        donations += [
            donation(.string("INSendMessageIntent")), donation(message(["recipients": .string("Sam")])),
            donation(message(["speakableGroupName": .record(.speakableString(String(repeating: "x", count: 1_000)))])),
            donation(message(["recipients": .list([sam])]), direction: 2),
            donation(message(["sender": .integer(1)]), direction: 2),
            donation(.record(Record("INPlayMediaIntent", ["recipients": .list([sam])]))),
        ]
        let known = Correspondence(donations, contacts: ContactIndex(Self.contacts))
        #expect(known.groups["app"]?.count == Correspondence.mostGroups)
        #expect(known.groups["app"]?.allSatisfy { $0.name.count < 20 } == true)
        let people = Self.contacts.map { $0.person() }
        #expect(known.weights(of: people, at: now) == ["sam": Double(AppHabit.mostUses)])
        #expect(known.contacts(after: now - 1) == ["sam"] && known.contacts(after: now).isEmpty)
    }

    // MARK: - Groups

    @Test(
        "SYS-13 a group of which an app has told is found by name, with its conversation, in the app that has it",
        arguments: ["message the river walkers see you at nine", "tell the river walkers see you at nine"])
    func groups(words: String) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant(["Mail", "Post"])
            let talk = try assistant.startConversation(with: "kim")
            try await Self.have("group trail-7 river walkers", by: "Post", in: talk)
            try await talk.say(words)
            try await talk.expect(.confirmation())
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            try await talk.answer("yes")
            let sent = try #require(notebook.intents.last)
            #expect(sent["speakableGroupName"]?.record?["spokenPhrase"]?.string?.lowercased() == "river walkers")
            #expect(sent["conversationIdentifier"] == .string("trail-7") && sent["content"] == .string("see you at nine"))
            // Another app does not get the identifier, nor another person anything.
            try await talk.say("\(words) with Mail")
            let given = await talk.lastTurn?.calls.compactMap { $0.call.request.intent["conversationIdentifier"] } ?? []
            #expect(given.isEmpty)
            let other = try assistant.startConversation(with: "lee")
            try await other.say("\(words) with Post")
            let others = await other.lastTurn?.calls.compactMap { $0.call.request.intent["conversationIdentifier"] } ?? []
            #expect(others.isEmpty)
        }
    }

    @Test("SYS-13 group names that an app registers are understood, until it removes them")
    func registered() async throws {
        try await Notebook.open { _ in
            let talk = try Self.assistant().startConversation(with: "kim")
            func group() async throws -> String? {
                try await talk.say("message grumblefoot see you at nine")
                let name = await talk.lastTurn?.calls.last?.call.request.intent["speakableGroupName"]?.record
                try await talk.answer("cancel")
                return name?["spokenPhrase"]?.string
            }
            #expect(try await group() == nil)
            try await Self.have("register the grumblefoot", in: talk)
            #expect(try await group() == "grumblefoot")
        }
    }

    // MARK: - Messages

    @Test(
        "SYS-13 what is marked are the messages shown, or the latest of them",
        arguments: [
            ("mark it as read", ["m2", "m1"], 1), ("mark those as unread", ["m2", "m1"], 2),
            ("mark the last one as read", ["m2"], 1),
            ("flag that message", ["m2", "m1"], 3), ("flag the latest message", ["m2"], 3), ("unflag them", ["m2", "m1"], 4),
        ])
    func marks(words: String, identifiers: [String], attribute: Int) async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant(["Mail", "Post"]).startConversation(with: "kim")
            try await talk.say("\(words) with Mail")
            if identifiers.count > 1 {
                // Without any shown, the app decides.
                #expect(
                    notebook.intents.last?["identifiers"] == nil && notebook.intents.last?["attribute"] == .integer(attribute))
            } else {
                // Only one is meant, and the app might take all.
                #expect(await talk.lastTurn?.prompt?.question.parameter == "identifiers")
                try await talk.answer("cancel")
            }
            try await talk.say("read my messages with Post")
            try await talk.say(words)
            // The app that has shown them is not asked for.
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            #expect(notebook.intents.last?["identifiers"] == .list(identifiers.map { .string($0) }))
            #expect(notebook.intents.last?["attribute"] == .integer(attribute))
            try await talk.say("\(words) with Mail")
            #expect(notebook.intents.last?["identifiers"] == nil)
        }
    }

    @Test("SYS-13 a reply goes to the conversation shown last, in the app that has it")
    func replies() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant(["Mail", "Post"]).startConversation(with: "kim")
            try await talk.say("read messages in the Hikers group")
            try await talk.answer("Post")
            try await talk.say("reply I will drive")
            try await talk.expectWords("Hikers")
            try await talk.answer("yes")
            var sent = try #require(notebook.intents.last)
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            #expect(sent["conversationIdentifier"] == .string("trail") && sent["content"]?.string?.lowercased() == "i will drive")
            #expect(
                sent["speakableGroupName"]?.record?["spokenPhrase"]?.string?.lowercased() == "hikers" && sent["recipients"] == nil
            )
            try await talk.say("read my messages with Post")
            try await talk.say("reply I will drive")
            try await talk.answer("yes")
            sent = try #require(notebook.intents.last)
            #expect(sent["conversationIdentifier"] == .string("sam") && sent["speakableGroupName"] == nil)
            #expect(Self.recipients(notebook) == ["sam"])
        }
    }

    @Test("SYS-13 what was sent last is edited and taken back in the app that sent it; “text her back” takes nothing back")
    func secondThoughts() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant(["Mail", "Post"]).startConversation(with: "kim")
            try await talk.say("message Ida that I am here with Post")
            try await talk.answer("yes")
            try await talk.say("edit my last message to say I am there")
            if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
            #expect(notebook.intents.last?.type == "INEditMessageIntent")
            #expect(notebook.intents.last?["editedContent"]?.string?.lowercased() == "i am there")
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            try await talk.say("text her back with Post")
            try await talk.expectPrompt(for: "content")
            try await talk.answer("see you there")
            try await talk.answer("yes")
            #expect(notebook.intents.last?.type == "INSendMessageIntent" && Self.recipients(notebook) == ["ida"])
            try await talk.say("unsend that")
            if await talk.lastTurn?.prompt != nil { try await talk.answer("yes") }
            #expect(notebook.intents.last?.type == "INUnsendMessagesIntent")
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
        }
    }
}

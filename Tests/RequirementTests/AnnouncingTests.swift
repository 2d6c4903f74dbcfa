import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing

@testable import Assistant

/// Messages that apps report are announced, and answered where they came from.
struct AnnouncingTests {
    private static let intents: [INIntent.Type] = [
        INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self, INUnsendMessagesIntent.self,
        INEditMessageIntent.self, INStartCallIntent.self,
    ]

    private static func assistant(
        _ names: [String] = ["Mail", "Post"], policy: Policy = Policy(), refused: Set<String> = []
    ) throws -> TestAssistant {
        let apps = names.map { name in
            var app = TestApp(MailExtension.self, name: name, intents: intents)
            app.contactAccess = .granted
            if refused.contains(name) { app.assistantAccess = .undecided }
            return app
        }
        let people = ["kim", "lee"].map { id in
            var person = TestSurroundings(
                contacts: [
                    Contact(
                        id: "ida", givenName: "Ida", familyName: "Lund", fullName: "Ida Lund",
                        handles: [Contact.Handle(kind: .phoneNumber, value: "5550002111", label: "mobile")])
                ], policy: policy)
            person.person = id
            return person
        }
        let assistant = try TestAssistant(with: apps, for: people)
        for (name, app) in zip(names, apps) where refused.contains(name) {
            assistant.decide(.assistant, false, of: app, by: "kim")
        }
        return assistant
    }

    /// Has an app donate a message that somebody has sent.
    private static func receive(
        _ text: String?, from name: String = "Tova", in conversation: String? = "chat-7", group: String? = nil, id: String = "m7",
        age: Double = 0, direction: INInteractionDirection = .incoming, by app: String = "Post", to person: String = "kim",
        _ assistant: TestAssistant
    ) {
        let handle = name == "Ida" ? "5550002111" : "\(name.lowercased())@post.example"
        let sender = INPerson(
            personHandle: INPersonHandle(value: handle, type: name == "Ida" ? .phoneNumber : .emailAddress), nameComponents: nil,
            displayName: name, image: nil, contactIdentifier: nil, customIdentifier: "\(app)-\(name)")
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: text,
            speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) }, conversationIdentifier: conversation,
            serviceName: nil, sender: sender, attachments: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.identifier = id
        interaction.direction = direction
        interaction.dateInterval = DateInterval(start: assistant.assistant.now() - age, duration: 0)
        assistant.assistant.memory?.take(.donation(interaction._record), of: "test.\(app)", for: person)
    }

    private static func announced(_ talk: TestConversation) async throws -> String {
        try await talk.processPendingEvents().flatMap(\.messages).map(\.rendered.shown).joined(separator: "\n")
    }

    private static func recipients(_ intent: Record) -> [Record] { intent["recipients"]?.list?.compactMap(\.record) ?? [] }

    // MARK: - Announcing and answering

    @Test(
        "SYS-13 a message that an app reports is announced, and the answer goes to its conversation, in the app that has it",
        arguments: [
            "reply I'm late", "reply saying I'm late", "tell her I'm late", "text her back that I'm late", "reply that I'm late",
            "respond that I'm late",
        ])
    func answered(words: String) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("Where are you?", assistant)
            #expect(try await Self.announced(talk) == "Tova says: “Where are you?”")
            #expect(await talk.lastTurn?.explanations.contains("1 message was reported by Post") == true)
            try await talk.say(words)
            try await talk.expectConfirmation(showing: "I'm late", "Tova")
            #expect(notebook.intents.isEmpty)
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
            try await talk.answer("yes")
            let sent = try #require(notebook.intents.last)
            #expect(sent["conversationIdentifier"] == .string("chat-7") && sent["content"]?.string?.lowercased() == "i'm late")
            #expect(Self.recipients(sent).map { $0["customIdentifier"] } == [.string("Post-Tova")])
            // A second answer goes there, too.
            try await talk.say("reply I am here")
            try await talk.answer("yes")
            #expect(notebook.intents.last?["conversationIdentifier"] == .string("chat-7"))
        }
    }

    @Test("SYS-13 a pronoun means who has written, until somebody else is dealt with; other apps are told no app's identifiers")
    func pronouns() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("Where are you?", by: "Mail", assistant)
            _ = try await Self.announced(talk)
            try await talk.say("text her back with Post")
            try await talk.answer("I am here")
            try await talk.answer("yes")
            var sent = try #require(notebook.intents.last)
            #expect(sent["conversationIdentifier"] == nil && Self.recipients(sent).map { $0["customIdentifier"] } == [nil])
            Self.receive("Hello?", id: "m8", by: "Mail", assistant)
            _ = try await talk.wait(.seconds(10))
            try await talk.say("call her with Post")
            #expect(Self.people(notebook, "contacts").allSatisfy { $0["customIdentifier"] == nil })
            Self.receive("Well?", id: "m9", by: "Mail", assistant)
            _ = try await talk.wait(.seconds(10))
            try await talk.say("message Ida that I'm late with Post")
            try await talk.answer("yes")
            try await talk.say("text her again that I'm here with Post")
            try await talk.answer("yes")
            sent = try #require(notebook.intents.last)
            #expect(Self.recipients(sent).map { $0["contactIdentifier"] } == [.string("ida")])
        }
    }

    private static func people(_ notebook: Notebook, _ parameter: String) -> [Record] {
        notebook.intents.flatMap { $0[parameter]?.list ?? [] }.compactMap(\.record)
    }

    @Test(
        "SYS-13 who has written is called as in the contacts; a reply to a group goes to the group, and “tell him” to the sender")
    func groups() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("On Sunday?", from: "Ida", in: "trail", group: "Hikers", assistant)
            #expect(try await Self.announced(talk) == "Ida says in Hikers: “On Sunday?”")
            try await talk.say("reply I will drive")
            try await talk.expectConfirmation(showing: "Hikers")
            try await talk.answer("yes")
            var sent = try #require(notebook.intents.last)
            #expect(sent["conversationIdentifier"] == .string("trail") && sent["recipients"] == nil)
            Self.receive("And then?", from: "Ida", in: "trail", group: "Hikers", id: "m8", assistant)
            _ = try await talk.wait(.seconds(10))
            try await talk.say("tell her I will cook")
            try await talk.answer("yes")
            sent = try #require(notebook.intents.last)
            #expect(
                sent["conversationIdentifier"] == nil && sent["speakableGroupName"] == nil && Self.recipients(sent).count == 1)
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
        }
    }

    @Test(
        "SYS-13 what was announced is marked where it came from, and so is the last message received if nothing was announced",
        arguments: [
            ("mark it as read", true, ["m8", "m7"]), ("mark the last message as read", true, ["m8"]),
            ("flag that message", true, ["m8", "m7"]),
            ("mark the last message as read", false, ["m8"]), ("flag the latest message", false, ["m8"]),
        ])
    func marked(words: String, isAnnounced: Bool, identifiers: [String]) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant(policy: Policy(announcements: .init(messages: isAnnounced ? .contents : .never)))
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("One", id: "m7", age: 20, assistant)
            Self.receive("Two", id: "m8", age: 10, assistant)
            _ = try await talk.processPendingEvents()
            try await talk.say(words)
            #expect(notebook.intents.last?["identifiers"] == .list(identifiers.map { .string($0) }))
            #expect(await talk.lastTurn?.calls.last?.call.app == "test.Post")
        }
    }

    // MARK: - When and where

    @Test("SYS-13 an announcement waits for the open question to be answered or to lapse, and for the device to be unlocked")
    func waits() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant(["Mail"], policy: Policy(reminders: .init(silenceSeconds: 30, mostForSilence: 0)))
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("message Ida")
            Self.receive("One", by: "Mail", assistant)
            #expect(try await Self.announced(talk).isEmpty)
            try await talk.answer("I am here")
            #expect(try await Self.announced(talk).isEmpty)
            try await talk.answer("yes")
            #expect(try await Self.announced(talk) == "Tova says: “One”")
            try await talk.say("message Ida")
            Self.receive("Two", id: "m8", by: "Mail", assistant)
            let lapsed = try await talk.wait(.seconds(31)).flatMap(\.messages).map(\.rendered.shown)
            #expect(lapsed.last == "Tova says: “Two”")
            try await talk.setLocked(true)
            Self.receive("Three", id: "m9", by: "Mail", assistant)
            #expect(try await talk.wait(.seconds(60)).isEmpty)
            try await talk.setLocked(false)
            #expect(try await Self.announced(talk) == "Tova says: “Three”")
        }
    }

    @Test(
        "SYS-13 what is old, from the future or not to the person is not announced, nor what the policy or the person is against",
        arguments: [
            (700.0, INInteractionDirection.incoming, Policy.Announcements.Messages.contents, false, "sent too long ago"),
            (-700, .incoming, .contents, false, "dated in the future"), (0, .outgoing, .contents, false, ""),
            (0, .unspecified, .contents, false, ""), (0, .incoming, .never, false, ""), (0, .incoming, .contents, true, ""),
        ])
    func unannounced(
        age: Double, direction: INInteractionDirection, messages: Policy.Announcements.Messages, isRefused: Bool, remark: String
    ) async throws {
        try await Notebook.open { _ in
            let policy = Policy(announcements: .init(messages: messages))
            let assistant = try Self.assistant(policy: policy, refused: isRefused ? ["Post"] : [])
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("One", age: age, direction: direction, assistant)
            #expect(try await talk.wait(.seconds(60)).isEmpty)
            try await talk.say("hello")
            let remarks = await talk.lastTurn?.explanations.filter { $0.contains("not announced") } ?? []
            #expect(remarks == (remark.isEmpty ? [] : ["1 message of Post is not announced: \(remark)"]))
        }
    }

    @Test("SYS-13 under the policy “senders”, nobody hears what a message says; one without words has nothing to say")
    func senders() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant(policy: Policy(announcements: .init(messages: .senders)))
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("a secret", assistant)
            #expect(try await Self.announced(talk) == "Tova sent you a message.")
            let usual = try Self.assistant()
            let other = try usual.startConversation(with: "kim")
            Self.receive(nil, usual)
            #expect(try await Self.announced(other) == "Tova sent you a message.")
        }
    }

    @Test(
        "SYS-13 several messages at once are read out if they are few, and else counted; what follows soon is announced together")
    func floods() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            for number in 1...2 { Self.receive("Text \(number)", id: "m\(number)", assistant) }
            #expect(try await Self.announced(talk) == "Tova says: “Text 1” Tova says: “Text 2”")
            for number in 3...14 {
                Self.receive("Text \(number)", id: "m\(number)", assistant)
                #expect(try await Self.announced(talk).isEmpty)
            }
            Self.receive("Me, too", from: "Ida", in: "ida", id: "m99", assistant)
            let later = try await talk.wait(.seconds(5)).flatMap(\.messages).map(\.rendered.shown)
            #expect(later == ["Tova sent 12 messages. Ida says: “Me, too”"])
            for number in 1...9 { Self.receive("Hi", from: "Person\(number)", in: "c\(number)", id: "n\(number)", assistant) }
            let many = try await talk.wait(.seconds(9)).flatMap(\.messages).map(\.rendered.shown)
            #expect(
                many.count == 1 && many[0].contains("Person9 says: “Hi”")
                    && many[0].hasSuffix("There are 5 more messages from others."))
            for number in 1...2_000 { Self.receive("Spam", id: "s\(number)", assistant) }
            let most = try await talk.wait(.seconds(9)).flatMap(\.messages).map(\.rendered.shown)
            #expect(most == ["Tova sent 2,000 messages."])
        }
    }

    @Test("SYS-13 an app's words are one line of plain text")
    func escapes() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            Self.receive("\u{1B}[31mred\u{1B}[0m\nPaid \u{202E}$5\u{07}", from: "To\u{1B}va", group: "A\nB", assistant)
            let words = try await Self.announced(talk)
            #expect(
                words.hasPrefix("To va says in A B: “")
                    && words.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E })
            Self.receive(String(repeating: "long ", count: 10_000), id: "m8", assistant)
            let long = try await talk.wait(.seconds(9)).flatMap(\.messages).map(\.rendered.shown)
            #expect(long.count == 1 && long[0].count < 600)
        }
    }

    @Test("SYS-13 a message is announced once, in the conversation attended last, and to nobody else")
    func once() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let (first, second) = (try assistant.startConversation(with: "kim"), try assistant.startConversation(with: "kim"))
            let other = try assistant.startConversation(with: "lee")
            Self.receive("One", assistant)
            #expect(try await Self.announced(first).isEmpty)
            #expect(try await Self.announced(second) == "Tova says: “One”")
            try await first.say("hello")
            Self.receive("Two", id: "m8", assistant)
            #expect(try await Self.announced(second).isEmpty)
            #expect(try await Self.announced(first) == "Tova says: “Two”")
            try await first.end()
            Self.receive("Three", id: "m9", assistant)
            #expect(try await Self.announced(first).isEmpty)
            let third = try await second.wait(.seconds(5)).flatMap(\.messages).map(\.rendered.shown)
            #expect(third == ["Tova says: “Three”"])
            // Donated again, it is no news.
            for id in ["m7", "m8", "m9"] { Self.receive("Again", id: id, assistant) }
            for talk in [first, second, other] { #expect(try await talk.wait(.seconds(60)).isEmpty) }
        }
    }

    // MARK: - Interruptions

    @Test("SYS-13 after a crash, the resumed conversation announces what waited, once")
    func crashes() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant(["Mail"])
            let person = try assistant.person("kim")
            let store = assistant.store
            func rows(_ id: String) async -> Int {
                await store.pendingWork(of: id, for: "kim").count { $0.kind == .message }
            }
            let id: String
            do {
                let conversation = try assistant.assistant.startConversation(for: person)
                id = conversation.id
                _ = try await conversation.say("message Ida")
                Self.receive("One", by: "Mail", assistant)
                #expect(try await conversation.processPendingEvents().isEmpty)
                #expect(await rows(id) == 1)
            }
            let resumed = try await assistant.assistant.resumeConversation(id, for: person)
            _ = try await resumed.resume()
            #expect(try await resumed.processPendingEvents().isEmpty)
            _ = try await resumed.say("cancel")
            let turns = try await resumed.processPendingEvents()
            #expect(turns.flatMap(\.messages).map(\.rendered.shown) == ["Tova says: “One”"])
            #expect(await rows(id) == 0)
            // What may not have been shown is shown again, as the same turn; then nothing is left.
            let again = try await assistant.assistant.resumeConversation(id, for: person)
            #expect(try await again.resume().last == turns.last)
            #expect(try await again.processPendingEvents().isEmpty)
            for turn in turns { try await again.confirmDelivery(of: turn) }
            let last = try await assistant.assistant.resumeConversation(id, for: person)
            #expect(try await !last.resume().contains { $0.number == turns[0].number })
            #expect(try await last.say("reply I am late").prompt?.question.intent == "INSendMessageIntent")
        }
    }

    @Test("SYS-13 what an app donates while it handles a request is announced behind the request")
    func duringRequests() async throws {
        try await Notebook.open { _ in
            var app = TestApp(MailExtension.self, name: "Mail", intents: Self.intents + [INCreateNoteIntent.self])
            app.contactAccess = .granted
            let talk = try TestConversation(with: app)
            try await DonationTests.have("Mail", do: "receives tova are you there", in: talk)
            #expect(try await Self.announced(talk) == "Tova says: “are you there”")
        }
    }
}

import Dialogue
import ExtensionProtocol
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing
import UserNotifications

@testable import Assistant

/// Notifications of apps reach the person when they are due. One at a time: an app's process keeps what it has asked for, and all of these
/// apps are this one.
@Suite(.serialized) struct RingingTests {
    private static func assistant(policy: Policy = Policy(), refused: Bool = false) throws -> TestAssistant {
        let apps = ["Bell", "Gong"].map { name in
            var app = TestApp(BellExtension.self, name: name, intents: [INCreateNoteIntent.self])
            if refused { app.assistantAccess = .undecided }
            return app
        }
        let people = ["kim", "lee"].map { id in
            var person = TestSurroundings(policy: policy)
            person.person = id
            return person
        }
        let assistant = try TestAssistant(with: apps, for: people)
        if refused { for app in apps { assistant.decide(.assistant, false, of: app, by: "kim") } }
        return assistant
    }

    /// Has an app ask for a notification outside of a call.
    private static func ask(
        _ title: String, _ id: String = "n1", in seconds: Double, body: String? = nil, every interval: Double? = nil,
        by app: String = "Bell", for person: String = "kim", _ assistant: TestAssistant
    ) {
        var request = Record("UNNotificationRequest", ["identifier": .string(id), "title": .string(title)])
        request["body"] = body.map { .string($0) }
        request["date"] = .date(assistant.assistant.now() + seconds)
        request["timeInterval"] = interval.map { .double($0) }
        if interval != nil { request["repeats"] = .bool(true) }
        assistant.assistant.memory?.take(.notification(request), of: "test.\(app)", for: person)
    }

    private static func shown(_ turns: [Turn]) -> [String] { turns.flatMap(\.messages).map(\.rendered.shown) }

    /// Has the app do something while it handles a request.
    private static func have(_ app: String = "Bell", do words: String, in talk: TestConversation) async throws {
        try await DonationTests.have(app, do: words, in: talk)
    }

    @Test("an app's notification is told when it is due, once, in the app's words")
    func due() async throws {
        let assistant = try Self.assistant()
        let talk = try assistant.startConversation(with: "kim")
        try await Self.have(do: "in 1200 tea is ready", in: talk)
        #expect(try await talk.wait(.seconds(1_199)).isEmpty)
        #expect(Self.shown(try await talk.wait(.seconds(1))) == ["Bell: “tea is ready”"])
        #expect(await talk.lastTurn?.explanations.contains("1 notification of Bell is due") == true)
        #expect(try await talk.wait(.seconds(86_400)).isEmpty)
        try await Self.have(do: "instant hooray", in: talk)
        #expect(Self.shown(try await talk.processPendingEvents()) == ["Bell: “hooray”"])
    }

    @Test("a notification at a time of day comes each day, and the app removes it by its identifier")
    func daily() async throws {
        let assistant = try Self.assistant()
        let talk = try assistant.startConversation(with: "kim")
        try await Self.have(do: "daily 10 stand up", in: talk)
        for _ in 0..<2 {
            #expect(Self.shown(try await talk.wait(.seconds(3_600))) == ["Bell: “stand up”"])
            #expect(try await talk.wait(.seconds(23 * 3_600)).isEmpty)
        }
        // The other app has none of that identifier.
        try await Self.have("Gong", do: "withdraw the bell", in: talk)
        #expect(Self.shown(try await talk.wait(.seconds(3_600))) == ["Bell: “stand up”"])
        try await Self.have(do: "withdraw the bell", in: talk)
        #expect(try await talk.wait(.seconds(86_400)).isEmpty)
    }

    @Test("an app sees what is pending, for this person alone, also what an earlier process has asked for")
    func pending() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            Self.ask("old", "old", in: 500, assistant)
            Self.ask("other", "other", in: 500, by: "Gong", assistant)
            Self.ask("hers", "hers", in: 500, for: "lee", assistant)
            _ = try await talk.processPendingEvents()
            try await Self.have(do: "in 1200 tea", in: talk)
            try await Self.have(do: "report", in: talk)
            _ = try await talk.wait(.seconds(600))
            try await Self.have(do: "report", in: talk)
            #expect(notebook.lines == ["old note", "note"])
        }
    }

    @Test("what says nothing, or would never be due, is refused", arguments: ["empty", "past", "brief", "place"])
    func refusals(kind: String) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await Self.have(do: kind, in: talk)
            let code: UNError.Code = kind == "empty" ? .notificationInvalidNoContent : .notificationInvalidNoDate
            #expect(notebook.lines == ["\(UNError(code))"])
            #expect(await assistant.store.appointments(of: "kim", limit: 9).isEmpty)
            let explanations = await talk.lastTurn?.explanations ?? []
            #expect(explanations.contains { $0.contains("does not follow where the person is") } == (kind == "place"))
        }
    }

    @Test("a notification waits for the open question, and for the device to be unlocked; late ones say when they were due")
    func waits() async throws {
        let assistant = try Self.assistant()
        let talk = try assistant.startConversation(with: "kim")
        try await talk.say("make a note with Bell")
        Self.ask("tea", in: 60, assistant)
        #expect(try await talk.wait(.seconds(600)).isEmpty)
        try await talk.answer("plant the tulips")
        let late = Self.shown(try await talk.processPendingEvents())
        #expect(late == ["Bell, due 9 minutes ago: “tea”"])
        try await talk.setLocked(true)
        Self.ask("cake", in: 1, body: "It is getting cold.", assistant)
        #expect(try await talk.wait(.seconds(30)).isEmpty)
        try await talk.setLocked(false)
        #expect(Self.shown(try await talk.processPendingEvents()) == ["Bell: “cake: It is getting cold.”"])
    }

    @Test("of several conversations one is told, and nobody else; without any, the next one")
    func once() async throws {
        let assistant = try Self.assistant()
        let (first, second) = (try assistant.startConversation(with: "kim"), try assistant.startConversation(with: "kim"))
        let other = try assistant.startConversation(with: "lee")
        Self.ask("one", in: 60, assistant)
        for talk in [first, other, second] { try await talk.processPendingEvents() }
        #expect(try await first.wait(.seconds(60)).isEmpty)
        #expect(try await other.processPendingEvents().isEmpty)
        #expect(Self.shown(try await second.processPendingEvents()) == ["Bell: “one”"])
        #expect(try await first.processPendingEvents().isEmpty)
        Self.ask("two", in: 60, assistant)
        try await second.processPendingEvents()
        try await second.end()
        try await first.end()
        _ = try await other.wait(.seconds(7_200))
        let next = try assistant.assistant.startConversation(for: assistant.person("kim"))
        #expect(Self.shown(try await next.processPendingEvents()) == ["Bell, due today at 9:02 AM: “two”"])
        #expect(try await next.processPendingEvents().isEmpty)
    }

    @Test("after a crash what was not told is told, and what was told may be shown again as the same turn")
    func crashes() async throws {
        let assistant = try Self.assistant()
        let kim = try assistant.person("kim")
        let id: String
        let told: [Turn]
        do {
            let conversation = try assistant.assistant.startConversation(for: kim)
            id = conversation.id
            Self.ask("one", "n1", in: 0, assistant)
            Self.ask("two", "n2", in: 3_600, assistant)
            told = try await conversation.processPendingEvents()
            #expect(Self.shown(told) == ["Bell: “one”"])
        }
        let resumed = try await assistant.assistant.resumeConversation(id, for: kim)
        #expect(try await resumed.resume() == told)
        #expect(try await resumed.processPendingEvents().isEmpty)
        #expect(await assistant.store.appointments(of: "kim", limit: 9).map(\.key) == ["n2"])
    }

    @Test(
        "what the policy or the person is against is not told",
        arguments: [(Policy.Announcements.Messages.never, false), (.senders, false), (.contents, true)])
    func silent(extent: Policy.Announcements.Messages, isRefused: Bool) async throws {
        let policy = Policy(announcements: .init(notifications: extent))
        let assistant = try Self.assistant(policy: policy, refused: isRefused)
        let talk = try assistant.startConversation(with: "kim")
        Self.ask("a secret", in: 1, assistant)
        _ = try await talk.processPendingEvents()
        let told = Self.shown(try await talk.wait(.seconds(60)))
        #expect(told == (extent == .senders ? ["There is a notification of Bell."] : []))
    }

    @Test("a flood is told together, with the last ones read out, and no more wait than may")
    func floods() async throws {
        let assistant = try Self.assistant()
        let talk = try assistant.startConversation(with: "kim")
        for number in 0..<9 { Self.ask("\(number)", "n\(number)", in: 1 + Double(number), assistant) }
        _ = try await talk.processPendingEvents()
        // The first comes at once; the others wait for each other.
        let told = Self.shown(try await talk.wait(.seconds(30)))
        #expect(told.count <= 3 && told[0] == "Bell: “0”")
        #expect(told.allSatisfy { $0.components(separatedBy: "Bell:").count <= 4 })
        for number in 0..<5_000 { Self.ask("spam", "s\(number)", in: 0, assistant) }
        let spam = Self.shown(try await talk.wait(.seconds(30)))
        #expect(spam.count == 1 && spam[0].hasSuffix("There are \(Appointment.mostPerApp - 3) more notifications."))
        for number in 0..<99 { Self.ask("later", "l\(number)", in: 3_600, assistant) }
        try await talk.say("hello")
        let explanations = await talk.lastTurn?.explanations ?? []
        #expect(explanations.contains { $0.hasPrefix("35 notifications of test.Bell are dropped") }, "\(explanations)")
    }

    @Test("an app's words are one line of plain text")
    func escapes() async throws {
        let assistant = try Self.assistant()
        let talk = try assistant.startConversation(with: "kim")
        Self.ask(
            "\u{1B}[31mred\u{1B}[0m\nPaid \u{202E}$5\u{07}", in: 0, body: String(repeating: "long ", count: 2_000), assistant)
        let told = Self.shown(try await talk.processPendingEvents()).joined()
        #expect(told.hasPrefix("Bell: “") && told.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x202E })
        #expect(told.count < 1_200)
    }
}

import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing

@testable import Assistant

/// Phrases for requests, from their recording to what they do.
struct ShortcutTests {
    private static let app = DonationTests.app(
        "Stride", [INStartWorkoutIntent.self, INSendPaymentIntent.self, INCreateNoteIntent.self])

    private func assistant() throws -> TestAssistant {
        var kim = TestSurroundings(contacts: [
            Contact(
                id: "mary", givenName: "Mary", familyName: "Hill", fullName: "Mary Hill",
                handles: [Contact.Handle(kind: .phoneNumber, value: "5550131", label: "mobile")])
        ])
        kim.person = "kim"
        return try TestAssistant(with: [Self.app], for: [kim, DonationTests.person("lee")])
    }

    private func person(_ id: String, _ assistant: TestAssistant) throws -> Person { try assistant.person(id) }

    @Test("SYS-08 the last request becomes a shortcut, whose phrase makes it again, for that person only")
    func conversation() async throws {
        try await Notebook.open { notebook in
            let assistant = try assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("make that a shortcut called river")
            try await talk.expectWords("There is nothing yet")
            try await DonationTests.start("river", with: "Stride", in: talk)
            try await talk.say("Make that a shortcut called “The usual”.")
            try await talk.expectWords("Just say “The usual”")
            let later = try assistant.startConversation(with: "kim")
            try await later.say("the usual!")
            try await later.expectResponse("success")
            #expect(notebook.lines == ["river", "river"])
            let explanations = await later.lastTurn?.explanations ?? []
            #expect(explanations.contains("the words are the person's shortcut “The usual”"), "\(explanations)")
            let other = try assistant.startConversation(with: "lee")
            try await other.say("the usual!")
            #expect(notebook.lines.count == 2)
        }
    }

    @Test("SYS-08 the exact phrase wins over what else it means; a similar one is asked about")
    func exact() async throws {
        try await Notebook.open { notebook in
            let assistant = try assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.start("river", with: "Stride", in: talk)
            try await talk.say("make that a shortcut called send Mary 20 dollars")
            try await talk.say("send Mary 20 dollars")
            try await talk.expectResponse("success")
            #expect(notebook.lines == ["river", "river"])
            try await talk.say("make that a shortcut called zig zag zoom")
            try await talk.say("zig zag zoomy")
            try await talk.expectWords("Do you mean your shortcut “zig zag zoom”?")
            #expect(notebook.lines.count == 2)
            try await talk.answer("yes")
            #expect(notebook.lines.count == 3)
            try await talk.say("run my shortcut Zig Zag Zoom")
            #expect(notebook.lines.count == 4)
            try await talk.say("run zig zag zoom")
            #expect(notebook.lines.count == 5)
            try await talk.say("zip zip zip")
            try await talk.expect(.noWords(["shortcut"]))
        }
    }

    @Test("SYS-08 a shortcut asks what is missing, confirms what must be confirmed, and follows up")
    func confirms() async throws {
        try await Notebook.open { notebook in
            let assistant = try assistant()
            try await assistant.assistant.addShortcut("pay up", for: "send Mary 20 dollars", of: person("kim", assistant))
            try await assistant.assistant.addShortcut("get going", for: "start a workout", of: person("kim", assistant))
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("pay up")
            try await talk.expectConfirmation(showing: "20")
            #expect(notebook.lines.isEmpty)
            try await talk.answer("yes")
            try await talk.expectResponse("success")
            #expect(notebook.lines == ["paid Mary Hill"])
            try await talk.say("get going")
            try await talk.expectPrompt(for: "workoutName")
            try await talk.answer("river")
            #expect(notebook.lines.last == "river")
        }
    }

    @Test("SYS-08 a shortcut does not get around permission or the lock")
    func permission() async throws {
        try await Notebook.open { notebook in
            var app = Self.app
            app.assistantAccess = .undecided
            let assistant = try TestAssistant(with: [app], for: [DonationTests.person("kim")])
            let person = try person("kim", assistant)
            try await assistant.assistant.addShortcut("run", to: Record("INStartWorkoutIntent"), app: "test.Stride", for: person)
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("run")
            try await talk.expectPermissionQuestion(.assistant)
            try await talk.answer("no")
            try await talk.expect(.outcome(.notPermitted))
            #expect(notebook.lines.isEmpty)
        }
    }

    @Test(
        "SYS-08 phrases that are answers or commands, or taken, are refused, and so are shortcuts that call themselves",
        arguments: [
            "yes", "Cancel", "no", "help", "the second one", "stop", "always use Stride", "go back", "taken", "Taken!", "…", "ok",
            "make that a shortcut called x", "number two",
        ])
    func refuses(phrase: String) async throws {
        let assistant = try assistant()
        let person = try person("kim", assistant)
        try await assistant.assistant.addShortcut("taken", for: "start a workout", of: person)
        let error = await #expect(throws: ShortcutError.self) {
            try await assistant.assistant.addShortcut(phrase, for: "start a run", of: person)
        }
        #expect(error?.code == .unusablePhrase)
        let itself = await #expect(throws: ShortcutError.self) {
            try await assistant.assistant.addShortcut("zig zag", for: "Zig, zag!", of: person)
        }
        #expect(itself?.code == .callsItself)
        let nothing = await #expect(throws: ShortcutError.self) {
            try await assistant.assistant.addShortcut("zig zag", for: "frobnicate the quux", of: person)
        }
        #expect(nothing?.code == .notARequest)
        // A shortcut to a shortcut's phrase is a copy, so that none can come back to itself.
        let copy = try await assistant.assistant.addShortcut("copied", for: "taken", of: person)
        #expect(copy.content.type == "INStartWorkoutIntent")
        #expect(await assistant.store.shortcuts(of: "kim").map(\.phrase) == ["copied", "taken"])
    }

    @Test("SYS-08 in the conversation, a phrase that means something is refused with the reason")
    func refusesInConversation() async throws {
        try await Notebook.open { _ in
            let talk = try assistant().startConversation(with: "kim")
            try await DonationTests.start("river", with: "Stride", in: talk)
            try await talk.say("make that a shortcut called cancel")
            try await talk.expectWords("already means something to me")
            try await talk.say("make that a shortcut called zoom")
            try await talk.say("make that a shortcut called Zoom")
            try await talk.expectWords("You already have a shortcut “Zoom”")
        }
    }

    @Test("SYS-08 an app sees all of its shortcuts, by identifier, and only its own")
    func listed() async throws {
        try await Notebook.open { notebook in
            let assistant = try assistant()
            let kim = try person("kim", assistant)
            let activity = Diary.activity("soup")._record
            try await assistant.assistant.addShortcut("soup now", to: activity, app: "test.Stride", for: kim)
            try await assistant.assistant.addShortcut(
                "my river", to: Record("INStartWorkoutIntent"), app: "test.Stride", for: kim)
            try await assistant.assistant.addShortcut("others", to: activity, app: "test.Other", for: kim)
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.have("Stride", do: "list", in: talk)
            #expect(
                notebook.lines == [
                    "shortcut my river: INStartWorkoutIntent, my river", "shortcut soup now: soup, soup now",
                ])
            try await DonationTests.have("Stride", do: "list", in: try assistant.startConversation(with: "lee"))
            #expect(notebook.lines.count == 2)
        }
    }

    @Test("SYS-08 what an app suggests, and activities that it donates with a phrase, can be recorded; one opens the app")
    func suggestions() async throws {
        try await Notebook.open { _ in
            let assistant = try assistant()
            let kim = try person("kim", assistant)
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.have("Stride", do: "suggest salad", in: talk)
            try await DonationTests.have("Stride", do: "browse soup", in: talk)
            let suggestions = try await assistant.assistant.shortcutSuggestions(for: kim)
            #expect(suggestions.map(\.content.type) == ["INStartWorkoutIntent", "NSUserActivity", "NSUserActivity"])
            #expect(suggestions.map(\.phrase) == [nil, "show salad", "show soup"])
            #expect(try await assistant.assistant.shortcutSuggestions(for: person("lee", assistant)).isEmpty)
            let last = try #require(suggestions.last)
            try await assistant.assistant.addShortcut("dinner", to: last.content, app: last.app, for: kim)
            try await talk.say("dinner")
            try await talk.expectLaunch(activityType: "test.page")
            try await talk.expectWords("Opening soup in Stride.")
        }
    }

    @Test("SYS-08 a time that has passed is left out when a shortcut runs; others stay")
    func times() throws {
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let calendar = Calendar(identifier: .gregorian)
        func components(_ days: Int) -> ParameterValue {
            let date = now + Double(days) * 86_400
            return .dateComponents(calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
        }
        func range(_ start: Int, _ end: Int) -> ParameterValue {
            .record(
                Record("INDateComponentsRange", ["startDateComponents": components(start), "endDateComponents": components(end)]))
        }
        var everyDay = DateComponents()
        everyDay.hour = 7
        let values: [String: ParameterValue] = [
            "past": components(-1), "future": components(1), "daily": .dateComponents(everyDay), "over": range(-3, -2),
            "running": range(-1, 1), "instant": .date(now - 1), "later": .date(now + 1), "text": .string("x"),
        ]
        let shortcut = Shortcut(
            id: "1", phrase: "Usual", app: nil, content: Record("INRequestRideIntent", values), source: .words, time: now)
        let reader = ShortcutReader(shortcuts: [shortcut], now: now, calendar: calendar)
        let request = try #require(reader.request("usual"))
        #expect(request.parameters.keys.sorted() == ["daily", "future", "later", "running", "text"])
        #expect(request.shortcut == ShortcutUse("Usual", isOwn: false))
    }
}

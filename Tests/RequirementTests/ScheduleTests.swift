import Dialogue
import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Store
import Testing

@testable import Assistant

/// Shortcuts that run by themselves. The tests' conversations begin at 9 in the morning.
struct ScheduleTests {
    private static let stride = DonationTests.app(
        "Stride", [INStartWorkoutIntent.self, INSendPaymentIntent.self, INCreateNoteIntent.self])

    private static func assistant(policy: Policy = Policy()) throws -> TestAssistant {
        let people = ["kim", "lee"].map { id in
            var person = TestSurroundings(
                contacts: [
                    Contact(
                        id: "mary", givenName: "Mary", familyName: "Hill", fullName: "Mary Hill",
                        handles: [Contact.Handle(kind: .phoneNumber, value: "5550131", label: "mobile")])
                ], policy: policy)
            person.person = id
            return person
        }
        return try TestAssistant(with: [stride], for: people)
    }

    /// A conversation whose person has the shortcuts "river run", "pay up" and "get going".
    private static func talk(_ assistant: TestAssistant) async throws -> TestConversation {
        let kim = try assistant.person("kim")
        let shortcuts = [("pay up", "send Mary 20 dollars"), ("get going", "start a workout")]
        for (phrase, words) in shortcuts { try await assistant.assistant.addShortcut(phrase, for: words, of: kim) }
        let talk = try assistant.startConversation(with: "kim")
        try await DonationTests.start("river", with: "Stride", in: talk)
        try await talk.say("make that a shortcut called river run")
        return talk
    }

    private static func shown(_ turns: [Turn]) -> String {
        turns.flatMap(\.messages).map(\.rendered.shown).joined(separator: "\n")
    }

    // MARK: - Saying when

    @Test(
        "SYS-08 a person says when a shortcut runs",
        arguments: [
            ("run river run every weekday at 8 am", "every weekday at 8 AM"),
            ("river run every day at 7:30 am", "every day at 7:30 AM"),
            ("every monday and friday at 6 pm river run", "every Monday and Friday at 6 PM"),
            ("run my shortcut River Run every day at noon", "every day at noon"),
            ("schedule river run for tomorrow at 8 am", "once, tomorrow at 8 AM"),
            ("in 20 minutes run river run", "once, today at 9:20 AM"),
        ])
    func sentences(words: String, answer: String) async throws {
        try await Notebook.open { notebook in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say(words)
            try await talk.expectWords("“river run” runs \(answer)")
            #expect(notebook.lines == ["river"])
        }
    }

    @Test("SYS-08 what runs by itself is listed, changed and removed")
    func managed() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try await Self.talk(assistant)
            try await talk.say("which shortcuts run by themselves?")
            try await talk.expectWords("None of your shortcuts runs by itself.")
            try await talk.say("run river run every weekday at 8 am")
            try await talk.say("run pay up every friday at 5 pm")
            try await talk.say("run river run every day at 10 am")
            try await talk.say("which shortcuts run by themselves?")
            try await talk.expectWords("“river run” runs every day at 10 AM. “pay up” runs every Friday at 5 PM.")
            try await talk.say("when does pay up run?")
            try await talk.expectWords("“pay up” runs every Friday at 5 PM.")
            try await talk.say("stop running river run")
            try await talk.expectWords("“river run” no longer runs by itself.")
            try await talk.say("don't run river run any more")
            try await talk.expectWords("“river run” does not run by itself.")
            try await talk.say("run the shortcut moon walk")
            try await talk.expectWords("You have no shortcut “moon walk”.")
            try await talk.say("what are my shortcuts?")
            try await talk.expectWords("You have 3 shortcuts: ")
            try await talk.expectWords("“pay up”, every Friday at 5 PM")
            try await talk.expectWords("“river run”")
            #expect(try await talk.wait(.seconds(3 * 3_600)).isEmpty)
            let other = try assistant.startConversation(with: "lee")
            try await other.say("which shortcuts do I have?")
            try await other.expectWords("You have no shortcuts yet.")
            try await other.say("which shortcuts run by themselves?")
            try await other.expectWords("None of your shortcuts runs by itself.")
        }
    }

    @Test(
        "SYS-08 a time that is unclear or over, and a shortcut that there is not, are told",
        arguments: [
            ("run river run on tuesdays", "At what time of day"), ("run river run yesterday at 8 am", "That time is over"),
            ("run my shortcut moon run every day at 8 am", "You have no shortcut “moon run”."),
            ("unschedule pay up", "“pay up” does not run by itself."),
        ])
    func objections(words: String, answer: String) async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try await Self.talk(assistant)
            try await talk.say(words)
            try await talk.expectWords(answer)
            #expect(await assistant.store.appointments(of: "kim", limit: 9).isEmpty)
        }
    }

    @Test("a request with a time stays a request where no shortcut is named")
    func requests() async throws {
        try await Notebook.open { _ in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say("pay Mary 20 dollars")
            try await talk.expectConfirmation(showing: "20")
        }
    }

    // MARK: - Running

    @Test("SYS-08 a shortcut that is due begins as a request, once for each time")
    func runs() async throws {
        try await Notebook.open { notebook in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say("run river run every day at 10 am")
            #expect(try await talk.wait(.seconds(3_599)).isEmpty)
            let turns = try await talk.wait(.seconds(1))
            #expect(Self.shown(turns).hasPrefix("It's time for your shortcut “river run”.\n"))
            #expect(notebook.lines == ["river", "river"])
            #expect(await talk.lastTurn?.explanations.contains("the person's shortcut “river run” is due") == true)
            #expect(try await talk.wait(.seconds(23 * 3_600)).isEmpty)
            _ = try await talk.wait(.seconds(3_600))
            #expect(notebook.lines == ["river", "river", "river"])
        }
    }

    @Test("SYS-08 it asks what is missing and confirms what must be confirmed")
    func confirms() async throws {
        try await Notebook.open { notebook in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say("run pay up today at 10 am")
            try await talk.say("run get going today at 11 am")
            _ = try await talk.wait(.seconds(3_600))
            try await talk.expectConfirmation(showing: "20")
            #expect(notebook.lines == ["river"])
            // Nobody answers. The next one does not interrupt the question, and is too late when it is answered.
            #expect(try await talk.wait(.seconds(2 * 3_600)).isEmpty)
            try await talk.answer("no")
            #expect(notebook.lines == ["river"])
            let missed = Self.shown(try await talk.processPendingEvents())
            #expect(missed == "Your shortcut “get going” was to run today at 11 AM, and did not. Say “get going” to run it now.")
            try await talk.say("get going")
            try await talk.expectPrompt(for: "workoutName")
            try await talk.answer("hill")
            #expect(notebook.lines == ["river", "hill"])
            #expect(try await talk.wait(.seconds(48 * 3_600)).isEmpty)
        }
    }

    @Test("SYS-08 one that waits for an answer runs if it is not too late", arguments: [(540.0, true), (660, false)])
    func late(seconds: Double, runs: Bool) async throws {
        try await Notebook.open { notebook in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say("run river run today at 9:01 am")
            try await talk.say("get going")
            #expect(try await talk.wait(.seconds(60 + seconds)).isEmpty)
            try await talk.say("cancel")
            #expect(Self.shown(try await talk.processPendingEvents()).contains("It's time") == runs)
            #expect(notebook.lines == (runs ? ["river", "river"] : ["river"]))
        }
    }

    @Test("SYS-08 while the device is locked nothing begins, and the person is told later")
    func locked() async throws {
        try await Notebook.open { notebook in
            let talk = try await Self.talk(Self.assistant())
            try await talk.say("run river run today at 10 am")
            try await talk.setLocked(true)
            #expect(try await talk.wait(.seconds(2 * 3_600)).isEmpty)
            try await talk.setLocked(false)
            #expect(
                Self.shown(try await talk.processPendingEvents()).hasPrefix("Your shortcut “river run” was to run today at 10 AM")
            )
            #expect(notebook.lines == ["river"])
        }
    }

    @Test("SYS-08 of several conversations one begins it: the one attended last")
    func once() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let first = try await Self.talk(assistant)
            try await first.say("run river run every day at 10 am")
            let (second, other) = (
                try assistant.startConversation(with: "kim"), try assistant.startConversation(with: "lee")
            )
            try await second.say("hello")
            try await other.say("hello")
            #expect(try await first.wait(.seconds(3_600)).isEmpty)
            #expect(try await other.processPendingEvents().isEmpty)
            #expect(try await !second.processPendingEvents().isEmpty)
            #expect(notebook.lines == ["river", "river"])
            try await second.end()
            #expect(try await !first.wait(.seconds(24 * 3_600)).isEmpty)
            #expect(notebook.lines == ["river", "river", "river"])
        }
    }

    // MARK: - Without a conversation

    @Test("SYS-08 the next conversation runs what is just due, and is told what was missed, once", arguments: [true, false])
    func next(isJustDue: Bool) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let kim = try assistant.person("kim")
            let talk = try await Self.talk(assistant)
            try await talk.say("run river run every day at 10 am")
            try await talk.end()
            // Nobody is there, for days, until 10:05 or 11.
            _ = try await talk.wait(.seconds(2 * 86_400 + (isJustDue ? 3_900 : 7_200)))
            #expect(notebook.lines == ["river"])
            let next = try assistant.assistant.startConversation(for: kim)
            let told = Self.shown(try await next.processPendingEvents())
            #expect(told.hasPrefix(isJustDue ? "It's time" : "Your shortcut “river run” was to run"))
            #expect(try await next.processPendingEvents().isEmpty)
            #expect(notebook.lines.count == (isJustDue ? 2 : 1))
            #expect(await assistant.store.appointments(of: "kim", limit: 9).allSatisfy { $0.time > assistant.assistant.now() })
        }
    }

    @Test("SYS-08 a process that is killed while it runs a shortcut neither loses nor repeats it")
    func killed() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let kim = try assistant.person("kim")
            let id: String
            do {
                let talk = try await Self.talk(assistant)
                try await talk.say("run pay up today at 10 am")
                try await talk.end()
                _ = try await talk.wait(.seconds(3_600))
                let conversation = try assistant.assistant.startConversation(for: kim)
                id = conversation.id
                #expect(try await conversation.processPendingEvents().last?.prompt?.question.kind == .confirmRequest)
            }
            // The process has ended without the answer.
            let resumed = try await assistant.assistant.resumeConversation(id, for: kim)
            #expect(try await resumed.resume().count == 1)
            #expect(try await resumed.processPendingEvents().isEmpty)
            _ = try await resumed.say("yes")
            #expect(notebook.lines.count == 2)
            let other = try assistant.assistant.startConversation(for: kim)
            #expect(try await other.processPendingEvents().isEmpty)
        }
    }

    @Test("SYS-08 a shortcut that was removed does not run")
    func removed() async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant()
            let talk = try await Self.talk(assistant)
            try await talk.say("run river run every day at 10 am")
            let shortcuts = await assistant.store.shortcuts(of: "kim")
            let shortcut = try #require(shortcuts.first { $0.phrase == "river run" })
            // As another process does.
            await assistant.store.removeShortcut(shortcut.id, of: "kim")
            #expect(try await talk.wait(.seconds(3 * 3_600)).isEmpty)
            #expect(notebook.lines == ["river"])
        }
    }
}

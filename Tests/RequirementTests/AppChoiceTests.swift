import Foundation
import Intents
import IntentsTesting
import Testing

/// Several apps for one intent: the person is asked, or the habit is followed.
struct AppChoiceTests {
    private static let apps = ["Stride", "Amble"].map { name in
        DonationTests.app(name, [INStartWorkoutIntent.self, INSearchForMessagesIntent.self, INCreateNoteIntent.self])
    }

    private func assistant() throws -> TestAssistant {
        try TestAssistant(with: Self.apps, for: [DonationTests.person("kim"), DonationTests.person("lee")])
    }

    private func expectApp(_ name: String, in talk: TestConversation) async {
        let app = await talk.lastTurn?.calls.last?.call.app
        #expect(app == "test.\(name)")
    }

    @Test("SYS-04 the person is asked until a habit is clear; then they are told which app, and other people are still asked")
    func habit() async throws {
        try await Notebook.open { _ in
            let assistant = try assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say("start a workout")
            try await talk.expect(.appChoice(["Stride", "Amble"]))
            try await talk.answer("Amble")
            try await talk.answer("river")
            try await talk.expectResponse("success")
            // Two more uses, donated by the app.
            try await DonationTests.have("Amble", do: "donate lake", in: talk)
            try await talk.say("start a run")
            try await talk.expect(.appChoice(["Amble", "Stride"]))
            try await talk.answer("cancel")
            try await DonationTests.have("Amble", do: "donate hill", in: talk)
            try await talk.say("start a run")
            try await talk.expectWords("With Amble, as usual.")
            await expectApp("Amble", in: talk)
            let explanations = await talk.lastTurn?.explanations ?? []
            #expect(
                explanations.contains { $0.hasPrefix("Amble is usual for INStartWorkoutIntent: its uses weigh 3.00") },
                "\(explanations)")
            // For another intent, and for another person, nothing is usual.
            try await talk.say("read my messages")
            try await talk.expect(.appChoice())
            let other = try assistant.startConversation(with: "lee")
            try await other.say("start a run")
            try await other.expect(.appChoice())
        }
    }

    @Test("SYS-04 the app that is named wins over the habit, and enough other uses end it")
    func named() async throws {
        try await Notebook.open { _ in
            let talk = try assistant().startConversation(with: "kim")
            for _ in 0..<3 { try await DonationTests.start("river", with: "Amble", in: talk) }
            for _ in 0..<2 {
                try await DonationTests.start("lake", with: "Stride", in: talk)
                await expectApp("Stride", in: talk)
            }
            try await talk.say("start a run")
            try await talk.expect(.appChoice(["Amble", "Stride"]))
        }
    }

    @Test(
        "SYS-04 “always use” an app is kept beyond the conversation, said of some requests or all, and forgotten again",
        arguments: [
            ("always use Amble for workouts", "don't always use Amble"),
            ("Always use Amble.", "ask me which app to use for workouts"),
        ])
    func preference(always: String, forget: String) async throws {
        try await Notebook.open { _ in
            let assistant = try assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await talk.say(always)
            try await talk.expectWords("OK, I'll always use Amble")
            let later = try assistant.startConversation(with: "kim")
            try await later.say("start a run")
            try await later.expect(.noWords(["as usual"]))
            await expectApp("Amble", in: later)
            try await later.say("read my messages")
            if always.contains("workouts") { try await later.expect(.appChoice()) } else { await expectApp("Amble", in: later) }
            let other = try assistant.startConversation(with: "lee")
            try await other.say("start a run")
            try await other.expect(.appChoice())
            try await DonationTests.start("lake", with: "Stride", in: later)
            await expectApp("Stride", in: later)
            try await later.say(forget)
            try await later.expectWords("no longer always use")
            let last = try assistant.startConversation(with: "kim")
            try await last.say("start a run")
            try await last.expect(.appChoice())
        }
    }

    @Test("SYS-04 “always” answers the question which app to use, and stays")
    func answer() async throws {
        try await Notebook.open { _ in
            let talk = try assistant().startConversation(with: "kim")
            try await talk.say("start a run")
            try await talk.expect(.appChoice())
            try await talk.answer("always Stride")
            await expectApp("Stride", in: talk)
            try await talk.say("start a run")
            await expectApp("Stride", in: talk)
        }
    }
}

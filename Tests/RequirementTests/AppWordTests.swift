import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Testing

/// Words that apps bring along or register, and their names.
struct AppWordTests {
    /// The folder of an app's property lists, whose vocabulary can be changed.
    private static func bundle(_ change: (String) -> String?) throws -> (folder: URL, app: TestApp) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(path: "errand-\(UUID().uuidString)")
        try FileManager.default.copyItem(
            at: root.appending(path: "Examples/Workouts/Sources/WorkoutsExtension/Resources"), to: folder)
        let file = folder.appending(path: "App/AppIntentVocabulary.plist")
        let changed = change(try String(contentsOf: file, encoding: .utf8))
        try FileManager.default.removeItem(at: file)
        try changed?.write(to: file, atomically: true, encoding: .utf8)
        return (folder, try TestApp(DiaryExtension.self, bundle: folder))
    }

    /// The workout that the app is asked for.
    private static func workout(_ words: String, _ app: TestApp) async throws -> (phrase: String?, identifier: String?) {
        let turn = try await TestConversation(with: app).say(words)
        let name = turn.calls.last?.call.request.intent["workoutName"]?.record
        return (name?["spokenPhrase"]?.string, name?["vocabularyIdentifier"]?.string)
    }

    @Test(
        "SYS-01 an app's vocabulary, its synonyms and pronunciations change what is understood",
        arguments: [
            ("start a jog", "run"), ("start a glimmerfloo", "run"), ("start a zoo keeper", "run"), ("begin a stroll", "walk"),
        ])
    func vocabulary(words: String, identifier: String) async throws {
        try await Notebook.open { _ in
            let (folder, app) = try Self.bundle { text in
                text.replacingOccurrences(
                    of: "<string>jogging</string>", with: "<string>glimmerfloo</string>"
                ).replacingOccurrences(
                    of: "<string>running</string>",
                    with: "<string>Xzqr</string><key>VocabularyItemPronunciation</key><string>zoo keeper</string>")
            }
            defer { try? FileManager.default.removeItem(at: folder) }  // What is left behind fails no test.
            let found = try await Self.workout(words, app)
            #expect(found.identifier == identifier, "\(found)")
            let (bare, without) = try Self.bundle { _ in nil }
            defer { try? FileManager.default.removeItem(at: bare) }
            #expect(try await Self.workout(words, without).identifier == nil)
        }
    }

    @Test("SYS-02 words that an app registers at run time are understood, until it removes them")
    func registered() async throws {
        try await Notebook.open { _ in
            let app = DonationTests.app("Stride")
            let talk = try TestConversation(with: app)
            func name(_ words: String) async throws -> ParameterValue? {
                let turn = try await talk.say(words)
                let value = turn.calls.first?.call.request.intent["workoutName"]?.record?["vocabularyIdentifier"]
                if await talk.state != .ended { try await talk.answer("cancel") }
                return value
            }
            #expect(try await name("start a grumblefoot") == nil)
            try await DonationTests.have("Stride", do: "register grumblefoot tinkerbell", in: talk)
            #expect(try await name("start a grumblefoot") == .string("Grumblefoot"))
            #expect(try await name("start a grumblefut") == .string("Grumblefoot"))
            // Another list replaces it.
            try await DonationTests.have("Stride", do: "register tinkerbell", in: talk)
            #expect(try await name("start a grumblefoot") == nil)
            #expect(try await name("start a tinkerbell") == .string("Tinkerbell"))
            try await DonationTests.have("Stride", do: "unregister", in: talk)
            #expect(try await name("start a tinkerbell") == nil)
        }
    }

    @Test(
        "SYS-03 an app's name or synonym selects it",
        arguments: [
            ("start a run using Amble", "Amble"), ("start a run with amble", "Amble"), ("start a run on Amble", "Amble"),
            ("start a run in Amble", "Amble"), ("start a run using Old Shoes", "Amble"),
            ("start a run with old shoes please", "Amble"),
            ("use Stride to start a run", "Stride"), ("with Stride, start a run", "Stride"), ("start a run in Stride", "Stride"),
        ])
    func names(words: String, name: String) async throws {
        try await Notebook.open { _ in
            let intents: [INIntent.Type] = [INStartWorkoutIntent.self]
            let apps = [
                TestApp(DiaryExtension.self, name: "Stride", intents: intents),
                TestApp(DiaryExtension.self, name: "Amble", synonyms: ["Old Shoes"], intents: intents),
            ]
            let turn = try await TestConversation(with: apps).say(words)
            #expect(turn.calls.last?.call.app == "test.\(name)", "\(turn.messages.map(\.rendered.shown))")
            let run = turn.calls.last?.call.request.intent["workoutName"]?.record?["spokenPhrase"]?.string
            #expect(run?.lowercased().contains("run") == true)
        }
    }
}

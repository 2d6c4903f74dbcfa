import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Testing

/// Tells the names of the person's playlists and albums whenever it is asked for anything, as apps do when they have loaded them.
private final class JukeboxExtension: INExtension, INPlayMediaIntentHandling {
    override func handler(for intent: INIntent) -> Any {
        let playlist = INSpeakableString(
            vocabularyIdentifier: "p1", spokenPhrase: "Xzqr Mix", pronunciationHint: "zucker mix")
        INVocabulary.shared().setVocabulary(NSOrderedSet(array: [playlist]), of: .mediaPlaylistTitle)
        INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Tchaikovsky Nights"]), of: .mediaShowTitle)
        return self
    }

    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}

/// Never tells any.
private final class QuietExtension: INExtension, INPlayMediaIntentHandling {
    func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
        INPlayMediaIntentResponse(code: .success, userActivity: nil)
    }
}

struct VocabularyTests {
    /// The title that is asked for after the app has been called once.
    private static func title(_ said: String, _ app: INExtension.Type) async throws -> String? {
        let app = TestApp(app, name: "Jukebox", intents: [INPlayMediaIntent.self])
        let conversation = try TestConversation(with: app)
        _ = try await conversation.say("play some jazz")
        let turn = try await conversation.say(said)
        return turn.calls.last?.call.request.intent["mediaSearch"]?.record?["mediaName"]?.string
    }

    @Test(
        "INVocabulary: names of what the person uses with an app are heard as spoken, misspelt and as they are",
        arguments: [
            ("play zucker mix", "Xzqr Mix"), ("play tchaikovsky nights", "Tchaikovsky Nights"),
            ("put on tchaikovski nights please", "Tchaikovsky Nights"),
        ])
    func told(said: String, title: String) async throws {
        #expect(try await Self.title(said, JukeboxExtension.self) == title)
        #expect(try await Self.title(said, QuietExtension.self) != title || said.contains(title.lowercased()))
    }

    @Test("INVocabulary: an app's words stay with the conversation's app")
    func apart() async throws {
        _ = try await Self.title("play zucker mix", JukeboxExtension.self)
        #expect(INVocabulary.shared() === INVocabulary.shared())
        #expect(try await Self.title("play zucker mix", QuietExtension.self) != "Xzqr Mix")
    }
}

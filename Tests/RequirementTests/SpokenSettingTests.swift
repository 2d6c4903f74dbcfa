import Foundation
import IntentSchema
import Intents
import IntentsTesting
import LanguagePacks
import Testing

/// Sentences that have the assistant remember something, as the language pack lists them.
struct SpokenSettingTests {
    private static let phrases = Result { try LanguagePack(for: Locale(identifier: "en_US")).words().settings }

    private static func filled(_ sentence: String) -> String {
        sentence.replacing("{app}", with: "Amble").replacing("{topic}", with: "workouts").replacing(
            "{phrase}", with: "purple rain")
    }

    private static func sentences(_ list: (prefer: Bool, forget: Bool)) throws -> [String] {
        let phrases = try phrases.get()
        return ((list.prefer ? phrases.prefer : []) + (list.forget ? phrases.forget : [])).map(filled)
    }

    @Test("SYS-04 every way to say which app to use is understood, politely and with punctuation, and what is like it is not")
    func preferences() async throws {
        try await Notebook.open { _ in
            let talk = try TestConversation(with: [DonationTests.app("Stride"), DonationTests.app("Amble")])
            for sentence in try Self.sentences((true, false)) {
                try await talk.say(sentence.capitalized + "!")
                try await talk.expectWords("always use Amble")
            }
            for sentence in try Self.sentences((false, true)) {
                try await talk.say(sentence)
                try await talk.expectWords("no longer always use")
            }
            for sentence in ["always use Bramble", "always use the stairs", "he always uses Amble", "use Amble"] {
                try await talk.say(sentence)
                try await talk.expect(.noWords(["always use"]))
                if await talk.state != .ended { try await talk.answer("cancel") }
            }
        }
    }

    @Test("SYS-04 the topics of a language are domains of the catalogue")
    func topics() throws {
        let domains = Set(Catalogue.system.intents.values.map(\.domain))
        #expect(Set(try Self.phrases.get().topics.keys) == domains.subtracting(["CarPlay", "Focus"]))
    }

    @Test("SYS-08 every way to name a shortcut is understood, and the phrase is kept as it is said")
    func shortcuts() async throws {
        try await Notebook.open { _ in
            for sentence in try Self.phrases.get().shortcut.map(Self.filled) {
                let talk = try TestConversation(with: DonationTests.app("Stride"))
                try await DonationTests.start("river", with: "Stride", in: talk)
                try await talk.say(sentence.replacing("purple rain", with: "Purple Rain, O'Neil's"))
                try await talk.expectWords("Just say “Purple Rain, O'Neil's”")
            }
        }
    }

    @Test("SYS-08 what is said as the text of a note is no setting")
    func texts() async throws {
        try await Notebook.open { _ in
            let talk = try TestConversation(with: DonationTests.app("Stride"))
            try await DonationTests.have("Stride", do: "always use Stride", in: talk)
            try await talk.expect(.noWords(["always use"]))
        }
    }
}

import Foundation
import IntentSchema
import Intents
import IntentsTesting
import Testing

@testable import Assistant

/// Which media app plays, and what, by what apps say about the person.
struct MediaTests {
    private static func assistant(_ names: [String] = ["Tunes", "Waves"]) throws -> TestAssistant {
        let intents: [INIntent.Type] = [INPlayMediaIntent.self, INCreateNoteIntent.self]
        let apps = names.map { TestApp(TunesExtension.self, name: $0, intents: intents) }
        return try TestAssistant(with: apps, for: [DonationTests.person("kim"), DonationTests.person("lee")])
    }

    private static func app(_ talk: TestConversation) async -> String? { await talk.lastTurn?.calls.last?.call.app }

    private static func explains(_ text: String, _ talk: TestConversation) async -> Bool {
        await talk.lastTurn?.explanations.contains { $0.hasPrefix(text) } ?? false
    }

    /// The title of what was played last.
    private static func played(_ notebook: Notebook) -> String? {
        notebook.intents.last?["mediaItems"]?.list?.first?.record?["title"]?.string
    }

    @Test("SYS-12 the app that is usual for media plays, for that person only")
    func habit() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            for _ in 0..<3 { try await talk.say("play some jazz with Waves") }
            try await talk.say("play some blues")
            try await talk.expectWords("With Waves, as usual.")
            #expect(await Self.app(talk) == "test.Waves")
            let other = try assistant.startConversation(with: "lee")
            try await other.say("play some blues")
            try await other.expect(.appChoice(["Tunes", "Waves"]))
        }
    }

    @Test("SYS-12 without a habit, the only app to which the person subscribes plays; they are told, and it is explained")
    func subscription() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant()
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.have("Waves", do: "subscribed 12", in: talk)
            // Of the other app, nothing is known yet.
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Waves", "Tunes"]))
            try await talk.answer("cancel")
            try await DonationTests.have("Tunes", do: "unsubscribed 5000", in: talk)
            try await talk.say("play some jazz")
            try await talk.expectWords("With Waves, which you subscribe to.")
            #expect(await Self.app(talk) == "test.Waves")
            #expect(await Self.explains("Waves is the only app for INPlayMediaIntent to which the person subscribes", talk))
            let other = try assistant.startConversation(with: "lee")
            try await other.say("play some jazz")
            try await other.expect(.appChoice(["Tunes", "Waves"]))
            // Another app that is used more keeps that from deciding, and a habit or a name wins over it.
            try await talk.say("play some jazz with Tunes")
            #expect(await Self.app(talk) == "test.Tunes")
            try await talk.say("play some jazz with Tunes")
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Tunes", "Waves"]))
        }
    }

    @Test(
        "SYS-12 an app says itself whether the person subscribes, and may take it back", arguments: ["unknown 1", "subscribed 1"])
    func changed(words: String) async throws {
        try await Notebook.open { _ in
            let talk = try Self.assistant().startConversation(with: "kim")
            try await DonationTests.have("Waves", do: "subscribed 12", in: talk)
            try await DonationTests.have("Tunes", do: "unsubscribed 7", in: talk)
            try await DonationTests.have("Tunes", do: words, in: talk)
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Waves", "Tunes"]))
        }
    }

    @Test("SYS-12 a library is a reason to offer an app first, unless its number is nonsense")
    func library() async throws {
        try await Notebook.open { _ in
            let talk = try Self.assistant().startConversation(with: "kim")
            try await DonationTests.have("Waves", do: "unknown 300", in: talk)
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Waves", "Tunes"]))
            try await talk.answer("cancel")
            try await DonationTests.have("Waves", do: "unknown -300", in: talk)
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Tunes", "Waves"]))
        }
    }

    @Test(
        "SYS-12 what the app expects to be played next is played where nothing is named, and nowhere else",
        arguments: [
            ("both chapter nine", "play what's next", "chapter nine"),
            ("both chapter nine", "play something", "after chapter nine"),
            ("both chapter nine", "play some music shuffled", "after chapter nine"),
            ("both chapter nine", "play a podcast", "chapter nine"), ("episode chapter nine", "play some music", "Anything"),
            ("music harbour", "play some jazz", "jazz"), ("music harbour", "play Thriller", "Thriller"),
            ("music harbour", "play songs by Prince", "Prince"),
        ])
    func upcoming(note: String, words: String, title: String) async throws {
        try await Notebook.open { notebook in
            let assistant = try Self.assistant(["Tunes"])
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.have("Tunes", do: note, in: talk)
            try await talk.say(words)
            #expect(Self.played(notebook)?.lowercased() == title.lowercased(), "\(notebook.intents)")
            let isExpected = title.contains("chapter")
            #expect(notebook.intents.last?["resumePlayback"] == (isExpected ? .bool(true) : nil))
            #expect(await Self.explains("nothing was named, so what Tunes expects to be played next counts", talk) == isExpected)
            // How to play it is the person's to say.
            #expect(notebook.intents.last?["playShuffled"] == (words.hasSuffix("shuffled") ? .bool(true) : nil))
            // Nothing of it shows up for another person, and an app takes it back.
            let other = try assistant.startConversation(with: "lee")
            try await other.say("play some music")
            #expect(Self.played(notebook) == "Anything")
            try await DonationTests.have("Tunes", do: "emptied", in: talk)
            try await talk.say("play some music")
            #expect(Self.played(notebook) == "Anything")
        }
    }

    @Test("SYS-12 the app that expects something is offered first; what another app expects is not given to it")
    func upcomingChoice() async throws {
        try await Notebook.open { notebook in
            let talk = try Self.assistant().startConversation(with: "kim")
            try await DonationTests.have("Waves", do: "music harbour", in: talk)
            try await talk.say("play some music")
            try await talk.expect(.appChoice(["Waves", "Tunes"]))
            try await talk.answer("Tunes")
            #expect(Self.played(notebook) == "Anything")
            try await talk.say("play some jazz")
            try await talk.expect(.appChoice(["Tunes", "Waves"]))
        }
    }

    @Test("SYS-12 what is expected is shown with what is relevant, and the prediction mode is kept")
    func relevant() async throws {
        try await Notebook.open { _ in
            let assistant = try Self.assistant(["Tunes"])
            let talk = try assistant.startConversation(with: "kim")
            try await DonationTests.have("Tunes", do: "both chapter nine", in: talk)
            try await DonationTests.have("Tunes", do: "only", in: talk)
            let relevant = try await assistant.relevantShortcuts(for: "kim")
            #expect(relevant.map(\.title) == ["chapter nine", "after chapter nine"] && relevant[0].reasons == [.upcoming])
            #expect(try await assistant.relevantShortcuts(for: "lee").isEmpty)
            #expect(await assistant.store.supplied(by: "test.Tunes", for: "kim").predictionModes == [18: 1])
            #expect(await assistant.store.supplied(by: "test.Tunes", for: "lee").predictionModes.isEmpty)
        }
    }

    // MARK: - Sentences

    @Test(
        "SYS-12 each part of what is said to play reaches the app",
        arguments: [
            ("play the newest album by Prince", ["artistName": "Prince", "mediaType": "2", "sortOrder": "1"], [:]),
            ("play my music", ["reference": "2", "mediaType": "18"], [:]),
            ("play songs from 2016", ["mediaType": "1", "releaseDate": "2016"], [:]),
            ("play something sad", ["moodNames": "sad"], [:]),
            (
                "play Thriller from the album Best Of by Michael Jackson",
                ["mediaName": "Thriller", "artistName": "Michael Jackson"], [:]
            ),
            ("play Thriller next", ["mediaName": "Thriller"], ["playbackQueueLocation": "2"]),
            ("play Thriller later", ["mediaName": "Thriller"], ["playbackQueueLocation": "3"]),
            ("add this song to the queue", ["reference": "1"], ["playbackQueueLocation": "3"]),
            ("play Thriller on repeat", ["mediaName": "Thriller"], ["playbackRepeatMode": "3"]),
            ("shuffle my music", ["reference": "2"], ["playShuffled": "true"]),
            ("play Thriller at double speed", ["mediaName": "Thriller"], ["playbackSpeed": "2"]),
            ("resume my podcast", ["mediaType": "6"], ["resumePlayback": "true"]),
        ] as [(String, [String: String], [String: String])])
    func sentences(words: String, search: [String: String], others: [String: String]) async throws {
        try await Notebook.open { notebook in
            let app = TestApp(TunesExtension.self, name: "Tunes", intents: [INPlayMediaIntent.self])
            try await TestConversation(with: app).say(words)
            let intent = try #require(notebook.intents.last)
            for (name, text) in search {
                let found = Self.text(intent["mediaSearch"]?.record?[name])
                #expect(found.contains(text), "\(name): \(intent)")
            }
            for (name, text) in others {
                let found = Self.text(intent[name])
                #expect(found == text, "\(name): \(intent)")
            }
        }
    }

    @Test(
        "SYS-12 what is liked or disliked reaches the app",
        arguments: [("I like this song", 1), ("I really don't like this song", 2), ("thumbs down", 2)])
    func affinity(words: String, type: Int) async throws {
        try await Notebook.open { notebook in
            let app = TestApp(TunesExtension.self, name: "Tunes", intents: [INUpdateMediaAffinityIntent.self])
            try await TestConversation(with: app).say(words)
            #expect(notebook.intents.last?["affinityType"] == .integer(type))
            #expect(notebook.intents.last?["mediaSearch"]?.record?["reference"] == .integer(1))
        }
    }

    @Test(
        "SYS-12 an app is asked what is playing, also after something was played",
        arguments: [
            "what's playing", "what is playing right now", "what song is this", "who sings this song", "what song is playing",
        ])
    func playing(words: String) async throws {
        try await Notebook.open { notebook in
            let app = TestApp(
                TunesExtension.self, name: "Tunes", intents: [INSearchForMediaIntent.self, INPlayMediaIntent.self])
            let talk = try TestConversation(with: app)
            for _ in 0..<2 {
                try await talk.say(words)
                #expect(notebook.intents.last?.type == "INSearchForMediaIntent")
                #expect(notebook.intents.last?["mediaSearch"]?.record?["reference"] == .integer(1))
                try await talk.expectWords("Playing Harbour Lights")
                try await talk.say("play some jazz")
            }
        }
    }

    private static func text(_ value: ParameterValue?) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .double(let number): number.formatted(.number.locale(Locale(identifier: "en_US")))
        case .bool(let isTrue): "\(isTrue)"
        case .list(let values): values.map(text).joined(separator: " ")
        case .record(let record): "\(record)"
        default: "\(String(describing: value))"
        }
    }
}

import Intents
import MediaApp
import MediaCore
import Testing

@testable import MediaExtension

@Suite("What Jukebox answers", .serialized)
struct JukeboxTests {
    let jukebox: Jukebox

    init() throws {
        jukebox = try FreshPlayer.make()
    }

    /// Plays as the assistant does once all is resolved: the app goes on with the extension's activity.
    @discardableResult
    private func play(
        _ ids: [String], shuffled: Bool? = nil, repeating: INPlaybackRepeatMode = .unknown, resuming: Bool? = nil,
        at location: INPlaybackQueueLocation = .unknown
    ) throws -> INPlayMediaIntentResponse {
        let intent = INPlayMediaIntent(
            mediaItems: try jukebox.objects(ids), playShuffled: shuffled, playbackRepeatMode: repeating, resumePlayback: resuming,
            playbackQueueLocation: location)
        let response = try #require(answer { PlayMediaHandler().handle(intent: intent, completion: $0) })
        if response.code == .handleInApp {
            let activity = try #require(response.userActivity)
            #expect(MediaApplication().application(continue: activity))
        }
        return response
    }

    @Test("An artist's songs play in the app, one after the other")
    func playing() throws {
        let response = try play(["artist-clerks"], repeating: .all)
        #expect(response.code == .handleInApp)
        #expect(response.nowPlayingInfo?["title"] as? String == "Salt on the Ledger")
        #expect(response.nowPlayingInfo?["artist"] as? String == "The Tidewater Clerks")
        let state = try jukebox.state()
        #expect(state.playing == "clerks-1" && state.queue == ["clerks-2", "clerks-3"] && state.repeating == .all)
    }

    @Test("What is queued comes next or last, and plays at once when nothing does")
    func queueing() throws {
        #expect(try play(["abacus-1"], at: .next).code == .handleInApp)
        #expect(try play(["clerks-1"], at: .later).code == .success)
        #expect(try play(["quince-1"], at: .next).code == .success)
        #expect(try jukebox.state().playing == "abacus-1")
        #expect(try jukebox.state().queue == ["quince-1", "clerks-1"])
        #expect(try play(["abacus-1"], resuming: true).code == .handleInApp)
        #expect(try jukebox.state().queue == ["quince-1", "clerks-1"])
    }

    @Test("Shuffled, all the songs play in some order")
    func shuffling() throws {
        try play(["album-gravel", "album-quince"], shuffled: true)
        let state = try jukebox.state()
        #expect(state.isShuffled)
        #expect(Set(state.queue + [state.playing ?? ""]) == ["gravel-1", "gravel-2", "quince-1", "quince-2", "quince-3"])
    }

    @Test("A podcast goes on with what was not heard, until all was")
    func podcasts() throws {
        try play(["buttons"])
        #expect(try jukebox.state().playing == "buttons-2")
        try play(["buttons"])
        #expect(try jukebox.state().playing == "buttons-1")
        #expect(try play(["buttons"]).code == .failureNoUnplayedContent)
        #expect(try play(["no-such-item"]).code == .failure)
    }

    @Test("Speed has limits, and the episodes of a podcast keep their order")
    func options() async throws {
        for (speed, expected) in [
            (nil, .notRequired()), (0.25, .unsupported(forReason: .belowMinimum)), (1.5, .success(with: 1.5)),
            (8, .unsupported(forReason: .aboveMaximum)),
        ] as [(Double?, INPlayMediaPlaybackSpeedResolutionResult)] {
            #expect(await PlayMediaHandler().resolvePlaybackSpeed(for: INPlayMediaIntent(playbackSpeed: speed)) == expected)
        }
        for (id, expected) in [("buttons", .unsupported()), ("album-quince", .success(with: true))]
            as [(String, INBooleanResolutionResult)]
        {
            let intent = INPlayMediaIntent(mediaItems: try jukebox.objects([id]), playShuffled: true)
            #expect(answer { PlayMediaHandler().resolvePlayShuffled(for: intent, with: $0) } == expected)
        }
    }

    @Test(
        "A playlist goes by its name; a part of it is asked about, and an unknown one leads to a choice",
        arguments: [
            ("road trip", .success(with: .playlist("Road Trip"))), ("road", .confirmationRequired(with: .playlist("Road Trip"))),
            ("rainy", .disambiguation(with: [.playlist("Rainy Evening"), .playlist("Rainy Morning")])),
            ("Sunday Crumbs", .unsupported(forReason: .playlistNotEditable)),
            ("Bonfire", .disambiguation(with: ["Road Trip", "Rainy Evening", "Rainy Morning"].map { .playlist($0) })),
        ] as [(String, INAddMediaMediaDestinationResolutionResult)])
    func destinations(name: String, expected: INAddMediaMediaDestinationResolutionResult) async {
        let intent = INAddMediaIntent(mediaItems: nil, mediaSearch: nil, mediaDestination: .playlist(name))
        #expect(await AddMediaHandler().resolveMediaDestination(for: intent) == expected)
    }

    @Test("What plays is added once, and what it is part of is liked")
    func thisSong() async throws {
        try play(["abacus-1"])
        let this = INMediaSearch(mediaType: .song, reference: .currentlyPlaying)
        let song = try jukebox.objects(["abacus-1"])
        let asked = INAddMediaIntent(mediaItems: nil, mediaSearch: this, mediaDestination: nil)
        #expect(await AddMediaHandler().resolveMediaItems(for: asked) == song.map { .success(with: $0) })
        let add = INAddMediaIntent(mediaItems: song, mediaSearch: this, mediaDestination: .playlist("Road Trip"))
        for _ in 1...2 { #expect(await AddMediaHandler().handle(intent: add).code == .success) }
        #expect(try jukebox.state().playlists.first?.tracks == ["gravel-1", "abacus-2", "abacus-1"])
        let nowhere = INAddMediaIntent(mediaItems: song, mediaSearch: nil, mediaDestination: .playlist("Nowhere"))
        #expect(await AddMediaHandler().handle(intent: nowhere).code == .failure)

        let album = INMediaSearch(mediaType: .album, reference: .currentlyPlaying)
        let like = INUpdateMediaAffinityIntent(mediaItems: nil, mediaSearch: album, affinityType: .like)
        let found = try jukebox.objects(["album-abacus"])
        #expect(await MediaAffinityHandler().resolveMediaItems(for: like) == found.map { .success(with: $0) })
    }

    @Test("Likes and dislikes take each other's place")
    func rating() async throws {
        let items = try jukebox.objects(["quince-1"])
        for (type, liked, disliked) in [(INMediaAffinityType.like, 1, 0), (.dislike, 0, 1)] {
            let intent = INUpdateMediaAffinityIntent(mediaItems: items, mediaSearch: nil, affinityType: type)
            #expect(await MediaAffinityHandler().handle(intent: intent).code == .success)
            #expect(try jukebox.state().liked.count == liked && jukebox.state().disliked.count == disliked)
        }
        let unclear = INUpdateMediaAffinityIntent(mediaItems: items, mediaSearch: nil, affinityType: .unknown)
        #expect(await MediaAffinityHandler().resolveAffinityType(for: unclear) == .needsValue())
    }

    @Test("What is searched for is listed")
    func searching() throws {
        let items = try jukebox.objects(["pinchbeck-3", "clerks-2"])
        let intent = INSearchForMediaIntent(mediaItems: items, mediaSearch: nil)
        let response = answer { SearchForMediaHandler().handle(intent: intent, completion: $0) }
        #expect(response?.code == .success && response?.mediaItems == items)
    }
}

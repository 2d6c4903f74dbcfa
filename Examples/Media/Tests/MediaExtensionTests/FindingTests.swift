import Intents
import MediaCore
import Testing

@testable import MediaExtension

extension JukeboxTests {
    /// What somebody asks for, and what comes of it.
    struct Row: Sendable, CustomTestStringConvertible {
        enum Outcome: Sendable {
            case found([String])
            case choice([String])
            case perhaps(String)
            case unsupported(INPlayMediaMediaItemUnsupportedReason?)
            case needsValue
        }

        var testDescription: String
        var search: INMediaSearch?
        var outcome: Outcome

        init(_ words: String, _ search: INMediaSearch?, _ outcome: Outcome) {
            testDescription = words
            self.search = search
            self.outcome = outcome
        }
    }

    static let rows: [Row] = [
        Row("a song", INMediaSearch(mediaType: .song, mediaName: "counting foxes"), .found(["abacus-2"])),
        Row("a name without its article", INMediaSearch(mediaName: "Tidewater Clerks"), .found(["artist-clerks"])),
        Row("a part of a name", INMediaSearch(mediaName: "Lullaby"), .found(["gravel-2"])),
        Row("two songs of one name", INMediaSearch(mediaName: "Lantern Street"), .choice(["pinchbeck-3", "clerks-2"])),
        Row("one of them", INMediaSearch(mediaName: "Lantern Street", artistName: "the clerks"), .found(["clerks-2"])),
        Row("a song and its album", INMediaSearch(mediaName: "Soft Arithmetic"), .choice(["album-abacus", "abacus-1"])),
        Row("the album", INMediaSearch(mediaType: .album, mediaName: "Soft Arithmetic"), .found(["album-abacus"])),
        Row("an album taken for a song", INMediaSearch(mediaType: .song, mediaName: "Ferry Ledger"), .perhaps("album-clerks")),
        Row("an artist", INMediaSearch(artistName: "Odalys Quince"), .found(["artist-quince"])),
        Row("part of an artist's name", INMediaSearch(mediaType: .music, artistName: "Underhay"), .found(["artist-underhay"])),
        Row(
            "an artist's songs", INMediaSearch(mediaType: .song, artistName: "Bess Underhay"),
            .found(["underhay-1", "underhay-2", "underhay-3"])),
        Row(
            "an artist's newest album", INMediaSearch(mediaType: .album, sortOrder: .newest, artistName: "Velvet Abacus"),
            .found(["album-abacus"])),
        Row("nobody", INMediaSearch(artistName: "Nobody Atall"), .unsupported(nil)),
        Row("songs from an album", INMediaSearch(mediaType: .song, albumName: "quarry hymns"), .found(["album-gravel"])),
        Row("a genre", INMediaSearch(genreNames: ["Jazz"]), .found(["genre-jazz"])),
        Row("a genre's mood", INMediaSearch(genreNames: ["blues"], moodNames: ["sad"]), .found(["underhay-1"])),
        Row(
            "a mood", INMediaSearch(mediaType: .music, moodNames: ["romantic"]),
            .found(["pinchbeck-2", "quince-3", "underhay-3"])),
        Row("no such genre", INMediaSearch(genreNames: ["polka"]), .unsupported(nil)),
        Row(
            "the seventies", INMediaSearch(mediaType: .music, releaseDate: years(1970, 1979)),
            .found(["underhay-1", "underhay-2", "underhay-3"])),
        Row("the oldest album", INMediaSearch(mediaType: .album, sortOrder: .oldest), .found(["album-underhay"])),
        Row(
            "a playlist of one's own", INMediaSearch(mediaType: .playlist, mediaName: "road trip", reference: .my),
            .found(["playlist:Road Trip"])),
        Row(
            "a playlist of ours", INMediaSearch(mediaType: .playlist, mediaName: "Night Bus Window", reference: .my),
            .found(["playlist-bus"])),
        Row(
            "one's own music by somebody", INMediaSearch(mediaType: .song, artistName: "Velvet Abacus", reference: .my),
            .found(["abacus-2"])),
        Row(
            "two playlists", INMediaSearch(mediaType: .playlist, mediaName: "rainy"),
            .choice(["playlist:Rainy Evening", "playlist:Rainy Morning"])),
        Row("a podcast", INMediaSearch(mediaType: .podcastShow), .found(["buttons"])),
        Row(
            "its newest episode", INMediaSearch(mediaType: .podcastEpisode, sortOrder: .newest, artistName: "The Spare Button"),
            .found(["buttons-2"])),
        Row(
            "its newest episode, by the podcast's name",
            INMediaSearch(mediaType: .podcastEpisode, sortOrder: .newest, mediaName: "The Spare Button"), .found(["buttons-2"])),
        Row(
            "an artist by type and name", INMediaSearch(mediaType: .artist, mediaName: "Odalys Quince"), .found(["artist-quince"])
        ),
        Row(
            "an album by somebody", INMediaSearch(mediaType: .album, mediaName: "Quarry Hymns", artistName: "Gravel Choir"),
            .found(["album-gravel"])),
        Row(
            "an album that somebody else made",
            INMediaSearch(mediaType: .album, mediaName: "Quarry Hymns", artistName: "Odalys Quince"), .unsupported(nil)),
        Row("a genre by type and name", INMediaSearch(mediaType: .genre, mediaName: "jazz"), .found(["genre-jazz"])),
        Row("what needs a subscription", INMediaSearch(mediaName: "Weather for Owls"), .unsupported(.subscriptionRequired)),
        Row("what is not for children", INMediaSearch(mediaName: "Diesel Canticle"), .unsupported(.explicitContentSettings)),
        Row("a film", INMediaSearch(mediaType: .movie, mediaName: "Lantern Street"), .unsupported(.unsupportedMediaType)),
        Row("this song, while nothing plays", INMediaSearch(mediaType: .song, reference: .currentlyPlaying), .needsValue),
        Row("an item found before", INMediaSearch(mediaIdentifier: "quince-2"), .found(["quince-2"])),
        Row("no words at all", nil, .needsValue),
        Row("an empty name", INMediaSearch(mediaName: " "), .unsupported(nil)),
    ]

    private static func years(_ first: Int, _ last: Int) -> INDateComponentsRange {
        INDateComponentsRange(start: DateComponents(year: first), end: DateComponents(year: last))
    }

    @Test("What is asked for is found, told apart or refused with the reason", arguments: rows)
    func finding(_ row: Row) throws {
        let intent = INPlayMediaIntent(mediaSearch: row.search)
        let expected: [INPlayMediaMediaItemResolutionResult] =
            switch row.outcome {
            case .found(let ids): try jukebox.objects(ids).map { .success(with: $0) }
            case .choice(let ids): [.disambiguation(with: try jukebox.objects(ids))]
            case .perhaps(let id): [.confirmationRequired(with: try jukebox.objects([id]).first)]
            case .unsupported(let reason): [reason.map { .unsupported(forReason: $0) } ?? .unsupported()]
            case .needsValue: [.needsValue()]
            }
        #expect(answer { PlayMediaHandler().resolveMediaItems(for: intent, with: $0) } == expected)
    }

    @Test("Something means what is played most, without what is disliked")
    func something() throws {
        try jukebox.rate(["quince-1"], liked: false)
        let search = INMediaSearch(mediaType: .music)
        let found = answer { PlayMediaHandler().resolveMediaItems(for: INPlayMediaIntent(mediaSearch: search), with: $0) }
        let songs = [
            "abacus-1", "quince-2", "abacus-2", "pinchbeck-2", "gravel-1", "quince-3", "underhay-1", "clerks-2", "pinchbeck-1",
            "pinchbeck-3",
        ]
        let mix = try #require(MusicLibrary.mix(of: songs.compactMap { try jukebox.library().item($0) }))
        #expect(mix.title == "Soft Arithmetic and 9 more")
        #expect(found == [.success(with: INMediaItem(mix))])
        #expect(try jukebox.tracks(of: [INMediaItem(mix)]).map(\.id) == songs)
    }

    @Test(
        "Identifiers that nobody gave out lead nowhere",
        arguments: ["", "mix:", "mix:nothing", "mix:mix:abacus-1", "mix:artist-clerks"])
    func strangeIdentifiers(id: String) throws {
        #expect(try jukebox.library().item(id) == nil)
    }
}

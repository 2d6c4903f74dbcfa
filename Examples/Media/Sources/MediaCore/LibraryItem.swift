/// Something that can be played: a song or an episode, or what holds some of them.
public struct LibraryItem: Codable, Hashable, Sendable, Identifiable {
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case song, album, artist, genre, playlist, podcast, episode
    }

    /// Why an item that is there is not played.
    public enum Restriction: String, Codable, Sendable {
        case explicit, subscription
    }

    public var id: String
    public var kind: Kind
    public var title: String
    /// Who made it; of an episode, the podcast.
    public var artist: String?
    public var album: String?
    public var genre: String?
    public var moods: [String]?
    /// When it came out; `nil` when that does not apply.
    public var year: Int?
    /// How often it was played by everybody; `nil` for never.
    public var plays: Int?
    /// The songs of a playlist, in order; `nil` for other items.
    public var tracks: [String]?
    public var restriction: Restriction?

    public init(id: String, kind: Kind, title: String, tracks: [String]? = nil) {
        self.id = id
        self.kind = kind
        self.title = title
        self.tracks = tracks
    }

    /// Whether it is played itself, rather than what it holds.
    public var isTrack: Bool { kind == .song || kind == .episode }
}

import Foundation

/// What the player is doing and what the person has told it.
public struct PlayerState: Codable, Hashable, Sendable {
    public enum Repeat: String, Codable, Sendable {
        case all, one
    }

    public struct Playlist: Codable, Hashable, Sendable {
        public var name: String
        public var tracks: [String]
    }

    /// The song or episode that is playing; `nil` before anything was.
    public var playing: String?
    /// When it began.
    public var since: Date?
    /// What comes after it, in order.
    public var queue: [String] = []
    public var isShuffled = false
    /// What is repeated; `nil` for nothing.
    public var repeating: Repeat?
    /// 1 for the speed at which it was recorded.
    public var speed = 1.0
    /// What was played once, in no order.
    public var heard: Set<String> = []
    public var saved: [String] = []
    public var liked: Set<String> = []
    public var disliked: Set<String> = []
    /// The person's own playlists.
    public var playlists: [Playlist] = []

    public init() {}

    /// A player that was used a little.
    static let demonstration: PlayerState = {
        var state = PlayerState()
        state.playlists = [
            Playlist(name: "Road Trip", tracks: ["gravel-1", "abacus-2"]),
            Playlist(name: "Rainy Evening", tracks: ["underhay-1"]),
            Playlist(name: "Rainy Morning", tracks: ["clerks-3", "quince-3"]),
        ]
        return state
    }()
}

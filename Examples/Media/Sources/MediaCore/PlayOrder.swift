/// What the extension has the app play: the content of the activity's `userInfo`.
///
/// Only strings, numbers and truth values are used, so that it survives every way of passing it on.
public struct PlayOrder: Hashable, Sendable {
    public static let activityType = "org.errand.examples.media.play"

    /// Songs and episodes by identifier, in the order of playing.
    public var tracks: [String]
    public var isShuffled = false
    /// What is repeated; `nil` for nothing.
    public var repeating: PlayerState.Repeat?
    /// 1 for the speed at which it was recorded.
    public var speed = 1.0

    public init(tracks: [String]) {
        self.tracks = tracks
    }

    public var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["tracks": tracks.joined(separator: " "), "shuffled": isShuffled, "speed": speed]
        info["repeating"] = repeating?.rawValue
        return info
    }

    /// Reads what came with an activity; `nil` when it is not one of ours.
    public init?(userInfo: [AnyHashable: Any]?) {
        guard let tracks = userInfo?["tracks"] as? String, !tracks.isEmpty else { return nil }
        self.init(tracks: tracks.split(separator: " ").map(String.init))
        isShuffled = userInfo?["shuffled"] as? Bool ?? false
        repeating = (userInfo?["repeating"] as? String).flatMap(PlayerState.Repeat.init(rawValue:))
        // A whole number may come back as an integer.
        speed = userInfo?["speed"] as? Double ?? (userInfo?["speed"] as? Int).map(Double.init) ?? 1
    }
}

/// What somebody wants to hear, as far as they have said.
public struct MediaQuery: Hashable, Sendable {
    public enum Order: Sendable {
        case newest, oldest, popular, unpopular
    }

    public enum Reference: Sendable {
        /// What is playing, its album or its artist.
        case playing
        /// What the person has saved, liked or put on playlists.
        case mine
    }

    /// An item that was found before.
    public var id: String?
    /// The kinds wanted; `nil` for any.
    public var kinds: Set<LibraryItem.Kind>?
    public var name: String?
    public var artist: String?
    public var album: String?
    public var genres: [String] = []
    public var moods: [String] = []
    public var years: ClosedRange<Int>?
    public var order: Order?
    public var reference: Reference?

    public init() {}

    func wants(_ kind: LibraryItem.Kind) -> Bool { kinds?.contains(kind) ?? true }

    /// Whether the only kinds wanted are others than songs, such as albums.
    var wantsNoSongs: Bool { kinds.map { !$0.contains(.song) } ?? false }
}

import Foundation

/// Everything there is to hear, the same for everybody.
public struct MusicLibrary: Sendable {
    public let items: [LibraryItem]
    let index: [String: LibraryItem]

    public init(_ items: [LibraryItem]) {
        self.items = items
        index = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The library that comes with the app.
    ///
    /// - Throws: when the file is missing or damaged.
    public static func bundled() throws -> MusicLibrary {
        let file = Bundle.module.bundleURL.appendingPathComponent("Resources/library.json")
        return MusicLibrary(try JSONDecoder().decode([LibraryItem].self, from: Data(contentsOf: file)))
    }

    /// The item, or the mix, of that identifier; `nil` when there is none.
    public func item(_ id: String) -> LibraryItem? { index[id] ?? mix(id) }

    /// What is played when the item is, in order, without what may not be played. A podcast begins with its newest episode.
    public func tracks(of item: LibraryItem) -> [LibraryItem] {
        let tracks =
            switch item.kind {
            case .song, .episode: [item]
            case .playlist: (item.tracks ?? []).compactMap { index[$0] }
            case .album: items.filter { $0.kind == .song && $0.album == item.title && $0.artist == item.artist }
            case .artist: items.filter { $0.kind == .song && $0.artist == item.title }
            case .genre: items.filter { $0.kind == .song && $0.genre == item.genre }
            case .podcast: Self.sorted(items.filter { $0.kind == .episode && $0.artist == item.title }, .newest)
            }
        return tracks.filter { $0.restriction == nil }
    }

    /// The item of that kind that a song belongs to, or the song itself.
    func owner(of track: LibraryItem, _ query: MediaQuery) -> LibraryItem {
        guard query.wantsNoSongs else { return track }
        let owner = items.first { item in
            query.wants(item.kind) && !item.isTrack && item.kind != .genre && tracks(of: item).contains(track)
        }
        return owner ?? track
    }

    /// Items that are equal in that order keep theirs.
    static func sorted(_ items: [LibraryItem], _ order: MediaQuery.Order) -> [LibraryItem] {
        func key(_ item: LibraryItem) -> Int {
            switch order {
            case .newest: -(item.year ?? 0)
            case .oldest: item.year ?? .max
            case .popular: -(item.plays ?? 0)
            case .unpopular: item.plays ?? 0
            }
        }
        return items.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }.map(\.element)
    }
}

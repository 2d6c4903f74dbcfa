import Foundation

/// The library and the player, whose state is a file that the app and its extension share.
public struct Jukebox: Sendable {
    /// The group that the app and its extension share their folder in.
    public static let groupIdentifier = "group.org.errand.examples.media"

    private let file: URL
    private let catalogue: MusicLibrary

    /// - Parameter folder: the folder of the app group.
    /// - Throws: when the library cannot be read.
    public init(folder: URL) throws {
        file = folder.appendingPathComponent("player.json")
        catalogue = try MusicLibrary.bundled()
    }

    /// The player's state; that of the demonstration when nothing was ever done with it.
    ///
    /// - Throws: when the file is there and cannot be read.
    public func state() throws -> PlayerState {
        guard FileManager.default.fileExists(atPath: file.path) else { return .demonstration }
        return try JSONDecoder().decode(PlayerState.self, from: Data(contentsOf: file))
    }

    /// The library with the person's own playlists, which come first.
    ///
    /// - Throws: when the player's file cannot be read.
    public func library() throws -> MusicLibrary {
        MusicLibrary(try state().playlists.map(Self.item) + catalogue.items)
    }

    /// What the query comes to.
    ///
    /// - Throws: when the player's file cannot be read.
    public func match(_ query: MediaQuery) throws -> LibraryMatch {
        let state = try state()
        let library = try library()
        switch query.reference {
        case .playing where query.name == nil:
            guard let track = state.playing.flatMap(library.item) else { return .nothingPlaying }
            return .found([library.owner(of: track, query)])
        case .mine:
            let match = own(state, library).match(query, avoiding: state.disliked)
            return match == .nothing && query.name != nil ? library.match(query) : match
        case .playing, nil:
            return library.match(query, avoiding: state.disliked)
        }
    }

    /// What was found; the songs of an artist by whom anything was wanted.
    ///
    /// - Throws: when the player's file cannot be read.
    public func songs(of match: LibraryMatch, _ query: MediaQuery) throws -> LibraryMatch {
        guard case .found(let items) = match, items.count == 1, items[0].kind == .artist, query.artist != nil, query.name == nil,
            query.wants(.song)
        else { return match }
        return .all(of: try library().tracks(of: items[0]))
    }

    // MARK: - Changes

    /// Plays the tracks one after the other; whatever was playing ends.
    ///
    /// - Throws: when the player's file cannot be read or written.
    public func play(_ order: PlayOrder) throws {
        try change { state in
            guard let first = order.tracks.first else { return }
            if state.playing != first { state.since = JukeboxClock.now() }
            state.playing = first
            state.queue = Array(order.tracks.dropFirst())
            state.heard.insert(first)
            state.isShuffled = order.isShuffled
            state.repeating = order.repeating
            state.speed = order.speed
        }
    }

    /// Puts the tracks into the queue, at its beginning or its end.
    ///
    /// - Throws: when the player's file cannot be read or written.
    public func enqueue(_ tracks: [String], next: Bool) throws {
        try change { $0.queue = next ? tracks + $0.queue : $0.queue + tracks }
    }

    /// Adds tracks to one of the person's playlists, or saves them; those that are there already stay where they are.
    ///
    /// - Parameter playlist: its exact name; `nil` for what is saved.
    /// - Returns: `false` when there is no such playlist.
    /// - Throws: when the player's file cannot be read or written.
    public func add(_ tracks: [String], to playlist: String?) throws -> Bool {
        try change { state in
            guard let playlist else {
                state.saved += tracks.filter { !state.saved.contains($0) }
                return true
            }
            guard let index = state.playlists.firstIndex(where: { $0.name == playlist }) else { return false }
            state.playlists[index].tracks += tracks.filter { !state.playlists[index].tracks.contains($0) }
            return true
        }
    }

    /// Notes what the person thinks of the items.
    ///
    /// - Throws: when the player's file cannot be read or written.
    public func rate(_ items: [String], liked: Bool) throws {
        try change { state in
            state.liked = liked ? state.liked.union(items) : state.liked.subtracting(items)
            state.disliked = liked ? state.disliked.subtracting(items) : state.disliked.union(items)
        }
    }

    private func change<Value>(_ body: (inout PlayerState) -> Value) throws -> Value {
        var state = try state()
        let value = body(&state)
        try JSONEncoder().encode(state).write(to: file, options: .atomic)
        return value
    }

    // MARK: - The person's own

    private static func item(_ playlist: PlayerState.Playlist) -> LibraryItem {
        LibraryItem(id: "playlist:\(playlist.name)", kind: .playlist, title: playlist.name, tracks: playlist.tracks)
    }

    private func own(_ state: PlayerState, _ library: MusicLibrary) -> MusicLibrary {
        let ids = state.liked.union(state.saved).union(state.playlists.flatMap(\.tracks))
        let artists = Set(ids.compactMap { library.item($0)?.artist })
        return MusicLibrary(
            state.playlists.map(Self.item)
                + catalogue.items.filter { ids.contains($0.id) || ($0.kind == .artist && artists.contains($0.title)) })
    }
}

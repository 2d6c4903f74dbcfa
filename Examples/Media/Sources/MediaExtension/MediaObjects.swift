import Intents
import MediaCore

extension INMediaItem {
    convenience init(_ item: LibraryItem) {
        self.init(identifier: item.id, title: item.title, type: item.kind.mediaType, artwork: nil, artist: item.artist)
    }
}

extension LibraryItem.Kind {
    var mediaType: INMediaItemType {
        switch self {
        case .song: return .song
        case .album: return .album
        case .artist: return .artist
        case .genre: return .genre
        case .playlist: return .playlist
        case .podcast: return .podcastShow
        case .episode: return .podcastEpisode
        }
    }
}

extension INMediaItemType {
    /// What Jukebox has of that type: nil for anything, nothing for what it does not play.
    var kinds: Set<LibraryItem.Kind>? {
        switch self {
        case .unknown: return nil
        case .music: return [.song, .album, .artist, .genre, .playlist]
        case .song: return [.song]
        case .album: return [.album]
        case .artist: return [.artist]
        case .genre: return [.genre]
        case .playlist: return [.playlist]
        // Without television, a show is a podcast.
        case .podcastShow, .tvShow: return [.podcast]
        case .podcastEpisode, .tvShowEpisode: return [.episode]
        default: return []
        }
    }
}

extension MediaQuery {
    init(_ search: INMediaSearch) {
        self.init()
        id = search.mediaIdentifier
        kinds = search.mediaType.kinds
        name = search.mediaName
        artist = search.artistName
        album = search.albumName
        genres = search.genreNames ?? []
        moods = search.moodNames ?? []
        years = search.releaseDate?.years
        order = Order(search.sortOrder)
        switch search.reference {
        case .currentlyPlaying: reference = .playing
        case .my: reference = .mine
        default: break
        }
    }
}

extension MediaQuery.Order {
    init?(_ order: INMediaSortOrder) {
        switch order {
        case .newest: self = .newest
        case .oldest: self = .oldest
        case .best, .popular, .trending, .recommended: self = .popular
        case .worst, .unpopular: self = .unpopular
        default: return nil
        }
    }
}

extension INDateComponentsRange {
    /// The years that it touches.
    var years: ClosedRange<Int>? {
        let last = endDateComponents?.year
        guard let first = startDateComponents?.year ?? last else { return nil }
        return first...max(first, last ?? first)
    }
}

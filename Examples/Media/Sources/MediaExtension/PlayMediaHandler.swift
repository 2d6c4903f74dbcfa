import Intents
import MediaCore

class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {

    private static let speeds = 0.5...3.0

    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        var current: MediaQuery?
        if intent.resumePlayback == true {
            current = MediaQuery()
            current?.reference = .playing
        }
        let items = intent.mediaItems ?? intent.mediaContainer.map { [$0] }
        let searching = MediaSearching<INPlayMediaMediaItemResolutionResult>(most: 3) { .unsupported(forReason: $0) }
        let isNamed = intent.resumePlayback != true || intent.mediaSearch?.namesMedia == true
        completion(searching.resolve(items, isNamed ? intent.mediaSearch : nil, unless: current))
    }

    func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        guard let shuffled = intent.playShuffled else {
            completion(.notRequired())
            return
        }
        // The episodes of a podcast have an order.
        let podcasts = (intent.mediaItems ?? []).filter { $0.type == .podcastShow || $0.type == .podcastEpisode }
        completion(shuffled && !podcasts.isEmpty ? .unsupported() : .success(with: shuffled))
    }

    func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
    ) {
        completion(intent.playbackRepeatMode == .unknown ? .notRequired() : .success(with: intent.playbackRepeatMode))
    }

    func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult {
        intent.resumePlayback.map { .success(with: $0) } ?? .notRequired()
    }

    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult {
        intent.playbackQueueLocation == .unknown ? .notRequired() : .success(with: intent.playbackQueueLocation)
    }

    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult {
        guard let speed = intent.playbackSpeed else { return .notRequired() }
        if Self.speeds.contains(speed) { return .success(with: speed) }
        return .unsupported(forReason: speed < Self.speeds.lowerBound ? .belowMinimum : .aboveMaximum)
    }

    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        let response = Jukebox.attempt("playing") { try respond(to: intent, $0) }
        completion(response ?? INPlayMediaIntentResponse(code: .failure, userActivity: nil))
    }

    private func respond(to intent: INPlayMediaIntent, _ jukebox: Jukebox) throws -> INPlayMediaIntentResponse {
        let state = try jukebox.state()
        let tracks = try self.tracks(for: intent, jukebox, state)
        guard let first = tracks.first else {
            let isPodcast = intent.mediaItems?.first?.type == .podcastShow
            return INPlayMediaIntentResponse(code: isPodcast ? .failureNoUnplayedContent : .failure, userActivity: nil)
        }
        let isQueued = intent.playbackQueueLocation == .next || intent.playbackQueueLocation == .later
        if isQueued, state.playing != nil {
            try jukebox.enqueue(tracks.map(\.id), next: intent.playbackQueueLocation == .next)
            return INPlayMediaIntentResponse(code: .success, userActivity: nil)
        }

        // Sound is the app's business.
        let activity = NSUserActivity(activityType: PlayOrder.activityType)
        activity.title = first.title
        activity.userInfo = order(tracks, intent).userInfo
        let response = INPlayMediaIntentResponse(code: .handleInApp, userActivity: activity)
        response.nowPlayingInfo = nowPlayingInfo(first)
        return response
    }

    private func tracks(for intent: INPlayMediaIntent, _ jukebox: Jukebox, _ state: PlayerState) throws -> [LibraryItem] {
        let items = intent.mediaItems ?? intent.mediaContainer.map { [$0] }
        var tracks = try jukebox.tracks(of: items)
        if items?.first?.type == .podcastShow {
            tracks.removeAll { state.heard.contains($0.id) }
        }
        if intent.resumePlayback == true, tracks.map(\.id) == [state.playing] {
            let library = try jukebox.library()
            tracks += state.queue.compactMap(library.item)
        }
        if intent.playShuffled == true {
            var numbers = ShuffleNumbers(at: JukeboxClock.now())
            tracks.shuffle(using: &numbers)
        }
        return tracks
    }

    private func order(_ tracks: [LibraryItem], _ intent: INPlayMediaIntent) -> PlayOrder {
        var order = PlayOrder(tracks: tracks.map(\.id))
        order.isShuffled = intent.playShuffled ?? false
        order.speed = intent.playbackSpeed ?? 1
        switch intent.playbackRepeatMode {
        case .all: order.repeating = .all
        case .one: order.repeating = .one
        default: break
        }
        return order
    }

    /// The keys are those of the now-playing center.
    private func nowPlayingInfo(_ track: LibraryItem) -> [String: Any] {
        var info: [String: Any] = ["title": track.title]
        info["artist"] = track.artist
        info["albumTitle"] = track.album
        return info
    }
}

extension INMediaSearch {
    /// Whether more is said than that it should be music: "resume the music" names none.
    fileprivate var namesMedia: Bool {
        let names = [mediaName, artistName, albumName] + (genreNames ?? []) + (moodNames ?? []) + (activityNames ?? [])
        return names.contains { $0?.isEmpty == false } || releaseDate != nil || sortOrder != .unknown
            || ![.unknown, .music, .song].contains(mediaType)
    }
}

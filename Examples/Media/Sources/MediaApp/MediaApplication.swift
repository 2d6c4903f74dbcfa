import ExtensionRuntime
import Intents
import MediaCore

/// Jukebox itself, as far as it has no loudspeaker: what it plays is what its state says.
public final class MediaApplication: ApplicationDelegate {
    /// The title of what it was last told to play; `nil` before that.
    public private(set) var onAir: String?

    public init() {
        JukeboxClock.follow { .ofHost }
        tellNames()
    }

    /// Names are heard better when they are known: playlists, artists and shows.
    private func tellNames() {
        guard let items = try? Self.jukebox?.library().items else { return }
        func tell(_ kind: LibraryItem.Kind, as type: INVocabularyStringType) {
            let titles = items.filter { $0.kind == kind }.map(\.title)
            INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: titles), of: type)
        }
        tell(.playlist, as: .mediaPlaylistTitle)
        tell(.artist, as: .mediaMusicArtistName)
        tell(.podcast, as: .mediaShowTitle)
    }

    /// The player that the app shares with its extension; `nil` where it has no folder, or a damaged one.
    private static var jukebox: Jukebox? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Jukebox.groupIdentifier)
            .flatMap { try? Jukebox(folder: $0) }
    }

    public func application(continue userActivity: NSUserActivity) -> Bool {
        if userActivity.activityType == PlayOrder.activityType {
            return PlayOrder(userInfo: userActivity.userInfo).map(play) ?? false
        }
        switch userActivity.interaction?.intent {
        case is INPlayMediaIntent, is INAddMediaIntent, is INSearchForMediaIntent, is INUpdateMediaAffinityIntent: return true
        default: return false
        }
    }

    private func play(_ order: PlayOrder) -> Bool {
        guard let jukebox = Self.jukebox else { return false }
        do {
            guard let first = try order.tracks.first.flatMap(jukebox.library().item) else { return false }
            try jukebox.play(order)
            onAir = first.title
            return true
        } catch {
            FileHandle.standardError.write(Data("Jukebox: cannot play: \(error)\n".utf8))
            return false
        }
    }
}

import ExtensionRuntime
import Intents
import MediaCore

/// Jukebox itself, as far as it has no loudspeaker: what it plays is what its state says.
public final class MediaApplication: ApplicationDelegate {
    /// The title of what it was last told to play; `nil` before that.
    public private(set) var onAir: String?

    public init() {}

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
        let group = Jukebox.groupIdentifier
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) else { return false }
        do {
            let jukebox = try Jukebox(folder: folder)
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

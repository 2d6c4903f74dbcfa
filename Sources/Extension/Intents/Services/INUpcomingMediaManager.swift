public import Foundation
import Synchronization

/// What the app expects the person to play next.
public final class INUpcomingMediaManager: NSObject, Sendable {
    /// The manager of the app in this process.
    public static let shared = INUpcomingMediaManager()

    private let intents = Mutex<[INPlayMediaIntent]>([])
    private let modes = Mutex<[INMediaItemType: INUpcomingMediaPredictionMode]>([:])

    private override init() {
        super.init()
    }

    /// Replaces the suggestions; the likeliest comes first. Objects other than `INPlayMediaIntent` are left out.
    public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        self.intents.withLock { $0 = intents.array.compactMap { $0 as? INPlayMediaIntent } }
    }

    /// Says whether anything but the suggestions may be expected of a kind.
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        modes.withLock { $0[type] = mode }
    }

    /// The suggestions told last.
    package var suggestedMediaIntents: [INPlayMediaIntent] { intents.withLock { $0 } }

    /// The mode told last; `default` for kinds of which nothing was told.
    package func predictionMode(for type: INMediaItemType) -> INUpcomingMediaPredictionMode {
        modes.withLock { $0[type] ?? .default }
    }
}

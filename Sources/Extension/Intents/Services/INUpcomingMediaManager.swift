import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// What the app expects the person to play next. The host keeps it; without a host it goes nowhere.
public final class INUpcomingMediaManager: NSObject, Sendable {
    /// The manager of the app whose code runs.
    public static var shared: INUpcomingMediaManager { INUpcomingMediaManager() }

    // For work that continues outside of the call in which the manager was asked for; within calls the call's own counts.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Replaces the suggestions; the likeliest comes first. Objects other than `INPlayMediaIntent` are left out.
    public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        let intents = intents.array.compactMap { ($0 as? INPlayMediaIntent)?._record }
        _ = AppEnvironment.tell(kept, for: "INUpcomingMediaManager", .contribution(.upcomingMedia(intents)))
    }

    /// Says whether anything but the suggestions may be expected of a kind.
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        _ = AppEnvironment.tell(
            kept, for: "INUpcomingMediaManager",
            .contribution(.predictionMode(mode.rawValue, mediaType: type.rawValue)))
    }
}

import ExtensionProtocol
public import Foundation
import HostEnvironment
import RecordObjects

/// What the app expects the person to play next. The host keeps it; without a host it is discarded.
public final class INUpcomingMediaManager: NSObject, Sendable {
    /// The manager of the app whose code runs.
    public static var shared: INUpcomingMediaManager { INUpcomingMediaManager() }

    // For work that continues outside of the call that requested the manager; within a call, the call's own environment takes
    // precedence.
    private let kept = AppEnvironment.scope?.environment

    private override init() {
        super.init()
    }

    /// Replaces the suggestions, in order of likelihood. Objects other than `INPlayMediaIntent` are ignored.
    public func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
        let intents = intents.array.compactMap { ($0 as? INPlayMediaIntent)?._record }
        _ = AppEnvironment.tell(kept, for: "INUpcomingMediaManager", .contribution(.upcomingMedia(intents)))
    }

    /// Sets whether to expect media of a type other than those suggested.
    public func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
        _ = AppEnvironment.tell(
            kept, for: "INUpcomingMediaManager",
            .contribution(.predictionMode(mode.rawValue, mediaType: type.rawValue)))
    }
}

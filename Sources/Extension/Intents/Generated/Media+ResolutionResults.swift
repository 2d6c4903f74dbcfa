// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema
import RecordObjects

/// The result of resolving one parameter.
open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(mediaDestinationResolutionResult result: INMediaDestinationResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }

    public class func successes(with value: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
        value.map { INAddMediaMediaItemResolutionResult.success(with: $0) }
    }
}

/// The result of resolving one parameter.
open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INMediaAffinityType) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INMediaAffinityType) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INMediaDestination) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func disambiguation(with value: [INMediaDestination]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INMediaDestination?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INMediaItem) -> Self {
        Self(_resolution: .success(value._written))
    }

    @_disfavoredOverload
    public class func successes(with value: [INMediaItem]) -> [INMediaItemResolutionResult] {
        value.map { INMediaItemResolutionResult.success(with: $0) }
    }

    public class func disambiguation(with value: [INMediaItem]) -> Self {
        Self(_resolution: .disambiguation(value.map(\._written)))
    }

    public class func confirmationRequired(with value: INMediaItem?) -> Self {
        Self(_resolution: .confirmationRequired(value?._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }

    public class func successes(with value: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        value.map { INPlayMediaMediaItemResolutionResult.success(with: $0) }
    }
}

/// The result of resolving one parameter.
open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(doubleResolutionResult result: INDoubleResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }
}

/// The result of resolving one parameter.
open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPlaybackQueueLocation) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INPlaybackQueueLocation) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    public class func success(with value: INPlaybackRepeatMode) -> Self {
        Self(_resolution: .success(value._written))
    }

    public class func confirmationRequired(with value: INPlaybackRepeatMode) -> Self {
        Self(_resolution: .confirmationRequired(value._written, reason: nil))
    }
}

/// The result of resolving one parameter.
open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }

    public class func successes(with value: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] {
        value.map { INSearchForMediaMediaItemResolutionResult.success(with: $0) }
    }
}

/// The result of resolving one parameter.
open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult, @unchecked Sendable {
    /// Creates a result from a base result.
    public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
        self.init(_resolution: result._resolution)
    }

    public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
        Self(_resolution: .unsupported(reason: Int(reason.rawValue)))
    }

    public class func successes(with value: [INMediaItem]) -> [INUpdateMediaAffinityMediaItemResolutionResult] {
        value.map { INUpdateMediaAffinityMediaItemResolutionResult.success(with: $0) }
    }
}

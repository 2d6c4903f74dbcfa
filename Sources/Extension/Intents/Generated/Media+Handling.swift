// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INPlayMediaIntent`. `handle` is required, in any one of its spellings.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    associatedtype _INPlayMediaIntent_handle_async: _HandlerResult
    associatedtype _INPlayMediaIntent_handle_completion
    associatedtype _INPlayMediaIntent_handle_firstGeneration
    @discardableResult func handle(intent: INPlayMediaIntent) async -> _INPlayMediaIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _INPlayMediaIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _INPlayMediaIntent_handle_firstGeneration

    associatedtype _INPlayMediaIntent_confirm_async: _HandlerResult
    associatedtype _INPlayMediaIntent_confirm_completion
    associatedtype _INPlayMediaIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INPlayMediaIntent) async -> _INPlayMediaIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _INPlayMediaIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _INPlayMediaIntent_confirm_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_mediaItems_completion
    associatedtype _INPlayMediaIntent_resolve_mediaItems_firstGeneration
    @discardableResult func resolveMediaItems(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_mediaItems_async
    @preconcurrency @discardableResult func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _INPlayMediaIntent_resolve_mediaItems_completion
    @preconcurrency @discardableResult func resolveMediaItems(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _INPlayMediaIntent_resolve_mediaItems_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playShuffled_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playShuffled_completion
    associatedtype _INPlayMediaIntent_resolve_playShuffled_firstGeneration
    @discardableResult func resolvePlayShuffled(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_playShuffled_async
    @preconcurrency @discardableResult func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playShuffled_completion
    @preconcurrency @discardableResult func resolvePlayShuffled(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playShuffled_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_completion
    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration
    @discardableResult func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_playbackRepeatMode_async
    @preconcurrency @discardableResult func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackRepeatMode_completion
    @preconcurrency @discardableResult func resolvePlaybackRepeatMode(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_resumePlayback_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_resumePlayback_completion
    associatedtype _INPlayMediaIntent_resolve_resumePlayback_firstGeneration
    @discardableResult func resolveResumePlayback(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_resumePlayback_async
    @preconcurrency @discardableResult func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_resumePlayback_completion
    @preconcurrency @discardableResult func resolveResumePlayback(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_resumePlayback_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_completion
    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration
    @discardableResult func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_playbackQueueLocation_async
    @preconcurrency @discardableResult func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackQueueLocation_completion
    @preconcurrency @discardableResult func resolvePlaybackQueueLocation(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_completion
    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration
    @discardableResult func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_playbackSpeed_async
    @preconcurrency @discardableResult func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackSpeed_completion
    @preconcurrency @discardableResult func resolvePlaybackSpeed(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration
}

extension INPlayMediaIntentHandling {
    @discardableResult public func handle(intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveMediaItems(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePlayShuffled(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePlaybackRepeatMode(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveResumePlayback(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePlaybackQueueLocation(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePlaybackSpeed(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPlayMediaIntentHandling where _INPlayMediaIntent_handle_async == INPlayMediaIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPlayMediaIntentHandling where _INPlayMediaIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPlayMediaIntentHandling
where _INPlayMediaIntent_handle_async == INPlayMediaIntentResponse, _INPlayMediaIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INAddMediaIntent`. `handle` is required, in any one of its spellings.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    associatedtype _INAddMediaIntent_handle_async: _HandlerResult
    associatedtype _INAddMediaIntent_handle_completion
    associatedtype _INAddMediaIntent_handle_firstGeneration
    @discardableResult func handle(intent: INAddMediaIntent) async -> _INAddMediaIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _INAddMediaIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _INAddMediaIntent_handle_firstGeneration

    associatedtype _INAddMediaIntent_confirm_async: _HandlerResult
    associatedtype _INAddMediaIntent_confirm_completion
    associatedtype _INAddMediaIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INAddMediaIntent) async -> _INAddMediaIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _INAddMediaIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _INAddMediaIntent_confirm_firstGeneration

    associatedtype _INAddMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INAddMediaIntent_resolve_mediaItems_completion
    associatedtype _INAddMediaIntent_resolve_mediaItems_firstGeneration
    @discardableResult func resolveMediaItems(for intent: INAddMediaIntent) async -> _INAddMediaIntent_resolve_mediaItems_async
    @preconcurrency @discardableResult func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _INAddMediaIntent_resolve_mediaItems_completion
    @preconcurrency @discardableResult func resolveMediaItems(
        forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _INAddMediaIntent_resolve_mediaItems_firstGeneration

    associatedtype _INAddMediaIntent_resolve_mediaDestination_async: _HandlerResult
    associatedtype _INAddMediaIntent_resolve_mediaDestination_completion
    associatedtype _INAddMediaIntent_resolve_mediaDestination_firstGeneration
    @discardableResult func resolveMediaDestination(for intent: INAddMediaIntent) async
        -> _INAddMediaIntent_resolve_mediaDestination_async
    @preconcurrency @discardableResult func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _INAddMediaIntent_resolve_mediaDestination_completion
    @preconcurrency @discardableResult func resolveMediaDestination(
        forAddMedia intent: INAddMediaIntent,
        with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _INAddMediaIntent_resolve_mediaDestination_firstGeneration
}

extension INAddMediaIntentHandling {
    @discardableResult public func handle(intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveMediaItems(for intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveMediaDestination(for intent: INAddMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaDestination(
        forAddMedia intent: INAddMediaIntent,
        with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddMediaIntentHandling where _INAddMediaIntent_handle_async == INAddMediaIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddMediaIntentHandling where _INAddMediaIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddMediaIntentHandling
where _INAddMediaIntent_handle_async == INAddMediaIntentResponse, _INAddMediaIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INUpdateMediaAffinityIntent`. `handle` is required, in any one of its spellings.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
    associatedtype _INUpdateMediaAffinityIntent_handle_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_handle_completion
    associatedtype _INUpdateMediaAffinityIntent_handle_firstGeneration
    @discardableResult func handle(intent: INUpdateMediaAffinityIntent) async -> _INUpdateMediaAffinityIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_handle_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_confirm_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_confirm_completion
    associatedtype _INUpdateMediaAffinityIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INUpdateMediaAffinityIntent) async -> _INUpdateMediaAffinityIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_confirm_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_completion
    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration
    @discardableResult func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async
        -> _INUpdateMediaAffinityIntent_resolve_mediaItems_async
    @preconcurrency @discardableResult func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_mediaItems_completion
    @preconcurrency @discardableResult func resolveMediaItems(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_completion
    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration
    @discardableResult func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
        -> _INUpdateMediaAffinityIntent_resolve_affinityType_async
    @preconcurrency @discardableResult func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_affinityType_completion
    @preconcurrency @discardableResult func resolveAffinityType(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration
}

extension INUpdateMediaAffinityIntentHandling {
    @discardableResult public func handle(intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAffinityType(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling
where _INUpdateMediaAffinityIntent_handle_async == INUpdateMediaAffinityIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling where _INUpdateMediaAffinityIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling
where
    _INUpdateMediaAffinityIntent_handle_async == INUpdateMediaAffinityIntentResponse,
    _INUpdateMediaAffinityIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchForMediaIntent`. `handle` is required, in any one of its spellings.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForMediaIntent_handle_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_handle_completion
    associatedtype _INSearchForMediaIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForMediaIntent) async -> _INSearchForMediaIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_handle_firstGeneration

    associatedtype _INSearchForMediaIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_confirm_completion
    associatedtype _INSearchForMediaIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForMediaIntent) async -> _INSearchForMediaIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_confirm_firstGeneration

    associatedtype _INSearchForMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_resolve_mediaItems_completion
    associatedtype _INSearchForMediaIntent_resolve_mediaItems_firstGeneration
    @discardableResult func resolveMediaItems(for intent: INSearchForMediaIntent) async
        -> _INSearchForMediaIntent_resolve_mediaItems_async
    @preconcurrency @discardableResult func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _INSearchForMediaIntent_resolve_mediaItems_completion
    @preconcurrency @discardableResult func resolveMediaItems(
        forSearchForMedia intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _INSearchForMediaIntent_resolve_mediaItems_firstGeneration
}

extension INSearchForMediaIntentHandling {
    @discardableResult public func handle(intent: INSearchForMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForMediaIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveMediaItems(
        forSearchForMedia intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMediaIntentHandling where _INSearchForMediaIntent_handle_async == INSearchForMediaIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMediaIntentHandling where _INSearchForMediaIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMediaIntentHandling
where
    _INSearchForMediaIntent_handle_async == INSearchForMediaIntentResponse, _INSearchForMediaIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

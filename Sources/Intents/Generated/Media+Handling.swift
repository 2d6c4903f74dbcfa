// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INPlayMediaIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
    associatedtype _INPlayMediaIntent_handle_async: _HandlerResult
    associatedtype _INPlayMediaIntent_handle_completion
    associatedtype _INPlayMediaIntent_handle_firstGeneration
    func handle(intent: INPlayMediaIntent) async -> _INPlayMediaIntent_handle_async
    func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _INPlayMediaIntent_handle_completion
    func handle(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _INPlayMediaIntent_handle_firstGeneration

    associatedtype _INPlayMediaIntent_confirm_async: _HandlerResult
    associatedtype _INPlayMediaIntent_confirm_completion
    associatedtype _INPlayMediaIntent_confirm_firstGeneration
    func confirm(intent: INPlayMediaIntent) async -> _INPlayMediaIntent_confirm_async
    func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _INPlayMediaIntent_confirm_completion
    func confirm(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _INPlayMediaIntent_confirm_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_mediaItems_completion
    associatedtype _INPlayMediaIntent_resolve_mediaItems_firstGeneration
    func resolveMediaItems(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_mediaItems_async
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _INPlayMediaIntent_resolve_mediaItems_completion
    func resolveMediaItems(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _INPlayMediaIntent_resolve_mediaItems_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playShuffled_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playShuffled_completion
    associatedtype _INPlayMediaIntent_resolve_playShuffled_firstGeneration
    func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_playShuffled_async
    func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playShuffled_completion
    func resolvePlayShuffled(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playShuffled_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_completion
    associatedtype _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration
    func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_playbackRepeatMode_async
    func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackRepeatMode_completion
    func resolvePlaybackRepeatMode(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_resumePlayback_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_resumePlayback_completion
    associatedtype _INPlayMediaIntent_resolve_resumePlayback_firstGeneration
    func resolveResumePlayback(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_resumePlayback_async
    func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_resumePlayback_completion
    func resolveResumePlayback(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_resumePlayback_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_completion
    associatedtype _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration
    func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async
        -> _INPlayMediaIntent_resolve_playbackQueueLocation_async
    func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackQueueLocation_completion
    func resolvePlaybackQueueLocation(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration

    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_async: _HandlerResult
    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_completion
    associatedtype _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration
    func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> _INPlayMediaIntent_resolve_playbackSpeed_async
    func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackSpeed_completion
    func resolvePlaybackSpeed(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration
}

extension INPlayMediaIntentHandling {
    public func handle(intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func resolveMediaItems(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePlayShuffled(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlayShuffled(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackRepeatMode(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackRepeatMode(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveResumePlayback(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveResumePlayback(
        forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackQueueLocation(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackQueueLocation(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackSpeed(
        for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePlaybackSpeed(
        forPlayMedia intent: INPlayMediaIntent,
        with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPlayMediaIntentHandling where _INPlayMediaIntent_handle_async == INPlayMediaIntentResponse {
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INPlayMediaIntentHandling where _INPlayMediaIntent_handle_firstGeneration == Void {
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INPlayMediaIntentHandling
where _INPlayMediaIntent_handle_async == INPlayMediaIntentResponse, _INPlayMediaIntent_handle_firstGeneration == Void {
    public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INAddMediaIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INAddMediaIntentHandling: NSObjectProtocol {
    associatedtype _INAddMediaIntent_handle_async: _HandlerResult
    associatedtype _INAddMediaIntent_handle_completion
    associatedtype _INAddMediaIntent_handle_firstGeneration
    func handle(intent: INAddMediaIntent) async -> _INAddMediaIntent_handle_async
    func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _INAddMediaIntent_handle_completion
    func handle(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _INAddMediaIntent_handle_firstGeneration

    associatedtype _INAddMediaIntent_confirm_async: _HandlerResult
    associatedtype _INAddMediaIntent_confirm_completion
    associatedtype _INAddMediaIntent_confirm_firstGeneration
    func confirm(intent: INAddMediaIntent) async -> _INAddMediaIntent_confirm_async
    func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _INAddMediaIntent_confirm_completion
    func confirm(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _INAddMediaIntent_confirm_firstGeneration

    associatedtype _INAddMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INAddMediaIntent_resolve_mediaItems_completion
    associatedtype _INAddMediaIntent_resolve_mediaItems_firstGeneration
    func resolveMediaItems(for intent: INAddMediaIntent) async -> _INAddMediaIntent_resolve_mediaItems_async
    func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _INAddMediaIntent_resolve_mediaItems_completion
    func resolveMediaItems(
        forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _INAddMediaIntent_resolve_mediaItems_firstGeneration

    associatedtype _INAddMediaIntent_resolve_mediaDestination_async: _HandlerResult
    associatedtype _INAddMediaIntent_resolve_mediaDestination_completion
    associatedtype _INAddMediaIntent_resolve_mediaDestination_firstGeneration
    func resolveMediaDestination(for intent: INAddMediaIntent) async -> _INAddMediaIntent_resolve_mediaDestination_async
    func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _INAddMediaIntent_resolve_mediaDestination_completion
    func resolveMediaDestination(
        forAddMedia intent: INAddMediaIntent,
        with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _INAddMediaIntent_resolve_mediaDestination_firstGeneration
}

extension INAddMediaIntentHandling {
    public func handle(intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func resolveMediaItems(for intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaDestination(for intent: INAddMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveMediaDestination(
        for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaDestination(
        forAddMedia intent: INAddMediaIntent,
        with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAddMediaIntentHandling where _INAddMediaIntent_handle_async == INAddMediaIntentResponse {
    public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INAddMediaIntentHandling where _INAddMediaIntent_handle_firstGeneration == Void {
    public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INAddMediaIntentHandling
where _INAddMediaIntent_handle_async == INAddMediaIntentResponse, _INAddMediaIntent_handle_firstGeneration == Void {
    public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INUpdateMediaAffinityIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
    associatedtype _INUpdateMediaAffinityIntent_handle_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_handle_completion
    associatedtype _INUpdateMediaAffinityIntent_handle_firstGeneration
    func handle(intent: INUpdateMediaAffinityIntent) async -> _INUpdateMediaAffinityIntent_handle_async
    func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_handle_completion
    func handle(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_handle_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_confirm_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_confirm_completion
    associatedtype _INUpdateMediaAffinityIntent_confirm_firstGeneration
    func confirm(intent: INUpdateMediaAffinityIntent) async -> _INUpdateMediaAffinityIntent_confirm_async
    func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_confirm_completion
    func confirm(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _INUpdateMediaAffinityIntent_confirm_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_completion
    associatedtype _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration
    func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> _INUpdateMediaAffinityIntent_resolve_mediaItems_async
    func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_mediaItems_completion
    func resolveMediaItems(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration

    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_async: _HandlerResult
    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_completion
    associatedtype _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration
    func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async
        -> _INUpdateMediaAffinityIntent_resolve_affinityType_async
    func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_affinityType_completion
    func resolveAffinityType(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration
}

extension INUpdateMediaAffinityIntentHandling {
    public func handle(intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        updateMediaAffinity intent: INUpdateMediaAffinityIntent,
        completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAffinityType(
        for intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAffinityType(
        forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent,
        with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling
where _INUpdateMediaAffinityIntent_handle_async == INUpdateMediaAffinityIntentResponse {
    public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling where _INUpdateMediaAffinityIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUpdateMediaAffinityIntentHandling
where
    _INUpdateMediaAffinityIntent_handle_async == INUpdateMediaAffinityIntentResponse,
    _INUpdateMediaAffinityIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSearchForMediaIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForMediaIntent_handle_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_handle_completion
    associatedtype _INSearchForMediaIntent_handle_firstGeneration
    func handle(intent: INSearchForMediaIntent) async -> _INSearchForMediaIntent_handle_async
    func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _INSearchForMediaIntent_handle_completion
    func handle(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_handle_firstGeneration

    associatedtype _INSearchForMediaIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_confirm_completion
    associatedtype _INSearchForMediaIntent_confirm_firstGeneration
    func confirm(intent: INSearchForMediaIntent) async -> _INSearchForMediaIntent_confirm_async
    func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _INSearchForMediaIntent_confirm_completion
    func confirm(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _INSearchForMediaIntent_confirm_firstGeneration

    associatedtype _INSearchForMediaIntent_resolve_mediaItems_async: _HandlerResult
    associatedtype _INSearchForMediaIntent_resolve_mediaItems_completion
    associatedtype _INSearchForMediaIntent_resolve_mediaItems_firstGeneration
    func resolveMediaItems(for intent: INSearchForMediaIntent) async -> _INSearchForMediaIntent_resolve_mediaItems_async
    func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _INSearchForMediaIntent_resolve_mediaItems_completion
    func resolveMediaItems(
        forSearchForMedia intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _INSearchForMediaIntent_resolve_mediaItems_firstGeneration
}

extension INSearchForMediaIntentHandling {
    public func handle(intent: INSearchForMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        for intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveMediaItems(
        forSearchForMedia intent: INSearchForMediaIntent,
        with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMediaIntentHandling where _INSearchForMediaIntent_handle_async == INSearchForMediaIntentResponse {
    public func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForMediaIntentHandling where _INSearchForMediaIntent_handle_firstGeneration == Void {
    public func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForMediaIntentHandling
where
    _INSearchForMediaIntent_handle_async == INSearchForMediaIntentResponse, _INSearchForMediaIntent_handle_firstGeneration == Void
{
    public func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INSearchForPhotosIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForPhotosIntent_handle_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_handle_completion
    associatedtype _INSearchForPhotosIntent_handle_firstGeneration
    func handle(intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_handle_async
    func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
        -> _INSearchForPhotosIntent_handle_completion
    func handle(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_handle_firstGeneration

    associatedtype _INSearchForPhotosIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_confirm_completion
    associatedtype _INSearchForPhotosIntent_confirm_firstGeneration
    func confirm(intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_confirm_async
    func confirm(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
        -> _INSearchForPhotosIntent_confirm_completion
    func confirm(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_confirm_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_completion
    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration
    func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_resolve_dateCreated_async
    func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_dateCreated_completion
    func resolveDateCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_completion
    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration
    func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_locationCreated_async
    func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_locationCreated_completion
    func resolveLocationCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_albumName_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_albumName_completion
    associatedtype _INSearchForPhotosIntent_resolve_albumName_firstGeneration
    func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_resolve_albumName_async
    func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_albumName_completion
    func resolveAlbumName(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_albumName_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_completion
    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration
    func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_resolve_searchTerms_async
    func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_searchTerms_completion
    func resolveSearchTerms(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_completion
    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration
    func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_resolve_peopleInPhoto_async
    func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_peopleInPhoto_completion
    func resolvePeopleInPhoto(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration
}

extension INSearchForPhotosIntentHandling {
    public func handle(intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSearchTerms(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling where _INSearchForPhotosIntent_handle_async == INSearchForPhotosIntentResponse {
    public func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling where _INSearchForPhotosIntent_handle_firstGeneration == Void {
    public func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling
where
    _INSearchForPhotosIntent_handle_async == INSearchForPhotosIntentResponse,
    _INSearchForPhotosIntent_handle_firstGeneration == Void
{
    public func handle(intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INStartPhotoPlaybackIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
    associatedtype _INStartPhotoPlaybackIntent_handle_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_handle_completion
    associatedtype _INStartPhotoPlaybackIntent_handle_firstGeneration
    func handle(intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_handle_async
    func handle(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
        -> _INStartPhotoPlaybackIntent_handle_completion
    func handle(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_handle_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_confirm_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_confirm_completion
    associatedtype _INStartPhotoPlaybackIntent_confirm_firstGeneration
    func confirm(intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_confirm_async
    func confirm(intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void)
        -> _INStartPhotoPlaybackIntent_confirm_completion
    func confirm(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_confirm_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration
    func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_resolve_dateCreated_async
    func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_dateCreated_completion
    func resolveDateCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration
    func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_locationCreated_async
    func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_locationCreated_completion
    func resolveLocationCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration
    func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_resolve_albumName_async
    func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_albumName_completion
    func resolveAlbumName(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration
    func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async
    func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion
    func resolvePeopleInPhoto(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration
}

extension INStartPhotoPlaybackIntentHandling {
    public func handle(intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveLocationCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAlbumName(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePeopleInPhoto(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling
where _INStartPhotoPlaybackIntent_handle_async == INStartPhotoPlaybackIntentResponse {
    public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling where _INStartPhotoPlaybackIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling
where
    _INStartPhotoPlaybackIntent_handle_async == INStartPhotoPlaybackIntentResponse,
    _INStartPhotoPlaybackIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// All of the domain's first handling protocols in one.
@available(iOS, deprecated: 13.0)
public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

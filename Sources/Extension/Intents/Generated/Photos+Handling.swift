// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INSearchForPhotosIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForPhotosIntent_handle_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_handle_completion
    associatedtype _INSearchForPhotosIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_handle_firstGeneration

    associatedtype _INSearchForPhotosIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_confirm_completion
    associatedtype _INSearchForPhotosIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForPhotosIntent) async -> _INSearchForPhotosIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _INSearchForPhotosIntent_confirm_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_completion
    associatedtype _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration
    @discardableResult func resolveDateCreated(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_dateCreated_async
    @preconcurrency @discardableResult func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_dateCreated_completion
    @preconcurrency @discardableResult func resolveDateCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_completion
    associatedtype _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration
    @discardableResult func resolveLocationCreated(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_locationCreated_async
    @preconcurrency @discardableResult func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_locationCreated_completion
    @preconcurrency @discardableResult func resolveLocationCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_albumName_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_albumName_completion
    associatedtype _INSearchForPhotosIntent_resolve_albumName_firstGeneration
    @discardableResult func resolveAlbumName(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_albumName_async
    @preconcurrency @discardableResult func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_albumName_completion
    @preconcurrency @discardableResult func resolveAlbumName(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSearchForPhotosIntent_resolve_albumName_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_completion
    associatedtype _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration
    @available(iOS, deprecated: 15.0)
    @discardableResult func resolveSearchTerms(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_searchTerms_async
    @available(iOS, deprecated: 15.0)
    @preconcurrency @discardableResult func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_searchTerms_completion
    @available(iOS, deprecated: 15.0)
    @preconcurrency @discardableResult func resolveSearchTerms(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration

    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_async: _HandlerResult
    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_completion
    associatedtype _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration
    @discardableResult func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async
        -> _INSearchForPhotosIntent_resolve_peopleInPhoto_async
    @preconcurrency @discardableResult func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_peopleInPhoto_completion
    @preconcurrency @discardableResult func resolvePeopleInPhoto(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration
}

extension INSearchForPhotosIntentHandling {
    @discardableResult public func handle(intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForPhotosIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForPhotos intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateCreated(for intent: INSearchForPhotosIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLocationCreated(for intent: INSearchForPhotosIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveLocationCreated(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocationCreated(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAlbumName(for intent: INSearchForPhotosIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAlbumName(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAlbumName(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSearchTerms(for intent: INSearchForPhotosIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSearchTerms(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSearchTerms(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePeopleInPhoto(for intent: INSearchForPhotosIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePeopleInPhoto(
        for intent: INSearchForPhotosIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePeopleInPhoto(
        forSearchForPhotos intent: INSearchForPhotosIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling where _INSearchForPhotosIntent_handle_async == INSearchForPhotosIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling where _INSearchForPhotosIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForPhotosIntentHandling
where
    _INSearchForPhotosIntent_handle_async == INSearchForPhotosIntentResponse,
    _INSearchForPhotosIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForPhotosIntent, completion: @escaping @Sendable (INSearchForPhotosIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INStartPhotoPlaybackIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
    associatedtype _INStartPhotoPlaybackIntent_handle_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_handle_completion
    associatedtype _INStartPhotoPlaybackIntent_handle_firstGeneration
    @discardableResult func handle(intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_handle_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_confirm_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_confirm_completion
    associatedtype _INStartPhotoPlaybackIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INStartPhotoPlaybackIntent) async -> _INStartPhotoPlaybackIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _INStartPhotoPlaybackIntent_confirm_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration
    @discardableResult func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_dateCreated_async
    @preconcurrency @discardableResult func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_dateCreated_completion
    @preconcurrency @discardableResult func resolveDateCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration
    @discardableResult func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_locationCreated_async
    @preconcurrency @discardableResult func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_locationCreated_completion
    @preconcurrency @discardableResult func resolveLocationCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration
    @discardableResult func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_albumName_async
    @preconcurrency @discardableResult func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_albumName_completion
    @preconcurrency @discardableResult func resolveAlbumName(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration

    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async: _HandlerResult
    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion
    associatedtype _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration
    @discardableResult func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async
        -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async
    @preconcurrency @discardableResult func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion
    @preconcurrency @discardableResult func resolvePeopleInPhoto(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration
}

extension INStartPhotoPlaybackIntentHandling {
    @discardableResult public func handle(intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INStartPhotoPlaybackIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        startPhotoPlayback intent: INStartPhotoPlaybackIntent,
        completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateCreated(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateCreated(
        for intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLocationCreated(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveLocationCreated(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocationCreated(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAlbumName(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAlbumName(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAlbumName(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePeopleInPhoto(for intent: INStartPhotoPlaybackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePeopleInPhoto(
        for intent: INStartPhotoPlaybackIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePeopleInPhoto(
        forStartPhotoPlayback intent: INStartPhotoPlaybackIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling
where _INStartPhotoPlaybackIntent_handle_async == INStartPhotoPlaybackIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling where _INStartPhotoPlaybackIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartPhotoPlaybackIntentHandling
where
    _INStartPhotoPlaybackIntent_handle_async == INStartPhotoPlaybackIntentResponse,
    _INStartPhotoPlaybackIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INStartPhotoPlaybackIntent, completion: @escaping @Sendable (INStartPhotoPlaybackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

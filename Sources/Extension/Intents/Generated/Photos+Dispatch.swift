// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INSearchForPhotosIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForPhotosIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForPhotosIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("dateCreated"):
            if _INSearchForPhotosIntent_resolve_dateCreated_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_resolve_dateCreated_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("locationCreated"):
            if _INSearchForPhotosIntent_resolve_locationCreated_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_resolve_locationCreated_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("albumName"):
            if _INSearchForPhotosIntent_resolve_albumName_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_resolve_albumName_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_resolve_albumName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("searchTerms"):
            if _INSearchForPhotosIntent_resolve_searchTerms_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_resolve_searchTerms_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("peopleInPhoto"):
            if _INSearchForPhotosIntent_resolve_peopleInPhoto_async.self != _NotImplemented.self { return .async }
            if _INSearchForPhotosIntent_resolve_peopleInPhoto_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForPhotosIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForPhotosIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForPhotosIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForPhotosIntent_handle_firstGeneration = handle(
                searchForPhotos: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForPhotosIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForPhotosIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForPhotosIntent_confirm_firstGeneration = confirm(
                searchForPhotos: intent, completion: { answer.give($0) })
        case (.resolve("dateCreated"), .async):
            let result: _INSearchForPhotosIntent_resolve_dateCreated_async = await resolveDateCreated(for: intent)
            answer.give(result)
        case (.resolve("dateCreated"), .completion):
            let _: _INSearchForPhotosIntent_resolve_dateCreated_completion = resolveDateCreated(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateCreated"), .firstGeneration):
            let _: _INSearchForPhotosIntent_resolve_dateCreated_firstGeneration = resolveDateCreated(
                forSearchForPhotos: intent, with: { answer.give($0) })
        case (.resolve("locationCreated"), .async):
            let result: _INSearchForPhotosIntent_resolve_locationCreated_async = await resolveLocationCreated(for: intent)
            answer.give(result)
        case (.resolve("locationCreated"), .completion):
            let _: _INSearchForPhotosIntent_resolve_locationCreated_completion = resolveLocationCreated(
                for: intent, with: { answer.give($0) })
        case (.resolve("locationCreated"), .firstGeneration):
            let _: _INSearchForPhotosIntent_resolve_locationCreated_firstGeneration = resolveLocationCreated(
                forSearchForPhotos: intent, with: { answer.give($0) })
        case (.resolve("albumName"), .async):
            let result: _INSearchForPhotosIntent_resolve_albumName_async = await resolveAlbumName(for: intent)
            answer.give(result)
        case (.resolve("albumName"), .completion):
            let _: _INSearchForPhotosIntent_resolve_albumName_completion = resolveAlbumName(
                for: intent, with: { answer.give($0) })
        case (.resolve("albumName"), .firstGeneration):
            let _: _INSearchForPhotosIntent_resolve_albumName_firstGeneration = resolveAlbumName(
                forSearchForPhotos: intent, with: { answer.give($0) })
        case (.resolve("searchTerms"), .async):
            let result: _INSearchForPhotosIntent_resolve_searchTerms_async = await resolveSearchTerms(for: intent)
            answer.give(result)
        case (.resolve("searchTerms"), .completion):
            let _: _INSearchForPhotosIntent_resolve_searchTerms_completion = resolveSearchTerms(
                for: intent, with: { answer.give($0) })
        case (.resolve("searchTerms"), .firstGeneration):
            let _: _INSearchForPhotosIntent_resolve_searchTerms_firstGeneration = resolveSearchTerms(
                forSearchForPhotos: intent, with: { answer.give($0) })
        case (.resolve("peopleInPhoto"), .async):
            let result: _INSearchForPhotosIntent_resolve_peopleInPhoto_async = await resolvePeopleInPhoto(for: intent)
            answer.give(result)
        case (.resolve("peopleInPhoto"), .completion):
            let _: _INSearchForPhotosIntent_resolve_peopleInPhoto_completion = resolvePeopleInPhoto(
                for: intent, with: { answer.give($0) })
        case (.resolve("peopleInPhoto"), .firstGeneration):
            let _: _INSearchForPhotosIntent_resolve_peopleInPhoto_firstGeneration = resolvePeopleInPhoto(
                forSearchForPhotos: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INStartPhotoPlaybackIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INStartPhotoPlaybackIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INStartPhotoPlaybackIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("dateCreated"):
            if _INStartPhotoPlaybackIntent_resolve_dateCreated_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_resolve_dateCreated_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("locationCreated"):
            if _INStartPhotoPlaybackIntent_resolve_locationCreated_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_resolve_locationCreated_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("albumName"):
            if _INStartPhotoPlaybackIntent_resolve_albumName_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_resolve_albumName_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("peopleInPhoto"):
            if _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async.self != _NotImplemented.self { return .async }
            if _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion.self != _NotImplemented.self { return .completion }
            if _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INStartPhotoPlaybackIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INStartPhotoPlaybackIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INStartPhotoPlaybackIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_handle_firstGeneration = handle(
                startPhotoPlayback: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INStartPhotoPlaybackIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INStartPhotoPlaybackIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_confirm_firstGeneration = confirm(
                startPhotoPlayback: intent, completion: { answer.give($0) })
        case (.resolve("dateCreated"), .async):
            let result: _INStartPhotoPlaybackIntent_resolve_dateCreated_async = await resolveDateCreated(for: intent)
            answer.give(result)
        case (.resolve("dateCreated"), .completion):
            let _: _INStartPhotoPlaybackIntent_resolve_dateCreated_completion = resolveDateCreated(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateCreated"), .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_resolve_dateCreated_firstGeneration = resolveDateCreated(
                forStartPhotoPlayback: intent, with: { answer.give($0) })
        case (.resolve("locationCreated"), .async):
            let result: _INStartPhotoPlaybackIntent_resolve_locationCreated_async = await resolveLocationCreated(for: intent)
            answer.give(result)
        case (.resolve("locationCreated"), .completion):
            let _: _INStartPhotoPlaybackIntent_resolve_locationCreated_completion = resolveLocationCreated(
                for: intent, with: { answer.give($0) })
        case (.resolve("locationCreated"), .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_resolve_locationCreated_firstGeneration = resolveLocationCreated(
                forStartPhotoPlayback: intent, with: { answer.give($0) })
        case (.resolve("albumName"), .async):
            let result: _INStartPhotoPlaybackIntent_resolve_albumName_async = await resolveAlbumName(for: intent)
            answer.give(result)
        case (.resolve("albumName"), .completion):
            let _: _INStartPhotoPlaybackIntent_resolve_albumName_completion = resolveAlbumName(
                for: intent, with: { answer.give($0) })
        case (.resolve("albumName"), .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_resolve_albumName_firstGeneration = resolveAlbumName(
                forStartPhotoPlayback: intent, with: { answer.give($0) })
        case (.resolve("peopleInPhoto"), .async):
            let result: _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_async = await resolvePeopleInPhoto(for: intent)
            answer.give(result)
        case (.resolve("peopleInPhoto"), .completion):
            let _: _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_completion = resolvePeopleInPhoto(
                for: intent, with: { answer.give($0) })
        case (.resolve("peopleInPhoto"), .firstGeneration):
            let _: _INStartPhotoPlaybackIntent_resolve_peopleInPhoto_firstGeneration = resolvePeopleInPhoto(
                forStartPhotoPlayback: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let photos: [IntentDispatch] = [
        IntentDispatch(
            INSearchForPhotosIntent.self, response: INSearchForPhotosIntentResponse.self,
            handler: (any INSearchForPhotosIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INStartPhotoPlaybackIntent.self, response: INStartPhotoPlaybackIntentResponse.self,
            handler: (any INStartPhotoPlaybackIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

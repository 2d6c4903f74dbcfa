// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INPlayMediaIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INPlayMediaIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INPlayMediaIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("mediaItems"):
            if _INPlayMediaIntent_resolve_mediaItems_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_mediaItems_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_mediaItems_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("playShuffled"):
            if _INPlayMediaIntent_resolve_playShuffled_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_playShuffled_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_playShuffled_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("playbackRepeatMode"):
            if _INPlayMediaIntent_resolve_playbackRepeatMode_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_playbackRepeatMode_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("resumePlayback"):
            if _INPlayMediaIntent_resolve_resumePlayback_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_resumePlayback_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_resumePlayback_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("playbackQueueLocation"):
            if _INPlayMediaIntent_resolve_playbackQueueLocation_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_playbackQueueLocation_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("playbackSpeed"):
            if _INPlayMediaIntent_resolve_playbackSpeed_async.self != _NotImplemented.self { return .async }
            if _INPlayMediaIntent_resolve_playbackSpeed_completion.self != _NotImplemented.self { return .completion }
            if _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INPlayMediaIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INPlayMediaIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INPlayMediaIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INPlayMediaIntent_handle_firstGeneration = handle(playMedia: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INPlayMediaIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INPlayMediaIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INPlayMediaIntent_confirm_firstGeneration = confirm(playMedia: intent, completion: { answer.give($0) })
        case (.resolve("mediaItems"), .async):
            let result: _INPlayMediaIntent_resolve_mediaItems_async = await resolveMediaItems(for: intent)
            answer.give(result)
        case (.resolve("mediaItems"), .completion):
            let _: _INPlayMediaIntent_resolve_mediaItems_completion = resolveMediaItems(for: intent, with: { answer.give($0) })
        case (.resolve("mediaItems"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_mediaItems_firstGeneration = resolveMediaItems(
                forPlayMedia: intent, with: { answer.give($0) })
        case (.resolve("playShuffled"), .async):
            let result: _INPlayMediaIntent_resolve_playShuffled_async = await resolvePlayShuffled(for: intent)
            answer.give(result)
        case (.resolve("playShuffled"), .completion):
            let _: _INPlayMediaIntent_resolve_playShuffled_completion = resolvePlayShuffled(
                for: intent, with: { answer.give($0) })
        case (.resolve("playShuffled"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_playShuffled_firstGeneration = resolvePlayShuffled(
                forPlayMedia: intent, with: { answer.give($0) })
        case (.resolve("playbackRepeatMode"), .async):
            let result: _INPlayMediaIntent_resolve_playbackRepeatMode_async = await resolvePlaybackRepeatMode(for: intent)
            answer.give(result)
        case (.resolve("playbackRepeatMode"), .completion):
            let _: _INPlayMediaIntent_resolve_playbackRepeatMode_completion = resolvePlaybackRepeatMode(
                for: intent, with: { answer.give($0) })
        case (.resolve("playbackRepeatMode"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_playbackRepeatMode_firstGeneration = resolvePlaybackRepeatMode(
                forPlayMedia: intent, with: { answer.give($0) })
        case (.resolve("resumePlayback"), .async):
            let result: _INPlayMediaIntent_resolve_resumePlayback_async = await resolveResumePlayback(for: intent)
            answer.give(result)
        case (.resolve("resumePlayback"), .completion):
            let _: _INPlayMediaIntent_resolve_resumePlayback_completion = resolveResumePlayback(
                for: intent, with: { answer.give($0) })
        case (.resolve("resumePlayback"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_resumePlayback_firstGeneration = resolveResumePlayback(
                forPlayMedia: intent, with: { answer.give($0) })
        case (.resolve("playbackQueueLocation"), .async):
            let result: _INPlayMediaIntent_resolve_playbackQueueLocation_async = await resolvePlaybackQueueLocation(for: intent)
            answer.give(result)
        case (.resolve("playbackQueueLocation"), .completion):
            let _: _INPlayMediaIntent_resolve_playbackQueueLocation_completion = resolvePlaybackQueueLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("playbackQueueLocation"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_playbackQueueLocation_firstGeneration = resolvePlaybackQueueLocation(
                forPlayMedia: intent, with: { answer.give($0) })
        case (.resolve("playbackSpeed"), .async):
            let result: _INPlayMediaIntent_resolve_playbackSpeed_async = await resolvePlaybackSpeed(for: intent)
            answer.give(result)
        case (.resolve("playbackSpeed"), .completion):
            let _: _INPlayMediaIntent_resolve_playbackSpeed_completion = resolvePlaybackSpeed(
                for: intent, with: { answer.give($0) })
        case (.resolve("playbackSpeed"), .firstGeneration):
            let _: _INPlayMediaIntent_resolve_playbackSpeed_firstGeneration = resolvePlaybackSpeed(
                forPlayMedia: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INAddMediaIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INAddMediaIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INAddMediaIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INAddMediaIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INAddMediaIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INAddMediaIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INAddMediaIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("mediaItems"):
            if _INAddMediaIntent_resolve_mediaItems_async.self != _NotImplemented.self { return .async }
            if _INAddMediaIntent_resolve_mediaItems_completion.self != _NotImplemented.self { return .completion }
            if _INAddMediaIntent_resolve_mediaItems_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("mediaDestination"):
            if _INAddMediaIntent_resolve_mediaDestination_async.self != _NotImplemented.self { return .async }
            if _INAddMediaIntent_resolve_mediaDestination_completion.self != _NotImplemented.self { return .completion }
            if _INAddMediaIntent_resolve_mediaDestination_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INAddMediaIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INAddMediaIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INAddMediaIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INAddMediaIntent_handle_firstGeneration = handle(addMedia: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INAddMediaIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INAddMediaIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INAddMediaIntent_confirm_firstGeneration = confirm(addMedia: intent, completion: { answer.give($0) })
        case (.resolve("mediaItems"), .async):
            let result: _INAddMediaIntent_resolve_mediaItems_async = await resolveMediaItems(for: intent)
            answer.give(result)
        case (.resolve("mediaItems"), .completion):
            let _: _INAddMediaIntent_resolve_mediaItems_completion = resolveMediaItems(for: intent, with: { answer.give($0) })
        case (.resolve("mediaItems"), .firstGeneration):
            let _: _INAddMediaIntent_resolve_mediaItems_firstGeneration = resolveMediaItems(
                forAddMedia: intent, with: { answer.give($0) })
        case (.resolve("mediaDestination"), .async):
            let result: _INAddMediaIntent_resolve_mediaDestination_async = await resolveMediaDestination(for: intent)
            answer.give(result)
        case (.resolve("mediaDestination"), .completion):
            let _: _INAddMediaIntent_resolve_mediaDestination_completion = resolveMediaDestination(
                for: intent, with: { answer.give($0) })
        case (.resolve("mediaDestination"), .firstGeneration):
            let _: _INAddMediaIntent_resolve_mediaDestination_firstGeneration = resolveMediaDestination(
                forAddMedia: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INUpdateMediaAffinityIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INUpdateMediaAffinityIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INUpdateMediaAffinityIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INUpdateMediaAffinityIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INUpdateMediaAffinityIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INUpdateMediaAffinityIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INUpdateMediaAffinityIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("mediaItems"):
            if _INUpdateMediaAffinityIntent_resolve_mediaItems_async.self != _NotImplemented.self { return .async }
            if _INUpdateMediaAffinityIntent_resolve_mediaItems_completion.self != _NotImplemented.self { return .completion }
            if _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("affinityType"):
            if _INUpdateMediaAffinityIntent_resolve_affinityType_async.self != _NotImplemented.self { return .async }
            if _INUpdateMediaAffinityIntent_resolve_affinityType_completion.self != _NotImplemented.self { return .completion }
            if _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INUpdateMediaAffinityIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INUpdateMediaAffinityIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INUpdateMediaAffinityIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INUpdateMediaAffinityIntent_handle_firstGeneration = handle(
                updateMediaAffinity: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INUpdateMediaAffinityIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INUpdateMediaAffinityIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INUpdateMediaAffinityIntent_confirm_firstGeneration = confirm(
                updateMediaAffinity: intent, completion: { answer.give($0) })
        case (.resolve("mediaItems"), .async):
            let result: _INUpdateMediaAffinityIntent_resolve_mediaItems_async = await resolveMediaItems(for: intent)
            answer.give(result)
        case (.resolve("mediaItems"), .completion):
            let _: _INUpdateMediaAffinityIntent_resolve_mediaItems_completion = resolveMediaItems(
                for: intent, with: { answer.give($0) })
        case (.resolve("mediaItems"), .firstGeneration):
            let _: _INUpdateMediaAffinityIntent_resolve_mediaItems_firstGeneration = resolveMediaItems(
                forUpdateMediaAffinity: intent, with: { answer.give($0) })
        case (.resolve("affinityType"), .async):
            let result: _INUpdateMediaAffinityIntent_resolve_affinityType_async = await resolveAffinityType(for: intent)
            answer.give(result)
        case (.resolve("affinityType"), .completion):
            let _: _INUpdateMediaAffinityIntent_resolve_affinityType_completion = resolveAffinityType(
                for: intent, with: { answer.give($0) })
        case (.resolve("affinityType"), .firstGeneration):
            let _: _INUpdateMediaAffinityIntent_resolve_affinityType_firstGeneration = resolveAffinityType(
                forUpdateMediaAffinity: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchForMediaIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForMediaIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForMediaIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMediaIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForMediaIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForMediaIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMediaIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("mediaItems"):
            if _INSearchForMediaIntent_resolve_mediaItems_async.self != _NotImplemented.self { return .async }
            if _INSearchForMediaIntent_resolve_mediaItems_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMediaIntent_resolve_mediaItems_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForMediaIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForMediaIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForMediaIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForMediaIntent_handle_firstGeneration = handle(
                searchForMedia: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForMediaIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForMediaIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForMediaIntent_confirm_firstGeneration = confirm(
                searchForMedia: intent, completion: { answer.give($0) })
        case (.resolve("mediaItems"), .async):
            let result: _INSearchForMediaIntent_resolve_mediaItems_async = await resolveMediaItems(for: intent)
            answer.give(result)
        case (.resolve("mediaItems"), .completion):
            let _: _INSearchForMediaIntent_resolve_mediaItems_completion = resolveMediaItems(
                for: intent, with: { answer.give($0) })
        case (.resolve("mediaItems"), .firstGeneration):
            let _: _INSearchForMediaIntent_resolve_mediaItems_firstGeneration = resolveMediaItems(
                forSearchForMedia: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let media: [IntentDispatch] = [
        IntentDispatch(
            INPlayMediaIntent.self, response: INPlayMediaIntentResponse.self, handler: (any INPlayMediaIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INAddMediaIntent.self, response: INAddMediaIntentResponse.self, handler: (any INAddMediaIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INUpdateMediaAffinityIntent.self, response: INUpdateMediaAffinityIntentResponse.self,
            handler: (any INUpdateMediaAffinityIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchForMediaIntent.self, response: INSearchForMediaIntentResponse.self,
            handler: (any INSearchForMediaIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

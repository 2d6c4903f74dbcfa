// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INSetRadioStationIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetRadioStationIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetRadioStationIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("radioType"):
            if _INSetRadioStationIntent_resolve_radioType_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_resolve_radioType_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_resolve_radioType_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("frequency"):
            if _INSetRadioStationIntent_resolve_frequency_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_resolve_frequency_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_resolve_frequency_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("stationName"):
            if _INSetRadioStationIntent_resolve_stationName_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_resolve_stationName_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_resolve_stationName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("channel"):
            if _INSetRadioStationIntent_resolve_channel_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_resolve_channel_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_resolve_channel_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("presetNumber"):
            if _INSetRadioStationIntent_resolve_presetNumber_async.self != _NotImplemented.self { return .async }
            if _INSetRadioStationIntent_resolve_presetNumber_completion.self != _NotImplemented.self { return .completion }
            if _INSetRadioStationIntent_resolve_presetNumber_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetRadioStationIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetRadioStationIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetRadioStationIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetRadioStationIntent_handle_firstGeneration = handle(
                setRadioStation: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetRadioStationIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetRadioStationIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetRadioStationIntent_confirm_firstGeneration = confirm(
                setRadioStation: intent, completion: { answer.give($0) })
        case (.resolve("radioType"), .async):
            let result: _INSetRadioStationIntent_resolve_radioType_async = await resolveRadioType(for: intent)
            answer.give(result)
        case (.resolve("radioType"), .completion):
            let _: _INSetRadioStationIntent_resolve_radioType_completion = resolveRadioType(
                for: intent, with: { answer.give($0) })
        case (.resolve("radioType"), .firstGeneration):
            let _: _INSetRadioStationIntent_resolve_radioType_firstGeneration = resolveRadioType(
                forSetRadioStation: intent, with: { answer.give($0) })
        case (.resolve("frequency"), .async):
            let result: _INSetRadioStationIntent_resolve_frequency_async = await resolveFrequency(for: intent)
            answer.give(result)
        case (.resolve("frequency"), .completion):
            let _: _INSetRadioStationIntent_resolve_frequency_completion = resolveFrequency(
                for: intent, with: { answer.give($0) })
        case (.resolve("frequency"), .firstGeneration):
            let _: _INSetRadioStationIntent_resolve_frequency_firstGeneration = resolveFrequency(
                forSetRadioStation: intent, with: { answer.give($0) })
        case (.resolve("stationName"), .async):
            let result: _INSetRadioStationIntent_resolve_stationName_async = await resolveStationName(for: intent)
            answer.give(result)
        case (.resolve("stationName"), .completion):
            let _: _INSetRadioStationIntent_resolve_stationName_completion = resolveStationName(
                for: intent, with: { answer.give($0) })
        case (.resolve("stationName"), .firstGeneration):
            let _: _INSetRadioStationIntent_resolve_stationName_firstGeneration = resolveStationName(
                forSetRadioStation: intent, with: { answer.give($0) })
        case (.resolve("channel"), .async):
            let result: _INSetRadioStationIntent_resolve_channel_async = await resolveChannel(for: intent)
            answer.give(result)
        case (.resolve("channel"), .completion):
            let _: _INSetRadioStationIntent_resolve_channel_completion = resolveChannel(for: intent, with: { answer.give($0) })
        case (.resolve("channel"), .firstGeneration):
            let _: _INSetRadioStationIntent_resolve_channel_firstGeneration = resolveChannel(
                forSetRadioStation: intent, with: { answer.give($0) })
        case (.resolve("presetNumber"), .async):
            let result: _INSetRadioStationIntent_resolve_presetNumber_async = await resolvePresetNumber(for: intent)
            answer.give(result)
        case (.resolve("presetNumber"), .completion):
            let _: _INSetRadioStationIntent_resolve_presetNumber_completion = resolvePresetNumber(
                for: intent, with: { answer.give($0) })
        case (.resolve("presetNumber"), .firstGeneration):
            let _: _INSetRadioStationIntent_resolve_presetNumber_firstGeneration = resolvePresetNumber(
                forSetRadioStation: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let radio: [IntentDispatch] = [
        IntentDispatch(
            INSetRadioStationIntent.self, response: INSetRadioStationIntentResponse.self,
            handler: (any INSetRadioStationIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        )
    ]
}

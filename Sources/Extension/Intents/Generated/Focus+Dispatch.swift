// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INShareFocusStatusIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INShareFocusStatusIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INShareFocusStatusIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INShareFocusStatusIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INShareFocusStatusIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INShareFocusStatusIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INShareFocusStatusIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INShareFocusStatusIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INShareFocusStatusIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INShareFocusStatusIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INShareFocusStatusIntent_handle_firstGeneration = handle(
                shareFocusStatus: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INShareFocusStatusIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INShareFocusStatusIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INShareFocusStatusIntent_confirm_firstGeneration = confirm(
                shareFocusStatus: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let focus: [IntentDispatch] = [
        IntentDispatch(
            INShareFocusStatusIntent.self, response: INShareFocusStatusIntentResponse.self,
            handler: (any INShareFocusStatusIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        )
    ]
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INGetVisualCodeIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetVisualCodeIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetVisualCodeIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INGetVisualCodeIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INGetVisualCodeIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetVisualCodeIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INGetVisualCodeIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("visualCodeType"):
            if _INGetVisualCodeIntent_resolve_visualCodeType_async.self != _NotImplemented.self { return .async }
            if _INGetVisualCodeIntent_resolve_visualCodeType_completion.self != _NotImplemented.self { return .completion }
            if _INGetVisualCodeIntent_resolve_visualCodeType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INGetVisualCodeIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetVisualCodeIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetVisualCodeIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INGetVisualCodeIntent_handle_firstGeneration = handle(getVisualCode: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetVisualCodeIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetVisualCodeIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INGetVisualCodeIntent_confirm_firstGeneration = confirm(
                getVisualCode: intent, completion: { answer.give($0) })
        case (.resolve("visualCodeType"), .async):
            let result: _INGetVisualCodeIntent_resolve_visualCodeType_async = await resolveVisualCodeType(for: intent)
            answer.give(result)
        case (.resolve("visualCodeType"), .completion):
            let _: _INGetVisualCodeIntent_resolve_visualCodeType_completion = resolveVisualCodeType(
                for: intent, with: { answer.give($0) })
        case (.resolve("visualCodeType"), .firstGeneration):
            let _: _INGetVisualCodeIntent_resolve_visualCodeType_firstGeneration = resolveVisualCodeType(
                forGetVisualCode: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let visualCodes: [IntentDispatch] = [
        IntentDispatch(
            INGetVisualCodeIntent.self, response: INGetVisualCodeIntentResponse.self,
            handler: (any INGetVisualCodeIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        )
    ]
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema

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
            name: "INShareFocusStatusIntent", handlingProtocol: "INShareFocusStatusIntentHandling",
            response: "INShareFocusStatusIntentResponse",
            makeIntent: { (record: Record) -> INIntent in INShareFocusStatusIntent(_record: record) },
            adopts: { (handler: Any) -> Bool in handler is any INShareFocusStatusIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INShareFocusStatusIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INShareFocusStatusIntentHandling,
                    let intent = intent as? INShareFocusStatusIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        )
    ]
}

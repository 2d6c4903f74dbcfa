// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INStartCallIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INStartCallIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INStartCallIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("callRecordToCallBack"):
            if _INStartCallIntent_resolve_callRecordToCallBack_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_resolve_callRecordToCallBack_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_resolve_callRecordToCallBack_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("destinationType"):
            if _INStartCallIntent_resolve_destinationType_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_resolve_destinationType_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_resolve_destinationType_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("contacts"):
            if _INStartCallIntent_resolve_contacts_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_resolve_contacts_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_resolve_contacts_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("callCapability"):
            if _INStartCallIntent_resolve_callCapability_async.self != _NotImplemented.self { return .async }
            if _INStartCallIntent_resolve_callCapability_completion.self != _NotImplemented.self { return .completion }
            if _INStartCallIntent_resolve_callCapability_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INStartCallIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INStartCallIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INStartCallIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INStartCallIntent_handle_firstGeneration = handle(startCall: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INStartCallIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INStartCallIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INStartCallIntent_confirm_firstGeneration = confirm(startCall: intent, completion: { answer.give($0) })
        case (.resolve("callRecordToCallBack"), .async):
            let result: _INStartCallIntent_resolve_callRecordToCallBack_async = await resolveCallRecordToCallBack(for: intent)
            answer.give(result)
        case (.resolve("callRecordToCallBack"), .completion):
            let _: _INStartCallIntent_resolve_callRecordToCallBack_completion = resolveCallRecordToCallBack(
                for: intent, with: { answer.give($0) })
        case (.resolve("callRecordToCallBack"), .firstGeneration):
            let _: _INStartCallIntent_resolve_callRecordToCallBack_firstGeneration = resolveCallRecordToCallBack(
                forStartCall: intent, with: { answer.give($0) })
        case (.resolve("destinationType"), .async):
            let result: _INStartCallIntent_resolve_destinationType_async = await resolveDestinationType(for: intent)
            answer.give(result)
        case (.resolve("destinationType"), .completion):
            let _: _INStartCallIntent_resolve_destinationType_completion = resolveDestinationType(
                for: intent, with: { answer.give($0) })
        case (.resolve("destinationType"), .firstGeneration):
            let _: _INStartCallIntent_resolve_destinationType_firstGeneration = resolveDestinationType(
                forStartCall: intent, with: { answer.give($0) })
        case (.resolve("contacts"), .async):
            let result: _INStartCallIntent_resolve_contacts_async = await resolveContacts(for: intent)
            answer.give(result)
        case (.resolve("contacts"), .completion):
            let _: _INStartCallIntent_resolve_contacts_completion = resolveContacts(for: intent, with: { answer.give($0) })
        case (.resolve("contacts"), .firstGeneration):
            let _: _INStartCallIntent_resolve_contacts_firstGeneration = resolveContacts(
                forStartCall: intent, with: { answer.give($0) })
        case (.resolve("callCapability"), .async):
            let result: _INStartCallIntent_resolve_callCapability_async = await resolveCallCapability(for: intent)
            answer.give(result)
        case (.resolve("callCapability"), .completion):
            let _: _INStartCallIntent_resolve_callCapability_completion = resolveCallCapability(
                for: intent, with: { answer.give($0) })
        case (.resolve("callCapability"), .firstGeneration):
            let _: _INStartCallIntent_resolve_callCapability_firstGeneration = resolveCallCapability(
                forStartCall: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INStartAudioCallIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INStartAudioCallIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INStartAudioCallIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INStartAudioCallIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INStartAudioCallIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INStartAudioCallIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INStartAudioCallIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("destinationType"):
            if _INStartAudioCallIntent_resolve_destinationType_async.self != _NotImplemented.self { return .async }
            if _INStartAudioCallIntent_resolve_destinationType_completion.self != _NotImplemented.self { return .completion }
            if _INStartAudioCallIntent_resolve_destinationType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("contacts"):
            if _INStartAudioCallIntent_resolve_contacts_async.self != _NotImplemented.self { return .async }
            if _INStartAudioCallIntent_resolve_contacts_completion.self != _NotImplemented.self { return .completion }
            if _INStartAudioCallIntent_resolve_contacts_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INStartAudioCallIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INStartAudioCallIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INStartAudioCallIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INStartAudioCallIntent_handle_firstGeneration = handle(
                startAudioCall: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INStartAudioCallIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INStartAudioCallIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INStartAudioCallIntent_confirm_firstGeneration = confirm(
                startAudioCall: intent, completion: { answer.give($0) })
        case (.resolve("destinationType"), .async):
            let result: _INStartAudioCallIntent_resolve_destinationType_async = await resolveDestinationType(for: intent)
            answer.give(result)
        case (.resolve("destinationType"), .completion):
            let _: _INStartAudioCallIntent_resolve_destinationType_completion = resolveDestinationType(
                for: intent, with: { answer.give($0) })
        case (.resolve("destinationType"), .firstGeneration):
            let _: _INStartAudioCallIntent_resolve_destinationType_firstGeneration = resolveDestinationType(
                forStartAudioCall: intent, with: { answer.give($0) })
        case (.resolve("contacts"), .async):
            let result: _INStartAudioCallIntent_resolve_contacts_async = await resolveContacts(for: intent)
            answer.give(result)
        case (.resolve("contacts"), .completion):
            let _: _INStartAudioCallIntent_resolve_contacts_completion = resolveContacts(for: intent, with: { answer.give($0) })
        case (.resolve("contacts"), .firstGeneration):
            let _: _INStartAudioCallIntent_resolve_contacts_firstGeneration = resolveContacts(
                forStartAudioCall: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INStartVideoCallIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INStartVideoCallIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INStartVideoCallIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INStartVideoCallIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INStartVideoCallIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INStartVideoCallIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INStartVideoCallIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("contacts"):
            if _INStartVideoCallIntent_resolve_contacts_async.self != _NotImplemented.self { return .async }
            if _INStartVideoCallIntent_resolve_contacts_completion.self != _NotImplemented.self { return .completion }
            if _INStartVideoCallIntent_resolve_contacts_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INStartVideoCallIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INStartVideoCallIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INStartVideoCallIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INStartVideoCallIntent_handle_firstGeneration = handle(
                startVideoCall: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INStartVideoCallIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INStartVideoCallIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INStartVideoCallIntent_confirm_firstGeneration = confirm(
                startVideoCall: intent, completion: { answer.give($0) })
        case (.resolve("contacts"), .async):
            let result: _INStartVideoCallIntent_resolve_contacts_async = await resolveContacts(for: intent)
            answer.give(result)
        case (.resolve("contacts"), .completion):
            let _: _INStartVideoCallIntent_resolve_contacts_completion = resolveContacts(for: intent, with: { answer.give($0) })
        case (.resolve("contacts"), .firstGeneration):
            let _: _INStartVideoCallIntent_resolve_contacts_firstGeneration = resolveContacts(
                forStartVideoCall: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchCallHistoryIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchCallHistoryIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchCallHistoryIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("dateCreated"):
            if _INSearchCallHistoryIntent_resolve_dateCreated_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_resolve_dateCreated_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_resolve_dateCreated_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("recipient"):
            if _INSearchCallHistoryIntent_resolve_recipient_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_resolve_recipient_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_resolve_recipient_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("callTypes"):
            if _INSearchCallHistoryIntent_resolve_callTypes_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_resolve_callTypes_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_resolve_callTypes_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("unseen"):
            if _INSearchCallHistoryIntent_resolve_unseen_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_resolve_unseen_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_resolve_unseen_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("callType"):
            if _INSearchCallHistoryIntent_resolve_callType_async.self != _NotImplemented.self { return .async }
            if _INSearchCallHistoryIntent_resolve_callType_completion.self != _NotImplemented.self { return .completion }
            if _INSearchCallHistoryIntent_resolve_callType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchCallHistoryIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchCallHistoryIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchCallHistoryIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchCallHistoryIntent_handle_firstGeneration = handle(
                searchCallHistory: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchCallHistoryIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchCallHistoryIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchCallHistoryIntent_confirm_firstGeneration = confirm(
                searchCallHistory: intent, completion: { answer.give($0) })
        case (.resolve("dateCreated"), .async):
            let result: _INSearchCallHistoryIntent_resolve_dateCreated_async = await resolveDateCreated(for: intent)
            answer.give(result)
        case (.resolve("dateCreated"), .completion):
            let _: _INSearchCallHistoryIntent_resolve_dateCreated_completion = resolveDateCreated(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateCreated"), .firstGeneration):
            let _: _INSearchCallHistoryIntent_resolve_dateCreated_firstGeneration = resolveDateCreated(
                forSearchCallHistory: intent, with: { answer.give($0) })
        case (.resolve("recipient"), .async):
            let result: _INSearchCallHistoryIntent_resolve_recipient_async = await resolveRecipient(for: intent)
            answer.give(result)
        case (.resolve("recipient"), .completion):
            let _: _INSearchCallHistoryIntent_resolve_recipient_completion = resolveRecipient(
                for: intent, with: { answer.give($0) })
        case (.resolve("recipient"), .firstGeneration):
            let _: _INSearchCallHistoryIntent_resolve_recipient_firstGeneration = resolveRecipient(
                forSearchCallHistory: intent, with: { answer.give($0) })
        case (.resolve("callTypes"), .async):
            let result: _INSearchCallHistoryIntent_resolve_callTypes_async = await resolveCallTypes(for: intent)
            answer.give(result)
        case (.resolve("callTypes"), .completion):
            let _: _INSearchCallHistoryIntent_resolve_callTypes_completion = resolveCallTypes(
                for: intent, with: { answer.give($0) })
        case (.resolve("callTypes"), .firstGeneration):
            let _: _INSearchCallHistoryIntent_resolve_callTypes_firstGeneration = resolveCallTypes(
                forSearchCallHistory: intent, with: { answer.give($0) })
        case (.resolve("unseen"), .async):
            let result: _INSearchCallHistoryIntent_resolve_unseen_async = await resolveUnseen(for: intent)
            answer.give(result)
        case (.resolve("unseen"), .completion):
            let _: _INSearchCallHistoryIntent_resolve_unseen_completion = resolveUnseen(for: intent, with: { answer.give($0) })
        case (.resolve("unseen"), .firstGeneration):
            let _: _INSearchCallHistoryIntent_resolve_unseen_firstGeneration = resolveUnseen(
                forSearchCallHistory: intent, with: { answer.give($0) })
        case (.resolve("callType"), .async):
            let result: _INSearchCallHistoryIntent_resolve_callType_async = await resolveCallType(for: intent)
            answer.give(result)
        case (.resolve("callType"), .completion):
            let _: _INSearchCallHistoryIntent_resolve_callType_completion = resolveCallType(
                for: intent, with: { answer.give($0) })
        case (.resolve("callType"), .firstGeneration):
            let _: _INSearchCallHistoryIntent_resolve_callType_firstGeneration = resolveCallType(
                forSearchCallHistory: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INAnswerCallIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INAnswerCallIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INAnswerCallIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INAnswerCallIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INAnswerCallIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INAnswerCallIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INAnswerCallIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INAnswerCallIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INAnswerCallIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INAnswerCallIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INAnswerCallIntent_handle_firstGeneration = handle(answerCall: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INAnswerCallIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INAnswerCallIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INAnswerCallIntent_confirm_firstGeneration = confirm(answerCall: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INHangUpCallIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INHangUpCallIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INHangUpCallIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INHangUpCallIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INHangUpCallIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INHangUpCallIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INHangUpCallIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INHangUpCallIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INHangUpCallIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INHangUpCallIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INHangUpCallIntent_handle_firstGeneration = handle(hangUpCall: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INHangUpCallIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INHangUpCallIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INHangUpCallIntent_confirm_firstGeneration = confirm(hangUpCall: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let calls: [IntentDispatch] = [
        IntentDispatch(
            INStartCallIntent.self, response: INStartCallIntentResponse.self, handler: (any INStartCallIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INStartAudioCallIntent.self, response: INStartAudioCallIntentResponse.self,
            handler: (any INStartAudioCallIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INStartVideoCallIntent.self, response: INStartVideoCallIntentResponse.self,
            handler: (any INStartVideoCallIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchCallHistoryIntent.self, response: INSearchCallHistoryIntentResponse.self,
            handler: (any INSearchCallHistoryIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INAnswerCallIntent.self, response: INAnswerCallIntentResponse.self, handler: (any INAnswerCallIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INHangUpCallIntent.self, response: INHangUpCallIntentResponse.self, handler: (any INHangUpCallIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INSendMessageIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSendMessageIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSendMessageIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("recipients"):
            if _INSendMessageIntent_resolve_recipients_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_resolve_recipients_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_resolve_recipients_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
            if _INSendMessageIntent_resolve_recipients_completion_older.self != _NotImplemented.self { return .olderCompletion }
            if _INSendMessageIntent_resolve_recipients_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("outgoingMessageType"):
            if _INSendMessageIntent_resolve_outgoingMessageType_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_resolve_outgoingMessageType_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("content"):
            if _INSendMessageIntent_resolve_content_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_resolve_content_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_resolve_content_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("speakableGroupName"):
            if _INSendMessageIntent_resolve_speakableGroupName_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_resolve_speakableGroupName_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_resolve_speakableGroupName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("groupName"):
            if _INSendMessageIntent_resolve_groupName_async.self != _NotImplemented.self { return .async }
            if _INSendMessageIntent_resolve_groupName_completion.self != _NotImplemented.self { return .completion }
            if _INSendMessageIntent_resolve_groupName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSendMessageIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSendMessageIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSendMessageIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSendMessageIntent_handle_firstGeneration = handle(sendMessage: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSendMessageIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSendMessageIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSendMessageIntent_confirm_firstGeneration = confirm(sendMessage: intent, completion: { answer.give($0) })
        case (.resolve("recipients"), .async):
            let result: _INSendMessageIntent_resolve_recipients_async = await resolveRecipients(for: intent)
            answer.give(result)
        case (.resolve("recipients"), .completion):
            let _: _INSendMessageIntent_resolve_recipients_completion = resolveRecipients(for: intent, with: { answer.give($0) })
        case (.resolve("recipients"), .firstGeneration):
            let _: _INSendMessageIntent_resolve_recipients_firstGeneration = resolveRecipients(
                forSendMessage: intent, with: { answer.give($0) })
        case (.resolve("recipients"), .olderCompletion):
            let _: _INSendMessageIntent_resolve_recipients_completion_older = resolveRecipients(
                for: intent, with: { answer.give($0) })
        case (.resolve("recipients"), .olderFirstGeneration):
            let _: _INSendMessageIntent_resolve_recipients_firstGeneration_older = resolveRecipients(
                forSendMessage: intent, with: { answer.give($0) })
        case (.resolve("outgoingMessageType"), .async):
            let result: _INSendMessageIntent_resolve_outgoingMessageType_async = await resolveOutgoingMessageType(for: intent)
            answer.give(result)
        case (.resolve("outgoingMessageType"), .completion):
            let _: _INSendMessageIntent_resolve_outgoingMessageType_completion = resolveOutgoingMessageType(
                for: intent, with: { answer.give($0) })
        case (.resolve("outgoingMessageType"), .firstGeneration):
            let _: _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration = resolveOutgoingMessageType(
                forSendMessage: intent, with: { answer.give($0) })
        case (.resolve("content"), .async):
            let result: _INSendMessageIntent_resolve_content_async = await resolveContent(for: intent)
            answer.give(result)
        case (.resolve("content"), .completion):
            let _: _INSendMessageIntent_resolve_content_completion = resolveContent(for: intent, with: { answer.give($0) })
        case (.resolve("content"), .firstGeneration):
            let _: _INSendMessageIntent_resolve_content_firstGeneration = resolveContent(
                forSendMessage: intent, with: { answer.give($0) })
        case (.resolve("speakableGroupName"), .async):
            let result: _INSendMessageIntent_resolve_speakableGroupName_async = await resolveSpeakableGroupName(for: intent)
            answer.give(result)
        case (.resolve("speakableGroupName"), .completion):
            let _: _INSendMessageIntent_resolve_speakableGroupName_completion = resolveSpeakableGroupName(
                for: intent, with: { answer.give($0) })
        case (.resolve("speakableGroupName"), .firstGeneration):
            let _: _INSendMessageIntent_resolve_speakableGroupName_firstGeneration = resolveSpeakableGroupName(
                forSendMessage: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .async):
            let result: _INSendMessageIntent_resolve_groupName_async = await resolveGroupName(for: intent)
            answer.give(result)
        case (.resolve("groupName"), .completion):
            let _: _INSendMessageIntent_resolve_groupName_completion = resolveGroupName(for: intent, with: { answer.give($0) })
        case (.resolve("groupName"), .firstGeneration):
            let _: _INSendMessageIntent_resolve_groupName_firstGeneration = resolveGroupName(
                forSendMessage: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchForMessagesIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForMessagesIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForMessagesIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("recipients"):
            if _INSearchForMessagesIntent_resolve_recipients_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_recipients_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_resolve_recipients_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("senders"):
            if _INSearchForMessagesIntent_resolve_senders_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_senders_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_resolve_senders_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("attributes"):
            if _INSearchForMessagesIntent_resolve_attributes_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_attributes_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_resolve_attributes_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("dateTimeRange"):
            if _INSearchForMessagesIntent_resolve_dateTimeRange_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_dateTimeRange_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("speakableGroupNames"):
            if _INSearchForMessagesIntent_resolve_speakableGroupNames_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_speakableGroupNames_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("groupNames"):
            if _INSearchForMessagesIntent_resolve_groupNames_async.self != _NotImplemented.self { return .async }
            if _INSearchForMessagesIntent_resolve_groupNames_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForMessagesIntent_resolve_groupNames_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForMessagesIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForMessagesIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForMessagesIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForMessagesIntent_handle_firstGeneration = handle(
                searchForMessages: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForMessagesIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForMessagesIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForMessagesIntent_confirm_firstGeneration = confirm(
                searchForMessages: intent, completion: { answer.give($0) })
        case (.resolve("recipients"), .async):
            let result: _INSearchForMessagesIntent_resolve_recipients_async = await resolveRecipients(for: intent)
            answer.give(result)
        case (.resolve("recipients"), .completion):
            let _: _INSearchForMessagesIntent_resolve_recipients_completion = resolveRecipients(
                for: intent, with: { answer.give($0) })
        case (.resolve("recipients"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_recipients_firstGeneration = resolveRecipients(
                forSearchForMessages: intent, with: { answer.give($0) })
        case (.resolve("senders"), .async):
            let result: _INSearchForMessagesIntent_resolve_senders_async = await resolveSenders(for: intent)
            answer.give(result)
        case (.resolve("senders"), .completion):
            let _: _INSearchForMessagesIntent_resolve_senders_completion = resolveSenders(for: intent, with: { answer.give($0) })
        case (.resolve("senders"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_senders_firstGeneration = resolveSenders(
                forSearchForMessages: intent, with: { answer.give($0) })
        case (.resolve("attributes"), .async):
            let result: _INSearchForMessagesIntent_resolve_attributes_async = await resolveAttributes(for: intent)
            answer.give(result)
        case (.resolve("attributes"), .completion):
            let _: _INSearchForMessagesIntent_resolve_attributes_completion = resolveAttributes(
                for: intent, with: { answer.give($0) })
        case (.resolve("attributes"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_attributes_firstGeneration = resolveAttributes(
                forSearchForMessages: intent, with: { answer.give($0) })
        case (.resolve("dateTimeRange"), .async):
            let result: _INSearchForMessagesIntent_resolve_dateTimeRange_async = await resolveDateTimeRange(for: intent)
            answer.give(result)
        case (.resolve("dateTimeRange"), .completion):
            let _: _INSearchForMessagesIntent_resolve_dateTimeRange_completion = resolveDateTimeRange(
                for: intent, with: { answer.give($0) })
        case (.resolve("dateTimeRange"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration = resolveDateTimeRange(
                forSearchForMessages: intent, with: { answer.give($0) })
        case (.resolve("speakableGroupNames"), .async):
            let result: _INSearchForMessagesIntent_resolve_speakableGroupNames_async = await resolveSpeakableGroupNames(
                for: intent)
            answer.give(result)
        case (.resolve("speakableGroupNames"), .completion):
            let _: _INSearchForMessagesIntent_resolve_speakableGroupNames_completion = resolveSpeakableGroupNames(
                for: intent, with: { answer.give($0) })
        case (.resolve("speakableGroupNames"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration = resolveSpeakableGroupNames(
                forSearchForMessages: intent, with: { answer.give($0) })
        case (.resolve("groupNames"), .async):
            let result: _INSearchForMessagesIntent_resolve_groupNames_async = await resolveGroupNames(for: intent)
            answer.give(result)
        case (.resolve("groupNames"), .completion):
            let _: _INSearchForMessagesIntent_resolve_groupNames_completion = resolveGroupNames(
                for: intent, with: { answer.give($0) })
        case (.resolve("groupNames"), .firstGeneration):
            let _: _INSearchForMessagesIntent_resolve_groupNames_firstGeneration = resolveGroupNames(
                forSearchForMessages: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetMessageAttributeIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetMessageAttributeIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetMessageAttributeIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetMessageAttributeIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetMessageAttributeIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetMessageAttributeIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetMessageAttributeIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("attribute"):
            if _INSetMessageAttributeIntent_resolve_attribute_async.self != _NotImplemented.self { return .async }
            if _INSetMessageAttributeIntent_resolve_attribute_completion.self != _NotImplemented.self { return .completion }
            if _INSetMessageAttributeIntent_resolve_attribute_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetMessageAttributeIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetMessageAttributeIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetMessageAttributeIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetMessageAttributeIntent_handle_firstGeneration = handle(
                setMessageAttribute: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetMessageAttributeIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetMessageAttributeIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetMessageAttributeIntent_confirm_firstGeneration = confirm(
                setMessageAttribute: intent, completion: { answer.give($0) })
        case (.resolve("attribute"), .async):
            let result: _INSetMessageAttributeIntent_resolve_attribute_async = await resolveAttribute(for: intent)
            answer.give(result)
        case (.resolve("attribute"), .completion):
            let _: _INSetMessageAttributeIntent_resolve_attribute_completion = resolveAttribute(
                for: intent, with: { answer.give($0) })
        case (.resolve("attribute"), .firstGeneration):
            let _: _INSetMessageAttributeIntent_resolve_attribute_firstGeneration = resolveAttribute(
                forSetMessageAttribute: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INUnsendMessagesIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INUnsendMessagesIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INUnsendMessagesIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INUnsendMessagesIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INUnsendMessagesIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INUnsendMessagesIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INUnsendMessagesIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INUnsendMessagesIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INUnsendMessagesIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INUnsendMessagesIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INUnsendMessagesIntent_handle_firstGeneration = handle(
                unsendMessages: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INUnsendMessagesIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INUnsendMessagesIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INUnsendMessagesIntent_confirm_firstGeneration = confirm(
                unsendMessages: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INEditMessageIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INEditMessageIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INEditMessageIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INEditMessageIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INEditMessageIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INEditMessageIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INEditMessageIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("editedContent"):
            if _INEditMessageIntent_resolve_editedContent_async.self != _NotImplemented.self { return .async }
            if _INEditMessageIntent_resolve_editedContent_completion.self != _NotImplemented.self { return .completion }
            if _INEditMessageIntent_resolve_editedContent_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INEditMessageIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INEditMessageIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INEditMessageIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INEditMessageIntent_handle_firstGeneration = handle(editMessage: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INEditMessageIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INEditMessageIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INEditMessageIntent_confirm_firstGeneration = confirm(editMessage: intent, completion: { answer.give($0) })
        case (.resolve("editedContent"), .async):
            let result: _INEditMessageIntent_resolve_editedContent_async = await resolveEditedContent(for: intent)
            answer.give(result)
        case (.resolve("editedContent"), .completion):
            let _: _INEditMessageIntent_resolve_editedContent_completion = resolveEditedContent(
                for: intent, with: { answer.give($0) })
        case (.resolve("editedContent"), .firstGeneration):
            let _: _INEditMessageIntent_resolve_editedContent_firstGeneration = resolveEditedContent(
                forEditMessage: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let messages: [IntentDispatch] = [
        IntentDispatch(
            INSendMessageIntent.self, response: INSendMessageIntentResponse.self, handler: (any INSendMessageIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchForMessagesIntent.self, response: INSearchForMessagesIntentResponse.self,
            handler: (any INSearchForMessagesIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetMessageAttributeIntent.self, response: INSetMessageAttributeIntentResponse.self,
            handler: (any INSetMessageAttributeIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INUnsendMessagesIntent.self, response: INUnsendMessagesIntentResponse.self,
            handler: (any INUnsendMessagesIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INEditMessageIntent.self, response: INEditMessageIntentResponse.self, handler: (any INEditMessageIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

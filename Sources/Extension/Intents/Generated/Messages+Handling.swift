// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INSendMessageIntent`. `handle` is required, in any one of its spellings.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    associatedtype _INSendMessageIntent_handle_async: _HandlerResult
    associatedtype _INSendMessageIntent_handle_completion
    associatedtype _INSendMessageIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSendMessageIntent) async -> _INSendMessageIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _INSendMessageIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _INSendMessageIntent_handle_firstGeneration

    associatedtype _INSendMessageIntent_confirm_async: _HandlerResult
    associatedtype _INSendMessageIntent_confirm_completion
    associatedtype _INSendMessageIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSendMessageIntent) async -> _INSendMessageIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _INSendMessageIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _INSendMessageIntent_confirm_firstGeneration

    associatedtype _INSendMessageIntent_resolve_recipients_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_recipients_completion
    associatedtype _INSendMessageIntent_resolve_recipients_firstGeneration
    associatedtype _INSendMessageIntent_resolve_recipients_completion_older
    associatedtype _INSendMessageIntent_resolve_recipients_firstGeneration_older
    @discardableResult func resolveRecipients(for intent: INSendMessageIntent) async
        -> _INSendMessageIntent_resolve_recipients_async
    @preconcurrency @discardableResult func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_completion
    @preconcurrency @discardableResult func resolveRecipients(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_firstGeneration
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_completion_older
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_firstGeneration_older

    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_completion
    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration
    @discardableResult func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
        -> _INSendMessageIntent_resolve_outgoingMessageType_async
    @preconcurrency @discardableResult func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_outgoingMessageType_completion
    @preconcurrency @discardableResult func resolveOutgoingMessageType(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration

    associatedtype _INSendMessageIntent_resolve_content_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_content_completion
    associatedtype _INSendMessageIntent_resolve_content_firstGeneration
    @discardableResult func resolveContent(for intent: INSendMessageIntent) async -> _INSendMessageIntent_resolve_content_async
    @preconcurrency @discardableResult func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_content_completion
    @preconcurrency @discardableResult func resolveContent(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_content_firstGeneration

    associatedtype _INSendMessageIntent_resolve_speakableGroupName_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_speakableGroupName_completion
    associatedtype _INSendMessageIntent_resolve_speakableGroupName_firstGeneration
    @discardableResult func resolveSpeakableGroupName(for intent: INSendMessageIntent) async
        -> _INSendMessageIntent_resolve_speakableGroupName_async
    @preconcurrency @discardableResult func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_speakableGroupName_completion
    @preconcurrency @discardableResult func resolveSpeakableGroupName(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_speakableGroupName_firstGeneration

    associatedtype _INSendMessageIntent_resolve_groupName_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_groupName_completion
    associatedtype _INSendMessageIntent_resolve_groupName_firstGeneration
    @available(iOS, deprecated: 11.0)
    @discardableResult func resolveGroupName(for intent: INSendMessageIntent) async
        -> _INSendMessageIntent_resolve_groupName_async
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_groupName_completion
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveGroupName(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_groupName_firstGeneration
}

extension INSendMessageIntentHandling {
    @discardableResult public func handle(intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRecipients(for intent: INSendMessageIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRecipients(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveOutgoingMessageType(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContent(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContent(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSpeakableGroupName(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGroupName(for intent: INSendMessageIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGroupName(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendMessageIntentHandling where _INSendMessageIntent_handle_async == INSendMessageIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendMessageIntentHandling where _INSendMessageIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendMessageIntentHandling
where _INSendMessageIntent_handle_async == INSendMessageIntentResponse, _INSendMessageIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchForMessagesIntent`. `handle` is required, in any one of its spellings.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForMessagesIntent_handle_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_handle_completion
    associatedtype _INSearchForMessagesIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_handle_firstGeneration

    associatedtype _INSearchForMessagesIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_confirm_completion
    associatedtype _INSearchForMessagesIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_confirm_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_recipients_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_recipients_completion
    associatedtype _INSearchForMessagesIntent_resolve_recipients_firstGeneration
    @discardableResult func resolveRecipients(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_recipients_async
    @preconcurrency @discardableResult func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_recipients_completion
    @preconcurrency @discardableResult func resolveRecipients(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_recipients_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_senders_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_senders_completion
    associatedtype _INSearchForMessagesIntent_resolve_senders_firstGeneration
    @discardableResult func resolveSenders(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_senders_async
    @preconcurrency @discardableResult func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_senders_completion
    @preconcurrency @discardableResult func resolveSenders(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_senders_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_attributes_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_attributes_completion
    associatedtype _INSearchForMessagesIntent_resolve_attributes_firstGeneration
    @discardableResult func resolveAttributes(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_attributes_async
    @preconcurrency @discardableResult func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_attributes_completion
    @preconcurrency @discardableResult func resolveAttributes(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_attributes_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_completion
    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration
    @discardableResult func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_dateTimeRange_async
    @preconcurrency @discardableResult func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_dateTimeRange_completion
    @preconcurrency @discardableResult func resolveDateTimeRange(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_completion
    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration
    @discardableResult func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_speakableGroupNames_async
    @preconcurrency @discardableResult func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_speakableGroupNames_completion
    @preconcurrency @discardableResult func resolveSpeakableGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_groupNames_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_groupNames_completion
    associatedtype _INSearchForMessagesIntent_resolve_groupNames_firstGeneration
    @available(iOS, deprecated: 11.0)
    @discardableResult func resolveGroupNames(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_groupNames_async
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_groupNames_completion
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_groupNames_firstGeneration
}

extension INSearchForMessagesIntentHandling {
    @discardableResult public func handle(intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRecipients(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSenders(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSenders(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAttributes(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAttributes(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateTimeRange(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSpeakableGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling where _INSearchForMessagesIntent_handle_async == INSearchForMessagesIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling where _INSearchForMessagesIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling
where
    _INSearchForMessagesIntent_handle_async == INSearchForMessagesIntentResponse,
    _INSearchForMessagesIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetMessageAttributeIntent`. `handle` is required, in any one of its spellings.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    associatedtype _INSetMessageAttributeIntent_handle_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_handle_completion
    associatedtype _INSetMessageAttributeIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetMessageAttributeIntent) async -> _INSetMessageAttributeIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_handle_firstGeneration

    associatedtype _INSetMessageAttributeIntent_confirm_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_confirm_completion
    associatedtype _INSetMessageAttributeIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetMessageAttributeIntent) async -> _INSetMessageAttributeIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_confirm_firstGeneration

    associatedtype _INSetMessageAttributeIntent_resolve_attribute_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_resolve_attribute_completion
    associatedtype _INSetMessageAttributeIntent_resolve_attribute_firstGeneration
    @discardableResult func resolveAttribute(for intent: INSetMessageAttributeIntent) async
        -> _INSetMessageAttributeIntent_resolve_attribute_async
    @preconcurrency @discardableResult func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _INSetMessageAttributeIntent_resolve_attribute_completion
    @preconcurrency @discardableResult func resolveAttribute(
        forSetMessageAttribute intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _INSetMessageAttributeIntent_resolve_attribute_firstGeneration
}

extension INSetMessageAttributeIntentHandling {
    @discardableResult public func handle(intent: INSetMessageAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetMessageAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAttribute(
        forSetMessageAttribute intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling
where _INSetMessageAttributeIntent_handle_async == INSetMessageAttributeIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling where _INSetMessageAttributeIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling
where
    _INSetMessageAttributeIntent_handle_async == INSetMessageAttributeIntentResponse,
    _INSetMessageAttributeIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INUnsendMessagesIntent`. `handle` is required, in any one of its spellings.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
    associatedtype _INUnsendMessagesIntent_handle_async: _HandlerResult
    associatedtype _INUnsendMessagesIntent_handle_completion
    associatedtype _INUnsendMessagesIntent_handle_firstGeneration
    @discardableResult func handle(intent: INUnsendMessagesIntent) async -> _INUnsendMessagesIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_handle_firstGeneration

    associatedtype _INUnsendMessagesIntent_confirm_async: _HandlerResult
    associatedtype _INUnsendMessagesIntent_confirm_completion
    associatedtype _INUnsendMessagesIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INUnsendMessagesIntent) async -> _INUnsendMessagesIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_confirm_firstGeneration
}

extension INUnsendMessagesIntentHandling {
    @discardableResult public func handle(intent: INUnsendMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INUnsendMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling where _INUnsendMessagesIntent_handle_async == INUnsendMessagesIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling where _INUnsendMessagesIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling
where
    _INUnsendMessagesIntent_handle_async == INUnsendMessagesIntentResponse, _INUnsendMessagesIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INEditMessageIntent`. `handle` is required, in any one of its spellings.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
    associatedtype _INEditMessageIntent_handle_async: _HandlerResult
    associatedtype _INEditMessageIntent_handle_completion
    associatedtype _INEditMessageIntent_handle_firstGeneration
    @discardableResult func handle(intent: INEditMessageIntent) async -> _INEditMessageIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _INEditMessageIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _INEditMessageIntent_handle_firstGeneration

    associatedtype _INEditMessageIntent_confirm_async: _HandlerResult
    associatedtype _INEditMessageIntent_confirm_completion
    associatedtype _INEditMessageIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INEditMessageIntent) async -> _INEditMessageIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _INEditMessageIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _INEditMessageIntent_confirm_firstGeneration

    associatedtype _INEditMessageIntent_resolve_editedContent_async: _HandlerResult
    associatedtype _INEditMessageIntent_resolve_editedContent_completion
    associatedtype _INEditMessageIntent_resolve_editedContent_firstGeneration
    @discardableResult func resolveEditedContent(for intent: INEditMessageIntent) async
        -> _INEditMessageIntent_resolve_editedContent_async
    @preconcurrency @discardableResult func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INEditMessageIntent_resolve_editedContent_completion
    @preconcurrency @discardableResult func resolveEditedContent(
        forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INEditMessageIntent_resolve_editedContent_firstGeneration
}

extension INEditMessageIntentHandling {
    @discardableResult public func handle(intent: INEditMessageIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INEditMessageIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveEditedContent(for intent: INEditMessageIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveEditedContent(
        forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEditMessageIntentHandling where _INEditMessageIntent_handle_async == INEditMessageIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEditMessageIntentHandling where _INEditMessageIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEditMessageIntentHandling
where _INEditMessageIntent_handle_async == INEditMessageIntentResponse, _INEditMessageIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling,
    INSetMessageAttributeIntentHandling
{}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INSendMessageIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    associatedtype _INSendMessageIntent_handle_async: _HandlerResult
    associatedtype _INSendMessageIntent_handle_completion
    associatedtype _INSendMessageIntent_handle_firstGeneration
    func handle(intent: INSendMessageIntent) async -> _INSendMessageIntent_handle_async
    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _INSendMessageIntent_handle_completion
    func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _INSendMessageIntent_handle_firstGeneration

    associatedtype _INSendMessageIntent_confirm_async: _HandlerResult
    associatedtype _INSendMessageIntent_confirm_completion
    associatedtype _INSendMessageIntent_confirm_firstGeneration
    func confirm(intent: INSendMessageIntent) async -> _INSendMessageIntent_confirm_async
    func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _INSendMessageIntent_confirm_completion
    func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _INSendMessageIntent_confirm_firstGeneration

    associatedtype _INSendMessageIntent_resolve_recipients_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_recipients_completion
    associatedtype _INSendMessageIntent_resolve_recipients_firstGeneration
    associatedtype _INSendMessageIntent_resolve_recipients_completion_older
    associatedtype _INSendMessageIntent_resolve_recipients_firstGeneration_older
    func resolveRecipients(for intent: INSendMessageIntent) async -> _INSendMessageIntent_resolve_recipients_async
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_completion
    func resolveRecipients(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_firstGeneration
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_completion_older
    func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSendMessageIntent_resolve_recipients_firstGeneration_older

    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_completion
    associatedtype _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration
    func resolveOutgoingMessageType(for intent: INSendMessageIntent) async
        -> _INSendMessageIntent_resolve_outgoingMessageType_async
    func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_outgoingMessageType_completion
    func resolveOutgoingMessageType(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_outgoingMessageType_firstGeneration

    associatedtype _INSendMessageIntent_resolve_content_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_content_completion
    associatedtype _INSendMessageIntent_resolve_content_firstGeneration
    func resolveContent(for intent: INSendMessageIntent) async -> _INSendMessageIntent_resolve_content_async
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
        -> _INSendMessageIntent_resolve_content_completion
    func resolveContent(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_content_firstGeneration

    associatedtype _INSendMessageIntent_resolve_speakableGroupName_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_speakableGroupName_completion
    associatedtype _INSendMessageIntent_resolve_speakableGroupName_firstGeneration
    func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> _INSendMessageIntent_resolve_speakableGroupName_async
    func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_speakableGroupName_completion
    func resolveSpeakableGroupName(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_speakableGroupName_firstGeneration

    associatedtype _INSendMessageIntent_resolve_groupName_async: _HandlerResult
    associatedtype _INSendMessageIntent_resolve_groupName_completion
    associatedtype _INSendMessageIntent_resolve_groupName_firstGeneration
    func resolveGroupName(for intent: INSendMessageIntent) async -> _INSendMessageIntent_resolve_groupName_async
    func resolveGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_groupName_completion
    func resolveGroupName(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendMessageIntent_resolve_groupName_firstGeneration
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveOutgoingMessageType(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveOutgoingMessageType(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveContent(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveContent(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupName(
        forSendMessage intent: INSendMessageIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGroupName(for intent: INSendMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveGroupName(
        for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGroupName(
        forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendMessageIntentHandling where _INSendMessageIntent_handle_async == INSendMessageIntentResponse {
    public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSendMessageIntentHandling where _INSendMessageIntent_handle_firstGeneration == Void {
    public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSendMessageIntentHandling
where _INSendMessageIntent_handle_async == INSendMessageIntentResponse, _INSendMessageIntent_handle_firstGeneration == Void {
    public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INSearchForMessagesIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForMessagesIntent_handle_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_handle_completion
    associatedtype _INSearchForMessagesIntent_handle_firstGeneration
    func handle(intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_handle_async
    func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
        -> _INSearchForMessagesIntent_handle_completion
    func handle(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_handle_firstGeneration

    associatedtype _INSearchForMessagesIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_confirm_completion
    associatedtype _INSearchForMessagesIntent_confirm_firstGeneration
    func confirm(intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_confirm_async
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)
        -> _INSearchForMessagesIntent_confirm_completion
    func confirm(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _INSearchForMessagesIntent_confirm_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_recipients_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_recipients_completion
    associatedtype _INSearchForMessagesIntent_resolve_recipients_firstGeneration
    func resolveRecipients(for intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_resolve_recipients_async
    func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_recipients_completion
    func resolveRecipients(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_recipients_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_senders_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_senders_completion
    associatedtype _INSearchForMessagesIntent_resolve_senders_firstGeneration
    func resolveSenders(for intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_resolve_senders_async
    func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_senders_completion
    func resolveSenders(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_senders_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_attributes_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_attributes_completion
    associatedtype _INSearchForMessagesIntent_resolve_attributes_firstGeneration
    func resolveAttributes(for intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_resolve_attributes_async
    func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_attributes_completion
    func resolveAttributes(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_attributes_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_completion
    associatedtype _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration
    func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_dateTimeRange_async
    func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_dateTimeRange_completion
    func resolveDateTimeRange(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForMessagesIntent_resolve_dateTimeRange_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_completion
    associatedtype _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration
    func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async
        -> _INSearchForMessagesIntent_resolve_speakableGroupNames_async
    func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_speakableGroupNames_completion
    func resolveSpeakableGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_speakableGroupNames_firstGeneration

    associatedtype _INSearchForMessagesIntent_resolve_groupNames_async: _HandlerResult
    associatedtype _INSearchForMessagesIntent_resolve_groupNames_completion
    associatedtype _INSearchForMessagesIntent_resolve_groupNames_firstGeneration
    func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> _INSearchForMessagesIntent_resolve_groupNames_async
    func resolveGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_groupNames_completion
    func resolveGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _INSearchForMessagesIntent_resolve_groupNames_firstGeneration
}

extension INSearchForMessagesIntentHandling {
    public func handle(intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        searchForMessages intent: INSearchForMessagesIntent,
        completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRecipients(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSenders(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveSenders(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSenders(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAttributes(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAttributes(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAttributes(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDateTimeRange(
        for intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDateTimeRange(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveSpeakableGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveGroupNames(
        for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGroupNames(
        forSearchForMessages intent: INSearchForMessagesIntent,
        with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling where _INSearchForMessagesIntent_handle_async == INSearchForMessagesIntentResponse {
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling where _INSearchForMessagesIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForMessagesIntentHandling
where
    _INSearchForMessagesIntent_handle_async == INSearchForMessagesIntentResponse,
    _INSearchForMessagesIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INSetMessageAttributeIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    associatedtype _INSetMessageAttributeIntent_handle_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_handle_completion
    associatedtype _INSetMessageAttributeIntent_handle_firstGeneration
    func handle(intent: INSetMessageAttributeIntent) async -> _INSetMessageAttributeIntent_handle_async
    func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_handle_completion
    func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_handle_firstGeneration

    associatedtype _INSetMessageAttributeIntent_confirm_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_confirm_completion
    associatedtype _INSetMessageAttributeIntent_confirm_firstGeneration
    func confirm(intent: INSetMessageAttributeIntent) async -> _INSetMessageAttributeIntent_confirm_async
    func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_confirm_completion
    func confirm(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _INSetMessageAttributeIntent_confirm_firstGeneration

    associatedtype _INSetMessageAttributeIntent_resolve_attribute_async: _HandlerResult
    associatedtype _INSetMessageAttributeIntent_resolve_attribute_completion
    associatedtype _INSetMessageAttributeIntent_resolve_attribute_firstGeneration
    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> _INSetMessageAttributeIntent_resolve_attribute_async
    func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _INSetMessageAttributeIntent_resolve_attribute_completion
    func resolveAttribute(
        forSetMessageAttribute intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _INSetMessageAttributeIntent_resolve_attribute_firstGeneration
}

extension INSetMessageAttributeIntentHandling {
    public func handle(intent: INSetMessageAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetMessageAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setMessageAttribute intent: INSetMessageAttributeIntent,
        completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAttribute(
        for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAttribute(
        forSetMessageAttribute intent: INSetMessageAttributeIntent,
        with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling
where _INSetMessageAttributeIntent_handle_async == INSetMessageAttributeIntentResponse {
    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling where _INSetMessageAttributeIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetMessageAttributeIntentHandling
where
    _INSetMessageAttributeIntent_handle_async == INSetMessageAttributeIntentResponse,
    _INSetMessageAttributeIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INUnsendMessagesIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
    associatedtype _INUnsendMessagesIntent_handle_async: _HandlerResult
    associatedtype _INUnsendMessagesIntent_handle_completion
    associatedtype _INUnsendMessagesIntent_handle_firstGeneration
    func handle(intent: INUnsendMessagesIntent) async -> _INUnsendMessagesIntent_handle_async
    func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _INUnsendMessagesIntent_handle_completion
    func handle(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_handle_firstGeneration

    associatedtype _INUnsendMessagesIntent_confirm_async: _HandlerResult
    associatedtype _INUnsendMessagesIntent_confirm_completion
    associatedtype _INUnsendMessagesIntent_confirm_firstGeneration
    func confirm(intent: INUnsendMessagesIntent) async -> _INUnsendMessagesIntent_confirm_async
    func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _INUnsendMessagesIntent_confirm_completion
    func confirm(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _INUnsendMessagesIntent_confirm_firstGeneration
}

extension INUnsendMessagesIntentHandling {
    public func handle(intent: INUnsendMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INUnsendMessagesIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        unsendMessages intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling where _INUnsendMessagesIntent_handle_async == INUnsendMessagesIntentResponse {
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling where _INUnsendMessagesIntent_handle_firstGeneration == Void {
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INUnsendMessagesIntentHandling
where
    _INUnsendMessagesIntent_handle_async == INUnsendMessagesIntentResponse, _INUnsendMessagesIntent_handle_firstGeneration == Void
{
    public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INEditMessageIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
    associatedtype _INEditMessageIntent_handle_async: _HandlerResult
    associatedtype _INEditMessageIntent_handle_completion
    associatedtype _INEditMessageIntent_handle_firstGeneration
    func handle(intent: INEditMessageIntent) async -> _INEditMessageIntent_handle_async
    func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _INEditMessageIntent_handle_completion
    func handle(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _INEditMessageIntent_handle_firstGeneration

    associatedtype _INEditMessageIntent_confirm_async: _HandlerResult
    associatedtype _INEditMessageIntent_confirm_completion
    associatedtype _INEditMessageIntent_confirm_firstGeneration
    func confirm(intent: INEditMessageIntent) async -> _INEditMessageIntent_confirm_async
    func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _INEditMessageIntent_confirm_completion
    func confirm(editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _INEditMessageIntent_confirm_firstGeneration

    associatedtype _INEditMessageIntent_resolve_editedContent_async: _HandlerResult
    associatedtype _INEditMessageIntent_resolve_editedContent_completion
    associatedtype _INEditMessageIntent_resolve_editedContent_firstGeneration
    func resolveEditedContent(for intent: INEditMessageIntent) async -> _INEditMessageIntent_resolve_editedContent_async
    func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INEditMessageIntent_resolve_editedContent_completion
    func resolveEditedContent(
        forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INEditMessageIntent_resolve_editedContent_firstGeneration
}

extension INEditMessageIntentHandling {
    public func handle(intent: INEditMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INEditMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        editMessage intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEditedContent(for intent: INEditMessageIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveEditedContent(
        for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveEditedContent(
        forEditMessage intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INEditMessageIntentHandling where _INEditMessageIntent_handle_async == INEditMessageIntentResponse {
    public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INEditMessageIntentHandling where _INEditMessageIntent_handle_firstGeneration == Void {
    public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INEditMessageIntentHandling
where _INEditMessageIntent_handle_async == INEditMessageIntentResponse, _INEditMessageIntent_handle_firstGeneration == Void {
    public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// All of the domain's first handling protocols in one.
@available(iOS, deprecated: 13.0)
public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling,
    INSetMessageAttributeIntentHandling
{}

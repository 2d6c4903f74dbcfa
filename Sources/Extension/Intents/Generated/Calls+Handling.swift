// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INStartCallIntent`. `handle` is required, in any one of its spellings.
public protocol INStartCallIntentHandling: NSObjectProtocol {
    associatedtype _INStartCallIntent_handle_async: _HandlerResult
    associatedtype _INStartCallIntent_handle_completion
    associatedtype _INStartCallIntent_handle_firstGeneration
    @discardableResult func handle(intent: INStartCallIntent) async -> _INStartCallIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _INStartCallIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _INStartCallIntent_handle_firstGeneration

    associatedtype _INStartCallIntent_confirm_async: _HandlerResult
    associatedtype _INStartCallIntent_confirm_completion
    associatedtype _INStartCallIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INStartCallIntent) async -> _INStartCallIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _INStartCallIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _INStartCallIntent_confirm_firstGeneration

    associatedtype _INStartCallIntent_resolve_callRecordToCallBack_async: _HandlerResult
    associatedtype _INStartCallIntent_resolve_callRecordToCallBack_completion
    associatedtype _INStartCallIntent_resolve_callRecordToCallBack_firstGeneration
    @discardableResult func resolveCallRecordToCallBack(for intent: INStartCallIntent) async
        -> _INStartCallIntent_resolve_callRecordToCallBack_async
    @preconcurrency @discardableResult func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_callRecordToCallBack_completion
    @preconcurrency @discardableResult func resolveCallRecordToCallBack(
        forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_callRecordToCallBack_firstGeneration

    associatedtype _INStartCallIntent_resolve_destinationType_async: _HandlerResult
    associatedtype _INStartCallIntent_resolve_destinationType_completion
    associatedtype _INStartCallIntent_resolve_destinationType_firstGeneration
    @discardableResult func resolveDestinationType(for intent: INStartCallIntent) async
        -> _INStartCallIntent_resolve_destinationType_async
    @preconcurrency @discardableResult func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_destinationType_completion
    @preconcurrency @discardableResult func resolveDestinationType(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_destinationType_firstGeneration

    associatedtype _INStartCallIntent_resolve_contacts_async: _HandlerResult
    associatedtype _INStartCallIntent_resolve_contacts_completion
    associatedtype _INStartCallIntent_resolve_contacts_firstGeneration
    @discardableResult func resolveContacts(for intent: INStartCallIntent) async -> _INStartCallIntent_resolve_contacts_async
    @preconcurrency @discardableResult func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) -> _INStartCallIntent_resolve_contacts_completion
    @preconcurrency @discardableResult func resolveContacts(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) -> _INStartCallIntent_resolve_contacts_firstGeneration

    associatedtype _INStartCallIntent_resolve_callCapability_async: _HandlerResult
    associatedtype _INStartCallIntent_resolve_callCapability_completion
    associatedtype _INStartCallIntent_resolve_callCapability_firstGeneration
    @discardableResult func resolveCallCapability(for intent: INStartCallIntent) async
        -> _INStartCallIntent_resolve_callCapability_async
    @preconcurrency @discardableResult func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_callCapability_completion
    @preconcurrency @discardableResult func resolveCallCapability(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
    ) -> _INStartCallIntent_resolve_callCapability_firstGeneration
}

extension INStartCallIntentHandling {
    @discardableResult public func handle(intent: INStartCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INStartCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCallRecordToCallBack(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCallRecordToCallBack(
        forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDestinationType(for intent: INStartCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDestinationType(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDestinationType(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContacts(for intent: INStartCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContacts(
        for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContacts(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCallCapability(for intent: INStartCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCallCapability(
        for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCallCapability(
        forStartCall intent: INStartCallIntent,
        with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartCallIntentHandling where _INStartCallIntent_handle_async == INStartCallIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartCallIntentHandling where _INStartCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartCallIntentHandling
where _INStartCallIntent_handle_async == INStartCallIntentResponse, _INStartCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INStartAudioCallIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 13.0)
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
    associatedtype _INStartAudioCallIntent_handle_async: _HandlerResult
    associatedtype _INStartAudioCallIntent_handle_completion
    associatedtype _INStartAudioCallIntent_handle_firstGeneration
    @discardableResult func handle(intent: INStartAudioCallIntent) async -> _INStartAudioCallIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _INStartAudioCallIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _INStartAudioCallIntent_handle_firstGeneration

    associatedtype _INStartAudioCallIntent_confirm_async: _HandlerResult
    associatedtype _INStartAudioCallIntent_confirm_completion
    associatedtype _INStartAudioCallIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INStartAudioCallIntent) async -> _INStartAudioCallIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _INStartAudioCallIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _INStartAudioCallIntent_confirm_firstGeneration

    associatedtype _INStartAudioCallIntent_resolve_destinationType_async: _HandlerResult
    associatedtype _INStartAudioCallIntent_resolve_destinationType_completion
    associatedtype _INStartAudioCallIntent_resolve_destinationType_firstGeneration
    @discardableResult func resolveDestinationType(for intent: INStartAudioCallIntent) async
        -> _INStartAudioCallIntent_resolve_destinationType_async
    @preconcurrency @discardableResult func resolveDestinationType(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _INStartAudioCallIntent_resolve_destinationType_completion
    @preconcurrency @discardableResult func resolveDestinationType(
        forStartAudioCall intent: INStartAudioCallIntent,
        with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _INStartAudioCallIntent_resolve_destinationType_firstGeneration

    associatedtype _INStartAudioCallIntent_resolve_contacts_async: _HandlerResult
    associatedtype _INStartAudioCallIntent_resolve_contacts_completion
    associatedtype _INStartAudioCallIntent_resolve_contacts_firstGeneration
    @discardableResult func resolveContacts(for intent: INStartAudioCallIntent) async
        -> _INStartAudioCallIntent_resolve_contacts_async
    @preconcurrency @discardableResult func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartAudioCallIntent_resolve_contacts_completion
    @preconcurrency @discardableResult func resolveContacts(
        forStartAudioCall intent: INStartAudioCallIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartAudioCallIntent_resolve_contacts_firstGeneration
}

extension INStartAudioCallIntentHandling {
    @discardableResult public func handle(intent: INStartAudioCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INStartAudioCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDestinationType(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDestinationType(
        forStartAudioCall intent: INStartAudioCallIntent,
        with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContacts(for intent: INStartAudioCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveContacts(
        for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContacts(
        forStartAudioCall intent: INStartAudioCallIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartAudioCallIntentHandling where _INStartAudioCallIntent_handle_async == INStartAudioCallIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartAudioCallIntentHandling where _INStartAudioCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartAudioCallIntentHandling
where
    _INStartAudioCallIntent_handle_async == INStartAudioCallIntentResponse, _INStartAudioCallIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INStartVideoCallIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 13.0)
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
    associatedtype _INStartVideoCallIntent_handle_async: _HandlerResult
    associatedtype _INStartVideoCallIntent_handle_completion
    associatedtype _INStartVideoCallIntent_handle_firstGeneration
    @discardableResult func handle(intent: INStartVideoCallIntent) async -> _INStartVideoCallIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _INStartVideoCallIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _INStartVideoCallIntent_handle_firstGeneration

    associatedtype _INStartVideoCallIntent_confirm_async: _HandlerResult
    associatedtype _INStartVideoCallIntent_confirm_completion
    associatedtype _INStartVideoCallIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INStartVideoCallIntent) async -> _INStartVideoCallIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _INStartVideoCallIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _INStartVideoCallIntent_confirm_firstGeneration

    associatedtype _INStartVideoCallIntent_resolve_contacts_async: _HandlerResult
    associatedtype _INStartVideoCallIntent_resolve_contacts_completion
    associatedtype _INStartVideoCallIntent_resolve_contacts_firstGeneration
    @discardableResult func resolveContacts(for intent: INStartVideoCallIntent) async
        -> _INStartVideoCallIntent_resolve_contacts_async
    @preconcurrency @discardableResult func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartVideoCallIntent_resolve_contacts_completion
    @preconcurrency @discardableResult func resolveContacts(
        forStartVideoCall intent: INStartVideoCallIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _INStartVideoCallIntent_resolve_contacts_firstGeneration
}

extension INStartVideoCallIntentHandling {
    @discardableResult public func handle(intent: INStartVideoCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INStartVideoCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveContacts(for intent: INStartVideoCallIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveContacts(
        for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveContacts(
        forStartVideoCall intent: INStartVideoCallIntent,
        with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartVideoCallIntentHandling where _INStartVideoCallIntent_handle_async == INStartVideoCallIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartVideoCallIntentHandling where _INStartVideoCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INStartVideoCallIntentHandling
where
    _INStartVideoCallIntent_handle_async == INStartVideoCallIntentResponse, _INStartVideoCallIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchCallHistoryIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
    associatedtype _INSearchCallHistoryIntent_handle_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_handle_completion
    associatedtype _INSearchCallHistoryIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchCallHistoryIntent) async -> _INSearchCallHistoryIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _INSearchCallHistoryIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchCallHistory intent: INSearchCallHistoryIntent,
        completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _INSearchCallHistoryIntent_handle_firstGeneration

    associatedtype _INSearchCallHistoryIntent_confirm_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_confirm_completion
    associatedtype _INSearchCallHistoryIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchCallHistoryIntent) async -> _INSearchCallHistoryIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _INSearchCallHistoryIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchCallHistory intent: INSearchCallHistoryIntent,
        completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _INSearchCallHistoryIntent_confirm_firstGeneration

    associatedtype _INSearchCallHistoryIntent_resolve_dateCreated_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_resolve_dateCreated_completion
    associatedtype _INSearchCallHistoryIntent_resolve_dateCreated_firstGeneration
    @discardableResult func resolveDateCreated(for intent: INSearchCallHistoryIntent) async
        -> _INSearchCallHistoryIntent_resolve_dateCreated_async
    @preconcurrency @discardableResult func resolveDateCreated(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_dateCreated_completion
    @preconcurrency @discardableResult func resolveDateCreated(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_dateCreated_firstGeneration

    associatedtype _INSearchCallHistoryIntent_resolve_recipient_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_resolve_recipient_completion
    associatedtype _INSearchCallHistoryIntent_resolve_recipient_firstGeneration
    @discardableResult func resolveRecipient(for intent: INSearchCallHistoryIntent) async
        -> _INSearchCallHistoryIntent_resolve_recipient_async
    @preconcurrency @discardableResult func resolveRecipient(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_recipient_completion
    @preconcurrency @discardableResult func resolveRecipient(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_recipient_firstGeneration

    associatedtype _INSearchCallHistoryIntent_resolve_callTypes_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_resolve_callTypes_completion
    associatedtype _INSearchCallHistoryIntent_resolve_callTypes_firstGeneration
    @discardableResult func resolveCallTypes(for intent: INSearchCallHistoryIntent) async
        -> _INSearchCallHistoryIntent_resolve_callTypes_async
    @preconcurrency @discardableResult func resolveCallTypes(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_callTypes_completion
    @preconcurrency @discardableResult func resolveCallTypes(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_callTypes_firstGeneration

    associatedtype _INSearchCallHistoryIntent_resolve_unseen_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_resolve_unseen_completion
    associatedtype _INSearchCallHistoryIntent_resolve_unseen_firstGeneration
    @discardableResult func resolveUnseen(for intent: INSearchCallHistoryIntent) async
        -> _INSearchCallHistoryIntent_resolve_unseen_async
    @preconcurrency @discardableResult func resolveUnseen(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_unseen_completion
    @preconcurrency @discardableResult func resolveUnseen(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_unseen_firstGeneration

    associatedtype _INSearchCallHistoryIntent_resolve_callType_async: _HandlerResult
    associatedtype _INSearchCallHistoryIntent_resolve_callType_completion
    associatedtype _INSearchCallHistoryIntent_resolve_callType_firstGeneration
    @available(iOS, deprecated: 11.0)
    @discardableResult func resolveCallType(for intent: INSearchCallHistoryIntent) async
        -> _INSearchCallHistoryIntent_resolve_callType_async
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCallType(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_callType_completion
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCallType(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
    ) -> _INSearchCallHistoryIntent_resolve_callType_firstGeneration
}

extension INSearchCallHistoryIntentHandling {
    @discardableResult public func handle(intent: INSearchCallHistoryIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchCallHistory intent: INSearchCallHistoryIntent,
        completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchCallHistoryIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchCallHistory intent: INSearchCallHistoryIntent,
        completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDateCreated(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDateCreated(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRecipient(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRecipient(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCallTypes(
        for intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCallTypes(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveUnseen(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveUnseen(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCallType(
        for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCallType(
        forSearchCallHistory intent: INSearchCallHistoryIntent,
        with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchCallHistoryIntentHandling where _INSearchCallHistoryIntent_handle_async == INSearchCallHistoryIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchCallHistoryIntentHandling where _INSearchCallHistoryIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchCallHistoryIntentHandling
where
    _INSearchCallHistoryIntent_handle_async == INSearchCallHistoryIntentResponse,
    _INSearchCallHistoryIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INAnswerCallIntent`. `handle` is required, in any one of its spellings.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
    associatedtype _INAnswerCallIntent_handle_async: _HandlerResult
    associatedtype _INAnswerCallIntent_handle_completion
    associatedtype _INAnswerCallIntent_handle_firstGeneration
    @discardableResult func handle(intent: INAnswerCallIntent) async -> _INAnswerCallIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _INAnswerCallIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _INAnswerCallIntent_handle_firstGeneration

    associatedtype _INAnswerCallIntent_confirm_async: _HandlerResult
    associatedtype _INAnswerCallIntent_confirm_completion
    associatedtype _INAnswerCallIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INAnswerCallIntent) async -> _INAnswerCallIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _INAnswerCallIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _INAnswerCallIntent_confirm_firstGeneration
}

extension INAnswerCallIntentHandling {
    @discardableResult public func handle(intent: INAnswerCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INAnswerCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAnswerCallIntentHandling where _INAnswerCallIntent_handle_async == INAnswerCallIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAnswerCallIntentHandling where _INAnswerCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INAnswerCallIntentHandling
where _INAnswerCallIntent_handle_async == INAnswerCallIntentResponse, _INAnswerCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INHangUpCallIntent`. `handle` is required, in any one of its spellings.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
    associatedtype _INHangUpCallIntent_handle_async: _HandlerResult
    associatedtype _INHangUpCallIntent_handle_completion
    associatedtype _INHangUpCallIntent_handle_firstGeneration
    @discardableResult func handle(intent: INHangUpCallIntent) async -> _INHangUpCallIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _INHangUpCallIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _INHangUpCallIntent_handle_firstGeneration

    associatedtype _INHangUpCallIntent_confirm_async: _HandlerResult
    associatedtype _INHangUpCallIntent_confirm_completion
    associatedtype _INHangUpCallIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INHangUpCallIntent) async -> _INHangUpCallIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _INHangUpCallIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _INHangUpCallIntent_confirm_firstGeneration
}

extension INHangUpCallIntentHandling {
    @discardableResult public func handle(intent: INHangUpCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INHangUpCallIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INHangUpCallIntentHandling where _INHangUpCallIntent_handle_async == INHangUpCallIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INHangUpCallIntentHandling where _INHangUpCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INHangUpCallIntentHandling
where _INHangUpCallIntent_handle_async == INHangUpCallIntentResponse, _INHangUpCallIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INCallsDomainHandling: INSearchCallHistoryIntentHandling, INStartAudioCallIntentHandling,
    INStartVideoCallIntentHandling
{}

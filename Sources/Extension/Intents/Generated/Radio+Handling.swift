// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INSetRadioStationIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
    associatedtype _INSetRadioStationIntent_handle_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_handle_completion
    associatedtype _INSetRadioStationIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_handle_firstGeneration

    associatedtype _INSetRadioStationIntent_confirm_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_confirm_completion
    associatedtype _INSetRadioStationIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_confirm_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_radioType_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_radioType_completion
    associatedtype _INSetRadioStationIntent_resolve_radioType_firstGeneration
    @discardableResult func resolveRadioType(for intent: INSetRadioStationIntent) async
        -> _INSetRadioStationIntent_resolve_radioType_async
    @preconcurrency @discardableResult func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_radioType_completion
    @preconcurrency @discardableResult func resolveRadioType(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_radioType_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_frequency_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_frequency_completion
    associatedtype _INSetRadioStationIntent_resolve_frequency_firstGeneration
    @discardableResult func resolveFrequency(for intent: INSetRadioStationIntent) async
        -> _INSetRadioStationIntent_resolve_frequency_async
    @preconcurrency @discardableResult func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_frequency_completion
    @preconcurrency @discardableResult func resolveFrequency(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_frequency_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_stationName_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_stationName_completion
    associatedtype _INSetRadioStationIntent_resolve_stationName_firstGeneration
    @discardableResult func resolveStationName(for intent: INSetRadioStationIntent) async
        -> _INSetRadioStationIntent_resolve_stationName_async
    @preconcurrency @discardableResult func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_stationName_completion
    @preconcurrency @discardableResult func resolveStationName(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_stationName_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_channel_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_channel_completion
    associatedtype _INSetRadioStationIntent_resolve_channel_firstGeneration
    @discardableResult func resolveChannel(for intent: INSetRadioStationIntent) async
        -> _INSetRadioStationIntent_resolve_channel_async
    @preconcurrency @discardableResult func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_channel_completion
    @preconcurrency @discardableResult func resolveChannel(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_channel_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_presetNumber_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_presetNumber_completion
    associatedtype _INSetRadioStationIntent_resolve_presetNumber_firstGeneration
    @discardableResult func resolvePresetNumber(for intent: INSetRadioStationIntent) async
        -> _INSetRadioStationIntent_resolve_presetNumber_async
    @preconcurrency @discardableResult func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_presetNumber_completion
    @preconcurrency @discardableResult func resolvePresetNumber(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_presetNumber_firstGeneration
}

extension INSetRadioStationIntentHandling {
    @discardableResult public func handle(intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRadioType(for intent: INSetRadioStationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRadioType(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveFrequency(for intent: INSetRadioStationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFrequency(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveStationName(for intent: INSetRadioStationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveStationName(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveChannel(for intent: INSetRadioStationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveChannel(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePresetNumber(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetRadioStationIntentHandling where _INSetRadioStationIntent_handle_async == INSetRadioStationIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetRadioStationIntentHandling where _INSetRadioStationIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetRadioStationIntentHandling
where
    _INSetRadioStationIntent_handle_async == INSetRadioStationIntentResponse,
    _INSetRadioStationIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}

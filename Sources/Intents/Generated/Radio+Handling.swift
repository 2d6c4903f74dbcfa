// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INSetRadioStationIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSetRadioStationIntentHandling: NSObjectProtocol {
    associatedtype _INSetRadioStationIntent_handle_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_handle_completion
    associatedtype _INSetRadioStationIntent_handle_firstGeneration
    func handle(intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_handle_async
    func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
        -> _INSetRadioStationIntent_handle_completion
    func handle(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_handle_firstGeneration

    associatedtype _INSetRadioStationIntent_confirm_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_confirm_completion
    associatedtype _INSetRadioStationIntent_confirm_firstGeneration
    func confirm(intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_confirm_async
    func confirm(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
        -> _INSetRadioStationIntent_confirm_completion
    func confirm(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _INSetRadioStationIntent_confirm_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_radioType_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_radioType_completion
    associatedtype _INSetRadioStationIntent_resolve_radioType_firstGeneration
    func resolveRadioType(for intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_resolve_radioType_async
    func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_radioType_completion
    func resolveRadioType(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_radioType_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_frequency_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_frequency_completion
    associatedtype _INSetRadioStationIntent_resolve_frequency_firstGeneration
    func resolveFrequency(for intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_resolve_frequency_async
    func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_frequency_completion
    func resolveFrequency(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_frequency_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_stationName_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_stationName_completion
    associatedtype _INSetRadioStationIntent_resolve_stationName_firstGeneration
    func resolveStationName(for intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_resolve_stationName_async
    func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_stationName_completion
    func resolveStationName(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_stationName_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_channel_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_channel_completion
    associatedtype _INSetRadioStationIntent_resolve_channel_firstGeneration
    func resolveChannel(for intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_resolve_channel_async
    func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_channel_completion
    func resolveChannel(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_channel_firstGeneration

    associatedtype _INSetRadioStationIntent_resolve_presetNumber_async: _HandlerResult
    associatedtype _INSetRadioStationIntent_resolve_presetNumber_completion
    associatedtype _INSetRadioStationIntent_resolve_presetNumber_firstGeneration
    func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> _INSetRadioStationIntent_resolve_presetNumber_async
    func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_presetNumber_completion
    func resolvePresetNumber(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INSetRadioStationIntent_resolve_presetNumber_firstGeneration
}

extension INSetRadioStationIntentHandling {
    public func handle(intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        setRadioStation intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRadioType(for intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveRadioType(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRadioType(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INRadioTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFrequency(for intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveFrequency(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFrequency(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveStationName(for intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveStationName(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveStationName(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveChannel(for intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveChannel(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveChannel(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePresetNumber(for intent: INSetRadioStationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePresetNumber(
        for intent: INSetRadioStationIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePresetNumber(
        forSetRadioStation intent: INSetRadioStationIntent,
        with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetRadioStationIntentHandling where _INSetRadioStationIntent_handle_async == INSetRadioStationIntentResponse {
    public func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSetRadioStationIntentHandling where _INSetRadioStationIntent_handle_firstGeneration == Void {
    public func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSetRadioStationIntentHandling
where
    _INSetRadioStationIntent_handle_async == INSetRadioStationIntentResponse,
    _INSetRadioStationIntent_handle_firstGeneration == Void
{
    public func handle(intent: INSetRadioStationIntent, completion: @escaping @Sendable (INSetRadioStationIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// All of the domain's first handling protocols in one.
@available(iOS, deprecated: 13.0)
public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}

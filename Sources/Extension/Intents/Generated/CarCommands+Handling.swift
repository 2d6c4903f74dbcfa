// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INActivateCarSignalIntent`. `handle` is required, in any one of its spellings.
public protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
    associatedtype _INActivateCarSignalIntent_handle_async: _HandlerResult
    associatedtype _INActivateCarSignalIntent_handle_completion
    associatedtype _INActivateCarSignalIntent_handle_firstGeneration
    @discardableResult func handle(intent: INActivateCarSignalIntent) async -> _INActivateCarSignalIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _INActivateCarSignalIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        activateCarSignal intent: INActivateCarSignalIntent,
        completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _INActivateCarSignalIntent_handle_firstGeneration

    associatedtype _INActivateCarSignalIntent_confirm_async: _HandlerResult
    associatedtype _INActivateCarSignalIntent_confirm_completion
    associatedtype _INActivateCarSignalIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INActivateCarSignalIntent) async -> _INActivateCarSignalIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _INActivateCarSignalIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        activateCarSignal intent: INActivateCarSignalIntent,
        completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _INActivateCarSignalIntent_confirm_firstGeneration

    associatedtype _INActivateCarSignalIntent_resolve_carName_async: _HandlerResult
    associatedtype _INActivateCarSignalIntent_resolve_carName_completion
    associatedtype _INActivateCarSignalIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INActivateCarSignalIntent) async
        -> _INActivateCarSignalIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INActivateCarSignalIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forActivateCarSignal intent: INActivateCarSignalIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INActivateCarSignalIntent_resolve_carName_firstGeneration

    associatedtype _INActivateCarSignalIntent_resolve_signals_async: _HandlerResult
    associatedtype _INActivateCarSignalIntent_resolve_signals_completion
    associatedtype _INActivateCarSignalIntent_resolve_signals_firstGeneration
    @discardableResult func resolveSignals(for intent: INActivateCarSignalIntent) async
        -> _INActivateCarSignalIntent_resolve_signals_async
    @preconcurrency @discardableResult func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
    ) -> _INActivateCarSignalIntent_resolve_signals_completion
    @preconcurrency @discardableResult func resolveSignals(
        forActivateCarSignal intent: INActivateCarSignalIntent,
        with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
    ) -> _INActivateCarSignalIntent_resolve_signals_firstGeneration
}

extension INActivateCarSignalIntentHandling {
    @discardableResult public func handle(intent: INActivateCarSignalIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        activateCarSignal intent: INActivateCarSignalIntent,
        completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INActivateCarSignalIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        activateCarSignal intent: INActivateCarSignalIntent,
        completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INActivateCarSignalIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forActivateCarSignal intent: INActivateCarSignalIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveSignals(for intent: INActivateCarSignalIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveSignals(
        for intent: INActivateCarSignalIntent, with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveSignals(
        forActivateCarSignal intent: INActivateCarSignalIntent,
        with completion: @escaping @Sendable (INCarSignalOptionsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INActivateCarSignalIntentHandling where _INActivateCarSignalIntent_handle_async == INActivateCarSignalIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INActivateCarSignalIntentHandling where _INActivateCarSignalIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INActivateCarSignalIntentHandling
where
    _INActivateCarSignalIntent_handle_async == INActivateCarSignalIntentResponse,
    _INActivateCarSignalIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INActivateCarSignalIntent, completion: @escaping @Sendable (INActivateCarSignalIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INGetCarLockStatusIntent`. `handle` is required, in any one of its spellings.
public protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
    associatedtype _INGetCarLockStatusIntent_handle_async: _HandlerResult
    associatedtype _INGetCarLockStatusIntent_handle_completion
    associatedtype _INGetCarLockStatusIntent_handle_firstGeneration
    @discardableResult func handle(intent: INGetCarLockStatusIntent) async -> _INGetCarLockStatusIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _INGetCarLockStatusIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        getCarLockStatus intent: INGetCarLockStatusIntent,
        completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _INGetCarLockStatusIntent_handle_firstGeneration

    associatedtype _INGetCarLockStatusIntent_confirm_async: _HandlerResult
    associatedtype _INGetCarLockStatusIntent_confirm_completion
    associatedtype _INGetCarLockStatusIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INGetCarLockStatusIntent) async -> _INGetCarLockStatusIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _INGetCarLockStatusIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        getCarLockStatus intent: INGetCarLockStatusIntent,
        completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _INGetCarLockStatusIntent_confirm_firstGeneration

    associatedtype _INGetCarLockStatusIntent_resolve_carName_async: _HandlerResult
    associatedtype _INGetCarLockStatusIntent_resolve_carName_completion
    associatedtype _INGetCarLockStatusIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INGetCarLockStatusIntent) async
        -> _INGetCarLockStatusIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INGetCarLockStatusIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forGetCarLockStatus intent: INGetCarLockStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INGetCarLockStatusIntent_resolve_carName_firstGeneration
}

extension INGetCarLockStatusIntentHandling {
    @discardableResult public func handle(intent: INGetCarLockStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        getCarLockStatus intent: INGetCarLockStatusIntent,
        completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INGetCarLockStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getCarLockStatus intent: INGetCarLockStatusIntent,
        completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INGetCarLockStatusIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INGetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forGetCarLockStatus intent: INGetCarLockStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetCarLockStatusIntentHandling where _INGetCarLockStatusIntent_handle_async == INGetCarLockStatusIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetCarLockStatusIntentHandling where _INGetCarLockStatusIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetCarLockStatusIntentHandling
where
    _INGetCarLockStatusIntent_handle_async == INGetCarLockStatusIntentResponse,
    _INGetCarLockStatusIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarLockStatusIntent, completion: @escaping @Sendable (INGetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSetCarLockStatusIntent`. `handle` is required, in any one of its spellings.
public protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
    associatedtype _INSetCarLockStatusIntent_handle_async: _HandlerResult
    associatedtype _INSetCarLockStatusIntent_handle_completion
    associatedtype _INSetCarLockStatusIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSetCarLockStatusIntent) async -> _INSetCarLockStatusIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _INSetCarLockStatusIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        setCarLockStatus intent: INSetCarLockStatusIntent,
        completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _INSetCarLockStatusIntent_handle_firstGeneration

    associatedtype _INSetCarLockStatusIntent_confirm_async: _HandlerResult
    associatedtype _INSetCarLockStatusIntent_confirm_completion
    associatedtype _INSetCarLockStatusIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSetCarLockStatusIntent) async -> _INSetCarLockStatusIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _INSetCarLockStatusIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        setCarLockStatus intent: INSetCarLockStatusIntent,
        completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _INSetCarLockStatusIntent_confirm_firstGeneration

    associatedtype _INSetCarLockStatusIntent_resolve_locked_async: _HandlerResult
    associatedtype _INSetCarLockStatusIntent_resolve_locked_completion
    associatedtype _INSetCarLockStatusIntent_resolve_locked_firstGeneration
    @discardableResult func resolveLocked(for intent: INSetCarLockStatusIntent) async
        -> _INSetCarLockStatusIntent_resolve_locked_async
    @preconcurrency @discardableResult func resolveLocked(
        for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetCarLockStatusIntent_resolve_locked_completion
    @preconcurrency @discardableResult func resolveLocked(
        forSetCarLockStatus intent: INSetCarLockStatusIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _INSetCarLockStatusIntent_resolve_locked_firstGeneration

    associatedtype _INSetCarLockStatusIntent_resolve_carName_async: _HandlerResult
    associatedtype _INSetCarLockStatusIntent_resolve_carName_completion
    associatedtype _INSetCarLockStatusIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INSetCarLockStatusIntent) async
        -> _INSetCarLockStatusIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetCarLockStatusIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forSetCarLockStatus intent: INSetCarLockStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSetCarLockStatusIntent_resolve_carName_firstGeneration
}

extension INSetCarLockStatusIntentHandling {
    @discardableResult public func handle(intent: INSetCarLockStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        setCarLockStatus intent: INSetCarLockStatusIntent,
        completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSetCarLockStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        setCarLockStatus intent: INSetCarLockStatusIntent,
        completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveLocked(for intent: INSetCarLockStatusIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveLocked(
        for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveLocked(
        forSetCarLockStatus intent: INSetCarLockStatusIntent,
        with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INSetCarLockStatusIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INSetCarLockStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forSetCarLockStatus intent: INSetCarLockStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetCarLockStatusIntentHandling where _INSetCarLockStatusIntent_handle_async == INSetCarLockStatusIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetCarLockStatusIntentHandling where _INSetCarLockStatusIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSetCarLockStatusIntentHandling
where
    _INSetCarLockStatusIntent_handle_async == INSetCarLockStatusIntentResponse,
    _INSetCarLockStatusIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSetCarLockStatusIntent, completion: @escaping @Sendable (INSetCarLockStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Receives updates, on any thread.
@preconcurrency public protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol, Sendable {
    func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}

/// Handles an `INGetCarPowerLevelStatusIntent`. `handle` is required, in any one of its spellings.
public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
    associatedtype _INGetCarPowerLevelStatusIntent_handle_async: _HandlerResult
    associatedtype _INGetCarPowerLevelStatusIntent_handle_completion
    associatedtype _INGetCarPowerLevelStatusIntent_handle_firstGeneration
    @discardableResult func handle(intent: INGetCarPowerLevelStatusIntent) async -> _INGetCarPowerLevelStatusIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_handle_firstGeneration

    associatedtype _INGetCarPowerLevelStatusIntent_confirm_async: _HandlerResult
    associatedtype _INGetCarPowerLevelStatusIntent_confirm_completion
    associatedtype _INGetCarPowerLevelStatusIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INGetCarPowerLevelStatusIntent) async -> _INGetCarPowerLevelStatusIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_confirm_firstGeneration

    associatedtype _INGetCarPowerLevelStatusIntent_resolve_carName_async: _HandlerResult
    associatedtype _INGetCarPowerLevelStatusIntent_resolve_carName_completion
    associatedtype _INGetCarPowerLevelStatusIntent_resolve_carName_firstGeneration
    @discardableResult func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async
        -> _INGetCarPowerLevelStatusIntent_resolve_carName_async
    @preconcurrency @discardableResult func resolveCarName(
        for intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_resolve_carName_completion
    @preconcurrency @discardableResult func resolveCarName(
        forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INGetCarPowerLevelStatusIntent_resolve_carName_firstGeneration

    associatedtype _INGetCarPowerLevelStatusIntent_startSendingUpdates_current
    associatedtype _INGetCarPowerLevelStatusIntent_startSendingUpdates_firstGeneration
    @discardableResult func startSendingUpdates(
        for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver
    ) -> _INGetCarPowerLevelStatusIntent_startSendingUpdates_current
    @discardableResult func startSendingUpdates(
        forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        to observer: any INGetCarPowerLevelStatusIntentResponseObserver
    ) -> _INGetCarPowerLevelStatusIntent_startSendingUpdates_firstGeneration

    associatedtype _INGetCarPowerLevelStatusIntent_stopSendingUpdates_current
    associatedtype _INGetCarPowerLevelStatusIntent_stopSendingUpdates_firstGeneration
    @discardableResult func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
        -> _INGetCarPowerLevelStatusIntent_stopSendingUpdates_current
    @discardableResult func stopSendingUpdates(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent)
        -> _INGetCarPowerLevelStatusIntent_stopSendingUpdates_firstGeneration
}

extension INGetCarPowerLevelStatusIntentHandling {
    @discardableResult public func handle(intent: INGetCarPowerLevelStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INGetCarPowerLevelStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCarName(
        for intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCarName(
        forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func startSendingUpdates(
        for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func startSendingUpdates(
        forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent,
        to observer: any INGetCarPowerLevelStatusIntentResponseObserver
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) -> _NotImplemented {
        _NotImplemented()
    }
    @discardableResult public func stopSendingUpdates(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INGetCarPowerLevelStatusIntentHandling
where _INGetCarPowerLevelStatusIntent_handle_async == INGetCarPowerLevelStatusIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetCarPowerLevelStatusIntentHandling where _INGetCarPowerLevelStatusIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetCarPowerLevelStatusIntentHandling
where
    _INGetCarPowerLevelStatusIntent_handle_async == INGetCarPowerLevelStatusIntentResponse,
    _INGetCarPowerLevelStatusIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INListCarsIntent`. `handle` is required, in any one of its spellings.
public protocol INListCarsIntentHandling: NSObjectProtocol {
    associatedtype _INListCarsIntent_handle_async: _HandlerResult
    associatedtype _INListCarsIntent_handle_completion
    associatedtype _INListCarsIntent_handle_firstGeneration
    @discardableResult func handle(intent: INListCarsIntent) async -> _INListCarsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _INListCarsIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _INListCarsIntent_handle_firstGeneration

    associatedtype _INListCarsIntent_confirm_async: _HandlerResult
    associatedtype _INListCarsIntent_confirm_completion
    associatedtype _INListCarsIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INListCarsIntent) async -> _INListCarsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _INListCarsIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _INListCarsIntent_confirm_firstGeneration
}

extension INListCarsIntentHandling {
    @discardableResult public func handle(intent: INListCarsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INListCarsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListCarsIntentHandling where _INListCarsIntent_handle_async == INListCarsIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListCarsIntentHandling where _INListCarsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListCarsIntentHandling
where _INListCarsIntent_handle_async == INListCarsIntentResponse, _INListCarsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling,
    INGetCarPowerLevelStatusIntentHandling, INSetCarLockStatusIntentHandling
{}

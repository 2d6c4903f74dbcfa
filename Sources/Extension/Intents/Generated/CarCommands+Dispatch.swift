// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import Foundation

extension INActivateCarSignalIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INActivateCarSignalIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INActivateCarSignalIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INActivateCarSignalIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INActivateCarSignalIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INActivateCarSignalIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INActivateCarSignalIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("carName"):
            if _INActivateCarSignalIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INActivateCarSignalIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INActivateCarSignalIntent_resolve_carName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("signals"):
            if _INActivateCarSignalIntent_resolve_signals_async.self != _NotImplemented.self { return .async }
            if _INActivateCarSignalIntent_resolve_signals_completion.self != _NotImplemented.self { return .completion }
            if _INActivateCarSignalIntent_resolve_signals_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INActivateCarSignalIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INActivateCarSignalIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INActivateCarSignalIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INActivateCarSignalIntent_handle_firstGeneration = handle(
                activateCarSignal: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INActivateCarSignalIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INActivateCarSignalIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INActivateCarSignalIntent_confirm_firstGeneration = confirm(
                activateCarSignal: intent, completion: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INActivateCarSignalIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INActivateCarSignalIntent_resolve_carName_completion = resolveCarName(for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INActivateCarSignalIntent_resolve_carName_firstGeneration = resolveCarName(
                forActivateCarSignal: intent, with: { answer.give($0) })
        case (.resolve("signals"), .async):
            let result: _INActivateCarSignalIntent_resolve_signals_async = await resolveSignals(for: intent)
            answer.give(result)
        case (.resolve("signals"), .completion):
            let _: _INActivateCarSignalIntent_resolve_signals_completion = resolveSignals(for: intent, with: { answer.give($0) })
        case (.resolve("signals"), .firstGeneration):
            let _: _INActivateCarSignalIntent_resolve_signals_firstGeneration = resolveSignals(
                forActivateCarSignal: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INGetCarLockStatusIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetCarLockStatusIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetCarLockStatusIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarLockStatusIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INGetCarLockStatusIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetCarLockStatusIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarLockStatusIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("carName"):
            if _INGetCarLockStatusIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INGetCarLockStatusIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarLockStatusIntent_resolve_carName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INGetCarLockStatusIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetCarLockStatusIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetCarLockStatusIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INGetCarLockStatusIntent_handle_firstGeneration = handle(
                getCarLockStatus: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetCarLockStatusIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetCarLockStatusIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INGetCarLockStatusIntent_confirm_firstGeneration = confirm(
                getCarLockStatus: intent, completion: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INGetCarLockStatusIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INGetCarLockStatusIntent_resolve_carName_completion = resolveCarName(for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INGetCarLockStatusIntent_resolve_carName_firstGeneration = resolveCarName(
                forGetCarLockStatus: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSetCarLockStatusIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSetCarLockStatusIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSetCarLockStatusIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSetCarLockStatusIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSetCarLockStatusIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSetCarLockStatusIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSetCarLockStatusIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("locked"):
            if _INSetCarLockStatusIntent_resolve_locked_async.self != _NotImplemented.self { return .async }
            if _INSetCarLockStatusIntent_resolve_locked_completion.self != _NotImplemented.self { return .completion }
            if _INSetCarLockStatusIntent_resolve_locked_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("carName"):
            if _INSetCarLockStatusIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INSetCarLockStatusIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INSetCarLockStatusIntent_resolve_carName_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSetCarLockStatusIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSetCarLockStatusIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSetCarLockStatusIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSetCarLockStatusIntent_handle_firstGeneration = handle(
                setCarLockStatus: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSetCarLockStatusIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSetCarLockStatusIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSetCarLockStatusIntent_confirm_firstGeneration = confirm(
                setCarLockStatus: intent, completion: { answer.give($0) })
        case (.resolve("locked"), .async):
            let result: _INSetCarLockStatusIntent_resolve_locked_async = await resolveLocked(for: intent)
            answer.give(result)
        case (.resolve("locked"), .completion):
            let _: _INSetCarLockStatusIntent_resolve_locked_completion = resolveLocked(for: intent, with: { answer.give($0) })
        case (.resolve("locked"), .firstGeneration):
            let _: _INSetCarLockStatusIntent_resolve_locked_firstGeneration = resolveLocked(
                forSetCarLockStatus: intent, with: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INSetCarLockStatusIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INSetCarLockStatusIntent_resolve_carName_completion = resolveCarName(for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INSetCarLockStatusIntent_resolve_carName_firstGeneration = resolveCarName(
                forSetCarLockStatus: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INGetCarPowerLevelStatusIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetCarPowerLevelStatusIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetCarPowerLevelStatusIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarPowerLevelStatusIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INGetCarPowerLevelStatusIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetCarPowerLevelStatusIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarPowerLevelStatusIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("carName"):
            if _INGetCarPowerLevelStatusIntent_resolve_carName_async.self != _NotImplemented.self { return .async }
            if _INGetCarPowerLevelStatusIntent_resolve_carName_completion.self != _NotImplemented.self { return .completion }
            if _INGetCarPowerLevelStatusIntent_resolve_carName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .startUpdates:
            if _INGetCarPowerLevelStatusIntent_startSendingUpdates_current.self != _NotImplemented.self { return .completion }
            if _INGetCarPowerLevelStatusIntent_startSendingUpdates_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .stopUpdates:
            if _INGetCarPowerLevelStatusIntent_stopSendingUpdates_current.self != _NotImplemented.self { return .completion }
            if _INGetCarPowerLevelStatusIntent_stopSendingUpdates_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INGetCarPowerLevelStatusIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetCarPowerLevelStatusIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetCarPowerLevelStatusIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INGetCarPowerLevelStatusIntent_handle_firstGeneration = handle(
                getCarPowerLevelStatus: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetCarPowerLevelStatusIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetCarPowerLevelStatusIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INGetCarPowerLevelStatusIntent_confirm_firstGeneration = confirm(
                getCarPowerLevelStatus: intent, completion: { answer.give($0) })
        case (.resolve("carName"), .async):
            let result: _INGetCarPowerLevelStatusIntent_resolve_carName_async = await resolveCarName(for: intent)
            answer.give(result)
        case (.resolve("carName"), .completion):
            let _: _INGetCarPowerLevelStatusIntent_resolve_carName_completion = resolveCarName(
                for: intent, with: { answer.give($0) })
        case (.resolve("carName"), .firstGeneration):
            let _: _INGetCarPowerLevelStatusIntent_resolve_carName_firstGeneration = resolveCarName(
                forGetCarPowerLevelStatus: intent, with: { answer.give($0) })
        case (.startUpdates, .completion):
            let _: _INGetCarPowerLevelStatusIntent_startSendingUpdates_current = startSendingUpdates(
                for: intent, to: answer.kept(_INGetCarPowerLevelStatusIntentResponseObserverRelay(answer)))
        case (.startUpdates, .firstGeneration):
            let _: _INGetCarPowerLevelStatusIntent_startSendingUpdates_firstGeneration = startSendingUpdates(
                forGetCarPowerLevelStatus: intent, to: answer.kept(_INGetCarPowerLevelStatusIntentResponseObserverRelay(answer)))
        case (.stopUpdates, .completion):
            let _: _INGetCarPowerLevelStatusIntent_stopSendingUpdates_current = stopSendingUpdates(for: intent)
        case (.stopUpdates, .firstGeneration):
            let _: _INGetCarPowerLevelStatusIntent_stopSendingUpdates_firstGeneration = stopSendingUpdates(
                forGetCarPowerLevelStatus: intent)
        default: break
        }
    }
}

/// Forwards a handler's updates.
private final class _INGetCarPowerLevelStatusIntentResponseObserverRelay: NSObject, INGetCarPowerLevelStatusIntentResponseObserver
{
    private let answer: HandlerAnswer

    init(_ answer: HandlerAnswer) {
        self.answer = answer
    }

    func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse) {
        answer.give(response)
    }
}

extension INListCarsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INListCarsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INListCarsIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INListCarsIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INListCarsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INListCarsIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INListCarsIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INListCarsIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INListCarsIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INListCarsIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INListCarsIntent_handle_firstGeneration = handle(listCars: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INListCarsIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INListCarsIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INListCarsIntent_confirm_firstGeneration = confirm(listCars: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let carCommands: [IntentDispatch] = [
        IntentDispatch(
            INActivateCarSignalIntent.self, response: INActivateCarSignalIntentResponse.self,
            handler: (any INActivateCarSignalIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetCarLockStatusIntent.self, response: INGetCarLockStatusIntentResponse.self,
            handler: (any INGetCarLockStatusIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSetCarLockStatusIntent.self, response: INSetCarLockStatusIntentResponse.self,
            handler: (any INSetCarLockStatusIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetCarPowerLevelStatusIntent.self, response: INGetCarPowerLevelStatusIntentResponse.self,
            handler: (any INGetCarPowerLevelStatusIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INListCarsIntent.self, response: INListCarsIntentResponse.self, handler: (any INListCarsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

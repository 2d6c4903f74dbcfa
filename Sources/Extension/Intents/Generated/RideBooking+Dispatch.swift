// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import Foundation

extension INListRideOptionsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INListRideOptionsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INListRideOptionsIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INListRideOptionsIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INListRideOptionsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INListRideOptionsIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INListRideOptionsIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("pickupLocation"):
            if _INListRideOptionsIntent_resolve_pickupLocation_async.self != _NotImplemented.self { return .async }
            if _INListRideOptionsIntent_resolve_pickupLocation_completion.self != _NotImplemented.self { return .completion }
            if _INListRideOptionsIntent_resolve_pickupLocation_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("dropOffLocation"):
            if _INListRideOptionsIntent_resolve_dropOffLocation_async.self != _NotImplemented.self { return .async }
            if _INListRideOptionsIntent_resolve_dropOffLocation_completion.self != _NotImplemented.self { return .completion }
            if _INListRideOptionsIntent_resolve_dropOffLocation_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INListRideOptionsIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INListRideOptionsIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INListRideOptionsIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INListRideOptionsIntent_handle_firstGeneration = handle(
                listRideOptions: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INListRideOptionsIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INListRideOptionsIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INListRideOptionsIntent_confirm_firstGeneration = confirm(
                listRideOptions: intent, completion: { answer.give($0) })
        case (.resolve("pickupLocation"), .async):
            let result: _INListRideOptionsIntent_resolve_pickupLocation_async = await resolvePickupLocation(for: intent)
            answer.give(result)
        case (.resolve("pickupLocation"), .completion):
            let _: _INListRideOptionsIntent_resolve_pickupLocation_completion = resolvePickupLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("pickupLocation"), .firstGeneration):
            let _: _INListRideOptionsIntent_resolve_pickupLocation_firstGeneration = resolvePickupLocation(
                forListRideOptions: intent, with: { answer.give($0) })
        case (.resolve("dropOffLocation"), .async):
            let result: _INListRideOptionsIntent_resolve_dropOffLocation_async = await resolveDropOffLocation(for: intent)
            answer.give(result)
        case (.resolve("dropOffLocation"), .completion):
            let _: _INListRideOptionsIntent_resolve_dropOffLocation_completion = resolveDropOffLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("dropOffLocation"), .firstGeneration):
            let _: _INListRideOptionsIntent_resolve_dropOffLocation_firstGeneration = resolveDropOffLocation(
                forListRideOptions: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INRequestRideIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INRequestRideIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INRequestRideIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("pickupLocation"):
            if _INRequestRideIntent_resolve_pickupLocation_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_resolve_pickupLocation_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_resolve_pickupLocation_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("dropOffLocation"):
            if _INRequestRideIntent_resolve_dropOffLocation_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_resolve_dropOffLocation_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_resolve_dropOffLocation_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("rideOptionName"):
            if _INRequestRideIntent_resolve_rideOptionName_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_resolve_rideOptionName_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_resolve_rideOptionName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("partySize"):
            if _INRequestRideIntent_resolve_partySize_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_resolve_partySize_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_resolve_partySize_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("scheduledPickupTime"):
            if _INRequestRideIntent_resolve_scheduledPickupTime_async.self != _NotImplemented.self { return .async }
            if _INRequestRideIntent_resolve_scheduledPickupTime_completion.self != _NotImplemented.self { return .completion }
            if _INRequestRideIntent_resolve_scheduledPickupTime_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INRequestRideIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INRequestRideIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INRequestRideIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INRequestRideIntent_handle_firstGeneration = handle(requestRide: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INRequestRideIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INRequestRideIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INRequestRideIntent_confirm_firstGeneration = confirm(requestRide: intent, completion: { answer.give($0) })
        case (.resolve("pickupLocation"), .async):
            let result: _INRequestRideIntent_resolve_pickupLocation_async = await resolvePickupLocation(for: intent)
            answer.give(result)
        case (.resolve("pickupLocation"), .completion):
            let _: _INRequestRideIntent_resolve_pickupLocation_completion = resolvePickupLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("pickupLocation"), .firstGeneration):
            let _: _INRequestRideIntent_resolve_pickupLocation_firstGeneration = resolvePickupLocation(
                forRequestRide: intent, with: { answer.give($0) })
        case (.resolve("dropOffLocation"), .async):
            let result: _INRequestRideIntent_resolve_dropOffLocation_async = await resolveDropOffLocation(for: intent)
            answer.give(result)
        case (.resolve("dropOffLocation"), .completion):
            let _: _INRequestRideIntent_resolve_dropOffLocation_completion = resolveDropOffLocation(
                for: intent, with: { answer.give($0) })
        case (.resolve("dropOffLocation"), .firstGeneration):
            let _: _INRequestRideIntent_resolve_dropOffLocation_firstGeneration = resolveDropOffLocation(
                forRequestRide: intent, with: { answer.give($0) })
        case (.resolve("rideOptionName"), .async):
            let result: _INRequestRideIntent_resolve_rideOptionName_async = await resolveRideOptionName(for: intent)
            answer.give(result)
        case (.resolve("rideOptionName"), .completion):
            let _: _INRequestRideIntent_resolve_rideOptionName_completion = resolveRideOptionName(
                for: intent, with: { answer.give($0) })
        case (.resolve("rideOptionName"), .firstGeneration):
            let _: _INRequestRideIntent_resolve_rideOptionName_firstGeneration = resolveRideOptionName(
                forRequestRide: intent, with: { answer.give($0) })
        case (.resolve("partySize"), .async):
            let result: _INRequestRideIntent_resolve_partySize_async = await resolvePartySize(for: intent)
            answer.give(result)
        case (.resolve("partySize"), .completion):
            let _: _INRequestRideIntent_resolve_partySize_completion = resolvePartySize(for: intent, with: { answer.give($0) })
        case (.resolve("partySize"), .firstGeneration):
            let _: _INRequestRideIntent_resolve_partySize_firstGeneration = resolvePartySize(
                forRequestRide: intent, with: { answer.give($0) })
        case (.resolve("scheduledPickupTime"), .async):
            let result: _INRequestRideIntent_resolve_scheduledPickupTime_async = await resolveScheduledPickupTime(for: intent)
            answer.give(result)
        case (.resolve("scheduledPickupTime"), .completion):
            let _: _INRequestRideIntent_resolve_scheduledPickupTime_completion = resolveScheduledPickupTime(
                for: intent, with: { answer.give($0) })
        case (.resolve("scheduledPickupTime"), .firstGeneration):
            let _: _INRequestRideIntent_resolve_scheduledPickupTime_firstGeneration = resolveScheduledPickupTime(
                forRequestRide: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INGetRideStatusIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetRideStatusIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetRideStatusIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INGetRideStatusIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INGetRideStatusIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetRideStatusIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INGetRideStatusIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .startUpdates:
            if _INGetRideStatusIntent_startSendingUpdates_current.self != _NotImplemented.self { return .completion }
            if _INGetRideStatusIntent_startSendingUpdates_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .stopUpdates:
            if _INGetRideStatusIntent_stopSendingUpdates_current.self != _NotImplemented.self { return .completion }
            if _INGetRideStatusIntent_stopSendingUpdates_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INGetRideStatusIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetRideStatusIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetRideStatusIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INGetRideStatusIntent_handle_firstGeneration = handle(getRideStatus: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetRideStatusIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetRideStatusIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INGetRideStatusIntent_confirm_firstGeneration = confirm(
                getRideStatus: intent, completion: { answer.give($0) })
        case (.startUpdates, .completion):
            let _: _INGetRideStatusIntent_startSendingUpdates_current = startSendingUpdates(
                for: intent, to: answer.kept(_INGetRideStatusIntentResponseObserverRelay(answer)))
        case (.startUpdates, .firstGeneration):
            let _: _INGetRideStatusIntent_startSendingUpdates_firstGeneration = startSendingUpdates(
                forGetRideStatus: intent, to: answer.kept(_INGetRideStatusIntentResponseObserverRelay(answer)))
        case (.stopUpdates, .completion):
            let _: _INGetRideStatusIntent_stopSendingUpdates_current = stopSendingUpdates(for: intent)
        case (.stopUpdates, .firstGeneration):
            let _: _INGetRideStatusIntent_stopSendingUpdates_firstGeneration = stopSendingUpdates(forGetRideStatus: intent)
        default: break
        }
    }
}

/// Forwards a handler's updates.
private final class _INGetRideStatusIntentResponseObserverRelay: NSObject, INGetRideStatusIntentResponseObserver {
    private let answer: HandlerAnswer

    init(_ answer: HandlerAnswer) {
        self.answer = answer
    }

    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
        answer.give(response)
    }
}

extension INCancelRideIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INCancelRideIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INCancelRideIntent_handle_completion.self != _NotImplemented.self { return .completion }
        case .confirm:
            if _INCancelRideIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INCancelRideIntent_confirm_completion.self != _NotImplemented.self { return .completion }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INCancelRideIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INCancelRideIntent_handle_async = await handle(cancelRide: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INCancelRideIntent_handle_completion = handle(cancelRide: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INCancelRideIntent_confirm_async = await confirm(cancelRide: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INCancelRideIntent_confirm_completion = confirm(cancelRide: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INSendRideFeedbackIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSendRideFeedbackIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSendRideFeedbackIntent_handle_completion.self != _NotImplemented.self { return .completion }
        case .confirm:
            if _INSendRideFeedbackIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSendRideFeedbackIntent_confirm_completion.self != _NotImplemented.self { return .completion }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSendRideFeedbackIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSendRideFeedbackIntent_handle_async = await handle(sendRideFeedback: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSendRideFeedbackIntent_handle_completion = handle(sendRideFeedback: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSendRideFeedbackIntent_confirm_async = await confirm(sendRideFeedback: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSendRideFeedbackIntent_confirm_completion = confirm(
                sendRideFeedback: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let rideBooking: [IntentDispatch] = [
        IntentDispatch(
            INListRideOptionsIntent.self, response: INListRideOptionsIntentResponse.self,
            handler: (any INListRideOptionsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INRequestRideIntent.self, response: INRequestRideIntentResponse.self, handler: (any INRequestRideIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetRideStatusIntent.self, response: INGetRideStatusIntentResponse.self,
            handler: (any INGetRideStatusIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INCancelRideIntent.self, response: INCancelRideIntentResponse.self, handler: (any INCancelRideIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSendRideFeedbackIntent.self, response: INSendRideFeedbackIntentResponse.self,
            handler: (any INSendRideFeedbackIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

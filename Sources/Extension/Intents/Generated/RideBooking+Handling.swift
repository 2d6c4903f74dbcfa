// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INListRideOptionsIntent`. `handle` is required, in any one of its spellings.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
    associatedtype _INListRideOptionsIntent_handle_async: _HandlerResult
    associatedtype _INListRideOptionsIntent_handle_completion
    associatedtype _INListRideOptionsIntent_handle_firstGeneration
    @discardableResult func handle(intent: INListRideOptionsIntent) async -> _INListRideOptionsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _INListRideOptionsIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _INListRideOptionsIntent_handle_firstGeneration

    associatedtype _INListRideOptionsIntent_confirm_async: _HandlerResult
    associatedtype _INListRideOptionsIntent_confirm_completion
    associatedtype _INListRideOptionsIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INListRideOptionsIntent) async -> _INListRideOptionsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _INListRideOptionsIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _INListRideOptionsIntent_confirm_firstGeneration

    associatedtype _INListRideOptionsIntent_resolve_pickupLocation_async: _HandlerResult
    associatedtype _INListRideOptionsIntent_resolve_pickupLocation_completion
    associatedtype _INListRideOptionsIntent_resolve_pickupLocation_firstGeneration
    @discardableResult func resolvePickupLocation(for intent: INListRideOptionsIntent) async
        -> _INListRideOptionsIntent_resolve_pickupLocation_async
    @preconcurrency @discardableResult func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INListRideOptionsIntent_resolve_pickupLocation_completion
    @preconcurrency @discardableResult func resolvePickupLocation(
        forListRideOptions intent: INListRideOptionsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INListRideOptionsIntent_resolve_pickupLocation_firstGeneration

    associatedtype _INListRideOptionsIntent_resolve_dropOffLocation_async: _HandlerResult
    associatedtype _INListRideOptionsIntent_resolve_dropOffLocation_completion
    associatedtype _INListRideOptionsIntent_resolve_dropOffLocation_firstGeneration
    @discardableResult func resolveDropOffLocation(for intent: INListRideOptionsIntent) async
        -> _INListRideOptionsIntent_resolve_dropOffLocation_async
    @preconcurrency @discardableResult func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INListRideOptionsIntent_resolve_dropOffLocation_completion
    @preconcurrency @discardableResult func resolveDropOffLocation(
        forListRideOptions intent: INListRideOptionsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INListRideOptionsIntent_resolve_dropOffLocation_firstGeneration
}

extension INListRideOptionsIntentHandling {
    @discardableResult public func handle(intent: INListRideOptionsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INListRideOptionsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePickupLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePickupLocation(
        forListRideOptions intent: INListRideOptionsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDropOffLocation(
        for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDropOffLocation(
        forListRideOptions intent: INListRideOptionsIntent,
        with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListRideOptionsIntentHandling where _INListRideOptionsIntent_handle_async == INListRideOptionsIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListRideOptionsIntentHandling where _INListRideOptionsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INListRideOptionsIntentHandling
where
    _INListRideOptionsIntent_handle_async == INListRideOptionsIntentResponse,
    _INListRideOptionsIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INRequestRideIntent`. `handle` is required, in any one of its spellings.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
    associatedtype _INRequestRideIntent_handle_async: _HandlerResult
    associatedtype _INRequestRideIntent_handle_completion
    associatedtype _INRequestRideIntent_handle_firstGeneration
    @discardableResult func handle(intent: INRequestRideIntent) async -> _INRequestRideIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _INRequestRideIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _INRequestRideIntent_handle_firstGeneration

    associatedtype _INRequestRideIntent_confirm_async: _HandlerResult
    associatedtype _INRequestRideIntent_confirm_completion
    associatedtype _INRequestRideIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INRequestRideIntent) async -> _INRequestRideIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _INRequestRideIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _INRequestRideIntent_confirm_firstGeneration

    associatedtype _INRequestRideIntent_resolve_pickupLocation_async: _HandlerResult
    associatedtype _INRequestRideIntent_resolve_pickupLocation_completion
    associatedtype _INRequestRideIntent_resolve_pickupLocation_firstGeneration
    @discardableResult func resolvePickupLocation(for intent: INRequestRideIntent) async
        -> _INRequestRideIntent_resolve_pickupLocation_async
    @preconcurrency @discardableResult func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_pickupLocation_completion
    @preconcurrency @discardableResult func resolvePickupLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_pickupLocation_firstGeneration

    associatedtype _INRequestRideIntent_resolve_dropOffLocation_async: _HandlerResult
    associatedtype _INRequestRideIntent_resolve_dropOffLocation_completion
    associatedtype _INRequestRideIntent_resolve_dropOffLocation_firstGeneration
    @discardableResult func resolveDropOffLocation(for intent: INRequestRideIntent) async
        -> _INRequestRideIntent_resolve_dropOffLocation_async
    @preconcurrency @discardableResult func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_dropOffLocation_completion
    @preconcurrency @discardableResult func resolveDropOffLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_dropOffLocation_firstGeneration

    associatedtype _INRequestRideIntent_resolve_rideOptionName_async: _HandlerResult
    associatedtype _INRequestRideIntent_resolve_rideOptionName_completion
    associatedtype _INRequestRideIntent_resolve_rideOptionName_firstGeneration
    @discardableResult func resolveRideOptionName(for intent: INRequestRideIntent) async
        -> _INRequestRideIntent_resolve_rideOptionName_async
    @preconcurrency @discardableResult func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_rideOptionName_completion
    @preconcurrency @discardableResult func resolveRideOptionName(
        forRequestRide intent: INRequestRideIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_rideOptionName_firstGeneration

    associatedtype _INRequestRideIntent_resolve_partySize_async: _HandlerResult
    associatedtype _INRequestRideIntent_resolve_partySize_completion
    associatedtype _INRequestRideIntent_resolve_partySize_firstGeneration
    @discardableResult func resolvePartySize(for intent: INRequestRideIntent) async
        -> _INRequestRideIntent_resolve_partySize_async
    @preconcurrency @discardableResult func resolvePartySize(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_partySize_completion
    @preconcurrency @discardableResult func resolvePartySize(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_partySize_firstGeneration

    associatedtype _INRequestRideIntent_resolve_scheduledPickupTime_async: _HandlerResult
    associatedtype _INRequestRideIntent_resolve_scheduledPickupTime_completion
    associatedtype _INRequestRideIntent_resolve_scheduledPickupTime_firstGeneration
    @discardableResult func resolveScheduledPickupTime(for intent: INRequestRideIntent) async
        -> _INRequestRideIntent_resolve_scheduledPickupTime_async
    @preconcurrency @discardableResult func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_scheduledPickupTime_completion
    @preconcurrency @discardableResult func resolveScheduledPickupTime(
        forRequestRide intent: INRequestRideIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INRequestRideIntent_resolve_scheduledPickupTime_firstGeneration
}

extension INRequestRideIntentHandling {
    @discardableResult public func handle(intent: INRequestRideIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INRequestRideIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePickupLocation(for intent: INRequestRideIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePickupLocation(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePickupLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDropOffLocation(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDropOffLocation(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRideOptionName(for intent: INRequestRideIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRideOptionName(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRideOptionName(
        forRequestRide intent: INRequestRideIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePartySize(for intent: INRequestRideIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePartySize(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePartySize(
        forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveScheduledPickupTime(
        for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveScheduledPickupTime(
        forRequestRide intent: INRequestRideIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestRideIntentHandling where _INRequestRideIntent_handle_async == INRequestRideIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestRideIntentHandling where _INRequestRideIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestRideIntentHandling
where _INRequestRideIntent_handle_async == INRequestRideIntentResponse, _INRequestRideIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Receives updates, on any thread.
@preconcurrency public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol, Sendable {
    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

/// Handles an `INGetRideStatusIntent`. `handle` is required, in any one of its spellings.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
    associatedtype _INGetRideStatusIntent_handle_async: _HandlerResult
    associatedtype _INGetRideStatusIntent_handle_completion
    associatedtype _INGetRideStatusIntent_handle_firstGeneration
    @discardableResult func handle(intent: INGetRideStatusIntent) async -> _INGetRideStatusIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _INGetRideStatusIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _INGetRideStatusIntent_handle_firstGeneration

    associatedtype _INGetRideStatusIntent_confirm_async: _HandlerResult
    associatedtype _INGetRideStatusIntent_confirm_completion
    associatedtype _INGetRideStatusIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INGetRideStatusIntent) async -> _INGetRideStatusIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _INGetRideStatusIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _INGetRideStatusIntent_confirm_firstGeneration

    associatedtype _INGetRideStatusIntent_startSendingUpdates_current
    associatedtype _INGetRideStatusIntent_startSendingUpdates_firstGeneration
    @discardableResult func startSendingUpdates(
        for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) -> _INGetRideStatusIntent_startSendingUpdates_current
    @discardableResult func startSendingUpdates(
        forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) -> _INGetRideStatusIntent_startSendingUpdates_firstGeneration

    associatedtype _INGetRideStatusIntent_stopSendingUpdates_current
    associatedtype _INGetRideStatusIntent_stopSendingUpdates_firstGeneration
    @discardableResult func stopSendingUpdates(for intent: INGetRideStatusIntent)
        -> _INGetRideStatusIntent_stopSendingUpdates_current
    @discardableResult func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent)
        -> _INGetRideStatusIntent_stopSendingUpdates_firstGeneration
}

extension INGetRideStatusIntentHandling {
    @discardableResult public func handle(intent: INGetRideStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INGetRideStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func startSendingUpdates(
        forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) -> _NotImplemented {
        _NotImplemented()
    }
}

extension INGetRideStatusIntentHandling where _INGetRideStatusIntent_handle_async == INGetRideStatusIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRideStatusIntentHandling where _INGetRideStatusIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRideStatusIntentHandling
where _INGetRideStatusIntent_handle_async == INGetRideStatusIntentResponse, _INGetRideStatusIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRideStatusIntentHandling where _INGetRideStatusIntent_startSendingUpdates_firstGeneration == Void {
    @discardableResult public func startSendingUpdates(
        for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRideStatusIntentHandling where _INGetRideStatusIntent_stopSendingUpdates_firstGeneration == Void {
    @discardableResult public func stopSendingUpdates(for intent: INGetRideStatusIntent) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INCancelRideIntent`. `handle` is required, in any one of its spellings.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
    associatedtype _INCancelRideIntent_handle_async: _HandlerResult
    associatedtype _INCancelRideIntent_handle_completion
    @discardableResult func handle(cancelRide intent: INCancelRideIntent) async -> _INCancelRideIntent_handle_async
    @preconcurrency @discardableResult func handle(
        cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
    ) -> _INCancelRideIntent_handle_completion

    associatedtype _INCancelRideIntent_confirm_async: _HandlerResult
    associatedtype _INCancelRideIntent_confirm_completion
    @discardableResult func confirm(cancelRide intent: INCancelRideIntent) async -> _INCancelRideIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
    ) -> _INCancelRideIntent_confirm_completion
}

extension INCancelRideIntentHandling {
    @discardableResult public func handle(cancelRide intent: INCancelRideIntent) async -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(cancelRide intent: INCancelRideIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INCancelRideIntentHandling where _INCancelRideIntent_handle_async == INCancelRideIntentResponse {
    @preconcurrency @discardableResult public func handle(
        cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSendRideFeedbackIntent`. `handle` is required, in any one of its spellings.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
    associatedtype _INSendRideFeedbackIntent_handle_async: _HandlerResult
    associatedtype _INSendRideFeedbackIntent_handle_completion
    @discardableResult func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async
        -> _INSendRideFeedbackIntent_handle_async
    @preconcurrency @discardableResult func handle(
        sendRideFeedback intent: INSendRideFeedbackIntent,
        completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
    ) -> _INSendRideFeedbackIntent_handle_completion

    associatedtype _INSendRideFeedbackIntent_confirm_async: _HandlerResult
    associatedtype _INSendRideFeedbackIntent_confirm_completion
    @discardableResult func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async
        -> _INSendRideFeedbackIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        sendRideFeedback intent: INSendRideFeedbackIntent,
        completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
    ) -> _INSendRideFeedbackIntent_confirm_completion
}

extension INSendRideFeedbackIntentHandling {
    @discardableResult public func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @discardableResult public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func confirm(
        sendRideFeedback intent: INSendRideFeedbackIntent,
        completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendRideFeedbackIntentHandling where _INSendRideFeedbackIntent_handle_async == INSendRideFeedbackIntentResponse {
    @preconcurrency @discardableResult public func handle(
        sendRideFeedback intent: INSendRideFeedbackIntent,
        completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INRidesharingDomainHandling: INGetRideStatusIntentHandling, INListRideOptionsIntentHandling,
    INRequestRideIntentHandling
{}

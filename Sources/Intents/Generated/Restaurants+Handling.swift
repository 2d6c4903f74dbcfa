// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INBookRestaurantReservationIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
    associatedtype _INBookRestaurantReservationIntent_handle_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_handle_completion
    func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_handle_async
    func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _INBookRestaurantReservationIntent_handle_completion

    associatedtype _INBookRestaurantReservationIntent_confirm_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_confirm_completion
    func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_confirm_async
    func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _INBookRestaurantReservationIntent_confirm_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_restaurant_completion
    func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_restaurant_async
    func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_restaurant_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion
    func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async
    func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_partySize_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_partySize_completion
    func resolvePartySize(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_partySize_async
    func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_partySize_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_guest_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_guest_completion
    func resolveGuest(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_guest_async
    func resolveGuest(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_guest_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion
    func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async
    func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion
}

extension INBookRestaurantReservationIntentHandling {
    public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveGuest(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INBookRestaurantReservationIntentHandling
where _INBookRestaurantReservationIntent_handle_async == INBookRestaurantReservationIntentResponse {
    public func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INGetAvailableRestaurantReservationBookingsIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_handle_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_handle_completion
    func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_handle_async
    func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_handle_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_confirm_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion
    func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_confirm_async
    func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async
    func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion
    func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async
    func resolvePartySize(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion
    func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async
    func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
    public func handle(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolvePartySize(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    public func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling
where _INGetAvailableRestaurantReservationBookingsIntent_handle_async == INGetAvailableRestaurantReservationBookingsIntentResponse
{
    public func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INGetAvailableRestaurantReservationBookingDefaultsIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion
    func handle(getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent)
        async -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async
    func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion

    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion
    func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async
    func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion

    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion
    func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async
        -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async
    func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    public func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling
where
    _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async
        == INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
{
    public func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INGetUserCurrentRestaurantReservationBookingsIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion
    func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
        -> _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async
    func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion

    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion
    func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
        -> _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async
    func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion

    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion
    func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
        -> _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async
    func resolveRestaurant(
        for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    public func handle(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent)
        async -> _NotImplemented
    { _NotImplemented() }
    public func confirm(getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent)
        async -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    public func resolveRestaurant(
        for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling
where
    _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async
        == INGetUserCurrentRestaurantReservationBookingsIntentResponse
{
    public func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INGetRestaurantGuestIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
    associatedtype _INGetRestaurantGuestIntent_handle_async: _HandlerResult
    associatedtype _INGetRestaurantGuestIntent_handle_completion
    func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _INGetRestaurantGuestIntent_handle_async
    func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _INGetRestaurantGuestIntent_handle_completion

    associatedtype _INGetRestaurantGuestIntent_confirm_async: _HandlerResult
    associatedtype _INGetRestaurantGuestIntent_confirm_completion
    func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _INGetRestaurantGuestIntent_confirm_async
    func confirm(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _INGetRestaurantGuestIntent_confirm_completion
}

extension INGetRestaurantGuestIntentHandling {
    public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRestaurantGuestIntentHandling
where _INGetRestaurantGuestIntent_handle_async == INGetRestaurantGuestIntentResponse {
    public func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

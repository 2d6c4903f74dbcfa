// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INBookRestaurantReservationIntent`. `handle` is required, in any one of its spellings.
public protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
    associatedtype _INBookRestaurantReservationIntent_handle_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_handle_completion
    @discardableResult func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_handle_async
    @preconcurrency @discardableResult func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _INBookRestaurantReservationIntent_handle_completion

    associatedtype _INBookRestaurantReservationIntent_confirm_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_confirm_completion
    @discardableResult func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _INBookRestaurantReservationIntent_confirm_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_restaurant_completion
    @discardableResult func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_restaurant_async
    @preconcurrency @discardableResult func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_restaurant_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion
    @discardableResult func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async
    @preconcurrency @discardableResult func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_partySize_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_partySize_completion
    @discardableResult func resolvePartySize(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_partySize_async
    @preconcurrency @discardableResult func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_partySize_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_guest_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_guest_completion
    @discardableResult func resolveGuest(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_guest_async
    @preconcurrency @discardableResult func resolveGuest(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_guest_completion

    associatedtype _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async: _HandlerResult
    associatedtype _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion
    @discardableResult func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async
        -> _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async
    @preconcurrency @discardableResult func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion
}

extension INBookRestaurantReservationIntentHandling {
    @discardableResult public func handle(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @discardableResult public func confirm(bookRestaurantReservation intent: INBookRestaurantReservationIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRestaurant(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRestaurant(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveBookingDateComponents(for intent: INBookRestaurantReservationIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBookingDateComponents(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePartySize(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePartySize(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGuest(for intent: INBookRestaurantReservationIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveGuest(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INRestaurantGuestResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveGuestProvidedSpecialRequestText(for intent: INBookRestaurantReservationIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveGuestProvidedSpecialRequestText(
        for intent: INBookRestaurantReservationIntent, completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INBookRestaurantReservationIntentHandling
where _INBookRestaurantReservationIntent_handle_async == INBookRestaurantReservationIntentResponse {
    @preconcurrency @discardableResult public func handle(
        bookRestaurantReservation intent: INBookRestaurantReservationIntent,
        completion: @escaping @Sendable (INBookRestaurantReservationIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INGetAvailableRestaurantReservationBookingsIntent`. `handle` is required, in any one of its spellings.
public protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_handle_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_handle_completion
    @discardableResult func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> _INGetAvailableRestaurantReservationBookingsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_handle_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_confirm_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion
    @discardableResult func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> _INGetAvailableRestaurantReservationBookingsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion
    @discardableResult func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async
    @preconcurrency @discardableResult func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion
    @discardableResult func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async
    @preconcurrency @discardableResult func resolvePartySize(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion

    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion
    @discardableResult func resolvePreferredBookingDateComponents(for intent: INGetAvailableRestaurantReservationBookingsIntent)
        async -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async
    @preconcurrency @discardableResult func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
    @discardableResult public func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePartySize(for intent: INGetAvailableRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePartySize(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePreferredBookingDateComponents(
        for intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INDateComponentsResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling
where _INGetAvailableRestaurantReservationBookingsIntent_handle_async == INGetAvailableRestaurantReservationBookingsIntentResponse
{
    @preconcurrency @discardableResult public func handle(
        getAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INGetAvailableRestaurantReservationBookingDefaultsIntent`. `handle` is required, in any one of its spellings.
public protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion
    @discardableResult func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion

    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion
    @discardableResult func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion

    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion
    @discardableResult func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async
        -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async
    @preconcurrency @discardableResult func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    @discardableResult public func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRestaurant(for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRestaurant(
        for intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling
where
    _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async
        == INGetAvailableRestaurantReservationBookingDefaultsIntentResponse
{
    @preconcurrency @discardableResult public func handle(
        getAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent,
        completion: @escaping @Sendable (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INGetUserCurrentRestaurantReservationBookingsIntent`. `handle` is required, in any one of its spellings.
public protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion
    @discardableResult func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
    ) async -> _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion

    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion
    @discardableResult func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
    ) async -> _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion

    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async: _HandlerResult
    associatedtype _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion
    @discardableResult func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
        -> _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async
    @preconcurrency @discardableResult func resolveRestaurant(
        for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    @discardableResult public func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent
    ) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRestaurant(for intent: INGetUserCurrentRestaurantReservationBookingsIntent) async
        -> _NotImplemented
    { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRestaurant(
        for intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INRestaurantResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling
where
    _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async
        == INGetUserCurrentRestaurantReservationBookingsIntentResponse
{
    @preconcurrency @discardableResult public func handle(
        getUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent,
        completion: @escaping @Sendable (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INGetRestaurantGuestIntent`. `handle` is required, in any one of its spellings.
public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
    associatedtype _INGetRestaurantGuestIntent_handle_async: _HandlerResult
    associatedtype _INGetRestaurantGuestIntent_handle_completion
    @discardableResult func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async
        -> _INGetRestaurantGuestIntent_handle_async
    @preconcurrency @discardableResult func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _INGetRestaurantGuestIntent_handle_completion

    associatedtype _INGetRestaurantGuestIntent_confirm_async: _HandlerResult
    associatedtype _INGetRestaurantGuestIntent_confirm_completion
    @discardableResult func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async
        -> _INGetRestaurantGuestIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _INGetRestaurantGuestIntent_confirm_completion
}

extension INGetRestaurantGuestIntentHandling {
    @discardableResult public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @discardableResult public func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func confirm(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetRestaurantGuestIntentHandling
where _INGetRestaurantGuestIntent_handle_async == INGetRestaurantGuestIntentResponse {
    @preconcurrency @discardableResult public func handle(
        getRestaurantGuest intent: INGetRestaurantGuestIntent,
        completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INBookRestaurantReservationIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INBookRestaurantReservationIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INBookRestaurantReservationIntent_handle_completion.self != _NotImplemented.self { return .completion }
        case .confirm:
            if _INBookRestaurantReservationIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INBookRestaurantReservationIntent_confirm_completion.self != _NotImplemented.self { return .completion }
        case .resolve("restaurant"):
            if _INBookRestaurantReservationIntent_resolve_restaurant_async.self != _NotImplemented.self { return .async }
            if _INBookRestaurantReservationIntent_resolve_restaurant_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("bookingDateComponents"):
            if _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async.self != _NotImplemented.self {
                return .async
            }
            if _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("partySize"):
            if _INBookRestaurantReservationIntent_resolve_partySize_async.self != _NotImplemented.self { return .async }
            if _INBookRestaurantReservationIntent_resolve_partySize_completion.self != _NotImplemented.self { return .completion }
        case .resolve("guest"):
            if _INBookRestaurantReservationIntent_resolve_guest_async.self != _NotImplemented.self { return .async }
            if _INBookRestaurantReservationIntent_resolve_guest_completion.self != _NotImplemented.self { return .completion }
        case .resolve("guestProvidedSpecialRequestText"):
            if _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async.self != _NotImplemented.self {
                return .async
            }
            if _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion.self != _NotImplemented.self
            {
                return .completion
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INBookRestaurantReservationIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INBookRestaurantReservationIntent_handle_async = await handle(bookRestaurantReservation: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INBookRestaurantReservationIntent_handle_completion = handle(
                bookRestaurantReservation: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INBookRestaurantReservationIntent_confirm_async = await confirm(bookRestaurantReservation: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INBookRestaurantReservationIntent_confirm_completion = confirm(
                bookRestaurantReservation: intent, completion: { answer.give($0) })
        case (.resolve("restaurant"), .async):
            let result: _INBookRestaurantReservationIntent_resolve_restaurant_async = await resolveRestaurant(for: intent)
            answer.give(result)
        case (.resolve("restaurant"), .completion):
            let _: _INBookRestaurantReservationIntent_resolve_restaurant_completion = resolveRestaurant(
                for: intent, completion: { answer.give($0) })
        case (.resolve("bookingDateComponents"), .async):
            let result: _INBookRestaurantReservationIntent_resolve_bookingDateComponents_async =
                await resolveBookingDateComponents(for: intent)
            answer.give(result)
        case (.resolve("bookingDateComponents"), .completion):
            let _: _INBookRestaurantReservationIntent_resolve_bookingDateComponents_completion = resolveBookingDateComponents(
                for: intent, completion: { answer.give($0) })
        case (.resolve("partySize"), .async):
            let result: _INBookRestaurantReservationIntent_resolve_partySize_async = await resolvePartySize(for: intent)
            answer.give(result)
        case (.resolve("partySize"), .completion):
            let _: _INBookRestaurantReservationIntent_resolve_partySize_completion = resolvePartySize(
                for: intent, completion: { answer.give($0) })
        case (.resolve("guest"), .async):
            let result: _INBookRestaurantReservationIntent_resolve_guest_async = await resolveGuest(for: intent)
            answer.give(result)
        case (.resolve("guest"), .completion):
            let _: _INBookRestaurantReservationIntent_resolve_guest_completion = resolveGuest(
                for: intent, completion: { answer.give($0) })
        case (.resolve("guestProvidedSpecialRequestText"), .async):
            let result: _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_async =
                await resolveGuestProvidedSpecialRequestText(for: intent)
            answer.give(result)
        case (.resolve("guestProvidedSpecialRequestText"), .completion):
            let _: _INBookRestaurantReservationIntent_resolve_guestProvidedSpecialRequestText_completion =
                resolveGuestProvidedSpecialRequestText(for: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INGetAvailableRestaurantReservationBookingsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetAvailableRestaurantReservationBookingsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetAvailableRestaurantReservationBookingsIntent_handle_completion.self != _NotImplemented.self {
                return .completion
            }
        case .confirm:
            if _INGetAvailableRestaurantReservationBookingsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("restaurant"):
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("partySize"):
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("preferredBookingDateComponents"):
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async.self
                != _NotImplemented.self
            {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion.self
                != _NotImplemented.self
            {
                return .completion
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(
        _ method: HandlerMethod, _ intent: INGetAvailableRestaurantReservationBookingsIntent, _ answer: HandlerAnswer
    ) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetAvailableRestaurantReservationBookingsIntent_handle_async = await handle(
                getAvailableRestaurantReservationBookings: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetAvailableRestaurantReservationBookingsIntent_handle_completion = handle(
                getAvailableRestaurantReservationBookings: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetAvailableRestaurantReservationBookingsIntent_confirm_async = await confirm(
                getAvailableRestaurantReservationBookings: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetAvailableRestaurantReservationBookingsIntent_confirm_completion = confirm(
                getAvailableRestaurantReservationBookings: intent, completion: { answer.give($0) })
        case (.resolve("restaurant"), .async):
            let result: _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_async = await resolveRestaurant(
                for: intent)
            answer.give(result)
        case (.resolve("restaurant"), .completion):
            let _: _INGetAvailableRestaurantReservationBookingsIntent_resolve_restaurant_completion = resolveRestaurant(
                for: intent, completion: { answer.give($0) })
        case (.resolve("partySize"), .async):
            let result: _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_async = await resolvePartySize(
                for: intent)
            answer.give(result)
        case (.resolve("partySize"), .completion):
            let _: _INGetAvailableRestaurantReservationBookingsIntent_resolve_partySize_completion = resolvePartySize(
                for: intent, completion: { answer.give($0) })
        case (.resolve("preferredBookingDateComponents"), .async):
            let result: _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_async =
                await resolvePreferredBookingDateComponents(for: intent)
            answer.give(result)
        case (.resolve("preferredBookingDateComponents"), .completion):
            let _: _INGetAvailableRestaurantReservationBookingsIntent_resolve_preferredBookingDateComponents_completion =
                resolvePreferredBookingDateComponents(for: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INGetAvailableRestaurantReservationBookingDefaultsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion.self != _NotImplemented.self {
                return .completion
            }
        case .confirm:
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("restaurant"):
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion.self
                != _NotImplemented.self
            {
                return .completion
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(
        _ method: HandlerMethod, _ intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, _ answer: HandlerAnswer
    ) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_async = await handle(
                getAvailableRestaurantReservationBookingDefaults: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetAvailableRestaurantReservationBookingDefaultsIntent_handle_completion = handle(
                getAvailableRestaurantReservationBookingDefaults: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_async = await confirm(
                getAvailableRestaurantReservationBookingDefaults: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetAvailableRestaurantReservationBookingDefaultsIntent_confirm_completion = confirm(
                getAvailableRestaurantReservationBookingDefaults: intent, completion: { answer.give($0) })
        case (.resolve("restaurant"), .async):
            let result: _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_async =
                await resolveRestaurant(for: intent)
            answer.give(result)
        case (.resolve("restaurant"), .completion):
            let _: _INGetAvailableRestaurantReservationBookingDefaultsIntent_resolve_restaurant_completion = resolveRestaurant(
                for: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INGetUserCurrentRestaurantReservationBookingsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion.self != _NotImplemented.self {
                return .completion
            }
        case .confirm:
            if _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion.self != _NotImplemented.self {
                return .completion
            }
        case .resolve("restaurant"):
            if _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async.self != _NotImplemented.self {
                return .async
            }
            if _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion.self != _NotImplemented.self {
                return .completion
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(
        _ method: HandlerMethod, _ intent: INGetUserCurrentRestaurantReservationBookingsIntent, _ answer: HandlerAnswer
    ) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetUserCurrentRestaurantReservationBookingsIntent_handle_async = await handle(
                getUserCurrentRestaurantReservationBookings: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetUserCurrentRestaurantReservationBookingsIntent_handle_completion = handle(
                getUserCurrentRestaurantReservationBookings: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_async = await confirm(
                getUserCurrentRestaurantReservationBookings: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetUserCurrentRestaurantReservationBookingsIntent_confirm_completion = confirm(
                getUserCurrentRestaurantReservationBookings: intent, completion: { answer.give($0) })
        case (.resolve("restaurant"), .async):
            let result: _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_async = await resolveRestaurant(
                for: intent)
            answer.give(result)
        case (.resolve("restaurant"), .completion):
            let _: _INGetUserCurrentRestaurantReservationBookingsIntent_resolve_restaurant_completion = resolveRestaurant(
                for: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension INGetRestaurantGuestIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INGetRestaurantGuestIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INGetRestaurantGuestIntent_handle_completion.self != _NotImplemented.self { return .completion }
        case .confirm:
            if _INGetRestaurantGuestIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INGetRestaurantGuestIntent_confirm_completion.self != _NotImplemented.self { return .completion }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INGetRestaurantGuestIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INGetRestaurantGuestIntent_handle_async = await handle(getRestaurantGuest: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INGetRestaurantGuestIntent_handle_completion = handle(
                getRestaurantGuest: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INGetRestaurantGuestIntent_confirm_async = await confirm(getRestaurantGuest: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INGetRestaurantGuestIntent_confirm_completion = confirm(
                getRestaurantGuest: intent, completion: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let restaurants: [IntentDispatch] = [
        IntentDispatch(
            INBookRestaurantReservationIntent.self, response: INBookRestaurantReservationIntentResponse.self,
            handler: (any INBookRestaurantReservationIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetAvailableRestaurantReservationBookingsIntent.self,
            response: INGetAvailableRestaurantReservationBookingsIntentResponse.self,
            handler: (any INGetAvailableRestaurantReservationBookingsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetAvailableRestaurantReservationBookingDefaultsIntent.self,
            response: INGetAvailableRestaurantReservationBookingDefaultsIntentResponse.self,
            handler: (any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetUserCurrentRestaurantReservationBookingsIntent.self,
            response: INGetUserCurrentRestaurantReservationBookingsIntentResponse.self,
            handler: (any INGetUserCurrentRestaurantReservationBookingsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INGetRestaurantGuestIntent.self, response: INGetRestaurantGuestIntentResponse.self,
            handler: (any INGetRestaurantGuestIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

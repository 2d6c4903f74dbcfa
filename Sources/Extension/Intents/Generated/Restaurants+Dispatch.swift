// Generated from Schema/ by Tools/CodeGeneration; do not edit.

import IntentSchema

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
            name: "INBookRestaurantReservationIntent", handlingProtocol: "INBookRestaurantReservationIntentHandling",
            response: "INBookRestaurantReservationIntentResponse",
            makeIntent: { (record: Record) -> INIntent in INBookRestaurantReservationIntent(_record: record) },
            adopts: { (handler: Any) -> Bool in handler is any INBookRestaurantReservationIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INBookRestaurantReservationIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INBookRestaurantReservationIntentHandling,
                    let intent = intent as? INBookRestaurantReservationIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        ),
        IntentDispatch(
            name: "INGetAvailableRestaurantReservationBookingsIntent",
            handlingProtocol: "INGetAvailableRestaurantReservationBookingsIntentHandling",
            response: "INGetAvailableRestaurantReservationBookingsIntentResponse",
            makeIntent: { (record: Record) -> INIntent in INGetAvailableRestaurantReservationBookingsIntent(_record: record) },
            adopts: { (handler: Any) -> Bool in handler is any INGetAvailableRestaurantReservationBookingsIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INGetAvailableRestaurantReservationBookingsIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INGetAvailableRestaurantReservationBookingsIntentHandling,
                    let intent = intent as? INGetAvailableRestaurantReservationBookingsIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        ),
        IntentDispatch(
            name: "INGetAvailableRestaurantReservationBookingDefaultsIntent",
            handlingProtocol: "INGetAvailableRestaurantReservationBookingDefaultsIntentHandling",
            response: "INGetAvailableRestaurantReservationBookingDefaultsIntentResponse",
            makeIntent: { (record: Record) -> INIntent in
                INGetAvailableRestaurantReservationBookingDefaultsIntent(_record: record)
            },
            adopts: { (handler: Any) -> Bool in handler is any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INGetAvailableRestaurantReservationBookingDefaultsIntentHandling,
                    let intent = intent as? INGetAvailableRestaurantReservationBookingDefaultsIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        ),
        IntentDispatch(
            name: "INGetUserCurrentRestaurantReservationBookingsIntent",
            handlingProtocol: "INGetUserCurrentRestaurantReservationBookingsIntentHandling",
            response: "INGetUserCurrentRestaurantReservationBookingsIntentResponse",
            makeIntent: { (record: Record) -> INIntent in INGetUserCurrentRestaurantReservationBookingsIntent(_record: record) },
            adopts: { (handler: Any) -> Bool in handler is any INGetUserCurrentRestaurantReservationBookingsIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INGetUserCurrentRestaurantReservationBookingsIntentHandling,
                    let intent = intent as? INGetUserCurrentRestaurantReservationBookingsIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        ),
        IntentDispatch(
            name: "INGetRestaurantGuestIntent", handlingProtocol: "INGetRestaurantGuestIntentHandling",
            response: "INGetRestaurantGuestIntentResponse",
            makeIntent: { (record: Record) -> INIntent in INGetRestaurantGuestIntent(_record: record) },
            adopts: { (handler: Any) -> Bool in handler is any INGetRestaurantGuestIntentHandling },
            spelling: { (handler: Any, method: HandlerMethod) -> HandlerSpelling? in
                (handler as? any INGetRestaurantGuestIntentHandling)?._spelling(of: method)
            },
            call: { (handler: Any, method: HandlerMethod, intent: INIntent, answer: HandlerAnswer) async -> Void in
                guard let handler = handler as? any INGetRestaurantGuestIntentHandling,
                    let intent = intent as? INGetRestaurantGuestIntent
                else { return }
                await handler._call(method, intent, answer)
            }
        ),
    ]
}

import Foundation
@_spi(GeneratedCode) import Intents

public protocol OrderSoupIntentHandling: NSObjectProtocol {
    associatedtype _OrderSoupIntent_handle_async: _HandlerResult
    associatedtype _OrderSoupIntent_handle_completion
    @discardableResult func handle(intent: OrderSoupIntent) async -> _OrderSoupIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void
    ) -> _OrderSoupIntent_handle_completion

    associatedtype _OrderSoupIntent_confirm_async: _HandlerResult
    associatedtype _OrderSoupIntent_confirm_completion
    @discardableResult func confirm(intent: OrderSoupIntent) async -> _OrderSoupIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void
    ) -> _OrderSoupIntent_confirm_completion

    associatedtype _OrderSoupIntent_resolve_soup_async: _HandlerResult
    associatedtype _OrderSoupIntent_resolve_soup_completion
    @discardableResult func resolveSoup(for intent: OrderSoupIntent) async -> _OrderSoupIntent_resolve_soup_async
    @preconcurrency @discardableResult func resolveSoup(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupResolutionResult) -> Void
    ) -> _OrderSoupIntent_resolve_soup_completion

    associatedtype _OrderSoupIntent_options_soup_async: _HandlerResult
    associatedtype _OrderSoupIntent_options_soup_completion
    @discardableResult func provideSoupOptionsCollection(
        for intent: OrderSoupIntent
    ) async throws -> _OrderSoupIntent_options_soup_async
    @preconcurrency @discardableResult func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (INObjectCollection<Soup>?, (any Error)?) -> Void
    ) -> _OrderSoupIntent_options_soup_completion

    associatedtype _OrderSoupIntent_resolve_size_async: _HandlerResult
    associatedtype _OrderSoupIntent_resolve_size_completion
    @discardableResult func resolveSize(for intent: OrderSoupIntent) async -> _OrderSoupIntent_resolve_size_async
    @preconcurrency @discardableResult func resolveSize(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupSizeResolutionResult) -> Void
    ) -> _OrderSoupIntent_resolve_size_completion

    associatedtype _OrderSoupIntent_resolve_quantity_async: _HandlerResult
    associatedtype _OrderSoupIntent_resolve_quantity_completion
    @discardableResult func resolveQuantity(for intent: OrderSoupIntent) async -> _OrderSoupIntent_resolve_quantity_async
    @preconcurrency @discardableResult func resolveQuantity(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void
    ) -> _OrderSoupIntent_resolve_quantity_completion
}

// What stands in for the spelling that a handler does not write. A required method has both stand-ins only where the other spelling is
// written, so that a handler without either does not compile.

extension OrderSoupIntentHandling {
    @discardableResult public func handle(intent: OrderSoupIntent) async -> _NotImplemented { _NotImplemented() }

    @discardableResult public func confirm(intent: OrderSoupIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }

    @discardableResult public func resolveSoup(for intent: OrderSoupIntent) async -> _NotImplemented { _NotImplemented() }

    @discardableResult public func provideSoupOptionsCollection(
        for intent: OrderSoupIntent
    ) async throws -> _NotImplemented { _NotImplemented() }

    @discardableResult public func resolveSize(for intent: OrderSoupIntent) async -> _NotImplemented { _NotImplemented() }

    @discardableResult public func resolveQuantity(for intent: OrderSoupIntent) async -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling where _OrderSoupIntent_handle_async == OrderSoupIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: OrderSoupIntent, completion: @escaping @Sendable (OrderSoupIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling where _OrderSoupIntent_resolve_soup_async == SoupResolutionResult {
    @preconcurrency @discardableResult public func resolveSoup(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling where _OrderSoupIntent_options_soup_async == INObjectCollection<Soup> {
    @preconcurrency @discardableResult public func provideSoupOptionsCollection(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (INObjectCollection<Soup>?, (any Error)?) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling where _OrderSoupIntent_resolve_size_async == SoupSizeResolutionResult {
    @preconcurrency @discardableResult public func resolveSize(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (SoupSizeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling where _OrderSoupIntent_resolve_quantity_async == OrderSoupQuantityResolutionResult {
    @preconcurrency @discardableResult public func resolveQuantity(
        for intent: OrderSoupIntent, with completion: @escaping @Sendable (OrderSoupQuantityResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension OrderSoupIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _OrderSoupIntent_handle_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_handle_completion.self != _NotImplemented.self { return .completion }
        case .confirm:
            if _OrderSoupIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_confirm_completion.self != _NotImplemented.self { return .completion }
        case .resolve("soup"):
            if _OrderSoupIntent_resolve_soup_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_resolve_soup_completion.self != _NotImplemented.self { return .completion }
        case .options("soup"):
            if _OrderSoupIntent_options_soup_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_options_soup_completion.self != _NotImplemented.self { return .completion }
        case .resolve("size"):
            if _OrderSoupIntent_resolve_size_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_resolve_size_completion.self != _NotImplemented.self { return .completion }
        case .resolve("quantity"):
            if _OrderSoupIntent_resolve_quantity_async.self != _NotImplemented.self { return .async }
            if _OrderSoupIntent_resolve_quantity_completion.self != _NotImplemented.self { return .completion }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    func _call(_ method: HandlerMethod, _ intent: OrderSoupIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _OrderSoupIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _OrderSoupIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _OrderSoupIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _OrderSoupIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.resolve("soup"), .async):
            let result: _OrderSoupIntent_resolve_soup_async = await resolveSoup(for: intent)
            answer.give(result)
        case (.resolve("soup"), .completion):
            let _: _OrderSoupIntent_resolve_soup_completion = resolveSoup(for: intent, with: { answer.give($0) })
        case (.options("soup"), .async):
            do {
                let options: _OrderSoupIntent_options_soup_async = try await provideSoupOptionsCollection(for: intent)
                answer.give(options as? INObjectCollection<Soup>, nil)
            } catch {
                answer.give(INObjectCollection<Soup>?.none, error)
            }
        case (.options("soup"), .completion):
            let _: _OrderSoupIntent_options_soup_completion = provideSoupOptionsCollection(
                for: intent, with: { answer.give($0, $1) })
        case (.resolve("size"), .async):
            let result: _OrderSoupIntent_resolve_size_async = await resolveSize(for: intent)
            answer.give(result)
        case (.resolve("size"), .completion):
            let _: _OrderSoupIntent_resolve_size_completion = resolveSize(for: intent, with: { answer.give($0) })
        case (.resolve("quantity"), .async):
            let result: _OrderSoupIntent_resolve_quantity_async = await resolveQuantity(for: intent)
            answer.give(result)
        case (.resolve("quantity"), .completion):
            let _: _OrderSoupIntent_resolve_quantity_completion = resolveQuantity(for: intent, with: { answer.give($0) })
        default: break
        }
    }
}

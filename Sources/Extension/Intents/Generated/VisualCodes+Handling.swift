// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INGetVisualCodeIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
    associatedtype _INGetVisualCodeIntent_handle_async: _HandlerResult
    associatedtype _INGetVisualCodeIntent_handle_completion
    associatedtype _INGetVisualCodeIntent_handle_firstGeneration
    @discardableResult func handle(intent: INGetVisualCodeIntent) async -> _INGetVisualCodeIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _INGetVisualCodeIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _INGetVisualCodeIntent_handle_firstGeneration

    associatedtype _INGetVisualCodeIntent_confirm_async: _HandlerResult
    associatedtype _INGetVisualCodeIntent_confirm_completion
    associatedtype _INGetVisualCodeIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INGetVisualCodeIntent) async -> _INGetVisualCodeIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _INGetVisualCodeIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _INGetVisualCodeIntent_confirm_firstGeneration

    associatedtype _INGetVisualCodeIntent_resolve_visualCodeType_async: _HandlerResult
    associatedtype _INGetVisualCodeIntent_resolve_visualCodeType_completion
    associatedtype _INGetVisualCodeIntent_resolve_visualCodeType_firstGeneration
    @discardableResult func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async
        -> _INGetVisualCodeIntent_resolve_visualCodeType_async
    @preconcurrency @discardableResult func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
    ) -> _INGetVisualCodeIntent_resolve_visualCodeType_completion
    @preconcurrency @discardableResult func resolveVisualCodeType(
        forGetVisualCode intent: INGetVisualCodeIntent,
        with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
    ) -> _INGetVisualCodeIntent_resolve_visualCodeType_firstGeneration
}

extension INGetVisualCodeIntentHandling {
    @discardableResult public func handle(intent: INGetVisualCodeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INGetVisualCodeIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveVisualCodeType(
        for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveVisualCodeType(
        forGetVisualCode intent: INGetVisualCodeIntent,
        with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetVisualCodeIntentHandling where _INGetVisualCodeIntent_handle_async == INGetVisualCodeIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetVisualCodeIntentHandling where _INGetVisualCodeIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INGetVisualCodeIntentHandling
where _INGetVisualCodeIntent_handle_async == INGetVisualCodeIntentResponse, _INGetVisualCodeIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}

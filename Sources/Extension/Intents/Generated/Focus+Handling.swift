// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INShareFocusStatusIntent`. `handle` is required, in any one of its spellings.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    associatedtype _INShareFocusStatusIntent_handle_async: _HandlerResult
    associatedtype _INShareFocusStatusIntent_handle_completion
    associatedtype _INShareFocusStatusIntent_handle_firstGeneration
    @discardableResult func handle(intent: INShareFocusStatusIntent) async -> _INShareFocusStatusIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _INShareFocusStatusIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        shareFocusStatus intent: INShareFocusStatusIntent,
        completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _INShareFocusStatusIntent_handle_firstGeneration

    associatedtype _INShareFocusStatusIntent_confirm_async: _HandlerResult
    associatedtype _INShareFocusStatusIntent_confirm_completion
    associatedtype _INShareFocusStatusIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INShareFocusStatusIntent) async -> _INShareFocusStatusIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _INShareFocusStatusIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        shareFocusStatus intent: INShareFocusStatusIntent,
        completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _INShareFocusStatusIntent_confirm_firstGeneration
}

extension INShareFocusStatusIntentHandling {
    @discardableResult public func handle(intent: INShareFocusStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        shareFocusStatus intent: INShareFocusStatusIntent,
        completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INShareFocusStatusIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        shareFocusStatus intent: INShareFocusStatusIntent,
        completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INShareFocusStatusIntentHandling where _INShareFocusStatusIntent_handle_async == INShareFocusStatusIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INShareFocusStatusIntentHandling where _INShareFocusStatusIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INShareFocusStatusIntentHandling
where
    _INShareFocusStatusIntent_handle_async == INShareFocusStatusIntentResponse,
    _INShareFocusStatusIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

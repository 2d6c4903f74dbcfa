// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// Handles an `INSendPaymentIntent`. `handle` is required, in any one of its spellings.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
    associatedtype _INSendPaymentIntent_handle_async: _HandlerResult
    associatedtype _INSendPaymentIntent_handle_completion
    associatedtype _INSendPaymentIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSendPaymentIntent) async -> _INSendPaymentIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _INSendPaymentIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _INSendPaymentIntent_handle_firstGeneration

    associatedtype _INSendPaymentIntent_confirm_async: _HandlerResult
    associatedtype _INSendPaymentIntent_confirm_completion
    associatedtype _INSendPaymentIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSendPaymentIntent) async -> _INSendPaymentIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _INSendPaymentIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _INSendPaymentIntent_confirm_firstGeneration

    associatedtype _INSendPaymentIntent_resolve_payee_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_payee_completion
    associatedtype _INSendPaymentIntent_resolve_payee_firstGeneration
    associatedtype _INSendPaymentIntent_resolve_payee_completion_older
    associatedtype _INSendPaymentIntent_resolve_payee_firstGeneration_older
    @discardableResult func resolvePayee(for intent: INSendPaymentIntent) async -> _INSendPaymentIntent_resolve_payee_async
    @preconcurrency @discardableResult func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_completion
    @preconcurrency @discardableResult func resolvePayee(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_firstGeneration
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_completion_older
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolvePayee(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_firstGeneration_older

    associatedtype _INSendPaymentIntent_resolve_currencyAmount_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_completion
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_firstGeneration
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_completion_older
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older
    @discardableResult func resolveCurrencyAmount(for intent: INSendPaymentIntent) async
        -> _INSendPaymentIntent_resolve_currencyAmount_async
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_completion
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_firstGeneration
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_completion_older
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older

    associatedtype _INSendPaymentIntent_resolve_note_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_note_completion
    associatedtype _INSendPaymentIntent_resolve_note_firstGeneration
    @discardableResult func resolveNote(for intent: INSendPaymentIntent) async -> _INSendPaymentIntent_resolve_note_async
    @preconcurrency @discardableResult func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_note_completion
    @preconcurrency @discardableResult func resolveNote(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_note_firstGeneration
}

extension INSendPaymentIntentHandling {
    @discardableResult public func handle(intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePayee(for intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayee(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayee(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveNote(for intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveNote(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendPaymentIntentHandling where _INSendPaymentIntent_handle_async == INSendPaymentIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendPaymentIntentHandling where _INSendPaymentIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendPaymentIntentHandling
where _INSendPaymentIntent_handle_async == INSendPaymentIntentResponse, _INSendPaymentIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INRequestPaymentIntent`. `handle` is required, in any one of its spellings.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
    associatedtype _INRequestPaymentIntent_handle_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_handle_completion
    associatedtype _INRequestPaymentIntent_handle_firstGeneration
    @discardableResult func handle(intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_handle_firstGeneration

    associatedtype _INRequestPaymentIntent_confirm_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_confirm_completion
    associatedtype _INRequestPaymentIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_confirm_firstGeneration

    associatedtype _INRequestPaymentIntent_resolve_payer_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_payer_completion
    associatedtype _INRequestPaymentIntent_resolve_payer_firstGeneration
    associatedtype _INRequestPaymentIntent_resolve_payer_completion_older
    associatedtype _INRequestPaymentIntent_resolve_payer_firstGeneration_older
    @discardableResult func resolvePayer(for intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_resolve_payer_async
    @preconcurrency @discardableResult func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_completion
    @preconcurrency @discardableResult func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_firstGeneration
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_completion_older
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_firstGeneration_older

    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_completion
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_completion_older
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older
    @discardableResult func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async
        -> _INRequestPaymentIntent_resolve_currencyAmount_async
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_completion
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_completion_older
    @available(iOS, deprecated: 11.0)
    @preconcurrency @discardableResult func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older

    associatedtype _INRequestPaymentIntent_resolve_note_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_note_completion
    associatedtype _INRequestPaymentIntent_resolve_note_firstGeneration
    @discardableResult func resolveNote(for intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_resolve_note_async
    @preconcurrency @discardableResult func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_note_completion
    @preconcurrency @discardableResult func resolveNote(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_note_firstGeneration
}

extension INRequestPaymentIntentHandling {
    @discardableResult public func handle(intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePayer(for intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveNote(for intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveNote(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestPaymentIntentHandling where _INRequestPaymentIntent_handle_async == INRequestPaymentIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestPaymentIntentHandling where _INRequestPaymentIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestPaymentIntentHandling
where
    _INRequestPaymentIntent_handle_async == INRequestPaymentIntentResponse, _INRequestPaymentIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INPayBillIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INPayBillIntentHandling: NSObjectProtocol {
    associatedtype _INPayBillIntent_handle_async: _HandlerResult
    associatedtype _INPayBillIntent_handle_completion
    associatedtype _INPayBillIntent_handle_firstGeneration
    @discardableResult func handle(intent: INPayBillIntent) async -> _INPayBillIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _INPayBillIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _INPayBillIntent_handle_firstGeneration

    associatedtype _INPayBillIntent_confirm_async: _HandlerResult
    associatedtype _INPayBillIntent_confirm_completion
    associatedtype _INPayBillIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INPayBillIntent) async -> _INPayBillIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _INPayBillIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _INPayBillIntent_confirm_firstGeneration

    associatedtype _INPayBillIntent_resolve_billPayee_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_billPayee_completion
    associatedtype _INPayBillIntent_resolve_billPayee_firstGeneration
    @discardableResult func resolveBillPayee(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_billPayee_async
    @preconcurrency @discardableResult func resolveBillPayee(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billPayee_completion
    @preconcurrency @discardableResult func resolveBillPayee(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billPayee_firstGeneration

    associatedtype _INPayBillIntent_resolve_fromAccount_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_fromAccount_completion
    associatedtype _INPayBillIntent_resolve_fromAccount_firstGeneration
    @discardableResult func resolveFromAccount(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_fromAccount_async
    @preconcurrency @discardableResult func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_fromAccount_completion
    @preconcurrency @discardableResult func resolveFromAccount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_fromAccount_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionAmount_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionAmount_completion
    associatedtype _INPayBillIntent_resolve_transactionAmount_firstGeneration
    @discardableResult func resolveTransactionAmount(for intent: INPayBillIntent) async
        -> _INPayBillIntent_resolve_transactionAmount_async
    @preconcurrency @discardableResult func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionAmount_completion
    @preconcurrency @discardableResult func resolveTransactionAmount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionAmount_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_completion
    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration
    @discardableResult func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
        -> _INPayBillIntent_resolve_transactionScheduledDate_async
    @preconcurrency @discardableResult func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionScheduledDate_completion
    @preconcurrency @discardableResult func resolveTransactionScheduledDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionNote_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionNote_completion
    associatedtype _INPayBillIntent_resolve_transactionNote_firstGeneration
    @discardableResult func resolveTransactionNote(for intent: INPayBillIntent) async
        -> _INPayBillIntent_resolve_transactionNote_async
    @preconcurrency @discardableResult func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionNote_completion
    @preconcurrency @discardableResult func resolveTransactionNote(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionNote_firstGeneration

    associatedtype _INPayBillIntent_resolve_billType_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_billType_completion
    associatedtype _INPayBillIntent_resolve_billType_firstGeneration
    @discardableResult func resolveBillType(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_billType_async
    @preconcurrency @discardableResult func resolveBillType(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billType_completion
    @preconcurrency @discardableResult func resolveBillType(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billType_firstGeneration

    associatedtype _INPayBillIntent_resolve_dueDate_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_dueDate_completion
    associatedtype _INPayBillIntent_resolve_dueDate_firstGeneration
    @discardableResult func resolveDueDate(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_dueDate_async
    @preconcurrency @discardableResult func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_dueDate_completion
    @preconcurrency @discardableResult func resolveDueDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_dueDate_firstGeneration
}

extension INPayBillIntentHandling {
    @discardableResult public func handle(intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveBillPayee(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillPayee(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillPayee(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveFromAccount(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFromAccount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionAmount(for intent: INPayBillIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionAmount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionScheduledDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionNote(for intent: INPayBillIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionNote(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveBillType(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillType(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillType(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDueDate(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDueDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPayBillIntentHandling where _INPayBillIntent_handle_async == INPayBillIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPayBillIntentHandling where _INPayBillIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPayBillIntentHandling
where _INPayBillIntent_handle_async == INPayBillIntentResponse, _INPayBillIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchForBillsIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForBillsIntent_handle_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_handle_completion
    associatedtype _INSearchForBillsIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_handle_firstGeneration

    associatedtype _INSearchForBillsIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_confirm_completion
    associatedtype _INSearchForBillsIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_confirm_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_billPayee_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_billPayee_completion
    associatedtype _INSearchForBillsIntent_resolve_billPayee_firstGeneration
    @discardableResult func resolveBillPayee(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_billPayee_async
    @preconcurrency @discardableResult func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billPayee_completion
    @preconcurrency @discardableResult func resolveBillPayee(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billPayee_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_completion
    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration
    @discardableResult func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_paymentDateRange_async
    @preconcurrency @discardableResult func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_paymentDateRange_completion
    @preconcurrency @discardableResult func resolvePaymentDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_billType_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_billType_completion
    associatedtype _INSearchForBillsIntent_resolve_billType_firstGeneration
    @discardableResult func resolveBillType(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_billType_async
    @preconcurrency @discardableResult func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billType_completion
    @preconcurrency @discardableResult func resolveBillType(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billType_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_status_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_status_completion
    associatedtype _INSearchForBillsIntent_resolve_status_firstGeneration
    @discardableResult func resolveStatus(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_status_async
    @preconcurrency @discardableResult func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_status_completion
    @preconcurrency @discardableResult func resolveStatus(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_status_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_completion
    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration
    @discardableResult func resolveDueDateRange(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_dueDateRange_async
    @preconcurrency @discardableResult func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_dueDateRange_completion
    @preconcurrency @discardableResult func resolveDueDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration
}

extension INSearchForBillsIntentHandling {
    @discardableResult public func handle(intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillPayee(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolvePaymentDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveBillType(for intent: INSearchForBillsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveBillType(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveStatus(for intent: INSearchForBillsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveStatus(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveDueDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForBillsIntentHandling where _INSearchForBillsIntent_handle_async == INSearchForBillsIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForBillsIntentHandling where _INSearchForBillsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForBillsIntentHandling
where
    _INSearchForBillsIntent_handle_async == INSearchForBillsIntentResponse, _INSearchForBillsIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INSearchForAccountsIntent`. `handle` is required, in any one of its spellings.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForAccountsIntent_handle_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_handle_completion
    associatedtype _INSearchForAccountsIntent_handle_firstGeneration
    @discardableResult func handle(intent: INSearchForAccountsIntent) async -> _INSearchForAccountsIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_handle_firstGeneration

    associatedtype _INSearchForAccountsIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_confirm_completion
    associatedtype _INSearchForAccountsIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INSearchForAccountsIntent) async -> _INSearchForAccountsIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_confirm_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_completion
    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration
    @discardableResult func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_accountNickname_async
    @preconcurrency @discardableResult func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountNickname_completion
    @preconcurrency @discardableResult func resolveAccountNickname(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_accountType_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_accountType_completion
    associatedtype _INSearchForAccountsIntent_resolve_accountType_firstGeneration
    @discardableResult func resolveAccountType(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_accountType_async
    @preconcurrency @discardableResult func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountType_completion
    @preconcurrency @discardableResult func resolveAccountType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountType_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_organizationName_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_organizationName_completion
    associatedtype _INSearchForAccountsIntent_resolve_organizationName_firstGeneration
    @discardableResult func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_organizationName_async
    @preconcurrency @discardableResult func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_organizationName_completion
    @preconcurrency @discardableResult func resolveOrganizationName(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_organizationName_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_completion
    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration
    @discardableResult func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_requestedBalanceType_async
    @preconcurrency @discardableResult func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_requestedBalanceType_completion
    @preconcurrency @discardableResult func resolveRequestedBalanceType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration
}

extension INSearchForAccountsIntentHandling {
    @discardableResult public func handle(intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAccountNickname(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveAccountType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveOrganizationName(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveRequestedBalanceType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling where _INSearchForAccountsIntent_handle_async == INSearchForAccountsIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling where _INSearchForAccountsIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling
where
    _INSearchForAccountsIntent_handle_async == INSearchForAccountsIntentResponse,
    _INSearchForAccountsIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Handles an `INTransferMoneyIntent`. `handle` is required, in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
    associatedtype _INTransferMoneyIntent_handle_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_handle_completion
    associatedtype _INTransferMoneyIntent_handle_firstGeneration
    @discardableResult func handle(intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_handle_async
    @preconcurrency @discardableResult func handle(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_handle_completion
    @preconcurrency @discardableResult func handle(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_handle_firstGeneration

    associatedtype _INTransferMoneyIntent_confirm_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_confirm_completion
    associatedtype _INTransferMoneyIntent_confirm_firstGeneration
    @discardableResult func confirm(intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_confirm_async
    @preconcurrency @discardableResult func confirm(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_confirm_completion
    @preconcurrency @discardableResult func confirm(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_confirm_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_fromAccount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_fromAccount_completion
    associatedtype _INTransferMoneyIntent_resolve_fromAccount_firstGeneration
    @discardableResult func resolveFromAccount(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_fromAccount_async
    @preconcurrency @discardableResult func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_fromAccount_completion
    @preconcurrency @discardableResult func resolveFromAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_fromAccount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_toAccount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_toAccount_completion
    associatedtype _INTransferMoneyIntent_resolve_toAccount_firstGeneration
    @discardableResult func resolveToAccount(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_toAccount_async
    @preconcurrency @discardableResult func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_toAccount_completion
    @preconcurrency @discardableResult func resolveToAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_toAccount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration
    @discardableResult func resolveTransactionAmount(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_transactionAmount_async
    @preconcurrency @discardableResult func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionAmount_completion
    @preconcurrency @discardableResult func resolveTransactionAmount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration
    @discardableResult func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_transactionScheduledDate_async
    @preconcurrency @discardableResult func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionScheduledDate_completion
    @preconcurrency @discardableResult func resolveTransactionScheduledDate(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionNote_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionNote_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionNote_firstGeneration
    @discardableResult func resolveTransactionNote(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_transactionNote_async
    @preconcurrency @discardableResult func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionNote_completion
    @preconcurrency @discardableResult func resolveTransactionNote(
        forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionNote_firstGeneration
}

extension INTransferMoneyIntentHandling {
    @discardableResult public func handle(intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func handle(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func confirm(intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func confirm(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveFromAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveToAccount(for intent: INTransferMoneyIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveToAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionAmount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionScheduledDate(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @discardableResult public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> _NotImplemented {
        _NotImplemented()
    }
    @preconcurrency @discardableResult public func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    @preconcurrency @discardableResult public func resolveTransactionNote(
        forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INTransferMoneyIntentHandling where _INTransferMoneyIntent_handle_async == INTransferMoneyIntentResponse {
    @preconcurrency @discardableResult public func handle(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INTransferMoneyIntentHandling where _INTransferMoneyIntent_handle_firstGeneration == Void {
    @preconcurrency @discardableResult public func handle(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INTransferMoneyIntentHandling
where _INTransferMoneyIntent_handle_async == INTransferMoneyIntentResponse, _INTransferMoneyIntent_handle_firstGeneration == Void
{
    @preconcurrency @discardableResult public func handle(
        intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// Combines the domain's original handling protocols.
@available(iOS, deprecated: 13.0)
public protocol INPaymentsDomainHandling: INRequestPaymentIntentHandling, INSendPaymentIntentHandling {}

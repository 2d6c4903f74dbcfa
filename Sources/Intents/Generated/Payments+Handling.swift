// Generated from Schema/ by Tools/CodeGeneration; do not edit.

public import Foundation

/// What handles an `INSendPaymentIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
    associatedtype _INSendPaymentIntent_handle_async: _HandlerResult
    associatedtype _INSendPaymentIntent_handle_completion
    associatedtype _INSendPaymentIntent_handle_firstGeneration
    func handle(intent: INSendPaymentIntent) async -> _INSendPaymentIntent_handle_async
    func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _INSendPaymentIntent_handle_completion
    func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _INSendPaymentIntent_handle_firstGeneration

    associatedtype _INSendPaymentIntent_confirm_async: _HandlerResult
    associatedtype _INSendPaymentIntent_confirm_completion
    associatedtype _INSendPaymentIntent_confirm_firstGeneration
    func confirm(intent: INSendPaymentIntent) async -> _INSendPaymentIntent_confirm_async
    func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _INSendPaymentIntent_confirm_completion
    func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _INSendPaymentIntent_confirm_firstGeneration

    associatedtype _INSendPaymentIntent_resolve_payee_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_payee_completion
    associatedtype _INSendPaymentIntent_resolve_payee_firstGeneration
    associatedtype _INSendPaymentIntent_resolve_payee_completion_older
    associatedtype _INSendPaymentIntent_resolve_payee_firstGeneration_older
    func resolvePayee(for intent: INSendPaymentIntent) async -> _INSendPaymentIntent_resolve_payee_async
    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_completion
    func resolvePayee(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_firstGeneration
    func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
        -> _INSendPaymentIntent_resolve_payee_completion_older
    func resolvePayee(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_payee_firstGeneration_older

    associatedtype _INSendPaymentIntent_resolve_currencyAmount_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_completion
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_firstGeneration
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_completion_older
    associatedtype _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older
    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> _INSendPaymentIntent_resolve_currencyAmount_async
    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_completion
    func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_firstGeneration
    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_completion_older
    func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older

    associatedtype _INSendPaymentIntent_resolve_note_async: _HandlerResult
    associatedtype _INSendPaymentIntent_resolve_note_completion
    associatedtype _INSendPaymentIntent_resolve_note_firstGeneration
    func resolveNote(for intent: INSendPaymentIntent) async -> _INSendPaymentIntent_resolve_note_async
    func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
        -> _INSendPaymentIntent_resolve_note_completion
    func resolveNote(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INSendPaymentIntent_resolve_note_firstGeneration
}

extension INSendPaymentIntentHandling {
    public func handle(intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayee(for intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayee(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayee(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveNote(for intent: INSendPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveNote(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSendPaymentIntentHandling where _INSendPaymentIntent_handle_async == INSendPaymentIntentResponse {
    public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSendPaymentIntentHandling where _INSendPaymentIntent_handle_firstGeneration == Void {
    public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSendPaymentIntentHandling
where _INSendPaymentIntent_handle_async == INSendPaymentIntentResponse, _INSendPaymentIntent_handle_firstGeneration == Void {
    public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INRequestPaymentIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
    associatedtype _INRequestPaymentIntent_handle_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_handle_completion
    associatedtype _INRequestPaymentIntent_handle_firstGeneration
    func handle(intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_handle_async
    func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _INRequestPaymentIntent_handle_completion
    func handle(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_handle_firstGeneration

    associatedtype _INRequestPaymentIntent_confirm_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_confirm_completion
    associatedtype _INRequestPaymentIntent_confirm_firstGeneration
    func confirm(intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_confirm_async
    func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _INRequestPaymentIntent_confirm_completion
    func confirm(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _INRequestPaymentIntent_confirm_firstGeneration

    associatedtype _INRequestPaymentIntent_resolve_payer_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_payer_completion
    associatedtype _INRequestPaymentIntent_resolve_payer_firstGeneration
    associatedtype _INRequestPaymentIntent_resolve_payer_completion_older
    associatedtype _INRequestPaymentIntent_resolve_payer_firstGeneration_older
    func resolvePayer(for intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_resolve_payer_async
    func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_completion
    func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_firstGeneration
    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)
        -> _INRequestPaymentIntent_resolve_payer_completion_older
    func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_payer_firstGeneration_older

    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_completion
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_completion_older
    associatedtype _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_resolve_currencyAmount_async
    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_completion
    func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration
    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_completion_older
    func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older

    associatedtype _INRequestPaymentIntent_resolve_note_async: _HandlerResult
    associatedtype _INRequestPaymentIntent_resolve_note_completion
    associatedtype _INRequestPaymentIntent_resolve_note_firstGeneration
    func resolveNote(for intent: INRequestPaymentIntent) async -> _INRequestPaymentIntent_resolve_note_async
    func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
        -> _INRequestPaymentIntent_resolve_note_completion
    func resolveNote(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INRequestPaymentIntent_resolve_note_firstGeneration
}

extension INRequestPaymentIntentHandling {
    public func handle(intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayer(for intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePayer(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveCurrencyAmount(
        forRequestPayment intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveNote(for intent: INRequestPaymentIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveNote(
        forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INRequestPaymentIntentHandling where _INRequestPaymentIntent_handle_async == INRequestPaymentIntentResponse {
    public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INRequestPaymentIntentHandling where _INRequestPaymentIntent_handle_firstGeneration == Void {
    public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INRequestPaymentIntentHandling
where
    _INRequestPaymentIntent_handle_async == INRequestPaymentIntentResponse, _INRequestPaymentIntent_handle_firstGeneration == Void
{
    public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INPayBillIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INPayBillIntentHandling: NSObjectProtocol {
    associatedtype _INPayBillIntent_handle_async: _HandlerResult
    associatedtype _INPayBillIntent_handle_completion
    associatedtype _INPayBillIntent_handle_firstGeneration
    func handle(intent: INPayBillIntent) async -> _INPayBillIntent_handle_async
    func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _INPayBillIntent_handle_completion
    func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _INPayBillIntent_handle_firstGeneration

    associatedtype _INPayBillIntent_confirm_async: _HandlerResult
    associatedtype _INPayBillIntent_confirm_completion
    associatedtype _INPayBillIntent_confirm_firstGeneration
    func confirm(intent: INPayBillIntent) async -> _INPayBillIntent_confirm_async
    func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _INPayBillIntent_confirm_completion
    func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _INPayBillIntent_confirm_firstGeneration

    associatedtype _INPayBillIntent_resolve_billPayee_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_billPayee_completion
    associatedtype _INPayBillIntent_resolve_billPayee_firstGeneration
    func resolveBillPayee(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_billPayee_async
    func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)
        -> _INPayBillIntent_resolve_billPayee_completion
    func resolveBillPayee(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billPayee_firstGeneration

    associatedtype _INPayBillIntent_resolve_fromAccount_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_fromAccount_completion
    associatedtype _INPayBillIntent_resolve_fromAccount_firstGeneration
    func resolveFromAccount(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_fromAccount_async
    func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_fromAccount_completion
    func resolveFromAccount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_fromAccount_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionAmount_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionAmount_completion
    associatedtype _INPayBillIntent_resolve_transactionAmount_firstGeneration
    func resolveTransactionAmount(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_transactionAmount_async
    func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionAmount_completion
    func resolveTransactionAmount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionAmount_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_completion
    associatedtype _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration
    func resolveTransactionScheduledDate(for intent: INPayBillIntent) async
        -> _INPayBillIntent_resolve_transactionScheduledDate_async
    func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionScheduledDate_completion
    func resolveTransactionScheduledDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration

    associatedtype _INPayBillIntent_resolve_transactionNote_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_transactionNote_completion
    associatedtype _INPayBillIntent_resolve_transactionNote_firstGeneration
    func resolveTransactionNote(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_transactionNote_async
    func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionNote_completion
    func resolveTransactionNote(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_transactionNote_firstGeneration

    associatedtype _INPayBillIntent_resolve_billType_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_billType_completion
    associatedtype _INPayBillIntent_resolve_billType_firstGeneration
    func resolveBillType(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_billType_async
    func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)
        -> _INPayBillIntent_resolve_billType_completion
    func resolveBillType(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_billType_firstGeneration

    associatedtype _INPayBillIntent_resolve_dueDate_async: _HandlerResult
    associatedtype _INPayBillIntent_resolve_dueDate_completion
    associatedtype _INPayBillIntent_resolve_dueDate_firstGeneration
    func resolveDueDate(for intent: INPayBillIntent) async -> _INPayBillIntent_resolve_dueDate_async
    func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_dueDate_completion
    func resolveDueDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INPayBillIntent_resolve_dueDate_firstGeneration
}

extension INPayBillIntentHandling {
    public func handle(intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func resolveBillPayee(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveBillPayee(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillPayee(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDueDate(for intent: INPayBillIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDueDate(
        for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDueDate(
        forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INPayBillIntentHandling where _INPayBillIntent_handle_async == INPayBillIntentResponse {
    public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INPayBillIntentHandling where _INPayBillIntent_handle_firstGeneration == Void {
    public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INPayBillIntentHandling
where _INPayBillIntent_handle_async == INPayBillIntentResponse, _INPayBillIntent_handle_firstGeneration == Void {
    public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INSearchForBillsIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForBillsIntent_handle_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_handle_completion
    associatedtype _INSearchForBillsIntent_handle_firstGeneration
    func handle(intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_handle_async
    func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _INSearchForBillsIntent_handle_completion
    func handle(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_handle_firstGeneration

    associatedtype _INSearchForBillsIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_confirm_completion
    associatedtype _INSearchForBillsIntent_confirm_firstGeneration
    func confirm(intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_confirm_async
    func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _INSearchForBillsIntent_confirm_completion
    func confirm(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _INSearchForBillsIntent_confirm_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_billPayee_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_billPayee_completion
    associatedtype _INSearchForBillsIntent_resolve_billPayee_firstGeneration
    func resolveBillPayee(for intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_resolve_billPayee_async
    func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billPayee_completion
    func resolveBillPayee(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billPayee_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_completion
    associatedtype _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration
    func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async
        -> _INSearchForBillsIntent_resolve_paymentDateRange_async
    func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_paymentDateRange_completion
    func resolvePaymentDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_billType_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_billType_completion
    associatedtype _INSearchForBillsIntent_resolve_billType_firstGeneration
    func resolveBillType(for intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_resolve_billType_async
    func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billType_completion
    func resolveBillType(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_billType_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_status_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_status_completion
    associatedtype _INSearchForBillsIntent_resolve_status_firstGeneration
    func resolveStatus(for intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_resolve_status_async
    func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_status_completion
    func resolveStatus(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_status_firstGeneration

    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_async: _HandlerResult
    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_completion
    associatedtype _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration
    func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> _INSearchForBillsIntent_resolve_dueDateRange_async
    func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_dueDateRange_completion
    func resolveDueDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration
}

extension INSearchForBillsIntentHandling {
    public func handle(intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveBillPayee(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillPayee(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolvePaymentDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolvePaymentDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(for intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveBillType(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveStatus(for intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveStatus(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveStatus(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveDueDateRange(
        for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveDueDateRange(
        forSearchForBills intent: INSearchForBillsIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForBillsIntentHandling where _INSearchForBillsIntent_handle_async == INSearchForBillsIntentResponse {
    public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForBillsIntentHandling where _INSearchForBillsIntent_handle_firstGeneration == Void {
    public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INSearchForBillsIntentHandling
where
    _INSearchForBillsIntent_handle_async == INSearchForBillsIntentResponse, _INSearchForBillsIntent_handle_firstGeneration == Void
{
    public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// What handles an `INSearchForAccountsIntent`; of its methods, `handle` must be there in any one of its spellings.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
    associatedtype _INSearchForAccountsIntent_handle_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_handle_completion
    associatedtype _INSearchForAccountsIntent_handle_firstGeneration
    func handle(intent: INSearchForAccountsIntent) async -> _INSearchForAccountsIntent_handle_async
    func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
        -> _INSearchForAccountsIntent_handle_completion
    func handle(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_handle_firstGeneration

    associatedtype _INSearchForAccountsIntent_confirm_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_confirm_completion
    associatedtype _INSearchForAccountsIntent_confirm_firstGeneration
    func confirm(intent: INSearchForAccountsIntent) async -> _INSearchForAccountsIntent_confirm_async
    func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
        -> _INSearchForAccountsIntent_confirm_completion
    func confirm(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _INSearchForAccountsIntent_confirm_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_completion
    associatedtype _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration
    func resolveAccountNickname(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_accountNickname_async
    func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountNickname_completion
    func resolveAccountNickname(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_accountType_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_accountType_completion
    associatedtype _INSearchForAccountsIntent_resolve_accountType_firstGeneration
    func resolveAccountType(for intent: INSearchForAccountsIntent) async -> _INSearchForAccountsIntent_resolve_accountType_async
    func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountType_completion
    func resolveAccountType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_accountType_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_organizationName_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_organizationName_completion
    associatedtype _INSearchForAccountsIntent_resolve_organizationName_firstGeneration
    func resolveOrganizationName(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_organizationName_async
    func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_organizationName_completion
    func resolveOrganizationName(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_organizationName_firstGeneration

    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_async: _HandlerResult
    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_completion
    associatedtype _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration
    func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async
        -> _INSearchForAccountsIntent_resolve_requestedBalanceType_async
    func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_requestedBalanceType_completion
    func resolveRequestedBalanceType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration
}

extension INSearchForAccountsIntentHandling {
    public func handle(intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(
        searchForAccounts intent: INSearchForAccountsIntent,
        completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAccountNickname(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAccountNickname(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveAccountType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveAccountType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveOrganizationName(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveOrganizationName(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveRequestedBalanceType(
        for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveRequestedBalanceType(
        forSearchForAccounts intent: INSearchForAccountsIntent,
        with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling where _INSearchForAccountsIntent_handle_async == INSearchForAccountsIntentResponse {
    public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling where _INSearchForAccountsIntent_handle_firstGeneration == Void {
    public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INSearchForAccountsIntentHandling
where
    _INSearchForAccountsIntent_handle_async == INSearchForAccountsIntentResponse,
    _INSearchForAccountsIntent_handle_firstGeneration == Void
{
    public func handle(
        intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

/// What handles an `INTransferMoneyIntent`; of its methods, `handle` must be there in any one of its spellings.
@available(iOS, deprecated: 15.0)
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
    associatedtype _INTransferMoneyIntent_handle_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_handle_completion
    associatedtype _INTransferMoneyIntent_handle_firstGeneration
    func handle(intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_handle_async
    func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _INTransferMoneyIntent_handle_completion
    func handle(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_handle_firstGeneration

    associatedtype _INTransferMoneyIntent_confirm_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_confirm_completion
    associatedtype _INTransferMoneyIntent_confirm_firstGeneration
    func confirm(intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_confirm_async
    func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _INTransferMoneyIntent_confirm_completion
    func confirm(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _INTransferMoneyIntent_confirm_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_fromAccount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_fromAccount_completion
    associatedtype _INTransferMoneyIntent_resolve_fromAccount_firstGeneration
    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_resolve_fromAccount_async
    func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_fromAccount_completion
    func resolveFromAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_fromAccount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_toAccount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_toAccount_completion
    associatedtype _INTransferMoneyIntent_resolve_toAccount_firstGeneration
    func resolveToAccount(for intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_resolve_toAccount_async
    func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_toAccount_completion
    func resolveToAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_toAccount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration
    func resolveTransactionAmount(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_transactionAmount_async
    func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionAmount_completion
    func resolveTransactionAmount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration
    func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async
        -> _INTransferMoneyIntent_resolve_transactionScheduledDate_async
    func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionScheduledDate_completion
    func resolveTransactionScheduledDate(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration

    associatedtype _INTransferMoneyIntent_resolve_transactionNote_async: _HandlerResult
    associatedtype _INTransferMoneyIntent_resolve_transactionNote_completion
    associatedtype _INTransferMoneyIntent_resolve_transactionNote_firstGeneration
    func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> _INTransferMoneyIntent_resolve_transactionNote_async
    func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionNote_completion
    func resolveTransactionNote(
        forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _INTransferMoneyIntent_resolve_transactionNote_firstGeneration
}

extension INTransferMoneyIntentHandling {
    public func handle(intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func handle(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
    public func confirm(
        transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveFromAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveToAccount(for intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveToAccount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveToAccount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionAmount(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionScheduledDate(
        forTransferMoney intent: INTransferMoneyIntent,
        with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(
        for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
    public func resolveTransactionNote(
        forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) -> _NotImplemented { _NotImplemented() }
}

extension INTransferMoneyIntentHandling where _INTransferMoneyIntent_handle_async == INTransferMoneyIntentResponse {
    public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INTransferMoneyIntentHandling where _INTransferMoneyIntent_handle_firstGeneration == Void {
    public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

extension INTransferMoneyIntentHandling
where _INTransferMoneyIntent_handle_async == INTransferMoneyIntentResponse, _INTransferMoneyIntent_handle_firstGeneration == Void
{
    public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)
        -> _NotImplemented
    { _NotImplemented() }
}

/// All of the domain's first handling protocols in one.
@available(iOS, deprecated: 13.0)
public protocol INPaymentsDomainHandling: INRequestPaymentIntentHandling, INSendPaymentIntentHandling {}

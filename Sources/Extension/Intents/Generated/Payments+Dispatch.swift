// Generated from Schema/ by Tools/CodeGeneration; do not edit.

extension INSendPaymentIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSendPaymentIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSendPaymentIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSendPaymentIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSendPaymentIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSendPaymentIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSendPaymentIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("payee"):
            if _INSendPaymentIntent_resolve_payee_async.self != _NotImplemented.self { return .async }
            if _INSendPaymentIntent_resolve_payee_completion.self != _NotImplemented.self { return .completion }
            if _INSendPaymentIntent_resolve_payee_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
            if _INSendPaymentIntent_resolve_payee_completion_older.self != _NotImplemented.self { return .olderCompletion }
            if _INSendPaymentIntent_resolve_payee_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("currencyAmount"):
            if _INSendPaymentIntent_resolve_currencyAmount_async.self != _NotImplemented.self { return .async }
            if _INSendPaymentIntent_resolve_currencyAmount_completion.self != _NotImplemented.self { return .completion }
            if _INSendPaymentIntent_resolve_currencyAmount_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
            if _INSendPaymentIntent_resolve_currencyAmount_completion_older.self != _NotImplemented.self {
                return .olderCompletion
            }
            if _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("note"):
            if _INSendPaymentIntent_resolve_note_async.self != _NotImplemented.self { return .async }
            if _INSendPaymentIntent_resolve_note_completion.self != _NotImplemented.self { return .completion }
            if _INSendPaymentIntent_resolve_note_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSendPaymentIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSendPaymentIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSendPaymentIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSendPaymentIntent_handle_firstGeneration = handle(sendPayment: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSendPaymentIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSendPaymentIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSendPaymentIntent_confirm_firstGeneration = confirm(sendPayment: intent, completion: { answer.give($0) })
        case (.resolve("payee"), .async):
            let result: _INSendPaymentIntent_resolve_payee_async = await resolvePayee(for: intent)
            answer.give(result)
        case (.resolve("payee"), .completion):
            let _: _INSendPaymentIntent_resolve_payee_completion = resolvePayee(for: intent, with: { answer.give($0) })
        case (.resolve("payee"), .firstGeneration):
            let _: _INSendPaymentIntent_resolve_payee_firstGeneration = resolvePayee(
                forSendPayment: intent, with: { answer.give($0) })
        case (.resolve("payee"), .olderCompletion):
            let _: _INSendPaymentIntent_resolve_payee_completion_older = resolvePayee(for: intent, with: { answer.give($0) })
        case (.resolve("payee"), .olderFirstGeneration):
            let _: _INSendPaymentIntent_resolve_payee_firstGeneration_older = resolvePayee(
                forSendPayment: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .async):
            let result: _INSendPaymentIntent_resolve_currencyAmount_async = await resolveCurrencyAmount(for: intent)
            answer.give(result)
        case (.resolve("currencyAmount"), .completion):
            let _: _INSendPaymentIntent_resolve_currencyAmount_completion = resolveCurrencyAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .firstGeneration):
            let _: _INSendPaymentIntent_resolve_currencyAmount_firstGeneration = resolveCurrencyAmount(
                forSendPayment: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .olderCompletion):
            let _: _INSendPaymentIntent_resolve_currencyAmount_completion_older = resolveCurrencyAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .olderFirstGeneration):
            let _: _INSendPaymentIntent_resolve_currencyAmount_firstGeneration_older = resolveCurrencyAmount(
                forSendPayment: intent, with: { answer.give($0) })
        case (.resolve("note"), .async):
            let result: _INSendPaymentIntent_resolve_note_async = await resolveNote(for: intent)
            answer.give(result)
        case (.resolve("note"), .completion):
            let _: _INSendPaymentIntent_resolve_note_completion = resolveNote(for: intent, with: { answer.give($0) })
        case (.resolve("note"), .firstGeneration):
            let _: _INSendPaymentIntent_resolve_note_firstGeneration = resolveNote(
                forSendPayment: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INRequestPaymentIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INRequestPaymentIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INRequestPaymentIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INRequestPaymentIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INRequestPaymentIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INRequestPaymentIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INRequestPaymentIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("payer"):
            if _INRequestPaymentIntent_resolve_payer_async.self != _NotImplemented.self { return .async }
            if _INRequestPaymentIntent_resolve_payer_completion.self != _NotImplemented.self { return .completion }
            if _INRequestPaymentIntent_resolve_payer_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
            if _INRequestPaymentIntent_resolve_payer_completion_older.self != _NotImplemented.self { return .olderCompletion }
            if _INRequestPaymentIntent_resolve_payer_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("currencyAmount"):
            if _INRequestPaymentIntent_resolve_currencyAmount_async.self != _NotImplemented.self { return .async }
            if _INRequestPaymentIntent_resolve_currencyAmount_completion.self != _NotImplemented.self { return .completion }
            if _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
            if _INRequestPaymentIntent_resolve_currencyAmount_completion_older.self != _NotImplemented.self {
                return .olderCompletion
            }
            if _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older.self != _NotImplemented.self {
                return .olderFirstGeneration
            }
        case .resolve("note"):
            if _INRequestPaymentIntent_resolve_note_async.self != _NotImplemented.self { return .async }
            if _INRequestPaymentIntent_resolve_note_completion.self != _NotImplemented.self { return .completion }
            if _INRequestPaymentIntent_resolve_note_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INRequestPaymentIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INRequestPaymentIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INRequestPaymentIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INRequestPaymentIntent_handle_firstGeneration = handle(
                requestPayment: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INRequestPaymentIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INRequestPaymentIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INRequestPaymentIntent_confirm_firstGeneration = confirm(
                requestPayment: intent, completion: { answer.give($0) })
        case (.resolve("payer"), .async):
            let result: _INRequestPaymentIntent_resolve_payer_async = await resolvePayer(for: intent)
            answer.give(result)
        case (.resolve("payer"), .completion):
            let _: _INRequestPaymentIntent_resolve_payer_completion = resolvePayer(for: intent, with: { answer.give($0) })
        case (.resolve("payer"), .firstGeneration):
            let _: _INRequestPaymentIntent_resolve_payer_firstGeneration = resolvePayer(
                forRequestPayment: intent, with: { answer.give($0) })
        case (.resolve("payer"), .olderCompletion):
            let _: _INRequestPaymentIntent_resolve_payer_completion_older = resolvePayer(for: intent, with: { answer.give($0) })
        case (.resolve("payer"), .olderFirstGeneration):
            let _: _INRequestPaymentIntent_resolve_payer_firstGeneration_older = resolvePayer(
                forRequestPayment: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .async):
            let result: _INRequestPaymentIntent_resolve_currencyAmount_async = await resolveCurrencyAmount(for: intent)
            answer.give(result)
        case (.resolve("currencyAmount"), .completion):
            let _: _INRequestPaymentIntent_resolve_currencyAmount_completion = resolveCurrencyAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .firstGeneration):
            let _: _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration = resolveCurrencyAmount(
                forRequestPayment: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .olderCompletion):
            let _: _INRequestPaymentIntent_resolve_currencyAmount_completion_older = resolveCurrencyAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("currencyAmount"), .olderFirstGeneration):
            let _: _INRequestPaymentIntent_resolve_currencyAmount_firstGeneration_older = resolveCurrencyAmount(
                forRequestPayment: intent, with: { answer.give($0) })
        case (.resolve("note"), .async):
            let result: _INRequestPaymentIntent_resolve_note_async = await resolveNote(for: intent)
            answer.give(result)
        case (.resolve("note"), .completion):
            let _: _INRequestPaymentIntent_resolve_note_completion = resolveNote(for: intent, with: { answer.give($0) })
        case (.resolve("note"), .firstGeneration):
            let _: _INRequestPaymentIntent_resolve_note_firstGeneration = resolveNote(
                forRequestPayment: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INPayBillIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INPayBillIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INPayBillIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("billPayee"):
            if _INPayBillIntent_resolve_billPayee_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_billPayee_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_billPayee_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("fromAccount"):
            if _INPayBillIntent_resolve_fromAccount_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_fromAccount_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_fromAccount_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("transactionAmount"):
            if _INPayBillIntent_resolve_transactionAmount_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_transactionAmount_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_transactionAmount_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("transactionScheduledDate"):
            if _INPayBillIntent_resolve_transactionScheduledDate_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_transactionScheduledDate_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("transactionNote"):
            if _INPayBillIntent_resolve_transactionNote_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_transactionNote_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_transactionNote_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("billType"):
            if _INPayBillIntent_resolve_billType_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_billType_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_billType_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("dueDate"):
            if _INPayBillIntent_resolve_dueDate_async.self != _NotImplemented.self { return .async }
            if _INPayBillIntent_resolve_dueDate_completion.self != _NotImplemented.self { return .completion }
            if _INPayBillIntent_resolve_dueDate_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INPayBillIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INPayBillIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INPayBillIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INPayBillIntent_handle_firstGeneration = handle(payBill: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INPayBillIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INPayBillIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INPayBillIntent_confirm_firstGeneration = confirm(payBill: intent, completion: { answer.give($0) })
        case (.resolve("billPayee"), .async):
            let result: _INPayBillIntent_resolve_billPayee_async = await resolveBillPayee(for: intent)
            answer.give(result)
        case (.resolve("billPayee"), .completion):
            let _: _INPayBillIntent_resolve_billPayee_completion = resolveBillPayee(for: intent, with: { answer.give($0) })
        case (.resolve("billPayee"), .firstGeneration):
            let _: _INPayBillIntent_resolve_billPayee_firstGeneration = resolveBillPayee(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("fromAccount"), .async):
            let result: _INPayBillIntent_resolve_fromAccount_async = await resolveFromAccount(for: intent)
            answer.give(result)
        case (.resolve("fromAccount"), .completion):
            let _: _INPayBillIntent_resolve_fromAccount_completion = resolveFromAccount(for: intent, with: { answer.give($0) })
        case (.resolve("fromAccount"), .firstGeneration):
            let _: _INPayBillIntent_resolve_fromAccount_firstGeneration = resolveFromAccount(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("transactionAmount"), .async):
            let result: _INPayBillIntent_resolve_transactionAmount_async = await resolveTransactionAmount(for: intent)
            answer.give(result)
        case (.resolve("transactionAmount"), .completion):
            let _: _INPayBillIntent_resolve_transactionAmount_completion = resolveTransactionAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionAmount"), .firstGeneration):
            let _: _INPayBillIntent_resolve_transactionAmount_firstGeneration = resolveTransactionAmount(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("transactionScheduledDate"), .async):
            let result: _INPayBillIntent_resolve_transactionScheduledDate_async = await resolveTransactionScheduledDate(
                for: intent)
            answer.give(result)
        case (.resolve("transactionScheduledDate"), .completion):
            let _: _INPayBillIntent_resolve_transactionScheduledDate_completion = resolveTransactionScheduledDate(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionScheduledDate"), .firstGeneration):
            let _: _INPayBillIntent_resolve_transactionScheduledDate_firstGeneration = resolveTransactionScheduledDate(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("transactionNote"), .async):
            let result: _INPayBillIntent_resolve_transactionNote_async = await resolveTransactionNote(for: intent)
            answer.give(result)
        case (.resolve("transactionNote"), .completion):
            let _: _INPayBillIntent_resolve_transactionNote_completion = resolveTransactionNote(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionNote"), .firstGeneration):
            let _: _INPayBillIntent_resolve_transactionNote_firstGeneration = resolveTransactionNote(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("billType"), .async):
            let result: _INPayBillIntent_resolve_billType_async = await resolveBillType(for: intent)
            answer.give(result)
        case (.resolve("billType"), .completion):
            let _: _INPayBillIntent_resolve_billType_completion = resolveBillType(for: intent, with: { answer.give($0) })
        case (.resolve("billType"), .firstGeneration):
            let _: _INPayBillIntent_resolve_billType_firstGeneration = resolveBillType(
                forPayBill: intent, with: { answer.give($0) })
        case (.resolve("dueDate"), .async):
            let result: _INPayBillIntent_resolve_dueDate_async = await resolveDueDate(for: intent)
            answer.give(result)
        case (.resolve("dueDate"), .completion):
            let _: _INPayBillIntent_resolve_dueDate_completion = resolveDueDate(for: intent, with: { answer.give($0) })
        case (.resolve("dueDate"), .firstGeneration):
            let _: _INPayBillIntent_resolve_dueDate_firstGeneration = resolveDueDate(
                forPayBill: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchForBillsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForBillsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForBillsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("billPayee"):
            if _INSearchForBillsIntent_resolve_billPayee_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_resolve_billPayee_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_resolve_billPayee_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("paymentDateRange"):
            if _INSearchForBillsIntent_resolve_paymentDateRange_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_resolve_paymentDateRange_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("billType"):
            if _INSearchForBillsIntent_resolve_billType_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_resolve_billType_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_resolve_billType_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("status"):
            if _INSearchForBillsIntent_resolve_status_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_resolve_status_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_resolve_status_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("dueDateRange"):
            if _INSearchForBillsIntent_resolve_dueDateRange_async.self != _NotImplemented.self { return .async }
            if _INSearchForBillsIntent_resolve_dueDateRange_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForBillsIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForBillsIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForBillsIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForBillsIntent_handle_firstGeneration = handle(
                searchForBills: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForBillsIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForBillsIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForBillsIntent_confirm_firstGeneration = confirm(
                searchForBills: intent, completion: { answer.give($0) })
        case (.resolve("billPayee"), .async):
            let result: _INSearchForBillsIntent_resolve_billPayee_async = await resolveBillPayee(for: intent)
            answer.give(result)
        case (.resolve("billPayee"), .completion):
            let _: _INSearchForBillsIntent_resolve_billPayee_completion = resolveBillPayee(for: intent, with: { answer.give($0) })
        case (.resolve("billPayee"), .firstGeneration):
            let _: _INSearchForBillsIntent_resolve_billPayee_firstGeneration = resolveBillPayee(
                forSearchForBills: intent, with: { answer.give($0) })
        case (.resolve("paymentDateRange"), .async):
            let result: _INSearchForBillsIntent_resolve_paymentDateRange_async = await resolvePaymentDateRange(for: intent)
            answer.give(result)
        case (.resolve("paymentDateRange"), .completion):
            let _: _INSearchForBillsIntent_resolve_paymentDateRange_completion = resolvePaymentDateRange(
                for: intent, with: { answer.give($0) })
        case (.resolve("paymentDateRange"), .firstGeneration):
            let _: _INSearchForBillsIntent_resolve_paymentDateRange_firstGeneration = resolvePaymentDateRange(
                forSearchForBills: intent, with: { answer.give($0) })
        case (.resolve("billType"), .async):
            let result: _INSearchForBillsIntent_resolve_billType_async = await resolveBillType(for: intent)
            answer.give(result)
        case (.resolve("billType"), .completion):
            let _: _INSearchForBillsIntent_resolve_billType_completion = resolveBillType(for: intent, with: { answer.give($0) })
        case (.resolve("billType"), .firstGeneration):
            let _: _INSearchForBillsIntent_resolve_billType_firstGeneration = resolveBillType(
                forSearchForBills: intent, with: { answer.give($0) })
        case (.resolve("status"), .async):
            let result: _INSearchForBillsIntent_resolve_status_async = await resolveStatus(for: intent)
            answer.give(result)
        case (.resolve("status"), .completion):
            let _: _INSearchForBillsIntent_resolve_status_completion = resolveStatus(for: intent, with: { answer.give($0) })
        case (.resolve("status"), .firstGeneration):
            let _: _INSearchForBillsIntent_resolve_status_firstGeneration = resolveStatus(
                forSearchForBills: intent, with: { answer.give($0) })
        case (.resolve("dueDateRange"), .async):
            let result: _INSearchForBillsIntent_resolve_dueDateRange_async = await resolveDueDateRange(for: intent)
            answer.give(result)
        case (.resolve("dueDateRange"), .completion):
            let _: _INSearchForBillsIntent_resolve_dueDateRange_completion = resolveDueDateRange(
                for: intent, with: { answer.give($0) })
        case (.resolve("dueDateRange"), .firstGeneration):
            let _: _INSearchForBillsIntent_resolve_dueDateRange_firstGeneration = resolveDueDateRange(
                forSearchForBills: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INSearchForAccountsIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INSearchForAccountsIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForAccountsIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INSearchForAccountsIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForAccountsIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("accountNickname"):
            if _INSearchForAccountsIntent_resolve_accountNickname_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_resolve_accountNickname_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("accountType"):
            if _INSearchForAccountsIntent_resolve_accountType_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_resolve_accountType_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForAccountsIntent_resolve_accountType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("organizationName"):
            if _INSearchForAccountsIntent_resolve_organizationName_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_resolve_organizationName_completion.self != _NotImplemented.self { return .completion }
            if _INSearchForAccountsIntent_resolve_organizationName_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("requestedBalanceType"):
            if _INSearchForAccountsIntent_resolve_requestedBalanceType_async.self != _NotImplemented.self { return .async }
            if _INSearchForAccountsIntent_resolve_requestedBalanceType_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INSearchForAccountsIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INSearchForAccountsIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INSearchForAccountsIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INSearchForAccountsIntent_handle_firstGeneration = handle(
                searchForAccounts: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INSearchForAccountsIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INSearchForAccountsIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INSearchForAccountsIntent_confirm_firstGeneration = confirm(
                searchForAccounts: intent, completion: { answer.give($0) })
        case (.resolve("accountNickname"), .async):
            let result: _INSearchForAccountsIntent_resolve_accountNickname_async = await resolveAccountNickname(for: intent)
            answer.give(result)
        case (.resolve("accountNickname"), .completion):
            let _: _INSearchForAccountsIntent_resolve_accountNickname_completion = resolveAccountNickname(
                for: intent, with: { answer.give($0) })
        case (.resolve("accountNickname"), .firstGeneration):
            let _: _INSearchForAccountsIntent_resolve_accountNickname_firstGeneration = resolveAccountNickname(
                forSearchForAccounts: intent, with: { answer.give($0) })
        case (.resolve("accountType"), .async):
            let result: _INSearchForAccountsIntent_resolve_accountType_async = await resolveAccountType(for: intent)
            answer.give(result)
        case (.resolve("accountType"), .completion):
            let _: _INSearchForAccountsIntent_resolve_accountType_completion = resolveAccountType(
                for: intent, with: { answer.give($0) })
        case (.resolve("accountType"), .firstGeneration):
            let _: _INSearchForAccountsIntent_resolve_accountType_firstGeneration = resolveAccountType(
                forSearchForAccounts: intent, with: { answer.give($0) })
        case (.resolve("organizationName"), .async):
            let result: _INSearchForAccountsIntent_resolve_organizationName_async = await resolveOrganizationName(for: intent)
            answer.give(result)
        case (.resolve("organizationName"), .completion):
            let _: _INSearchForAccountsIntent_resolve_organizationName_completion = resolveOrganizationName(
                for: intent, with: { answer.give($0) })
        case (.resolve("organizationName"), .firstGeneration):
            let _: _INSearchForAccountsIntent_resolve_organizationName_firstGeneration = resolveOrganizationName(
                forSearchForAccounts: intent, with: { answer.give($0) })
        case (.resolve("requestedBalanceType"), .async):
            let result: _INSearchForAccountsIntent_resolve_requestedBalanceType_async = await resolveRequestedBalanceType(
                for: intent)
            answer.give(result)
        case (.resolve("requestedBalanceType"), .completion):
            let _: _INSearchForAccountsIntent_resolve_requestedBalanceType_completion = resolveRequestedBalanceType(
                for: intent, with: { answer.give($0) })
        case (.resolve("requestedBalanceType"), .firstGeneration):
            let _: _INSearchForAccountsIntent_resolve_requestedBalanceType_firstGeneration = resolveRequestedBalanceType(
                forSearchForAccounts: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension INTransferMoneyIntentHandling {
    /// The spelling that the handler's type implements; `nil` if it implements none.
    package func _spelling(of method: HandlerMethod) -> HandlerSpelling? {
        switch method {
        case .handle:
            if _INTransferMoneyIntent_handle_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_handle_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_handle_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .confirm:
            if _INTransferMoneyIntent_confirm_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_confirm_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_confirm_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("fromAccount"):
            if _INTransferMoneyIntent_resolve_fromAccount_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_resolve_fromAccount_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_resolve_fromAccount_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("toAccount"):
            if _INTransferMoneyIntent_resolve_toAccount_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_resolve_toAccount_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_resolve_toAccount_firstGeneration.self != _NotImplemented.self { return .firstGeneration }
        case .resolve("transactionAmount"):
            if _INTransferMoneyIntent_resolve_transactionAmount_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_resolve_transactionAmount_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("transactionScheduledDate"):
            if _INTransferMoneyIntent_resolve_transactionScheduledDate_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_resolve_transactionScheduledDate_completion.self != _NotImplemented.self {
                return .completion
            }
            if _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        case .resolve("transactionNote"):
            if _INTransferMoneyIntent_resolve_transactionNote_async.self != _NotImplemented.self { return .async }
            if _INTransferMoneyIntent_resolve_transactionNote_completion.self != _NotImplemented.self { return .completion }
            if _INTransferMoneyIntent_resolve_transactionNote_firstGeneration.self != _NotImplemented.self {
                return .firstGeneration
            }
        default: break
        }
        return nil
    }

    /// Calls the method in its spelling and passes the results to `answer`.
    package func _call(_ method: HandlerMethod, _ intent: INTransferMoneyIntent, _ answer: HandlerAnswer) async {
        switch (method, _spelling(of: method)) {
        case (.handle, .async):
            let result: _INTransferMoneyIntent_handle_async = await handle(intent: intent)
            answer.give(result)
        case (.handle, .completion):
            let _: _INTransferMoneyIntent_handle_completion = handle(intent: intent, completion: { answer.give($0) })
        case (.handle, .firstGeneration):
            let _: _INTransferMoneyIntent_handle_firstGeneration = handle(transferMoney: intent, completion: { answer.give($0) })
        case (.confirm, .async):
            let result: _INTransferMoneyIntent_confirm_async = await confirm(intent: intent)
            answer.give(result)
        case (.confirm, .completion):
            let _: _INTransferMoneyIntent_confirm_completion = confirm(intent: intent, completion: { answer.give($0) })
        case (.confirm, .firstGeneration):
            let _: _INTransferMoneyIntent_confirm_firstGeneration = confirm(
                transferMoney: intent, completion: { answer.give($0) })
        case (.resolve("fromAccount"), .async):
            let result: _INTransferMoneyIntent_resolve_fromAccount_async = await resolveFromAccount(for: intent)
            answer.give(result)
        case (.resolve("fromAccount"), .completion):
            let _: _INTransferMoneyIntent_resolve_fromAccount_completion = resolveFromAccount(
                for: intent, with: { answer.give($0) })
        case (.resolve("fromAccount"), .firstGeneration):
            let _: _INTransferMoneyIntent_resolve_fromAccount_firstGeneration = resolveFromAccount(
                forTransferMoney: intent, with: { answer.give($0) })
        case (.resolve("toAccount"), .async):
            let result: _INTransferMoneyIntent_resolve_toAccount_async = await resolveToAccount(for: intent)
            answer.give(result)
        case (.resolve("toAccount"), .completion):
            let _: _INTransferMoneyIntent_resolve_toAccount_completion = resolveToAccount(for: intent, with: { answer.give($0) })
        case (.resolve("toAccount"), .firstGeneration):
            let _: _INTransferMoneyIntent_resolve_toAccount_firstGeneration = resolveToAccount(
                forTransferMoney: intent, with: { answer.give($0) })
        case (.resolve("transactionAmount"), .async):
            let result: _INTransferMoneyIntent_resolve_transactionAmount_async = await resolveTransactionAmount(for: intent)
            answer.give(result)
        case (.resolve("transactionAmount"), .completion):
            let _: _INTransferMoneyIntent_resolve_transactionAmount_completion = resolveTransactionAmount(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionAmount"), .firstGeneration):
            let _: _INTransferMoneyIntent_resolve_transactionAmount_firstGeneration = resolveTransactionAmount(
                forTransferMoney: intent, with: { answer.give($0) })
        case (.resolve("transactionScheduledDate"), .async):
            let result: _INTransferMoneyIntent_resolve_transactionScheduledDate_async = await resolveTransactionScheduledDate(
                for: intent)
            answer.give(result)
        case (.resolve("transactionScheduledDate"), .completion):
            let _: _INTransferMoneyIntent_resolve_transactionScheduledDate_completion = resolveTransactionScheduledDate(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionScheduledDate"), .firstGeneration):
            let _: _INTransferMoneyIntent_resolve_transactionScheduledDate_firstGeneration = resolveTransactionScheduledDate(
                forTransferMoney: intent, with: { answer.give($0) })
        case (.resolve("transactionNote"), .async):
            let result: _INTransferMoneyIntent_resolve_transactionNote_async = await resolveTransactionNote(for: intent)
            answer.give(result)
        case (.resolve("transactionNote"), .completion):
            let _: _INTransferMoneyIntent_resolve_transactionNote_completion = resolveTransactionNote(
                for: intent, with: { answer.give($0) })
        case (.resolve("transactionNote"), .firstGeneration):
            let _: _INTransferMoneyIntent_resolve_transactionNote_firstGeneration = resolveTransactionNote(
                forTransferMoney: intent, with: { answer.give($0) })
        default: break
        }
    }
}

extension IntentDispatch {
    static let payments: [IntentDispatch] = [
        IntentDispatch(
            INSendPaymentIntent.self, response: INSendPaymentIntentResponse.self, handler: (any INSendPaymentIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INRequestPaymentIntent.self, response: INRequestPaymentIntentResponse.self,
            handler: (any INRequestPaymentIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INPayBillIntent.self, response: INPayBillIntentResponse.self, handler: (any INPayBillIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchForBillsIntent.self, response: INSearchForBillsIntentResponse.self,
            handler: (any INSearchForBillsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INSearchForAccountsIntent.self, response: INSearchForAccountsIntentResponse.self,
            handler: (any INSearchForAccountsIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
        IntentDispatch(
            INTransferMoneyIntent.self, response: INTransferMoneyIntentResponse.self,
            handler: (any INTransferMoneyIntentHandling).self,
            spelling: { $0._spelling(of: $1) }, call: { await $0._call($1, $2, $3) }
        ),
    ]
}

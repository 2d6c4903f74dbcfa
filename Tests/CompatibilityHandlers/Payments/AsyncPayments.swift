import Intents

public final class AsyncPaymentExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any { AsyncPayments() }
}

final class AsyncPayments: NSObject, INSendPaymentIntentHandling {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        guard let payee = intent.payee else { return .needsValue() }
        let found = Purse.matches(payee)
        if found.count > 1 { return .disambiguation(with: found) }
        return found.first.map { .success(with: $0) } ?? .unsupported(forReason: .noAccount)
    }

    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
        guard let wanted = intent.currencyAmount, let amount = wanted.amount?.decimalValue else { return .needsValue() }
        guard amount <= 100 else { return .unsupported(forReason: .paymentsAmountAboveMaximum) }
        guard wanted.currencyCode == "USD" else { return .unsupported(forReason: .paymentsCurrencyUnsupported) }
        return INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: .success(with: wanted))
    }

    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
        response.paymentRecord = Purse.record(intent)
        return response
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
        response.paymentRecord = Purse.record(intent, .completed)
        return response
    }
}

// Accounts and bills

extension AsyncPayments: INRequestPaymentIntentHandling, INTransferMoneyIntentHandling {
    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
        intent.payer.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        let activity = NSUserActivity(activityType: "INRequestPaymentIntent")
        activity.userInfo = ["currencyAmount": intent.currencyAmount?.amount?.intValue ?? 0]
        activity.requiredUserInfoKeys = ["currencyAmount"]
        return .init(code: intent.currencyAmount == nil ? .failure : .success, userActivity: activity)
    }

    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        intent.fromAccount == nil ? .disambiguation(with: accounts) : .success(with: accounts[0])
    }

    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        guard let from = intent.fromAccount, let amount = intent.transactionAmount else {
            return INTransferMoneyIntentResponse(code: .failureCredentialsUnverified, userActivity: nil)
        }
        let response = INTransferMoneyIntentResponse(code: .success, userActivity: nil)
        (response.fromAccount, response.transactionAmount) = (from, amount)
        response.transferFee = INCurrencyAmount(amount: 1, currencyCode: "USD")
        return response
    }

    var accounts: [INPaymentAccount] {
        ["Checking", "Savings"].map { name in
            INPaymentAccount(
                nickname: INSpeakableString(spokenPhrase: name), number: nil, accountType: .checking, organizationName: nil,
                balance: INBalanceAmount(amount: 250, currencyCode: "USD"), secondaryBalance: nil)
        }
    }
}

extension AsyncPayments: INPayBillIntentHandling, INSearchForBillsIntentHandling, INSearchForAccountsIntentHandling {
    func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
        guard let wanted = intent.transactionAmount else { return .needsValue() }
        return wanted.amount?.currencyCode == "USD" ? .success(with: wanted) : .unsupported()
    }

    func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult { .success(with: intent.billType) }

    func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
        let response = INPayBillIntentResponse(code: .success, userActivity: nil)
        response.transactionAmount = intent.transactionAmount
        response.transactionNote = intent.transactionNote
        response.billDetails = bill
        return response
    }

    func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
        let response = INSearchForBillsIntentResponse(code: .success, userActivity: nil)
        response.bills = [bill].compactMap { $0 }
        return response
    }

    func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
        let response = INSearchForAccountsIntentResponse(code: .success, userActivity: nil)
        response.accounts = accounts
        return response
    }

    private var bill: INBillDetails? {
        INBillDetails(
            billType: .electricity, paymentStatus: .unpaid,
            billPayee: INBillPayee(nickname: INSpeakableString(spokenPhrase: "Power"), number: nil, organizationName: nil),
            amountDue: INCurrencyAmount(amount: 40, currencyCode: "USD"), minimumDue: nil, lateFee: nil,
            dueDate: DateComponents(year: 2030, month: 2, day: 1), paymentDate: nil)
    }
}

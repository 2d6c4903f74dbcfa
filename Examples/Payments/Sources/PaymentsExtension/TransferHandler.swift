import Intents
import PaymentsCore

/// Moves money between the customer's own accounts.
final class TransferHandler: NSObject, INTransferMoneyIntentHandling {
    func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        AccountResolution.account(
            intent.fromAccount, other: intent.toAccount, default: "checking", in: "resolveFromAccount(TransferMoney)")
    }

    func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
        AccountResolution.account(
            intent.toAccount, other: intent.fromAccount, default: nil, in: "resolveToAccount(TransferMoney)")
    }

    func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
        guard let value = intent.transactionAmount else { return .needsValue() }
        do {
            let source = try BankService.shared().accounts().account(intent.fromAccount?.nickname)
            guard let money = try Self.money(value, from: source) else { return .needsValue() }
            guard money.cents > 0, source == nil || money.currency == source?.balance.currency else { return .unsupported() }
            return .success(with: INPaymentAmount(amountType: value.amountType, amount: money.currencyAmount))
        } catch {
            error.log(in: "resolveTransactionAmount(TransferMoney)")
            return .unsupported()
        }
    }

    func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult {
        AccountResolution.day(intent.transactionScheduledDate)
    }

    func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        respond(to: intent, in: "confirm(TransferMoney)", code: .ready) { service, transfer throws(BankError) in
            try service.check(transfer)
        }
    }

    func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
        let operation = intent.operation
        let response = respond(to: intent, in: "handle(TransferMoney)", code: .success) { service, transfer throws(BankError) in
            _ = try service.transfer(transfer, operation: operation)
        }
        if response.code == .success { response.userActivity = .booking(operation) }
        return response
    }

    private func respond(
        to intent: INTransferMoneyIntent, in method: String, code: INTransferMoneyIntentResponseCode,
        _ action: (BankService, Transfer) throws(BankError) -> Void
    ) -> INTransferMoneyIntentResponse {
        do {
            let service = try BankService.shared()
            let accounts = try service.accounts()
            let source = accounts.account(intent.fromAccount?.nickname)
            let destination = accounts.account(intent.toAccount?.nickname)
            guard let source, let destination, let value = intent.transactionAmount,
                let money = try Self.money(value, from: source)
            else { return INTransferMoneyIntentResponse(code: .failure, userActivity: nil) }
            try action(
                service,
                Transfer(source: source.id, destination: destination.id, amount: money, note: intent.transactionNote))
            let after = try service.accounts()
            let response = INTransferMoneyIntentResponse(code: code, userActivity: nil)
            response.fromAccount = after.account(id: source.id)?.paymentAccount
            response.toAccount = after.account(id: destination.id)?.paymentAccount
            response.transactionAmount = INPaymentAmount(amountType: .unknown, amount: money.currencyAmount)
            response.transactionNote = intent.transactionNote
            return response
        } catch {
            error.log(in: method)
            let isShort = error.code == .insufficientFunds
            return INTransferMoneyIntentResponse(code: isShort ? .failureInsufficientFunds : .failure, userActivity: nil)
        }
    }

    /// The sum meant: the amount named, or all that is there; `nil` when neither is known.
    private static func money(_ value: INPaymentAmount, from account: Account?) throws(BankError) -> Money? {
        if let amount = value.amount, amount.amount != nil { return try Money(amount) }
        switch value.amountType {
        case .maximumTransferAmount, .currentBalance: return account?.balance
        default: return nil
        }
    }
}

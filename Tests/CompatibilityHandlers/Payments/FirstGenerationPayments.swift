import Intents

public class FirstGenerationPaymentExtension: INExtension, INSendPaymentIntentHandling {
    public func resolvePayee(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void
    ) {
        guard let payee = intent.payee else {
            completion(INPersonResolutionResult.needsValue())
            return
        }
        let people = Purse.matches(payee)
        if people.count == 1 {
            completion(INPersonResolutionResult.success(with: people.first!))
        } else if people.count > 1 {
            completion(INPersonResolutionResult.disambiguation(with: people))
        } else {
            completion(INPersonResolutionResult.unsupported())
        }
    }

    public func resolveCurrencyAmount(
        forSendPayment intent: INSendPaymentIntent, with completion: @escaping (INCurrencyAmountResolutionResult) -> Swift.Void
    ) {
        guard let amount = intent.currencyAmount else {
            completion(INCurrencyAmountResolutionResult.needsValue())
            return
        }
        if (amount.amount?.doubleValue)! <= 100.0 && amount.currencyCode == "USD" {
            completion(INCurrencyAmountResolutionResult.success(with: amount))
        } else {
            completion(INCurrencyAmountResolutionResult.unsupported())
        }
    }

    public func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
        response.paymentRecord = Purse.record(intent)
        completion(response)
    }

    public func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        guard let payee = intent.payee, let amount = intent.currencyAmount else {
            return completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
        }
        print("Sending \(amount) to \(payee)")
        let response = INSendPaymentIntentResponse(code: .success, userActivity: nil)
        response.paymentRecord = Purse.record(intent, .completed)
        completion(response)
    }
}

extension FirstGenerationPaymentExtension: INPayBillIntentHandling {
    public func resolveTransactionAmount(
        forPayBill intent: INPayBillIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
    ) {
        if let transactionAmount = intent.transactionAmount {
            if let currencyCode = transactionAmount.amount?.currencyCode, currencyCode == "USD" {
                completion(INPaymentAmountResolutionResult.success(with: transactionAmount))
            } else {
                completion(INPaymentAmountResolutionResult.unsupported())
            }
        } else {
            completion(INPaymentAmountResolutionResult.needsValue())
        }
    }

    public func confirm(payBill intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Swift.Void) {
        let response = INPayBillIntentResponse(code: .ready, userActivity: nil)
        response.transactionAmount = intent.transactionAmount
        response.fromAccount = intent.fromAccount
        response.transactionScheduledDate = intent.transactionScheduledDate
        response.transactionNote = intent.transactionNote
        completion(response)
    }

    public func handle(payBill intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void) {
        let response = INPayBillIntentResponse(code: .success, userActivity: nil)
        response.transactionAmount = intent.transactionAmount
        response.transactionNote = intent.transactionNote
        completion(response)
    }
}

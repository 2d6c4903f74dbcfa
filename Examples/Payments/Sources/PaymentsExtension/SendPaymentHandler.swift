import Intents
import PaymentsCore

/// Sends money.
final class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        guard let payee = intent.payee else { return .needsValue() }
        do {
            switch try PersonMatch(payee, in: .shared()) {
            case .one(let person, _): return .success(with: person)
            case .several(let people): return .disambiguation(with: people)
            case .noHandle: return .unsupported(forReason: .noValidHandle)
            case .noAccount: return .unsupported(forReason: .noAccount)
            }
        } catch {
            error.log(in: "resolvePayee(SendPayment)")
            return .unsupported()
        }
    }

    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
        guard let value = intent.currencyAmount else { return .needsValue() }
        do {
            let money = try Money(value)
            try PaymentPolicy.check(money)
            return .success(with: money.currencyAmount)
        } catch {
            return switch error.code {
            case .amountBelowMinimum: .unsupported(forReason: .paymentsAmountBelowMinimum)
            case .amountAboveMaximum: .unsupported(forReason: .paymentsAmountAboveMaximum)
            case .currencyUnsupported: .unsupported(forReason: .paymentsCurrencyUnsupported)
            default: .unsupported()
            }
        }
    }

    func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
        intent.note.map { .success(with: $0) } ?? .notRequired()
    }

    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        respond(to: intent, in: "confirm(SendPayment)", code: .ready) { service, money, payee throws(BankError) in
            try service.plan(sending: money, to: payee, note: intent.note)
        }
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        let operation = intent.operation
        let response = respond(to: intent, in: "handle(SendPayment)", code: .success) { service, money, payee throws(BankError) in
            try service.send(money, to: payee, note: intent.note, operation: operation)
        }
        if response.code == .success { response.userActivity = .booking(operation) }
        return response
    }

    private func respond(
        to intent: INSendPaymentIntent, in method: String, code: INSendPaymentIntentResponseCode,
        _ action: (BankService, Money, Payee) throws(BankError) -> Payment
    ) -> INSendPaymentIntentResponse {
        do {
            let service = try BankService.shared()
            guard let value = intent.currencyAmount, let person = intent.payee,
                case .one(let payee, let account) = try PersonMatch(person, in: service)
            else { return INSendPaymentIntentResponse(code: .failure, userActivity: nil) }
            let payment = try action(service, Money(value), account)
            let response = INSendPaymentIntentResponse(code: code, userActivity: nil)
            response.paymentRecord = payment.record(payee: payee, from: try service.accounts().account(id: payment.account))
            return response
        } catch {
            error.log(in: method)
            return INSendPaymentIntentResponse(code: error.sendPaymentCode, userActivity: nil)
        }
    }
}

extension SendPaymentHandler: OperationReporting {
    func report(on operation: String, of intent: INIntent) async -> OperationOutcome {
        guard let intent = intent as? INSendPaymentIntent else { return .unknown }
        do {
            // Payments are booked under the request's identifier, as it is handled as one operation.
            guard let payment = try BankService.shared().payment(operation: intent.operation) else { return .notHandled }
            let response = respond(to: intent, in: "report(SendPayment)", code: .success) { _, _, _ in payment }
            guard response.code == .success else { return .unknown }
            response.userActivity = .booking(intent.operation)
            return .handled(response)
        } catch {
            error.log(in: "report(SendPayment)")
            return .unknown
        }
    }
}

extension BankError {
    var sendPaymentCode: INSendPaymentIntentResponseCode {
        switch code {
        case .insufficientFunds: .failureInsufficientFunds
        case .amountBelowMinimum: .failurePaymentsAmountBelowMinimum
        case .amountAboveMaximum: .failurePaymentsAmountAboveMaximum
        case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
        case .unknownAccount: .failureNoBankAccount
        case .payeeHasNoAccount: .failureNotEligible
        default: .failure
        }
    }
}

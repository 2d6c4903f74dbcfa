import Intents
import PaymentsCore

/// Asks others for money.
final class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
    func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
        guard let payer = intent.payer else { return .needsValue() }
        do {
            switch try PersonMatch(payer, in: .shared()) {
            case .one(let person, _): return .success(with: person)
            case .several(let people): return .disambiguation(with: people)
            case .noHandle: return .unsupported(forReason: .noValidHandle)
            case .noAccount: return .unsupported(forReason: .noAccount)
            }
        } catch {
            error.log(in: "resolvePayer(RequestPayment)")
            return .unsupported()
        }
    }

    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult {
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

    func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
        intent.note.map { .success(with: $0) } ?? .notRequired()
    }

    func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        respond(to: intent, in: "confirm(RequestPayment)", code: .ready) { service, money, payer throws(BankError) in
            try service.checkRequest(for: money, from: payer)
        }
    }

    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        let operation = intent.operation
        let response = respond(to: intent, in: "handle(RequestPayment)", code: .success) {
            service, money, payer throws(BankError) in
            _ = try service.request(money, from: payer, note: intent.note, operation: operation)
        }
        if response.code == .success { response.userActivity = .booking(operation) }
        return response
    }

    private func respond(
        to intent: INRequestPaymentIntent, in method: String, code: INRequestPaymentIntentResponseCode,
        _ action: (BankService, Money, Payee) throws(BankError) -> Void
    ) -> INRequestPaymentIntentResponse {
        do {
            let service = try BankService.shared()
            guard let value = intent.currencyAmount, let person = intent.payer,
                case .one(let payer, let account) = try PersonMatch(person, in: service)
            else { return INRequestPaymentIntentResponse(code: .failure, userActivity: nil) }
            let money = try Money(value)
            try action(service, money, account)
            let response = INRequestPaymentIntentResponse(code: code, userActivity: nil)
            // What was asked for stays pending until the other one pays.
            response.paymentRecord = INPaymentRecord(
                payee: nil, payer: payer, currencyAmount: money.currencyAmount, paymentMethod: nil, note: intent.note,
                status: .pending,
                feeAmount: nil)
            return response
        } catch {
            error.log(in: method)
            return INRequestPaymentIntentResponse(code: error.requestPaymentCode, userActivity: nil)
        }
    }
}

extension BankError {
    var requestPaymentCode: INRequestPaymentIntentResponseCode {
        switch code {
        case .amountBelowMinimum: .failurePaymentsAmountBelowMinimum
        case .amountAboveMaximum: .failurePaymentsAmountAboveMaximum
        case .currencyUnsupported: .failurePaymentsCurrencyUnsupported
        case .payeeHasNoAccount: .failureNotEligible
        default: .failure
        }
    }
}

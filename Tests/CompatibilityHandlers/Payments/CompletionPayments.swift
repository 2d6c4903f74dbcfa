import Foundation
import Intents

public class CompletionPaymentExtension: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        if intent is INSendPaymentIntent {
            return SendPaymentHandler()
        } else if intent is INRequestPaymentIntent {
            return RequestPaymentHandler()
        }
        return self
    }
}

enum Purse {
    static let friends = ["Ann", "Anna"]
    static let limit = NSDecimalNumber(value: 100)

    static func person(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: name.lowercased() + "@example.org", type: .emailAddress), nameComponents: nil,
            displayName: name, image: nil, contactIdentifier: nil, customIdentifier: name)
    }

    static func matches(_ person: INPerson) -> [INPerson] {
        friends.filter { $0.lowercased().hasPrefix(person.displayName.lowercased()) }.map(Self.person)
    }

    static func record(_ intent: INSendPaymentIntent, _ status: INPaymentStatus = .pending) -> INPaymentRecord? {
        let method = INPaymentMethod(type: .checking, name: "Checking", identificationHint: "…42", icon: nil)
        return INPaymentRecord(
            payee: intent.payee, payer: nil, currencyAmount: intent.currencyAmount, paymentMethod: method, note: intent.note,
            status: status)
    }
}

/// With the result types of the API's second generation.
class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
    ) {
        guard let payee = intent.payee else {
            completion(.needsValue())
            return
        }
        let found = Purse.matches(payee)
        switch found.count {
        case 2...Int.max:
            completion(INSendPaymentPayeeResolutionResult.disambiguation(with: found))
        case 1:
            completion(INSendPaymentPayeeResolutionResult.success(with: found[0]))
        default:
            completion(.unsupported(forReason: .noAccount))
        }
    }

    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
    ) {
        guard let currencyAmount = intent.currencyAmount, let amount = currencyAmount.amount else {
            return completion(.needsValue())
        }
        if amount.compare(Purse.limit) == .orderedDescending {
            completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
        } else if currencyAmount.currencyCode != "USD" {
            completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
        } else {
            completion(INSendPaymentCurrencyAmountResolutionResult.success(with: currencyAmount))
        }
    }

    func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        let response = INSendPaymentIntentResponse(code: .ready, userActivity: nil)
        response.paymentRecord = Purse.record(intent)
        completion(response)
    }

    func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
        func report(code: INSendPaymentIntentResponseCode) {
            let response = INSendPaymentIntentResponse(code: code, userActivity: nil)
            response.paymentRecord = Purse.record(intent, .completed)
            completion(response)
        }
        guard let amount = intent.currencyAmount?.amount?.doubleValue, amount > 0 else { return report(code: .failure) }
        report(code: .success)
    }
}

/// With the result types of the first version.
class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
    var resolutionResult: INPersonResolutionResult?

    func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping (INPersonResolutionResult) -> Swift.Void) {
        if intent.payer == nil {
            resolutionResult = INPersonResolutionResult.needsValue()
        } else {
            resolutionResult = .success(with: (intent.payer)!)
        }
        completion(resolutionResult!)
    }

    func handle(intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Swift.Void) {
        var responseCode: INRequestPaymentIntentResponseCode = .failure
        let userActivity = NSUserActivity(activityType: String(describing: INRequestPaymentIntent.self))
        if let amount = intent.currencyAmount?.amount {
            userActivity.userInfo = ["currencyAmount": Int(truncating: amount)]
            userActivity.requiredUserInfoKeys = Set(["currencyAmount"])
            responseCode = .success
        }
        completion(INRequestPaymentIntentResponse(code: responseCode, userActivity: userActivity))
    }
}

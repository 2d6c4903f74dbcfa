import Foundation
import IntentSchema
import Intents
import IntentsTesting

/// A payment app whose answers depend on nothing but the values that it gets.
final class PurseExtension: INExtension, INSendPaymentIntentHandling {
    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        guard let payee = intent.payee else { return .needsValue() }
        if let known = payee.customIdentifier, known.hasPrefix("account-") { return .success(with: payee) }
        let matches = (payee.siriMatches ?? [payee]).map(Self.withAccount)
        return matches.count > 1 ? .disambiguation(with: matches) : .success(with: matches.first ?? payee)
    }

    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
        guard let amount = intent.currencyAmount, let value = amount.amount else { return .needsValue() }
        if amount.currencyCode != "USD" { return .unsupported(forReason: .paymentsCurrencyUnsupported) }
        return value.doubleValue > 500 ? .unsupported(forReason: .paymentsAmountAboveMaximum) : .success(with: amount)
    }

    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        let code: INSendPaymentIntentResponseCode =
            intent.currencyAmount?.amount?.intValue == 499 ? .failureInsufficientFunds : .ready
        return INSendPaymentIntentResponse(code: code, userActivity: nil)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }

    private static func withAccount(_ person: INPerson) -> INPerson {
        INPerson(
            personHandle: person.personHandle ?? INPersonHandle(value: nil, type: .unknown),
            nameComponents: person.nameComponents,
            displayName: person.displayName, image: nil, contactIdentifier: person.contactIdentifier,
            customIdentifier: "account-\(person.displayName)")
    }
}

/// Resolves with results of the base class only: a value needed, or not.
final class BaseResultsExtension: INExtension, INRequestRideIntentHandling {
    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
        intent.rideOptionName == nil ? .needsValue() : .notRequired()
    }

    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        intent.partySize == 2 ? .notRequired() : .unsupported()
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .success, userActivity: nil)
    }
}

extension TestSurroundings {
    /// Somebody who knows two Johns and a Mary.
    static var withTwoJohns: TestSurroundings {
        func contact(_ id: String, _ given: String, _ family: String, organization: String = "") -> Contact {
            Contact(
                id: id, givenName: given, familyName: family, fullName: "\(given) \(family)", organization: organization,
                handles: [Contact.Handle(kind: .phoneNumber, value: "555-01\(id)", label: "mobile")])
        }
        return TestSurroundings(contacts: [
            contact("11", "John", "Appleseed", organization: "Acme"), contact("12", "John", "Bird"),
            contact("13", "Mary", "Hill"),
        ])
    }
}

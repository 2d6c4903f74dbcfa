import ExtensionProtocol
import ExtensionRuntime
import IntentSchema
@_spi(GeneratedCode) import Intents

@testable import CompatibilityHandlers

extension HandlerCall {
    private static let rideExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionRideExtension.self, .completion), (AsyncRideExtension.self, .async),
        (FirstGenerationRideExtension.self, .firstGeneration),
    ]
    private static let here = place("here", 52.5)
    private static let farAway = place("far away", 10)
    private static let van = INSpeakableString(spokenPhrase: "Van")

    private static func place(_ name: String, _ latitude: Double) -> CLPlacemark {
        CLPlacemark(location: CLLocation(latitude: latitude, longitude: 13.4), name: name, postalAddress: nil)
    }

    private static func ride(
        from pickup: CLPlacemark? = nil, to dropOff: CLPlacemark? = nil, in option: INSpeakableString? = nil, for size: Int? = nil
    ) -> INRequestRideIntent {
        INRequestRideIntent(pickupLocation: pickup, dropOffLocation: dropOff, rideOptionName: option, partySize: size)
    }

    static let rides: [HandlerCall] = [
        resolve(rideExtensions, "pickupLocation", ride(), .needsValue),
        resolve(rideExtensions, "pickupLocation", ride(from: here), .success(.of(here))),
        resolve(rideExtensions, "pickupLocation", ride(from: farAway), .unsupported(reason: nil)),
        resolve(rideExtensions, "dropOffLocation", ride(), .notRequired),
        resolve(rideExtensions, "partySize", ride(for: 4), .success(.integer(4))),
        resolve(rideExtensions, "partySize", ride(for: 9), .unsupported(reason: nil)),
        resolve(rideExtensions, "partySize", ride(), .confirmationRequired(.integer(1), reason: nil)),
        resolve(
            rideExtensions, "rideOptionName", ride(),
            .disambiguation(["Pool", "Sedan", "Van"].map { .of(INSpeakableString(spokenPhrase: $0)) })),
        resolve(rideExtensions, "rideOptionName", ride(in: van), .success(.of(van))),
        HandlerCall(
            extensions: rideExtensions.map { ($0.type, $0.spelling) }, method: .resolve(parameter: "paymentMethod"),
            intent: ride(), expectation: .notImplemented),
        confirm(rideExtensions, ride(from: here), INRequestRideIntentResponseCode.ready.rawValue),
        handle(
            rideExtensions, ride(from: here, to: farAway, in: van, for: 6), INRequestRideIntentResponseCode.success.rawValue,
            ["rideStatus": .of(Fleet.shared.status(for: ride(from: here, to: farAway, in: van, for: 6)))]),
        handle(
            rideExtensions, INListRideOptionsIntent(pickupLocation: here, dropOffLocation: nil),
            INListRideOptionsIntentResponseCode.success.rawValue,
            [
                "rideOptions": .of(Fleet.shared.options()),
                "expirationDate": .date(Date(timeIntervalSinceReferenceDate: 3600)),
            ]),
        handle(
            rideExtensions, INGetRideStatusIntent(), INGetRideStatusIntentResponseCode.success.rawValue,
            [
                "rideStatus": .record(
                    Record("INRideStatus", ["rideIdentifier": .string("ride-1"), "phase": INRidePhase.ongoing._written]))
            ]),
        handle(
            [(CompletionRideExtension.self, .completion)], INCancelRideIntent(rideIdentifier: "ride-1"),
            INCancelRideIntentResponseCode.success.rawValue),
        handle(
            [(CompletionRideExtension.self, .completion)], feedback(2), INSendRideFeedbackIntentResponseCode.failure.rawValue),
    ]

    private static func feedback(_ rating: Int) -> INSendRideFeedbackIntent {
        let intent = INSendRideFeedbackIntent(rideIdentifier: "ride-1")
        intent.rating = NSNumber(value: rating)
        return intent
    }
}

extension HandlerCall {
    private static let paymentExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (CompletionPaymentExtension.self, .completion), (AsyncPaymentExtension.self, .async),
    ]
    private static let olderPayments: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (FirstGenerationPaymentExtension.self, .olderFirstGeneration)
    ]
    private static let allPayments: [(type: INExtension.Type, spelling: HandlerSpelling)] =
        paymentExtensions + [(FirstGenerationPaymentExtension.self, .firstGeneration)]
    private static let billExtensions: [(type: INExtension.Type, spelling: HandlerSpelling)] = [
        (AsyncPaymentExtension.self, .async), (FirstGenerationPaymentExtension.self, .firstGeneration),
    ]

    private static func payment(to payee: String?, _ amount: Int = 20, _ currency: String = "USD") -> INSendPaymentIntent {
        INSendPaymentIntent(
            payee: payee.map(Purse.person), currencyAmount: dollars(amount, currency), note: "lunch")
    }

    private static func dollars(_ amount: Int, _ currency: String = "USD") -> INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(value: amount), currencyCode: currency)
    }

    private static let noAccount = INSendPaymentPayeeUnsupportedReason.noAccount.rawValue
    private static let tooMuch = INSendPaymentCurrencyAmountUnsupportedReason.paymentsAmountAboveMaximum.rawValue
    private static let foreign = INSendPaymentCurrencyAmountUnsupportedReason.paymentsCurrencyUnsupported.rawValue
    private static let both = Resolution.disambiguation(["Ann", "Anna"].map { .of(Purse.person($0)) })

    static let payments: [HandlerCall] = [
        resolve(paymentExtensions + olderPayments, "payee", payment(to: nil), .needsValue),
        resolve(paymentExtensions + olderPayments, "payee", payment(to: "Ann"), both),
        resolve(paymentExtensions + olderPayments, "payee", payment(to: "Anna"), .success(.of(Purse.person("Anna")))),
        resolve(paymentExtensions, "payee", payment(to: "Bo"), .unsupported(reason: noAccount)),
        resolve(olderPayments, "payee", payment(to: "Bo"), .unsupported(reason: nil)),
        resolve(paymentExtensions, "currencyAmount", payment(to: nil, 500), .unsupported(reason: tooMuch)),
        resolve(paymentExtensions, "currencyAmount", payment(to: nil, 20, "EUR"), .unsupported(reason: foreign)),
        resolve(olderPayments, "currencyAmount", payment(to: nil, 20, "EUR"), .unsupported(reason: nil)),
        resolve(paymentExtensions + olderPayments, "currencyAmount", payment(to: nil), .success(.of(dollars(20)))),
        confirm(
            allPayments, payment(to: "Anna"), INSendPaymentIntentResponseCode.ready.rawValue,
            ["paymentRecord": .of(Purse.record(payment(to: "Anna"))!)]),
        handle(
            allPayments, payment(to: "Anna"), INSendPaymentIntentResponseCode.success.rawValue,
            ["paymentRecord": .of(Purse.record(payment(to: "Anna"), .completed)!)]),
        resolve(
            [(CompletionPaymentExtension.self, .olderCompletion), (AsyncPaymentExtension.self, .async)], "payer",
            INRequestPaymentIntent(payer: nil, currencyAmount: nil, note: nil), .needsValue),
        handle(
            paymentExtensions, INRequestPaymentIntent(payer: nil, currencyAmount: dollars(7), note: nil),
            INRequestPaymentIntentResponseCode.success.rawValue),
    ]

    private static func bill(_ amount: INPaymentAmount?) -> INPayBillIntent {
        INPayBillIntent(
            billPayee: nil, from: nil, transactionAmount: amount, transactionScheduledDate: nil, transactionNote: "power",
            billType: .electricity, dueDate: nil)
    }

    private static let due = INPaymentAmount(amountType: .amountDue, amount: dollars(40))

    static let bills: [HandlerCall] = [
        resolve(billExtensions, "transactionAmount", bill(nil), .needsValue),
        resolve(billExtensions, "transactionAmount", bill(due), .success(.of(due))),
        resolve(
            billExtensions, "transactionAmount", bill(INPaymentAmount(amountType: .amountDue, amount: dollars(1, "JPY"))),
            .unsupported(reason: nil)),
        resolve(
            [(AsyncPaymentExtension.self, .async)], "billType", bill(nil), .success(INBillType.electricity._written)),
        handle(
            billExtensions, bill(due), INPayBillIntentResponseCode.success.rawValue,
            ["transactionAmount": .of(due), "transactionNote": .string("power")]),
        handle(
            [(AsyncPaymentExtension.self, .async)],
            INTransferMoneyIntent(
                from: nil, to: nil, transactionAmount: nil, transactionScheduledDate: nil, transactionNote: nil),
            INTransferMoneyIntentResponseCode.failureCredentialsUnverified.rawValue),
    ]
}

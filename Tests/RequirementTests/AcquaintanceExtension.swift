import Contacts
import Foundation
import Intents

/// An app that notes all that it is told of people and places, and knows a few people itself.
final class AcquaintanceExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { AcquaintanceHandler() }
}

final class AcquaintanceHandler: NSObject, INRequestRideIntentHandling, INSendPaymentIntentHandling, INStartCallIntentHandling {
    // Rides

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        Notebook.note("drop-off \(intent.dropOffLocation?.name ?? "none")")
        Notebook.note(intent)
        // Whoever is asked for leave and gives it can be understood from then on.
        if intent.dropOffLocation == nil, CNContactStore.authorizationStatus(for: .contacts) == .notDetermined {
            _ = try? await CNContactStore().requestAccess(for: .contacts)
        }
        return intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        Notebook.note(intent)
        return INRequestRideIntentResponse(code: .success, userActivity: nil)
    }

    // Payments

    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        Notebook.note("payee \(Self.text(intent.payee))")
        Notebook.note(intent)
        guard let payee = intent.payee else { return .needsValue() }
        if payee.customIdentifier != nil { return .success(with: payee) }
        if let matches = payee.siriMatches, matches.count > 1 { return .disambiguation(with: matches) }
        return payee.displayName == "Johnny" ? .disambiguation(with: Self.known) : .success(with: payee)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        Notebook.note("pay \(Self.text(intent.payee))")
        Notebook.note(intent)
        return INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }

    // Calls

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        Notebook.note("call \((intent.contacts ?? []).map(Self.text).joined(separator: ", "))")
        Notebook.note(intent)
        return INStartCallIntentResponse(code: .continueInApp, userActivity: nil)
    }

    private static let known = ["Johnny Oak", "Johnny Pine"].map { name in
        INPerson(
            personHandle: INPersonHandle(value: "\(name.suffix(4))@bank.example", type: .emailAddress), nameComponents: nil,
            displayName: name, image: nil, contactIdentifier: nil, customIdentifier: "account-\(name)")
    }

    /// A person as far as the app is told of them.
    private static func text(_ person: INPerson?) -> String {
        guard let person else { return "nobody" }
        let parts = [
            "\"\(person.spokenPhrase)\"", person.personHandle?.value, person.contactIdentifier, person.customIdentifier,
            person.relationship?.rawValue, person.siriMatches.map { "\($0.count) matches" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}

import Contacts
import Foundation
import Intents
import IntentsTesting

/// Rides, calls and payments by one app, which tells in every response what it sees of the person's contacts and shared folder.
final class CourierExtension: INExtension {
    override func handler(for intent: INIntent) -> Any { CourierHandler() }
}

extension TestApp {
    static let courier = TestApp(
        CourierExtension.self, name: "Courier",
        intents: [INRequestRideIntent.self, INStartCallIntent.self, INSendPaymentIntent.self])
}

final class CourierHandler: NSObject, INRequestRideIntentHandling, INStartCallIntentHandling, INSendPaymentIntentHandling {
    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        ride(.ready, intent)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        ride(.success, intent)
    }

    func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
        (intent.contacts ?? []).map { person in
            let matches = person.siriMatches ?? []
            return matches.count > 1 ? .disambiguation(with: matches) : .success(with: matches.first ?? person)
        }
    }

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
        INStartCallIntentResponse(code: .continueInApp, userActivity: Self.activity())
    }

    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        guard let payee = intent.payee else { return .needsValue() }
        let matches = payee.siriMatches ?? []
        return matches.count > 1 ? .disambiguation(with: matches) : .success(with: matches.first ?? payee)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        INSendPaymentIntentResponse(code: .success, userActivity: Self.activity())
    }

    private func ride(_ code: INRequestRideIntentResponseCode, _ intent: INRequestRideIntent) -> INRequestRideIntentResponse {
        let response = INRequestRideIntentResponse(code: code, userActivity: code == .success ? Self.activity() : nil)
        let status = INRideStatus()
        // Five past nine in the morning in Los Angeles, and five past six in the evening in Berlin.
        status.rideOption = INRideOption(name: "Courier", estimatedPickupDate: Date(timeIntervalSince1970: 1_767_632_700))
        status.dropOffLocation = intent.dropOffLocation
        response.rideStatus = status
        return response
    }

    /// Names all contacts, and those whose requests are in the shared folder, to which it adds them.
    private static func activity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.courier")
        var names: [String] = []
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        try? CNContactStore().enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.courier")
        let file = folder?.appending(path: "names.txt")
        let before = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        let text = before + names.joined(separator: ", ") + "\n"
        if let file { try? text.write(to: file, atomically: true, encoding: .utf8) }
        activity.userInfo = ["names": text]
        return activity
    }
}

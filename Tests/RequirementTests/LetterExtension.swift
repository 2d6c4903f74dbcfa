import Foundation
import IntentSchema
import Intents

/// A message app that looks its recipients up one by one.
final class LetterExtension: INExtension, INSendMessageIntentHandling {
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        let recipients = intent.recipients ?? []
        Notebook.note(
            "resolve "
                + recipients.map { "\($0.displayName):\($0.customIdentifier ?? "new")" }.joined(separator: ", "))
        guard !recipients.isEmpty else { return [.needsValue()] }
        return recipients.map { recipient in
            if recipient.customIdentifier != nil { return .success(with: recipient) }
            let matches = (recipient.siriMatches ?? [recipient]).filter { $0.contactIdentifier != nil }.map(Self.addressed)
            return switch matches.count {
            case 0: .unsupported(forReason: .noHandleForLabel)
            case 1: .success(with: matches[0])
            default: .disambiguation(with: matches)
            }
        }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .success, userActivity: nil)
    }

    private static func addressed(_ person: INPerson) -> INPerson {
        INPerson(
            personHandle: person.personHandle ?? INPersonHandle(value: nil, type: .unknown),
            nameComponents: person.nameComponents, displayName: person.displayName, image: nil,
            contactIdentifier: person.contactIdentifier, customIdentifier: "address-\(person.contactIdentifier ?? "")")
    }
}

/// A ride app whose kinds of ride depend on how many people there are.
final class FleetExtension: INExtension, INRequestRideIntentHandling {
    static let vocabulary = ["Comet", "Van"].map {
        AppDescription.VocabularyItem(parameters: ["INRequestRideIntent.rideOptionName"], identifier: "kind.\($0)", phrases: [$0])
    }

    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
        guard let option = intent.rideOptionName else { return .needsValue() }
        let isTooSmall = (intent.partySize ?? 1) > 4 && option.spokenPhrase != "Van"
        return isTooSmall ? .confirmationRequired(with: INSpeakableString(spokenPhrase: "Van")) : .success(with: option)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .success, userActivity: nil)
    }
}

import Assistant
import Dialogue
import ExtensionProtocol
import ExtensionRuntime
import Foundation
import IntentSchema
import Intents
import LanguagePacks
import Rendering
import Store
import Understanding

/// An app that answers at once: its own work is nothing.
final class InstantExtension: INExtension, INRequestRideIntentHandling, INSendPaymentIntentHandling, INSendMessageIntentHandling {
    func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
        intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
        intent.partySize.map { .success(with: $0) } ?? .needsValue()
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .success, userActivity: nil)
    }

    func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
        guard let payee = intent.payee else { return .needsValue() }
        let matches = payee.siriMatches ?? [payee]
        return matches.count > 1 ? .disambiguation(with: matches) : .success(with: payee)
    }

    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        INSendPaymentIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
}

/// An assistant that knows 2,000 people and, besides its own, 2,000 places; the same in every run.
struct World {
    static let intents = ["INRequestRideIntent", "INSendPaymentIntent", "INSendMessageIntent"]

    let assistant: Assistant
    let person: Person
    let interpreter: TemplateInterpreter
    let renderer: Renderer

    init() throws {
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        interpreter = try TemplateInterpreter(pack: pack, places: Self.places, catalogue: .system, model: pack.model())
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let locale = Locale(identifier: "en_US")
        let renderers = Renderers(dialogs: try pack.dialogs(), catalogue: .system)
        renderer = renderers.renderer(locale: locale, calendar: calendar)
        let app = InstalledApp(
            description: AppDescription(id: "bench", name: "Instant", intents: Self.intents),
            connection: InProcessConnection(InstantExtension.self, declaring: Self.intents))
        assistant = Assistant(
            apps: [app], catalogue: .system,
            languages: Languages([SpokenLanguage(pack.language, interpreter: interpreter, renderers: renderers)]),
            journal: MemoryStore(), now: { Date(timeIntervalSince1970: 1_767_632_400) })
        person = Person(
            "owner", locale: locale, calendar: calendar, location: Coordinate(latitude: 37.78, longitude: -122.41),
            contacts: ContactIndex(Self.people))
    }

    private static let syllables = [
        "ba", "lo", "mi", "ren", "ta", "vor", "ken", "si", "du", "nal", "pe", "zar", "hi", "gos", "wel",
    ]

    private static func word(_ number: Int) -> String {
        var rest = number
        var text = ""
        for _ in 0..<3 {
            text += syllables[rest % syllables.count]
            rest /= syllables.count
        }
        return text.capitalized
    }

    private static var people: [Contact] {
        (0..<2_000).map { index in
            // One in a hundred is called John, so that there are 20 to choose from.
            let given = index % 100 == 0 ? "John" : word(index * 7)
            let family = word(index * 13 + 5)
            return Contact(
                id: "c\(index)", givenName: given, familyName: family, fullName: "\(given) \(family)",
                handles: [Contact.Handle(kind: .phoneNumber, value: "555-\(10_000 + index)")])
        }
    }

    private static var places: [Place] {
        (0..<2_000).map { index in
            Place(
                name: "\(word(index * 3 + 1)) \(["Street", "Park", "Station", "Square"][index % 4])", category: "street",
                latitude: 37 + Double(index % 100) / 100,
                longitude: -122 - Double(index / 100) / 100, country: "Nowhere", isoCountryCode: "XX")
        }
    }
}

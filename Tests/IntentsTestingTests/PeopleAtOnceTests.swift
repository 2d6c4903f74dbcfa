import Assistant
import Foundation
import Intents
import IntentsTesting
import LanguagePacks
import Testing
import Understanding

/// Two people talk to one assistant in one process at once, and nothing of one reaches the other.
@Suite("People at once")
struct PeopleAtOnceTests {
    private static let seeds: ClosedRange<UInt64> = 20_261_122...20_261_161

    private static func person(
        _ id: String, _ locale: String, _ zone: String, _ contacts: [(name: String, relationship: String?, number: String)]
    ) -> TestSurroundings {
        var surroundings = TestSurroundings(
            timeZone: TimeZone(identifier: zone), locale: Locale(identifier: locale),
            contacts: contacts.enumerated().map { index, contact in
                let names = contact.name.split(separator: " ").map(String.init)
                return Contact(
                    id: "\(id)-contact-\(index)", givenName: names[0], familyName: names[1], fullName: contact.name,
                    relationship: contact.relationship,
                    handles: [.init(kind: .phoneNumber, value: contact.number, label: "mobile")])
            })
        surroundings.person = id
        return surroundings
    }

    private static let kate = person(
        "rider-in-california", "en_US", "America/Los_Angeles",
        [("Kate Bell", "sister", "+14155550001"), ("Maria Santos", nil, "+14155550002"), ("Maria Lopez", nil, "+14155550003")])
    private static let lena = person(
        "fahrer-in-berlin", "de_DE", "Europe/Berlin",
        [("Lena Weber", "sister", "+4930123456"), ("Jonas Fischer", nil, "+4930123457")])

    private static let english = SimulatedUser(
        wants: [
            "book me a ride to the Ferry Building", "I need a ride", "call my sister", "call Maria", "send Kate $20",
            "pay Maria 5 dollars",
        ],
        values: ["dropOffLocation": ["the Ferry Building"], "currencyAmount": ["$7"], "payee": ["Kate"]],
        errors: errors(asides: 0.1))
    private static let german = SimulatedUser(
        wants: [
            "bestell mir ein Taxi zum Hauptbahnhof", "bestell ein Taxi", "ruf meine Schwester an", "ruf Jonas an",
            "schick Lena zwanzig Euro",
        ],
        values: ["dropOffLocation": ["Hauptbahnhof"], "currencyAmount": ["sieben Euro"], "payee": ["Lena"]],
        phrases: SimulatedUser.Phrases(yes: "ja", no: "nein", endings: ["vergiss es"], mumbles: ["flurb grix", "xylo quonk"]),
        errors: errors(asides: 0))

    private static func errors(asides: Double) -> SimulatedUser.ErrorRates {
        SimulatedUser.ErrorRates(mumble: 0.1, aside: asides, cancel: 0.05)
    }

    /// English of its pack, and German of the pack for tests, worded in English with German times, numbers and currencies.
    private static let languages = Result {
        let english = try LanguagePack(for: Locale(identifier: "en_US"))
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "LanguagePacksTests/German")
        let german = try LanguagePack(language: "de", directory: folder)
        func renderers() throws -> Renderers { Renderers(dialogs: try english.dialogs(), catalogue: .system) }
        return Languages([
            SpokenLanguage(
                "en", interpreter: try TemplateInterpreter(pack: english, catalogue: .system), renderers: try renderers()),
            SpokenLanguage("de", interpreter: try TemplateInterpreter(pack: german), renderers: try renderers()),
        ])
    }

    private static func texts(_ result: ScenarioResult) -> String {
        result.turns.flatMap(\.messages).map { "\($0.rendered)" }.joined(separator: "\n")
    }

    @Test("over random runs, conversations at the same time name only their own person's contacts, folders and times")
    func apart() async throws {
        let simulation = SharedSimulation(
            [.init(Self.english, Self.kate), .init(Self.german, Self.lena)], languages: try Self.languages.get())
        var (rides, outcomes) = ([0, 0], 0)
        for seed in Self.seeds {
            let results = try await simulation.run(with: [.courier], seed: seed)
            for (index, result) in results.enumerated() {
                #expect(result.violations.isEmpty, "seed \(seed), \(index): \(result.violations.prefix(3))")
                let told = Self.texts(result)
                let (own, other) = index == 0 ? ("9:05", "18:05") : ("18:05", "9:05")
                if told.contains(own) { rides[index] += 1 }
                #expect(!told.contains(other), "seed \(seed), \(index): \(told)")
                outcomes += result.turns.compactMap(\.outcome).count
            }
        }
        // Both were told times, and most got what they wanted, so that there was something to mix up.
        #expect(rides.allSatisfy { $0 > 3 }, "\(rides)")
        #expect(outcomes > Self.seeds.count)
    }

    @Test("two people with the same identifier are refused")
    func sameIdentifier() async throws {
        let error = #expect(throws: PersonError.self) {
            _ = try TestAssistant(with: [.courier], for: [Self.kate, Self.kate])
        }
        #expect(error?.message.contains("'rider-in-california'") == true)
    }

    @Test("somebody whose language the assistant lacks is refused, with the languages that there are")
    func unknownLanguage() async throws {
        var stranger = Self.kate
        stranger.person = "stranger"
        stranger.locale = Locale(identifier: "fr_FR")
        let languages = try Self.languages.get()
        let error = #expect(throws: PersonError.self) {
            _ = try TestAssistant(with: [.courier], for: [Self.kate, stranger], languages: languages)
        }
        #expect(error?.message.contains("'fr_FR'; choose one of: de, en") == true)
    }
}

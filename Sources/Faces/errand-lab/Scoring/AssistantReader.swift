import CommandSupport
import ContactCards
import Evaluation
import Foundation
import Hosting
import IntentSchema
import LanguagePacks
import Learning
import Understanding

/// The whole interpreter for evaluation: with the apps and contacts that ship with Errand, on a stopped clock.
enum AssistantReader {
    /// 21 November 2026, a Saturday, at nine in the morning in California.
    static let now = Date(timeIntervalSince1970: 1_795_280_400)

    /// - Parameter sentences: apps named in these sentences count as installed.
    static func reader(for sentences: [AnnotatedSentence]) async throws -> InterpreterReader {
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let interpreter = try await AssistantHost.interpreter(
            pack, catalogue: .system, apps: { try BundledApps.descriptions(locale: Locale(identifier: "en_US")) })
        return InterpreterReader(interpreter, context: try context(pack, sentences), naming: SlotNaming(try pack.templates()))
    }

    /// The interpreter as a reader of dialogues.
    static func dialogueReader() async throws -> InterpreterDialogueReader {
        let pack = try LanguagePack(for: Locale(identifier: "en_US"))
        let interpreter = try await AssistantHost.interpreter(
            pack, catalogue: .system, apps: { try BundledApps.descriptions(locale: Locale(identifier: "en_US")) })
        return InterpreterDialogueReader(
            interpreter, context: try context(pack, []), naming: SlotNaming(try pack.templates()))
    }

    static func context(_ pack: LanguagePack, _ sentences: [AnnotatedSentence]) throws -> InterpretationContext {
        let locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
        let contacts = PlaceIndex(try pack.places()).located(try VCardReader().read(contentsOf: SampleContacts.url).contacts)
        let apps = try BundledApps.descriptions(locale: locale)
        return InterpretationContext(
            now: now, calendar: calendar, locale: locale, location: contacts.home,
            apps: apps + namedApps(sentences, besides: apps),
            contacts: ContactIndex(contacts))
    }

    /// One app for each app name in the sentences, supporting every intent.
    private static func namedApps(_ sentences: [AnnotatedSentence], besides known: [AppDescription]) -> [AppDescription] {
        let names = sentences.flatMap { sentence in
            sentence.slots.filter { $0.name == "app" }.map { sentence.words(of: $0).lowercased() }
        }
        let taken = Set(known.flatMap { [$0.name] + $0.synonyms }.map { $0.lowercased() })
        let intents = Set(sentences.compactMap(\.intent)).sorted()
        return Set(names).subtracting(taken).sorted().enumerated().map { number, name in
            AppDescription(id: "org.example.named\(number)", name: name, intents: intents)
        }
    }
}

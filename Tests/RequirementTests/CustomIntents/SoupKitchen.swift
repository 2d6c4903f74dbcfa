import AppBundles
import Assistant
import ExtensionProtocol
import Foundation
import IntentSchema
import LanguagePacks
import Rendering
import Store
import Synchronization
import Understanding

/// A conversation with apps whose intents are known from their bundles alone, as the host of installed apps holds it.
struct SoupKitchen {
    static let locale = Locale(identifier: "en_US")
    let defined: DefinedCatalogue
    let descriptions: [AppDescription]
    let interpreter: TemplateInterpreter
    let chef = SoupChef()

    /// The app of `SoupBundle`.
    static let usual = Result { try SoupKitchen([SoupBundle()]) }

    init(_ bundles: [SoupBundle]) throws {
        let folders = try bundles.map { try $0.write() }
        defer { for folder in folders { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) } }
        defined = DefinedCatalogue(.system, addingIntentsOf: folders)
        let rejected = defined.rejected
        descriptions = try folders.map { folder in
            var description = try AppBundle(directory: folder, locale: Self.locale).description
            description.intents.removeAll { rejected[folder]?.contains($0) ?? false }
            return description
        }
        let examples = descriptions.flatMap(\.examples).map { ($0.key, $0.value) }
        let pack = try Self.pack.get()
        interpreter = TemplateInterpreter(
            compiled: try Self.compiled.get(), places: try pack.placeIndex(), language: try pack.words(),
            custom: try pack.customTemplates(of: defined.catalogue, examples: Dictionary(examples, uniquingKeysWith: +)))
    }

    private static let pack = Result { try LanguagePack(for: locale) }
    /// The system's templates, compiled once.
    private static let compiled = Result { try pack.get().compiledTemplates(isComplete: true) }

    /// The intent that a sentence requests if an app supports this one; `nil` if it is no request.
    func read(_ sentence: String, supporting intent: String) -> String? {
        let context = InterpretationContext(
            now: Date(timeIntervalSince1970: 1_772_618_400), calendar: Calendar(identifier: .gregorian), locale: Self.locale,
            apps: [AppDescription(id: "own", name: "Own", intents: [intent])], contacts: ContactIndex([]))
        guard case .request(let reading)? = interpreter.interpret(sentence, in: context).acts.first else { return nil }
        return reading.intent
    }

    func conversation(isLocked: Bool = false) async throws -> Conversation {
        let pack = try LanguagePack(for: Self.locale)
        let assistant = Assistant(
            apps: descriptions.map { InstalledApp(description: $0, connection: chef) }, catalogue: defined.catalogue,
            languages: Languages([
                SpokenLanguage(
                    pack.language, interpreter: interpreter,
                    renderers: Renderers(dialogs: try pack.dialogs(), catalogue: defined.catalogue))
            ]),
            journal: MemoryStore())
        let conversation = try assistant.startConversation(
            for: Person(
                "owner", locale: Self.locale, calendar: Calendar(identifier: .gregorian),
                contacts: ContactIndex([Contact(id: "n", givenName: "Nora", familyName: "Quinn", fullName: "Nora Quinn")])))
        if isLocked { _ = try await conversation.setLocked(true) }
        return conversation
    }
}

/// The app as the host sees it.
final class SoupChef: ExtensionConnection {
    let events = ExtensionEvents()
    static let soups = ["Minestrone", "Gazpacho", "Borscht", "Green Borscht"]

    func continueActivity(_ activity: Record, for person: String) async -> Bool { true }

    func send(_ request: ExtensionRequest, deadline: Duration) async -> ExtensionAnswer {
        switch request.method {
        case .resolve(let parameter): ExtensionAnswer(resolve(parameter, of: request.intent))
        case .options: ExtensionAnswer(.options(Self.soups.map(Self.soup)))
        case .confirm: ExtensionAnswer(.notImplemented)
        case .handle: ExtensionAnswer(.responded(handle(request.intent)))
        }
    }

    static func soup(_ name: String) -> ParameterValue {
        .record(Record("Soup", ["identifier": .string(name.lowercased()), "displayString": .string(name)]))
    }

    private func resolve(_ parameter: String, of intent: Record) -> ExtensionReply {
        guard let value = intent[parameter] else { return .resolved([.needsValue], isList: false) }
        // What the app does not sell has no identifier.
        if value.record?.type == "Soup", value.record?["identifier"] == nil {
            return .resolved([.unsupported(reason: nil)], isList: false)
        }
        return .resolved([.success(value)], isList: false)
    }

    private func handle(_ intent: Record) -> Record {
        var response = Record("\(intent.type)Response", ["code": .integer(4)])
        switch (intent.type, intent["soup"]?.record?["displayString"]?.string) {
        case ("OrderSoupIntent", "Gazpacho"): response["code"] = .integer(100)
        case ("OrderSoupIntent", "Green Borscht"):
            response["code"] = .integer(101)
            response["opening"] = .string("noon")
        case ("OrderSoupIntent", _): response["waitTime"] = .double(450)
        case ("FindSoupIntent", _): response["soup"] = Self.soup("Minestrone")
        default: break
        }
        if let soup = intent["soup"] { response["soup"] = soup }
        return response
    }
}

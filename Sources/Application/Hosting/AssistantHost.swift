import AppBundles
public import Assistant
import ContactCards
import Dialogue
import ExtensionProtocol
public import Foundation
public import IntentSchema
import LanguageModelAdapter
public import LanguagePacks
import Learning
import Nominatim
public import PolicyFiles
public import Rendering
public import SQLiteStore
import Store
public import Understanding

/// An assistant opened from its configuration, with its store and its apps: what every face is built on.
public struct AssistantHost: Sendable {
    public let configuration: HostConfiguration
    /// The database in the data folder; it is also the assistant's journal.
    public let store: SQLiteStore
    /// The assistant behind all conversations; its apps are in the configuration's order.
    public let assistant: Assistant
    /// The contacts in the store when the host was opened, or the sample contacts if there were none.
    public let contacts: [Contact]
    /// The policy in force and where it comes from.
    public let policy: PolicySettings
    private let interpreter: TemplateInterpreter
    /// Whether this run put the sample contacts in, as there were none.
    private let addedSampleContacts: Bool

    /// The definitions of the intents and types that the assistant knows.
    public var catalogue: Catalogue { assistant.catalogue }

    /// Opens the data folder, which is made if it is not there, and reads the language pack and the apps.
    ///
    /// - Throws: `PolicyFileError`, `StoreError`, `LanguagePackError`, `AppBundleError` or `ModelError`, each naming the file; nothing
    ///   is written before the policy has been read.
    public init(_ configuration: HostConfiguration) async throws {
        self.configuration = configuration
        policy = try configuration.policySettings()
        // It makes the data folder, which is its owner's alone.
        store = try configuration.openStore()
        let cache = configuration.cache
        let pack = try LanguagePack(for: configuration.locale, cache: cache)
        let locale = configuration.locale
        let catalogue = configuration.catalogue
        // None of these needs another, so that they share the processors.
        async let renderer = Self.concurrently {
            Renderer(dialogs: try pack.dialogs(), catalogue: catalogue, locale: locale, calendar: configuration.calendar)
        }
        async let reading = Self.reading(pack, cache, configuration)
        addedSampleContacts = try await configuration.addSampleContacts(to: store)
        contacts = try await store.contacts(of: HostConfiguration.person)
        let location = configuration.location ?? contacts.home
        let descriptions: [AppDescription]
        (descriptions, interpreter) = try await reading
        let nominatim = configuration.geocoder.map { [report = configuration.report] settings in
            Nominatim(settings, report: { report($0.message) })
        }
        let layers: [any Geocoding] = [interpreter.places] + (nominatim.map { [$0] } ?? [])
        let offered = AppServices(
            groupContainers: configuration.directory.appending(path: "groups", directoryHint: .isDirectory),
            permission: { $0 == .contacts || $0 == .location ? .granted : .notAsked(grants: true) },
            contacts: { [contacts] in contacts }, location: { location }, geocoder: LayeredGeocoder(layers),
            calendar: configuration.calendar)
        let surroundings = Surroundings(
            now: configuration.clock, person: HostConfiguration.person, locale: locale, calendar: configuration.calendar,
            location: location)
        let services = HostServices(of: surroundings.person, offered)
        assistant = Assistant(
            apps: zip(configuration.apps, descriptions).map { $0.connect($1, services) }, catalogue: catalogue,
            interpreter: interpreter,
            renderer: try await renderer,
            journal: store, policy: policy.policy,
            surroundings: surroundings,
            proposer: configuration.languageModel.map { LanguageModel($0) }, geocoder: nominatim)
    }

    /// The apps' descriptions, and what reads what people say to them.
    private static func reading(
        _ pack: LanguagePack, _ cache: PackCache, _ configuration: HostConfiguration
    ) async throws -> ([AppDescription], TemplateInterpreter) {
        let apps = Task {
            try cache.value("apps", from: configuration.apps.map(\.bundle), choice: configuration.locale.identifier) {
                try configuration.apps.map { try AppBundle(directory: $0.bundle, locale: configuration.locale).description }
            }
        }
        let interpreter = try await interpreter(
            pack, catalogue: configuration.catalogue, apps: { try await apps.value },
            cache: configuration.directory.appending(path: "models", directoryHint: .isDirectory))
        return (try await apps.value, interpreter)
    }

    /// What reads what people say, the same for conversations and for scores.
    ///
    /// - Parameters:
    ///   - apps: Those whose phrases are learned.
    ///   - cache: The folder that keeps what was learned from them; `nil` learns nothing.
    public static func interpreter(
        _ pack: LanguagePack, catalogue: Catalogue, apps: @Sendable () async throws -> [AppDescription], cache: URL? = nil
    ) async throws -> TemplateInterpreter {
        async let model = Self.model(pack, apps: apps, cache: cache)
        async let places = concurrently { try pack.placeIndex() }
        async let language = concurrently { try pack.words() }
        let templates = try pack.compiledTemplates(completedBy: catalogue)
        let learned = try await model
        return TemplateInterpreter(
            compiled: templates, places: try await places, language: try await language, model: learned,
            turns: try learned.flatMap { try pack.turns(annotator: $0.annotator) })
    }

    private static func model(
        _ pack: LanguagePack, apps: @Sendable () async throws -> [AppDescription], cache: URL?
    ) async throws -> LearnedModel? {
        let annotator = try pack.annotator()
        guard let cache, let header = try pack.modelHeader(length: InstalledModel.headerLength) else {
            return try pack.model(annotator: annotator)
        }
        let installed = InstalledModel(folder: cache, program: ProgramIdentity.current ?? 0, intact: pack.cache)
        return try installed.model(for: try await apps(), header: header, annotator: annotator.annotator) {
            guard let base = try pack.model(annotator: annotator) else {
                throw HostError("the model of language '\(pack.language)' has vanished; start again")
            }
            return base
        }
    }

    /// Work that others need not wait for.
    private static func concurrently<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value { try work() }

    /// What the person may say to the installed apps.
    public var suggestions: Suggestions { assistant.suggestions(for: ContactIndex(contacts)) }

    /// Tells that the contacts are samples, on the run that put them in; else `nil`.
    public var sampleNotice: String? {
        guard addedSampleContacts else { return nil }
        return "You had no contacts, so here are \(contacts.count) sample ones. Bring your own with: errand contacts import FILE"
    }

    /// Closes the store and leaves the rest to the end of the process: taking the tables of a language apart piece by piece takes as
    /// long as reading them. Call it as the last thing that a process does.
    public func leave() {
        store.close()
        _ = Unmanaged.passRetained(Remains(interpreter))
    }

    private final class Remains {
        private let interpreter: TemplateInterpreter

        init(_ interpreter: TemplateInterpreter) {
            self.interpreter = interpreter
        }
    }

    /// Starts an empty conversation with the host's contacts.
    public func startConversation() -> Conversation {
        assistant.startConversation(contacts: ContactIndex(contacts))
    }

    /// Restores a conversation from the store, at the same open question. Call ``Conversation/resume()`` first.
    ///
    /// - Throws: `ResumptionError` when it cannot go on, `StoreError` when the store cannot be read.
    public func resumeConversation(_ id: String) async throws -> Conversation {
        try await assistant.resumeConversation(id, contacts: ContactIndex(contacts))
    }

    /// Explains a turn: how it was read, the policy rules that applied, the calls made and the model's features.
    ///
    /// - Parameter conversation: The identifier of the conversation that the turn belongs to.
    public func why(_ turn: Turn, conversation: String) -> WhyReport {
        let names = Dictionary(assistant.apps.map { ($0.description.id, $0.description.name) }) { first, _ in first }
        let rules = PolicyRules(
            settings: policy, catalogue: catalogue, apps: assistant.apps.map(\.description), appNames: names)
        return WhyReport(
            turn: turn, conversation: conversation, appNames: names, summary: ValueSummary(catalogue: catalogue), rules: rules,
            model: modelReport(turn))
    }

    /// What the model goes by where a request was made, or words were not understood.
    private func modelReport(_ turn: Turn) -> ModelReport? {
        guard turn.happening == nil else { return nil }
        let intent: String?
        switch turn.acts.first {
        case .request(let hypothesis): intent = hypothesis.intent
        case .notUnderstood(.noMatch): intent = nil
        default: return nil
        }
        return interpreter.explanation(of: turn.utterance, intent: intent).map {
            ModelReport(utterance: turn.utterance, explanation: $0)
        }
    }
}

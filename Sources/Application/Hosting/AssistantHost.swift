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

/// An assistant opened from its configuration, with its store, its apps and the people who talk to it: what every face is built on.
///
/// A face adds people, starts or resumes their conversations, talks to them (``Conversation/say(_:)``), shows what happens
/// (``Conversation/happenings``) and explains turns (``why(_:conversation:of:)``).
public struct AssistantHost: Sendable {
    public let configuration: HostConfiguration
    /// The database in the data folder; it is also the assistant's journal.
    public let store: SQLiteStore
    /// The assistant behind all conversations; its apps are in the configuration's order.
    public let assistant: Assistant
    /// The people who may talk to the assistant.
    public let people: People
    /// The person of the configuration, with the contacts that were in the store when the host was opened.
    public let owner: Person
    /// The policy in force and where it comes from.
    public let policy: PolicySettings
    private let loader: LanguageLoader
    /// Whether this run put the sample contacts in, as there were none.
    private let addedSampleContacts: Bool

    /// The definitions of the intents and types that the assistant knows.
    public var catalogue: Catalogue { assistant.catalogue }

    /// Opens the data folder, which is made if it is not there, and reads the language pack and the apps.
    ///
    /// - Throws: `PolicyFileError`, `StoreError`, `LanguagePackError`, `AppBundleError`, `ModelError` or `PersonError`, each naming
    ///   the place; nothing is written before the policy has been read.
    public init(_ configuration: HostConfiguration) async throws {
        self.configuration = configuration
        policy = try configuration.policySettings()
        // It makes the data folder, which is its owner's alone.
        store = try configuration.openStore()
        let languages = Languages([])
        let loader = LanguageLoader(
            configuration: configuration, languages: languages, unspokenFields: policy.policy.unspokenFields)
        async let reading = loader.language(for: configuration.owner)
        addedSampleContacts = try await configuration.addSampleContacts(to: store)
        let owner = Person(configuration.owner, contacts: try await store.contacts(of: configuration.owner.id))
        let language = try await reading
        let people = People(speaking: languages)
        try people.add(owner)
        let nominatim = configuration.geocoder.map { [report = configuration.report] settings in
            Nominatim(settings, report: { report($0.message) })
        }
        let layers: [any Geocoding] = [language.places, nominatim].compactMap { $0 }
        let services = HostServices { id, app in
            people[id].map { AppServices(to: app, for: $0, of: people, configuration, geocoder: LayeredGeocoder(layers)) }
        }
        assistant = Assistant(
            apps: zip(configuration.apps, language.descriptions).map { $0.connect($1, services) },
            catalogue: configuration.catalogue, languages: languages, journal: store, policy: policy.policy,
            proposer: configuration.languageModel.map { LanguageModel($0) }, geocoder: nominatim, now: configuration.clock)
        self.owner = owner
        self.people = people
        self.loader = loader
    }

    /// Adds somebody who is to talk to the assistant, with their contacts from the store. Their language is read if nobody has spoken
    /// it yet.
    ///
    /// - Throws: `PersonError` when there is a person with the same identifier, `LanguagePackError` when there is no language pack for
    ///   their locale, `StoreError` when their contacts cannot be read.
    @discardableResult
    public func add(_ newcomer: HostedPerson) async throws -> Person {
        _ = try await loader.language(for: newcomer)
        let person = Person(newcomer, contacts: try await store.contacts(of: newcomer.id))
        try people.add(person)
        return person
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
    ///
    /// - Throws: `PersonError` when the assistant has no language for their locale.
    public func suggestions(for person: Person) throws(PersonError) -> Suggestions { try assistant.suggestions(for: person) }

    /// Tells that the owner's contacts are samples, on the run that put them in; else `nil`.
    public var sampleNotice: String? {
        guard addedSampleContacts else { return nil }
        let count = owner.contacts.contacts.count
        return "You had no contacts, so here are \(count) sample ones. Bring your own with: errand contacts import FILE"
    }

    /// Closes the store and leaves the rest to the end of the process: taking the tables of a language apart piece by piece takes as
    /// long as reading them. Call it as the last thing that a process does.
    public func leave() {
        store.close()
        _ = Unmanaged.passRetained(assistant.languages)
    }

    /// Starts an empty conversation with a person.
    ///
    /// - Throws: `PersonError` when the assistant has no language for their locale.
    public func startConversation(for person: Person) throws(PersonError) -> Conversation {
        try assistant.startConversation(for: person)
    }

    /// Restores a person's conversation from the store, at the same open question. Call ``Conversation/resume()`` first.
    ///
    /// - Throws: `ResumptionError` when it cannot go on, `StoreError` when the store cannot be read, `PersonError` when the assistant
    ///   has no language for the person's locale.
    public func resumeConversation(_ id: String, for person: Person) async throws -> Conversation {
        try await assistant.resumeConversation(id, for: person)
    }

    /// Explains a turn: how it was read, the policy rules that applied, the calls made and the model's features.
    ///
    /// - Parameters:
    ///   - conversation: The identifier of the conversation that the turn belongs to.
    ///   - person: Who talks in it.
    public func why(_ turn: Turn, conversation: String, of person: Person) -> WhyReport {
        let names = Dictionary(assistant.apps.map { ($0.description.id, $0.description.name) }) { first, _ in first }
        let rules = PolicyRules(
            settings: policy, catalogue: catalogue, apps: assistant.apps.map(\.description), appNames: names)
        return WhyReport(
            turn: turn, conversation: conversation, appNames: names, summary: ValueSummary(catalogue: catalogue), rules: rules,
            model: modelReport(turn, person))
    }

    /// What the model goes by where a request was made, or words were not understood.
    private func modelReport(_ turn: Turn, _ person: Person) -> ModelReport? {
        guard turn.happening == nil else { return nil }
        let intent: String?
        switch turn.acts.first {
        case .request(let hypothesis): intent = hypothesis.intent
        case .notUnderstood(.noMatch): intent = nil
        default: return nil
        }
        // Somebody whose language has gone gets the explanation without the model's part.
        let interpreter = try? assistant.languages.language(for: person.locale).interpreter as? TemplateInterpreter
        return interpreter?.explanation(of: turn.utterance, intent: intent).map {
            ModelReport(utterance: turn.utterance, explanation: $0)
        }
    }
}

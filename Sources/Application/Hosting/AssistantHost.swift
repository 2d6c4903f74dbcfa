import AppBundles
public import Assistant
import ContactCards
import Dialogue
import ExtensionProtocol
import Foundation
public import IntentSchema
import LanguageModelAdapter
import LanguagePacks
import Nominatim
public import PolicyFiles
public import Rendering
public import Store
import Understanding

/// An assistant opened from its configuration, with its store, its apps and the people who talk to it: the basis of every face.
///
/// A face adds people, starts or resumes their conversations, talks to them (``Conversation/say(_:)``), shows what happens
/// (``Conversation/happenings``) and explains turns (``why(_:conversation:of:)``).
public struct AssistantHost: Sendable {
    public let configuration: HostConfiguration
    /// The store of the configuration; it is also the assistant's journal.
    public let store: any AssistantStore & AccessBook
    /// The assistant behind all conversations; its apps are in the configuration's order.
    public let assistant: Assistant
    /// The people who may talk to the assistant.
    public let people: People
    /// The person of the configuration, with the contacts that were in the store when the host was opened.
    public let owner: Person
    /// The policy in force and where it comes from.
    public let policy: PolicySettings
    /// Where it is kept what people let installed apps use, by the app's identifier.
    private let permissionBooks: [String: any PermissionBook]
    private let loader: LanguageLoader
    private let sharedContacts = SharedContacts()
    /// Whether this run added the sample contacts, because there were no contacts.
    private let addedSampleContacts: Bool

    /// The definitions of the intents and types that the assistant supports.
    public var catalogue: Catalogue { assistant.catalogue }

    /// Opens the data folder, creating it if necessary, and loads the language pack and the apps.
    ///
    /// - Throws: `PolicyFileError`, `StoreError`, `LanguagePackError`, `AppBundleError`, `ModelError` or `PersonError`, each naming
    ///   the location; nothing is written before the policy has been read.
    public init(_ configuration: HostConfiguration) async throws {
        let defined = DefinedCatalogue(configuration.catalogue, addingIntentsOf: configuration.apps.map(\.bundle))
        for problem in defined.problems { configuration.report(problem) }
        let configuration = configuration.with(defined.catalogue)
        self.configuration = configuration
        policy = try configuration.policySettings()
        // Creates the data folder, too.
        store = try await configuration.openStore()
        if let seconds = policy.policy.history.seconds {
            try await store.eraseConversations(untouchedSince: (configuration.clock?() ?? Date()) - seconds)
        }
        let languages = Languages([])
        let loader = LanguageLoader(
            configuration: configuration, languages: languages, unspokenFields: policy.policy.unspokenFields,
            rejectedIntents: defined.rejected)
        async let reading = loader.language(for: configuration.owner)
        addedSampleContacts = try await configuration.addSampleContacts(to: store)
        sharedContacts.note(
            try await store.value(of: SharedContacts.setting, for: configuration.owner.id), of: configuration.owner.id)
        let contacts = try await store.contacts(of: configuration.owner.id)
        let language = try await reading
        let books = Dictionary(
            zip(configuration.apps, language.descriptions).compactMap { app, description in
                app.permissions.map { (description.id, $0) }
            }
        ) { first, _ in first }
        permissionBooks = books
        let owner = Person(configuration.owner, contacts: contacts, permissionBooks)
        let people = People(speaking: languages)
        try people.add(owner)
        let nominatim = configuration.geocoder.map { [report = configuration.report] settings in
            Nominatim(settings, report: { report($0.message) })
        }
        let layers: [any Geocoding] = [language.places, nominatim].compactMap { $0 }
        let now = configuration.clock ?? { Date() }
        let memory = PersonalMemory(store, now: now) { id, app in
            // Who is not in memory has answered nevertheless.
            let permissions = people[id]?.permissions ?? AppPermissions(kept: books, of: id)
            return permissions.access(of: app)?.answers[.assistant] == false
        }
        let services = HostServices { id, app in
            people[id].map {
                AppServices(to: app, for: $0, of: people, configuration, geocoder: LayeredGeocoder(layers), memory: memory)
            }
        }
        var assistant = Assistant(
            apps: zip(configuration.apps, language.descriptions).map { $0.connect($1, services) },
            catalogue: configuration.catalogue, languages: languages, journal: store, policy: policy.policy,
            proposer: configuration.languageModel.map { LanguageModel($0) }, geocoder: nominatim, memory: memory,
            now: now)
        assistant.nodes = Nodes(leases: store, membership: try await store.join(UUID().uuidString))
        self.assistant = assistant
        self.owner = owner
        self.people = people
        self.loader = loader
    }

    /// Adds a person who may talk to the assistant, with their contacts from the store. Loads their language if they are the first
    /// to speak it.
    ///
    /// - Throws: `PersonError` if there is a person with the same identifier, `LanguagePackError` if there is no language pack for
    ///   their locale, `StoreError` if their contacts cannot be read.
    @discardableResult
    public func add(_ newcomer: HostedPerson) async throws -> Person {
        _ = try await loader.language(for: newcomer)
        // First: what changes in between is read again.
        sharedContacts.note(try await store.value(of: SharedContacts.setting, for: newcomer.id), of: newcomer.id)
        let person = Person(newcomer, contacts: try await store.contacts(of: newcomer.id), permissionBooks)
        try people.add(person)
        return person
    }

    /// Drops what is in memory of a person who has no conversation in memory; ``add(_:)`` reads it again. The owner stays.
    ///
    /// - Returns: whether they were dropped: not while something that apps have contributed for them is yet to be stored.
    @discardableResult
    public func drop(_ id: String) -> Bool {
        guard id != owner.id, assistant.memory?.drop(id) ?? true else { return false }
        people.remove(id)
        sharedContacts.drop(id)
        return true
    }

    /// What the person may say to the installed apps.
    ///
    /// - Throws: `PersonError` if the assistant has no language for their locale.
    public func suggestions(for person: Person) throws(PersonError) -> Suggestions { try assistant.suggestions(for: person) }

    /// A notice that the owner's contacts are samples, in the run that added them; otherwise `nil`.
    public var sampleNotice: String? {
        guard addedSampleContacts else { return nil }
        let count = owner.contacts.contacts.count
        return "You had no contacts, so here are \(count) sample ones. Bring your own with: errand contacts import FILE"
    }

    /// Closes the store, and has other processes know that this one is gone. Later calls to it throw `closed`.
    public func close() {
        assistant.nodes?.membership.leave()
        (store as? any ClosableStore)?.close()
    }

    /// The size of the store's files; `nil` where it has none, or they cannot be found.
    public var storeBytes: Int? {
        guard let file = configuration.store.file(in: configuration.directory) else { return nil }
        let folder = file.deletingLastPathComponent()
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
        // With what is not yet part of the main file. A folder that cannot be listed has no size to tell of.
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        return files?.filter { $0.lastPathComponent.hasPrefix(file.lastPathComponent) }
            .compactMap { try? $0.resourceValues(forKeys: keys).fileSize }.reduce(0, +)
    }

    /// Closes the store and leaves the rest to process exit: deallocating the tables of a language takes as long as loading them.
    /// Call it last in a process.
    public func leave() {
        close()
        _ = Unmanaged.passRetained(assistant.languages)
    }

    /// Starts an empty conversation with a person.
    ///
    /// - Throws: `PersonError` if the assistant has no language for their locale.
    public func startConversation(for person: Person) throws(PersonError) -> Conversation {
        try assistant.startConversation(for: person)
    }

    /// Starts an empty conversation with a person that other processes on the same store can continue before anything is said in it.
    ///
    /// - Throws: `PersonError` if the assistant has no language for their locale, `StoreError` if the store cannot be written.
    public func beginConversation(for person: Person) async throws -> Conversation {
        try await assistant.beginConversation(for: try await current(person))
    }

    /// Restores a person's conversation from the store, at the same open question. Call ``Conversation/resume()`` first.
    ///
    /// - Throws: `ResumptionError` if the conversation cannot be resumed, `StoreError` if the store cannot be read, `PersonError`
    ///   if the assistant has no language for the person's locale.
    public func resumeConversation(_ id: String, for person: Person) async throws -> Conversation {
        try await assistant.resumeConversation(id, for: try await current(person))
    }

    /// The person with their contacts as they are in the store, which another process may have changed.
    private func current(_ person: Person) async throws -> Person {
        let state = try await store.value(of: SharedContacts.setting, for: person.id)
        guard !sharedContacts.isRead(state, of: person.id) else { return person }
        var current = people[person.id] ?? person
        current.contacts = ContactIndex(try await store.contacts(of: person.id))
        // Who has been removed meanwhile is not added again.
        if people[person.id] != nil { try people.update(current) }
        sharedContacts.note(state, of: person.id)
        return current
    }

    /// Explains a turn: its interpretation, the policy rules that applied, the calls made and the model's features.
    ///
    /// - Parameters:
    ///   - conversation: the identifier of the conversation that the turn belongs to.
    ///   - person: the person in this conversation.
    public func why(_ turn: Turn, conversation: String, of person: Person) -> WhyReport {
        let names = Dictionary(assistant.apps.map { ($0.description.id, $0.description.name) }) { first, _ in first }
        let rules = PolicyRules(
            settings: policy, catalogue: catalogue, apps: assistant.apps.map(\.description), appNames: names)
        return WhyReport(
            turn: turn, conversation: conversation, appNames: names, summary: ValueSummary(catalogue: catalogue), rules: rules,
            model: modelReport(turn, person))
    }

    /// The model's features, for a turn with a request or an utterance that was not understood.
    private func modelReport(_ turn: Turn, _ person: Person) -> ModelReport? {
        guard turn.happening == nil else { return nil }
        let intent: String?
        switch turn.acts.first {
        case .request(let hypothesis): intent = hypothesis.intent
        case .notUnderstood(.noMatch): intent = nil
        default: return nil
        }
        // If the person's language is no longer available, the explanation lacks the model's part.
        let interpreter = try? assistant.languages.language(for: person.locale).interpreter as? TemplateInterpreter
        return interpreter?.explanation(of: turn.utterance, intent: intent).map {
            ModelReport(utterance: turn.utterance, explanation: $0)
        }
    }
}

import AppBundles
import Assistant
import ContactCards
import Dialogue
import Evaluation
import ExtensionRuntime
import Foundation
import IntentSchema
import LanguagePacks
import Learning
import PolicyFiles
import Rendering
import SQLiteStore
import Store
import Understanding

/// Everything that a command works with, opened from the data folder.
struct Installation {
    /// The setting that remembers whether the sample contacts are the ones in use.
    static let sampleContactsKey = "contacts.sample"

    let store: SQLiteStore
    let assistant: Assistant
    let contacts: [Contact]
    let interpreter: TemplateInterpreter
    /// The policy in force and where it comes from.
    let policy: PolicySettings
    /// Whether this run put the sample contacts in, as there were none.
    let addedSampleContacts: Bool

    var catalogue: Catalogue { assistant.catalogue }

    /// - Parameter consulting: whom to ask over the network; nobody by default.
    init(_ options: GlobalOptions, consulting: ConsultingOptions? = nil) async throws {
        options.useTimeZone()
        // First of all: with a policy that cannot be read nothing is done.
        policy = try Self.policy(options)
        // It makes the data folder, which is its owner's alone.
        store = try Self.openStore(options)
        let kept = Self.cache(options)
        let pack = try LanguagePack(for: Locale(identifier: options.locale), cache: kept)
        let locale = Locale(identifier: options.locale)
        let catalogue = Catalogue.system
        let models = options.directory.appending(path: "models", directoryHint: .isDirectory)
        // None of these needs another, so that they share the processors.
        let calendar = options.calendar
        async let renderer = Self.concurrently {
            Renderer(dialogs: try pack.dialogs(), catalogue: catalogue, locale: locale, calendar: calendar)
        }
        async let reading = Self.reading(pack, kept, catalogue: catalogue, locale: locale, models: models)
        addedSampleContacts = try await Self.addSampleContacts(to: store, options)
        contacts = try await store.contacts()
        let fixed = options.now?.date
        let location = options.location?.coordinate ?? contacts.home
        let descriptions: [AppDescription]
        (descriptions, interpreter) = try await reading
        let nominatim = try consulting?.nominatim(options)
        let layers: [any Geocoding] = [interpreter.places] + (nominatim.map { [$0] } ?? [])
        let lent = AppResources(
            groupContainers: options.directory.appending(path: "groups", directoryHint: .isDirectory), contactAccess: .granted,
            geocoder: LayeredGeocoder(layers), location: { location }, contacts: { [contacts] in contacts })
        lent.lendToProcess()
        let surroundings = Surroundings(
            now: { fixed ?? Date() }, locale: locale, calendar: calendar, location: location)
        assistant = Assistant(
            apps: BundledApps.installed(descriptions, now: fixed, resources: lent), catalogue: catalogue,
            interpreter: interpreter,
            renderer: try await renderer,
            journal: store, policy: policy.policy, surroundings: surroundings,
            proposer: try consulting?.languageModel(), geocoder: nominatim)
    }

    /// The apps that come with the command, and what reads what people say to them.
    private static func reading(
        _ pack: LanguagePack, _ kept: PackCache, catalogue: Catalogue, locale: Locale, models: URL
    ) async throws -> ([AppDescription], TemplateInterpreter) {
        let apps = Task { try BundledApps.descriptions(locale: locale, cache: kept) }
        let interpreter = try await interpreter(pack, catalogue: catalogue, apps: { try await apps.value }, cache: models)
        return (try await apps.value, interpreter)
    }

    /// What reads what people say, the same for conversations and for scores.
    ///
    /// - Parameters:
    ///   - apps: Those whose phrases are learned.
    ///   - cache: The folder that keeps what was learned from them; `nil` learns nothing.
    static func interpreter(
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
                throw CommandFailure("the model of language '\(pack.language)' has vanished; start again")
            }
            return base
        }
    }

    /// Work that others need not wait for.
    private static func concurrently<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value { try work() }

    /// What the person may say to the installed apps.
    var suggestions: Suggestions { assistant.suggestions(for: ContactIndex(contacts)) }

    /// Tells that the contacts are samples, on the run that put them in; else `nil`.
    var sampleNotice: String? {
        guard addedSampleContacts else { return nil }
        return "You had no contacts, so here are \(contacts.count) sample ones. Bring your own with: errand contacts import FILE"
    }

    /// Closes the store, and leaves the rest to the end of the process: taking the tables of a language apart piece by piece takes as
    /// long as reading them.
    func leave() {
        store.close()
        _ = Unmanaged.passRetained(Remains(interpreter))
    }

    private final class Remains {
        private let interpreter: TemplateInterpreter

        init(_ interpreter: TemplateInterpreter) {
            self.interpreter = interpreter
        }
    }

    func startConversation() -> Conversation {
        assistant.startConversation(contacts: ContactIndex(contacts))
    }

    func resumeConversation(_ id: String) async throws -> Conversation {
        try await assistant.resumeConversation(id, contacts: ContactIndex(contacts))
    }

    func why(_ turn: Turn, conversation: String) -> WhyReport {
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

    /// The operator's policy over the one that comes with the command.
    static func policy(_ options: GlobalOptions) throws -> PolicySettings {
        let standard = Policy(reminders: Policy.Reminders(progressSeconds: 15))
        guard let file = options.policyFile else { return PolicySettings(standard: standard) }
        return try PolicyFile.read(file, over: standard, catalogue: .system)
    }

    /// The language's pack, with its compiled parts kept in the data folder.
    static func pack(_ options: GlobalOptions) throws -> LanguagePack {
        try LanguagePack(for: Locale(identifier: options.locale), cache: cache(options))
    }

    /// Where what is compiled and read once is kept.
    private static func cache(_ options: GlobalOptions) -> PackCache {
        PackCache(folder: options.directory.appending(path: "compiled", directoryHint: .isDirectory))
    }

    static func openStore(_ options: GlobalOptions) throws -> SQLiteStore {
        try SQLiteStore(directory: options.directory)
    }

    /// Puts contacts' addresses on the map: those without a coordinate get their city's.
    static func locate(_ contacts: [Contact], _ options: GlobalOptions) throws -> [Contact] {
        try pack(options).placeIndex().located(contacts)
    }

    /// A first run has somebody to call and somewhere to go.
    private static func addSampleContacts(to store: SQLiteStore, _ options: GlobalOptions) async throws -> Bool {
        guard try await store.value(of: sampleContactsKey) == nil, try await store.contacts().isEmpty else { return false }
        try await store.upsert(try locate(VCardReader().read(contentsOf: SampleContacts.url).contacts, options))
        try await store.set(sampleContactsKey, to: "yes")
        return true
    }

    /// Takes the sample contacts out, where they are in use, except those that were imported by the person.
    ///
    /// - Returns: how many there were.
    static func removeSampleContacts(from store: SQLiteStore, except kept: Set<String>) async throws -> Int {
        let areInUse = try await store.value(of: sampleContactsKey) == "yes"
        try await store.set(sampleContactsKey, to: "no")
        guard areInUse else { return 0 }
        var count = 0
        for contact in try VCardReader().read(contentsOf: SampleContacts.url).contacts where !kept.contains(contact.id) {
            if try await store.remove(id: contact.id) { count += 1 }
        }
        return count
    }
}

import ContactCards
public import Dialogue
public import Foundation
public import IntentSchema
public import LanguageModelAdapter
public import LanguagePacks
public import Nominatim
public import PolicyFiles
public import Store
import Understanding

/// The configuration of an assistant: where it stores its data, whom it talks to, its apps, and the services that it may consult.
public struct HostConfiguration: Sendable {
    /// The setting that records whether the sample contacts are in use.
    private static let sampleContactsKey = "contacts.sample"

    /// The folder for all data.
    public var directory: URL
    /// Where everything that the assistant learns and hears is kept.
    public var store: StoreLocation
    /// The folder for what is compiled and learned from language packs and apps, which several hosts may use at a time and which may be
    /// removed; `nil` for the data folder.
    public var cacheDirectory: URL?
    /// The apps to connect to, in order of preference.
    public var apps: [HostedApp]
    /// The person whom the host has initially; others may be added later.
    public var owner: HostedPerson
    /// Returns the current time; `nil` for the machine's clock. Apps find it as `Date.ofHost`.
    public var clock: (@Sendable () -> Date)?
    /// The operator's policy file; `nil` for the standard policy.
    public var policyFile: URL?
    /// The policy that the operator's file modifies.
    public var standardPolicy: Policy
    /// The definitions of the intents and types that the apps may handle, besides those of definition files in their bundles.
    public var catalogue: Catalogue
    /// The Nominatim server to query for addresses that are unknown here; `nil` for none.
    public var geocoder: NominatimSettings?
    /// The language model to query if nothing else can interpret an utterance; `nil` for none.
    public var languageModel: LanguageModelSettings?
    /// Receives a sentence about each non-fatal failure, such as a geocoder that cannot be reached.
    public var report: @Sendable (String) -> Void

    public init(
        directory: URL, store: StoreLocation = .dataFolder, cacheDirectory: URL? = nil, apps: [HostedApp],
        owner: HostedPerson = HostedPerson(), clock: (@Sendable () -> Date)? = nil, policyFile: URL? = nil,
        standardPolicy: Policy = Policy(reminders: Policy.Reminders(progressSeconds: 15)), catalogue: Catalogue = .system,
        geocoder: NominatimSettings? = nil, languageModel: LanguageModelSettings? = nil,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.directory = directory
        self.store = store
        self.cacheDirectory = cacheDirectory
        self.apps = apps
        self.owner = owner
        self.clock = clock
        self.policyFile = policyFile
        self.standardPolicy = standardPolicy
        self.catalogue = catalogue
        self.geocoder = geocoder
        self.languageModel = languageModel
        self.report = report
    }

    /// The standard policy with the operator's changes.
    ///
    /// - Throws: `PolicyFileError` if the file cannot be read.
    public func policySettings() throws -> PolicySettings {
        guard let policyFile else { return PolicySettings(standard: standardPolicy) }
        return try PolicyFile.read(policyFile, over: standardPolicy, catalogue: catalogue)
    }

    func with(_ catalogue: Catalogue) -> HostConfiguration {
        var result = self
        result.catalogue = catalogue
        return result
    }

    /// The cache of compiled language data.
    var cache: PackCache {
        PackCache(folder: (cacheDirectory ?? directory).appending(path: "compiled", directoryHint: .isDirectory))
    }

    /// The folder of models that have learned the apps' phrases.
    var models: URL { (cacheDirectory ?? directory).appending(path: "models", directoryHint: .isDirectory) }

    /// The pack of the owner's language, with its compiled parts cached.
    ///
    /// - Throws: `LanguagePackError` if there is none for the locale.
    public func languagePack() throws -> LanguagePack {
        try LanguagePack(for: owner.locale, cache: cache)
    }

    /// - Throws: `StoreError` if the store cannot be used.
    public func openStore() async throws -> any AssistantStore & AccessBook { try await store.open(in: directory) }

    /// Whether there may be something in the store: an SQLite file that does not exist holds nothing.
    public var hasStore: Bool {
        switch store {
        case .dataFolder, .sqlite: store.file(in: directory).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
        case .memory: false
        case .postgres: true
        }
    }

    /// The contacts with coordinates for their addresses: those without a coordinate get their city's.
    public func located(_ contacts: [Contact]) throws -> [Contact] {
        try languagePack().placeIndex().located(contacts)
    }

    /// Adds the sample contacts on the first run, so that there is someone to call and somewhere to go.
    ///
    /// - Returns: whether they were added.
    func addSampleContacts(to store: any AssistantStore) async throws -> Bool {
        guard try await store.value(of: Self.sampleContactsKey, for: owner.id) == nil,
            try await store.contacts(of: owner.id).isEmpty
        else { return false }
        try await store.upsert(try located(VCardReader().read(contentsOf: SampleContacts.url).contacts), of: owner.id)
        try await store.set(Self.sampleContactsKey, to: "yes", for: owner.id)
        return true
    }

    /// Removes the sample contacts, if they are in use, except those that the person has imported.
    ///
    /// - Returns: how many there were.
    public func removeSampleContacts(from store: any AssistantStore, except kept: Set<String>) async throws -> Int {
        let areInUse = try await store.value(of: Self.sampleContactsKey, for: owner.id) == "yes"
        try await store.set(Self.sampleContactsKey, to: "no", for: owner.id)
        guard areInUse else { return 0 }
        var count = 0
        for contact in try VCardReader().read(contentsOf: SampleContacts.url).contacts where !kept.contains(contact.id) {
            if try await store.remove(id: contact.id, of: owner.id) { count += 1 }
        }
        return count
    }
}

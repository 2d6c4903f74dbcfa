import ContactCards
public import Dialogue
public import Foundation
public import IntentSchema
public import LanguageModelAdapter
public import LanguagePacks
public import Nominatim
public import PolicyFiles
public import SQLiteStore
import Store
import Understanding

/// Everything that decides what an assistant is: where it keeps its data, whom it talks to, which apps it has, whom it may ask.
public struct HostConfiguration: Sendable {
    /// The setting that remembers whether the sample contacts are the ones in use.
    private static let sampleContactsKey = "contacts.sample"

    /// The folder that everything is kept in.
    public var directory: URL
    /// The apps to connect to, in order of preference.
    public var apps: [HostedApp]
    /// The person whom the host has from the start; more may be added later.
    public var owner: HostedPerson
    /// Returns the current time.
    public var clock: @Sendable () -> Date
    /// The operator's policy file; `nil` for the standard policy.
    public var policyFile: URL?
    /// The policy that the operator's file changes.
    public var standardPolicy: Policy
    /// The definitions of the intents and types that the apps may handle.
    public var catalogue: Catalogue
    /// The Nominatim server to ask for addresses that are not known here; `nil` for none.
    public var geocoder: NominatimSettings?
    /// The language model to ask where nothing else makes sense of what was said; `nil` for none.
    public var languageModel: LanguageModelSettings?
    /// Takes a sentence about something that failed without stopping anything, such as a geocoder that cannot be reached.
    public var report: @Sendable (String) -> Void

    public init(
        directory: URL, apps: [HostedApp], owner: HostedPerson = HostedPerson(),
        clock: @escaping @Sendable () -> Date = { Date() }, policyFile: URL? = nil,
        standardPolicy: Policy = Policy(reminders: Policy.Reminders(progressSeconds: 15)), catalogue: Catalogue = .system,
        geocoder: NominatimSettings? = nil, languageModel: LanguageModelSettings? = nil,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.directory = directory
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

    /// The operator's policy over the standard one.
    ///
    /// - Throws: `PolicyFileError` when the file cannot be read.
    public func policySettings() throws -> PolicySettings {
        guard let policyFile else { return PolicySettings(standard: standardPolicy) }
        return try PolicyFile.read(policyFile, over: standardPolicy, catalogue: catalogue)
    }

    /// What is compiled and read once is kept here.
    var cache: PackCache {
        PackCache(folder: directory.appending(path: "compiled", directoryHint: .isDirectory))
    }

    /// The pack of the owner's language, with its compiled parts kept in the data folder.
    ///
    /// - Throws: `LanguagePackError` when there is none for the locale.
    public func languagePack() throws -> LanguagePack {
        try LanguagePack(for: owner.locale, cache: cache)
    }

    /// - Throws: `StoreError` when the folder cannot be used.
    public func openStore() throws -> SQLiteStore { try SQLiteStore(directory: directory) }

    /// The contacts with their addresses on the map: those without a coordinate get their city's.
    public func located(_ contacts: [Contact]) throws -> [Contact] {
        try languagePack().placeIndex().located(contacts)
    }

    /// Puts the sample contacts in on a first run, so that there is somebody to call and somewhere to go.
    ///
    /// - Returns: whether they were put in.
    func addSampleContacts(to store: SQLiteStore) async throws -> Bool {
        guard try await store.value(of: Self.sampleContactsKey, for: owner.id) == nil,
            try await store.contacts(of: owner.id).isEmpty
        else { return false }
        try await store.upsert(try located(VCardReader().read(contentsOf: SampleContacts.url).contacts), of: owner.id)
        try await store.set(Self.sampleContactsKey, to: "yes", for: owner.id)
        return true
    }

    /// Takes the sample contacts out, where they are in use, except those that were imported by the person.
    ///
    /// - Returns: how many there were.
    public func removeSampleContacts(from store: SQLiteStore, except kept: Set<String>) async throws -> Int {
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

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

/// Everything that decides what an assistant is: where it keeps its data, whom it speaks to, which apps it has, whom it may ask.
public struct HostConfiguration: Sendable {
    /// The identifier of the single person who talks to this host.
    public static let person = "owner"
    /// The setting that remembers whether the sample contacts are the ones in use.
    private static let sampleContactsKey = "contacts.sample"

    /// The folder that everything is kept in.
    public var directory: URL
    /// The apps to connect to, in order of preference.
    public var apps: [HostedApp]
    /// The person's language and region; also selects the language pack.
    public var locale: Locale
    /// With the person's time zone.
    public var calendar: Calendar
    /// Returns the current time.
    public var clock: @Sendable () -> Date
    /// Where the person is; `nil` for the home of their own contact card.
    public var location: Coordinate?
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
        directory: URL, apps: [HostedApp], locale: Locale = Locale(identifier: "en_US"), calendar: Calendar = .current,
        clock: @escaping @Sendable () -> Date = { Date() }, location: Coordinate? = nil, policyFile: URL? = nil,
        standardPolicy: Policy = Policy(reminders: Policy.Reminders(progressSeconds: 15)), catalogue: Catalogue = .system,
        geocoder: NominatimSettings? = nil, languageModel: LanguageModelSettings? = nil,
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.directory = directory
        self.apps = apps
        self.locale = locale
        self.calendar = calendar
        self.clock = clock
        self.location = location
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

    /// The language's pack, with its compiled parts kept in the data folder.
    ///
    /// - Throws: `LanguagePackError` when there is none for the locale.
    public func languagePack() throws -> LanguagePack {
        try LanguagePack(for: locale, cache: cache)
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
        guard try await store.value(of: Self.sampleContactsKey, for: Self.person) == nil,
            try await store.contacts(of: Self.person).isEmpty
        else { return false }
        try await store.upsert(try located(VCardReader().read(contentsOf: SampleContacts.url).contacts), of: Self.person)
        try await store.set(Self.sampleContactsKey, to: "yes", for: Self.person)
        return true
    }

    /// Takes the sample contacts out, where they are in use, except those that were imported by the person.
    ///
    /// - Returns: how many there were.
    public func removeSampleContacts(from store: SQLiteStore, except kept: Set<String>) async throws -> Int {
        let areInUse = try await store.value(of: Self.sampleContactsKey, for: Self.person) == "yes"
        try await store.set(Self.sampleContactsKey, to: "no", for: Self.person)
        guard areInUse else { return 0 }
        var count = 0
        for contact in try VCardReader().read(contentsOf: SampleContacts.url).contacts where !kept.contains(contact.id) {
            if try await store.remove(id: contact.id, of: Self.person) { count += 1 }
        }
        return count
    }
}

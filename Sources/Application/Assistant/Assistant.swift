public import Dialogue
public import ExtensionProtocol
public import Foundation
public import IntentSchema
public import Rendering
public import Store
public import Understanding

/// Everything that the conversations of all people share: the apps, the languages, the rules, and where conversations are kept.
///
/// What belongs to one person is a ``Person``.
public struct Assistant: Sendable {
    /// In order of preference.
    public var apps: [InstalledApp]
    /// The definitions of the intents and types that the apps handle.
    public var catalogue: Catalogue
    /// What reads and words what is said, by language.
    public var languages: Languages
    /// Records conversations, and supplies the entries from which they are resumed.
    public var journal: any ConversationJournal
    /// A snapshot is saved at the end of a turn when the journal has so many entries more than at the last one.
    package var entriesPerSnapshot = 256
    /// The rules for confirmations, questions and deadlines, and what is never spoken.
    public var policy: Policy
    /// Asked where the interpreter finds no match; `nil` asks nobody.
    public var proposer: (any HypothesisProposer)?
    /// Asked for addresses that the interpreter does not know; `nil` asks nobody.
    public var geocoder: (any Geocoding)?
    /// Returns the current time.
    public var now: @Sendable () -> Date
    /// Wakes those who wait for a timer of a conversation.
    public var clock: any Clock<Duration>
    /// Gives a fresh identifier each time.
    public var makeIdentifier: @Sendable () -> String

    public init(
        apps: [InstalledApp], catalogue: Catalogue, languages: Languages, journal: any ConversationJournal,
        policy: Policy = Policy(), proposer: (any HypothesisProposer)? = nil, geocoder: (any Geocoding)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }, clock: any Clock<Duration> = ContinuousClock(),
        makeIdentifier: @escaping @Sendable () -> String = { UUID().uuidString }
    ) {
        self.apps = apps
        self.catalogue = catalogue
        self.languages = languages
        self.journal = journal
        self.policy = policy
        self.proposer = proposer
        self.geocoder = geocoder
        self.now = now
        self.clock = clock
        self.makeIdentifier = makeIdentifier
    }

    /// Begins a conversation with nothing said yet.
    ///
    /// - Throws: `PersonError` when the assistant has no language for the person's locale.
    public func startConversation(for person: Person) throws(PersonError) -> Conversation {
        Conversation(try setting(for: person), id: makeIdentifier())
    }

    /// Reads a person's conversation back from the journal, to go on at the same question. Call ``Conversation/resume()`` before
    /// anything else: it does what was cut off.
    ///
    /// - Throws: `ResumptionError` when it cannot go on, `StoreError` when the journal cannot be read, `PersonError` when the
    ///   assistant has no language for the person's locale.
    public func resumeConversation(_ id: String, for person: Person) async throws -> Conversation {
        let setting = try setting(for: person)
        let replay = try await replay(id, setting.dialogue)
        guard replay.entries > 0 else { throw ResumptionError.unknown }
        return Conversation(setting, id: id, replay: replay)
    }

    /// Replays a conversation from its snapshot. One that cannot be read, or that another policy or other apps led to, is ignored, and the
    /// whole journal is replayed.
    private func replay(_ id: String, _ dialogue: Dialogue) async throws -> Replay {
        if let saved = try await journal.snapshot(of: id, for: dialogue.person),
            let snapshot = try? saved.payload.value(as: ConversationSnapshot.self),
            snapshot.entries == saved.sequence, snapshot.digest == dialogue.digest
        {
            let entries = try await journal.entries(of: id, for: dialogue.person, after: snapshot.entries)
            if let replay = try? Replay(entries, from: snapshot, dialogue: dialogue) { return replay }
        }
        return try Replay(try await journal.entries(of: id, for: dialogue.person), dialogue: dialogue)
    }

    /// What the person may say to the installed apps.
    ///
    /// - Throws: `PersonError` when the assistant has no language for the person's locale.
    public func suggestions(for person: Person) throws(PersonError) -> Suggestions {
        try setting(for: person).renderer.suggestions
    }

    /// The renderer for the person, which never speaks what the policy keeps silent.
    ///
    /// - Throws: `PersonError` when the assistant has no language for the person's locale.
    public func renderer(for person: Person) throws(PersonError) -> Renderer {
        try languages.language(for: person.locale).renderers
            .renderer(locale: person.locale, calendar: person.calendar, unspokenFields: policy.unspokenFields)
    }

    /// The apps as the person has them: in their language, with what they let the apps see.
    ///
    /// - Throws: `PersonError` when the assistant has no language for the person's locale.
    public func apps(for person: Person) throws(PersonError) -> [InstalledApp] {
        let language = try languages.language(for: person.locale)
        return apps.map { app in
            var app = app
            let (id, seesContacts) = (app.description.id, app.description.seesContacts)
            if let description = language.descriptions.first(where: { $0.id == id }) { app.description = description }
            app.description.seesContacts = seesContacts && person.permissions[.contacts, id] == .granted
            return app
        }
    }

    private func setting(for person: Person) throws(PersonError) -> ConversationSetting {
        let language = try languages.language(for: person.locale)
        return ConversationSetting(
            self, person, apps: try apps(for: person), interpreter: language.interpreter,
            renderer: try renderer(for: person))
    }
}

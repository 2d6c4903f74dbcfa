public import Dialogue
public import ExtensionProtocol
public import Foundation
public import IntentSchema
public import Rendering
public import Store
public import Understanding

/// What all people's conversations share: the apps, the languages, the policy, and the journal.
///
/// What belongs to one person is a ``Person``.
public struct Assistant: Sendable {
    /// In order of preference.
    public var apps: [InstalledApp]
    /// The definitions of the intents and types that the apps handle.
    public var catalogue: Catalogue
    /// The interpreters and renderers by language.
    public var languages: Languages
    /// Records conversations, and supplies the entries from which they are resumed.
    public var journal: any ConversationJournal
    /// What makes this process one of several that may continue any conversation; `nil` for a process that is alone.
    public var nodes: Nodes?
    /// A snapshot is saved at the end of a turn once the journal has this many entries more than at the last snapshot.
    package var entriesPerSnapshot = 256
    /// The rules for confirmations, questions and deadlines, and for what is never spoken.
    public var policy: Policy
    /// Consulted when the interpreter finds no match; `nil` disables it.
    public var proposer: (any HypothesisProposer)?
    /// Consulted for addresses that the interpreter does not know; `nil` disables it.
    public var geocoder: (any Geocoding)?
    /// What is remembered of people beyond conversations; `nil` to remember nothing.
    public let memory: PersonalMemory?
    let appSets = AppSets()
    /// Returns the current time.
    public var now: @Sendable () -> Date
    /// Wakes those who wait for a conversation's timer.
    public var clock: any Clock<Duration>
    /// Returns a new identifier each time.
    public var makeIdentifier: @Sendable () -> String

    public init(
        apps: [InstalledApp], catalogue: Catalogue, languages: Languages, journal: any ConversationJournal,
        policy: Policy = Policy(), proposer: (any HypothesisProposer)? = nil, geocoder: (any Geocoding)? = nil,
        memory: PersonalMemory? = nil,
        now: @escaping @Sendable () -> Date = { Date() }, clock: any Clock<Duration> = ContinuousClock(),
        makeIdentifier: @escaping @Sendable () -> String = Assistant.randomIdentifier
    ) {
        self.apps = apps
        self.catalogue = catalogue
        self.languages = languages
        self.journal = journal
        self.policy = policy
        self.proposer = proposer
        self.geocoder = geocoder
        self.memory = memory
        self.now = now
        self.clock = clock
        self.makeIdentifier = makeIdentifier
        guard let memory else { return }
        for app in apps {
            let id = app.description.id
            app.connection.events.keepContributions { [weak memory] in
                memory?.take($0, of: id, for: $1)
                // One conversation stores it.
                memory?.desk.wake($1)
            }
        }
    }

    /// Starts a new conversation.
    ///
    /// - Throws: `PersonError` if the assistant has no language for the person's locale.
    public func startConversation(for person: Person) throws(PersonError) -> Conversation {
        let id = makeIdentifier()
        return Conversation(
            try setting(for: person), id: id, lease: nodes.map { Lease(beginning: id, by: $0.membership.node) })
    }

    /// Starts a new conversation that other nodes can continue before anything is said in it.
    ///
    /// - Throws: `PersonError` if the assistant has no language for the person's locale, `StoreError`.
    public func beginConversation(for person: Person) async throws -> Conversation {
        let conversation = try startConversation(for: person)
        if let nodes {
            _ = try await nodes.leases.begin(conversation.id, for: person.id, by: nodes.membership.node, at: now())
        }
        return conversation
    }

    /// Restores a person's conversation from the journal, at the same question. Before anything else happens in it, what was
    /// interrupted is completed: ``Conversation/resume()`` reports it. Other nodes lose the conversation.
    ///
    /// - Throws: `ResumptionError` if the conversation cannot be resumed, `StoreError` if the journal cannot be read, or with `held` if another node
    ///   is in the middle of a turn, `PersonError` if the assistant has no language for the person's locale.
    public func resumeConversation(_ id: String, for person: Person) async throws -> Conversation {
        let setting = try setting(for: person)
        let (progress, lease) = try await taken(id, setting)
        // Reports of other nodes that come later are heard of.
        let pending = try await journal.pendingWork(of: id, for: person.id)
        return Conversation(setting, id: id, lease: lease, progress: progress, restored: pending)
    }

    /// How often a conversation is read again that others keep writing to.
    private static let mostReadings = 20

    /// Where a conversation's journal ends, and the lease to continue it.
    private func taken(_ id: String, _ setting: ConversationSetting) async throws -> (ConversationProgress, Lease?) {
        var readings = 0
        var count: Int?
        while true {
            let progress = try await progress(of: id, setting.dialogue)
            guard let nodes else {
                guard progress.entries > 0 else { throw ResumptionError.unknown }
                return (progress, nil)
            }
            do {
                let lease = try await nodes.leases.take(
                    id, for: setting.person.id, by: nodes.membership.node, at: progress.entries,
                    isBetweenTurns: progress.isSettled)
                return (progress, lease)
            } catch let error as StoreError where [.conversationGone, .otherPerson].contains(error.code) {
                throw ResumptionError.unknown
            } catch let error as StoreError where error.code == .sequenceConflict && readings < Self.mostReadings {
                readings += 1
                let known = try await nodes.leases.holding(of: id, for: setting.person.id)?.entryCount
                // Nobody has written meanwhile, and still there are others than there should be.
                if let known, known == count, progress.entries < known { throw ResumptionError(missing: progress.entries + 1) }
                count = known
            }
        }
    }

    /// Replays a conversation from its snapshot. A snapshot that cannot be read, or that was made with another policy or other
    /// apps, is ignored, and the whole journal is replayed.
    private func progress(of id: String, _ dialogue: Dialogue) async throws -> ConversationProgress {
        if let saved = try await journal.snapshot(of: id, for: dialogue.person),
            let snapshot = try? saved.payload.value(as: ConversationSnapshot.self),
            snapshot.entries == saved.sequence, snapshot.digest == dialogue.digest
        {
            let entries = try await journal.entries(of: id, for: dialogue.person, after: snapshot.entries)
            try Self.checkIsWhole(entries, after: snapshot.entries)
            if let progress = try? ConversationProgress(replaying: entries, from: snapshot, dialogue: dialogue) {
                return progress
            }
        }
        let entries = try await journal.entries(of: id, for: dialogue.person)
        try Self.checkIsWhole(entries)
        return try ConversationProgress(replaying: entries, dialogue: dialogue)
    }

    /// - Throws: `ResumptionError` if there are gaps in the entries.
    private static func checkIsWhole(_ entries: [JournalEntry], after last: Int = 0) throws(ResumptionError) {
        for (number, entry) in zip((last + 1)..., entries) where entry.sequence != number {
            throw ResumptionError(missing: number)
        }
    }

    /// What the person may say to the installed apps.
    ///
    /// - Throws: `PersonError` if the assistant has no language for the person's locale.
    public func suggestions(for person: Person) throws(PersonError) -> Suggestions {
        try setting(for: person).renderer.suggestions
    }

    /// The renderer for the person, which never speaks what the policy keeps silent.
    ///
    /// - Throws: `PersonError` if the assistant has no language for the person's locale.
    public func renderer(for person: Person) throws(PersonError) -> Renderer {
        try languages.language(for: person.locale).renderers
            .renderer(locale: person.locale, calendar: person.calendar, unspokenFields: policy.unspokenFields)
    }

    /// The apps with the person's settings: in their language, with the permissions that they have granted.
    ///
    /// - Throws: `PersonError` if the assistant has no language for the person's locale.
    public func apps(for person: Person) throws(PersonError) -> [InstalledApp] {
        let language = try languages.language(for: person.locale)
        return apps.map { app in
            var app = app
            let (id, seesContacts) = (app.description.id, app.description.seesContacts)
            if let description = language.descriptions.first(where: { $0.id == id }) { app.description = description }
            // What may change while a conversation lasts is told to it by events.
            let isAsked = person.permissions.areKept(of: id)
            app.description.seesContacts = seesContacts && !isAsked && person.permissions[.contacts, id] == .granted
            return app
        }
    }

    func dialogue(for person: Person) throws(PersonError) -> Dialogue { try setting(for: person).dialogue }

    private func setting(for person: Person) throws(PersonError) -> ConversationSetting {
        let language = try languages.language(for: person.locale)
        return ConversationSetting(
            self, person, apps: appSets.set(of: try apps(for: person)), interpreter: language.interpreter,
            renderer: try renderer(for: person))
    }
}

extension Assistant {
    /// A random identifier (a UUID of version 4), from the system's generator of random numbers; `UUID()` opens a file for each.
    public static func randomIdentifier() -> String {
        let version = UInt64.random(in: .min ... .max) & ~0xF000 | 0x4000
        let variant = UInt64.random(in: .min ... .max) >> 2 | 1 << 63
        return withUnsafeBytes(of: (version.bigEndian, variant.bigEndian)) {
            UUID(uuid: $0.loadUnaligned(as: uuid_t.self)).uuidString
        }
    }
}

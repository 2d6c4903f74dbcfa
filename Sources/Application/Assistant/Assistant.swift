public import Dialogue
public import ExtensionProtocol
public import IntentSchema
public import Rendering
public import Store
public import Understanding

/// Everything that conversations share: the apps, what is understood, what is said, and where it is kept.
public struct Assistant: Sendable {
    /// In order of preference.
    public var apps: [InstalledApp]
    /// The definitions of the intents and types that the apps handle.
    public var catalogue: Catalogue
    /// Reads every utterance; `proposer` is only asked if it finds no match.
    public var interpreter: any Interpreter
    /// It never speaks what the policy keeps silent.
    public var renderer: Renderer {
        didSet { renderer.unspokenFields = policy.unspokenFields }
    }
    /// Records conversations, and supplies the entries from which they are resumed.
    public var journal: any ConversationJournal
    /// The rules for confirmations, questions and deadlines. Setting it also updates the renderer's unspoken fields.
    public var policy: Policy {
        didSet { renderer.unspokenFields = policy.unspokenFields }
    }
    /// The clock, identifiers, locale and location that conversations use.
    public var surroundings: Surroundings
    /// Asked where the interpreter makes nothing of what was said; `nil` for nobody.
    public var proposer: (any HypothesisProposer)?
    /// Asked for addresses that the interpreter does not know; `nil` for nobody.
    public var geocoder: (any Geocoding)?

    public init(
        apps: [InstalledApp], catalogue: Catalogue, interpreter: any Interpreter, renderer: Renderer,
        journal: any ConversationJournal, policy: Policy = Policy(), surroundings: Surroundings = Surroundings(),
        proposer: (any HypothesisProposer)? = nil, geocoder: (any Geocoding)? = nil
    ) {
        self.apps = apps
        self.catalogue = catalogue
        self.interpreter = interpreter
        self.renderer = renderer
        self.journal = journal
        self.policy = policy
        self.surroundings = surroundings
        self.proposer = proposer
        self.geocoder = geocoder
        self.renderer.unspokenFields = policy.unspokenFields
    }

    /// Begins a conversation with nothing said yet.
    public func startConversation(contacts: ContactIndex) -> Conversation {
        Conversation(id: surroundings.makeIdentifier(), assistant: suggesting(to: contacts), contacts: contacts)
    }

    /// What a person with these contacts may say to the installed apps.
    public func suggestions(for contacts: ContactIndex) -> Suggestions {
        let someone = contacts.contacts.first { !$0.isMe && !$0.givenName.isEmpty && !$0.handles.isEmpty }
        return renderer.suggestions(for: apps.map(\.description), person: someone?.givenName)
    }

    private func suggesting(to contacts: ContactIndex) -> Assistant {
        var assistant = self
        assistant.renderer.suggestions = suggestions(for: contacts)
        return assistant
    }

    /// Reads a conversation back from the journal, to go on at the same question. Call ``Conversation/resume()`` before anything else:
    /// it does what was cut off.
    ///
    /// - Throws: `ResumptionError` when it cannot go on, `StoreError` when the journal cannot be read.
    public func resumeConversation(_ id: String, contacts: ContactIndex) async throws -> Conversation {
        let entries = try await journal.entries(of: id, for: surroundings.person)
        guard !entries.isEmpty else { throw ResumptionError.unknown }
        return Conversation(
            id: id, assistant: suggesting(to: contacts), contacts: contacts, replay: try Replay(entries, dialogue: dialogue))
    }

    var dialogue: Dialogue {
        Dialogue(catalogue: catalogue, policy: policy, apps: apps.map(\.description), person: surroundings.person)
    }
}

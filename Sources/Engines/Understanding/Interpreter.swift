public import Foundation
public import IntentSchema

/// Interprets an utterance in context. Pure: the same text and context always give the same result.
public protocol Interpreter: Sendable {
    /// - Returns: The dialogue acts, likeliest first and never empty, and how they were read.
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation

    /// The time or recurrence that the words are, such as "every weekday at 8": a record of the type `INDateComponentsRange`; `nil` if they
    /// are none.
    func time(_ words: String, in context: InterpretationContext) -> Record?
}

extension Interpreter {
    public func time(_ words: String, in context: InterpretationContext) -> Record? { nil }
}

/// Everything an interpretation may depend on.
public struct InterpretationContext: Sendable {
    /// The instant that "now", "tomorrow" and "in ten minutes" are relative to.
    public var now: Date
    /// With the user's time zone.
    public var calendar: Calendar
    /// The user's language and region; determines the default currency and measurement system.
    public var locale: Locale
    /// The user's location; `nil` if unknown.
    public var location: Coordinate?
    /// The open question; `nil` if there is none.
    public var question: Question? { didSet { isBeside = isBeside || oldValue != nil && question == nil } }
    /// Whether a part of an utterance is read as if no question were open, though one is.
    private(set) var isBeside = false
    /// The values of the open request; empty if there is none.
    public var parameters: [String: ParameterValue]
    /// The request that is to be confirmed, and what the app has told of it; `nil` if none is.
    public var proposal: ProposedRequest?
    /// The values as the user gave them for the open request, including those the app rejected.
    public var said: [String: ParameterValue] = [:]
    /// The values offered as choices for the open request, by parameter.
    public var offered: [String: [ParameterValue]] = [:]
    /// The replaced values of the open request, by parameter, latest first.
    public var former: [String: [ParameterValue]] = [:]
    /// The last completed requests, latest first: intents and their responses.
    public var recent: [Record] { didSet { facts = TurnFacts(facts.readers) } }
    /// The last request that ended without being carried out, with its values; `nil` once another request completes.
    public var lapsed: Record?
    /// The intents whose requests were set aside for the open one, the latest last.
    public var setAside: [String] = []
    /// The intents whose requests begin once the open one has ended, the next one last.
    public var queued: [String] = []
    /// The same requests with their values, the next one last.
    public var waiting: [Record] = []
    /// The utterances since a request last involved a person, latest first; a pronoun such as "her" may refer to people they
    /// name.
    public var heard: [String] = []
    /// How many utterances since the last completed request came to nothing: what is left unsaid may be about them.
    public var asides = 0
    /// The identifiers of the contacts with whom the user dealt last, latest first; a pronoun may refer to them where nobody has been
    /// mentioned.
    public var correspondents: [String] = [] { didSet { facts = TurnFacts(facts.readers) } }
    /// The messages that were announced last, the latest last; empty once the user has dealt with somebody else.
    public var announced: [ReceivedMessages] = []
    /// The message that was received last, announced or not; `nil` if none is known.
    public var lastReceived: ReceivedMessages?
    /// The phrases of the user's shortcuts.
    public var shortcuts: [String] = []
    /// The question the user asked last, if it has just been answered; `nil` otherwise.
    public var told: Inquiry?
    /// The installed apps, indexed for lookup.
    public var appIndex: AppIndex { didSet { facts = TurnFacts(facts.readers) } }
    /// The user's contacts, indexed for lookup.
    public var contacts: ContactIndex
    /// Facts computed once per turn.
    fileprivate(set) var facts = TurnFacts()

    /// The installed apps; setting them rebuilds the index.
    public var apps: [AppDescription] {
        get { appIndex.apps }
        set { appIndex = AppIndex(newValue) }
    }

    /// Indexes the apps; if they rarely change, pass one `AppIndex` for all turns instead.
    public init(
        now: Date, calendar: Calendar, locale: Locale, location: Coordinate? = nil, question: Question? = nil,
        parameters: [String: ParameterValue] = [:], recent: [Record] = [], apps: [AppDescription], contacts: ContactIndex
    ) {
        self.init(
            now: now, calendar: calendar, locale: locale, location: location, question: question, parameters: parameters,
            recent: recent, appIndex: AppIndex(apps), contacts: contacts)
    }

    /// Creates a context with a prepared app index, which all turns can share.
    public init(
        now: Date, calendar: Calendar, locale: Locale, location: Coordinate? = nil, question: Question? = nil,
        parameters: [String: ParameterValue] = [:], recent: [Record] = [], appIndex: AppIndex, contacts: ContactIndex
    ) {
        self.now = now
        self.calendar = calendar
        self.locale = locale
        self.location = location
        self.question = question
        self.parameters = parameters
        self.recent = recent
        self.appIndex = appIndex
        self.contacts = contacts
    }
}

/// A request that is to be confirmed.
public struct ProposedRequest: Hashable, Sendable {
    /// The request with its values.
    public var intent: Record
    /// The app's response to the confirmation; `nil` if it has none.
    public var response: Record?

    /// - Parameter response: The app's response to the confirmation; `nil` if it has none.
    public init(intent: Record, response: Record?) {
        self.intent = intent
        self.response = response
    }
}

extension InterpretationContext {
    /// A copy in which the request has been made last; such copies share their caches.
    func following(_ request: Record) -> InterpretationContext {
        var request = request
        if request.type == "INCreateTaskListIntent", let title = request["title"] {
            request["createdTaskList"] = .record(Record("INTaskList", ["title": title]))
        }
        var result = self
        result.recent.insert(request, at: 0)
        result.facts = facts.following(request)
        return result
    }

    /// A copy that shares only what the words tell by themselves, as if nothing had been read in it yet.
    var afresh: InterpretationContext { afresh(facts.readers) }

    /// A copy with empty caches for a turn with these readers.
    func afresh(_ readers: TurnReaders?) -> InterpretationContext {
        var result = self
        result.facts = TurnFacts(readers)
        return result
    }
}

/// The interpretation of an utterance.
public struct Interpretation: Hashable, Sendable {
    /// The dialogue acts, likeliest first; never empty.
    public var acts: [DialogueAct]
    /// The rejected hypotheses, likeliest first, for diagnostics.
    public var rejected: [Hypothesis]
    /// What is left of the utterance, to be interpreted in the context in which the acts leave the conversation; `nil` if the acts are about
    /// all of it.
    public var rest: String?

    public init(acts: [DialogueAct], rejected: [Hypothesis] = [], rest: String? = nil) {
        self.acts = acts
        self.rejected = rejected
        self.rest = rest
    }
}

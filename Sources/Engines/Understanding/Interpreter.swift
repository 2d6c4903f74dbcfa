public import Foundation
public import IntentSchema

/// Reads what a person said, in context. Pure: the same text and context always give the same reading.
public protocol Interpreter: Sendable {
    /// - Returns: What the person did, the likeliest first, never empty, and how it was read.
    func interpret(_ utterance: String, in context: InterpretationContext) -> Interpretation
}

/// All that reading something said may depend on.
public struct InterpretationContext: Sendable {
    /// The instant that "now", "tomorrow" and "in ten minutes" are relative to.
    public var now: Date
    /// With the person's time zone.
    public var calendar: Calendar
    /// The person's language and region; determines the default currency and measurement system.
    public var locale: Locale
    /// Where the person is; `nil` when unknown.
    public var location: Coordinate?
    /// The question that is open; `nil` when nothing is.
    public var question: Question?
    /// The values of the request under way; empty when there is none.
    public var parameters: [String: ParameterValue]
    /// The values as the person gave them for the request under way, those that the app refused included.
    public var said: [String: ParameterValue] = [:]
    /// The values that were offered to choose from for the request under way, by parameter.
    public var offered: [String: [ParameterValue]] = [:]
    /// The values that the request under way had before others took their place, by parameter, the latest first.
    public var former: [String: [ParameterValue]] = [:]
    /// What was done last, the latest first: intents and their responses.
    public var recent: [Record] { didSet { facts = TurnFacts() } }
    /// What ended last without being done, with the values given for it; `nil` once something is done.
    public var lapsed: Record?
    /// What was said since somebody was dealt with last, the latest first: whom it names may be meant by "her".
    public var heard: [String] = []
    /// What the person asked about last, where that was answered just now; `nil` otherwise.
    public var told: Inquiry?
    /// The installed apps, indexed for lookup.
    public var appIndex: AppIndex
    /// The person's contacts, indexed for lookup.
    public var contacts: ContactIndex
    /// What is worked out once a turn.
    private(set) var facts = TurnFacts()

    /// The installed apps; setting them prepares them anew.
    public var apps: [AppDescription] {
        get { appIndex.apps }
        set { appIndex = AppIndex(newValue) }
    }

    /// Prepares the apps; where they stay the same, hand over one `AppIndex` for all turns instead.
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

extension InterpretationContext {
    /// The same with nothing worked out yet, as for another turn.
    var afresh: InterpretationContext {
        var result = self
        result.facts = TurnFacts()
        return result
    }
}

/// How something said was read.
public struct Interpretation: Hashable, Sendable {
    /// What the person did, the likeliest first; never empty.
    public var acts: [DialogueAct]
    /// Readings that were considered and lost, the likeliest first, for the developer.
    public var rejected: [Hypothesis]

    public init(acts: [DialogueAct], rejected: [Hypothesis] = []) {
        self.acts = acts
        self.rejected = rejected
    }
}

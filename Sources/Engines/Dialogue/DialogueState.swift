public import IntentSchema

/// The state of a conversation: the result of folding its events.
public struct DialogueState: Hashable, Sendable {
    /// What the conversation waits for.
    public internal(set) var phase: Phase
    /// The number of calls made so far.
    public internal(set) var calls: Int
    /// Phases whose question was suspended for another request, the latest last.
    public internal(set) var suspended: [Phase]
    /// Further requests of the same utterance, the next one last.
    public internal(set) var queued: [QueuedRequest]
    /// Operations whose outcome is pending, the oldest first.
    public internal(set) var pending: [PendingOperation]
    /// Completed requests, the latest first; at most five.
    public internal(set) var recent: [RecentRequest]
    /// The last request that ended without effect, with its values; `nil` after a completed request.
    public internal(set) var lapsed: RecentRequest?
    /// Utterances since the last request that involved a person, the latest first; `nil` if there are none.
    public internal(set) var heard: [String]?
    /// How many utterances since the last completed request came to nothing.
    public internal(set) var asides = 0
    /// The messages that were announced last, until the person deals with somebody else; `nil` if there are none.
    public internal(set) var announced: Announcement?
    /// Requests with a subscription to updates, the oldest first.
    public internal(set) var followed: [FollowedRequest]
    /// Access to contacts by app identifier, if it has changed since the conversation started.
    public internal(set) var contactAccess: [String: Bool]
    /// What the person lets apps use that ask for it, by app identifier, as far as it is known.
    public internal(set) var access: [String: AppAccess]
    /// Which apps the person uses, by intent, as far as it is known.
    public internal(set) var habits: [String: AppHabit]
    /// How much the person deals with people, as weights by the identifier of their contact, as far as it is known.
    public internal(set) var people: [String: Double]
    /// Whether the device is locked.
    public internal(set) var isLocked: Bool
    /// The last message; `nil` if there is none.
    public internal(set) var lastMessage: Message?
    /// The number of timers started so far.
    var timers: Int
    /// The timer of the open question; `nil` if none is running.
    var silence: Int?
    /// The number of reminders of the open question.
    var reminders: Int

    /// Creates the state of a new conversation.
    public init() {
        phase = .idle
        calls = 0
        suspended = []
        queued = []
        pending = []
        recent = []
        followed = []
        contactAccess = [:]
        access = [:]
        habits = [:]
        people = [:]
        isLocked = false
        timers = 0
        reminders = 0
    }

    /// The open question; `nil` if there is none.
    public var question: Question? { prompt?.question }

    /// The open question with all that is known about it; `nil` if there is none.
    public var prompt: Prompt? { phase.prompt }

    /// The values of the open request, or of the one that is proposed, by parameter; empty if there is none.
    public var parameters: [String: ParameterValue] { phase.request?.intent.fields ?? phase.proposed?.parameters ?? [:] }

    /// The values that the person gave for the open request, including those the app rejected.
    public var said: [String: ParameterValue] { phase.request?.said ?? [:] }

    /// The choices offered for the open request, by parameter.
    public var offered: [String: [ParameterValue]] { phase.request?.offered ?? [:] }

    /// The intents whose requests were set aside for others and wait, the latest last.
    public var setAside: [String] { suspended.compactMap(\.about) }

    /// Previous values of the open request, by parameter, the latest first.
    public var former: [String: [ParameterValue]] { phase.request?.former ?? [:] }
}

/// What the conversation waits for. Each phase carries only its own data.
///
/// It is indirect because a phase is passed through many functions, and copying its fields costs more than one allocation.
public indirect enum Phase: Hashable, Sendable {
    /// Waits for a request.
    case idle
    /// Waits for the person to say whether, or which, request was meant.
    case clarifying(Clarification)
    /// Waits for the person to choose an app.
    case choosingApp(AppChoice)
    /// Waits for the person to say whether the app may use something.
    case permitting(PermissionQuestion)
    /// Waits for the device to be unlocked.
    case unlocking(Request, Prompt)
    /// Waits for the app to resolve the parameter.
    case resolving(Request, parameter: String, call: Int)
    /// Waits for the app to list values to choose from.
    case listing(Request, Listing, call: Int)
    /// Waits for an answer about the parameter, or about one element of its list.
    case asking(Request, Prompt, element: Int?)
    /// Waits for the app to confirm.
    case confirming(Request, call: Int)
    /// Waits for the person to confirm the whole request.
    case awaitingConfirmation(Request, Prompt)
    /// Waits for the app to handle the request.
    case handling(Request, call: Int)

    /// The open request; `nil` if there is none or no app has been chosen for it.
    public var request: Request? {
        switch self {
        case .idle, .clarifying, .choosingApp, .permitting: nil
        case .unlocking(let request, _), .resolving(let request, _, _), .listing(let request, _, _),
            .asking(let request, _, _), .confirming(let request, _),
            .awaitingConfirmation(let request, _), .handling(let request, _):
            request
        }
    }

    /// The open question; `nil` if the phase does not wait for an answer.
    var prompt: Prompt? {
        switch self {
        case .clarifying(let clarification): clarification.prompt
        case .choosingApp(let choice): choice.prompt
        case .permitting(let asked): asked.prompt
        case .unlocking(_, let prompt), .asking(_, let prompt, _), .awaitingConfirmation(_, let prompt): prompt
        case .idle, .resolving, .listing, .confirming, .handling: nil
        }
    }

    /// The phase with another prompt; unchanged if it has none.
    func with(_ prompt: Prompt) -> Phase {
        switch self {
        case .clarifying(let clarification): .clarifying(Clarification(readings: clarification.readings, prompt: prompt))
        case .choosingApp(let choice): .choosingApp(AppChoice(hypothesis: choice.hypothesis, prompt: prompt))
        case .permitting(let asked): .permitting(asked.with(prompt))
        case .unlocking(let request, _): .unlocking(request, prompt)
        case .asking(let request, _, let element): .asking(request, prompt, element: element)
        case .awaitingConfirmation(let request, _): .awaitingConfirmation(request, prompt)
        case .idle, .resolving, .listing, .confirming, .handling: self
        }
    }

    /// The phase with another request; unchanged if it has none.
    func with(_ request: Request) -> Phase {
        switch self {
        case .unlocking(_, let prompt): .unlocking(request, prompt)
        case .asking(_, let prompt, let element): .asking(request, prompt, element: element)
        case .awaitingConfirmation(_, let prompt): .awaitingConfirmation(request, prompt)
        case .resolving(_, let parameter, let call): .resolving(request, parameter: parameter, call: call)
        case .listing(_, let listing, let call): .listing(request, listing, call: call)
        case .confirming(_, let call): .confirming(request, call: call)
        case .handling(_, let call): .handling(request, call: call)
        case .idle, .clarifying, .choosingApp, .permitting: self
        }
    }
}

/// A question that is asked after the app has listed the values to choose from.
public struct Listing: Hashable, Sendable {
    /// The parameter to ask about.
    public var parameter: String
    /// The element of the parameter's list to ask about; `nil` for the whole parameter.
    var element: Int?
    /// Why the previous value was rejected.
    var rejection: Prompt.Rejection?
    /// Whether the value that the person named is looked up in the list; otherwise they are asked to choose from it.
    var looksUp = false
}

/// A request whose reading is uncertain.
public struct Clarification: Hashable, Sendable {
    /// The reading to confirm, or several to choose from.
    public var readings: [Hypothesis]
    /// The open question.
    public var prompt: Prompt
}

/// A request that several apps support.
public struct AppChoice: Hashable, Sendable {
    /// The reading of the request.
    public var hypothesis: Hypothesis
    /// The open question.
    public var prompt: Prompt
}

/// An open request with a chosen app.
public struct Request: Hashable, Sendable {
    /// A question about a parameter that the person has answered.
    struct Answered: Hashable, Sendable {
        var kind: Question.Kind
        var parameter: String
        var element: Int?
    }

    /// The request's identifier, the same in all of its calls.
    public var identifier: String
    /// The intent with its current values.
    public var intent: Record
    /// The app's identifier.
    public var app: String
    /// The app's display name.
    public var appName: String
    /// Resolved parameters.
    public var settled: Set<String> = []
    /// Parameters that the app does not use. They remain resolved whatever else changes.
    public var notRequired: Set<String> = []
    /// Parameters whose values the app has listed.
    var listed: Set<String> = []
    /// Parameters that the app has set to its default.
    var defaulted: Set<String> = []
    /// How often each parameter has been asked about.
    public var attempts: [String: Int] = [:]
    /// The number of questions asked so far.
    public var questions = 0
    /// Ambiguous values that the person still has to choose from, by parameter.
    public var ambiguities: [String: [ParameterValue]] = [:]
    /// Words that match no known value and still have to be replaced, by parameter.
    public var unknownValues: [String: String] = [:]
    /// The digest of the intent that the person confirmed; `nil` if none was. See ``Record/digest``.
    public var confirmedDigest: String?
    /// The operation's identifier, the same for repeated deliveries; `nil` before the request is handled.
    public var operation: String?
    /// The answered questions, the latest last, so that the person can go back.
    var answered: [Answered] = []
    /// The values that the person gave, by parameter.
    var said: [String: ParameterValue] = [:]
    /// Values that the app accepted before the person changed them, by parameter.
    var accepted: [String: ParameterValue] = [:]
    /// Elements to add to a list whose first element is still ambiguous, by parameter.
    var additions: [String: [ParameterValue]] = [:]
    /// The choices offered last, by parameter.
    var offered: [String: [ParameterValue]] = [:]
    /// Previous values, by parameter, the latest first.
    var former: [String: [ParameterValue]] = [:]
    /// Parameters for which the app has rejected a value.
    var refused: Set<String> = []
    /// How another value should differ, by parameter, until the app has listed the values.
    var wished: [String: Wish] = [:]
    /// Parameters whose values the person has changed since the last question; the next one tells them.
    var taken: Set<String> = []
    /// Whether the request was suspended and has resumed.
    var hasReturned = false
}

/// A request that starts when the previous one has ended.
public struct QueuedRequest: Hashable, Sendable {
    /// The reading of the request.
    public var hypothesis: Hypothesis
    /// The request's identifier.
    var identifier: String
    /// The number of suspended phases when it was queued: those wait for it; later ones resume before it.
    var depth: Int
    /// Whether the person has heard that it will be carried out.
    var isAnnounced = false

    /// Whether the same utterance asked for both.
    func isSaid(with request: Request) -> Bool {
        func utterance(_ identifier: String) -> Substring { identifier.prefix { $0 != "+" } }
        return utterance(identifier) == utterance(request.identifier)
    }
}

/// An operation that an app continues after the person was told that it is in progress.
public struct PendingOperation: Hashable, Sendable {
    /// The number of the handle call.
    public var call: Int
    /// The request being handled.
    public var request: Request
    /// The timer of the next progress report; `nil` if there are no more.
    var timer: Int?
    var reminders = 0
}

/// A completed request with a subscription to updates.
public struct FollowedRequest: Hashable, Sendable {
    /// The completed request.
    public var request: Request
    /// The app's latest response.
    public var latest: Record
    /// The number of updates received.
    var count = 0
    /// The timer that ends the subscription.
    var timer: Int?

    init(request: Request, latest: Record) {
        self.request = request
        self.latest = latest
    }

    /// Whether a response differs from the latest one in more than where something is by now: a car that moves on is no news, that it has
    /// arrived is.
    public func isNews(_ response: Record) -> Bool {
        var (told, latest) = (response.withoutPositions, latest.withoutPositions)
        told["userActivity"] = nil
        latest["userActivity"] = nil
        return told != latest
    }
}

extension Record {
    /// The record without coordinates, also in its fields.
    fileprivate var withoutPositions: Record {
        var result = self
        for (name, value) in fields {
            guard let record = value.record else { continue }
            result[name] = record.type == Self.position ? nil : .record(record.withoutPositions)
        }
        return result
    }

    private static let position = "CLLocation"
}

/// A completed request.
public struct RecentRequest: Hashable, Sendable {
    /// The app's identifier.
    public var app: String
    /// The intent with its final values.
    public var intent: Record
    /// The response of handle.
    public var response: Record?
    /// The parameters for which the person gave values.
    var said: Set<String> = []
    /// The choices that were offered, by parameter.
    var offered: [String: [ParameterValue]] = [:]
}

public import IntentSchema

/// Where a conversation stands: the result of folding its events.
public struct DialogueState: Hashable, Sendable, Codable {
    public internal(set) var phase: Phase
    /// How many calls have been made.
    public internal(set) var calls: Int
    /// Phases with an open question that were set aside for something else, the latest last.
    public internal(set) var suspended: [Phase]
    /// Requests said in the same breath as one that is under way, the next to begin last.
    public internal(set) var queued: [QueuedRequest]
    /// Operations whose outcome is still to come, the oldest first.
    public internal(set) var pending: [PendingOperation]
    /// What was done last, the latest first; at most five.
    public internal(set) var recent: [RecentRequest]
    /// What ended last without being done, with the values given for it; `nil` once something is done.
    public internal(set) var lapsed: RecentRequest?
    /// What was said since somebody was dealt with last, the latest first; `nil` for nothing.
    public internal(set) var heard: [String]?
    /// Requests that their apps report of, the oldest first.
    public internal(set) var followed: [FollowedRequest]
    /// Whether apps may see contacts, where that has changed since the conversation began, by identifier.
    public internal(set) var contactAccess: [String: Bool]
    /// Whether the device is locked.
    public internal(set) var isLocked: Bool
    /// The last thing conveyed; `nil` when nothing has been.
    public internal(set) var lastMessage: Message?
    /// How many timers have been started.
    var timers: Int
    /// The timer of the open question; `nil` when none runs.
    var silence: Int?
    /// How often the person has been reminded of the open question.
    var reminders: Int

    public init() {
        phase = .idle
        calls = 0
        suspended = []
        queued = []
        pending = []
        recent = []
        followed = []
        contactAccess = [:]
        isLocked = false
        timers = 0
        reminders = 0
    }

    /// The question that is open; `nil` when nothing is asked.
    public var question: Question? { phase.prompt?.question }

    /// The values of the request under way; empty when there is none.
    public var parameters: [String: ParameterValue] { phase.request?.intent.fields ?? [:] }

    /// The values as the person gave them for the request under way, those that the app refused included.
    public var said: [String: ParameterValue] { phase.request?.said ?? [:] }

    /// The values offered to choose from for the request under way, by parameter.
    public var offered: [String: [ParameterValue]] { phase.request?.offered ?? [:] }

    /// The values that the request under way had before others took their place, by parameter, the latest first.
    public var former: [String: [ParameterValue]] { phase.request?.former ?? [:] }
}

/// What the conversation waits for. Each phase carries only what it needs.
public enum Phase: Hashable, Sendable, Codable {
    /// For the person to ask for something.
    case idle
    /// For the person to say whether, or which, request was meant.
    case clarifying(Clarification)
    /// For the person to choose an app.
    case choosingApp(AppChoice)
    /// For the device to be unlocked.
    case unlocking(Request, Prompt)
    /// For the app to resolve the parameter.
    case resolving(Request, parameter: String, call: Int)
    /// For the app to list values, among which the person is then asked to choose.
    case listing(Request, Listing, call: Int)
    /// For the person to answer about the parameter, or about one element of its list.
    case asking(Request, Prompt, element: Int?)
    /// For the app to confirm.
    case confirming(Request, call: Int)
    /// For the person to confirm the whole request.
    case awaitingConfirmation(Request, Prompt)
    /// For the app to handle it.
    case handling(Request, call: Int)

    /// The request under way; `nil` when there is none or no app has been chosen for it.
    public var request: Request? {
        switch self {
        case .idle, .clarifying, .choosingApp: nil
        case .unlocking(let request, _), .resolving(let request, _, _), .listing(let request, _, _),
            .asking(let request, _, _), .confirming(let request, _),
            .awaitingConfirmation(let request, _), .handling(let request, _):
            request
        }
    }

    /// The question that is open; `nil` when the phase waits for no answer.
    var prompt: Prompt? {
        switch self {
        case .clarifying(let clarification): clarification.prompt
        case .choosingApp(let choice): choice.prompt
        case .unlocking(_, let prompt), .asking(_, let prompt, _), .awaitingConfirmation(_, let prompt): prompt
        case .idle, .resolving, .listing, .confirming, .handling: nil
        }
    }

    /// The same phase with another prompt; unchanged where there is none.
    func with(_ prompt: Prompt) -> Phase {
        switch self {
        case .clarifying(let clarification): .clarifying(Clarification(readings: clarification.readings, prompt: prompt))
        case .choosingApp(let choice): .choosingApp(AppChoice(hypothesis: choice.hypothesis, prompt: prompt))
        case .unlocking(let request, _): .unlocking(request, prompt)
        case .asking(let request, _, let element): .asking(request, prompt, element: element)
        case .awaitingConfirmation(let request, _): .awaitingConfirmation(request, prompt)
        case .idle, .resolving, .listing, .confirming, .handling: self
        }
    }

    /// The same phase with another request; unchanged where there is none.
    func with(_ request: Request) -> Phase {
        switch self {
        case .unlocking(_, let prompt): .unlocking(request, prompt)
        case .asking(_, let prompt, let element): .asking(request, prompt, element: element)
        case .awaitingConfirmation(_, let prompt): .awaitingConfirmation(request, prompt)
        case .resolving(_, let parameter, let call): .resolving(request, parameter: parameter, call: call)
        case .listing(_, let listing, let call): .listing(request, listing, call: call)
        case .confirming(_, let call): .confirming(request, call: call)
        case .handling(_, let call): .handling(request, call: call)
        case .idle, .clarifying, .choosingApp: self
        }
    }
}

/// A question that is put once the app has listed the values to choose from.
public struct Listing: Hashable, Sendable, Codable {
    public var parameter: String
    /// The element of the parameter's list that is asked about; `nil` for the whole parameter.
    var element: Int?
    /// Why the value before was not taken.
    var rejection: Prompt.Rejection?
}

/// A request of which it is not certain that it was meant.
public struct Clarification: Hashable, Sendable, Codable {
    /// The reading asked about, or those to choose from.
    public var readings: [Hypothesis]
    public var prompt: Prompt
}

/// A request that several apps could carry out.
public struct AppChoice: Hashable, Sendable, Codable {
    public var hypothesis: Hypothesis
    public var prompt: Prompt
}

/// A request under way with one app.
public struct Request: Hashable, Sendable, Codable {
    /// A question about a parameter that the person has answered.
    struct Answered: Hashable, Sendable, Codable {
        var kind: Question.Kind
        var parameter: String
        var element: Int?
    }

    /// The same for every call about this request.
    public var identifier: String
    public var intent: Record
    public var app: String
    public var appName: String
    /// Parameters that need no further call.
    public var settled: Set<String> = []
    /// Parameters that the app does not use: they stay settled whatever else changes.
    public var notRequired: Set<String> = []
    /// Parameters whose values the app has listed.
    var listed: Set<String> = []
    /// How often each parameter has been asked about.
    public var attempts: [String: Int] = [:]
    /// How many questions have been put.
    public var questions = 0
    /// Values the words did not settle, still to be chosen by the person.
    public var ambiguities: [String: [ParameterValue]] = [:]
    /// Words that name nothing known, still to be replaced by the person.
    public var unknownValues: [String: String] = [:]
    /// The digest of the intent that the person has confirmed; `nil` when nothing was.
    public var confirmedDigest: String?
    /// Names the operation from the moment that it is handled, the same however often it is delivered; `nil` before.
    public var operation: String?
    /// The questions answered, the latest last, so that the person can go back.
    var answered: [Answered] = []
    /// The values as the person gave them, by parameter.
    var said: [String: ParameterValue] = [:]
    /// Values that the app had accepted before the person wanted others, by parameter.
    var accepted: [String: ParameterValue] = [:]
    /// Elements added to a list whose first words are still to be settled, by parameter.
    var additions: [String: [ParameterValue]] = [:]
    /// The values that were offered to choose from last, by parameter.
    var offered: [String: [ParameterValue]] = [:]
    /// Values that others took the place of, by parameter, the latest first.
    var former: [String: [ParameterValue]] = [:]
    /// Parameters of which the app has refused a value.
    var refused: Set<String> = []
    /// What the person wants another value to be like, by parameter, until the app has told the values that there are.
    var wished: [String: Wish] = [:]
    /// Whether the request was set aside and its question put again.
    var hasReturned = false
}

/// A request that begins once the one said before it has ended.
public struct QueuedRequest: Hashable, Sendable, Codable {
    public var hypothesis: Hypothesis
    /// Names the request.
    var identifier: String
    /// How many phases were set aside when it was said: those wait until it has ended, later ones go before it.
    var depth: Int
}

/// An operation that an app goes on with after the person was told so.
public struct PendingOperation: Hashable, Sendable, Codable {
    /// The number of the handle call.
    public var call: Int
    public var request: Request
    /// Reminds the person that the app is still at it; `nil` when it does not any more.
    var timer: Int?
    var reminders = 0
}

/// A request that was carried out and that its app goes on reporting of.
public struct FollowedRequest: Hashable, Sendable, Codable {
    public var request: Request
    /// What the app said of it last.
    public var latest: Record
    /// How many updates have come.
    var count = 0
    /// Ends the following at the latest.
    var timer: Int?

    init(request: Request, latest: Record) {
        self.request = request
        self.latest = latest
    }

    /// Whether a response tells anything that the latest did not.
    public func isNews(_ response: Record) -> Bool {
        var (told, latest) = (response, latest)
        told["userActivity"] = nil
        latest["userActivity"] = nil
        return told != latest
    }
}

/// A request that was carried out.
public struct RecentRequest: Hashable, Sendable, Codable {
    /// The app's identifier.
    public var app: String
    public var intent: Record
    /// The response to handle.
    public var response: Record?
    /// The parameters that the person gave values for.
    var said: Set<String> = []
    /// The values that were offered to choose from, by parameter.
    var offered: [String: [ParameterValue]] = [:]
}

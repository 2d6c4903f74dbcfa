public import IntentSchema

/// Where a conversation stands: the result of folding its events.
public struct DialogueState: Hashable, Sendable, Codable {
    public internal(set) var phase: Phase
    /// How many calls have been made.
    public internal(set) var calls: Int

    public init() {
        phase = .idle
        calls = 0
    }

    /// The question that is open; `nil` when nothing is asked.
    public var question: Question? {
        switch phase {
        case .choosingApp(let choice): choice.prompt.question
        case .asking(_, let prompt, _): prompt.question
        case .awaitingConfirmation(_, let prompt): prompt.question
        case .idle, .resolving, .confirming, .handling: nil
        }
    }

    /// The values of the request under way; empty when there is none.
    public var parameters: [String: ParameterValue] { phase.request?.intent.fields ?? [:] }
}

/// What the conversation waits for. Each phase carries only what it needs.
public enum Phase: Hashable, Sendable, Codable {
    /// For the person to ask for something.
    case idle
    /// For the person to choose an app.
    case choosingApp(AppChoice)
    /// For the app to resolve the parameter.
    case resolving(Request, parameter: String, call: Int)
    /// For the person to answer about the parameter, or about one element of its list.
    case asking(Request, Prompt, element: Int?)
    /// For the app to confirm.
    case confirming(Request, call: Int)
    /// For the person to confirm the whole request.
    case awaitingConfirmation(Request, Prompt)
    /// For the app to handle it.
    case handling(Request, call: Int)

    var request: Request? {
        switch self {
        case .idle, .choosingApp: nil
        case .resolving(let request, _, _), .asking(let request, _, _), .confirming(let request, _),
            .awaitingConfirmation(let request, _), .handling(let request, _):
            request
        }
    }
}

/// A request that several apps could carry out.
public struct AppChoice: Hashable, Sendable, Codable {
    public var hypothesis: Hypothesis
    public var prompt: Prompt
}

/// A request under way with one app.
public struct Request: Hashable, Sendable, Codable {
    /// The same for every call about this request.
    public var identifier: String
    public var intent: Record
    public var app: String
    public var appName: String
    /// Parameters that need no further call.
    public var settled: Set<String> = []
    /// Parameters that the app does not use: they stay settled whatever else changes.
    public var notRequired: Set<String> = []
    /// How often each parameter has been asked about.
    public var attempts: [String: Int] = [:]
    /// Values the words did not settle, still to be chosen by the person.
    public var ambiguities: [String: [ParameterValue]] = [:]
    /// Words that name nothing known, still to be replaced by the person.
    public var unknownValues: [String: String] = [:]
}

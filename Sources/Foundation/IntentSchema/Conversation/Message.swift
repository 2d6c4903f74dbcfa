/// Something the assistant conveys, before it is rendered.
public enum Message: Hashable, Sendable {
    /// A question to the person.
    case question(Prompt)
    /// The utterance could not be used. An open question stays open and follows as a separate message.
    case remark(NotUnderstood)
    /// Help on what to say; the open question, or `nil` if there is none.
    case help(Question?)
    /// Acknowledges thanks.
    case acknowledged
    /// Returns a greeting.
    case greeted
    /// Returns a goodbye; the conversation may end.
    case parted
    /// All requests were cancelled; `count` of them were open, suspended or queued.
    case gaveUpAll(count: Int)
    /// Parts of the utterance that the request does not use.
    case leftOut([LeftOut], intent: String)
    /// Another request was queued and starts when the open one has ended.
    case queued(Record)
    /// A queued request was dropped, and the open one stays.
    case unqueued(Record)
    /// A new value was rejected and the previous one kept; the prompt's question confirms that one.
    case kept(Prompt)
    /// The answer to an inquiry. The open question follows as a separate message.
    case answer(Inquiry, Prompt)
    /// Something that the person is told beside that.
    case note(Note)
    /// The outcome of a request, or that it is in progress.
    case outcome(Outcome)
}

/// A question with everything that the renderer needs.
public struct Prompt: Hashable, Sendable {
    /// Why the previous value was rejected.
    public struct Rejection: Hashable, Sendable {
        /// The rejected value; `nil` if there was none.
        public var value: ParameterValue?
        /// The name of the app's reason, such as `insufficientFunds`; `nil` if it gave none.
        public var reason: String?

        public init(value: ParameterValue?, reason: String?) {
            self.value = value
            self.reason = reason
        }
    }

    /// Why the question is asked now.
    public enum Occasion: String, Hashable, Sendable {
        /// It is new, or the answer was not usable.
        case asked = "asked"
        /// The person asked to repeat it.
        case repeated = "repeated"
        /// The person did not answer.
        case reminded = "reminded"
        /// The question was suspended for something else.
        case resumed = "resumed"
    }

    /// The question.
    public var question: Question
    /// The identifier of the request; `nil` while no app is chosen.
    public var request: String?
    /// Why the question is asked now.
    public var occasion: Occasion
    /// The intent with the values known so far.
    public var intent: Record
    /// The response of the confirm method; `nil` unless the whole request is to be confirmed and the app returned one.
    public var response: Record?
    /// How often this parameter has been asked about, from 1.
    public var attempt: Int
    /// Why the previous value was rejected; `nil` if none was.
    public var rejection: Rejection?
    /// The display name of the app that asks; `nil` while none is chosen.
    public var appName: String?
    /// Display names of the apps to choose from, in the order of the question's identifiers; empty for other questions.
    public var appChoices: [String]
    /// The phrase of the shortcut that may be meant; `nil` for other questions.
    public var shortcut: String?
    /// Parameters whose values the person has just given beside an answer; they are told with the question.
    public var taken: [String] = []

    public init(
        question: Question, intent: Record, response: Record? = nil, attempt: Int = 1, rejection: Rejection? = nil,
        appName: String? = nil, appChoices: [String] = [], request: String? = nil, occasion: Occasion = .asked
    ) {
        self.question = question
        self.request = request
        self.occasion = occasion
        self.intent = intent
        self.response = response
        self.attempt = attempt
        self.rejection = rejection
        self.appName = appName
        self.appChoices = appChoices
    }

    /// Identifies what is asked: the same for a question that is repeated, another where it, or a value that it is about, is another.
    public var reference: String {
        Record(
            "Prompt",
            [
                "question": .string(String(decoding: question.json.text, as: UTF8.self)), "intent": .record(intent),
                "request": .string(request ?? ""), "response": response.map { .record($0) } ?? .string(""),
            ]
        ).digest
    }
}

/// How a request ended.
public struct Outcome: Hashable, Sendable {
    /// The kinds of outcomes.
    public enum Kind: Hashable, Sendable {
        /// The app carried out the request.
        case succeeded
        /// The app is working on it; the final outcome follows.
        case inProgress
        /// The app is still working on it, some time after `inProgress`.
        case stillInProgress
        /// The app was opened to continue.
        case continuedInApp
        /// The app refused in confirm or handle; its response has the reason.
        case refused
        /// The person declined or cancelled.
        case cancelled
        /// The person postponed it.
        case postponed
        /// The person did not answer.
        case abandoned
        /// The same was asked for again meanwhile, and done then.
        case repeated
        /// The parameter could not be resolved within the allowed attempts.
        case gaveUp(parameter: String, attempts: Int)
        /// No installed app supports the intent.
        case noApp
        /// The person does not let the app work with the assistant.
        case notPermitted
        /// The app did not reply before the deadline.
        case timedOut
        /// The app failed or is unavailable.
        case broken
        /// Unknown: the assistant was interrupted after calling the app and before its reply.
        case unknown
    }

    /// How the request ended.
    public var kind: Kind
    /// The identifier of the request; `nil` if no app was chosen.
    public var request: String?
    /// The intent with its final values.
    public var intent: Record
    /// The app's response; `nil` if there was none.
    public var response: Record?
    /// The app's display name; `nil` if none was chosen.
    public var appName: String?
    /// Whether the app has been opened.
    public var opensApp: Bool
    /// Whether it follows an earlier outcome of the request: that it was in progress or timed out.
    public var isLate: Bool
    /// Whether it is an update of a request.
    public var isUpdate: Bool

    public init(
        kind: Kind, intent: Record, response: Record? = nil, appName: String? = nil, opensApp: Bool = false, isLate: Bool = false,
        isUpdate: Bool = false, request: String? = nil
    ) {
        self.kind = kind
        self.isUpdate = isUpdate
        self.request = request
        self.isLate = isLate
        self.intent = intent
        self.response = response
        self.appName = appName
        self.opensApp = opensApp
    }
}

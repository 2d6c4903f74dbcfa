/// Something the assistant conveys, before it is put into words.
public enum Message: Hashable, Sendable, Codable {
    /// A question that the person is to answer.
    case question(Prompt)
    /// What was said could not be used; an open question stays open and follows as a message of its own.
    case remark(NotUnderstood)
    /// What can be said now; `nil` when no question is open.
    case help(Question?)
    /// Thanks were heard; nothing else follows.
    case acknowledged
    /// A greeting was heard.
    case greeted
    /// The person said goodbye; the conversation may end.
    case parted
    /// All requests were given up; `count` of them had begun or were waiting.
    case gaveUpAll(count: Int)
    /// Parts of what was said that the request does nothing with.
    case leftOut([LeftOut], intent: String)
    /// Another request was taken note of and begins once the open one has ended.
    case queued(Record)
    /// A new value was refused, and the one accepted before stays; the prompt's question confirms that one.
    case kept(Prompt)
    /// The answer to a question about what is open; the open question follows as a message of its own.
    case answer(Inquiry, Prompt)
    /// The request has ended or, while in progress, will end later.
    case outcome(Outcome)
}

/// A question with all that putting it into words needs.
public struct Prompt: Hashable, Sendable, Codable {
    /// Why the value before was not taken.
    public struct Rejection: Hashable, Sendable, Codable {
        /// The value that was not taken; `nil` when there was none.
        public var value: ParameterValue?
        /// The name of the app's reason, such as `insufficientFunds`; `nil` when it gave none.
        public var reason: String?

        public init(value: ParameterValue?, reason: String?) {
            self.value = value
            self.reason = reason
        }
    }

    /// Why the question is put now.
    public enum Occasion: String, Hashable, Sendable, Codable {
        /// It is new, or asked again because the answer would not do.
        case asked
        /// The person wanted to hear it again.
        case repeated
        /// The person has been silent.
        case reminded
        /// Something else came in between.
        case resumed
    }

    public var question: Question
    /// The request asked about, as its calls name it; `nil` while no app is chosen.
    public var request: String?
    public var occasion: Occasion
    /// The intent with the values known so far.
    public var intent: Record
    /// The confirm method's response, when the whole request is to be confirmed and the app gave one.
    public var response: Record?
    /// How often this parameter has been asked about, counted from 1.
    public var attempt: Int
    /// Why the value before was not taken; `nil` when nothing was refused.
    public var rejection: Rejection?
    /// The app that asks, by display name; `nil` while none is chosen.
    public var appName: String?
    /// Display names of the apps to choose from, in the order of the question's identifiers; empty otherwise.
    public var appChoices: [String]

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
}

/// How a request ended.
public struct Outcome: Hashable, Sendable, Codable {
    public enum Kind: Hashable, Sendable, Codable {
        /// The app did it.
        case succeeded
        /// The app goes on working; the end is told later.
        case inProgress
        /// The app is still at it, a while after it was told that it would be.
        case stillInProgress
        /// The app is opened to go on with it.
        case continuedInApp
        /// The app said no when asked to confirm or handle it; its response tells why.
        case refused
        /// The person said no or cancelled.
        case cancelled
        /// The person does not want it now.
        case postponed
        /// The person did not answer.
        case abandoned
        /// The parameter could not be settled in the number of tries allowed.
        case gaveUp(parameter: String, attempts: Int)
        /// No installed app does this.
        case noApp
        /// The app did not answer in time.
        case timedOut
        /// The app is broken or gone.
        case broken
        /// The app was asked to do it, and whether it did is not known, as the assistant was interrupted before the answer came.
        case unknown
    }

    public var kind: Kind
    /// The request that ended, as its calls name it; `nil` when no app was chosen.
    public var request: String?
    /// The intent as it stood.
    public var intent: Record
    /// The app's response; `nil` when there was none.
    public var response: Record?
    /// The app's display name; `nil` when none was chosen.
    public var appName: String?
    /// Whether the app has been opened.
    public var opensApp: Bool
    /// Whether it comes after the person was told something else about the request: that it was in progress or timed out.
    public var isLate: Bool
    /// Whether it is news of a request that is followed.
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

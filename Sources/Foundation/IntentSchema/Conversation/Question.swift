/// The open question: what the person was asked, and which answers are expected.
public struct Question: Hashable, Sendable {
    /// The kind of answer that is expected.
    public enum Kind: Hashable, Sendable {
        /// A value for the parameter.
        case value
        /// One of these values, in the offered order.
        case choice([ParameterValue])
        /// Whether this value is right.
        case confirmValue(ParameterValue)
        /// Whether to carry out the whole request.
        case confirmRequest
        /// Whether the request was understood correctly, asked before it starts.
        case confirmReading
        /// Which of these intents is meant, in the offered order, asked before the request starts.
        case chooseReading([String])
        /// Which of these apps, by identifier, to use.
        case chooseApp([String])
        /// Unlocking the device. An utterance cannot do that; it can only cancel.
        case unlock
        /// Whether the app may use this, asked before it is called for the first time.
        case permit(PermissionRequest)
    }

    /// The kind of answer that is expected.
    public var kind: Kind
    /// The intent asked about, such as `INRequestRideIntent`.
    public var intent: String
    /// The parameter asked about; `nil` if the question is about the whole request.
    public var parameter: String?
    /// The app that asks; `nil` while none is chosen.
    public var app: String?
    /// The index of the first choice shown now; 0 for questions without choices.
    public var offset: Int
    /// The choice that the person last asked about, counted from 0; `nil` if none.
    public var focus: Int?

    public init(kind: Kind, intent: String, parameter: String? = nil, app: String? = nil, offset: Int = 0) {
        self.kind = kind
        self.intent = intent
        self.parameter = parameter
        self.app = app
        self.offset = offset
    }
}

/// The question that is open: what the person was asked and what would answer it.
public struct Question: Hashable, Sendable, Codable {
    /// What kind of answer is awaited.
    public enum Kind: Hashable, Sendable, Codable {
        /// A value for the parameter.
        case value
        /// One of these values, in the order offered.
        case choice([ParameterValue])
        /// Whether this value is right.
        case confirmValue(ParameterValue)
        /// Whether the whole request is to be carried out.
        case confirmRequest
        /// Whether the request was read right, asked before it begins.
        case confirmReading
        /// Which of these intents is meant, in the order offered, asked before the request begins.
        case chooseReading([String])
        /// Which of these apps, by identifier, is to do it.
        case chooseApp([String])
        /// That the device is unlocked. Words do not do that; they can only cancel.
        case unlock
    }

    public var kind: Kind
    /// The intent asked about, such as `INRequestRideIntent`.
    public var intent: String
    /// The parameter asked about; `nil` when the question is about the whole request.
    public var parameter: String?
    /// The app that asks; `nil` while none is chosen.
    public var app: String?
    /// How many of the choices were told before those told now; 0 for questions without choices.
    public var offset: Int
    /// The choice that the person asked about last; `nil` where they asked about none.
    public var focus: Int?

    public init(kind: Kind, intent: String, parameter: String? = nil, app: String? = nil, offset: Int = 0) {
        self.kind = kind
        self.intent = intent
        self.parameter = parameter
        self.app = app
        self.offset = offset
    }
}

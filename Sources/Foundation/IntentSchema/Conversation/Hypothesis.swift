/// One reading of an utterance: the intent, the values and the reasons.
public struct Hypothesis: Hashable, Sendable {
    /// A span of the utterance and its interpretation.
    public struct Span: Hashable, Sendable {
        /// The start offset in characters (`Character`).
        public var start: Int
        /// The end offset in characters, exclusive.
        public var end: Int
        /// The words of the span.
        public var text: String
        /// The parameter that it fills, such as `dropOffLocation`, or `app`.
        public var role: String
        /// The recogniser that found it, such as `place`, `money` or `contact`.
        public var source: String
        /// Its possible values, the likeliest first.
        public var candidates: [ParameterValue]

        public init(start: Int, end: Int, text: String, role: String, source: String, candidates: [ParameterValue]) {
            self.start = start
            self.end = end
            self.text = text
            self.role = role
            self.source = source
            self.candidates = candidates
        }
    }

    /// The intent's name, such as `INRequestRideIntent`.
    public var intent: String
    /// The identifier of the named app; `nil` if none was named.
    public var app: String?
    /// The values found, by parameter name.
    public var parameters: [String: ParameterValue]
    /// Possible values of ambiguous words, by parameter, the likeliest first; not included in `parameters`.
    public var ambiguities: [String: [ParameterValue]]
    /// Words that match no known value, such as the name of an unknown place, by parameter; not included in `parameters`.
    public var unknownValues: [String: String]
    /// The interpreted spans, in order of appearance.
    public var spans: [Span]
    /// The confidence of the reading, from 0 to 1.
    public var score: Double
    /// The template or model that matched, for developers.
    public var template: String
    /// Why the reading has this score, in words for developers.
    public var reasons: [String]
    /// Further requests of the same utterance, in order; `nil` if there are none.
    public var followers: [Hypothesis]?
    /// The parts of the utterance that the reading does not use, in order; `nil` if it uses every word.
    public var leftOut: [LeftOut]?
    /// The person's shortcut that the words are; `nil` if they are none.
    public var shortcut: ShortcutUse?
    /// The question about reservations that the words are; `nil` if they are none.
    public var reservations: ReservationInquiry?
    /// The apps that have told of a group of this name, with the identifier of its conversation, empty if they gave none; `nil` if no
    /// group is named or none is known.
    public var conversations: [String: String]?
    /// The app that has reported the message that this answers or is about; `nil` if it is about none that was reported.
    public var messageApp: String?

    /// The template of the open request, which is to be made with another app.
    public static let otherApp = "app"
    /// The template of a change of something that was asked for before.
    public static let rewording = "rewording"

    public init(
        intent: String, app: String? = nil, parameters: [String: ParameterValue] = [:],
        ambiguities: [String: [ParameterValue]] = [:], unknownValues: [String: String] = [:], spans: [Span] = [], score: Double,
        template: String, reasons: [String] = [], followers: [Hypothesis]? = nil,
        leftOut: [LeftOut]? = nil
    ) {
        self.intent = intent
        self.app = app
        self.parameters = parameters
        self.ambiguities = ambiguities
        self.unknownValues = unknownValues
        self.spans = spans
        self.score = score
        self.template = template
        self.reasons = reasons
        self.followers = followers
        self.leftOut = leftOut
    }
}

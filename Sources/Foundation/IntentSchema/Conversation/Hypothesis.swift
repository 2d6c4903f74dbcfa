/// One reading of something said: the intent, the values and why.
public struct Hypothesis: Hashable, Sendable, Codable {
    /// A stretch of the utterance and what it was taken for.
    public struct Span: Hashable, Sendable, Codable {
        /// Offsets in characters (`Character`), half open.
        public var start: Int
        public var end: Int
        public var text: String
        /// What it fills, such as `dropOffLocation`, or `app`.
        public var role: String
        /// Which recogniser read it, such as `place`, `money`, `contact`.
        public var source: String
        /// The values it may mean, the likeliest first.
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
    /// The identifier of the app that was named; `nil` when none was.
    public var app: String?
    /// The values found, by parameter name.
    public var parameters: [String: ParameterValue]
    /// Values that the words may mean where they do not tell which, by parameter, the likeliest first; not among `parameters`.
    public var ambiguities: [String: [ParameterValue]]
    /// Words that stand where a known value should, such as the name of an unknown place, by parameter; not among `parameters`.
    public var unknownValues: [String: String]
    /// In order of appearance.
    public var spans: [Span]
    /// How sure the interpreter is, from 0 to 1.
    public var score: Double
    /// The template or model that matched, as a developer can look it up.
    public var template: String
    /// In plain words, why this reading stands where it stands.
    public var reasons: [String]
    /// What was asked for besides in the same breath, in order; `nil` where nothing was.
    public var followers: [Hypothesis]?
    /// The parts of the utterance that this reading does nothing with, in order; `nil` where it uses every word.
    public var leftOut: [LeftOut]?

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

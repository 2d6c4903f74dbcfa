/// A simulated person who pursues a goal in varying words and makes mistakes.
public struct SimulatedUser: Hashable, Sendable {
    /// Error rates per turn, each from 0 (never) to 1 (always).
    public struct ErrorRates: Hashable, Sendable {
        /// Says something meaningless.
        public var mumble: Double
        /// Answers with a wrong value and corrects it later.
        public var wrongValue: Double
        /// Says nothing for a minute.
        public var silence: Double
        /// Asks for help, to repeat the question, or to go back.
        public var aside: Double
        /// Makes another request in between.
        public var digression: Double
        /// Asks about the open request.
        public var inquiry: Double
        /// Removes a value or swaps two, and corrects it later.
        public var move: Double
        /// Cancels or postpones.
        public var cancel: Double

        public init(
            mumble: Double = 0, wrongValue: Double = 0, silence: Double = 0, aside: Double = 0, digression: Double = 0,
            inquiry: Double = 0, move: Double = 0, cancel: Double = 0
        ) {
            self.mumble = mumble
            self.wrongValue = wrongValue
            self.silence = silence
            self.aside = aside
            self.digression = digression
            self.inquiry = inquiry
            self.move = move
            self.cancel = cancel
        }

        /// Sets the same rate for everything except `cancel`.
        public init(each rate: Double) {
            self.init(mumble: rate, wrongValue: rate, silence: rate, aside: rate, digression: rate, inquiry: rate)
        }

        /// No errors.
        public static let none = ErrorRates()

        var areZero: Bool { self == .none }
    }

    /// Possible first utterances.
    public var openings: [String]
    /// The intended values, by parameter, each in several phrasings.
    public var values: [String: [String]]
    /// Possible wrong values, by parameter.
    public var wrongValues: [String: [String]]
    /// How the person corrects a parameter; by default, "actually" and the value.
    public var corrections: [String: [String]]
    /// Requests that the person may make in between.
    public var digressions: [String]
    /// The display name of the app to choose; `nil` for the first one offered.
    public var app: String?
    /// What else the person says.
    public var phrases: Phrases
    /// The person's error rates.
    public var errors: ErrorRates
    /// The number of steps after which a conversation counts as endless.
    public var patience: Int

    /// Creates a simulated person.
    ///
    /// - Parameter openings: possible first utterances.
    public init(
        wants openings: [String], values: [String: [String]] = [:], wrongValues: [String: [String]] = [:],
        corrections: [String: [String]] = [:], digressions: [String] = [], app: String? = nil, phrases: Phrases = .english,
        errors: ErrorRates = .none, patience: Int = 60
    ) {
        self.openings = openings
        self.values = values
        self.wrongValues = wrongValues
        self.corrections = corrections
        self.digressions = digressions
        self.app = app
        self.phrases = phrases
        self.errors = errors
        self.patience = patience
    }
}

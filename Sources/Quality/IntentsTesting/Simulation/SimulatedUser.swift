/// A person made up for a test: knows what they want, says it in words of their own, and errs as people do.
public struct SimulatedUser: Hashable, Sendable {
    /// How often a person errs, each from 0 (never) to 1 (always), a turn.
    public struct ErrorRates: Hashable, Sendable {
        /// Says something that means nothing.
        public var mumble: Double
        /// Answers with a value that is not meant, to change it later.
        public var wrongValue: Double
        /// Says nothing for a minute.
        public var silence: Double
        /// Asks for help, to hear the question again, or to go back.
        public var aside: Double
        /// Asks for something else in between.
        public var digression: Double
        /// Asks back about what is open.
        public var inquiry: Double
        /// Takes out a value or wants two exchanged, to set it right later.
        public var move: Double
        /// Gives up, or puts it off.
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

        /// The same rate for everything but giving up.
        public init(each rate: Double) {
            self.init(mumble: rate, wrongValue: rate, silence: rate, aside: rate, digression: rate, inquiry: rate)
        }

        /// Nobody errs.
        public static let none = ErrorRates()

        var areZero: Bool { self == .none }
    }

    /// What the person may say first.
    public var openings: [String]
    /// What the person wants, by parameter, each in several words for the same.
    public var values: [String: [String]]
    /// What the person may say instead by mistake, by parameter.
    public var wrongValues: [String: [String]]
    /// How the person changes a parameter that was understood wrongly; without it, "actually" and the value.
    public var corrections: [String: [String]]
    /// What the person may ask for in between.
    public var digressions: [String]
    /// The app's display name, where several could do it; `nil` for the first offered.
    public var app: String?
    public var errors: ErrorRates
    /// After how many steps a conversation counts as endless.
    public var patience: Int

    public init(
        wants openings: [String], values: [String: [String]] = [:], wrongValues: [String: [String]] = [:],
        corrections: [String: [String]] = [:], digressions: [String] = [], app: String? = nil, errors: ErrorRates = .none,
        patience: Int = 60
    ) {
        self.openings = openings
        self.values = values
        self.wrongValues = wrongValues
        self.corrections = corrections
        self.digressions = digressions
        self.app = app
        self.errors = errors
        self.patience = patience
    }
}

/// All measurements of a system on a set of sentences.
public struct Scores: Hashable, Sendable, Codable {
    /// Sentences of one intent that were mistaken for another.
    public struct Confusion: Hashable, Sendable, Codable {
        /// The expected intent.
        public var expected: String
        /// The intent found.
        public var found: String
        /// How often it occurred.
        public var count: Int

        public init(expected: String, found: String, count: Int) {
            self.expected = expected
            self.found = found
            self.count = count
        }
    }

    /// A sentence that was misread.
    public struct Mistake: Hashable, Sendable, Codable {
        /// The file's name, without folders, and the line; empty if the sentence does not come from a file.
        public var place: String
        /// The expected intent.
        public var expectedIntent: String
        /// The intent found.
        public var foundIntent: String
        /// The sentence with its slots marked as in sentence files.
        public var expected: String
        /// The slots found, as text.
        public var found: String
        /// The confidence of the reading, from 0 to 1.
        public var confidence: Double
    }

    /// The label in reports for sentences without an intent, expected or found.
    public static let none = "None"

    /// The number of sentences.
    public var sentences: Int
    /// The share of all sentences with the right intent, or rightly without one.
    public var intentAccuracy: Double
    /// Spans with the right name and bounds, over all sentences, whatever intent was found (as CoNLL counts).
    public var spans: LabelScore
    /// The share of all sentences whose intent and spans are all right.
    public var exactMatch: Double
    /// The share of sentences with an intent that were assigned to it and not refused; `nil` if there are none.
    public var inScopeAccuracy: Double?
    /// The share of sentences without an intent that were refused; `nil` if there are none.
    public var outOfScopeRecall: Double?
    /// The share of refused sentences that have no intent; `nil` if none was refused or all have an intent.
    public var outOfScopePrecision: Double?
    /// The effect of other thresholds, the lowest first; empty unless there are sentences with and without an intent.
    public var refusals: [RefusalPoint]
    /// The calibration of the confidence.
    public var calibration: Calibration
    /// `nil` if it was not measured.
    public var latency: Latency?
    /// Sorted by name.
    public var intents: [NamedScore]
    /// Sorted by name, over all intents.
    public var slots: [NamedScore]
    /// Keyed by intent; the slots of each are sorted by name.
    public var slotsByIntent: [String: [NamedScore]]
    /// All pairs that occur, the most frequent first.
    public var confusions: [Confusion]
    /// The worst first: wrong intents by decreasing confidence, then wrong slots by number.
    public var mistakes: [Mistake]
    /// One letter per sentence, in order: `.` exact, `i` wrong intent, `s` wrong slots; for comparing two runs.
    public var verdicts: String
}

/// All that is measured of a system on a set of sentences.
public struct Scores: Hashable, Sendable, Codable {
    /// Sentences of one intent that were taken for another.
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

    /// A sentence that was read wrongly.
    public struct Mistake: Hashable, Sendable, Codable {
        /// The file's name, without folders, and the line; empty when the sentence comes from no file.
        public var place: String
        /// The expected intent.
        public var expectedIntent: String
        /// The intent found.
        public var foundIntent: String
        /// With the slots marked as sentence files do.
        public var expected: String
        /// The slots found, as text.
        public var found: String
        /// The confidence of the reading, from 0 to 1.
        public var confidence: Double
    }

    /// What reports call sentences that mean, or were taken for, none of the intents.
    public static let none = "None"

    /// The number of sentences.
    public var sentences: Int
    /// The share of all sentences whose intent, or whose being none, is right.
    public var intentAccuracy: Double
    /// Spans with the right name and ends, over all sentences, whatever their intent was taken for (as CoNLL counts).
    public var spans: LabelScore
    /// The share of all sentences of which intent and every span are right.
    public var exactMatch: Double
    /// Of the sentences that mean one of the intents, the share that was taken for it and not refused; `nil` when there are none.
    public var inScopeAccuracy: Double?
    /// Of the sentences that mean none, the share that was refused; `nil` when there are none.
    public var outOfScopeRecall: Double?
    /// Of the sentences refused, the share that means none; `nil` when none was refused or none means none.
    public var outOfScopePrecision: Double?
    /// What other thresholds would do, the lowest first; empty without sentences of intents and of none.
    public var refusals: [RefusalPoint]
    /// The calibration of the confidence.
    public var calibration: Calibration
    /// `nil` when it was not measured.
    public var latency: Latency?
    /// In order of name.
    public var intents: [NamedScore]
    /// In order of name, whatever the intent.
    public var slots: [NamedScore]
    /// By intent, and of each the slots in order of name.
    public var slotsByIntent: [String: [NamedScore]]
    /// All pairs that occur, the largest first.
    public var confusions: [Confusion]
    /// The worst first: wrong intents by falling confidence, then wrong slots by how many.
    public var mistakes: [Mistake]
    /// A letter a sentence, in order: `.` exact, `i` wrong intent, `s` wrong slots; for the comparison of two runs.
    public var verdicts: String
}

public import Learning

/// Sentences read from files, and the problems with lines that could not be read.
public struct SentenceSet: Sendable {
    /// The valid sentences.
    public var sentences: [AnnotatedSentence] = []
    /// Ordered by file and line.
    public var problems: [DataProblem] = []

    public init(_ sentences: [AnnotatedSentence] = [], problems: [DataProblem] = []) {
        self.sentences = sentences
        self.problems = problems
    }

    /// Adds the sentences and problems of another set.
    public mutating func append(_ other: SentenceSet) {
        sentences += other.sentences
        problems += other.problems
    }

    /// The intents that occur, sorted by name.
    public var intents: [String] { Set(sentences.compactMap(\.intent)).sorted() }
}

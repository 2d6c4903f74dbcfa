public import Learning

/// Sentences dealt into parts of about equal size, each intent's evenly.
public struct CrossValidation: Sendable {
    /// One part left out, and all others.
    public struct Fold: Sendable {
        public var training: [AnnotatedSentence]
        public var test: [AnnotatedSentence]
    }

    /// The parts, by index of sentence.
    private let part: [Int]
    private let sentences: [AnnotatedSentence]
    public let count: Int

    /// - Parameters:
    ///   - folds: At least 2; fewer sentences make fewer folds.
    ///   - seed: Decides which sentence comes into which part, on every machine alike.
    public init(_ sentences: [AnnotatedSentence], folds: Int, seed: UInt64) {
        let count = max(2, min(folds, sentences.count))
        var random = SeededRandom(seed: seed)
        var part = Array(repeating: 0, count: sentences.count)
        let byIntent = Dictionary(grouping: sentences.indices) { sentences[$0].intent ?? Scores.none }
        var next = 0
        for (_, indices) in byIntent.sorted(by: { $0.key < $1.key }) {
            for index in indices.shuffled(using: &random) {
                part[index] = next % count
                next += 1
            }
        }
        (self.sentences, self.count, self.part) = (sentences, count, part)
    }

    /// - Parameter index: From 0 up to `count`.
    public func fold(_ index: Int) -> Fold {
        var fold = Fold(training: [], test: [])
        for (sentence, part) in zip(sentences, part) {
            if part == index { fold.test.append(sentence) } else { fold.training.append(sentence) }
        }
        return fold
    }
}

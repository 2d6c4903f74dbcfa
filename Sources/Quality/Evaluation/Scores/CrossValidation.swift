public import Learning
import Randomness

/// Sentences split into folds of about equal size, stratified by intent.
public struct CrossValidation: Sendable {
    /// A fold as test data, and all others as training data.
    public struct Fold: Sendable {
        /// The sentences to train on.
        public var training: [AnnotatedSentence]
        /// The sentences to test on.
        public var test: [AnnotatedSentence]
    }

    /// The fold of each sentence, by index.
    private let part: [Int]
    private let sentences: [AnnotatedSentence]
    /// The number of folds.
    public let count: Int

    /// Splits sentences.
    ///
    /// - Parameters:
    ///   - folds: at least 2; limited by the number of sentences.
    ///   - seed: determines the split, the same on every machine.
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

    /// The training and test data of a fold.
    ///
    /// - Parameter index: from 0 to `count - 1`.
    public func fold(_ index: Int) -> Fold {
        var fold = Fold(training: [], test: [])
        for (sentence, part) in zip(sentences, part) {
            if part == index { fold.test.append(sentence) } else { fold.training.append(sentence) }
        }
        return fold
    }
}

public import Learning

/// Trains a model from annotated sentences.
public struct ModelTraining: Sendable {
    /// The training options.
    public var options: TrainingOptions
    private let annotators: Annotators

    /// Creates a training with default options.
    ///
    /// - Parameters:
    ///   - seed: determines all random choices.
    ///   - threads: does not change the model.
    public init(seed: UInt64 = 1, threads: Int = 2, annotators: Annotators = Annotators()) {
        self.annotators = annotators
        options = TrainingOptions()
        options.seed = seed
        options.threads = threads
        options.annotatorName = annotators.current
    }

    /// Returns the model, and how many seconds its training took.
    ///
    /// - Throws: `TrainingError`.
    public func train(
        _ sentences: [AnnotatedSentence], progress: (TrainingProgress) -> Void = { _ in }
    ) throws(TrainingError) -> (model: LearnedModel, seconds: Double) {
        do {
            return try train(samples: sentences.map(\.sample), progress: progress)
        } catch {
            guard let number = error.sample, sentences.indices.contains(number) else { throw error }
            let sentence = sentences[number]
            var placed = error
            placed.message = "\(sentence.file):\(sentence.line): \(error.message)"
            throw placed
        }
    }

    /// Returns the model, and how many seconds its training took.
    ///
    /// - Throws: `TrainingError`.
    func train(
        samples: [Sample], progress: (TrainingProgress) -> Void
    ) throws(TrainingError) -> (model: LearnedModel, seconds: Double) {
        let start = ContinuousClock.now
        let trainer = ModelTrainer(options, annotator: annotators.annotator(named: options.annotatorName) ?? { _ in [] })
        let model = try trainer.train(samples, progress: progress)
        let duration = start.duration(to: .now).components
        return (model, Double(duration.seconds) + Double(duration.attoseconds) * 1e-18)
    }
}

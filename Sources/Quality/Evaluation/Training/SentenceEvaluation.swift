public import Learning

/// An evaluation on sentences: of a model, of a training with a test set, or by cross-validation, with a report.
public struct SentenceEvaluation: Sendable {
    /// The progress of a run.
    public enum Progress: Sendable {
        /// Progress of training a fold.
        case training(fold: Int, of: Int, TrainingProgress)
        /// The number of sentences read so far.
        case reading(Int, of: Int)
    }

    /// The title of the report.
    public var title: String
    /// The names of the files and folders of the sentences.
    public var data: [String]
    /// The date of the run.
    public var date: String
    /// How models are trained.
    public var training: ModelTraining

    public init(title: String, data: [String], date: String, training: ModelTraining = ModelTraining()) {
        self.title = title
        self.data = data
        self.date = date
        self.training = training
    }

    /// Scores a system.
    ///
    /// - Parameter system: its name in the report.
    public func score(
        _ reader: any SentenceReader, system: String, on sentences: [AnnotatedSentence], modelBytes: Int? = nil,
        progress: (Progress) -> Void = { _ in }
    ) -> EvaluationReport {
        let outcomes = Evaluator(reader).run(sentences) { progress(.reading($0, of: sentences.count)) }
        return report(Scores(outcomes), system: system, modelBytes: modelBytes)
    }

    /// Trains on some sentences and evaluates on others.
    ///
    /// - Throws: `TrainingError`.
    public func trainAndScore(
        on test: [AnnotatedSentence], training sentences: [AnnotatedSentence], progress: (Progress) -> Void = { _ in }
    ) throws -> EvaluationReport {
        let (model, seconds) = try training.train(sentences) { progress(.training(fold: 1, of: 1, $0)) }
        var report = score(
            ModelSentenceReader(model), system: "a model trained on \(sentences.count) sentences", on: test,
            modelBytes: model.data.count, progress: progress)
        report.trainingSeconds = seconds
        return report
    }

    /// Evaluates every sentence with a model trained on the other folds.
    ///
    /// - Parameters:
    ///   - always: additional training sentences for every model.
    ///   - seed: determines the folds.
    /// - Throws: `TrainingError`.
    public func crossValidate(
        _ sentences: [AnnotatedSentence], always: [AnnotatedSentence] = [], folds: Int, seed: UInt64,
        progress: (Progress) -> Void = { _ in }
    ) throws -> EvaluationReport {
        let validation = CrossValidation(sentences, folds: folds, seed: seed)
        var (outcomes, seconds, largest) = ([SentenceOutcome](), 0.0, 0)
        for index in 0..<validation.count {
            let fold = validation.fold(index)
            let (model, took) = try training.train(fold.training + always) {
                progress(.training(fold: index + 1, of: validation.count, $0))
            }
            (seconds, largest) = (seconds + took, max(largest, model.data.count))
            outcomes += Evaluator(ModelSentenceReader(model)).run(fold.test) { progress(.reading($0, of: fold.test.count)) }
        }
        var report = report(
            Scores(outcomes), system: "\(validation.count)-fold cross-validation, seed \(seed)", modelBytes: largest)
        (report.trainingSeconds, report.folds) = (seconds, validation.count)
        return report
    }

    private func report(_ scores: Scores, system: String, modelBytes: Int?) -> EvaluationReport {
        let build = Machine.isOptimised ? "" : " (debug build: times are not meaningful)"
        return EvaluationReport(
            title: title, system: system, data: data, date: date, machine: Machine.description + build, modelBytes: modelBytes,
            scores: scores)
    }
}

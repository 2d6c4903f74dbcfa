import Foundation
import Synchronization
public import TextTokens

/// Trains the intent model and the slot model from samples.
public struct ModelTrainer: Sendable {
    /// The options for the next training; the same options and samples produce the same bytes.
    public var options: TrainingOptions
    private let annotator: Annotator

    /// Creates a trainer. The annotator's hits become features; the model must be opened with the same annotator.
    public init(_ options: TrainingOptions = TrainingOptions(), annotator: @escaping Annotator = { _ in [] }) {
        self.options = options
        self.annotator = annotator
    }

    /// - Throws: `TrainingError` with `noSamples`, `slotOutside` or `tooMany`.
    public func train(
        _ samples: [Sample], progress: (TrainingProgress) -> Void = { _ in }
    ) throws(TrainingError) -> LearnedModel {
        guard samples.contains(where: { $0.intent != nil }) else {
            throw TrainingError(code: .noSamples, message: "there is no sample with an intent to learn from", sample: nil)
        }
        let prepared = try PreparedSample.all(samples, threads: options.threads, annotator: annotator)
        progress(TrainingProgress(stage: .features, step: samples.count, limit: samples.count, value: nil))
        let trainer = IntentTrainer(prepared, options: options)
        let intents = trainer.train(progress)
        let slots = SlotTrainer(prepared, swapped: try swapped(samples), options: options)
        guard slots.slots.count < 30_000, intents.classes.count < 60_000 else {
            throw TrainingError(
                code: .tooMany, message: "there are more intents or parameters than a model can number", sample: nil)
        }
        let result = slots.train { step, value in
            progress(TrainingProgress(stage: .slots, step: step, limit: options.slotSteps, value: value))
        }
        progress(TrainingProgress(stage: .writing, step: 0, limit: 1, value: nil))
        let parts = ModelParts(intents: intents, slots: slots, result, reservoir: trainer.reservoir, options: options)
        do {
            return try LearnedModel(try ModelFile(sections: parts.sections), annotator: annotator)
        } catch {
            throw TrainingError(code: .tooMany, message: "the model cannot be written: \(error.message)", sample: nil)
        }
    }

    /// Generated sentences for the slot model.
    private func swapped(_ samples: [Sample]) throws(TrainingError) -> [PreparedSample] {
        guard options.swapWeight > 0 else { return [] }
        let made = ValueSwapper(samples).sentences(seed: options.seed &+ 55, weight: options.swapWeight)
        return try PreparedSample.all(made, threads: options.threads, annotator: annotator)
    }
}

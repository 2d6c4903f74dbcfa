/// Options for training models.
public struct TrainingOptions: Sendable {
    /// Seeds all randomness: the same samples and seed produce the same bytes.
    public var seed: UInt64 = 1
    /// One or two; the result is the same.
    public var threads = 2
    /// The maximum number of optimiser steps for the slot model.
    public var slotSteps = 80
    /// The strength of the slot model's L1 regularisation.
    public var slotL1: Float = 0.05
    /// The strength of the slot model's L2 regularisation; `nil` chooses by the number of samples.
    public var slotL2: Float?
    /// Slot features in fewer tokens are dropped; `nil` chooses by the number of samples.
    public var slotFeatureMinimum: Int?
    /// The share of sentences without features of values known from training, so that the context is learned, too.
    public var valueDropOut: Float = 0.1
    /// The weight of a generated sentence, whose slots have values from other sentences, relative to its original; 0 generates
    /// none.
    public var swapWeight: Float = 0.5
    /// The cost of a sentence on the wrong side of an intent's boundary.
    public var intentCost: Float = 1
    /// Intent features in fewer sentences are dropped; `nil` chooses by the number of samples.
    public var intentFeatureMinimum: Int?
    /// Weights of the intent model up to this magnitude are dropped.
    public var intentWeightMinimum: Float = 1e-3
    /// The number of sentences kept as hashes in the model for `LearnedModel.adding`.
    public var reservoirSize = 1500
    /// The name and version of the annotator; the model can only be opened with the same one. Empty if there is none.
    public var annotatorName = ""

    public init() {}
}

/// The progress of training.
public struct TrainingProgress: Hashable, Sendable {
    /// The stages of training, in order.
    public enum Stage: String, Hashable, Sendable {
        /// Tokenising and annotating the samples; one step per sample.
        case features
        /// Calibrating and then training the intent model; one step each.
        case intents
        /// Training the slot model; one step per optimiser iteration.
        case slots
        /// Assembling the bytes of the model file.
        case writing
    }

    /// The current stage.
    public var stage: Stage
    /// The number of completed steps of the stage.
    public var step: Int
    /// The maximum number of steps of the stage.
    public var limit: Int
    /// The objective's value; `nil` if the stage does not minimise one.
    public var value: Double?
}

/// Why training cannot start.
public struct TrainingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error. More may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// There is no sample, or none with an intent.
        public static let noSamples = Code(rawValue: "no-samples")
        /// A slot lies outside its text.
        public static let slotOutside = Code(rawValue: "slot-outside")
        /// There are more intents or parameters than a model can number.
        public static let tooMany = Code(rawValue: "too-many")
    }

    /// The kind of error.
    public var code: Code
    /// What is wrong, for people: lower case, without a full stop.
    public var message: String
    /// The index of the invalid sample, from 0; `nil` if no single sample is at fault.
    public var sample: Int?

    public var description: String { message }
}

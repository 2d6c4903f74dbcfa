/// How models are trained.
public struct TrainingOptions: Sendable {
    /// Everything random follows from it: the same samples and seed give the same bytes.
    public var seed: UInt64 = 1
    /// One or two; the model is the same with both.
    public var threads = 2
    /// Steps of the slot model's training at most.
    public var slotSteps = 80
    /// Strength of the slot model's L1 norm.
    public var slotL1: Float = 0.05
    /// Strength of the slot model's L2 norm; `nil` chooses by the count of samples.
    public var slotL2: Float?
    /// Features of the slot model in fewer tokens than this are left out; `nil` chooses by the count of samples.
    public var slotFeatureMinimum: Int?
    /// The share of sentences that do not see the values known from training, so that the words around them count too.
    public var valueDropOut: Float = 0.1
    /// How much a made-up sentence counts in which slots have values of other sentences, beside the one it was made from; 0 for none.
    public var swapWeight: Float = 0.5
    /// Cost of a sentence on the wrong side of an intent's boundary.
    public var intentCost: Float = 1
    /// Features of the intent model in fewer sentences than this are left out; `nil` chooses by the count of samples.
    public var intentFeatureMinimum: Int?
    /// Weights of the intent model that are no greater are left out.
    public var intentWeightMinimum: Float = 1e-3
    /// Sentences kept as hashes in the model for `LearnedModel.adding`.
    public var reservoirSize = 1500
    /// What the annotator is called, with its version; a model is not read with another. Empty where there is none.
    public var annotatorName = ""

    public init() {}
}

/// How far a training is.
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
    /// What is minimised, where the stage minimises something.
    public var value: Double?
}

/// Why a training cannot begin.
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
    /// The sample that is wrong, counted from 0; `nil` when it is none in particular.
    public var sample: Int?

    public var description: String { message }
}

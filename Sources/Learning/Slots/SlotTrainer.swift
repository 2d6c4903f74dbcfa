import TextTokens

/// Trains a slot model on prepared samples.
struct SlotTrainer: Sendable {
    var options: TrainingOptions
    /// Names of all slots; labels follow from their order.
    let slots: [String]
    let intents: [String]
    private let samples: [PreparedSample]
    private let slotNumbers: [String: Int]
    private(set) var values = ValueTable()

    init(_ samples: [PreparedSample], options: TrainingOptions) {
        self.options = options
        let samples = samples.filter { $0.intent != nil && $0.text.count > 0 && $0.marksSlots }
        self.samples = samples
        slots = Set(samples.flatMap { $0.spans.map(\.slot) }).sorted()
        intents = Set(samples.filter { !$0.spans.isEmpty }.compactMap(\.intent)).sorted()
        slotNumbers = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1, $0) })
        for sample in self.samples { for value in sample.values(slotNumbers) { values.insert(value) } }
    }

    struct Result {
        var problem: ChainProblem
        /// Of one key where several share a weight.
        var weights: [Float]
    }

    func train(_ report: (Int, Double) -> Void) -> Result { Self.minimised(problem(), options: options, report) }

    static func minimised(_ problem: ChainProblem, options: TrainingOptions, _ report: (Int, Double) -> Void) -> Result {
        let scales = problem.scales
        var weights = [Float](repeating: 0, count: scales.count)
        var optimiser = QuasiNewton()
        optimiser.l1 = scales.map { $0 * options.slotL1 }
        optimiser.limit = options.slotSteps
        optimiser.tolerance = 5e-3
        optimiser.minimise(
            &weights, report: report,
            problem.objective(l2: options.slotL2 ?? (problem.sentences.count > 3000 ? 0.3 : 0.05), threads: options.threads))
        for index in weights.indices { weights[index] /= scales[index] }
        return Result(problem: problem, weights: weights)
    }

    /// The labels that an intent's sentences may have.
    func labels(of intent: String) -> [Int] {
        let own = Set(samples.filter { $0.intent == intent }.flatMap { $0.spans.map(\.slot) }).compactMap { slotNumbers[$0] }
        return [SlotLabels.outside] + own.sorted().flatMap { [SlotLabels.beginning(of: $0), SlotLabels.beginning(of: $0) + 1] }
    }
}

// MARK: Building the problem

extension SlotTrainer {
    private func problem() -> ChainProblem {
        let labels = intents.map(labels(of:))
        let numbers = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
        var random = SeededRandom(options.seed)
        var vocabulary = ChainVocabulary()
        vocabulary.denseMinimum = samples.count > 3000 ? 4 : 2
        vocabulary.minimum = options.slotFeatureMinimum ?? (samples.count > 3000 ? 2 : 1)
        let drafts: [Draft] = samples.compactMap { sample in
            sample.intent.flatMap { numbers[$0] }.map {
                Draft(sample: sample, intent: $0, isBlind: random.unit() < options.valueDropOut)
            }
        }
        let keys = Parallel.map(drafts.count, threads: options.threads) { self.keys(of: drafts[$0]) }
        let sentences = zip(drafts, keys).map { draft, keys in
            ChainVocabulary.Sentence(
                draft.sample, draft.intent, labels: labels[draft.intent], slotNumbers, vocabulary.number(keys))
        }
        return vocabulary.problem(intents: labels, labelCount: 1 + 2 * slots.count, sentences: sentences)
    }

    /// A sentence of the training; `isBlind` says that it does not see the known values.
    private struct Draft {
        var sample: PreparedSample
        var intent: Int
        var isBlind: Bool
    }

    private func keys(of draft: Draft) -> [[UInt32]] {
        let sample = draft.sample
        var own = ValueTable()
        for value in sample.values(slotNumbers) { own.insert(value) }
        let matcher = ValueMatcher(
            phrases: { (values.phrases[$0] ?? [:]).map { ($0.key, $0.value) } },
            words: { (values.words[$0] ?? [:]).map { ($0.key, $0.value) } }, slots: slots, own: own)
        let features = SlotFeatures(sample.source(values: draft.isBlind ? [] : matcher.marks(sample.words)))
        let hash = FeatureHash.of(intents[draft.intent])
        return (0..<features.count).map { features.keys(of: $0, intent: hash) }
    }
}

extension ChainVocabulary.Sentence {
    /// A sample with the numbers of its features and its labels within the intent.
    init(
        _ sample: PreparedSample, _ intent: Int, labels: [Int], _ slots: [String: Int],
        _ numbers: (features: [Int32], starts: [Int32])
    ) {
        var gold = [Int](repeating: 0, count: sample.text.count)
        for span in sample.spans {
            guard let slot = slots[span.slot] else { continue }
            for token in span.range {
                let label = SlotLabels.beginning(of: slot) + (token == span.range.lowerBound ? 0 : 1)
                gold[token] = labels.firstIndex(of: label) ?? 0
            }
        }
        self.init(
            intent: intent, features: numbers.features, starts: numbers.starts, labels: gold, weight: sample.weight)
    }
}

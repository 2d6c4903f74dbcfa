import Randomness
import TextTokens

/// Trains a slot model on prepared samples.
struct SlotTrainer: Sendable {
    var options: TrainingOptions
    /// From this number of sentences, training time matters more than fit.
    private static let many = 3000
    /// The names of all slots; their order determines the labels.
    let slots: [String]
    let intents: [String]
    private let samples: [PreparedSample]
    private let swapped: [PreparedSample]
    private let slotNumbers: [String: Int]
    private(set) var values = ValueTable()

    /// - Parameter swapped: Sentences with values of other sentences, which do not count as evidence for the values themselves.
    init(_ samples: [PreparedSample], swapped: [PreparedSample] = [], options: TrainingOptions) {
        self.swapped = swapped.filter { $0.text.count > 0 }
        self.options = options
        self.options.slotL2 = options.slotL2 ?? (samples.count > Self.many ? 0.3 : 0.05)
        let samples = samples.filter { $0.intent != nil && $0.text.count > 0 && $0.marksSlots }
        self.samples = samples
        slots = Set(samples.flatMap { $0.spans.map(\.slot) }).sorted()
        intents = Set(samples.filter { !$0.spans.isEmpty }.compactMap(\.intent)).sorted()
        slotNumbers = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1, $0) })
        for sample in self.samples { for value in sample.values(slotNumbers) { values.insert(value) } }
    }

    struct Result {
        var problem: ChainProblem
        /// The weights of one key, if several share a weight.
        var weights: [Float]
    }

    func train(_ report: (Int, Double) -> Void) -> Result { Self.minimised(problem(), options: options, report) }

    static func minimised(_ problem: ChainProblem, options: TrainingOptions, _ report: (Int, Double) -> Void) -> Result {
        let scales = problem.scales
        var weights = [Float](repeating: 0, count: scales.count)
        var optimiser = QuasiNewton()
        let minimise = { (stride: Int, weights: inout [Float], report: (Int, Double) -> Void) in
            let share = 1 / Float(stride)
            optimiser.l1 = scales.map { $0 * options.slotL1 * share }
            let objective = problem.objective(l2: (options.slotL2 ?? 0.05) * share, threads: options.threads, stride: stride)
            optimiser.minimise(&weights, report: report, objective)
        }
        if problem.sentences.count > many {
            // Far from the optimum, a part of the sentences gives a good enough direction.
            optimiser.limit = options.slotSteps / 2
            optimiser.tolerance = 2e-2
            minimise(4, &weights) { _, _ in }
        }
        optimiser.limit = options.slotSteps
        optimiser.tolerance = 1e-2
        minimise(1, &weights, report)
        for index in weights.indices { weights[index] /= scales[index] }
        return Result(problem: problem, weights: weights)
    }

    /// The possible labels of an intent's sentences.
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
        var random = SeededRandom(seed: options.seed)
        var vocabulary = ChainVocabulary()
        vocabulary.denseMinimum = samples.count > Self.many ? 4 : 2
        vocabulary.minimum = options.slotFeatureMinimum ?? (samples.count > Self.many ? 2 : 1)
        let drafts: [Draft] = (samples + swapped).compactMap { sample in
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

    /// A training sentence; `isBlind` omits the features of known values.
    private struct Draft {
        var sample: PreparedSample
        var intent: Int
        var isBlind: Bool
    }

    private func keys(of draft: Draft) -> [[UInt32]] {
        let sample = draft.sample
        var own = ValueTable()
        for value in sample.values(slotNumbers) { own.insert(value) }
        // Sorted, because the order of marks determines that of the features, and the same inputs must produce the same bytes.
        func known(_ counts: [Int: Int]?) -> [(slot: Int, count: Int)] {
            (counts ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        let matcher = ValueMatcher(
            phrases: { known(values.phrases[$0]) }, words: { known(values.words[$0]) }, slots: slots, own: own)
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

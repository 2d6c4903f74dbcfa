import Foundation
import Randomness
import Synchronization
import TextTokens

/// Trains the intent model on prepared samples.
struct IntentTrainer {
    let options: TrainingOptions
    let classes: [String?]
    private let names: [String?]
    private let sentences: [(features: IntentFeatures, weight: Float)]
    private let targets: [Int]

    init(_ samples: [PreparedSample], options: TrainingOptions) {
        self.options = options
        let intents: [String?] = Set(samples.compactMap(\.intent)).sorted()
        names = samples.map(\.intent)
        classes = intents + (samples.contains { $0.intent == nil } ? [nil] : [])
        let numbers = Dictionary(uniqueKeysWithValues: classes.enumerated().map { ($1, $0) })
        targets = samples.map { numbers[$0.intent] ?? -1 }
        let features = Parallel.map(samples.count, threads: options.threads) { number in
            IntentFeatures(samples[number].text, hits: samples[number].hits)
        }
        sentences = zip(features, samples).map { ($0, $1.weight) }
    }

    /// The parts of the intent model in the file.
    struct Result {
        var classes: [String?]
        var biases: [Float]
        var calibration: IntentModel.Calibration
        var rows: [SparseTableWriter.Row]
    }

    /// Features in fewer sentences are dropped.
    private var minimum: Int { options.intentFeatureMinimum ?? (sentences.count > 3000 ? 2 : 1) }

    /// The sentences for the reservoir.
    var reservoir: Reservoir {
        let all = zip(names, sentences).map { Reservoir.Sentence(intent: $0, features: $1.features) }
        return Reservoir(from: all, size: options.reservoirSize, seed: options.seed)
    }

    func train(_ progress: (TrainingProgress) -> Void) -> Result {
        let rows = IntentRows(sentences, minimum: minimum)
        let calibration = calibration(rows, progress)
        progress(TrainingProgress(stage: .intents, step: 1, limit: 2, value: nil))
        let classifiers = classifiers(rows.rows, targets)
        progress(TrainingProgress(stage: .intents, step: 2, limit: 2, value: nil))
        return Result(
            classes: classes, biases: classifiers.map(\.bias), calibration: calibration,
            rows: tableRows(rows, classifiers))
    }

    private func classifiers(_ rows: MarginTrainer.Rows, _ targets: [Int]) -> [MarginTrainer.Classifier] {
        var trainer = MarginTrainer()
        trainer.cost = options.intentCost
        trainer.seed = options.seed
        let empty = MarginTrainer.Classifier(weights: [], bias: 0)
        let results = Mutex([MarginTrainer.Classifier](repeating: empty, count: classes.count))
        trainer.train(rows, classes: targets, count: classes.count, threads: options.threads) { target, classifier in
            results.withLock { $0[target] = classifier }
        }
        return results.withLock { $0 }
    }

    /// Fits the calibration on held-out sentences, with classifiers that were not trained on them.
    private func calibration(_ rows: IntentRows, _ progress: (TrainingProgress) -> Void) -> IntentModel.Calibration {
        guard sentences.count >= 10 else { return IntentModel.Calibration() }
        var order = Array(targets.indices)
        var random = SeededRandom(seed: options.seed &+ 77)
        random.shuffle(&order)
        let rarest = rows.rarity.max() ?? 1
        var fitter = CalibrationFitter(classes: classes)
        for fold in 0..<foldsUsed {
            let held = order.enumerated().filter { $0.offset % Self.folds == fold }.map(\.element).sorted()
            let excluded = Set(held)
            let others = targets.indices.filter { !excluded.contains($0) }
            let classifiers = classifiers(rows.rows.selected(others), others.map { targets[$0] })
            let known = rows.isKnown(without: held.map { sentences[$0].features }, minimum: minimum)
            for row in held {
                let familiarity = Familiarity(sentences[row].features, rarest: rarest) { features in
                    features.map { feature in
                        rows.column(of: feature.key).flatMap { known[$0] ? rows.rarity[$0] : nil }
                    }
                }
                let margins = classifiers.map { MarginTrainer.margin(rows.rows, row, $0) }
                fitter.append(margins: margins, familiarity, target: targets[row])
            }
        }
        return fitter.fit(rarest: rarest)
    }

    private static let folds = 5

    /// With much data one fold suffices, unless sentences that mean no intent are rare.
    private var foldsUsed: Int {
        let negatives = classes.last == .some(nil) ? targets.count { $0 == classes.count - 1 } : Int.max
        return sentences.count > 3000 && negatives > 1000 ? 1 : Self.folds
    }

    private func tableRows(_ rows: IntentRows, _ classifiers: [MarginTrainer.Classifier]) -> [SparseTableWriter.Row] {
        rows.keys.enumerated().map { column, key in
            var weights: [(id: Int, weight: Float)] = []
            for (target, classifier) in classifiers.enumerated()
            where abs(classifier.weights[column]) > options.intentWeightMinimum {
                weights.append((target, classifier.weights[column]))
            }
            return SparseTableWriter.Row(key: key, number: rows.rarity[column], weights: weights)
        }
    }
}

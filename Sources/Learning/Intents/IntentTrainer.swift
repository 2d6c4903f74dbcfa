import Foundation
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

    /// What the file holds of the intent model.
    struct Result {
        var classes: [String?]
        var biases: [Float]
        var calibration: IntentModel.Calibration
        var rows: [SparseTableWriter.Row]
    }

    /// Sentences for the reservoir.
    var reservoir: Reservoir {
        let all = zip(names, sentences).map { Reservoir.Sentence(intent: $0, features: $1.features) }
        return Reservoir(from: all, size: options.reservoirSize, seed: options.seed)
    }

    func train(_ progress: (TrainingProgress) -> Void) -> Result {
        let minimum = options.intentFeatureMinimum ?? (sentences.count > 3000 ? 2 : 1)
        let rows = IntentRows(sentences, minimum: minimum)
        let calibration = calibration(rows, progress)
        progress(TrainingProgress(stage: .intents, step: 1, limit: 2, value: nil))
        let classifiers = classifiers(rows.rows, targets)
        progress(TrainingProgress(stage: .intents, step: 2, limit: 2, value: nil))
        return Result(
            classes: classes, biases: classifiers.map(\.bias), calibration: calibration,
            rows: Self.tableRows(rows, classifiers))
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

    /// Fits the calibration on a part of the sentences with classifiers that have not seen it.
    private func calibration(_ rows: IntentRows, _ progress: (TrainingProgress) -> Void) -> IntentModel.Calibration {
        guard sentences.count >= 10 else { return IntentModel.Calibration() }
        let folds = 5
        var order = Array(targets.indices)
        var random = SeededRandom(options.seed &+ 77)
        random.shuffle(&order)
        var fitter = CalibrationFitter(classes: classes)
        for fold in 0..<(sentences.count > 3000 ? 1 : folds) {
            let held = Set(order.enumerated().filter { $0.offset % folds == fold }.map(\.element))
            let others = targets.indices.filter { !held.contains($0) }
            let classifiers = classifiers(rows.rows.selected(others), others.map { targets[$0] })
            for row in held.sorted() {
                fitter.append(margins: classifiers.map { MarginTrainer.margin(rows.rows, row, $0) }, target: targets[row])
            }
        }
        return fitter.fit()
    }

    private static func tableRows(_ rows: IntentRows, _ classifiers: [MarginTrainer.Classifier]) -> [SparseTableWriter.Row] {
        rows.keys.enumerated().map { column, key in
            var weights: [(id: Int, weight: Float)] = []
            for (target, classifier) in classifiers.enumerated() where abs(classifier.weights[column]) > 1e-3 {
                weights.append((target, classifier.weights[column]))
            }
            return SparseTableWriter.Row(key: key, number: rows.rarity[column], weights: weights)
        }
    }
}

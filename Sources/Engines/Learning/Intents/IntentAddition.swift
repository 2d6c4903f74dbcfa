import Synchronization

/// Trains an intent model on more sentences: classifiers of new intents from scratch, those of known intents starting from
/// their weights, with the reservoir as negatives.
struct IntentAddition {
    private let samples: [PreparedSample]
    private let options: TrainingOptions

    init(_ samples: [PreparedSample], options: TrainingOptions) {
        self.samples = samples
        self.options = options
    }

    func apply(to parts: inout ModelAddition, _ model: LearnedModel) {
        let features = samples.map { IntentFeatures($0.text, hits: $0.hits) }
        let known = parts.intents.classes
        let new: [String?] = Set(samples.compactMap(\.intent)).filter { !known.contains($0) }.sorted()
        let classes = known + new
        let sentences = parts.reservoir.sentences + zip(samples, features).map { .init(intent: $0.intent, features: $1) }
        let weights = parts.reservoir.sentences.map { _ in Float(1) } + samples.map(\.weight)
        let rows = file(model) { bytes in
            let table = model.intentModel.table
            return IntentRows(Array(zip(sentences.map(\.features), weights)), rarest: table.greatestNumber(in: bytes) ?? 1) {
                key in
                table.row(key, in: bytes)?.number
            }
        }
        let margins = file(model) { bytes in sentences.map { model.intentModel.margins($0.features, in: bytes) } }
        let numbers = Dictionary(uniqueKeysWithValues: classes.enumerated().map { ($1, $0) })
        let targets = sentences.map { numbers[$0.intent] ?? -1 }
        let touched = touched(classes, known: known.count, margins.suffix(samples.count), targets.suffix(samples.count))
        let changes = train(rows.rows, targets, touched, margins, known: known.count)
        parts.intents.classes = classes
        parts.intents.biases += new.map { _ in 0 }
        for (place, target) in touched.enumerated() { parts.intents.biases[target] += changes[place].bias }
        parts.intents.rows = Self.tableRows(rows, touched, changes) { key in
            file(model) { model.intentModel.table.row(key, in: $0) != nil }
        }
        parts.reservoir = Reservoir(sentences)
    }

    private func file<Value>(_ model: LearnedModel, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        model.file.data.withUnsafeBytes { body($0) }
    }

    /// The intents with new sentences, and those that would claim a sentence of another intent.
    private func touched(_ classes: [String?], known: Int, _ margins: ArraySlice<[Float]>, _ targets: ArraySlice<Int>) -> [Int] {
        classes.indices.filter { target in
            target >= known || targets.contains(target)
                || margins.contains { $0[target] > -0.5 }
        }
    }

    private func train(
        _ rows: MarginTrainer.Rows, _ targets: [Int], _ touched: [Int], _ margins: [[Float]], known: Int
    ) -> [MarginTrainer.Classifier] {
        var trainer = MarginTrainer()
        trainer.cost = options.intentCost
        trainer.seed = options.seed
        let places = Dictionary(uniqueKeysWithValues: touched.enumerated().map { ($1, $0) })
        let empty = MarginTrainer.Classifier(weights: [], bias: 0)
        let results = Mutex([MarginTrainer.Classifier](repeating: empty, count: touched.count))
        trainer.train(
            rows, classes: targets.map { places[$0] ?? -1 }, count: touched.count, threads: options.threads,
            prior: { place in touched[place] < known ? margins.map { $0[touched[place]] } : margins.map { _ in 0 } },
            finish: { place, classifier in results.withLock { $0[place] = classifier } })
        return results.withLock { $0 }
    }

    private static func tableRows(
        _ rows: IntentRows, _ touched: [Int], _ changes: [MarginTrainer.Classifier], isKnown: (UInt32) -> Bool
    ) -> [SparseTableWriter.Row] {
        rows.keys.enumerated().compactMap { column, key in
            var weights: [(id: Int, weight: Float)] = []
            for (target, change) in zip(touched, changes) where abs(change.weights[column]) > 1e-3 {
                weights.append((target, change.weights[column]))
            }
            guard !weights.isEmpty || !isKnown(key) else { return nil }
            return SparseTableWriter.Row(key: key, number: rows.rarity[column], weights: weights)
        }
    }
}

import Foundation

/// What goes into a model file, and its encoding.
struct ModelParts {
    var intents: IntentTrainer.Result
    var slots: [String]
    /// Each intent with slots, with its labels and transitions.
    var chains: [(name: String, intent: SlotModel.Intent)] = []
    var states: [SparseTableWriter.Row] = []
    var values: ValueTable
    var annotatorName: String

    init(intents: IntentTrainer.Result, slots trainer: SlotTrainer, _ result: SlotTrainer.Result, options: TrainingOptions) {
        self.intents = intents
        slots = trainer.slots
        values = trainer.values
        annotatorName = options.annotatorName
        let problem = result.problem
        result.weights.withUnsafeBufferPointer { weights in
            for (number, name) in trainer.intents.enumerated() {
                let (start, matrix) = problem.transitions(number, weights)
                let intent = SlotModel.Intent(
                    labels: problem.intents[number], start: start, matrix: matrix, hasOwnFeatures: false)
                chains.append((name, intent))
            }
        }
        for (feature, key) in problem.keys.enumerated() {
            let weights = (Int(problem.rowStarts[feature])..<Int(problem.rowStarts[feature + 1])).compactMap { index in
                abs(result.weights[index]) > 1e-3 ? (id: Int(problem.rowLabels[index]), weight: result.weights[index]) : nil
            }
            if !weights.isEmpty { states.append(SparseTableWriter.Row(key: key, weights: weights)) }
        }
    }

    var sections: [(ModelFile.Section, [UInt8])] {
        [
            (.description, description),
            (.intents, Self.table(intents.rows)),
            (.states, Self.table(states)),
            (.transitions, transitions),
            (.phrases, Self.table(Self.rows(values.phrases))),
            (.words, Self.table(Self.rows(values.words))),
        ]
    }

    private var description: [UInt8] {
        var bytes = ByteWriter()
        bytes.append(annotatorName)
        bytes.append(intents.classes.map { $0 ?? "" })
        bytes.append(intents.biases)
        bytes.append(intents.calibration.sharpness)
        bytes.append(intents.calibration.refusal)
        bytes.append(slots)
        return bytes.bytes
    }

    private var transitions: [UInt8] {
        var bytes = ByteWriter()
        bytes.append(UInt32(chains.count))
        for (name, intent) in chains {
            bytes.append(name)
            bytes.append(UInt8(intent.hasOwnFeatures ? 1 : 0))
            bytes.append(intent.labels)
            bytes.append(intent.start.map { $0.isFinite ? $0 : 0 })
            bytes.append(intent.matrix.map { $0.isFinite ? $0 : 0 })
        }
        return bytes.bytes
    }

    private static func table(_ rows: [SparseTableWriter.Row]) -> [UInt8] {
        var writer = SparseTableWriter()
        for row in rows.sorted(by: { $0.key < $1.key }) { writer.append(row) }
        return writer.encoded()
    }

    /// Counts as weights; beyond a thousand they say nothing more.
    private static func rows(_ counts: [UInt32: [Int: Int]]) -> [SparseTableWriter.Row] {
        counts.map { key, slots in
            SparseTableWriter.Row(
                key: key, weights: slots.sorted { $0.key < $1.key }.map { ($0.key, Float(min($0.value, 1000))) })
        }
    }
}

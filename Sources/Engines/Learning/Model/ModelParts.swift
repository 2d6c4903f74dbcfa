/// The contents of a model file, and their encoding.
struct ModelParts {
    var annotatorName: String
    var intents: IntentTrainer.Result
    var slots: [String]
    /// Intents with slots, with their labels and transitions.
    var chains: [String: SlotModel.Intent]
    var states: [SparseTableWriter.Row]
    var phrases: [SparseTableWriter.Row]
    var words: [SparseTableWriter.Row]
    var reservoir: Reservoir

    init(
        intents: IntentTrainer.Result, slots trainer: SlotTrainer, _ result: SlotTrainer.Result, reservoir: Reservoir,
        options: TrainingOptions
    ) {
        annotatorName = options.annotatorName
        self.intents = intents
        self.reservoir = reservoir
        slots = trainer.slots
        phrases = trainer.values.phraseRows
        words = trainer.values.wordRows
        chains = [:]
        for (number, name) in trainer.intents.enumerated() {
            chains[name] = result.transitions(number, hasOwnFeatures: false)
        }
        states = result.stateRows
    }

    init(
        annotatorName: String, intents: IntentTrainer.Result, slots: [String], chains: [String: SlotModel.Intent],
        states: [SparseTableWriter.Row], phrases: [SparseTableWriter.Row], words: [SparseTableWriter.Row], reservoir: Reservoir
    ) {
        self.annotatorName = annotatorName
        self.intents = intents
        self.slots = slots
        self.chains = chains
        self.states = states
        self.phrases = phrases
        self.words = words
        self.reservoir = reservoir
    }

    /// The weight tables by section.
    var tables: [(section: ModelFile.Section, rows: [SparseTableWriter.Row])] {
        [(.intents, intents.rows), (.states, states), (.phrases, phrases), (.words, words)]
    }

    var sections: [(ModelFile.Section, [UInt8])] { sections(tables: [:]) }

    /// - Parameter known: Tables that are already encoded.
    func sections(tables known: [ModelFile.Section: [UInt8]]) -> [(ModelFile.Section, [UInt8])] {
        [(.description, description), (.transitions, transitions), (.reservoir, reservoir.encoded)]
            + tables.map { ($0.section, known[$0.section] ?? Self.table($0.rows)) } + (gate.map { [(.gate, $0)] } ?? [])
    }

    private var gate: [UInt8]? {
        intents.calibration.gate.map { gate in
            var bytes = ByteWriter()
            bytes.append(gate.weights)
            bytes.append(gate.rarest)
            return bytes.bytes
        }
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
        for (name, intent) in chains.sorted(by: { $0.key < $1.key }) {
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
}

extension SlotTrainer.Result {
    /// An intent's transitions in the file's form.
    func transitions(_ number: Int, hasOwnFeatures: Bool) -> SlotModel.Intent {
        let (start, matrix) = weights.withUnsafeBufferPointer { problem.transitions(number, $0) }
        return SlotModel.Intent(labels: problem.intents[number], start: start, matrix: matrix, hasOwnFeatures: hasOwnFeatures)
    }

    /// The features' weights without negligible ones.
    var stateRows: [SparseTableWriter.Row] {
        var rows: [SparseTableWriter.Row] = []
        for feature in 0..<problem.keyStarts.count - 1 {
            var found: [(id: Int, weight: Float)] = []
            for index in Int(problem.rowStarts[feature])..<Int(problem.rowStarts[feature + 1]) where abs(weights[index]) > 1e-3 {
                found.append((id: Int(problem.rowLabels[index]), weight: weights[index]))
            }
            guard !found.isEmpty else { continue }
            for key in problem.keys[problem.keyStarts[feature]..<problem.keyStarts[feature + 1]] {
                rows.append(SparseTableWriter.Row(key: key, weights: found))
            }
        }
        return rows
    }
}

extension ValueTable {
    var phraseRows: [SparseTableWriter.Row] { Self.rows(phrases) }
    var wordRows: [SparseTableWriter.Row] { Self.rows(words) }

    /// Counts as weights, clamped to a hundred.
    private static func rows(_ counts: [UInt32: [Int: Int]]) -> [SparseTableWriter.Row] {
        var rows: [SparseTableWriter.Row] = []
        for (key, slots) in counts {
            let weights = slots.keys.sorted().map { slot in (id: slot, weight: Float(min(slots[slot] ?? 0, 100))) }
            rows.append(SparseTableWriter.Row(key: key, weights: weights))
        }
        return rows
    }
}

import TextTokens

/// Trains a slot model on more sentences: each intent that they affect gets features of its own, in addition to the shared
/// ones.
struct SlotAddition {
    private let samples: [PreparedSample]
    private let options: TrainingOptions
    private let intents: [String]

    init(_ samples: [PreparedSample], options: TrainingOptions) {
        var options = options
        // The model was trained on more sentences than there are here, so changes are regularised more strongly.
        options.slotL2 = max(options.slotL2 ?? 0, 0.3)
        self.options = options
        let samples = samples.filter(\.marksSlots)
        let intents = Set(samples.filter { !$0.spans.isEmpty }.compactMap(\.intent))
        self.intents = intents.sorted()
        self.samples = samples.filter { $0.text.count > 0 && $0.intent.map(intents.contains) ?? false }
    }

    func apply(to parts: inout ModelAddition, _ model: LearnedModel) {
        guard !samples.isEmpty else { return }
        let names = Set(samples.flatMap { $0.spans.map(\.slot) }).subtracting(parts.slots)
        parts.slots += names.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: parts.slots.enumerated().map { ($1, $0) })
        var added = ValueTable()
        for sample in samples { for value in sample.values(numbers) { added.insert(value) } }
        parts.phrases = added.phraseRows
        parts.words = added.wordRows
        let result = model.file.data.withUnsafeBytes { bytes in
            train(parts, numbers, Values(model: model.slotModel, added: added, bytes: bytes))
        }
        parts.states = result.stateRows
        for (number, name) in intents.enumerated() {
            parts.chains[name] = result.transitions(number, hasOwnFeatures: true)
        }
    }

    /// Values of the unchanged model, and new ones.
    private struct Values {
        var model: SlotModel
        var added: ValueTable
        var bytes: UnsafeRawBufferPointer

        func matcher(_ slots: [String], own: ValueTable) -> ValueMatcher {
            ValueMatcher(
                phrases: { merged(model.rows(model.phrases, $0, in: bytes), added.phrases[$0]) },
                words: { merged(model.rows(model.words, $0, in: bytes), added.words[$0]) }, slots: slots, own: own)
        }

        private func merged(_ known: [(slot: Int, count: Int)], _ new: [Int: Int]?) -> [(slot: Int, count: Int)] {
            guard let new else { return known }
            var counts = new
            for (slot, count) in known { counts[slot, default: 0] += count }
            return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }

    private func train(_ parts: ModelAddition, _ numbers: [String: Int], _ values: Values) -> SlotTrainer.Result {
        let labels = intents.map { self.labels(of: $0, parts, numbers) }
        var vocabulary = ChainVocabulary()
        var sentences: [ChainVocabulary.Sentence] = []
        var offsets: [[Float]] = []
        for sample in samples {
            guard let name = sample.intent, let intent = intents.firstIndex(of: name) else { continue }
            var own = ValueTable()
            for value in sample.values(numbers) { own.insert(value) }
            let source = sample.source(values: values.matcher(parts.slots, own: own).marks(sample.words))
            let scores = SlotScores(source, intents: [name], values.model, values.bytes)
            let owner = SlotFeatures.owner(name)
            let keys = (0..<scores.features.count).map { scores.features.ownKeys(of: $0, owner: owner) }
            sentences.append(.init(sample, intent, labels: labels[intent], numbers, vocabulary.number(keys)))
            offsets.append(offset(name, labels[intent], scores, parts, values))
        }
        var problem = vocabulary.problem(intents: labels, labelCount: 1 + 2 * parts.slots.count, sentences: sentences)
        problem.offsets = offsets
        problem.priors = zip(intents, labels).map { Self.prior($1, parts.chains[$0]) }
        return SlotTrainer.minimised(problem, options: options) { _, _ in }
    }

    /// The model's current scores of the sentence; 0 for unknown labels.
    private func offset(
        _ name: String, _ labels: [Int], _ scores: SlotScores, _ parts: ModelAddition, _ values: Values
    ) -> [Float] {
        let known = values.model.intents[name]
        var intent = SlotModel.Intent(labels: labels, start: [], matrix: [], hasOwnFeatures: known?.hasOwnFeatures ?? false)
        intent.labels = labels.map { $0 < values.model.labelCount ? $0 : SlotLabels.outside }
        var states = scores.lattice(name, intent, values.model, values.bytes).states
        for token in 0..<scores.features.count {
            for (place, label) in labels.enumerated() where label >= values.model.labelCount {
                states[token * labels.count + place] = 0
            }
        }
        return states
    }

    /// The existing labels of the intent, and new ones.
    private func labels(of intent: String, _ parts: ModelAddition, _ numbers: [String: Int]) -> [Int] {
        let new = samples.filter { $0.intent == intent }.flatMap { $0.spans.compactMap { numbers[$0.slot] } }
        let known = (parts.chains[intent]?.labels ?? []).compactMap { SlotLabels.slot(of: $0) }
        return [SlotLabels.outside]
            + Set(new + known).sorted().flatMap { [SlotLabels.beginning(of: $0), SlotLabels.beginning(of: $0) + 1] }
    }

    /// The existing transitions of an intent among its current labels; 0 for all others.
    private static func prior(_ labels: [Int], _ known: SlotModel.Intent?) -> ChainProblem.Prior {
        var prior = ChainProblem.Prior(width: labels.count)
        guard let known else { return prior }
        let places = known.labels.map { labels.firstIndex(of: $0) }
        for (old, new) in places.enumerated() {
            guard let new else { continue }
            prior.start[new] = known.start[old].isFinite ? known.start[old] : 0
            for (earlier, place) in places.enumerated() {
                let value = known.matrix[earlier * known.labels.count + old]
                if let place, value.isFinite { prior.matrix[place * labels.count + new] = value }
            }
        }
        return prior
    }
}

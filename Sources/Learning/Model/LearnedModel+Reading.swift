import TextTokens

extension LearnedModel {
    /// Every intent and "none of these" with its probability, likeliest first.
    public func intents(of text: TokenisedText, hits: [TokenHit]? = nil) -> [IntentScore] {
        let features = IntentFeatures(text, hits: hits ?? annotator(text))
        let margins = file.data.withUnsafeBytes { intentModel.margins(features, in: $0) }
        let probabilities = intentModel.calibration.probabilities(margins)
        var none = Double(probabilities[probabilities.count - 1])
        var scores: [IntentScore] = []
        for (name, probability) in zip(intentModel.classes, probabilities) {
            if let name { scores.append(IntentScore(intent: name, probability: Double(probability))) } else { none += Double(probability) }
        }
        scores.append(IntentScore(intent: nil, probability: none))
        return scores.sorted { ($1.probability, $0.intent ?? "") < ($0.probability, $1.intent ?? "") }
    }

    /// The slots of a sentence that is taken to mean the intent. `askedSlot` is the parameter that the open question asks for.
    public func slots(
        of text: TokenisedText, intent: String, hits: [TokenHit]? = nil, askedSlot: String? = nil
    ) -> [LearnedSlot] {
        slots(intent, features(text, hits ?? annotator(text), askedSlot))
    }

    /// The likeliest intent with its slots, and up to `limit` alternatives.
    public func read(_ text: TokenisedText, askedSlot: String? = nil, limit: Int = 3) -> LearnedReading {
        let hits = annotator(text)
        let scores = intents(of: text, hits: hits)
        let features = features(text, hits, askedSlot)
        let all = scores.prefix(limit + 1).map { score in
            LearnedReading.Alternative(
                intent: score.intent, probability: score.probability,
                slots: score.intent.map { slots($0, features) } ?? [])
        }
        let best = all.first ?? LearnedReading.Alternative(intent: nil, probability: 1, slots: [])
        return LearnedReading(
            intent: best.intent, probability: best.probability, slots: best.slots, alternatives: Array(all.dropFirst()))
    }

    func features(_ text: TokenisedText, _ hits: [TokenHit], _ askedSlot: String?) -> SlotFeatures {
        let values = file.data.withUnsafeBytes { slotModel.values(text, in: $0) }
        return SlotFeatures(text, marks: hits.map { Mark($0) }, values: values, askedSlot: askedSlot)
    }

    private func slots(_ name: String, _ features: SlotFeatures) -> [LearnedSlot] {
        guard let intent = slotModel.intents[name], features.count > 0 else { return [] }
        var lattice = file.data.withUnsafeBytes { slotModel.lattice(features, name, intent, in: $0) }
        let best = lattice.best(start: intent.start, matrix: intent.matrix).labels
        _ = lattice.run(intent.factors)
        return SlotLabels.spans(best.map { intent.labels[$0] }).map { span in
            let least = span.range.map { lattice.probability($0, best[$0]) }.min() ?? 0
            return LearnedSlot(name: slotModel.slots[span.slot], range: span.range, probability: Double(min(least, 1)))
        }
    }
}

public import TextTokens

extension LearnedModel {
    /// The annotator's hits for the sentence, for callers that query the model several times for it.
    public func hits(in text: TokenisedText) -> [TokenHit] { annotator(text) }

    /// Every intent and "none of these" with its probability, the likeliest first.
    public func intents(of text: TokenisedText, hits: [TokenHit]? = nil) -> [IntentScore] {
        let features = IntentFeatures(text, hits: hits ?? annotator(text))
        return intentModel.scores(file.data.withUnsafeBytes { intentModel.probabilities(features, in: $0) })
    }

    /// The slots of a sentence, given its intent. `askedSlot` is the parameter that the open question asks for.
    public func slots(
        of text: TokenisedText, intent: String, hits: [TokenHit]? = nil, askedSlot: String? = nil
    ) -> [LearnedSlot] {
        file.data.withUnsafeBytes { bytes in
            let scores = SlotScores(
                source(text, hits ?? annotator(text), askedSlot, bytes), intents: [intent], slotModel, bytes)
            return slots(intent, scores, bytes)
        }
    }

    /// The slots of a sentence for each of several possible intents, at little more cost than for one.
    public func slots(of text: TokenisedText, intents: [String], hits: [TokenHit]) -> [[LearnedSlot]] {
        guard !intents.isEmpty else { return [] }
        return file.data.withUnsafeBytes { bytes in
            let scores = SlotScores(source(text, hits, nil, bytes), intents: intents, slotModel, bytes)
            return intents.map { slots($0, scores, bytes) }
        }
    }

    /// The likeliest intent with its slots, and up to `limit` alternatives. Alternatives with a probability below 0.01 come
    /// without slots.
    public func read(_ text: TokenisedText, askedSlot: String? = nil, limit: Int = 3) -> LearnedReading {
        let hits = annotator(text)
        let scores = intents(of: text, hits: hits)
        return file.data.withUnsafeBytes { bytes in
            let shared = SlotScores(
                source(text, hits, askedSlot, bytes), intents: scores.prefix(limit + 1).compactMap(\.intent), slotModel, bytes)
            let all = scores.prefix(limit + 1).enumerated().map { rank, score in
                let isLikely = rank == 0 || score.probability >= 0.01
                return LearnedReading.Alternative(
                    intent: score.intent, probability: score.probability,
                    slots: isLikely ? score.intent.map { slots($0, shared, bytes) } ?? [] : [])
            }
            let best = all.first ?? LearnedReading.Alternative(intent: nil, probability: 1, slots: [])
            return LearnedReading(
                intent: best.intent, probability: best.probability, slots: best.slots, alternatives: Array(all.dropFirst()))
        }
    }

    func source(
        _ text: TokenisedText, _ hits: [TokenHit], _ askedSlot: String?, _ bytes: UnsafeRawBufferPointer
    ) -> SlotFeatures.Source {
        SlotFeatures.Source(text: text, hits: hits, values: slotModel.values(text, in: bytes), askedSlot: askedSlot)
    }

    private func slots(_ name: String, _ scores: SlotScores, _ bytes: UnsafeRawBufferPointer) -> [LearnedSlot] {
        guard let intent = slotModel.intents[name], scores.features.count > 0 else { return [] }
        var lattice = scores.lattice(name, intent, slotModel, bytes)
        let best = lattice.best(start: intent.start, matrix: intent.matrix).labels
        _ = lattice.run(intent.factors)
        return SlotLabels.spans(best.map { intent.labels[$0] }).map { span in
            let least = span.range.map { lattice.probability($0, best[$0]) }.min() ?? 0
            return LearnedSlot(name: slotModel.slots[span.slot], range: span.range, probability: Double(min(least, 1)))
        }
    }
}

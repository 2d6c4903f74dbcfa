public import TextTokens

extension LearnedModel {
    /// The n-grams that decided the intent and the features that decided each token's label; `intent` explains another intent
    /// than the likeliest.
    public func explanation(
        of text: TokenisedText, intent: String? = nil, askedSlot: String? = nil, limit: Int = 8
    ) -> LearnedExplanation {
        let hits = annotator(text)
        let scores = intents(of: text, hits: hits)
        let chosen = scores.first { $0.intent == intent && intent != nil } ?? scores.first
        let rival = scores.first { $0.intent != chosen?.intent && $0.intent != nil }
        return file.data.withUnsafeBytes { bytes in
            LearnedExplanation(
                intent: chosen?.intent, probability: chosen?.probability ?? 0,
                features: intentFeatures(text, hits, chosen?.intent, rival?.intent, limit, bytes), against: rival?.intent,
                tokens: chosen?.intent.map { tokens($0, source(text, hits, askedSlot, bytes), limit, bytes) } ?? [])
        }
    }

    private func intentFeatures(
        _ text: TokenisedText, _ hits: [TokenHit], _ chosen: String?, _ rival: String?, _ limit: Int,
        _ bytes: UnsafeRawBufferPointer
    ) -> [LearnedExplanation.Feature] {
        let names = IntentFeatures.names(text, hits: hits)
        let classes = intentModel.classes
        let plus = classes.firstIndex(of: chosen)
        let minus = rival.flatMap { classes.firstIndex(of: $0) }
        var found: [LearnedExplanation.Feature] = []
        for known in intentModel.known(IntentFeatures(text, hits: hits), in: bytes) {
            var weight: Float = 0
            intentModel.table.forEach(known.row, in: bytes) { id, value in
                if id == plus { weight += value * known.value } else if id == minus { weight -= value * known.value }
            }
            found.append(LearnedExplanation.Feature(name: names[known.key] ?? "?", weight: Double(weight)))
        }
        return Self.weightiest(found, limit)
    }

    private func tokens(
        _ name: String, _ source: SlotFeatures.Source, _ limit: Int, _ bytes: UnsafeRawBufferPointer
    ) -> [LearnedExplanation.Token] {
        guard let intent = slotModel.intents[name] else { return [] }
        let features = SlotFeatures(source, isNamed: true)
        let scores = SlotScores(source, intents: [name], slotModel, bytes)
        let best = scores.lattice(name, intent, slotModel, bytes).best(start: intent.start, matrix: intent.matrix).labels
        return best.enumerated().map { token, place in
            let label = intent.labels[place]
            let found = features.named(of: token, intent: name).map { feature in
                var weight: Float = 0
                for key in feature.keys {
                    guard let row = slotModel.states.row(key, in: bytes) else { continue }
                    slotModel.states.forEach(row, in: bytes) { id, value in if id == label { weight += value } }
                }
                return LearnedExplanation.Feature(name: feature.name, weight: Double(weight))
            }
            return LearnedExplanation.Token(token: token, label: describe(label), features: Self.weightiest(found, limit))
        }
    }

    private func describe(_ label: Int) -> String {
        guard let slot = SlotLabels.slot(of: label) else { return "outside" }
        return (SlotLabels.isBeginning(label) ? "begins " : "continues ") + slotModel.slots[slot]
    }

    private static func weightiest(_ features: [LearnedExplanation.Feature], _ limit: Int) -> [LearnedExplanation.Feature] {
        let sorted = features.filter { $0.weight != 0 }.sorted { (abs($1.weight), $0.name) < (abs($0.weight), $1.name) }
        return Array(sorted.prefix(limit))
    }
}

extension SlotFeatures {
    /// A token's features with their names and all their look-up keys.
    fileprivate func named(of token: Int, intent: String) -> [(name: String, keys: [UInt32])] {
        let hash = FeatureHash.of(intent)
        let owner = SlotFeatures.owner(intent)
        let joined = Set(joined(of: token))
        return (sharedStarts[token]..<sharedStarts[token + 1]).map { place in
            let feature = shared[place]
            var keys = [FeatureHash.key(feature), FeatureHash.key(FeatureHash.join(feature, owner))]
            if joined.contains(feature) { keys.append(FeatureHash.key(FeatureHash.join(feature, hash))) }
            return (names[place], keys)
        }
    }
}

/// A sentence's features with what they say of every label, whatever the intent; computed once for all intents that are tried.
struct SlotScores {
    let features: SlotFeatures
    /// For each token, a score for each label.
    private var shared: [Float]

    init(_ source: SlotFeatures.Source, _ model: SlotModel, _ bytes: UnsafeRawBufferPointer) {
        features = SlotFeatures(source)
        let count = model.labelCount
        shared = [Float](repeating: 0, count: features.count * count)
        shared.withUnsafeMutableBufferPointer { shared in
            for token in 0..<features.count {
                let row = UnsafeMutableBufferPointer(rebasing: shared[token * count..<(token + 1) * count])
                for hash in features.shared(of: token) { model.states.add(FeatureHash.key(hash), to: row, in: bytes) }
            }
        }
    }

    /// The scores of an intent's labels at every token.
    func lattice(
        _ name: String, _ intent: SlotModel.Intent, _ model: SlotModel, _ bytes: UnsafeRawBufferPointer
    ) -> ChainLattice {
        let width = intent.labels.count
        let count = model.labelCount
        let hash = FeatureHash.of(name)
        let owner = SlotFeatures.owner(name)
        var lattice = ChainLattice()
        lattice.reset(count: features.count, width: width)
        var sums = [Float](repeating: 0, count: count)
        sums.withUnsafeMutableBufferPointer { sums in
            for token in 0..<features.count {
                for label in 0..<count { sums[label] = shared[token * count + label] }
                for feature in features.joined(of: token) {
                    model.states.add(FeatureHash.key(FeatureHash.join(feature, hash)), to: sums, in: bytes)
                }
                if intent.hasOwnFeatures {
                    for feature in features.shared(of: token) {
                        model.states.add(FeatureHash.key(FeatureHash.join(feature, owner)), to: sums, in: bytes)
                    }
                }
                for (place, label) in intent.labels.enumerated() { lattice.states[token * width + place] = sums[label] }
            }
        }
        return lattice
    }
}

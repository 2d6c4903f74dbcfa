/// A sentence's features with what they say of every label, whatever the intent; computed once for all intents that are tried.
struct SlotScores {
    let features: SlotFeatures
    /// For each token, a score for each label, as the model's table stores weights.
    private var shared: [Int32]

    init(_ source: SlotFeatures.Source, _ model: SlotModel, _ bytes: UnsafeRawBufferPointer) {
        features = SlotFeatures(source)
        let count = model.labelCount
        shared = [Int32](repeating: 0, count: features.count * count)
        shared.withUnsafeMutableBufferPointer { shared in
            for token in 0..<features.count {
                let row = UnsafeMutableBufferPointer(rebasing: shared[token * count..<(token + 1) * count])
                for hash in features.shared(of: token) { model.states.addStored(FeatureHash.key(hash), to: row, in: bytes) }
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
        var sums = shared
        sums.withUnsafeMutableBufferPointer { sums in
            for token in 0..<features.count {
                let row = UnsafeMutableBufferPointer(rebasing: sums[token * count..<(token + 1) * count])
                for feature in features.joined(of: token) {
                    model.states.addStored(FeatureHash.key(FeatureHash.join(feature, hash)), to: row, in: bytes)
                }
                if intent.hasOwnFeatures {
                    for feature in features.shared(of: token) {
                        model.states.addStored(FeatureHash.key(FeatureHash.join(feature, owner)), to: row, in: bytes)
                    }
                }
                for place in 0..<width {
                    lattice.states[token * width + place] = Float(row[intent.labels[place]]) * model.states.scale
                }
            }
        }
        return lattice
    }
}

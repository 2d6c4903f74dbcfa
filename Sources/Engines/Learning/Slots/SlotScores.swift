/// The label scores of a sentence's features, independent of the intent; computed once for all intents that are tried.
struct SlotScores {
    let features: SlotFeatures
    /// For each token, a score per label, as stored weights, in rows of the table's `sumCount`.
    private var shared: [Int32]
    /// The labels that have scores, ascending.
    private let labels: [Int32]

    /// - Parameter names: The intents that are to be tried: only their labels get scores.
    init(
        _ source: SlotFeatures.Source, intents names: some Sequence<String>, _ model: SlotModel, _ bytes: UnsafeRawBufferPointer
    ) {
        labels = model.labels(of: names)
        let features = SlotFeatures(source)
        self.features = features
        let count = model.states.sumCount
        var sums: [Int32] = []
        sums.reserveCapacity(features.count * count)
        for token in 0..<features.count { sums += model.placeScores(of: token, count: features.count) }
        let rows = Rows(model.states, labels, bytes)
        sums.withUnsafeMutableBufferPointer { sums in
            for token in 0..<features.count {
                let row = UnsafeMutableBufferPointer(rebasing: sums[token * count..<(token + 1) * count])
                let (before, after) = features.sharedBesidePlace(of: token)
                rows.add(before, to: row) { $0 }
                rows.add(after, to: row) { $0 }
            }
        }
        shared = sums
    }

    /// The rows of features.
    private struct Rows {
        private let table: SparseTable
        private let labels: [Int32]
        private let bytes: UnsafeRawBufferPointer

        init(_ table: SparseTable, _ labels: [Int32], _ bytes: UnsafeRawBufferPointer) {
            self.table = table
            self.labels = labels
            self.bytes = bytes
        }

        /// Adds the rows of the features' hashes, each of which is transformed first.
        @inline(__always)
        func add(_ hashes: ArraySlice<UInt64>, to sums: UnsafeMutableBufferPointer<Int32>, _ transform: (UInt64) -> UInt64) {
            hashes.withUnsafeBufferPointer { hashes in
                labels.withUnsafeBufferPointer { labels in
                    table.find(count: hashes.count, key: { FeatureHash.key(transform(hashes[$0])) }, in: bytes) { _, row in
                        table.addStored(row, of: labels, to: sums, in: bytes)
                    }
                }
            }
        }
    }

    /// The lattice with the scores of an intent's labels at every token.
    func lattice(
        _ name: String, _ intent: SlotModel.Intent, _ model: SlotModel, _ bytes: UnsafeRawBufferPointer
    ) -> ChainLattice {
        let width = intent.labels.count
        let count = model.states.sumCount
        let hash = FeatureHash.of(name)
        let owner = SlotFeatures.owner(name)
        var lattice = ChainLattice()
        lattice.reset(count: features.count, width: width)
        var sums = shared
        let rows = Rows(model.states, labels, bytes)
        sums.withUnsafeMutableBufferPointer { sums in
            for token in 0..<features.count {
                let row = UnsafeMutableBufferPointer(rebasing: sums[token * count..<(token + 1) * count])
                rows.add(features.joined(of: token), to: row) { FeatureHash.join($0, hash) }
                if intent.hasOwnFeatures { rows.add(features.shared(of: token), to: row) { FeatureHash.join($0, owner) } }
                for place in 0..<width {
                    lattice.states[token * width + place] = Float(row[intent.labels[place]]) * model.states.scale
                }
            }
        }
        return lattice
    }
}

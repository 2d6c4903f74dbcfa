/// The intent model as it lies in the file: classifiers' weights by feature, and what turns margins into probabilities.
struct IntentModel: Sendable {
    /// Names of the classes; `nil` is "none of these", which has a classifier of its own where it had samples.
    var classes: [String?]
    var biases: [Float]
    var calibration: Calibration
    let table: SparseTable

    /// A feature of a sentence that the model knows, and by how much it counts.
    struct Known {
        var key: UInt32
        var row: SparseTable.Row
        var value: Float
    }

    /// The sentence's features that the model knows, scaled. Unknown ones make a block longer as rare ones would.
    func known(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Known] {
        var squares = [Float](repeating: 0, count: IntentFeatures.blockCount)
        var known: [(Known, Int)] = []
        for feature in features.features {
            guard let row = table.row(feature.key, in: bytes) else { continue }
            squares[feature.block] += row.number * row.number
            known.append((Known(key: feature.key, row: row, value: row.number), feature.block))
        }
        return known.map { known, block in
            var known = known
            known.value *= IntentFeatures.blockWeights[block] / max(squares[block], 1e-6).squareRoot()
            return known
        }
    }

    func margins(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Float] {
        margins(known(features, in: bytes), in: bytes)
    }

    /// Of each class, and then of none of them beyond the classes' own.
    func probabilities(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Float] {
        let known = known(features, in: bytes)
        let familiarity = Familiarity(features, rarest: calibration.gate?.rarest ?? 1) { keys in
            var next = 0
            // Both are in order of key.
            return keys.map { feature in
                guard next < known.count, known[next].key == feature.key else { return nil }
                next += 1
                return known[next - 1].row.number
            }
        }
        return calibration.probabilities(margins(known, in: bytes), none: classes.firstIndex(of: nil), familiarity)
    }

    private func margins(_ known: [Known], in bytes: UnsafeRawBufferPointer) -> [Float] {
        var margins = biases
        margins.withUnsafeMutableBufferPointer { margins in
            for known in known { table.add(known.row, times: known.value, to: margins, in: bytes) }
        }
        return margins
    }
}

/// The intent model as stored in the file: the classifiers' weights by feature, and the calibration.
struct IntentModel: Sendable {
    /// The class names; `nil` is "none of these", which has a classifier of its own if it had samples.
    let classes: [String?]
    let biases: [Float]
    let calibration: Calibration
    let table: SparseTable
    /// The indices of the classes sorted by name, "none of these" first.
    private let alphabet: [Int]

    init(classes: [String?], biases: [Float], calibration: Calibration, table: SparseTable) {
        self.classes = classes
        self.biases = biases
        self.calibration = calibration
        self.table = table
        alphabet = classes.indices.sorted { classes[$0] ?? "" < classes[$1] ?? "" }
    }

    /// The classes with their probabilities, the likeliest first; ties are sorted by name.
    ///
    /// - Parameter probabilities: Of each class, followed by that of "none of these" beyond the classes' own.
    func scores(_ probabilities: [Float]) -> [IntentScore] {
        var none = Double(probabilities[classes.count])
        // The bit patterns of positive numbers sort like the numbers, so that sorting compares only integers.
        var order: [UInt64] = []
        for (rank, index) in alphabet.enumerated() {
            if classes[index] == nil {
                none += Double(probabilities[index])
            } else {
                order.append(UInt64(~probabilities[index].bitPattern) << 32 | UInt64(rank))
            }
        }
        order.sort()
        var scores = order.map { entry in
            let index = alphabet[Int(entry & 0xFFFF_FFFF)]
            return IntentScore(intent: classes[index], probability: Double(probabilities[index]))
        }
        let place = scores.firstIndex { $0.probability <= none } ?? scores.count
        scores.insert(IntentScore(intent: nil, probability: none), at: place)
        return scores
    }

    /// A known feature of a sentence, with its value.
    struct Known {
        var key: UInt32
        var row: SparseTable.Row
        var value: Float
    }

    /// The sentence's known features, scaled. Unknown ones contribute to a block's length like rare ones.
    func known(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Known] {
        var squares = [Float](repeating: 0, count: IntentFeatures.blockCount)
        var known: [Known] = []
        var blocks: [Int] = []
        known.reserveCapacity(features.features.count)
        blocks.reserveCapacity(features.features.count)
        let key: (Int) -> UInt32 = { features.features[$0].key }
        table.find(count: features.features.count, key: key, in: bytes) { index, row in
            let feature = features.features[index]
            squares[feature.block] += row.number * row.number
            known.append(Known(key: feature.key, row: row, value: row.number))
            blocks.append(feature.block)
        }
        let factors = zip(IntentFeatures.blockWeights, squares).map { $0 / max($1, 1e-6).squareRoot() }
        for index in known.indices { known[index].value *= factors[blocks[index]] }
        return known
    }

    func margins(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Float] {
        margins(known(features, in: bytes), in: bytes)
    }

    /// The probabilities of each class, followed by that of "none of these" beyond the classes' own.
    func probabilities(_ features: IntentFeatures, in bytes: UnsafeRawBufferPointer) -> [Float] {
        let known = known(features, in: bytes)
        let familiarity = Familiarity(features, rarest: calibration.gate?.rarest ?? 1) { keys in
            var next = 0
            // Both are sorted by key.
            return keys.map { feature in
                guard next < known.count, known[next].key == feature.key else { return nil }
                next += 1
                return known[next - 1].row.number
            }
        }
        return calibration.probabilities(margins(known, in: bytes), none: classes.firstIndex(of: nil), familiarity)
    }

    private func margins(_ known: [Known], in bytes: UnsafeRawBufferPointer) -> [Float] {
        var margins = biases + repeatElement(0, count: max(0, table.sumCount - biases.count))
        margins.withUnsafeMutableBufferPointer { margins in
            for known in known { table.add(known.row, times: known.value, to: margins, in: bytes) }
        }
        margins.removeLast(margins.count - biases.count)
        return margins
    }
}

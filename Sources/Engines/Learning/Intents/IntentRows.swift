import Foundation

/// The training matrix of the intent model: the vocabulary, the rarity of each feature, and the scaled values of each sentence.
struct IntentRows {
    private var columns = KeyNumbers()
    var keys: [UInt32] { columns.keys }
    /// Inverse document frequencies by column.
    private(set) var rarity: [Float] = []
    private(set) var rows = MarginTrainer.Rows()
    /// The document frequency of each column's feature; empty if unknown.
    private var counts: [Int] = []

    /// Creates rows from sentences. Features in fewer sentences than `minimum` are dropped.
    init(_ sentences: [(features: IntentFeatures, weight: Float)], minimum: Int) {
        var counts: [UInt32: Int] = [:]
        for sentence in sentences { for feature in sentence.features.features { counts[feature.key, default: 0] += 1 } }
        for sentence in sentences {
            for feature in sentence.features.features where counts[feature.key, default: 0] >= minimum {
                guard columns.number(of: feature.key) == rarity.count else { continue }
                self.counts.append(counts[feature.key, default: 0])
                rarity.append(log(Float(sentences.count + 1) / Float(counts[feature.key, default: 0] + 1)) + 1)
            }
        }
        rows.width = keys.count
        for sentence in sentences { append(sentence.features, weight: sentence.weight) }
    }

    /// Creates rows with every feature, using the rarities of a model; new features are as rare as its rarest.
    init(
        _ sentences: [(features: IntentFeatures, weight: Float)], rarest: Float, rarity known: (UInt32) -> Float?
    ) {
        for sentence in sentences {
            for feature in sentence.features.features where columns.number(of: feature.key) == rarity.count {
                rarity.append(known(feature.key) ?? rarest)
            }
        }
        rows.width = keys.count
        for sentence in sentences { append(sentence.features, weight: sentence.weight) }
    }

    /// The column of a feature; `nil` if there is none.
    func column(of key: UInt32) -> Int? { columns.known(key).map { Int($0) } }

    /// Whether each column's feature would still be frequent enough without the held-out sentences.
    func isKnown(without held: [IntentFeatures], minimum: Int) -> [Bool] {
        var left = counts
        for features in held {
            for feature in features.features { if let column = columns.known(feature.key) { left[Int(column)] -= 1 } }
        }
        return left.map { $0 >= minimum }
    }

    private mutating func append(_ features: IntentFeatures, weight: Float) {
        var squares = [Float](repeating: 0, count: IntentFeatures.blockCount)
        var found: [(Int32, Int)] = []
        for feature in features.features {
            guard let column = columns.known(feature.key) else { continue }
            squares[feature.block] += rarity[Int(column)] * rarity[Int(column)]
            found.append((column, feature.block))
        }
        for (column, block) in found {
            rows.columns.append(column)
            rows.values.append(IntentFeatures.blockWeights[block] * rarity[Int(column)] / max(squares[block], 1e-6).squareRoot())
        }
        rows.starts.append(Int32(rows.columns.count))
        rows.weights.append(weight)
    }
}

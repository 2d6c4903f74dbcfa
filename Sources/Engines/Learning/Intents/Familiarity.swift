/// How much of a sentence is known from training: the share of the known words and word pairs, or letters, in the length of the
/// feature vector. Unknown ones count as the rarest known.
struct Familiarity: Sendable {
    var words: Float
    var letters: Float

    /// - Parameter numbers: The rarity of each feature, in order; `nil` for unknown ones.
    init(_ features: IntentFeatures, rarest: Float, _ numbers: ([IntentFeatures.Feature]) -> [Float?]) {
        var known = [Float](repeating: 0, count: IntentFeatures.blockCount)
        var unknown = known
        for (feature, number) in zip(features.features, numbers(features.features)) {
            if let number { known[feature.block] += number * number } else { unknown[feature.block] += rarest * rarest }
        }
        words = Self.share(known[0], unknown[0])
        letters = Self.share(known[1], unknown[1])
    }

    private static func share(_ known: Float, _ unknown: Float) -> Float {
        (known / max(known + unknown, 1e-6)).squareRoot()
    }
}

/// How much of a sentence was seen in training: of the length that its words and pairs of words, or its letters, would have as a row of
/// numbers, the part that the known ones make up. Unknown ones count as the rarest known.
struct Familiarity: Sendable {
    var words: Float
    var letters: Float

    /// - Parameter numbers: How rare each feature is, in order; `nil` for unknown ones.
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

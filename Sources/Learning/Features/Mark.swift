import TextTokens

/// A named range of tokens as features see it: a recogniser's hit, or a value known from training.
struct Mark: Sendable {
    var range: Range<Int>
    var label: UInt64

    init(range: Range<Int>, label: UInt64) {
        self.range = range
        self.label = label
    }

    init(_ hit: TokenHit) { self.init(range: hit.range, label: FeatureHash.of(hit.label)) }

    /// The label joined with whether the token stands at the beginning, inside, at the end, or alone.
    func place(of token: Int) -> UInt64 {
        let isFirst = token == range.lowerBound
        let isLast = token == range.upperBound - 1
        return FeatureHash.join(label, isFirst ? (isLast ? 1 : 2) : (isLast ? 3 : 4))
    }

    /// The places of every token's marks.
    static func places(_ marks: [Mark], count: Int) -> [[UInt64]] {
        var places = [[UInt64]](repeating: [], count: count)
        for mark in marks {
            for token in mark.range.clamped(to: 0..<count) { places[token].append(mark.place(of: token)) }
        }
        return places
    }
}

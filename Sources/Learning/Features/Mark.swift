import TextTokens

/// A named range of tokens as features see it: a recogniser's hit, or a value known from training.
struct Mark: Sendable {
    var range: Range<Int>
    var label: UInt64
    var name: String

    init(range: Range<Int>, label: UInt64, name: String) {
        self.range = range
        self.label = label
        self.name = name
    }

    init(_ hit: TokenHit) { self.init(range: hit.range, label: FeatureHash.of(hit.label), name: hit.label) }

    /// A mark as one of its tokens sees it.
    struct Place: Sendable {
        /// The label joined with whether the token stands at the beginning, inside, at the end, or alone.
        var hash: UInt64
        var name: String
    }

    private func place(of token: Int) -> Place {
        let isFirst = token == range.lowerBound
        let isLast = token == range.upperBound - 1
        return Place(hash: FeatureHash.join(label, isFirst ? (isLast ? 1 : 2) : (isLast ? 3 : 4)), name: name)
    }

    /// The places of every token's marks.
    static func places(_ marks: [Mark], count: Int) -> [[Place]] {
        var places = [[Place]](repeating: [], count: count)
        for mark in marks {
            for token in mark.range.clamped(to: 0..<count) { places[token].append(mark.place(of: token)) }
        }
        return places
    }
}

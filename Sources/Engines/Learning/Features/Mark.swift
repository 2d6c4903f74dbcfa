import TextTokens

/// A labelled range of tokens used for features: a recogniser's hit, or a value known from training.
struct Mark: Sendable {
    var range: Range<Int>
    var label: UInt64
    var name: String

    init(range: Range<Int>, label: UInt64, name: String) {
        self.range = range
        self.label = label
        self.name = name
    }

    init(_ hit: TokenHit) { self.init(range: hit.range, label: hit.labelHash, name: hit.label) }

    /// The label combined with the token's position in the mark: beginning, inside, end or alone.
    fileprivate func hash(at token: Int) -> UInt64 {
        let isFirst = token == range.lowerBound
        let isLast = token == range.upperBound - 1
        return FeatureHash.join(label, isFirst ? (isLast ? 1 : 2) : (isLast ? 3 : 4))
    }
}

/// The marks that cover each token.
struct MarkPlaces {
    struct Place {
        /// The label combined with the token's position in the mark.
        var hash: UInt64
        /// The index of the mark.
        var mark: Int32
    }

    /// Token by token; within a token, in the order of the marks.
    private var places: [Place]
    /// Token `i` has the places from `starts[i]` up to `starts[i + 1]`.
    private var starts: [Int]

    init(_ marks: [Mark], count: Int) {
        var starts: [Int] = []
        starts.reserveCapacity(count + 1)
        for _ in 0...count { starts.append(0) }
        // Marks are not copied, as each has a name.
        for index in marks.indices { for token in marks[index].range.clamped(to: 0..<count) { starts[token + 1] += 1 } }
        for token in 0..<count { starts[token + 1] += starts[token] }
        var places: [Place] = []
        places.reserveCapacity(starts[count])
        for _ in 0..<starts[count] { places.append(Place(hash: 0, mark: 0)) }
        var next = starts
        for index in marks.indices {
            for token in marks[index].range.clamped(to: 0..<count) {
                places[next[token]] = Place(hash: marks[index].hash(at: token), mark: Int32(index))
                next[token] += 1
            }
        }
        self.places = places
        self.starts = starts
    }

    /// The number of tokens.
    var count: Int { starts.count - 1 }

    subscript(_ token: Int) -> ArraySlice<Place> { places[starts[token]..<starts[token + 1]] }
}

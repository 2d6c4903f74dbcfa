import TextTokens

/// The values of parameters in training, as phrases and by word, with counts.
struct ValueTable: Sendable {
    /// A value as a sequence of words.
    struct Value: Hashable {
        var slot: Int
        var words: [UInt64]
    }

    static let longest = 10
    private(set) var phrases: [UInt32: [Int: Int]] = [:]
    private(set) var words: [UInt32: [Int: Int]] = [:]

    mutating func insert(_ value: Value) {
        guard !value.words.isEmpty, value.words.count <= Self.longest else { return }
        phrases[Self.key(value.words[...]), default: [:]][value.slot, default: 0] += 1
        for word in Set(value.words) { words[Self.key(word), default: [:]][value.slot, default: 0] += 1 }
    }

    static func key(_ words: ArraySlice<UInt64>) -> UInt32 {
        FeatureHash.key(words.reduce(1) { FeatureHash.join($0, $1) })
    }

    static func key(_ word: UInt64) -> UInt32 { FeatureHash.key(FeatureHash.join(2, word)) }
}

import TextTokens

/// The values that parameters had in training, whole and by their words, with how often.
struct ValueTable: Sendable {
    /// A value as a row of words.
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

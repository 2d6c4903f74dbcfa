/// A dictionary of words that most words are not in: a look at three bytes turns those away.
struct WordTable<Value: Sendable>: Sendable {
    private let values: [String: Value]
    /// One bit for each slot that some word of the table falls into.
    private var filter = [UInt64](repeating: 0, count: 256)

    init(_ values: [String: Value]) {
        self.values = values
        for word in values.keys {
            let slot = Self.slot(word)
            filter[slot >> 6] |= 1 << UInt64(slot & 63)
        }
    }

    subscript(_ word: String) -> Value? {
        let slot = Self.slot(word)
        guard filter[slot >> 6] & (1 << UInt64(slot & 63)) != 0 else { return nil }
        return values[word]
    }

    private static func slot(_ word: String) -> Int {
        let hash = word.utf8.withContiguousStorageIfAvailable { bytes -> UInt32 in
            guard let first = bytes.first else { return 0 }
            var hash = UInt32(bytes.count) &* 0x9E37
            hash = (hash ^ UInt32(first)) &* 0x85EB
            hash = (hash ^ UInt32(bytes[bytes.count / 2])) &* 0xC2B3
            hash = (hash ^ UInt32(bytes[bytes.count - 1])) &* 0x27D5
            return hash ^ (hash >> 15)
        }
        return Int((hash ?? 0) & 0x3FFF)
    }
}

/// What a word may do in numbers, and what else it may begin.
struct WordFacts: Sendable {
    var numeral = Numeral.none
    var role: WordRole = []

    static let table: WordTable<WordFacts> = {
        var facts: [String: WordFacts] = [:]
        for (word, numeral) in Numeral.words { facts[word, default: WordFacts()].numeral = numeral }
        for sign in Numeral.vulgarFractions.keys { facts[sign, default: WordFacts()].numeral = Numeral(role: .vulgarFraction) }
        for (word, role) in WordRole.all { facts[word, default: WordFacts()].role = role }
        return WordTable(facts)
    }()
}

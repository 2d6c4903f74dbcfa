import CompactCoding

/// Values by word, in a hash table with open addressing keyed by the word's bytes.
///
/// A dictionary of strings takes ten times as long, and every word of every sentence is looked up.
struct WordTable<Value: Sendable>: Sendable {
    /// A word of up to sixteen bytes.
    private struct Key: Equatable, BitwiseCopyable {
        var low: UInt64 = 0
        var high: UInt64 = 0

        init?(_ word: String) {
            var index: UInt64 = 0
            for byte in word.utf8 {
                if index < 8 {
                    low |= UInt64(byte) << (index * 8)
                } else if index < 16 {
                    high |= UInt64(byte) << ((index - 8) * 8)
                } else {
                    return nil
                }
                index += 1
            }
        }

        /// The word that it was made from.
        var word: String {
            let bytes = (0..<16).map { UInt8(truncatingIfNeeded: ($0 < 8 ? low : high) >> (($0 & 7) * 8)) }
            return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }

        var hash: Int { Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) >> 32) }
    }

    private var keys: [Key] = []
    private(set) var values: [Value] = []
    /// One more than the index of key and value; 0 for an empty slot.
    private var slots: [UInt16]
    private var mask: Int { slots.count - 1 }
    private var long: [String: Value] = [:]

    /// - Precondition: Fewer than 65,535 words.
    init(_ words: [String: Value]) {
        var size = 64
        while size < words.count * 3 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (word, value) in words.sorted(by: { $0.key < $1.key }) {
            guard let key = Key(word) else {
                long[word] = value
                continue
            }
            keys.append(key)
            values.append(value)
            var slot = key.hash & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt16(keys.count)
        }
    }

    /// All words, unordered.
    var words: [String] { keys.map(\.word) + long.keys }

    subscript(_ word: String) -> Value? {
        guard let key = Key(word) else { return long.isEmpty ? nil : long[word] }
        var slot = key.hash & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if keys[index] == key { return values[index] }
            slot = (slot + 1) & mask
        }
        return nil
    }
}

extension WordTable: Archivable where Value: Archivable {
    static var blank: WordTable { WordTable([:]) }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.plain(&keys)
        try archive.part(&values)
        try archive.plain(&slots)
        try archive.part(&long)
        // Without an empty slot, a search would not terminate.
        guard !slots.isEmpty, slots.count & (slots.count - 1) == 0, slots.contains(0), values.count == keys.count,
            slots.allSatisfy({ $0 <= keys.count })
        else { throw ArchiveError("the table of words is damaged") }
    }
}

/// The role of a word in numbers, and other expressions that it may begin.
struct WordFacts: Sendable {
    var numeral = Numeral.none
    var role: WordRole = []

    static func all(numerals: [String: Numeral], roles: [String: WordRole]) -> [String: WordFacts] {
        var facts: [String: WordFacts] = [:]
        for (word, numeral) in numerals { facts[word, default: WordFacts()].numeral = numeral }
        for sign in Numeral.vulgarFractions.keys { facts[sign, default: WordFacts()].numeral = Numeral(role: .vulgarFraction) }
        for (word, role) in roles { facts[word, default: WordFacts()].role = role }
        return facts
    }
}

extension WordFacts: Archivable {
    static var blank: WordFacts { WordFacts() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&numeral)
        try archive.plain(&role.rawValue)
    }
}

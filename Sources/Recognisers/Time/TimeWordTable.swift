/// Lexemes by word, found by the word's bytes in a table with open addressing.
///
/// A dictionary of strings takes ten times as long, and every word of every sentence is looked up.
struct TimeWordTable {
    /// Up to sixteen bytes of a word; longer words are in no table.
    private struct Key: Equatable {
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

        var hash: Int { Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) >> 32) }
    }

    private var keys: [Key] = []
    private var slots: [UInt16] = []
    private var lexemes: [TimeLexeme] = []
    private var mask = 0

    init() {}

    init(_ words: [String: TimeLexeme]) {
        var size = 64
        while size < words.count * 3 { size *= 2 }
        mask = size - 1
        slots = Array(repeating: 0, count: size)
        lexemes = [.empty]
        keys = []
        for (word, lexeme) in words.sorted(by: { $0.key < $1.key }) {
            guard let key = Key(word) else { continue }
            if keys.isEmpty { keys.append(key) }
            keys.append(key)
            lexemes.append(lexeme)
            var slot = key.hash & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt16(lexemes.count - 1)
        }
    }

    subscript(_ word: String) -> TimeLexeme {
        guard let key = Key(word), mask > 0 else { return .empty }
        var slot = key.hash & mask
        while slots[slot] != 0 {
            let index = Int(slots[slot])
            if keys[index] == key { return lexemes[index] }
            slot = (slot + 1) & mask
        }
        return .empty
    }
}

import CompactCoding

/// Finds known words that are one typo away from a word: a letter omitted, inserted, replaced, or transposed with the next.
///
/// Uses symmetric deletion: every known word is indexed by itself and by each variant with one letter deleted.
///
/// - Complexity: A look-up is linear in the length of the word, however many words are known.
struct Spelling: Sendable {
    /// Shorter words are too similar to others.
    static let shortestWord = 5

    /// A word indexed by the hash of a variant.
    private struct Entry: BitwiseCopyable {
        var word: Int32
        /// The previous entry with the same hash; -1 for none.
        var previous: Int32
    }

    /// The last word with a variant's hash: a slot of a hash table with open addressing.
    private struct Slot: BitwiseCopyable {
        var variant: UInt64 = 0
        /// The entry's index plus one; 0 if the slot is empty.
        var last: Int32 = 0
    }

    /// In insertion order.
    private var words: [String] = []
    private var slots: [Slot] = []
    private var entries: [Entry] = []

    init() {}

    /// Adds a word; short or known words are ignored.
    mutating func add(_ word: String) {
        guard word.count >= Self.shortestWord, !known(WordHash.of(word)).contains(where: { words[$0] == word }) else { return }
        words.append(word)
        Self.eachVariant(word) { variant in
            if entries.count * 2 >= slots.count { grow() }
            let slot = slot(of: variant)
            entries.append(Entry(word: Int32(words.count - 1), previous: slots[slot].last - 1))
            slots[slot] = Slot(variant: variant, last: Int32(entries.count))
        }
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: max(16, old.count * 2))
        for entry in old where entry.last != 0 { slots[slot(of: entry.variant)] = entry }
    }

    /// The slot where the hash is, or would be, stored.
    private func slot(of variant: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: variant) & mask
        while slots[slot].last != 0, slots[slot].variant != variant { slot = (slot + 1) & mask }
        return slot
    }

    /// The known words one typo away, in insertion order, excluding the word itself.
    ///
    /// Typos in the first letter are rare, so it must match.
    func corrections(of word: String) -> [String] {
        guard word.utf8.count >= Self.shortestWord - 1 else { return [] }
        var result: [String] = []
        Self.eachVariant(word) { variant in
            for index in known(variant) {
                let known = words[index]
                if known != word, !result.contains(known), Self.isOneSlip(word, known) { result.append(known) }
            }
        }
        return result
    }

    /// The words with a hash, in insertion order.
    private func known(_ variant: UInt64) -> [Int] {
        guard !slots.isEmpty else { return [] }
        var entry = slots[slot(of: variant)].last - 1
        var found: [Int] = []
        while entry >= 0 {
            found.append(Int(entries[Int(entry)].word))
            entry = entries[Int(entry)].previous
        }
        return found.reversed()
    }

    /// Calls back with the hashes of the word and of each variant with one letter deleted.
    private static func eachVariant(_ word: String, _ body: (UInt64) -> Void) {
        let letters = Array(word.unicodeScalars)
        body(WordHash.of(letters))
        for left in letters.indices where left == 0 || letters[left] != letters[left - 1] {
            body(WordHash.of(letters[..<left] + letters[(left + 1)...]))
        }
    }

    /// Whether the words are one typo apart.
    static func isOneSlip(_ first: String, _ second: String) -> Bool {
        let said = Array(first.unicodeScalars)
        let known = Array(second.unicodeScalars)
        guard said.first == known.first, said != known, abs(said.count - known.count) <= 1 else { return false }
        let shorter = min(said.count, known.count)
        var start = 0
        while start < shorter, said[start] == known[start] { start += 1 }
        var end = 0
        while end < shorter - start, said[said.count - 1 - end] == known[known.count - 1 - end] { end += 1 }
        let (left, right) = (said.count - start - end, known.count - start - end)
        if left <= 1, right <= 1 { return true }
        return left == 2 && right == 2 && said[start] == known[start + 1] && said[start + 1] == known[start]
    }
}

extension Spelling: Archivable {
    static var blank: Spelling { Spelling() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        try archive.plain(&slots)
        try archive.plain(&entries)
        guard isWhole else { throw ArchiveError("the table of spellings is damaged") }
    }

    /// Whether all indices are valid, every chain is ordered, and probing terminates.
    private var isWhole: Bool {
        slots.count & (slots.count - 1) == 0 && (slots.isEmpty || slots.contains { $0.last == 0 })
            && slots.allSatisfy { (0...entries.count).contains(Int($0.last)) }
            && entries.enumerated().allSatisfy { words.indices.contains(Int($1.word)) && $1.previous < $0 && $1.previous >= -1 }
    }
}

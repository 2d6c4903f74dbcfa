import CompactCoding

/// Finds known words that differ from one said by a single slip: a letter left out, added, changed, or swapped with the next.
///
/// By symmetric deletion: every known word is kept under itself and under itself without each of its letters.
///
/// - Complexity: A look-up costs the length of the word, however many words are known.
struct Spelling: Sendable {
    /// Shorter words are too much like others.
    static let shortestWord = 5

    /// In the order added.
    private var words: [String] = []
    /// The last word under each hash of a variant.
    private var last: [UInt64: Int32] = [:]
    /// For each entry the word, and the entry before it under the same hash; -1 for none.
    private var entries: [(word: Int32, previous: Int32)] = []

    init() {}

    /// Adds a word; short ones and those known already are left out.
    mutating func add(_ word: String) {
        guard word.count >= Self.shortestWord, !known(WordHash.of(word)).contains(where: { words[$0] == word }) else { return }
        words.append(word)
        Self.eachVariant(word) { variant in
            entries.append((Int32(words.count - 1), last[variant] ?? -1))
            last[variant] = Int32(entries.count - 1)
        }
    }

    /// The known words one slip away, in the order added; the word itself is none of them.
    ///
    /// Slips in the first letter are rare, so it must be right.
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

    /// The words under a hash, in the order added.
    private func known(_ variant: UInt64) -> [Int] {
        guard var entry = last[variant] else { return [] }
        var found: [Int] = []
        while entry >= 0 {
            found.append(Int(entries[Int(entry)].word))
            entry = entries[Int(entry)].previous
        }
        return found.reversed()
    }

    /// Calls with the hashes of the word and of the word without each of its letters.
    private static func eachVariant(_ word: String, _ body: (UInt64) -> Void) {
        let letters = Array(word.unicodeScalars)
        body(WordHash.of(letters))
        for left in letters.indices where left == 0 || letters[left] != letters[left - 1] {
            body(WordHash.of(letters[..<left] + letters[(left + 1)...]))
        }
    }

    /// Whether one slip makes the second of the first.
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

/// Its words are stored; what leads to them is made again.
extension Spelling: Archivable {
    static var blank: Spelling { Spelling() }

    mutating func archive(_ archive: inout Archive) throws {
        var words = words
        try archive.part(&words)
        guard archive.isReading else { return }
        self = Spelling()
        for word in words { add(word) }
    }
}

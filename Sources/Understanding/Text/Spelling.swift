/// Finds known words that differ from one said by a single slip: a letter left out, added, changed, or swapped with the next.
///
/// By symmetric deletion: every known word is kept under itself and under itself without each of its letters.
///
/// - Complexity: A look-up costs the length of the word, however many words are known.
struct Spelling: Sendable {
    /// Shorter words are too much like others.
    static let shortestWord = 5

    private var words: [String: [String]] = [:]

    init() {}

    /// Adds a word; short ones and those known already are left out.
    mutating func add(_ word: String) {
        guard word.count >= Self.shortestWord, words[word]?.contains(word) != true else { return }
        for variant in Self.variants(word) { words[variant, default: []].append(word) }
    }

    /// The known words one slip away, in the order added; the word itself is none of them.
    ///
    /// Slips in the first letter are rare, so it must be right.
    func corrections(of word: String) -> [String] {
        guard word.utf8.count >= Self.shortestWord - 1 else { return [] }
        var result: [String] = []
        for variant in Self.variants(word) {
            for known in words[variant] ?? [] where known != word && !result.contains(known) && Self.isOneSlip(word, known) {
                result.append(known)
            }
        }
        return result
    }

    private static func variants(_ word: String) -> [String] {
        var result = [word]
        for index in word.indices {
            var shorter = word
            shorter.remove(at: index)
            if !result.contains(shorter) { result.append(shorter) }
        }
        return result
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

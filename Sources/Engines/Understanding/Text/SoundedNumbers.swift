import CompactCoding
import TextTokens

/// Digits used for their sound: "2moro", "cab 2 pier 39", "tbl 4 2".
///
/// Only the reading of the words changes; the text stays as written.
struct SoundedNumbers: Sendable, Codable {
    /// The words for single digits: `to` for `2`.
    private(set) var words: [String: String] = [:]
    /// Words spelled with digits: `tomorrow` for `2moro`.
    private(set) var spellings: [String: String] = [:]
    /// Words after which digits are a number.
    private(set) var notBehind: Set<String> = []
    /// Words before which digits are a number: things counted or measured, and prepositions.
    private(set) var notBefore: Set<String> = []
    /// The digits that may precede a number.
    private(set) var beforeNumbers: Set<String> = []
    /// The plural ending of counted things.
    private(set) var plural: String = ""

    private static let longest = 3

    /// The text with digits used for their sound replaced by words.
    func spelledOut(_ text: TokenisedText) -> TokenisedText {
        guard text.tokens.contains(where: { $0.kind == .digits && $0.length <= 1 }) else { return text }
        var result = text
        var index = 0
        while index < result.count {
            if let end = spelling(in: result, at: index) {
                result = result.reading(index..<end.end, as: end.word)
            } else if let word = words[result.word(index)], isSounded(index, result) {
                result = result.reading(index..<index + 1, as: word)
            }
            index += 1
        }
        return result
    }

    /// The word spelled by the adjacent pieces from the token on.
    private func spelling(in text: TokenisedText, at start: Int) -> (word: String, end: Int)? {
        guard !text.tokens[start].isAttached else { return nil }
        var written = text.word(start)
        var end = start + 1
        while end < text.count, text.tokens[end].isAttached, text.tokens[end].kind != .sign, end - start < Self.longest {
            written += text.word(end)
            end += 1
        }
        let isWhole = end == text.count || !text.tokens[end].isAttached || text.tokens[end].kind == .sign
        guard end > start + 1, isWhole, let word = spellings[written] else { return nil }
        return (word, end)
    }

    private func isSounded(_ index: Int, _ text: TokenisedText) -> Bool {
        guard index > 0, index + 1 < text.count, !text.tokens[index].isAttached, !text.tokens[index + 1].isAttached,
            text.tokens[index - 1].kind != .sign, !notBehind.contains(text.word(index - 1))
        else { return false }
        let next = text.tokens[index + 1]
        switch next.kind {
        case .sign: return false
        case .digits:
            // Two-digit numbers are minutes: "4 30".
            let isLast = index + 2 == text.count || text.tokens[index + 2].kind == .word
            return beforeNumbers.contains(text.word(index)) && next.length == 1 && isLast
        case .word:
            return !notBefore.contains(next.text) && !isPlural(next.text)
        }
    }

    /// Whether the word names several of a thing, by its ending.
    func isPlural(_ word: String) -> Bool {
        !plural.isEmpty && word.hasSuffix(plural) && !word.hasSuffix(plural + plural) && word.count > 3
    }
}

extension SoundedNumbers: Archivable {
    static var blank: SoundedNumbers { SoundedNumbers() }

    mutating func archive(_ archive: inout Archive) throws {
        try archive.part(&words)
        try archive.part(&spellings)
        try archive.part(&notBehind)
        try archive.part(&notBefore)
        try archive.part(&beforeNumbers)
        try archive.part(&plural)
    }
}

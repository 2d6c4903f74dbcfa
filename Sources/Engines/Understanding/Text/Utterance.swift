import TextTokens

/// An utterance, tokenised once for all recognisers.
struct Utterance: Sendable {
    /// The full text as written.
    let written: String
    let characters: [Character]
    var tokens: [Token]
    /// The pieces of the tokens, as recognisers and the model see them; without those of removed tokens.
    var pieces: TokenisedText
    /// The offsets of an opening and a closing single quotation mark; none if there is no such pair, or the marks are apostrophes.
    private let singleMarks: [Int]
    /// Whether there are any quotation marks.
    private let hasMarks: Bool

    init(written: String, characters: [Character], tokens: [Token], pieces: TokenisedText) {
        (self.written, self.characters, self.tokens, self.pieces) = (written, characters, tokens, pieces)
        // All quotation marks but the straight ones are outside ASCII.
        guard written.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 || $0 >= 0x80 }) else {
            (singleMarks, hasMarks) = ([], false)
            return
        }
        singleMarks = Self.singleMarks(of: written, characters)
        hasMarks = !singleMarks.isEmpty || written.unicodeScalars.contains { Self.marks.contains($0) }
    }

    var count: Int { tokens.count }

    /// Whether no token was dropped before another.
    var isAsWritten: Bool { !tokens.contains { $0.followsGap || $0.followsRepair } }

    /// Quoted token ranges; none if the whole utterance is quoted, which means nothing to most questions.
    var quotes: [Range<Int>] {
        let found = quotations
        return found == [0..<count] ? [] : found
    }

    /// Whether the whole utterance is quoted.
    var isQuoted: Bool { count > 0 && quotations == [0..<count] }

    private var quotations: [Range<Int>] {
        guard hasMarks else { return [] }
        let single = singleMarks
        var result: [Range<Int>] = []
        var open: Int?
        for (index, character) in characters.enumerated() where Self.quotationMarks.contains(character) || single.contains(index)
        {
            guard let start = open else {
                open = index
                continue
            }
            let inside = tokens.indices.filter { tokens[$0].start > start && tokens[$0].end <= index }
            if let first = inside.first, let last = inside.last { result.append(first..<last + 1) }
            open = nil
        }
        return result
    }

    private static func singleMarks(of written: String, _ characters: [Character]) -> [Int] {
        let isCurly = written.utf8.contains { $0 >= 0x80 } && characters.contains("‘")
        guard isCurly || written.utf8.contains(0x27) else { return [] }
        let marks: (Character, Character) = isCurly ? ("‘", "’") : ("'", "'")
        let opening = characters.indices.filter { index in
            characters[index] == marks.0 && index + 1 < characters.count
                && !characters[index + 1].isWhitespace && (index == 0 || characters[index - 1].isWhitespace)
        }
        guard opening.count == 1, let start = opening.first else { return [] }
        let closing = characters.indices.last { index in
            index > start + 1 && characters[index] == marks.1 && !characters[index - 1].isWhitespace
                && (index + 1 == characters.count || !characters[index + 1].isLetter && !characters[index + 1].isNumber)
        }
        // What is left out of "rock 'n' roll" is one letter.
        return closing.map { $0 > start + 2 ? [start, $0] : [] } ?? []
    }

    private static let marks: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "«", "»"]

    /// The text as written, by character offsets.
    func slice(_ start: Int, _ end: Int) -> String {
        // If every character is one byte, byte offsets are the same.
        guard written.utf8.count == characters.count else { return String(characters[start..<end]) }
        let first = written.utf8.index(written.startIndex, offsetBy: start)
        return String(written[first..<written.utf8.index(first, offsetBy: end - start)])
    }

    /// The text as written, by half-open token range.
    func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        guard tokens[range].dropFirst().contains(where: \.followsGap) else {
            return slice(tokens[range.lowerBound].start, tokens[range.upperBound - 1].end)
        }
        // Omitted words in between are excluded.
        let gaps = range.dropFirst().filter { tokens[$0].followsGap }
        let bounds = [range.lowerBound] + gaps + [range.upperBound]
        return zip(bounds, bounds.dropFirst()).map { start, end in
            slice(tokens[start].start, tokens[end - 1].end)
        }.joined(separator: " ")
    }

    /// The text as written, with both marks of what is quoted at its beginning or at its end and is not all of it.
    func textWithQuotes(_ range: Range<Int>) -> String {
        let words = text(range)
        guard let first = range.first, let last = range.last, !tokens[range].dropFirst().contains(where: \.followsGap) else {
            return words
        }
        let quotes = quotes
        let opens = quotes.contains { $0.lowerBound == first && $0.upperBound < range.upperBound }
        let closes = quotes.contains { $0.upperBound == range.upperBound && first < $0.lowerBound }
        guard opens || closes else { return words }
        let (start, end) = (tokens[first].start, tokens[last].end)
        let opening = characters[..<start].lastIndex { !$0.isWhitespace }.flatMap {
            Self.quotationMarks.contains(characters[$0]) ? $0 : nil
        }
        return slice(opens ? opening ?? start : start, closes ? endOfQuotation(from: end) ?? end : end)
    }

    /// The character behind the quotation mark that follows, perhaps behind other punctuation; `nil` if something else follows.
    private func endOfQuotation(from end: Int) -> Int? {
        characters[end...].firstIndex { !$0.isPunctuation || Self.quotationMarks.contains($0) }
            .flatMap { Self.quotationMarks.contains(characters[$0]) ? $0 + 1 : nil }
    }

    /// The text as written, without omitted words; a comma that stood before these stays: "eggs, um brown sugar".
    func textOfList(_ range: Range<Int>) -> String {
        let gaps = range.dropFirst().filter { tokens[$0].followsGap }
        guard !gaps.isEmpty else { return text(range) }
        let bounds = [range.lowerBound] + gaps + [range.upperBound]
        let parts = zip(bounds, bounds.dropFirst()).map { start, end in
            (start > range.lowerBound ? tokens[start].followsPunctuation ? ", " : " " : "")
                + slice(tokens[start].start, tokens[end - 1].end)
        }
        return parts.joined()
    }

    /// The normalised words of a range, joined by spaces.
    func folded(_ range: Range<Int>) -> String {
        tokens[range].map(\.text).joined(separator: " ")
    }

    /// Free text as written, with its own punctuation but without enclosing quotation marks.
    func freeText(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        // Retracted words are excluded; hesitations are kept, as they may be intended.
        if range.dropFirst().contains(where: { tokens[$0].followsRepair }) { return text(range) }
        var start = tokens[range.lowerBound].start
        var end = range.upperBound == count ? characters.count : tokens[range.upperBound - 1].end
        // Hesitations inside quotation marks are part of the quotation.
        var before = range.lowerBound > 0 ? tokens[range.lowerBound - 1].end : 0
        // The mark that closes another quotation in front opens none.
        if hasMarks, quotes.contains(where: { $0.upperBound == range.lowerBound }), let closed = endOfQuotation(from: before) {
            before = closed
        }
        if let mark = characters[before..<start].firstIndex(where: Self.quotationMarks.contains) {
            start = mark
        } else if before > 0, tokens[range.lowerBound].followsGap,
            let said = characters[before..<start].firstIndex(where: { $0.isLetter })
        {
            // A text keeps its first word, even "um".
            start = said
        }
        let single = singleMarks
        while start > 0, Self.opensText(characters[start - 1]) || single.first == start - 1 { start -= 1 }
        while end < characters.count, Self.closesText(characters[end]) || single.last == end { end += 1 }
        // The quotation may end with punctuation of its own: '"dear all," and …'.
        if end < characters.count, Self.quotationMarks.contains(characters[start]),
            !characters[start + 1..<end].contains(where: Self.quotationMarks.contains),
            let closed = endOfQuotation(from: end)
        {
            end = closed
        }
        while end > start, characters[end - 1].isWhitespace { end -= 1 }
        // The mark behind what is quoted ends the sentence around it.
        if Self.quotationMarks.contains(characters[start]),
            let closing = characters[start + 1..<end].lastIndex(where: Self.quotationMarks.contains),
            characters[closing + 1..<end].allSatisfy({ ".,;:!?".contains($0) })
        {
            end = closing + 1
        }
        if end - start >= 2,
            Self.quotationMarks.contains(characters[start]) && Self.quotationMarks.contains(characters[end - 1])
                || single.first == start && single.last == end - 1
        {
            start += 1
            end -= 1
        }
        return slice(start, end)
    }

    static let quotationMarks: Set<Character> = ["\"", "“", "”", "„", "«", "»"]

    private static func opensText(_ character: Character) -> Bool {
        quotationMarks.contains(character) || character == "¿" || character == "("
    }

    private static func closesText(_ character: Character) -> Bool {
        quotationMarks.contains(character) || character == "!" || character == "?" || character == ")"
    }

    /// Whether a sentence ends before the token, outside quotation marks.
    func beginsSentence(at index: Int) -> Bool {
        guard index > 0, index < count, tokens[index].followsPunctuation, tokens[index - 1].end <= tokens[index].start else {
            return false
        }
        let gap = characters[tokens[index - 1].end..<tokens[index].start]
        guard gap.contains(where: { Self.endsOfSentences.contains($0) }), gap.last?.isWhitespace ?? false else { return false }
        return !quotes.contains { $0.lowerBound < index && index < $0.upperBound }
    }

    /// Whether punctuation other than a quotation mark stands before the token, outside quotation marks: a clause may begin there.
    func mayBeginClause(at index: Int) -> Bool {
        guard tokens[index].followsPunctuation else { return false }
        let quotes = quotes
        guard index > 0, !quotes.isEmpty, tokens[index - 1].end <= tokens[index].start else { return true }
        return characters[tokens[index - 1].end..<tokens[index].start].contains {
            !$0.isWhitespace && !Self.quotationMarks.contains($0)
        }
            && !quotes.contains { $0.lowerBound < index && index < $0.upperBound }
    }

    /// Whether a colon stands before the token.
    func followsColon(_ index: Int) -> Bool {
        guard index > 0, index < count, tokens[index - 1].end <= tokens[index].start else { return false }
        return characters[tokens[index - 1].end..<tokens[index].start].contains(":")
    }

    /// Whether a question mark follows the words.
    func isQuestion(_ range: Range<Int>) -> Bool {
        let end = range.upperBound == count ? characters.count : tokens[range.upperBound].start
        return characters[tokens[range.upperBound - 1].end..<end].contains("?")
    }

    private static let endsOfSentences: Set<Character> = [".", "!", "?", ";", "\n", "…", "。", "！", "？"]

    /// Whether the token at the index, or its expansion, is that word.
    func reads(_ word: String, at index: Int) -> Bool { index >= 0 && index < count && tokens[index].reads(word) }

    /// The normalised text of the token at the index; empty if out of range.
    func word(_ index: Int) -> String { index >= 0 && index < count ? tokens[index].text : "" }
}

/// Finds words in an utterance.
enum Words {
    /// The range of whole words in a text, ignoring case; `nil` if they do not occur.
    static func range(of words: String, in text: String) -> Range<String.Index>? {
        let wanted = split(words)
        let given = split(text)
        guard !wanted.isEmpty, wanted.count <= given.count else { return nil }
        for start in 0...(given.count - wanted.count) {
            let isThere = wanted.indices.allSatisfy { wanted[$0].folded == given[start + $0].folded }
            if isThere { return given[start].range.lowerBound..<given[start + wanted.count - 1].range.upperBound }
        }
        return nil
    }

    private static func split(_ text: String) -> [(folded: String, range: Range<String.Index>)] {
        var result: [(folded: String, range: Range<String.Index>)] = []
        var start: String.Index?
        for index in text.indices {
            let character = text[index]
            if character.isLetter || character.isNumber || character == "'" || character == "’" {
                start = start ?? index
            } else if let begun = start {
                result.append((fold(text[begun..<index]), begun..<index))
                start = nil
            }
        }
        if let start { result.append((fold(text[start...]), start..<text.endIndex)) }
        return result
    }

    private static func fold(_ word: Substring) -> String { word.lowercased().replacing("’", with: "'") }
}

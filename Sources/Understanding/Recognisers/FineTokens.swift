import TextTokens

/// An utterance as the recognisers' finer tokens, and where these stand among its own.
struct FineTokens {
    let text: TokenisedText
    /// The text's token at which each token of the utterance begins; -1 where none does.
    private(set) var firsts: [Int] = []
    /// The utterance's token behind each token of the text that one ends with; -1 where none does.
    private(set) var ends: [Int] = []

    init(_ utterance: Utterance) {
        var written = ""
        written.reserveCapacity(utterance.written.utf8.count)
        var places: [(start: Int, end: Int)] = []
        places.reserveCapacity(utterance.count)
        for (index, token) in utterance.tokens.enumerated() {
            written += Self.gap(before: index, in: utterance)
            let start = written.utf8.count
            written += utterance.slice(token.start, token.end)
            places.append((start, written.utf8.count))
        }
        text = TokenisedText(written)
        map(places)
    }

    /// The characters between two tokens; words that were taken out of the utterance leave a space.
    private static func gap(before index: Int, in utterance: Utterance) -> String {
        guard index > 0 else { return "" }
        let (start, end) = (utterance.tokens[index - 1].end, utterance.tokens[index].start)
        guard start <= end else { return "" }
        if end == start + 1, utterance.characters[start] == " " { return " " }
        let between = utterance.characters[start..<end]
        return between.contains { $0.isLetter || $0.isNumber } ? " " : String(between)
    }

    private mutating func map(_ places: [(start: Int, end: Int)]) {
        firsts = Array(repeating: -1, count: places.count)
        ends = Array(repeating: -1, count: text.count)
        var index = 0
        for (number, token) in text.tokens.enumerated() {
            while index < places.count, places[index].end < token.end { index += 1 }
            guard index < places.count else { return }
            if places[index].start == token.start { firsts[index] = number }
            if places[index].end == token.end { ends[number] = index + 1 }
        }
    }

    /// The text's token that begins where the utterance's does; `nil` when none does.
    func first(at index: Int) -> Int? { firsts.indices.contains(index) && firsts[index] >= 0 ? firsts[index] : nil }

    /// The utterance's tokens that a range of the text's covers; `nil` when it begins or ends inside one.
    func range(of range: Range<Int>) -> Range<Int>? {
        guard let start = firsts.firstIndex(of: range.lowerBound), let end = end(of: range, from: start) else { return nil }
        return start..<end
    }

    /// The utterance's token behind a range of the text's; `nil` when it ends inside one, or not behind the start.
    func end(of range: Range<Int>, from start: Int) -> Int? {
        let end = ends[range.upperBound - 1]
        return end > start ? end : nil
    }
}

import IntentSchema

// Changes at the end of the text that is to be confirmed: "no question mark", "cut it off after gym".
extension TurnReader {
    private static let longestMarking = 20
    private static let marks: [(name: Move, mark: String)] = [
        (.questionMark, "?"), (.exclamationMark, "!"), (.fullStop, "."), (.smiley, "🙂"),
    ]

    /// The text with the mark that is named at its end, or without it; that nothing can be done, where there is none to take away. `nil` if
    /// no mark is named, or nothing is to be done with it.
    func marked(_ name: String) -> DialogueAct? {
        guard let text = context.parameters[name]?.string, utterance.count <= Self.longestMarking, scanner.quotes.isEmpty,
            let (place, end, mark) = namedMark
        else { return nil }
        let goes = beginsWithRefusal || says([.negation, .without, .takeOut, .discard, .exclude], in: 0..<place)
        guard goes else {
            let last = otherMark(behind: end) ?? closerStart(after: end - 1)
            let isAtEnd = says([.atEnd], in: end..<max(end, last))
            let isAdded =
                isAtEnd || end >= last && says([.appending, .add, .rewording, .closing, .exchange], in: openerEnd..<place)
            guard isAdded else { return nil }
            let ending = mark.first?.isPunctuation == true ? text.trimmingSuffix { "?!.".contains($0) } : text + " "
            return ending + mark == text ? .repeat : .correction([name: .string(ending + mark)])
        }
        let rest = mark.first?.isPunctuation == true ? text.withoutEnding(mark) : text.withoutFace
        return rest.map { .correction([name: .string($0)]) } ?? .notUnderstood(.unused(words: utterance.freeText(place..<end)))
    }

    /// Whether the words name a mark.
    var namesMark: Bool { namedMark != nil }

    private var namedMark: (place: Int, end: Int, mark: String)? { namedMark(from: 0) }

    private func namedMark(from start: Int) -> (place: Int, end: Int, mark: String)? {
        (start..<utterance.count).firstResult { place in
            Self.marks.firstResult { name, mark in self.end(of: name, at: place).map { (place, $0, mark) } }
        }
    }

    /// The token at which words at the end begin that name the mark in the place of which the one before them is put: "not a question mark".
    private func otherMark(behind start: Int) -> Int? {
        guard let other = namedMark(from: start), other.end >= closerStart(after: other.end - 1) else { return nil }
        return (start..<other.place).first {
            end(of: .insteadOf, at: $0).map { $0 <= other.place && other.place - $0 < 2 } ?? false
        }
    }

    private func says(_ moves: [Move], in places: Range<Int>) -> Bool {
        places.contains { place in moves.contains { end(of: $0, at: place) != nil } }
    }

    /// The text up to the words that are to be its last, or from those that are to be its first; that nothing can be done, where it has no
    /// such words. `nil` if none are named.
    func shortened(_ name: String) -> DialogueAct? {
        let ways: [(Move, Bool)] = [(.cutBehind, true), (.cutBefore, false)]
        guard let text = context.parameters[name]?.string,
            let (start, isEnd) = ways.firstResult({ move, isEnd in end(of: move, at: openerEnd).map { ($0, isEnd) } }),
            case let last = closerStart(after: start), start < last
        else { return nil }
        let said = grammar.words.tokens.utterance(text)
        let words = part(scanner.quotes.first { $0.lowerBound >= start && $0.upperBound <= last } ?? start..<last).utterance
        guard let place = occurrence(of: words, in: said) else {
            return .notUnderstood(.unused(words: utterance.freeText(start..<last)))
        }
        let rest = isEnd ? said.freeText(0..<place.upperBound) : said.freeText(place.lowerBound..<said.count)
        return .correction([name: .string(rest)])
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLast: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, isLast(last) { rest.removeLast() }
        return String(rest)
    }

    /// The text without the mark at its end; `nil` if it does not end in it.
    fileprivate func withoutEnding(_ mark: String) -> String? {
        hasSuffix(mark) ? trimmingSuffix { mark.contains($0) || $0.isWhitespace } : nil
    }

    /// The text without the emoji, or the face of punctuation, at its end; `nil` if it does not end in one.
    fileprivate var withoutFace: String? {
        let face = String(reversed().prefix { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }.reversed())
        let isFace = face.count > 1 || face.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        return isFace && !face.isEmpty ? String(dropLast(face.count)).trimmingSuffix { $0.isWhitespace } : nil
    }
}

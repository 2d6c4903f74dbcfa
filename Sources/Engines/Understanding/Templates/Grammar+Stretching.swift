// Words drawn out for emphasis: "yesss", "nooo", "okk".
extension Grammar {
    private static let leastDrawnOut = 3
    private static let mostRuns = 3

    /// The token with its emphasis removed, as a word of the templates; `nil` if it is one already, or none results.
    ///
    /// A letter repeated three times or more is reduced to one or two; a double letter at the end is reduced only in answers, as
    /// names have such letters.
    func unstretched(_ token: Token) -> Token? {
        guard token.kind == .word, token.expansion == nil, token.text.utf8.count > 2, Self.mayRepeat(token.text),
            lexicon[token.text] == nil
        else {
            return nil
        }
        let runs = Self.runs(of: token.text)
        let long = runs.indices.filter { runs[$0].count >= Self.leastDrawnOut }
        if !long.isEmpty, long.count <= Self.mostRuns {
            for choice in 0..<(1 << long.count) {
                var counts = runs.map(\.count)
                for (bit, place) in long.enumerated() { counts[place] = 1 + (choice >> bit & 1) }
                let word = zip(runs, counts).map { String(repeating: $0.letter, count: $1) }.joined()
                if lexicon[word] != nil { return token.reading(word) }
            }
        }
        let short = String(token.text.dropLast((runs.last?.count ?? 1) - 1))
        return short != token.text && words.plainAnswers.contains(short) ? token.reading(short) : nil
    }

    /// Whether a letter may stand in the word twice in a row.
    private static func mayRepeat(_ word: String) -> Bool {
        var last: UInt8 = 0
        for byte in word.utf8 {
            if byte == last || byte >= 0x80 { return true }
            last = byte
        }
        return false
    }

    private static func runs(of word: String) -> [(letter: Character, count: Int)] {
        var runs: [(letter: Character, count: Int)] = []
        for letter in word {
            if runs.last?.letter == letter {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((letter, 1))
            }
        }
        return runs
    }
}

extension Token {
    /// The same token with another word as its text.
    fileprivate func reading(_ word: String) -> Token {
        var token = Token(kind: kind, text: word, expansion: expansion, start: start, end: end)
        token.firstPiece = firstPiece
        token.pastPieces = pastPieces
        token.followsPunctuation = followsPunctuation
        token.isAttached = isAttached
        token.followsGap = followsGap
        token.followsRepair = followsRepair
        return token
    }
}

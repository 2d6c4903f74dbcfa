extension Utterance {
    /// The words without emoji before and after them; `nil` if there are no such emoji, or nothing else.
    var withoutPicturesAround: Utterance? {
        guard let first = tokens.firstIndex(where: { !$0.isPicture }), let last = tokens.lastIndex(where: { !$0.isPicture }),
            first > 0 || last < count - 1
        else { return nil }
        return dropping(asRepair: false) { !(first...last).contains($0) }
    }

    /// The first piece of the token; `nil` if the token starts inside a piece, or the index is out of range.
    func piece(at index: Int) -> Int? {
        tokens.indices.contains(index) && tokens[index].firstPiece >= 0 ? tokens[index].firstPiece : nil
    }

    /// The token after a range of pieces that starts with a token; `nil` if it ends inside a token, or not after the start.
    func end(of range: Range<Int>, from start: Int) -> Int? {
        var index = start
        while index < count, tokens[index].pastPieces < range.upperBound { index += 1 }
        return index < count && tokens[index].pastPieces == range.upperBound ? index + 1 : nil
    }

    /// The tokens that a range of pieces covers; `nil` if it begins or ends inside one.
    func tokens(of range: Range<Int>) -> Range<Int>? {
        guard let start = tokens.firstIndex(where: { $0.firstPiece == range.lowerBound }), let end = end(of: range, from: start)
        else { return nil }
        return start..<end
    }

    /// The tokens that overlap a range of pieces; `nil` if there are none.
    func tokens(touching range: Range<Int>) -> Range<Int>? {
        guard let first = tokens.firstIndex(where: { $0.pieces.overlaps(range) }),
            let last = tokens.lastIndex(where: { $0.pieces.overlaps(range) })
        else { return nil }
        return first..<last + 1
    }

    /// Removes the pieces of removed tokens, except those shared with a remaining token, from the recognisers' input.
    mutating func removePieces(of removed: [Token]) {
        let stays = Set(tokens.flatMap(\.pieces))
        let goes = Set(removed.flatMap(\.pieces)).subtracting(stays)
        guard !goes.isEmpty else { return }
        // The new piece index by old index, including the end index.
        var numbers: [Int] = []
        var next = 0
        for index in 0...pieces.count {
            numbers.append(next)
            if !goes.contains(index) { next += 1 }
        }
        pieces = pieces.removing(goes.contains)
        for index in tokens.indices {
            if tokens[index].firstPiece >= 0 { tokens[index].firstPiece = numbers[tokens[index].firstPiece] }
            if tokens[index].pastPieces >= 0 { tokens[index].pastPieces = numbers[tokens[index].pastPieces] }
        }
    }
}

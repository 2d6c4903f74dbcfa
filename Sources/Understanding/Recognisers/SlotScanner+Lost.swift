import IntentSchema

extension SlotScanner {
    /// Whether the words may be the name of an app that nobody has: a time, an amount or somebody known is none.
    func mayNameApp(_ words: Range<Int>) -> Bool {
        guard entity(at: words.lowerBound) == nil else { return false }
        return context.contacts.names.values([utterance.word(words.lowerBound)]).isEmpty
    }

    /// The times, amounts and numbers whose words are all free, the longest first where they overlap.
    ///
    /// - Parameter isFree: Whether no value has the token.
    func lostEntities(_ isFree: (Int) -> Bool) -> [(range: Range<Int>, kind: LeftOut.Kind)] {
        var found: [(range: Range<Int>, kind: LeftOut.Kind)] = []
        var index = 0
        while index < utterance.count {
            guard isFree(index), let (end, kind) = entity(at: index), (index..<end).allSatisfy(isFree) else {
                index += 1
                continue
            }
            found.append((index..<end, kind))
            index = end
        }
        return found
    }

    private func entity(at start: Int) -> (end: Int, kind: LeftOut.Kind)? {
        let candidates: [(Int?, LeftOut.Kind)] = [
            (futureTimeEnd(at: start), .time), (quantities.longest(.money, at: start)?.end, .amount),
            (quantities.longest(.dimension, at: start)?.end, .amount),
            (utterance.tokens[start].kind == .number ? start + 1 : nil, .number),
        ]
        return candidates.compactMap { end, kind in end.map { ($0, kind) } }.max { $0.0 < $1.0 }
    }
}

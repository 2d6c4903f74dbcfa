extension SlotScanner {
    /// `last`, `second to last`, `middle`, `former`.
    func lastMatches(at start: Int) -> [SlotMatch] {
        func match(_ end: Int, _ position: Int) -> [SlotMatch] { [.init(end: end, quality: 1, reading: .position(position))] }
        let word = utterance.word(start)
        if small.firstWords.contains(word) { return match(start + 1, 1) }
        if small.middleWords.contains(word) { return match(start + 1, 0) }
        if let found = small.lastButOne.longest(in: utterance, at: start) { return match(found.end, -2) }
        if small.lastWords.contains(word) { return match(start + 1, -1) }
        let hasNext = small.nextWords.contains(word)
        guard let place = hasNext ? (2, start + 1) : quantities.ordinal(at: start), place.0 > 1 else {
            return []
        }
        let end = small.fromEnd.contains(utterance.word(place.1)) ? place.1 + 1 : place.1
        let isNext = hasNext && end == place.1
        guard !isNext else { return [] }
        let last = small.definite.contains(utterance.word(end)) ? end + 1 : end
        return small.lastWords.contains(utterance.word(last)) ? match(last + 1, -place.0) : []
    }

    /// `cheapest`, `most expensive`, `less expensive`, `lowest priced`.
    func comparedMatches(at start: Int) -> [SlotMatch] {
        let isReversed = small.leastWords.contains(utterance.word(start))
        let index = isReversed || small.mostWords.contains(utterance.word(start)) ? start + 1 : start
        guard let wantsGreatest = grammar.words.comparisons[utterance.word(index)] else { return [] }
        let end = small.comparedNouns.contains(utterance.word(index + 1)) ? index + 2 : index + 1
        return [.init(end: end, quality: 1, reading: .compared(wantsGreatest: wantsGreatest != isReversed))]
    }

    /// `both`, `all of them`, `all three`, `the two of them`.
    func allMatches(at start: Int) -> [SlotMatch] {
        var end = start
        if small.definite.contains(utterance.word(end)) { end += 1 }
        let isAll = small.everything.contains(utterance.word(end))
        if isAll { end += 1 }
        if let number = quantities.integer(at: end, limit: 20), isAll || small.of.contains(utterance.word(number.end)) {
            end = number.end
        } else if !isAll {
            return []
        }
        if small.of.contains(utterance.word(end)), small.groups.contains(utterance.word(end + 1)) { end += 2 }
        return [.init(end: end, quality: 1, reading: .all)]
    }

    /// An excluded value, up to its noun.
    func otherMatches(at start: Int) -> [SlotMatch] {
        (start + 1...min(start + 3, utterance.count)).compactMap { end in
            small.otherBreaks.contains(utterance.word(end - 1)) ? nil : .init(end: end, quality: 0.8, reading: .ignored)
        }
    }
}

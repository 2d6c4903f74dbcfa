extension SlotScanner {
    private static let ends: Set<String> = ["last", "latter", "final"]
    private static let determiners: Set<String> = ["the", "a", "an", "my", "our", "your", "his", "her", "to", "for", "at", "of"]

    /// `last`, `second to last`, `middle`, `former`.
    func lastMatches(at start: Int) -> [SlotMatch] {
        func match(_ end: Int, _ position: Int) -> [SlotMatch] { [.init(end: end, quality: 1, reading: .position(position))] }
        let word = utterance.word(start)
        switch word {
        case "former": return match(start + 1, 1)
        case "middle", "center", "centre": return match(start + 1, 0)
        case "last" where utterance.word(start + 1) == "but" && utterance.word(start + 2) == "one": return match(start + 3, -2)
        case _ where Self.ends.contains(word): return match(start + 1, -1)
        default: break
        }
        guard let place = word == "next" ? (2, start + 1) : quantities.ordinal(at: start), place.0 > 1 else {
            return []
        }
        let end = ["to", "from"].contains(utterance.word(place.1)) ? place.1 + 1 : place.1
        let isNext = word == "next" && end == place.1
        guard !isNext else { return [] }
        let last = utterance.word(end) == "the" ? end + 1 : end
        return Self.ends.contains(utterance.word(last)) ? match(last + 1, -place.0) : []
    }

    /// `cheapest`, `most expensive`, `less expensive`, `lowest priced`.
    func comparedMatches(at start: Int) -> [SlotMatch] {
        let isReversed = ["least", "less"].contains(utterance.word(start))
        let index = isReversed || ["most", "more", "very"].contains(utterance.word(start)) ? start + 1 : start
        guard let wantsGreatest = grammar.words.comparisons[utterance.word(index)] else { return [] }
        let end = ["priced", "price", "cost", "fare"].contains(utterance.word(index + 1)) ? index + 2 : index + 1
        return [.init(end: end, quality: 1, reading: .compared(wantsGreatest: wantsGreatest != isReversed))]
    }

    /// `both`, `all of them`, `all three`, `the two of them`.
    func allMatches(at start: Int) -> [SlotMatch] {
        var end = start
        if utterance.word(end) == "the" { end += 1 }
        let isAll = ["both", "all", "everyone", "everybody"].contains(utterance.word(end))
        if isAll { end += 1 }
        if let number = quantities.integer(at: end, limit: 20), isAll || utterance.word(number.end) == "of" {
            end = number.end
        } else if !isAll {
            return []
        }
        if utterance.word(end) == "of", ["them", "those", "these"].contains(utterance.word(end + 1)) { end += 2 }
        return [.init(end: end, quality: 1, reading: .all)]
    }

    /// Something that is not meant, up to its noun.
    func otherMatches(at start: Int) -> [SlotMatch] {
        (start + 1...min(start + 3, utterance.count)).compactMap { end in
            Self.determiners.contains(utterance.word(end - 1)) ? nil : .init(end: end, quality: 0.8, reading: .ignored)
        }
    }
}

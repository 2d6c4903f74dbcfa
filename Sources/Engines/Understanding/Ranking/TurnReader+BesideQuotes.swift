import IntentSchema

// What stands around quotations: asides behind them, lists of them, and words that only announce one.
extension TurnReader {
    private static let longestAnnouncement = 12

    /// What stands behind a quotation, from the token on, besides what only says why or is polite: words with a value, at the end, and words
    /// that are more than a remark and hold none. `nil` if all of it may belong to what is asked for: '"hi" to Nora'.
    func aside(behind start: Int) -> (kept: Range<Int>?, lost: Range<Int>?)? {
        let borders = [start] + utterance.tokens.indices.filter { $0 > start && utterance.mayBeginClause(at: $0) }
        var lost: Range<Int>?
        for (first, end) in zip(borders, borders.dropFirst() + [utterance.count]) {
            if saysNothing(first..<end) { continue }
            guard utterance.mayBeginClause(at: first) else { return nil }
            if scanner.entities.contains(where: { (first..<end).contains($0.range.lowerBound) }),
                self.end(of: .meant, at: first) == nil
            {
                return lost == nil && first > start ? (first..<utterance.count, nil) : nil
            }
            guard context.question == nil || lost != nil, !asksAnything(first..<end) else { return nil }
            lost = (lost?.lowerBound ?? first)..<end
        }
        return (nil, lost)
    }

    /// Whether the clause only says why, or is polite.
    private func saysNothing(_ words: Range<Int>) -> Bool {
        let clause = part(words)
        var place = 0
        while place < clause.utterance.count {
            let ends = [
                clause.end(of: .replaced, at: place), clause.end(of: .closer, at: place), clause.end(of: .verbatim, at: place),
                grammar.words.politeConditions.longest(in: clause.utterance, at: place)?.end,
                clause.isPoliteOnly(place) ? place + 1 : nil,
            ]
            guard let next = ends.compactMap(\.self).max() else { break }
            place = next
        }
        if place == clause.utterance.count { return true }
        if givesReason(words.lowerBound + place, to: words.upperBound) { return true }
        return [.thanks, .farewell, .content].contains(clause.answer())
    }

    /// The words in front of a quotation, or of a colon, that only announce it: "this message, exactly as I write it". `nil` if there are none.
    func announcement(before border: Int) -> Range<Int>? {
        let nouns = context.question.map { [$0.intent] } ?? ["INSendMessageIntent", "INCreateNoteIntent"]
        let ends = (max(0, border - Self.longestAnnouncement)..<border).filter { start in
            var (place, isVerbatim) = (start, false)
            while place < border {
                let verbatim = end(of: .verbatim, at: place)
                let isNoun = nouns.contains { grammar.words.matters[$0]?.contains(utterance.word(place)) ?? false }
                let isPlain =
                    isNoun || isPolite(place) && !grammar.words.small.to.contains(utterance.word(place))
                    || end(of: .only, at: place) != nil || end(of: .and, at: place) != nil
                guard let next = verbatim ?? (isPlain ? place + 1 : nil), next <= border else { return false }
                isVerbatim = isVerbatim || verbatim != nil
                place = next
            }
            return isVerbatim
        }
        // A function word in front of it belongs to what it is for: "to the others".
        return ends.first { end(of: .verbatim, at: $0) != nil || isArticle($0) || utterance.tokens[$0].followsPunctuation }
            .map { $0..<border }
    }

    /// Whether the token is a courtesy, and no function word.
    private func isPoliteOnly(_ index: Int) -> Bool {
        grammar.words.fillers.contains(utterance.word(index)) || part(index..<index + 1).answer() == .thanks
    }

    /// Whether the clause orders or asks something, or joins more to what is quoted.
    private func asksAnything(_ words: Range<Int>) -> Bool {
        let first = words.lowerBound + part(words).orderStart
        return isOrder(at: first) && interpreter.opensRequest(utterance, at: first) || utterance.isQuestion(words)
            || interpreter.asks(utterance, at: first) || [Move.and, .add].contains { end(of: $0, at: words.lowerBound) != nil }
    }

    /// The people who are said to be meant, by the parameter of the request that they are of: "I mean Wei Chen".
    func people(meantIn words: Range<Int>, of request: Hypothesis) -> (name: String, value: ParameterValue)? {
        guard let intent = grammar.intentIndices[request.intent],
            let start = words.firstResult({ end(of: .meant, at: $0) }), start < words.upperBound,
            case let end = (start..<words.upperBound).first(where: { $0 > start && utterance.mayBeginClause(at: $0) })
                ?? words.upperBound,
            scanner.people(at: start, isList: true).contains(where: { $0.end == end && $0.reading.isKnown })
        else { return nil }
        let names = grammar.intents[intent].definitions.filter { $0.value.kind.isPerson }.keys.sorted()
        return names.firstResult { name in part(start..<end).value(of: name, intent).map { (name, $0) } }
    }

    /// The quotations that are listed one after another, '"hats", "shoes" and "socks"', or the only one that looks like a list itself; `nil` if
    /// there are none.
    var listedQuotes: [Range<Int>]? {
        let small = scanner.small
        var runs: [[Range<Int>]] = []
        for quote in utterance.quotes {
            let isListed = (runs.last?.last?.upperBound).map { end in
                (end..<quote.lowerBound).allSatisfy { place in
                    small.elementJoints.contains(utterance.word(place)) || small.elementArticles.contains(utterance.word(place))
                }
            }
            if isListed ?? false { runs[runs.count - 1].append(quote) } else { runs.append([quote]) }
        }
        let longest = runs.max { $0.count < $1.count }
        return longest.map { $0.count > 1 } ?? false ? longest : runs.last { looksListed($0[0]) }
    }

    /// Whether the token is one of words that only put something on a list: "and put … on it, please".
    func onlyPutsThings(at index: Int) -> Bool {
        let word = utterance.word(index)
        return scanner.isStopWord[index] || isPolite(index) || scanner.small.listNouns.contains(word)
            || scanner.small.elementJoints.contains(word)
            || [Move.add, .setting, .relation, .out, .pronoun, .placePointer].contains { end(of: $0, at: index) != nil }
    }

    /// Whether the words look like several things.
    func looksListed(_ words: Range<Int>) -> Bool {
        words.dropFirst().contains {
            scanner.small.elementJoints.contains(utterance.word($0)) || utterance.tokens[$0].followsPunctuation
        }
    }

    /// The token at which words begin that only announce a note which stands behind them: "with a note that says".
    func noteAnnounced(before quote: Int) -> Int? {
        guard quote > 2 else { return nil }
        let names = grammar.notesOfMoney
        return (max(2, quote - Self.longestAnnouncement)..<quote).first { start in
            guard utterance.mayBeginClause(at: start) || end(of: .and, at: start) != nil || end(of: .naming, at: start) != nil
            else {
                return false
            }
            var (place, isAnnounced) = (start, false)
            while place < quote {
                let word = utterance.word(place)
                let says = [Move.naming, .rewording, .titleIs].compactMap { end(of: $0, at: place) }.max()
                let isName = names.contains(word)
                isAnnounced = isAnnounced || says != nil || isName
                let isSmall =
                    isName || isPolite(place) || grammar.words.emptyWords.contains(word)
                    || !grammar.intents(about: word).isEmpty
                guard let next = says ?? (isSmall ? place + 1 : nil) else { return false }
                place = next
            }
            return isAnnounced && place == quote
        }
    }
}

extension Grammar {
    /// What the notes of payments are called.
    fileprivate var notesOfMoney: Set<String> {
        Set(
            intents.filter { intent in intent.kinds.contains { $0.kind == .money } }.flatMap { intent in
                intent.definitions.values.filter { $0.kind == .text }.flatMap { $0.called ?? [] }
            })
    }
}

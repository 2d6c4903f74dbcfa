/// Speech disfluencies: hesitations, repetitions, self-repairs and false starts.
///
/// After Shriberg, "Preliminaries to a Theory of Speech Disfluencies" (1994): reparandum, editing phrase and repair.
enum Repairs {
    private static let mostVariants = 10
    private static let longestRepeat = 4
    private static let longestTakenBack = 6

    /// The utterance without hesitations, unless it has nothing else.
    static func withoutHesitations(_ utterance: Utterance, _ grammar: Grammar) -> Utterance {
        let isHesitation = utterance.tokens.indices.map { index in
            // "Uh huh" and "mm hmm" are answers.
            let isAnswer =
                grammar.words.small.answerSounds.contains(utterance.word(index + 1)) || isAgreeing(utterance, at: index, grammar)
            // "2.5mm" is a measure.
            let isUnit =
                utterance.tokens[index].isAttached && index > 0 && utterance.tokens[index - 1].text.last?.isNumber ?? false
            return grammar.words.hesitations.contains(utterance.tokens[index].text) && !isAnswer && !isUnit
        }
        guard isHesitation.contains(true), isHesitation.contains(false) else { return utterance }
        return utterance.dropping(asRepair: false) { isHesitation[$0] }
    }

    /// The utterance without words that only stress an order: the "do" of "do make it 45", in front of a verb and a pronoun.
    static func withoutEmphasis(_ utterance: Utterance, _ grammar: Grammar) -> Utterance {
        let ends = { (move: Move, place: Int) in grammar.phrases(of: move).longest(in: utterance, at: place)?.end }
        let isStress = utterance.tokens.indices.map { index in
            guard ends(.emphasis, index) == index + 1,
                [Move.actVerb, .exchange].contains(where: { ends($0, index + 1) == index + 2 })
            else { return false }
            return [Move.pronoun, .recipient].contains { ends($0, index + 2) == index + 3 }
        }
        guard isStress.contains(true) else { return utterance }
        return utterance.dropping(asRepair: false) { isStress[$0] }
    }

    private static func isAgreeing(_ utterance: Utterance, at index: Int, _ grammar: Grammar) -> Bool {
        (max(0, index - 1)...index).contains { start in
            grammar.words.small.agreeingSounds.longest(in: utterance, at: start).map { $0.end > index } ?? false
        }
    }

    /// The utterance with repetitions, self-repairs and false starts resolved; likeliest first, empty if there are none.
    static func variants(of utterance: Utterance, _ grammar: Grammar) -> [Utterance] {
        let collapsed = withoutRepeats(utterance, grammar)
        let base = collapsed ?? utterance
        var result = [collapsed].compactMap { $0 }
        for (start, end) in interruptions(in: base, grammar) {
            for first in starts(before: start, continuingAt: end, in: base) {
                result.append(base.dropping { ($0 >= first && $0 < end) })
            }
            if result.count >= mostVariants { break }
        }
        return Array(result.prefix(mostVariants))
    }

    /// The editing phrases that retract the words before them.
    ///
    /// - Returns: The first token of each phrase, and the token after it.
    static func interruptions(in utterance: Utterance, _ grammar: Grammar) -> [(start: Int, end: Int)] {
        var result: [(start: Int, end: Int)] = []
        var index = 0
        let excluding = grammar.phrases(of: .exclude)
        while index < utterance.count {
            var end = utterance.breaksOff(at: index) ? index + 1 : index
            if index > 0 { grammar.words.repairs.matches(in: utterance, at: index) { found, _ in end = max(end, found) } }
            // "Music but no folk" takes nothing back, as "but no, wait" does.
            if let excluded = excluding.longest(in: utterance, at: index)?.end, excluded >= end {
                index = excluded
                continue
            }
            guard end > index else {
                index += 1
                continue
            }
            // "Mom, no wait, or dad" leaves both open.
            let isAlternative = end < utterance.count && grammar.words.alternatives.contains(utterance.word(end))
            // "I can't make it" takes nothing back.
            if isVerb(at: index, in: utterance, grammar) {
                index += 1
                continue
            }
            // "What I said" and "what I meant" are noun phrases.
            let isNamed = index > 0 && grammar.words.openQuestions.contains(utterance.word(index - 1))
            if end < utterance.count, !isAlternative, !isNamed, index > 0 || utterance.breaksOff(at: index) {
                // A broken-off word is part of the reparandum itself, not an editing phrase.
                result.append((index, end))
                index = end
            } else {
                index += 1
            }
        }
        return result
    }

    /// Whether the word is the verb of an auxiliary before it: the "make" of "can't make it".
    static func isVerb(at index: Int, in utterance: Utterance, _ grammar: Grammar) -> Bool {
        guard grammar.phrases(of: .exchange).longest(in: utterance, at: index) != nil else { return false }
        let auxiliaries = grammar.phrases(of: .auxiliary)
        return (max(0, index - 2)..<index).contains { auxiliaries.longest(in: utterance, at: $0)?.end == index }
    }

    /// Possible starts of the reparandum: preferably where it begins with the same word as the repair.
    private static func starts(before start: Int, continuingAt end: Int, in utterance: Utterance) -> [Int] {
        let near = stride(from: start - 1, through: max(0, start - longestTakenBack), by: -1)
        let same = near.filter { utterance.word($0) == utterance.word(end) }
        let whole = start <= 3 ? [0] : []
        let others = near.filter { !same.contains($0) && !whole.contains($0) }
        let all = start == 0 ? [0] : same + whole.filter { !same.contains($0) } + others
        return Array(all)
    }

    /// The utterance without immediately repeated words; `nil` if there are none.
    ///
    /// Only words such as "the" count, as names and numbers are repeated on purpose.
    private static func withoutRepeats(_ utterance: Utterance, _ grammar: Grammar) -> Utterance? {
        var dropped: Set<Int> = []
        var index = 0
        while index < utterance.count {
            let length = (1...longestRepeat).reversed().first { length in
                guard index + 2 * length <= utterance.count else { return false }
                let isSame = (0..<length).allSatisfy { utterance.word(index + $0) == utterance.word(index + length + $0) }
                // "Play, play some jazz" is a restart.
                let begins = index == 0 && utterance.tokens[0].word >= 0
                return isSame
                    && (begins || (0..<length).contains { grammar.words.stopWords.contains(utterance.word(index + $0)) })
            }
            if let length {
                dropped.formUnion(index..<index + length)
                index += length
            } else {
                index += 1
            }
        }
        return dropped.isEmpty ? nil : utterance.dropping { dropped.contains($0) }
    }
}

extension Utterance {
    /// The utterance without some of its tokens, by index.
    ///
    /// - Parameter asRepair: Whether they were retracted, and so are not part of a surrounding text.
    func dropping(asRepair: Bool = true, _ isDropped: (Int) -> Bool) -> Utterance {
        var result = self
        result.tokens = []
        var followsGap = false
        var followsPunctuation = false
        for index in tokens.indices {
            var token = tokens[index]
            if isDropped(index) {
                followsGap = true
                followsPunctuation = followsPunctuation || token.followsPunctuation
                continue
            }
            token.followsGap = token.followsGap || followsGap
            token.followsRepair = token.followsRepair || followsGap && asRepair
            token.followsPunctuation = token.followsPunctuation || followsPunctuation
            token.isAttached = token.isAttached && !followsGap
            followsGap = false
            followsPunctuation = false
            result.tokens.append(token)
        }
        result.removePieces(of: tokens.indices.filter(isDropped).map { tokens[$0] })
        return result
    }

    /// Whether the word was broken off, as "mess" in "a mess- a message".
    func breaksOff(at index: Int) -> Bool {
        guard tokens[index].kind == .word, tokens[index].end < characters.count else { return false }
        let mark = characters[tokens[index].end]
        guard mark != " ", mark == "-" || mark == "–" || mark == "—" else { return false }
        let next = tokens[index].end + 1
        return next >= characters.count || characters[next].isWhitespace
    }
}

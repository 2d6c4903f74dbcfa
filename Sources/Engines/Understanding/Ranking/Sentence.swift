import IntentSchema

/// Words that make a sentence something other than a command, with its type.
struct SentenceMarker: Hashable, Sendable {
    var sentence: Sentence
    /// Token range in the utterance.
    var words: Range<Int>
}

/// Finds the sentence markers of one utterance.
struct SentenceReader {
    let utterance: Utterance
    let grammar: Grammar
    /// Whether a word is a known person's name.
    let isName: (String) -> Bool

    private static let mostLeadIns = 8
    private static let longestSubject = 4

    /// In order of appearance; empty for a plain command or a bare name.
    var markers: [SentenceMarker] {
        let start = behindLeadIns
        var result: [SentenceMarker] = []
        if let quote = utterance.quotes.first, quote.lowerBound == 0, let report = report(at: quote.upperBound) {
            result.append(report)
        } else if let marker = condition(at: start) ?? opener(at: start) {
            result.append(marker)
        } else if !grammar.words.small.wishVerbs.contains(utterance.word(start - 1)), let report = report(at: start) {
            result.append(report)
        }
        // The "not" of "is it here or not" negates nothing.
        let asks = result.contains { $0.sentence == .question || $0.sentence == .past }
        return result
            + conditions.filter { condition in
                !(asks && condition.sentence == .negated) && !result.contains { $0.words.overlaps(condition.words) }
            }
    }

    /// The token after lead-ins such as "please" and "hey".
    ///
    /// A marker wins if it is longer than the polite words at the same token.
    var behindLeadIns: Int {
        var index = 0
        for _ in 0..<Self.mostLeadIns {
            let marker = grammar.words.sentences.longest(in: utterance, at: index)?.end ?? index
            // "No, don't call him": a retraction says nothing about the sentence after it.
            let repair = grammar.words.repairs.longest(in: utterance, at: index)?.end ?? index
            let polite = max(
                politeEnd(at: index), isFiller(index) ? index + 1 : index, repair,
                grammar.words.politeConditions.longest(in: utterance, at: index)?.end ?? index)
            guard polite > index, polite >= marker, polite < utterance.count else { break }
            index = polite
        }
        return index
    }

    /// Whether it begins with a subject and so is a statement: "I walk", "she calls".
    var hasSubject: Bool {
        let start = behindLeadIns
        return grammar.words.counting.speakers.longest(in: utterance, at: start) != nil
            || grammar.words.small.speakers.contains(utterance.word(start))
            || grammar.words.small.subjects.contains(utterance.word(start)) || isName(utterance.word(start))
    }

    private func politeEnd(at index: Int) -> Int { grammar.words.politeOpeners.longest(in: utterance, at: index)?.end ?? index }

    private func isFiller(_ index: Int) -> Bool { grammar.words.fillers.contains(utterance.word(index)) }

    private func opener(at start: Int) -> SentenceMarker? {
        guard let found = grammar.words.sentences.longest(in: utterance, at: start), let value = found.values.first else {
            return nil
        }
        return SentenceMarker(sentence: Sentence.allCases[Int(value)], words: start..<found.end)
    }

    /// "Dad said", "my boss wants", "she told me".
    private func report(at start: Int) -> SentenceMarker? {
        guard start < utterance.count, isSubject(at: start) else { return nil }
        let limit = min(utterance.count, start + 1 + Self.longestSubject)
        let verb = (start + 1..<max(start + 1, limit)).first { grammar.words.reportVerbs.contains(utterance.word($0)) }
        // A need is a request: "the back window needs defrosting".
        if let verb, grammar.words.needVerbs.contains(utterance.word(verb)), !isPerson(in: start..<verb) { return nil }
        guard let verb, (start..<verb).allSatisfy({ !utterance.tokens[$0].followsPunctuation || $0 == start }) else { return nil }
        return SentenceMarker(sentence: .reported, words: start..<verb + 1)
    }

    /// "When John calls", "once my salary is there": in a question the verb would precede the subject.
    private func condition(at start: Int) -> SentenceMarker? {
        guard start + 3 < utterance.count, grammar.words.conditionWords.contains(utterance.word(start)), isSubject(at: start + 1),
            // "When Mary has paid, send her 20" asks nothing.
            !grammar.words.questions.contains(utterance.word(start + 2))
                || utterance.tokens[(start + 3)...].contains(where: \.followsPunctuation)
        else { return nil }
        return SentenceMarker(sentence: .condition, words: start..<start + 2)
    }

    private func isSubject(at start: Int) -> Bool {
        let word = utterance.word(start)
        if grammar.words.small.subjects.contains(word) { return true }
        if grammar.words.small.subjectDeterminers.contains(word) { return true }
        return grammar.words.relationships[word] != nil || isName(word)
    }

    private func isPerson(in range: Range<Int>) -> Bool {
        range.contains { index in
            let word = utterance.word(index)
            return grammar.words.small.subjects.contains(word) || grammar.words.relationships[word] != nil || isName(word)
        }
    }

    private var conditions: [SentenceMarker] {
        utterance.tokens.indices.compactMap { index in
            guard let found = grammar.words.conditions.longest(in: utterance, at: index) else { return nil }
            let isPolite = (max(0, index - 3)...index).contains { start in
                (grammar.words.politeConditions.longest(in: utterance, at: start)?.end ?? 0) >= found.end
            }
            let sentence = found.values.first.map { Sentence.allCases[Int($0)] } ?? .condition
            return isPolite ? nil : SentenceMarker(sentence: sentence, words: index..<found.end)
        }
    }
}

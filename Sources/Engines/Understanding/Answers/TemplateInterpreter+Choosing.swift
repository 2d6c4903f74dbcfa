import IntentSchema

// What is chosen, in words that say no more than that: "the second one sounds pleasant", "I'm leaning towards half past five".
extension TemplateInterpreter {
    /// The reading of what is chosen without the words around it; `nil` if the words may mean anything else, or choose nothing.
    func chosenAlone(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard let question = context.question, case .choice(let values) = question.kind, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let words = reader.wordsChosen(among: values, question)
        else { return nil }
        let result = interpretPart(utterance.freeText(words), in: context)
        guard case .choice? = result.acts.first, result.rest == nil else { return nil }
        return result
    }

    /// The reading, unless it chooses what the words refuse, ask about or complain of: "is the second one expensive", "I hate Old Kiln".
    func withoutUnchosen(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        guard read.rest == nil, let question = context.question, case .choice(let values) = question.kind,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText
        else { return read }
        let chosen: Int? =
            switch read.acts.first {
            case .choice(let index)?, .followed(.choice(let index), by: _)?: index
            case .value(let value)?: values.firstIndex { $0.isSame(as: value) }
            default: nil
            }
        guard let chosen, reader.optionNotChosen(among: values, question) == chosen else { return read }
        return Interpretation(acts: [.notUnderstood(.unused(words: utterance.written))], rejected: read.rejected)
    }
}

extension TurnReader {
    private static let mostChoosing = 14
    private static let longestChosen = 4

    /// The words that name the only option which the words refer to, where nothing else in them refuses it, asks or orders anything or names
    /// another value.
    fileprivate func wordsChosen(among values: [ParameterValue], _ question: Question) -> Range<Int>? {
        guard let (words, index) = onlyOption(question), !saysMore(than: words, values[index]) else { return nil }
        return words
    }

    /// The option that the words name and refuse, ask about or complain of; `nil` if they do not.
    fileprivate func optionNotChosen(among values: [ParameterValue], _ question: Question) -> Int? {
        guard let (words, index) = onlyOption(question), refuses(beside: words, values[index]) else { return nil }
        return index
    }

    private func saysMore(than words: Range<Int>, _ option: ParameterValue) -> Bool {
        refuses(beside: words, option) || !approves(behind: words.upperBound)
            || around(words, option).contains { place in
                opensOrder(at: place) || scanner.quantities.number(at: place) != nil
                    || scanner.futureTimeEnd(at: place) != nil
                    || [Move.wishes, .needs].contains { end(of: $0, at: place) != nil }
                    || scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
            }
    }

    /// Whether the words beside the option refuse or find fault with it, ask about it, or tell of it.
    private func refuses(beside words: Range<Int>, _ option: ParameterValue) -> Bool {
        if suggests { return false }
        // "Is six ok?"
        let last = utterance.count - 1
        if words.upperBound >= last, words.lowerBound < last, part(last..<last + 1).answer() == .yes { return false }
        let isPolite = grammar.words.politeOpeners.longest(in: utterance, at: openerEnd) != nil
        let kinds: [Sentence] = [.negated, .question, .past, .advice]
        if !isPolite, SentenceFilter(self).markers.contains(where: { kinds.contains($0.sentence) }) { return true }
        return around(words, option).contains { place in
            let word = utterance.word(place)
            if grammar.words.politeConditions.longest(in: utterance, at: place) != nil { return false }
            return grammar.words.negations.contains(word) || grammar.words.conditionWords.contains(word)
                || grammar.words.alternatives.contains(word)
                || [Move.negation, .without, .unchosen].contains { end(of: $0, at: place) != nil }
                || end(of: .complaint, at: place) != nil && !isCovered(place, by: .chosen)
                || (place == openerEnd || utterance.mayBeginClause(at: place)) && !isPolite
                    && (grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word))
        }
    }

    /// Whether the token is part of a phrase of the kind.
    private func isCovered(_ place: Int, by move: Move) -> Bool {
        (0...place).contains { start in end(of: move, at: start).map { $0 > place } ?? false }
    }

    private func around(_ words: Range<Int>, _ option: ParameterValue) -> [Int] {
        let own = self.words(of: option)
        return utterance.tokens.indices.filter { !words.contains($0) && !own.contains(utterance.word($0)) }
    }

    /// Whether the words begin a suggestion, which is an answer: "how about".
    private var suggests: Bool { end(of: .suggestion, at: openerEnd) != nil }

    /// Whether what is said of the option from the token on is no more than that it will do.
    private func approves(behind start: Int) -> Bool {
        guard start < utterance.count,
            [Move.verb, .telling, .stating, .having].contains(where: { end(of: $0, at: start) != nil })
        else { return true }
        let last = (start + 1..<max(start + 1, utterance.count)).first(where: utterance.mayBeginClause) ?? utterance.count
        return (start..<last).allSatisfy { place in
            end(of: .verb, at: place) != nil || end(of: .comment, at: place) != nil || isCovered(place, by: .chosen)
                || isPolite(place) || grammar.words.emptyWords.contains(utterance.word(place))
        }
    }

    /// The shortest words that pick an option, and its index; `nil` if none does, different words pick different ones, or nothing else is said.
    private func onlyOption(_ question: Question) -> (words: Range<Int>, index: Int)? {
        guard utterance.count <= Self.mostChoosing, answer() == nil else { return nil }
        var result: (words: Range<Int>, index: Int)?
        for length in 1...Self.longestChosen {
            for start in utterance.tokens.indices where start + length <= utterance.count {
                let words = start..<start + length
                // The "one" of "the second one" is no number.
                if start > 0, end(of: .standIn, at: start) != nil { continue }
                guard let index = part(words).option(question) else { continue }
                if let known = result {
                    guard known.index == index else { return nil }
                } else {
                    result = (words, index)
                }
            }
        }
        guard case (var words, let index)? = result else { return nil }
        if words.upperBound < utterance.count, let end = end(of: .standIn, at: words.upperBound) {
            words = words.lowerBound..<end
        }
        if words.lowerBound > 0, scanner.small.definite.contains(utterance.word(words.lowerBound - 1)) {
            words = words.lowerBound - 1..<words.upperBound
        }
        return words.count < utterance.count ? (words, index) : nil
    }

    /// The option that all of the words pick.
    private func option(_ question: Question) -> Int? {
        guard openerEnd == 0, answer() == nil,
            case .choice(let index)? = choices(question).first.flatMap({ $0.score >= 1 ? $0.act : nil })
        else { return nil }
        if case .any? = pick() { return nil }
        // "Seven more" counts something.
        if utterance.count == 1, scanner.quantities.number(at: 0) != nil, scanner.quantities.ordinal(at: 0) == nil { return nil }
        return index
    }
}

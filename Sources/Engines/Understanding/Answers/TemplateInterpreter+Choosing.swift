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
        // What changes other values, too, is no more than a choice if somebody tells of it: "we went to Old Kiln last week".
        if case .correction(let changes)? = read.acts.first, let name = question.parameter, let value = changes[name],
            values.contains(where: { $0.isSame(as: value) }), reader.tellsOfOption(question)
        {
            return Interpretation(acts: [.notUnderstood(.unused(words: utterance.written))], rejected: read.rejected)
        }
        let chosen: Int? =
            switch read.acts.first {
            case .choice(let index)?, .followed(.choice(let index), by: _)?: index
            case .value(let value)?: values.firstIndex { $0.isSame(as: value) }
            default: nil
            }
        let isUnread =
            switch read.acts.first {
            case .notUnderstood(.unknownValue)?, .notUnderstood(.noMatch)?: true
            default: false
            }
        if chosen != nil || isUnread, case let open = reader.optionsLeftOpen(question), open.count > 1 {
            let act = NotUnderstood.ambiguous(words: utterance.written, candidates: open.map { values[$0] })
            return Interpretation(acts: [.notUnderstood(act)], rejected: read.rejected)
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
        if let contrasted = optionBesideRefused(question) { return contrasted }
        guard let (words, index) = onlyOption(question), !saysMore(than: words, values[index]) else { return nil }
        return words
    }

    /// The option that the words name and refuse, ask about or complain of; `nil` if they do not.
    fileprivate func optionNotChosen(among values: [ParameterValue], _ question: Question) -> Int? {
        guard optionBesideRefused(question) == nil, let (words, index) = onlyOption(question),
            refuses(beside: words, values[index])
        else { return nil }
        return index
    }

    /// Whether the words tell of the option that they name.
    fileprivate func tellsOfOption(_ question: Question) -> Bool {
        guard let (words, _) = onlyOption(question) else { return false }
        return tells(beside: words) || utterance.tokens.indices.contains { end(of: .unchosen, at: $0) != nil }
    }

    private func saysMore(than words: Range<Int>, _ option: ParameterValue) -> Bool {
        refuses(beside: words, option)
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
        if !approves(behind: words.upperBound) { return true }
        let praises =
            utterance.tokens.indices.contains { end(of: .comment, at: $0) != nil && end(of: .chosen, at: $0) != nil }
            && !utterance.tokens.indices.contains { end(of: .negation, at: $0) != nil }
        let isPolite = grammar.words.politeOpeners.longest(in: utterance, at: openerEnd) != nil
        let kinds: [Sentence] = [.negated, .question, .past, .advice]
        if !isPolite, !praises,
            SentenceFilter(self).markers.contains(where: { kinds.contains($0.sentence) }) || tells(beside: words)
        {
            return true
        }
        return around(words, option).contains { place in
            let word = utterance.word(place)
            if grammar.words.politeConditions.longest(in: utterance, at: place) != nil { return false }
            return grammar.words.negations.contains(word) || grammar.words.conditionWords.contains(word)
                || grammar.words.alternatives.contains(word)
                || [Move.negation, .without].contains { end(of: $0, at: place) != nil }
                || end(of: .unchosen, at: place) != nil && !praises
                || end(of: .complaint, at: place) != nil && !isCovered(place, by: .chosen)
                || (place == openerEnd || utterance.mayBeginClause(at: place)) && !isPolite
                    && (grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word))
        }
    }

    /// Whether somebody and what they did stand before the words: "we had Old Kiln on Friday", "my ex works at Old Kiln".
    private func tells(beside words: Range<Int>) -> Bool {
        let (start, word) = (openerEnd, utterance.word(openerEnd))
        let isOwn = scanner.small.own.contains(word)
        let isSubject = scanner.small.speakers.contains(word) || scanner.small.subjectForms[word] != nil
        let subject = [Move.speaker, .someone].compactMap { end(of: $0, at: start) }.max()
        guard let verb = isOwn ? start + 2 : isSubject ? start + 1 : subject.flatMap({ $0 > start + 1 ? $0 : nil }),
            verb < words.lowerBound, let end = [Move.telling, .stating].compactMap({ end(of: $0, at: verb) }).max()
        else { return false }
        // "I like Old Kiln", "my vote is Old Kiln".
        return !isCovered(verb, by: .chosen) || isOwn && end < words.lowerBound
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
        let named = optionsNamed(question)
        guard case (var words, let index)? = named.first, named.allSatisfy({ $0.index == index }) else { return nil }
        if words.upperBound < utterance.count, let end = end(of: .standIn, at: words.upperBound) {
            words = words.lowerBound..<end
        }
        if words.lowerBound > 0, scanner.small.definite.contains(utterance.word(words.lowerBound - 1)) {
            words = words.lowerBound - 1..<words.upperBound
        }
        return words.count < utterance.count ? (words, index) : nil
    }

    /// The shortest words that pick an option, and its index, in the order of their length.
    private func optionsNamed(_ question: Question) -> [(words: Range<Int>, index: Int)] {
        guard utterance.count <= Self.mostChoosing, answer() == nil else { return [] }
        var result: [(words: Range<Int>, index: Int)] = []
        for length in 1...Self.longestChosen {
            for start in utterance.tokens.indices where start + length <= utterance.count {
                let words = start..<start + length
                // The "one" of "the second one" is no number, and the "last" of "last time" no place.
                let isPointer = scanner.small.definite.contains(utterance.word(start))
                let noun = isPointer ? start + 1 : start
                if noun > 0, words.contains(noun), end(of: .standIn, at: noun) != nil { continue }
                if words.allSatisfy({ isCovered($0, by: .unchosen) }) || beginsTime(words, question)
                    || words.contains(where: { end(of: .negation, at: $0) != nil })
                {
                    continue
                }
                guard let index = part(words).option(question),
                    !result.contains(where: { $0.index == index && $0.words.overlaps(words) })
                else { continue }
                result.append((words, index))
            }
        }
        return result
    }

    /// Whether a time begins with the words, where no time is asked for: the "last" of "last week".
    private func beginsTime(_ words: Range<Int>, _ question: Question) -> Bool {
        definition(question)?.kind != .time && scanner.quantities.ordinal(at: words.lowerBound) == nil
            && scanner.times.span(at: words.lowerBound).map { $0.end > words.upperBound } ?? false
    }

    /// The words that name an option beside another that is refused, if they say nothing else: "not the first, the seventh".
    private func optionBesideRefused(_ question: Question) -> Range<Int>? {
        guard case .choice(let values) = question.kind, case let named = optionsNamed(question), named.count > 1 else {
            return nil
        }
        func own(_ index: Int) -> Set<String> { words(of: values[index]) }
        let refused = Set(named.filter { isRefused($0.words, of: own($0.index)) }.map(\.index))
        let wanted = named.filter { !refused.contains($0.index) }
        guard !refused.isEmpty, let first = wanted.first, wanted.allSatisfy({ $0.index == first.index }),
            utterance.tokens.indices.allSatisfy({ place in
                named.contains { $0.words.contains(place) || own($0.index).contains(utterance.word(place)) } || isPolite(place)
                    || place < openerEnd || scanner.small.definite.contains(utterance.word(place))
                    || [Move.negation, .limiting, .and, .standIn].contains { end(of: $0, at: place) != nil }
            })
        else { return nil }
        return first.words
    }

    /// Whether "not" stands before the words.
    private func isRefused(_ words: Range<Int>, of own: Set<String>) -> Bool {
        var first = words.lowerBound
        while first > 0, own.contains(utterance.word(first - 1)) { first -= 1 }
        let start = first > 0 && scanner.small.definite.contains(utterance.word(first - 1)) ? first - 1 : first
        return start > 0 && end(of: .negation, at: start - 1) == start
    }

    /// The options between which the words do not decide: "Casa Tordo or the third one".
    fileprivate func optionsLeftOpen(_ question: Question) -> [Int] {
        guard utterance.tokens.indices.contains(where: { grammar.words.alternatives.contains(utterance.word($0)) }) else {
            return []
        }
        let named = optionsNamed(question).sorted { $0.words.lowerBound < $1.words.lowerBound }
        let joined = zip(named, named.dropFirst()).filter { first, second in
            first.index != second.index && first.words.upperBound <= second.words.lowerBound
                && (first.words.upperBound..<second.words.lowerBound).contains { place in
                    grammar.words.alternatives.contains(utterance.word(place))
                }
        }
        return Set(joined.flatMap { [$0.0.index, $0.1.index] }).sorted()
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

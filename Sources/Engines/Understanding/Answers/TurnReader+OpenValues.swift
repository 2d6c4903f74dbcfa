import IntentSchema

// What tells a value from other things said where one is asked for.
extension TurnReader {
    /// Whether the reading takes unknown words for a value, or understands nothing.
    func mayBeGuess(_ act: DialogueAct?, _ question: Question) -> Bool {
        switch act {
        case nil, .notUnderstood, .no, .inquire, .repeat, .takeOut: true
        case .value: guesses(question)
        case .correction: true
        default: false
        }
    }

    /// Whether the best value among the words is one that nothing is known of.
    func guesses(_ question: Question) -> Bool {
        values(question, isText: false).first?.isGuess ?? false
    }

    /// Leaves open what is asked for, if the words say only that they do not mind: "anyone, I don't care who", "any podcast". What
    /// is said with it stays: the kind of it.
    func leavesOpen(_ question: Question) -> DialogueAct? {
        guard let asked = question.parameter, let intent = grammar.intentIndices[question.intent] else { return nil }
        let (place, rest) = indifference
        guard let rest else { return nil }
        if place < utterance.count { return kind(from: rest, asked, intent) }
        if case .choice = question.kind { return .choice(question.offset) }
        let records = context.parameters.filter { identifies($0.key, asked, intent) }
        guard !records.isEmpty else { return .takeOut([Removal(asked)]) }
        // "Whatever" when a podcast about space was not found: any podcast.
        return .correction(
            Dictionary(
                uniqueKeysWithValues: records.compactMap { name, value in
                    guard var record = value.record, let key = grammar.intents[intent].records[name]?.key else { return nil }
                    // Without its name, what stands for it goes: the artist of "something by Bach".
                    let names = record[key] == nil ? record.fields.filter { $0.value.string != nil }.map(\.key) : [key]
                    for name in names { record[name] = nil }
                    return (name, .record(record))
                }))
    }

    /// Whether the words say only that any value will do.
    var isIndifferent: Bool {
        let (place, rest) = indifference
        return rest != nil && place == utterance.count
    }

    /// The end of the words that do not mind, with what says nothing around them, and the end of the last that does not mind, `nil` if
    /// there are none.
    private var indifference: (end: Int, last: Int?) {
        var place = openerEnd
        var last: Int?
        while place < utterance.count {
            if let end = indifferentEnd(at: place) {
                place = end
                last = end
            } else if let end = end(of: .opener, at: place) ?? end(of: .closer, at: place) {
                place = end
            } else if isPolite(place) {
                place += 1
            } else {
                break
            }
        }
        return (place, last)
    }

    /// The end of words that do not mind which value it is, with the question word behind them: "I don't care where".
    private func indifferentEnd(at place: Int) -> Int? {
        guard var next = end(of: .indifferent, at: place) else { return nil }
        while next < utterance.count,
            grammar.words.openQuestions.contains(utterance.word(next)) || scanner.small.ones.contains(utterance.word(next))
        {
            next += 1
        }
        return next
    }

    /// "Any podcast": the kind of what is asked for, without a name.
    private func kind(from place: Int, _ asked: String, _ intent: Int) -> DialogueAct? {
        guard end(of: .exclude, at: openerEnd) == nil else { return nil }
        guard grammar.intents[intent].records.contains(where: { identifies($0.key, asked, intent) }) else { return nil }
        let end = closerStart(after: place)
        guard place < end, let reading = part(place..<end).correction(of: intent, isAnnounced: true), !reading.spans.isEmpty,
            reading.spans.allSatisfy({ ["text", "model", "unknown"].contains($0.source) == false })
        else { return nil }
        return .correction(reading.parameters)
    }

    /// Whether the parameter holds the record that says what is asked for: what to search for, of the item found.
    func identifies(_ parameter: String, _ asked: String, _ intent: Int) -> Bool {
        parameter != asked && grammar.intents[intent].records[parameter]?.key != nil
            && grammar.intents[intent].definitions[asked] == nil
    }

    /// Whether a clause may end before the token.
    func endsDismissal(_ border: Int) -> Bool {
        utterance.tokens[border].followsPunctuation || end(of: .clauseJoint, at: border) != nil
            || end(of: .clauseJoint, at: border - 1) == border || end(of: .only, at: border) != nil
            || indifferentEnd(at: openerEnd) == border && end(of: .relation, at: border) != nil
    }

    /// Whether the words ask for something that is only compared: "anything a bit later?".
    var comparesOnly: Bool {
        let start = openerEnd
        let asks = end(of: .asks, at: start) != nil || end(of: .suggestion, at: start) != nil
        let last = closerStart(after: start)
        return Alternative.allCases.contains { kind in
            guard let phrases = grammar.words.moves[kind.rawValue] else { return false }
            return (start..<(asks ? last : start + 1)).contains { phrases.longest(in: utterance, at: $0)?.end == last }
        }
    }

    /// Whether the words say when something is to be done: "let's take 1:30".
    var intendsTime: Bool {
        guard let start = end(of: .intention, at: openerEnd) else { return false }
        return (start..<min(start + 3, utterance.count)).contains { saysTime($0..<utterance.count) }
    }

    /// How the words, which are all of a clause, pass over what is asked; `nil` if they do not.
    func dismissal(_ question: Question) -> Dismissal? {
        switch answer() {
        // "No" may refuse only what was understood.
        case .no? where !isPlainNo: return .refused
        case .cancel?, .stop?, .giveUpAll?: return .refused
        case .no?: return nil
        default: break
        }
        if givesUp(question) { return .refused }
        let start = openerEnd
        let end = closerStart(after: start)
        if start < utterance.count, self.end(of: .undecided, at: start).map({ $0 >= end }) ?? false { return .unknowing }
        return isIndifferent ? .indifferent : nil
    }

    /// "No", but not "no one".
    private var isPlainNo: Bool {
        [0, openerEnd].contains { index in
            let negates = end(of: .negation, at: index).map { $0 < utterance.count && end(of: .closer, at: $0) == nil } ?? false
            return grammar.words.plainAnswers.contains(utterance.word(index))
                && !scanner.small.ones.contains(utterance.word(index + 1))
                || negates
        }
    }

    /// The token behind words that only join what follows to a dismissal.
    var joinedStart: Int {
        var place = 0
        while place < utterance.count - 1 {
            let ends = [Move.clauseJoint, .and, .opener, .only].compactMap { end(of: $0, at: place) }
            guard let next = ends.max(), next < utterance.count else { break }
            place = next
        }
        return place
    }

    /// The answer to the question, if something is known by its words, perhaps with "maybe" around them.
    func knownValue(_ question: Question) -> DialogueAct? {
        if let choice = choices(question).first, !choice.act.isUnread { return choice.act }
        let start = openerEnd
        for end in [utterance.count, closerStart(after: start)] where end > start {
            guard let value = part(start..<end).values(question, isText: false).first, !value.isGuess,
                value.score > 0.75, !value.act.isUnread
            else { continue }
            return value.act
        }
        return nil
    }

    /// A short name that nothing is known of, behind a refusal: "neither, Zorg".
    func shortGuess(_ question: Question) -> DialogueAct? {
        guard utterance.count <= 3, let value = values(question, isText: false).first, value.score > 0.75, !value.act.isUnread
        else {
            return nil
        }
        return value.act
    }

    /// The end of a word between alternatives at the token.
    func eitherEnd(at place: Int) -> Int? { grammar.words.counting.either.longest(in: utterance, at: place)?.end }

    /// Whether the words begin as a request or a question of their own.
    var beginsRequest: Bool {
        let start = openerEnd
        let word = utterance.word(start)
        return opensRequest(at: start) && !grammar.words.references.contains(word) || grammar.words.openQuestions.contains(word)
            || grammar.words.questions.contains(word) || isAsked(utterance.tokens.indices)
    }
}

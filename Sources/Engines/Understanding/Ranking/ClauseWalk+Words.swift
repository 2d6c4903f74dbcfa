import IntentSchema

// How many words a reading uses, and whether the reading of all words may have lost some.
extension ClauseWalk {
    /// The minimum score of a request, and of one that only looks something up.
    static let sure = 0.9
    static let likely = 0.75

    /// The number of words that the reading of all of them uses; `nil` if it may hold any words.
    func wordsUsed(by act: DialogueAct?) -> Int? {
        switch act {
        // What cannot be recorded is told in other clauses than the order.
        case .notUnderstood(.cannotDo) where reader.logsWorkout() != nil: return nil
        case nil, .notUnderstood(.noMatch), .notUnderstood(.cannotDo), .notUnderstood(.unused), .notUnderstood(.unknownValue):
            return 0
        case .notUnderstood(.notARequest(let sentence, _, _)):
            // "Stop asking that. Text Grace hi."
            let isApart = sentence == .negated && borders.contains(where: utterance.beginsSentence)
            return isApart || [.past, .question, .statement, .reported, .condition].contains(sentence) ? 0 : nil
        // It looks up what the open request could be instead, with no words of its own.
        case .request(let request) where request.template == TurnReader.optionsTemplate: return wordsUsed(byOneClause: act) ?? 0
        case .request(let request): return leavesVerb(request) ? 0 : losesWords(request) ? used(by: request) : nil
        case .followed(let first, .notUnderstood(.unused(let words))):
            return first.mayHoldText ? nil : utterance.count - count(words)
        case .followed(let first, _) where first.isValue:
            return context.question.map { reader.part(0..<(borders.first ?? utterance.count)).guesses($0) } ?? false ? 0 : nil
        case .value, .correction:
            return context.question.map { reader.guesses($0) } ?? false ? 0 : wordsUsed(byOneClause: act)
        case .choice, .add, .takeOut, .swap, .instead: return wordsUsed(byOneClause: act)
        default: return nil
        }
    }

    /// The number of words of the clause that says all of it by itself; `nil` if none does.
    private func wordsUsed(byOneClause act: DialogueAct?) -> Int? {
        return zip([0] + borders, borders + [utterance.count]).first { start, end in
            start < end && interpreter.readClause(utterance.freeText(start..<end), in: context) == act
        }.map { $1 - $0 }
    }

    /// The number of words that the clause's act uses; `nil` if it is not certain enough to be meant.
    func used(of act: DialogueAct, _ words: Range<Int>, in context: InterpretationContext) -> Int? {
        switch act {
        case .request(let request) where request.template == TurnReader.optionsTemplate: return words.count + 1
        case .request(let request):
            let least = interpreter.grammar.looksUp(request.intent) ? Self.likely : Self.sure
            guard request.score >= least, context.apps.contains(where: { $0.intents.contains(request.intent) }) else {
                return nil
            }
            return used(by: request)
        case .value, .correction, .choice, .add, .takeOut, .swap, .instead:
            guard let question = context.question else { return nil }
            let part = interpreter.reader(of: reader.part(words).utterance, in: context)
            return part.guesses(question) || act.mayHoldText ? nil : words.count
        // "Cancel it" is about what was done last.
        case .cancel: return context.question == nil && context.recent.isEmpty ? nil : words.count
        case .no, .more, .back: return context.question == nil ? nil : words.count
        // "Whose number was that again?" repeats nothing.
        case .again(let changes): return changes.isEmpty || words.lowerBound > 0 ? nil : words.count
        case .thanks, .greeting, .setting(.contacts): return words.count
        case .inquire(let inquiry) where inquiry.aspect == .done: return words.count
        case .inquire: return context.question == nil ? nil : words.count
        default: return nil
        }
    }

    /// The number of words of the request's values, less those that it does not use, and one for the request itself, if all it names is known.
    /// A value that is a part of two clauses is none.
    private func used(by request: Hypothesis) -> Int {
        let all = [request] + (request.followers ?? [])
        // Several requests may share a value.
        let values = Set(all.flatMap(\.spans).map { $0.start..<$0.end }).filter { span in
            !borders.contains { span.lowerBound < utterance.tokens[$0].start && utterance.tokens[$0].start < span.upperBound }
        }
        let words = utterance.tokens.count { token in values.contains { $0.contains(token.start) } }
        let known = all.count { $0.unknownValues.isEmpty && strangers(in: $0) == 0 }
        return max(0, words + known - (all.count - known) - lost(by: request))
    }

    /// Whether the reading leaves words out, is not sure of a text, makes two requests of which one names nothing known, or has no value from
    /// a clause that orders something, of which the model does not tell whether it has been used.
    private func losesWords(_ request: Hypothesis) -> Bool {
        let all = [request] + (request.followers ?? [])
        if all.count == 1, request.template == "model", orders.contains(where: { isOther($0, than: request) }) { return true }
        return lost(by: request) > 0
            && (all.count > 1 || request.leftOut?.isEmpty == false || !request.ambiguities.isEmpty || strangers(in: request) > 0)
    }

    /// Whether the reading leaves out the verb of a clause of its own, and with it what that clause orders, or takes it for a part of a value:
    /// "stop it. And remind me at 7", "fold the laundry. Remind me to water the plants".
    func leavesVerb(_ request: Hypothesis) -> Bool {
        guard let intent = interpreter.grammar.intentIndices[request.intent] else { return false }
        let isGuess = request.template == "model"
        let first = reader.openerEnd
        // Nobody is told "call Mary, and if she …".
        if isGuess, first < utterance.count, reader.isOrder(at: first), let next = borders.first,
            request.spans.contains(where: { span in
                span.source == "text" && span.start <= utterance.tokens[first].start && utterance.tokens[next].start < span.end
            })
        {
            return true
        }
        let leftOut = (request.leftOut ?? []).compactMap { interpreter.tokens(of: $0.text).tokens.first?.text }
        return orders.contains { order in
            let verb = utterance.tokens[order.lowerBound]
            guard interpreter.grammar.intents[intent].keywords.contains(verb.word) else {
                return isGuess && leftOut.contains(verb.text) && isOther(order, than: request)
            }
            if isGuess, leftOut.contains(verb.text), hasValue(of: request, order), takesClause(request) { return true }
            return (isGuess || utterance.beginsSentence(at: order.lowerBound))
                && request.spans.contains { $0.start == verb.start && $0.text.count > verb.text.count }
        }
    }

    /// Whether a text of the request is all of a clause: the "stop it" of "stop it. And remind me at 7".
    private func takesClause(_ request: Hypothesis) -> Bool {
        return zip([0] + borders, borders + [utterance.count]).contains { start, end in
            request.spans.contains { span in
                (span.source == "text" || span.source == "model") && span.start == utterance.tokens[start].start
                    && span.end == utterance.tokens[end - 1].end
            }
        }
    }

    /// Whether the request read in clauses has all values of the reading of all words, as far as that may be trusted: "4 adults and a baby".
    func keepsValues(of whole: DialogueAct?, in act: DialogueAct) -> Bool {
        guard case .request(let read)? = whole, read.followers?.isEmpty ?? true, strangers(in: read) == 0 else { return true }
        let requests: [Hypothesis] =
            switch act {
            case .request(let first), .followed(_, .request(let first)): [first] + (first.followers ?? [])
            default: []
            }
        let same = requests.filter { $0.intent == read.intent }
        // A text that lacks its verb may be any words: "stop it. And remind me at 7".
        let mayBeWrong = leavesVerb(read)
        return same.isEmpty
            || read.parameters.allSatisfy { name, value in
                same.contains { $0.parameters[name].map { $0.isSame(as: value) } ?? false }
                    || mayBeWrong && !read.spans.contains { $0.role == name && $0.source != "text" && $0.source != "model" }
            }
    }

    /// Whether a clause that is not understood has the verb of the request that all words were read as: "I've seen the texts, mark them read".
    func loses(verbOf whole: DialogueAct?, in steps: [Step]) -> Bool {
        guard case .request(let read)? = whole, let intent = interpreter.grammar.intentIndices[read.intent] else { return false }
        let unread = steps.filter { $0.act == nil }.map(\.words)
        return orders.contains { order in
            unread.contains { $0.contains(order.lowerBound) }
                && interpreter.grammar.intents[intent].vocabulary.contains(utterance.word(order.lowerBound))
        }
    }

    /// Whether the clause orders something else than the request, which has no value from it. "Play it" is the request's own order.
    private func isOther(_ order: Range<Int>, than request: Hypothesis) -> Bool {
        guard let intent = interpreter.grammar.intentIndices[request.intent],
            !interpreter.grammar.intents[intent].keywords.contains(utterance.tokens[order.lowerBound].word)
        else { return false }
        let words = utterance.text(order)
        return !hasValue(of: request, order)
            && !request.parameters.values.contains { $0.string.map { words.contains($0) } ?? false }
    }

    private func hasValue(of request: Hypothesis, _ words: Range<Int>) -> Bool {
        request.spans.contains { span in
            utterance.tokens[words.lowerBound].start <= span.start && span.end <= utterance.tokens[words.upperBound - 1].end
        }
    }

    /// The clauses behind the first that begin with the verb of an order.
    private var orders: [Range<Int>] {
        return zip(borders, borders.dropFirst() + [utterance.count]).compactMap { start, end in
            let verb = start + max(reader.part(start..<end).joinerEnd, reader.part(start..<end).openerEnd)
            return verb < end && reader.opensRequest(at: verb) && !interpreter.asks(utterance, at: verb) ? verb..<end : nil
        }
    }

    private func lost(by request: Hypothesis) -> Int {
        ([request] + (request.followers ?? [])).reduce(0) { lost, part in
            lost + (part.leftOut ?? []).reduce(0) { $0 + count($1.text) } + part.unknownValues.values.reduce(0) { $0 + count($1) }
                + part.ambiguities.values.joined().reduce(0) { $0 + count($1.string ?? "") } + strangers(in: part)
                + fromOtherOrders(in: part)
        }
    }

    /// The number of words of values that compete with one of another order: "wake me at 6:30 and remind me to eat at 7".
    private func fromOtherOrders(in request: Hypothesis) -> Int {
        let values = Dictionary(grouping: request.spans.filter { request.ambiguities[$0.role] != nil }, by: \.role).values
        return values.reduce(0) { sum, spans in
            guard let last = spans.max(by: { $0.start < $1.start }),
                orders.contains(where: { order in
                    let verb = utterance.tokens[order.lowerBound]
                    return verb.start < last.start && !interpreter.grammar.words.stopWords.contains(verb)
                })
            else { return sum }
            return spans.reduce(sum) { $0 + (clause(of: $1) == clause(of: last) ? 0 : count($1.text)) }
        }
    }

    private func clause(of span: Hypothesis.Span) -> Int {
        borders.count { utterance.tokens[$0].start <= span.start }
    }

    /// The number of words that the model takes for an unknown person: the "fridge" of "the fridge is empty, send Maria 20".
    private func strangers(in request: Hypothesis) -> Int {
        guard request.template == "model" else { return 0 }
        return request.spans.filter { span in
            guard span.source == "contact", let value = span.candidates.first,
                let person = value.record ?? value.list?.first?.record
            else { return false }
            return person["contactIdentifier"] == nil && person["personHandle"] == nil
                && person["displayName"]?.string?.lowercased() == span.text.lowercased()
        }.reduce(0) { $0 + count($1.text) }
    }

    private func count(_ words: String) -> Int { interpreter.tokens(of: words).count }
}

extension DialogueAct {
    fileprivate var isValue: Bool {
        switch self {
        case .value, .correction: true
        default: false
        }
    }
}

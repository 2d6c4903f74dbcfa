import IntentSchema

// Clauses around what is wanted that only tell something: "yes, do that. She gets lonely", "thank you for the hint. Call Mom".
extension TemplateInterpreter {
    /// The words between clauses that only tell something, and their reading, where the reading of all words takes those for something else
    /// or names them as left out; `nil` if there are none, or if what stands between is not understood without them.
    func withoutTold(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> (words: Range<Int>, read: Interpretation)? {
        let reader = reader(of: utterance, in: context)
        // What templates read wholly is not read again.
        let mayLose =
            context.question != nil || losesSome(whole.acts.first) || whole.acts.first?.requests.first?.template == "model"
        guard mayLose, !reader.takesAnyText, utterance.quotes.isEmpty, let words = reader.wordsBetweenTold,
            case let isLost = losesSome(whole.acts.first) || takesTold(whole.acts.first, utterance, words),
            isLost || context.question != nil
        else { return nil }
        var behind = context
        // A pronoun may stand for somebody of whom is told.
        if words.lowerBound > 0 { behind.heard.insert(utterance.text(0..<words.lowerBound), at: 0) }
        var read = interpretWhole(utterance.freeText(words), in: behind)
        guard let act = read.acts.first, act != whole.acts.first, !losesSome(act) else { return nil }
        // What is decided is not changed by what is told besides.
        guard isLost || act == .yes || act == .no || act == .cancel else { return nil }
        read.rejected += whole.rejected
        return (words, read)
    }

    /// The order that takes the place of the one before it, behind the reason why: "ring her. No wait, she's at work, text her". `nil` if the words
    /// take nothing back, or give no reason.
    func insteadForReason(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            case let borders = clauseBorders(in: utterance, context), borders.count > 1
        else { return nil }
        for (start, end) in Repairs.interruptions(in: utterance, grammar).reversed() where start > 0 && borders.contains(start) {
            var next = end
            while let border = borders.first(where: { $0 > next }), reader.onlyTells(next..<border) { next = border }
            guard next > end, reader.isOrder(at: next), opensRequest(utterance, at: next) else { continue }
            var behind = context
            behind.heard.insert(utterance.text(0..<next), at: 0)
            guard let request = settledRequest(utterance, from: next, in: behind) else { continue }
            return Interpretation(acts: [.request(request)], rejected: whole.rejected)
        }
        return nil
    }

    /// The order behind what is named as not wanted, of which nothing is open: "no, not a call, text her". `nil` if nothing is named so.
    func insteadOfUnwanted(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation?
    {
        guard context.question == nil, case .notUnderstood(.notARequest(.negated, _, _))? = whole.acts.first,
            case let reader = reader(of: utterance, in: context),
            let order = clauseBorders(in: utterance, context).first(where: { place in
                reader.isOrder(at: place) && opensRequest(utterance, at: place)
            }),
            (0..<order).contains(where: { place in
                reader.end(of: .unwanted, at: place).map { $0 > place + 1 && $0 < order } ?? false
            }),
            let request = settledRequest(utterance, from: order, in: context)
        else { return nil }
        return Interpretation(acts: [.request(request)], rejected: whole.rejected)
    }

    /// The request that the words from the token on make by themselves; `nil` if it is none, is not sure or does not use all of them.
    private func settledRequest(_ utterance: Utterance, from place: Int, in context: InterpretationContext) -> Hypothesis? {
        guard case .request(let request)? = interpretWhole(utterance.freeText(place..<utterance.count), in: context).acts.first,
            isSettled(request)
        else { return nil }
        return request.moved(by: utterance.tokens[place].start)
    }

    /// The act without requests behind the first whose text only points at it: "John owes me 20 for gas, ask him for it".
    func withoutPointing(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var request) = act, let followers = request.followers else { return act }
        let others = followers.filter { next in
            let texts = next.spans.filter { $0.source == "text" }
            return texts.isEmpty
                || !texts.allSatisfy { span in
                    let reader = reader(of: tokens(of: span.text, in: context), in: context)
                    return reader.utterance.count > 1
                        && reader.utterance.tokens.indices.allSatisfy { place in
                            reader.end(of: .relation, at: place) == place + 1
                                || reader.scanner.small.pointers.contains(reader.utterance.word(place))
                        }
                }
        }
        request.followers = others.isEmpty ? nil : others
        return .request(request)
    }

    /// Whether the model has taken a text from outside the words.
    private func takesTold(_ act: DialogueAct?, _ utterance: Utterance, _ words: Range<Int>) -> Bool {
        guard case .request(let request)? = act, request.template == "model" else { return false }
        let (first, last) = (utterance.tokens[words.lowerBound].start, utterance.tokens[words.upperBound - 1].end)
        return request.spans.contains { ($0.source == "text" || $0.source == "model") && ($0.end <= first || last <= $0.start) }
    }

    /// Whether nothing, or not everything, was understood.
    private func losesSome(_ act: DialogueAct?) -> Bool {
        switch act {
        case nil, .notUnderstood, .followed(_, .notUnderstood): true
        case .request(let request), .followed(_, .request(let request)):
            request.leftOut?.isEmpty == false || !request.unknownValues.isEmpty
        default: false
        }
    }
}

extension TurnReader {
    private static let mostClauses = 6

    /// The words that are left without clauses at the beginning and the end that only tell something; `nil` if there are no such clauses, or
    /// nothing else.
    fileprivate var wordsBetweenTold: Range<Int>? {
        let borders = interpreter.clauseBorders(in: utterance, context)
        guard !borders.isEmpty, borders.count <= Self.mostClauses else { return nil }
        var places = [0] + borders + [utterance.count]
        while places.count > 2, onlyTells(places[0]..<places[1]) { places.removeFirst() }
        while places.count > 2, onlyTells(places[places.count - 2]..<places[places.count - 1]) { places.removeLast() }
        let words = places[0]..<places[places.count - 1]
        return words.count < utterance.count && !onlyTells(words) ? words : nil
    }

    /// Whether the clause thanks, or states something of somebody or something, and neither wishes, refuses, asks, orders nor measures
    /// anything, nor says under which condition.
    func onlyTells(_ words: Range<Int>) -> Bool {
        let clause = part(words)
        if (0...clause.openerEnd).contains(where: { clause.end(of: .gratitude, at: $0) != nil }),
            !clause.utterance.tokens.indices.contains(where: { clause.isOrder(at: $0) && clause.opensRequest(at: $0) })
        {
            return true
        }
        if context.question == nil || clause.answer() == nil && !clause.namesWhatIsFound, isRemark(words) { return true }
        // "Before we begin, who is in my contacts?"
        if words.lowerBound == 0, words.upperBound < utterance.count, clause.end(of: .beforehand, at: clause.openerEnd) != nil {
            return true
        }
        guard let start = clause.predicateStart, !isAsked(words), context.question == nil || !clause.namesWhatIsFound else {
            return false
        }
        let isPlain = !clause.utterance.tokens.indices.contains { place in
            let word = clause.utterance.word(place)
            let states =
                grammar.words.small.reportAdverbs.contains(word)
                || Self.statingVerbs.contains { clause.end(of: $0, at: place) != nil }
            return [Move.proviso, .negation, .wishWords, .standIn, .intention].contains { clause.end(of: $0, at: place) != nil }
                || grammar.words.conditionWords.contains(word) || !states && grammar.words.reportVerbs.contains(word)
                || clause.scanner.quantities.number(at: place) != nil
                || clause.scanner.futureTimeEnd(at: place) != nil && clause.end(of: .longAgo, at: place) == nil
        }
        // "Mom said, send her 20": what somebody says is no order, and so is what follows.
        let filter = SentenceFilter(clause)
        guard isPlain, !clause.ordersBehind(start), !filter.markers.contains(where: filter.reportsWords) else { return false }
        switch interpreter.readClause(utterance.freeText(words), in: context) {
        case .request(let request)?:
            let isOfSpeaker = clause.end(of: .speaker, at: clause.openerEnd) != nil
            return request.template == "model" && (!isOfSpeaker || request.score < Self.leastOrder)
        case .notUnderstood?, .inquire?, nil: return true
        // Where a name is asked for, nearly anything might be one.
        case .value?, .correction?: return context.question.map(clause.guesses) ?? false
        default: return false
        }
    }

    /// A statement that reads as a request with a higher score may be one.
    private static let leastOrder = 0.75
    private static let longestSubject = 4
    private static let statingVerbs: [Move] = [.telling, .verb, .stating]

    /// The token of the verb with which the words state something, behind its subject; `nil` if they state nothing.
    private var predicateStart: Int? {
        var start = openerEnd
        if let next = end(of: .reason, at: start), next < utterance.count { start = next }
        if end(of: .tellingAlone, at: start) != nil { return start }
        // "I'm afraid that …", "traffic's bad".
        if let end = end(of: .someone, at: start), end < utterance.count { return end - 1 }
        // What the speaker has done may be a task: "I bought the milk".
        let verbs = end(of: .speaker, at: start) == nil ? Self.statingVerbs : [.telling]
        return subjectEnds(at: start).firstResult { subject in
            var place = subject
            while place < utterance.count, scanner.small.reportAdverbs.contains(utterance.word(place)) { place += 1 }
            return place < utterance.count && verbs.contains { end(of: $0, at: place) != nil } ? place : nil
        }
    }

    /// Where a subject that begins at the token may end.
    private func subjectEnds(at start: Int) -> [Int] {
        guard start < utterance.count else { return [] }
        let word = utterance.word(start)
        if let end = end(of: .speaker, at: start) { return [end] }
        if scanner.small.subjects.contains(word) || end(of: .pronoun, at: start) != nil { return [start + 1] }
        let people = scanner.people(at: start, isList: false).filter(\.reading.isKnown).map(\.end)
        // Who is named where something is open may be meant for it: "Priya gets it".
        if context.question != nil, !people.isEmpty { return [] }
        guard people.isEmpty, scanner.small.subjectDeterminers.contains(word) else { return people }
        return Array(start + 2..<max(start + 2, min(utterance.count, start + 1 + Self.longestSubject)))
    }

    /// Whether something named is found good or bad, which may be a value: "the big one is fine", but not "that's lovely".
    private var namesWhatIsFound: Bool {
        let start = openerEnd
        let isPronoun =
            end(of: .speaker, at: start) != nil || end(of: .pronoun, at: start) != nil || end(of: .someone, at: start) != nil
            || start < utterance.count && scanner.small.subjects.contains(utterance.word(start))
        return !isPronoun && (start..<utterance.count).contains { place in end(of: .comment, at: place) != nil }
    }

    /// Whether an order follows the token within the clause: "I'm tired so call a cab".
    private func ordersBehind(_ start: Int) -> Bool {
        utterance.tokens.indices.dropFirst(start + 1).contains { place in
            end(of: .actVerb, at: place) != nil && end(of: .clauseJoint, at: place - 1) == place
        }
    }
}

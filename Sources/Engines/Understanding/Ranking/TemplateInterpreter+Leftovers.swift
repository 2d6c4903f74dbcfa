import IntentSchema

// One of two clauses asks for what nothing can do: "lock Bramble and open the trunk", "go on, and skip this song".
extension TemplateInterpreter {
    private static let sure = 0.9
    private static let certain = 0.95

    /// The clause that is certainly a request, with the other clause as words left out, where the reading of all words loses some of them, or
    /// there is none. `nil` if both clauses can be done, or none.
    func besideUnknown(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let losesWords = losesWords(whole)
        for (start, end) in borders(of: utterance) {
            let loses = losesWords || takesOrderAsValue(utterance.tokens[end], whole)
            guard loses || asksTwice(utterance, start, end, whole, in: context) else { continue }
            let first = utterance.freeText(0..<start)
            let second = utterance.freeText(end..<utterance.count)
            if let both = bothLookUps(first, second, utterance, from: end, in: context) {
                return Interpretation(acts: [.request(both)], rejected: whole.rejected)
            }
            guard loses else { continue }
            if let kind = leftOutKind(utterance, end..<utterance.count, in: context),
                let request = settled(first, in: context, least: Self.likely),
                !isSettledRequest(second, in: context), keepsValues(of: whole, in: request, without: second)
            {
                return request.leaving(LeftOut(text: second, kind: kind), whole)
            }
            if let kind = leftOutKind(utterance, 0..<start, in: context),
                let request = settled(second, in: context, least: Self.likely),
                !isSettledRequest(first, in: context), keepsValues(of: whole, in: request, without: first)
            {
                return request.moved(by: utterance.tokens[end].start).leaving(LeftOut(text: first, kind: kind), whole)
            }
        }
        return nil
    }

    /// The request before a reason, or behind what somebody has done, where the reading of all words is doubtful: "lock it because I'm at
    /// work", "Luca paid for the tickets, send him 65". `nil` if there is none.
    func besideReason(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil else { return nil }
        let reader = reader(of: utterance, in: context)
        if let request = besideEvent(reader, whole, in: context) {
            return Interpretation(acts: [.request(request)], rejected: whole.rejected)
        }
        guard isDoubtful(whole) else { return nil }
        if let reason = utterance.tokens.indices.dropFirst(2).first(where: { reader.end(of: .reason, at: $0) != nil }),
            !utterance.quotes.contains(where: { $0.contains(reason) }),
            !(reason..<utterance.count).contains(where: { utterance.mayBeginClause(at: $0) || reader.excludesDegree(at: $0) }),
            let request = settled(utterance.freeText(0..<reason), in: context)
        {
            return Interpretation(acts: [.request(request)], rejected: whole.rejected)
        }
        guard let deed = SentenceFilter(reader).markers.first, deed.sentence == .reported, deed.words.lowerBound <= 1,
            reader.end(of: .stating, at: deed.words.upperBound - 1) == deed.words.upperBound,
            let border = utterance.tokens.indices.dropFirst(deed.words.upperBound).first(where: utterance.mayBeginClause),
            reader.opensRequest(at: border)
        else { return nil }
        var behind = context
        behind.heard.insert(utterance.text(0..<border), at: 0)
        guard let request = settled(utterance.freeText(border..<utterance.count), in: behind) else { return nil }
        return Interpretation(acts: [.request(request.moved(by: utterance.tokens[border].start))], rejected: whole.rejected)
    }

    /// The request with a time of its own before a clause that says when something else is, which has been taken for its time or for more to be
    /// done: "remind me to pack at 8, the bus leaves at 9", "call her today because she leaves on Friday". `nil` if there is none.
    private func besideEvent(_ reader: TurnReader, _ whole: Interpretation, in context: InterpretationContext) -> Hypothesis? {
        let utterance = reader.utterance
        guard case .request(let read)? = whole.acts.first,
            let border = utterance.tokens.indices.dropFirst(2).first(where: { place in
                guard !utterance.quotes.contains(where: { $0.contains(place) }) else { return false }
                let start = reader.end(of: .reason, at: place) ?? (utterance.mayBeginClause(at: place) ? place : nil)
                return start.map { start in
                    start < utterance.count && reader.part(start..<utterance.count).tellsWhen(from: 0)
                        && !reader.isOrder(at: start)
                } ?? false
            }),
            case let first = utterance.tokens[border].start,
            ([read] + (read.followers ?? [])).contains(where: { part in
                let definitions = grammar.intentIndices[part.intent].map { grammar.intents[$0].definitions } ?? [:]
                return part.spans.contains { $0.start >= first && definitions[$0.role]?.kind == .time }
            }),
            (0..<border).contains(where: { reader.scanner.time(at: $0, TimeSlots.Wish()) != nil })
        else { return nil }
        return settled(utterance.freeText(0..<border), in: context)
    }

    /// The request before a clause that says what not to do besides, which is left out: "book a ride home but don't call me". `nil` if there is
    /// none.
    func besideRefusal(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty else { return nil }
        let isRequest =
            switch whole.acts.first {
            case .request?: true
            case .notUnderstood(.notARequest(.negated, _, _))?: false
            default: Bool?.none
            }
        guard let isRequest else { return nil }
        let reader = reader(of: utterance, in: context)
        for start in utterance.tokens.indices.dropFirst(2) {
            let isJoined =
                grammar.words.joints.contains(utterance.word(start - 1)) || reader.end(of: .clauseJoint, at: start - 1) == start
            guard isJoined || utterance.mayBeginClause(at: start), reader.refuses(start..<utterance.count) else { continue }
            if isRequest, case .request(let read)? = whole.acts.first, reader.isSaid(start, in: read) { return nil }
            guard var request = settled(utterance.freeText(0..<(isJoined ? start - 1 : start)), in: context, least: Self.likely)
            else { continue }
            request.score = min(request.score, TurnReader.unsure)
            return request.leaving(LeftOut(text: utterance.freeText(start..<utterance.count), kind: .words), whole)
        }
        return nil
    }

    private func isDoubtful(_ whole: Interpretation) -> Bool {
        switch whole.acts.first {
        // "My sister owes me 35 for gas, please ask her for it" has been read by its first clause.
        case .request(let read)? where read.template != "model" && read.score >= Self.certain: false
        case .request(let read)?: losesWords(whole) || read.score < Self.sure || !read.ambiguities.isEmpty
        case .notUnderstood(.notARequest(.reported, _, _))?: true
        default: losesWords(whole)
        }
    }

    /// Two look-ups, of which the second may be about what the first names: "what's the battery on Juniper and is it locked"; `nil` if one
    /// of them is none.
    private func bothLookUps(
        _ first: String, _ second: String, _ utterance: Utterance, from end: Int, in context: InterpretationContext
    ) -> Hypothesis? {
        guard var one = lookUp(first, in: context), var next = lookUp(second, in: context.mentioning(one)),
            one.intent != next.intent
        else { return nil }
        next = sharing(next, with: one)
        one.followers = [next.moved(by: utterance.tokens[end].start)]
        one.reasons.append("'\(second)' was asked in the same breath")
        return one
    }

    private func lookUp(_ words: String, in context: InterpretationContext) -> Hypothesis? {
        guard reader(of: tokens(of: words, in: context), in: context).mayRequest(Self.fair, among: grammar.looksUp),
            case .request(let request)? = readByRules(words, in: context).acts.first, grammar.looksUp(request.intent),
            request.score >= Self.fair, request.leftOut?.isEmpty ?? true, request.followers?.isEmpty ?? true,
            !request.spans.contains(where: { $0.source == "text" }),
            context.apps.contains(where: { $0.intents.contains(request.intent) })
        else { return nil }
        return request
    }

    private static let fair = 0.5
    private static let likely = 0.4

    /// The second look-up with the thing of the first, where it names none of its own and both take one: the car that is meant.
    private func sharing(_ next: Hypothesis, with first: Hypothesis) -> Hypothesis {
        guard let intent = grammar.intentIndices[next.intent] else { return next }
        var result = next
        for (name, value) in first.parameters where result.parameters[name] == nil && result.unknownValues[name] == nil {
            let kind = grammar.intents[intent].definitions[name]?.kind
            if kind == .title || kind == .phrase { result.parameters[name] = value }
        }
        return result
    }

    /// Whether values have taken in another order, or what stands behind its verb: nobody is called "open the garage".
    private func takesOrderAsValue(_ verb: Token, _ whole: Interpretation) -> Bool {
        guard case .request(let read)? = whole.acts.first, read.template == "model" else { return false }
        return grammar.words.taskVerbs.contains(verb) && !read.spans.contains { $0.start < verb.start && verb.end <= $0.end }
            && read.spans.contains { $0.start >= verb.start }
    }

    /// Whether both clauses begin as questions, of which the reading can have answered only one.
    private func asksTwice(
        _ utterance: Utterance, _ start: Int, _ end: Int, _ whole: Interpretation, in context: InterpretationContext
    ) -> Bool {
        guard case .request(let read)? = whole.acts.first, read.template == "model", read.followers?.isEmpty ?? true else {
            return false
        }
        let reader = reader(of: utterance, in: context)
        return [reader.part(0..<start), reader.part(end..<utterance.count)].allSatisfy { clause in
            let word = clause.utterance.word(clause.openerEnd)
            return grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word)
        }
    }

    /// Whether the request has all parameters that the reading of all words has found in the clause that it leaves out, as far as it is the
    /// same request.
    private func keepsValues(of whole: Interpretation, in request: Hypothesis, without clause: String) -> Bool {
        guard case .request(let read)? = whole.acts.first, read.intent == request.intent else { return true }
        guard let intent = grammar.intentIndices[read.intent], case let definitions = grammar.intents[intent].definitions else {
            return true
        }
        return read.parameters.allSatisfy { name, value in
            guard request.parameters[name] == nil else { return true }
            let isSaid = read.spans.contains { span in
                // What stands right behind its verb, to the end, is the object of another order: "open the garage".
                let isText = read.template == "model" && (span.source == "text" || span.source == "model")
                return !(isText && tokens(of: clause).count == tokens(of: span.text).count + 1)
                    && !span.candidates.isEmpty && clause.contains(span.text)
                    && (span.role == name || definitions[span.role]?.target?.parameter == name)
            }
            let isWish = definitions[name]?.isWish == true && value.string.map { clause.contains($0) } ?? false
            return !isSaid && !isWish
        }
    }

    private func losesWords(_ whole: Interpretation) -> Bool {
        switch whole.acts.first {
        // A condition, a refusal or what somebody else wants holds for all that is said with it.
        case .notUnderstood(.notARequest(let sentence, _, _))?: [.question, .past, .statement].contains(sentence)
        case .notUnderstood(.noMatch)?, .notUnderstood(.unused)?, .notUnderstood(.cannotDo)?, nil: true
        case .request(let read)?:
            read.followers?.isEmpty ?? true
                && (read.leftOut?.isEmpty == false || !read.ambiguities.isEmpty && read.template == "model")
        default: false
        }
    }

    /// Where one clause ends and the next begins.
    private func borders(of utterance: Utterance) -> [(start: Int, end: Int)] {
        utterance.tokens.indices.dropFirst().compactMap { index in
            guard !utterance.quotes.contains(where: { $0.contains(index) }) else { return nil }
            var end = index
            grammar.words.sequels.matches(in: utterance, at: index) { found, _ in end = found }
            let isBorder = end > index || utterance.mayBeginClause(at: index)
            return isBorder && end < utterance.count ? (index, end) : nil
        }.prefix(Self.mostBorders).map { $0 }
    }

    private static let mostBorders = 6

    /// What the clause asks for, judging by its first word: something to be done, or an answer; `nil` if by that word it is neither.
    func leftOutKind(_ utterance: Utterance, _ words: Range<Int>, in context: InterpretationContext) -> LeftOut.Kind? {
        let clause = reader(of: utterance, in: context).part(words)
        let start = clause.openerEnd
        // What may have been meant instead of the rest leaves a doubt about it.
        guard start + 1 < clause.utterance.count, !clause.takesSomethingBack else { return nil }
        let first = clause.utterance.word(start)
        if grammar.words.openQuestions.contains(first) || grammar.words.questions.contains(first) { return .question }
        return clause.answer() == .control || clause.isOrder(at: start) ? .action : nil
    }

    /// - Parameter least: the least score; the person is asked about a request that scores too low for what it does.
    private func settled(_ words: String, in context: InterpretationContext, least: Double = sure) -> Hypothesis? {
        guard case .request(let request)? = readByRules(words, in: context).acts.first, request.score >= least,
            request.leftOut?.isEmpty ?? true, request.ambiguities.isEmpty,
            context.apps.contains(where: { $0.intents.contains(request.intent) })
        else { return nil }
        return request
    }

    private func isSettledRequest(_ words: String, in context: InterpretationContext) -> Bool {
        switch readByRules(words, in: context).acts.first {
        case .request(let request)?:
            request.score >= Self.sure && request.leftOut?.isEmpty ?? true && !guessesVerb(of: words, request)
        case .again?, .back?, .add?, .correction?: true
        default: false
        }
    }
}

extension TemplateInterpreter {
    /// Whether only the model proposes the change, whose verb none of its phrases has: "fold the laundry" cancels no workout.
    private func guessesVerb(of words: String, _ request: Hypothesis) -> Bool {
        guard request.template == "model", !grammar.looksUp(request.intent), let intent = grammar.intentIndices[request.intent],
            let verb = tokens(of: words).tokens.first
        else { return false }
        return !grammar.intents[intent].vocabulary.contains(verb)
    }
}

extension TurnReader {
    /// Whether the words begin by taking something back, or refuse something: "wait, make it a walk", "but do not shuffle".
    fileprivate var takesSomethingBack: Bool {
        [0, openerEnd].contains { start in
            grammar.words.repairs.longest(in: utterance, at: start) != nil
                || SentenceFilter(self).markers.contains { $0.sentence == .negated && $0.words.lowerBound == start }
                || [Move.replacing, .interruption, .insteadOf].contains { end(of: $0, at: start) != nil }
        }
    }
}

extension Hypothesis {
    fileprivate func leaving(_ part: LeftOut, _ whole: Interpretation) -> Interpretation {
        var result = self
        result.leftOut = [part]
        result.reasons.append("nothing is done with '\(part.text)'")
        return Interpretation(acts: [.request(result)], rejected: whole.rejected)
    }
}

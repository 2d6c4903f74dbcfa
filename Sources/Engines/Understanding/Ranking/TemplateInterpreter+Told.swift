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
        else {
            let isOpen = context.question != nil || reader.takesAnyText
            return mayLose && !isOpen ? orderBehindTold(utterance, whole, in: context) : nil
        }
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

    /// The order behind a clause that tells of something with its time or number, which is named as left out, where the model takes both
    /// for one: "the kids have swimming at 4, remind me to pack the towels".
    private func orderBehindTold(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> (words: Range<Int>, read: Interpretation)? {
        let reader = reader(of: utterance, in: context)
        guard whole.acts.first?.requests.first?.template == "model", utterance.quotes.isEmpty,
            let border = clauseBorders(in: utterance, context).first,
            losesSome(whole.acts.first) || whole.acts.first?.requests.first?.ambiguities.isEmpty == false
                || takesTold(whole.acts.first, utterance, border..<utterance.count),
            reader.onlyTells(0..<border, mayTellValues: true),
            case let order = border + reader.part(border..<utterance.count).openerEnd, reader.isOrder(at: order),
            opensRequest(utterance, at: order),
            case .request(var request)? = interpretWhole(utterance.freeText(border..<utterance.count), in: context).acts.first,
            request.template != "model", isSettled(request)
        else { return nil }
        request.leftOut = [LeftOut(text: utterance.freeText(0..<border), kind: .words)]
        return (
            border..<utterance.count, Interpretation(acts: [.request(request)], rejected: whole.rejected)
        )
    }

    /// The order that takes the place of the one before it, behind the reason why ("ring her. No wait, she's at work, text her") or behind a plain
    /// refusal ("play jazz, no wait, call Nora"). `nil` if the words take nothing back.
    func insteadOfOrder(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            case let borders = clauseBorders(in: utterance, context), !borders.isEmpty
        else { return nil }
        for (start, end) in Repairs.interruptions(in: utterance, grammar).reversed()
        where start > 0 && (borders.contains(start) || utterance.tokens[start].followsPunctuation) {
            var next = end
            while let border = borders.first(where: { $0 > next }), reader.onlyTells(next..<border) { next = border }
            let refuses =
                reader.part(start..<end).answer() == .cancel
                || (start..<end).contains { reader.part($0..<$0 + 1).answer() == .no }
            guard next > end || refuses, reader.isOrder(at: next),
                opensRequest(utterance, at: next)
            else { continue }
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

    /// The act, unless it agrees to words that quote something else than the text, or begin with a change that is not understood: 'could you
    /// say "I'm here"' and 'leave out "the rest", and then send it' are no yes.
    func withoutYesToChange(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        switch act {
        case .yes: break
        case .followed(.yes, by: .notUnderstood):
            let reader = reader(of: utterance, in: context)
            let first = 0..<(clauseBorders(in: utterance, context).first ?? utterance.count)
            let clause = reader.part(first)
            let start = clause.behindOpening
            if start < clause.utterance.count, clause.answer() != .yes, context.question?.kind == .confirmRequest,
                let intent = context.question.flatMap({ grammar.intentIndices[$0.intent] }),
                let name = reader.textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
                Self.changes.contains(where: { clause.end(of: $0, at: start) != nil })
            {
                return .notUnderstood(.unused(words: utterance.freeText(first)))
            }
        default: return act
        }
        let known = context.parameters.values.compactMap { $0.words ?? $0.record?["text"]?.string }
        let news = utterance.quotes.map { utterance.freeText($0) }.first { quote in
            !known.contains { $0.lowercased() == quote.lowercased() }
                && reader(of: tokens(of: quote, in: context), in: context).answer() != .yes
        }
        return news.map { .notUnderstood(.unused(words: $0)) } ?? act
    }

    private static let changes: [Move] = [
        .takeOut, .discard, .exchange, .rewording, .titleIs, .appending, .opening, .closing,
    ]

    /// The request that the words from the token on make by themselves; `nil` if it is none, is not sure or does not use all of them.
    private func settledRequest(_ utterance: Utterance, from place: Int, in context: InterpretationContext) -> Hypothesis? {
        guard case .request(let request)? = interpretWhole(utterance.freeText(place..<utterance.count), in: context).acts.first,
            isSettled(request)
        else { return nil }
        return request.moved(by: utterance.tokens[place].start)
    }

    /// The request with the values of the clause before it, which only tells of a plan: "I'd like to take Zoë to Nine Willows at seven, so
    /// could you book a table for two?". `nil` if the clause has none that the order could have been given with.
    func withValuesTold(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, case .request(let request)? = whole.acts.first, request.followers?.isEmpty ?? true,
            utterance.quotes.isEmpty, let border = untoldBorder(of: request, utterance, in: context),
            case let reader = reader(of: utterance, in: context),
            SentenceFilter(reader.part(0..<border)).markers.allSatisfy({ $0.sentence == .reported })
        else { return nil }
        let order = border + reader.part(border..<utterance.count).joinerEnd
        let ends = Set([border] + reader.scanner.entities.map(\.range.upperBound).filter { $0 < border }).sorted(by: >)
        let starts = (1..<border).filter { start in
            !reader.scanner.entities.contains { $0.range.lowerBound < start && start < $0.range.upperBound }
        }
        for (end, start) in ends.flatMap({ end in starts.filter { $0 < end }.map { (end, $0) } }).prefix(Self.mostRuns) {
            let words = utterance.freeText(order..<utterance.count) + " " + utterance.freeText(start..<end)
            guard case .request(var more)? = readByRules(words, in: context).acts.first, more.intent == request.intent,
                more.template != "model", isSettled(more), more.ambiguities.isEmpty,
                more.parameters.count > request.parameters.count,
                request.parameters.allSatisfy({ name, value in more.parameters[name]?.isSame(as: value) ?? false }),
                isTold(Set(more.parameters.keys).subtracting(request.parameters.keys), of: more.intent)
                    || shareWord(0..<border, order..<utterance.count, reader)
            else { continue }
            // The spans are of other words.
            more.spans = []
            more.reasons.append("'\(utterance.freeText(start..<end))' is told before the order")
            let lost = [0..<start, end..<border].filter { words in reader.scanner.entities.contains { $0.range.overlaps(words) } }
            if !lost.isEmpty { more.leftOut = lost.map { LeftOut(text: utterance.freeText($0), kind: .words) } }
            return Interpretation(acts: [.request(more)], rejected: whole.rejected)
        }
        return nil
    }

    /// The order whose pronoun stands for what the clause before it is about: "the water bill is overdue. Please pay it today". `nil` if that
    /// names nothing that the order is short of.
    func withSubjectTold(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, let act = whole.acts.first,
            case let known = act.requests.first, known?.followers?.isEmpty ?? true,
            case let reader = reader(of: utterance, in: context),
            case let borders = clauseBorders(in: utterance, context),
            let border = borders.first(where: { reader.isOrder(at: $0 + reader.part($0..<utterance.count).openerEnd) }),
            let pointer = (border..<utterance.count).first(where: { reader.scanner.small.pointers.contains(utterance.word($0)) }),
            !SentenceFilter(reader).markers.contains(where: { [.reported, .condition, .negated].contains($0.sentence) })
        else { return nil }
        let end = reader.end(of: .standIn, at: pointer + 1) ?? pointer + 1
        for (start, clauseEnd) in zip([0] + borders, borders).reversed() where clauseEnd <= border {
            guard let subject = reader.part(start..<clauseEnd).subjectTold else { continue }
            let named = utterance.freeText(start + subject.lowerBound..<start + subject.upperBound)
            let words = [
                utterance.freeText(border..<pointer), named,
                end < utterance.count ? utterance.freeText(end..<utterance.count) : "",
            ]
            guard case .request(var request)? = interpretWhole(words.joined(separator: " "), in: context).acts.first,
                known.map({ $0.intent == request.intent && $0.parameters.count < request.parameters.count }) ?? true,
                isSettled(request), request.ambiguities.isEmpty
            else { continue }
            // The spans are of other words.
            request.spans = []
            request.reasons.append("'\(utterance.freeText(pointer..<end))' is '\(named)'")
            return Interpretation(acts: [.request(request)], rejected: whole.rejected)
        }
        return nil
    }

    /// The number of runs of words that are tried as values of an order.
    private static let mostRuns = 24

    /// Where the clause ends that the request takes nothing from, and that tells of a time, a number or a thing, or is left out; `nil` if
    /// there is none.
    private func untoldBorder(of request: Hypothesis, _ utterance: Utterance, in context: InterpretationContext) -> Int? {
        guard let first = request.spans.map(\.start).min(),
            let border = clauseBorders(in: utterance, context).first(where: { utterance.tokens[$0].start <= first })
        else { return nil }
        guard let parts = request.leftOut, !parts.isEmpty else {
            let entities = reader(of: utterance, in: context).scanner.entities
            return entities.contains { $0.range.upperBound <= border } ? border : nil
        }
        return parts.count == 1 && parts[0].kind != .action && utterance.freeText(0..<border) == parts[0].text ? border : nil
    }

    /// Whether the values are likely those of the order, though they are told before it: a name, or the time of something that is booked.
    private func isTold(_ parameters: Set<String>, of intent: String) -> Bool {
        guard let definitions = grammar.intentIndices[intent].map({ grammar.intents[$0].definitions }) else { return false }
        let isBooking =
            definitions.values.contains { $0.kind == .place || $0.isProper == true }
            && !definitions.values.contains { $0.kind == .text && $0.shape != nil }
        return parameters.allSatisfy { name in isBooking || !isMeasure(name, of: intent) }
    }

    /// Whether a word that says something stands in both: "my doctor wishes me to walk for half an hour. Start a walk".
    private func shareWord(_ first: Range<Int>, _ second: Range<Int>, _ reader: TurnReader) -> Bool {
        let said = Set(second.filter { !reader.scanner.isStopWord[$0] }.map(reader.utterance.word))
        return first.contains { said.contains(reader.utterance.word($0)) }
    }

    /// The act with what is wished for and the order behind it as one request, if the order names nothing else: "I'd like to eat at Nine
    /// Willows at seven. Could you book a table for three?". Numbers and times are those of the order, on the day that is wished for.
    func withOrderOfWish(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var wish) = act, var order = wish.followers?.first,
            order.intent == wish.intent, order.app == wish.app,
            order.ambiguities.isEmpty, order.unknownValues.isEmpty, !order.parameters.isEmpty, !wish.parameters.isEmpty,
            order.parameters.keys.allSatisfy({ wish.parameters[$0] == nil || isMeasure($0, of: wish.intent) }),
            case let reader = reader(of: utterance, in: context), !reader.isOrder(at: reader.openerEnd)
        else { return act }
        reader.keepDay(of: wish, in: &order)
        wish.parameters.merge(order.parameters) { $1 }
        wish.spans += order.spans
        let parts = (wish.leftOut ?? []) + (order.leftOut ?? [])
        wish.leftOut = parts.isEmpty ? nil : parts
        let others = wish.followers?.dropFirst() ?? []
        wish.followers = others.isEmpty ? nil : Array(others)
        wish.reasons.append("an order stands behind what is wished for")
        return .request(wish)
    }

    /// Whether the parameter takes a number or a time.
    private func isMeasure(_ parameter: String, of intent: String) -> Bool {
        switch grammar.intentIndices[intent].flatMap({ grammar.intents[$0].definitions[parameter]?.kind }) {
        case .number, .count, .time: true
        default: false
        }
    }

    /// The act without a text that is nothing but a pronoun ("just put it in the note"), which is then asked for, and without requests behind
    /// the first whose text only points at it: "John owes me 20 for gas, ask him for it".
    func withoutPointing(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var request) = act else { return act }
        if let intent = grammar.intentIndices[request.intent] {
            for span in request.spans where grammar.intents[intent].definitions[span.role]?.kind == .text {
                let reader = reader(of: tokens(of: span.text, in: context), in: context)
                guard reader.end(of: .pronoun, at: 0) == reader.utterance.count, reader.utterance.quotes.isEmpty else { continue }
                request.parameters[span.role] = nil
                request.spans.removeAll { $0 == span }
            }
        }
        guard let followers = request.followers else { return .request(request) }
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
    func losesSome(_ act: DialogueAct?) -> Bool {
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
    ///
    /// - Parameter mayTellValues: Whether it may hold numbers and times, and say what somebody has, since it is named.
    func onlyTells(_ words: Range<Int>, mayTellValues: Bool = false) -> Bool {
        let clause = part(words)
        if (0...clause.openerEnd).contains(where: { clause.end(of: .gratitude, at: $0) != nil }),
            !clause.utterance.tokens.indices.contains(where: clause.opensOrder)
        {
            return true
        }
        if context.question == nil || clause.answer() == nil && !clause.namesWhatIsFound, isRemark(words) { return true }
        if tellsPlace(words) { return false }
        // "Before we begin, who is in my contacts?"
        if words.lowerBound == 0, words.upperBound < utterance.count, clause.end(of: .beforehand, at: clause.openerEnd) != nil {
            return true
        }
        guard let start = clause.predicateStart(mayHave: mayTellValues), !isAsked(words),
            context.question == nil || !clause.namesWhatIsFound
        else {
            return false
        }
        let isPlain = !clause.utterance.tokens.indices.contains { place in
            let word = clause.utterance.word(place)
            let states =
                grammar.words.small.reportAdverbs.contains(word)
                || Self.statingVerbs.contains { clause.end(of: $0, at: place) != nil }
            return [Move.proviso, .negation, .wishWords, .standIn, .intention].contains { clause.end(of: $0, at: place) != nil }
                || grammar.words.conditionWords.contains(word) || !states && grammar.words.reportVerbs.contains(word)
                || !mayTellValues && clause.scanner.quantities.number(at: place) != nil
                || !mayTellValues && clause.scanner.futureTimeEnd(at: place) != nil
                    && clause.end(of: .longAgo, at: place) == nil
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

    /// Whether the words from the token on only tell why something is said, and order nothing.
    ///
    /// - Parameter end: Where the words end; `nil` for all that follow.
    func givesReason(_ start: Int, to end: Int? = nil) -> Bool {
        let last = end ?? utterance.count
        let isJoined = grammar.words.alternatives.contains(utterance.word(start))
        let first = isJoined ? start + 1 : start
        guard first + 1 < last, !(first..<last).contains(where: opensOrder) else { return false }
        if beginsReason(at: first, to: last) { return true }
        // Without a comma, somebody begins a clause of what is quoted: 'take back the "hi" I sent Nora'.
        let isSubject =
            scanner.small.subjects.contains(utterance.word(first)) || self.end(of: .speaker, at: first) != nil
            || utterance.tokens[first].expansion != nil
        if isJoined { return isSubject }
        return self.end(of: .reason, at: first) != nil
            || self.end(of: .remark, at: first) != nil && (!isSubject || utterance.mayBeginClause(at: first))
            || utterance.mayBeginClause(at: first) && onlyTells(first..<last)
    }

    /// Whether a clause with a subject and a verb that says why begins at the token, behind a mark: ", as Christmas is coming", but not ", as
    /// loud as you can".
    func beginsReason(at start: Int, to end: Int) -> Bool {
        guard start < utterance.count, utterance.mayBeginClause(at: start), let first = self.end(of: .because, at: start),
            first < end
        else { return false }
        let rest = first..<end
        return !rest.contains { utterance.word($0) == utterance.word(start) }
            && rest.dropFirst().contains { place in
                utterance.tokens[place].expansion != nil
                    || [Move.verb, .telling, .stating, .having].contains { self.end(of: $0, at: place) != nil }
            } || self.end(of: .reason, at: start) != nil
    }

    /// A statement that reads as a request with a higher score may be one.
    private static let leastOrder = 0.75
    private static let longestSubject = 4
    private static let statingVerbs: [Move] = [.telling, .verb, .stating]

    /// The token of the verb with which the words state something, behind its subject; `nil` if they state nothing.
    ///
    /// - Parameter mayHave: Whether it may say what somebody has, which may be a wish: "we have a dog with us".
    private func predicateStart(mayHave: Bool = false) -> Int? {
        var start = openerEnd
        if let next = end(of: .reason, at: start), next < utterance.count { start = next }
        if end(of: .tellingAlone, at: start) != nil { return start }
        // "I'm afraid that …", "traffic's bad".
        if let end = end(of: .someone, at: start), end < utterance.count { return end - 1 }
        // What the speaker has done may be a task: "I bought the milk".
        let verbs = (end(of: .speaker, at: start) == nil ? Self.statingVerbs : [.telling]) + (mayHave ? [.having] : [])
        return subjectEnds(at: start).firstResult { subject in
            var place = subject
            while place < utterance.count, scanner.small.reportAdverbs.contains(utterance.word(place)) { place += 1 }
            return place < utterance.count && verbs.contains { end(of: $0, at: place) != nil } ? place : nil
        }
    }

    /// The words that name what the clause tells something of; `nil` if that is a person or a pronoun.
    var subjectTold: Range<Int>? {
        guard let verb = predicateStart(), case let start = openerEnd, verb > start + 1,
            scanner.small.subjectDeterminers.contains(utterance.word(start)), end(of: .speaker, at: start) == nil
        else { return nil }
        return start..<verb
    }

    /// Where a subject that begins at the token may end.
    func subjectEnds(at start: Int) -> [Int] {
        guard start < utterance.count else { return [] }
        let word = utterance.word(start)
        if let end = end(of: .speaker, at: start) { return [end] }
        let isOwned = scanner.small.subjectDeterminers.contains(word)
        // "Her train leaves at 6".
        if scanner.small.subjects.contains(word) || !isOwned && end(of: .pronoun, at: start) != nil { return [start + 1] }
        let people = scanner.people(at: start, isList: false).filter(\.reading.isKnown).map(\.end)
        // Who is named where something is open may be meant for it: "Priya gets it".
        if context.question != nil, !people.isEmpty { return [] }
        guard people.isEmpty, isOwned else { return people }
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

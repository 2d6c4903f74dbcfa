import IntentSchema

// What stands around an order only to lead up to it, to say why, or to ask kindly: "my hands are full and I can't see a thing, so please play
// some jazz", "get me a ride home, if you would".
extension TemplateInterpreter {
    /// The reading of the order without what is said around it, where all of that asks for nothing and names nothing; `nil` if there is
    /// nothing around it, or the order is not understood by itself.
    func withoutFrame(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, case let reader = reader(of: utterance, in: context), !reader.takesAnyText else {
            return nil
        }
        return reader.frames.firstResult { frame in
            frame.ends.firstResult { end in
                frame.order > 0 || end.kind != nil ? readFramed(utterance, frame, end, in: context) : nil
            }
        }
    }

    private func readFramed(
        _ utterance: Utterance, _ frame: Frame, _ end: Frame.End, in context: InterpretationContext
    ) -> Interpretation? {
        var result = interpretPart(utterance.freeText(frame.order..<end.place), in: context)
        switch result.acts.first {
        case .request(var request)?:
            guard isSettled(request), frame.order == 0 || request.template != "model", mayEnd(request, end),
                !takesPlace(request) || !frame.namesRelation
            else { return nil }
            if !frame.fragments.isEmpty {
                request.leftOut = frame.fragments.map { LeftOut(text: utterance.freeText($0), kind: .words) }
                result.acts[0] = .request(request)
            }
        case .notUnderstood(.cannotAmend)?: break
        default: return nil
        }
        return Interpretation(
            acts: result.acts.map { $0.moved(by: utterance.tokens[frame.order].start) }, rejected: result.rejected)
    }

    /// Whether the request may end where it does: what stands behind belongs to no text.
    private func mayEnd(_ request: Hypothesis, _ end: Frame.End) -> Bool {
        if end.kind == nil { return true }
        // "Text Mom can you": the words are the text.
        guard let intent = grammar.intentIndices[request.intent],
            !grammar.intents[intent].definitions.contains(where: { name, definition in
                definition.kind == .text && definition.isMain == true && request.parameters[name] == nil
            })
        else { return false }
        // "Tell Nora I have the parcel, thank you": the thanks may be hers.
        return end.kind == .favour || !([request] + (request.followers ?? [])).contains(where: endsInMainText)
    }

    /// Whether the request ends in the text of a message, which may go on.
    func endsInMainText(_ request: Hypothesis) -> Bool {
        guard let last = request.spans.max(by: { $0.end < $1.end }), last.source == "text",
            let intent = grammar.intentIndices[request.intent]
        else { return false }
        return grammar.intents[intent].definitions[last.role]?.isMain == true
    }

    private func takesPlace(_ request: Hypothesis) -> Bool { takes(.place, request) }

    /// The reading of what somebody is kindly asked to do, where it is not understood with the words that ask: "would you be so good as to
    /// cancel my table" means "cancel my table". `nil` if it is not understood by itself either.
    func withoutAsking(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard losesSome(whole.acts.first), case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            case let start = reader.askedStart, start < utterance.count
        else { return nil }
        let result = interpretPart(utterance.freeText(start..<utterance.count), in: context)
        switch result.acts.first {
        case .notUnderstood(.cannotAmend)? where !isUnable(whole): break
        case let act where losesSome(act): return nil
        default: break
        }
        return Interpretation(
            acts: result.acts.map { $0.moved(by: utterance.tokens[start].start) }, rejected: result.rejected)
    }

    /// Whether the words already name what cannot be changed or ended.
    private func isUnable(_ whole: Interpretation) -> Bool {
        if case .notUnderstood(.cannotAmend)? = whole.acts.first { true } else { false }
    }
}

/// What stands around an order.
private struct Frame {
    /// Where the order may end, the shortest first.
    struct End {
        var place: Int
        /// What stands behind; `nil` for nothing.
        var kind: Kind?
    }

    enum Kind {
        /// Words that ask kindly and can be meant for nobody but Errand.
        case favour
        /// Thanks, and what is told.
        case told
    }

    /// The token at which the order begins.
    var order: Int
    var ends: [End]
    /// Sentences before the order that tell nothing: "long day".
    var fragments: [Range<Int>]
    /// Whether the order's own sentence has a relation before it: "I'm at the office, …".
    var namesRelation: Bool
}

extension TurnReader {
    private static let mostClauses = 8
    private static let longestFrame = 48
    private static let longestFragment = 4
    private static let mostEnds = 3
    private static let mostOrders = 3
    private static let shortOpener = 3
    private static let longestFragmentWithin = 7

    /// What stands around each of the first orders around which nothing else may be meant.
    fileprivate var frames: [Frame] {
        guard utterance.count > 2, !SentenceFilter(self).markers.contains(where: { $0.sentence == .condition }) else { return [] }
        if opensOrder(at: 0) {
            let ends = ends(behind: 0)
            return ends.isEmpty ? [] : [Frame(order: 0, ends: ends, fragments: [], namesRelation: false)]
        }
        let asked = behindLeadIns
        return orders.prefix(Self.mostOrders).compactMap { border, order in
            frame(before: border, order).flatMap { $0.order <= asked && $0.ends.count < 2 ? nil : $0 }
        }
    }

    /// What stands around the order; `nil` if something else may be meant by it.
    private func frame(before border: Int, _ order: Int) -> Frame? {
        guard border <= Self.longestFrame,
            !(order..<utterance.count).contains(where: { scanner.small.pointers.contains(utterance.word($0)) })
        else { return nil }
        let borders = interpreter.clauseBorders(in: utterance, context).filter { $0 < border }
        let clauses = zip([0] + borders, borders + [border]).map { $0..<$1 }.filter { !$0.isEmpty }
        guard clauses.count <= Self.mostClauses else { return nil }
        var result = Frame(order: order, ends: [], fragments: [], namesRelation: false)
        for clause in clauses where !leadsUp(clause, to: border) {
            if isIdle(clause, before: border) {
                result.namesRelation =
                    result.namesRelation
                    || !tellsPlace(clause) && !tellsNeed(clause)
                        && !utterance.beginsSentence(at: clause.upperBound)
                        && clause.contains { end(of: .relation, at: $0) != nil }
            } else if isFragment(clause, mayEndAtComma: clauses.count > 1) {
                result.fragments.append(clause)
            } else {
                return nil
            }
        }
        result.ends = ends(behind: order) + [Frame.End(place: utterance.count, kind: nil)]
        return result
    }

    /// The orders behind a mark, a joint, openers or words that ask somebody to do them, and where what leads up to each ends.
    private var orders: [(border: Int, order: Int)] {
        let opened = openedEnd(of: utterance.tokens.indices)
        return utterance.tokens.indices.dropFirst().compactMap { place -> (Int, Int)? in
            guard !utterance.quotes.contains(where: { $0.contains(place) }) else { return nil }
            if place == opened, opensOrder(at: place) { return (place, place) }
            let joint = end(of: .consequence, at: place)
            if joint != nil || utterance.mayBeginClause(at: place) {
                let start = joint ?? place
                guard start < utterance.count else { return nil }
                let clause = part(start..<utterance.count)
                let order = start + clause.behindOpening
                return opensOrder(at: order) ? (place, order) : nil
            }
            guard let order = askingEnd(from: place), opensOrder(at: order) else { return nil }
            return (place, order)
        }
    }

    /// The end of words in the middle of a sentence that ask somebody to do what follows; `nil` if there are none.
    private func askingEnd(from place: Int) -> Int? {
        if let please = end(of: .entreaty, at: place), please < utterance.count {
            return grammar.words.politeOpeners.longest(in: utterance, at: please)?.end ?? please
        }
        guard let end = grammar.words.politeOpeners.longest(in: utterance, at: place)?.end,
            end - place > Self.shortOpener || (place..<end).contains(where: { self.end(of: .addressee, at: $0) != nil })
        else { return nil }
        return end
    }

    /// The token behind words at the beginning that ask somebody to do what follows; the number of tokens if there are none.
    fileprivate var askedStart: Int {
        let start = behindOpening
        let asks = (0..<start).contains { end(of: .addressee, at: $0) != nil }
        // "Yes please. And would you …" answers something first.
        return asks && !(0...start).contains(where: { $0 < utterance.count && utterance.mayBeginClause(at: $0) })
            ? start : utterance.count
    }

    /// Whether the clause asks for nothing, sets no condition and gives a reason or tells how things are.
    private func leadsUp(_ words: Range<Int>, to order: Int) -> Bool {
        if onlyOpens(words) { return true }
        // "To do: call Mom" is a heading.
        if utterance.followsColon(words.upperBound) { return false }
        if onlyTells(words) { return true }
        let clause = part(words)
        let opened = clause.openerEnd
        if grammar.words.politeConditions.longest(in: clause.utterance, at: opened)?.end == clause.utterance.count { return true }
        return givesReason(words.lowerBound + opened, to: words.upperBound) && !clause.namesValue
    }

    /// Whether the clause has a subject or a verb, and nothing in it could be meant for the order: no number, time or known person, no order,
    /// wish, question, condition or refusal, and nobody's words, unless the order is another sentence or its consequence.
    private func isIdle(_ words: Range<Int>, before border: Int) -> Bool {
        guard !utterance.followsColon(words.upperBound), !utterance.isQuestion(words) else { return false }
        let clause = part(words)
        let isOwn =
            end(of: .consequence, at: border) != nil || utterance.beginsSentence(at: words.upperBound)
        let start = clause.openerEnd
        guard clause.says(atLeast: 2), !clause.mayAsk(at: start),
            case let filter = SentenceFilter(clause),
            filter.markers.allSatisfy({ marker in
                switch marker.sentence {
                // "He wants me to …"
                case .statement:
                    marker.words.upperBound < clause.utterance.count
                        && (!filter.reportsWords(marker) || clause.reportsWhole(behind: marker.words.upperBound))
                case .reported: isOwn && clause.reportsWhole(behind: marker.words.upperBound)
                // "I can't see a thing"
                case .negated:
                    marker.words.contains { grammar.words.small.abilityVerbs.contains(clause.utterance.word($0)) }
                        && clause.end(of: .speaker, at: marker.words.lowerBound) != nil
                default: false
                }
            })
        else { return false }
        return !clause.namesValue
            && !clause.utterance.tokens.indices.contains { place in
                clause.mayOrder(at: place, from: start) || clause.wishes(at: place)
                    || grammar.words.conditionWords.contains(clause.utterance.word(place))
                    || !isOwn && clause.scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
            }
    }

    /// Whether an order may begin at the token, be it one that nothing can carry out.
    private func mayOrder(at place: Int, from start: Int) -> Bool {
        if place == start || utterance.mayBeginClause(at: place) { return isOrder(at: place) }
        return opensOrder(at: place) && grammar.words.joints.contains(utterance.word(place - 1))
    }

    /// Whether what is reported is a sentence that ends with the clause: "I must rest", but not "to rest".
    private func reportsWhole(behind verb: Int) -> Bool {
        verb + 1 < utterance.count
            && !(verb..<min(utterance.count, verb + 3)).contains { scanner.small.to.contains(utterance.word($0)) }
    }

    /// Whether a question may begin at the token: "can you see it", but not "can't see a thing", "what a day".
    private func mayAsk(at start: Int) -> Bool {
        let (word, next) = (utterance.word(start), start + 1)
        guard next < utterance.count else { return false }
        if grammar.words.openQuestions.contains(word) {
            return !scanner.small.indefinite.contains(utterance.word(next))
        }
        return grammar.words.questions.contains(word)
            && (scanner.small.subjects.contains(utterance.word(next))
                || scanner.small.subjectDeterminers.contains(utterance.word(next))
                || end(of: .speaker, at: next) != nil || end(of: .addressee, at: next) != nil)
    }

    /// Whether something is wished for, needed or has to be done: "I'd like", "we want", "have to".
    private func wishes(at place: Int) -> Bool {
        let word = utterance.word(place)
        if end(of: .wishWords, at: place) != nil || grammar.words.needVerbs.contains(word) { return true }
        // "My doctor says I must rest" is nothing to be done here.
        if end(of: .obliged, at: place) != nil, place <= openerEnd + 1 { return true }
        return place > 0 && grammar.words.small.wishVerbs.contains(word)
            && (0..<place).contains {
                end(of: .speaker, at: $0) == place || utterance.tokens[$0].expansion != nil && $0 + 1 == place
            }
    }

    /// Whether the words say something of somebody or something, with a pronoun or a verb that is contracted.
    func says(atLeast count: Int) -> Bool {
        utterance.count - openerEnd >= count
            && utterance.tokens.indices.contains { place in
                let word = utterance.word(place)
                return utterance.tokens[place].expansion != nil || scanner.small.subjects.contains(word)
                    || scanner.small.subjectDeterminers.contains(word) || end(of: .speaker, at: place) != nil
                    || end(of: .addressee, at: place) != nil || end(of: .oneself, at: place) != nil
            }
    }

    /// Whether the words are a sentence, or a part of one, of few common words without a verb, a name or a number.
    private func isFragment(_ words: Range<Int>, mayEndAtComma: Bool) -> Bool {
        let clause = part(words)
        let start = clause.openerEnd
        let isSentence = words.upperBound < utterance.count && utterance.beginsSentence(at: words.upperBound)
        return
            (isSentence || mayEndAtComma && words.upperBound < utterance.count && utterance.mayBeginClause(at: words.upperBound))
            && !utterance.isQuestion(words) && !clause.namesValue
            && clause.utterance.count - start <= (isSentence ? Self.longestFragment : Self.longestFragmentWithin)
            && clause.answer() == nil && SentenceFilter(clause).markers.isEmpty
            && (start..<clause.utterance.count).allSatisfy { place in
                let word = clause.utterance.word(place)
                return (scanner.names.isCommon(word) || grammar.words.stopWords.contains(word))
                    && !clause.isOrder(at: place)
                    && !clause.scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
            }
    }

    /// Whether the words name a number or a time to come, or say what is not meant.
    private var limits: Bool {
        namesValue
            || utterance.tokens.indices.contains { place in
                excludesDegree(at: place) || end(of: .negation, at: place) != nil || end(of: .without, at: place) != nil
            }
    }

    /// Whether the words name a number or a time to come.
    private var namesValue: Bool {
        utterance.tokens.indices.contains { place in
            !scanner.small.indefinite.contains(utterance.word(place))
                && (scanner.quantities.number(at: place) != nil || scanner.futureTimeEnd(at: place) != nil)
        }
    }

    /// Where the order may end, the shortest first: before words that ask kindly or thank, and before what the speaker says of themselves.
    private func ends(behind order: Int) -> [Frame.End] {
        let result = utterance.tokens.indices.dropFirst(order + 2).compactMap { place -> Frame.End? in
            guard !utterance.quotes.contains(where: { $0.contains(place) }) else { return nil }
            if courtesyEnd(from: place, beginning: .favour) == utterance.count { return Frame.End(place: place, kind: .favour) }
            if end(of: .reason, at: place) != nil, givesReason(place), !part(place..<utterance.count).limits {
                return Frame.End(place: place, kind: .told)
            }
            guard utterance.mayBeginClause(at: place) else { return nil }
            return trailsOff(from: place) ? Frame.End(place: place, kind: .told) : nil
        }
        return Array(result.prefix(Self.mostEnds))
    }

    /// Whether all clauses from the token on thank, ask kindly or say how the speaker is.
    private func trailsOff(from start: Int) -> Bool {
        let borders = interpreter.clauseBorders(in: utterance, context).filter { $0 > start }
        return zip([start] + borders, borders + [utterance.count]).allSatisfy { first, last in
            if courtesyEnd(from: first) >= last { return true }
            let words = first..<last
            let clause = part(words)
            let opened = clause.openerEnd
            return isIdle(words, before: utterance.count)
                && (clause.utterance.tokens[opened].expansion != nil || clause.end(of: .someone, at: opened) != nil
                    || scanner.small.own.contains(clause.utterance.word(opened)))
                && !clause.utterance.tokens.indices.contains { clause.end(of: .wishes, at: $0) != nil }
        }
    }

    /// The end of a run of courtesies from the token on; the token itself if there is none.
    private func courtesyEnd(from start: Int, beginning move: Move? = nil) -> Int {
        if let move, end(of: move, at: start) == nil { return start }
        var place = start
        while place < utterance.count,
            let next = [
                grammar.words.courtesies.longest(in: utterance, at: place)?.end, end(of: .gratitude, at: place),
                end(of: .favour, at: place),
            ].compactMap(\.self).max(), next > place
        {
            place = next
        }
        return place
    }
}

import IntentSchema

// Orders behind a clause that only tells something: "the dishwasher is broken again, so remind me tonight to ring the landlord", "I'm
// starving so add pasta to my list". A reminder without a title is of what is told: "I have to renew my passport, remind me in January".
extension TemplateInterpreter {
    private static let (shortestTold, longestTold) = (5, 60)

    /// What is ordered in the last clause: a reminder, of what the clause before it tells unless it says of what, or anything that follows from
    /// that clause; `nil` if nothing is ordered so, or the clause before it does more than to tell something.
    func orderFromTold(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, (Self.shortestTold...Self.longestTold).contains(utterance.count), utterance.quotes.isEmpty
        else { return nil }
        let reader = reader(of: utterance, in: context)
        if let (border, start) = reader.reminderOrder, let told = reader.clauseTold(0..<border) {
            return order(from: start, behind: told, reader, in: context)
        }
        guard let (border, start) = reader.orderThatFollows, var told = reader.clauseTold(0..<border),
            !reader.reportsOrder(0..<border)
        else { return nil }
        told.subject = nil
        return order(from: start, behind: told, reader, in: context)
    }

    /// What is ordered from the token on, where the clause before it only tells something.
    private func order(
        from start: Int, behind told: ClauseTold, _ reader: TurnReader, in context: InterpretationContext
    ) -> Interpretation? {
        let utterance = reader.utterance
        guard
            case .request(var request)? = interpretWhole(reader.order(from: start, about: told.subject), in: context).acts.first,
            request.template != "model", isSettled(request)
        else { return nil }
        if told.subject == nil { request = request.moved(by: utterance.tokens[start].start) } else { request.spans = [] }
        let task = titles(of: request)
        if let (titles, due) = task, request.parameters[titles] == nil {
            guard request.parameters[due] != nil, request.followers?.isEmpty ?? true, told.mayBeTitle else { return nil }
            request.parameters[titles] = reader.titles([utterance.freeText(told.words)])
            request.spans.append(Self.span(of: told.words, in: utterance, role: titles))
            request.reasons.append("'\(utterance.freeText(told.words))' is told before the reminder")
        } else {
            // Another order may be meant with the values.
            guard told.isStatement, task != nil || !told.holdsValues else { return nil }
            if told.holdsValues { request.leftOut = [LeftOut(text: utterance.freeText(told.words), kind: .words)] }
        }
        return Interpretation(acts: [.request(request)])
    }
}

/// A clause before an order.
private struct ClauseTold {
    /// Without what leads on to it: "renew my passport" of "I have to renew my passport".
    var words: Range<Int>
    /// What the clause is about, if that is no person and the order has a pronoun for it.
    var subject: Range<Int>?
    /// Whether something that may be done or remembered is told, rather than how the speaker is.
    var mayBeTitle: Bool
    /// Whether somebody or something does or is something.
    var isStatement: Bool
    /// Whether it has a number, a time or somebody known.
    var holdsValues: Bool
}

extension TurnReader {
    /// The only clause behind another that orders a reminder: its border, and its verb; `nil` if there is none, or more of them.
    fileprivate var reminderOrder: (border: Int, start: Int)? {
        guard let verb = interpreter.reminding, verb.count > 0 else { return nil }
        func orders(_ place: Int) -> Bool {
            place + verb.count <= utterance.count
                && verb.tokens.indices.allSatisfy { utterance.word(place + $0) == verb.word($0) }
        }
        guard let first = utterance.tokens.indices.first(where: orders), first > 1,
            !utterance.tokens.indices.dropFirst(first + 1).contains(where: orders)
        else { return nil }
        let border = (2..<first + 1).first { place in
            (utterance.mayBeginClause(at: place) || end(of: .clauseJoint, at: place) != nil)
                && place + part(place..<utterance.count).orderStart == first
        }
        return border.map { ($0, first) }
    }

    /// The order behind "so": its border, and its verb; `nil` if there is none.
    fileprivate var orderThatFollows: (border: Int, start: Int)? {
        utterance.tokens.indices.dropFirst(2).firstResult { border -> (Int, Int)? in
            guard let next = end(of: .therefore, at: border), next < utterance.count,
                case let start = border + part(border..<utterance.count).orderStart, start >= next, isOrder(at: start),
                opensRequest(at: start)
            else { return nil }
            return (border, start)
        }
    }

    /// The words from the token on, with the subject in the place of the pronoun that stands for it: "wash the car" of "wash it".
    fileprivate func order(from start: Int, about subject: Range<Int>?) -> String {
        guard let subject, let pointer = (start..<utterance.count).first(where: isPointer) else {
            return utterance.freeText(start..<utterance.count)
        }
        return [start..<pointer, subject, pointer + 1..<utterance.count].filter { !$0.isEmpty }.map { utterance.freeText($0) }
            .joined(separator: " ")
    }

    private func isPointer(_ index: Int) -> Bool { scanner.small.pointers.contains(utterance.word(index)) }

    /// What the clause tells; `nil` if it orders, asks, refuses or passes on something, or says under which condition.
    fileprivate func clauseTold(_ range: Range<Int>) -> ClauseTold? {
        let clause = part(range)
        let filter = SentenceFilter(clause)
        guard case let start = clause.openerEnd, start + 1 < range.upperBound,
            filter.markers.allSatisfy({ marker in
                // "Mom asked me, remind me": what is reported is behind it.
                let end = marker.words.upperBound
                let next = end < range.upperBound ? clause.end(of: .recipient, at: end) ?? end : end
                return [.statement, .reported].contains(marker.sentence)
                    && (!filter.reportsWords(marker) || next < range.upperBound)
            }),
            !range.contains(where: { grammar.words.conditionWords.contains(utterance.word($0)) || saysTask($0) }),
            clause.answer() == nil, !isAsked(range),
            !range.dropFirst().contains(where: { place in
                (utterance.mayBeginClause(at: place) || clause.end(of: .clauseJoint, at: place - 1) == place)
                    && isOrder(at: place)
            }),
            // "She said to".
            !scanner.small.to.contains(utterance.word(range.upperBound - 1))
        else { return nil }
        let needed = clause.neededStart(at: start)
        guard needed != nil || !clause.isOrder(at: start) && !clause.isRequest else { return nil }
        let words = (needed ?? start)..<range.upperBound
        let isOfSpeaker =
            clause.end(of: .lacking, at: start) == nil
            && (end(of: .speaker, at: start) != nil || end(of: .someone, at: start) != nil)
        let mayPoint = (range.upperBound..<utterance.count).contains(where: isPointer)
        return ClauseTold(
            words: words, subject: mayPoint ? clause.subjectTold : nil,
            mayBeTitle: needed != nil || !isOfSpeaker && scanner.futureTimeEnd(at: start) == nil,
            isStatement: !clause.subjectEnds(at: start).isEmpty || end(of: .someone, at: start) != nil,
            holdsValues: scanner.entities.contains { $0.range.overlaps(range) }
                || range.contains { scanner.people(at: $0, isList: false).contains(where: \.reading.isKnown) })
    }

    /// Whether the words are a request by themselves.
    private var isRequest: Bool {
        guard case .request(let request)? = interpreter.readClause(utterance.freeText(0..<utterance.count), in: context) else {
            return false
        }
        return request.template != "model" && interpreter.isSettled(request)
    }

    /// Where what is to be done, or is told, begins: behind what only leads on to it.
    var toldStart: Int { neededStart(at: openerEnd) ?? openerEnd }

    /// Where what has to be done begins behind the words that say so: "I have to"; `nil` if they do not.
    private func neededStart(at start: Int) -> Int? {
        end(of: .obliged, at: start).flatMap { $0 < utterance.count ? $0 : nil }
    }
}

extension TurnReader {
    /// Whether the clause tells what somebody wants done: "my boss told me to …", "he wants me to …".
    fileprivate func reportsOrder(_ clause: Range<Int>) -> Bool {
        let isReported = SentenceFilter(part(clause)).markers.contains { $0.sentence == .reported }
        return clause.dropFirst().contains { index in
            let isMine = grammar.words.counting.speakers.longest(in: utterance, at: index - 1)?.end == index
            return scanner.small.to.contains(utterance.word(index)) && (isReported || isMine)
        }
    }
}

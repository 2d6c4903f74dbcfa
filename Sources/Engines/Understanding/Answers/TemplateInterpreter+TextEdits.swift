import IntentSchema

// Several changes of the text that is to be confirmed, in one breath: "add sorry mate at the start and a question mark at the end, then send".
extension TemplateInterpreter {
    private static let longestTurn = 40

    /// The text behind all the changes that the words say; `nil` unless they say several, and nothing else.
    func severalTextEdits(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.count <= Self.longestTurn,
            let intent = grammar.intentIndices[question.intent], case let reader = reader(of: utterance, in: context),
            let name = reader.textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            context.parameters[name]?.string?.isEmpty == false
        else { return nil }
        if let (head, start) = reader.orderBehindConfirmation(question),
            case .correction(let values)? = interpretPart(utterance.freeText(0..<head), in: context).acts.first,
            Set(values.keys) == [name],
            case .request(let next)? = interpretWhole(
                utterance.freeText(start..<utterance.count), in: context.behind(question)
            ).acts.first, isSettled(next)
        {
            return Interpretation(
                acts: [.followed(.correction(values), by: .request(next.moved(by: utterance.tokens[start].start)))])
        }
        let last = reader.confirmationStart(question) ?? utterance.count
        if let more = reader.lengthenedText(until: last, name, of: intent) {
            return Interpretation(acts: [.correction([name: .string(more)])])
        }
        let edits = TextEdits(interpreter: self, utterance: utterance, name: name)
        let changed = edits.changed(from: 0, to: last, isFirst: true, in: context) ?? edits.wished(until: last, in: context)
        return changed.map { changed in
            Interpretation(acts: [.correction([name: changed.parameters[name] ?? .string("")])])
        }
    }
}

/// The changes of a text, said one after another.
private struct TextEdits {
    let interpreter: TemplateInterpreter
    let utterance: Utterance
    /// The parameter that has the text.
    let name: String

    /// The context behind all the changes; `nil` unless there are several, or one behind others.
    func changed(from start: Int, to last: Int, isFirst: Bool, verb: Range<Int>? = nil, in context: InterpretationContext)
        -> InterpretationContext?
    {
        let several = borders(from: start, to: last, in: context).firstResult { border -> InterpretationContext? in
            guard let first = edited(start..<border, isFirst: isFirst, verb: verb, in: context) else { return nil }
            let own = self.verb(of: start..<border, in: context) ?? verb
            return changed(from: border, to: last, isFirst: false, verb: own, in: first)
        }
        return several ?? (isFirst ? nil : edited(start..<last, isFirst: false, verb: verb, in: context))
    }

    /// The context behind the only change, which is put as a wish, or behind words that it is about the text: "would you add that …?". `nil` if
    /// it is not.
    func wished(until last: Int, in context: InterpretationContext) -> InterpretationContext? {
        let clause = clause(0..<last, in: context)
        let lead = last - clause.utterance.count
        let isWish = (0..<lead).contains { interpreter.grammar.words.politeOpeners.longest(in: utterance, at: $0) != nil }
        let reader = interpreter.reader(of: utterance, in: context)
        guard isWish || reader.textNamedEnd > 0, clause.namesPartOfText else { return nil }
        return edited(0..<last, isFirst: true, verb: nil, in: context)
    }

    /// The tokens at which another change may begin. What stands behind a colon, and what is quoted, is taken as it is.
    private func borders(from start: Int, to last: Int, in context: InterpretationContext) -> [Int] {
        let reader = interpreter.reader(of: utterance, in: context)
        let end = min(last, reader.colon ?? last)
        return (start + 1..<max(start + 1, end)).filter { index in
            let isJoint = utterance.mayBeginClause(at: index) || interpreter.grammar.words.joints.contains(utterance.word(index))
            // "Say 'you' there, not 'her'" is one.
            return isJoint && reader.end(of: .insteadOf, at: index) == nil
                && !utterance.quotes.contains { $0.lowerBound < index && index < $0.upperBound }
                && mayBeginEdit(index..<last, behind: start, in: context)
        }
    }

    /// Whether the clause can only change the text; behind words that put one word in place of another, or take one out, "add sorry" can, too.
    private func mayBeginEdit(_ words: Range<Int>, behind start: Int, in context: InterpretationContext) -> Bool {
        let next = clause(words, in: context)
        guard !next.namesPartOfText else { return true }
        let first = clause(start..<words.lowerBound, in: context)
        // "Not 7ish, 7 sharp. And add bring wine": what is added in a sentence of its own is no part of the one before.
        return next.end(of: .add, at: 0) != nil && (first.replacesPart || utterance.beginsSentence(at: words.lowerBound))
    }

    /// The words of the clause without what only leads on to it.
    private func clause(_ words: Range<Int>, in context: InterpretationContext) -> TurnReader {
        var reader = interpreter.reader(of: utterance, in: context).part(words)
        reader = reader.part(reader.textNamedEnd..<reader.utterance.count)
        guard reader.end(of: .appending, at: 0) == nil else { return reader }
        let lead = max(reader.joinerEnd, reader.behindLeadIns)
        // "Make it" leads on to a value, and is what changes one.
        let start = (0..<lead).first { reader.end(of: .exchange, at: $0) != nil } ?? lead
        return reader.part(min(start, reader.utterance.count - 1)..<reader.utterance.count)
    }

    /// The context with the text that the clause makes of it; `nil` if the clause is no change of the text alone, or, behind others, may be
    /// words of the text.
    private func edited(_ words: Range<Int>, isFirst: Bool, verb: Range<Int>?, in context: InterpretationContext)
        -> InterpretationContext?
    {
        let clause = clause(words, in: context)
        guard isFirst || clause.namesPartOfText || clause.end(of: .add, at: 0) != nil else { return nil }
        let said = text(of: words.upperBound - clause.utterance.count..<words.upperBound, in: context)
        let completed = verb.flatMap { clause.beginsEdit || clause.namesMark ? nil : utterance.text($0) + " " + said } ?? said
        // "Make it 11.30": what leads on to a value elsewhere is the verb here.
        let alone = text(of: words, in: context)
        let isAll = words == utterance.tokens.indices
        let values = (isFirst && !isAll ? [alone, completed] : [completed, alone]).firstResult {
            said -> [String: ParameterValue]? in
            // All of the words would be read like this again.
            let read = isAll ? interpreter.interpretWhole(said, in: context) : interpreter.interpretPart(said, in: context)
            guard case .correction(let values)? = read.acts.first, Set(values.keys) == [name] else { return nil }
            return values
        }
        guard let values else { return nil }
        var changed = context.afresh
        changed.parameters.merge(values) { $1 }
        return changed
    }

    /// The words, with both of the quotation marks at their end.
    private func text(of words: Range<Int>, in context: InterpretationContext) -> String {
        guard let quote = utterance.quotes.first(where: { $0.upperBound == words.upperBound && $0.lowerBound > words.lowerBound })
        else {
            let said = utterance.freeText(words)
            // "Would you add that …?" asks nothing in the text, but "please change that to: shall I come?" does.
            let isWish =
                interpreter.asksForSomething(utterance) && interpreter.reader(of: utterance, in: context).colon == nil
            return isWish && words.upperBound == utterance.count ? said.withoutQuestionMark : said
        }
        return utterance.freeText(words.lowerBound..<quote.lowerBound) + " \"\(utterance.freeText(quote))\""
    }

    /// The words of the clause that say that something is added, if it says where: they hold for what is added elsewhere, too.
    private func verb(of words: Range<Int>, in context: InterpretationContext) -> Range<Int>? {
        let clause = clause(words, in: context)
        guard clause.endsWithPlace, let end = clause.end(of: .add, at: 0) ?? clause.end(of: .rewording, at: 0) else {
            return nil
        }
        let start = words.upperBound - clause.utterance.count
        return start..<start + end
    }
}

extension String {
    /// The text without the question mark at its end.
    fileprivate var withoutQuestionMark: String { hasSuffix("?") ? String(dropLast()) : self }
}

extension TurnReader {
    /// Where words end that the text is to be sent, and where the order begins that follows them: "put sorry at the end and send, then ring
    /// Grace". `nil` if none does.
    fileprivate func orderBehindConfirmation(_ question: Question) -> (head: Int, order: Int)? {
        utterance.tokens.indices.dropFirst(2).firstResult { border in
            let isJoint =
                utterance.mayBeginClause(at: border) || interpreter.grammar.words.joints.contains(utterance.word(border))
            guard isJoint, !scanner.quotes.contains(where: { $0.contains(border) }),
                case let start = border + part(border..<utterance.count).orderStart, start < utterance.count,
                isOrder(at: start), interpreter.opensRequest(utterance, at: start),
                part(start..<utterance.count).answer() == nil, part(0..<border).confirmationStart(question) != nil
            else { return nil }
            return (border, start)
        }
    }

    /// The token behind words that only say that it is about the text: "in the message, …".
    fileprivate var textNamedEnd: Int {
        guard let end = end(of: .atEnd, at: openerEnd), end < utterance.count, utterance.tokens[end].followsPunctuation else {
            return 0
        }
        return end
    }

    /// Whether the words say at their end where in a text something goes.
    fileprivate var endsWithPlace: Bool {
        utterance.tokens.indices.dropFirst().contains { index in
            [Move.atEnd, .atStart].contains { move in
                end(of: move, at: index).map {
                    $0 == utterance.count || utterance.mayBeginClause(at: $0) || end(of: .and, at: $0) != nil
                }
                    ?? false
            }
        }
    }

    private static let (adding, cutting): ([Move], [Move]) = (
        [.appending, .opening, .closing], [.takeOut, .discard, .without, .take, .exchange]
    )

    /// Whether a verb that takes a part out of a text, or replaces one, begins the words.
    fileprivate var replacesPart: Bool { Self.cutting.contains { end(of: $0, at: 0) != nil } }

    /// Whether a verb that changes a text begins the words.
    fileprivate var beginsEdit: Bool {
        (Self.adding + Self.cutting + [.add, .rewording]).contains { end(of: $0, at: 0) != nil }
    }

    /// Whether the words can only be about a text: they say where something goes, name a mark, or quote what gives way or is added.
    fileprivate var namesPartOfText: Bool {
        (Self.adding + Self.cutting).contains { end(of: $0, at: 0) != nil } || endsWithPlace || namesMark
            || !scanner.quotes.isEmpty && end(of: .rewording, at: 0) != nil
    }
}

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
                && clause(index..<last, in: context).namesPartOfText
        }
    }

    /// The words of the clause without what only leads on to it.
    private func clause(_ words: Range<Int>, in context: InterpretationContext) -> TurnReader {
        var reader = interpreter.reader(of: utterance, in: context).part(words)
        reader = reader.part(reader.textNamedEnd..<reader.utterance.count)
        guard reader.end(of: .appending, at: 0) == nil else { return reader }
        let start = max(reader.joinerEnd, SentenceFilter.sentences(of: reader).behindLeadIns)
        return reader.part(min(start, reader.utterance.count - 1)..<reader.utterance.count)
    }

    /// The context with the text that the clause makes of it; `nil` if the clause is no change of the text alone, or, behind others, may be
    /// words of the text.
    private func edited(_ words: Range<Int>, isFirst: Bool, verb: Range<Int>?, in context: InterpretationContext)
        -> InterpretationContext?
    {
        let clause = clause(words, in: context)
        guard isFirst || clause.namesPartOfText else { return nil }
        let said = text(of: words.upperBound - clause.utterance.count..<words.upperBound, in: context)
        let words = verb.flatMap { clause.beginsEdit || clause.namesMark ? nil : utterance.text($0) + " " + said } ?? said
        guard case .correction(let values)? = interpreter.interpretWhole(words, in: context).acts.first,
            Set(values.keys) == [name]
        else { return nil }
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

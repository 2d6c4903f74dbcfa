import IntentSchema

// A yes in a sentence of its own behind sentences that only remark: "ample, I am glad to say. Yes, please send it".
extension TemplateInterpreter {
    /// The reading of the sentences from a clear yes on, where those before it ask, order and change nothing; `nil` if the words are read as a
    /// yes anyway, or there are no such sentences.
    func yesBehindRemarks(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.isDecision, whole.acts.first?.agrees != true,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText
        else { return nil }
        let borders = utterance.tokens.indices.filter { utterance.beginsSentence(at: $0) }
        if let quoted = quotedBehindRemarks(reader, borders, in: context) { return quoted }
        return borders.indices.firstResult { index -> Interpretation? in
            let border = borders[index]
            let rest = reader.part(border..<utterance.count)
            let heads = zip([0] + borders[..<index], borders[...index]).map { reader.part($0..<$1) }
            guard rest.agreesAtOnce(question), heads.allSatisfy({ onlyRemarks($0, in: context) }) else { return nil }
            let read = interpretPart(utterance.freeText(border..<utterance.count), in: context)
            guard read.acts.first?.agrees == true else { return nil }
            let start = utterance.tokens[border].start
            return Interpretation(
                acts: read.acts.map { $0.moved(by: start) }, rejected: whole.rejected, rest: read.rest)
        }
    }

    /// The new text that the last sentence quotes, where those before it order nothing: 'I am not sure of it. Could it read "…"?'
    private func quotedBehindRemarks(
        _ reader: TurnReader, _ borders: [Int], in context: InterpretationContext
    ) -> Interpretation? {
        guard let border = borders.last, let quote = reader.scanner.quotes.first, reader.scanner.quotes.count == 1,
            quote.lowerBound > border, case let head = reader.part(0..<border),
            !head.utterance.tokens.indices.contains(where: { head.isOrder(at: $0) && opensRequest(head.utterance, at: $0) }),
            let question = context.question,
            let name = grammar.intentIndices[question.intent].flatMap({ reader.textParameter(of: $0) }),
            case .correction(let values)? = interpretPart(
                reader.utterance.freeText(border..<reader.utterance.count), in: context
            ).acts.first, Set(values.keys) == [name], values[name]?.string == reader.utterance.freeText(quote)
        else { return nil }
        return Interpretation(acts: [.correction(values)])
    }

    /// Whether the sentence is not understood by itself, and holds nothing that could change the open request.
    private func onlyRemarks(_ sentence: TurnReader, in context: InterpretationContext) -> Bool {
        switch interpretWhole(sentence.utterance.freeText(sentence.utterance.tokens.indices), in: context).acts.first {
        case .notUnderstood(.noMatch)?, .notUnderstood(.notARequest(.statement, _, _))?, .thanks?:
            sentence.couldOnlyRemark
        default: false
        }
    }
}

extension TurnReader {
    /// Whether the words are a yes, or begin with one.
    fileprivate func agreesAtOnce(_ question: Question) -> Bool {
        answer() == .yes && !isHesitant || decisionEnd(question).map { !part(0..<$0).isHesitant } ?? false
    }

    /// Whether the words hold no value, wish, condition or order.
    var couldOnlyRemark: Bool {
        let isOther = utterance.tokens.indices.contains { place in
            scanner.small.wishVerbs.contains(utterance.word(place)) || Self.changes.contains { end(of: $0, at: place) != nil }
                || scanner.quantities.number(at: place) != nil || scanner.futureTimeEnd(at: place) != nil
                || scanner.people(at: place, isList: false).contains(where: \.reading.isKnown)
        }
        return !isOther && !namesMark && scanner.quotes.isEmpty && !isAsked(utterance.tokens.indices) && !isOrder(at: openerEnd)
            && !SentenceFilter(self).markers.contains { $0.sentence == .condition }
    }

    private static let changes: [Move] = [.appending, .titleIs, .insteadOf, .lacking, .exclude]
}

extension DialogueAct {
    /// Whether it is a yes, or one that something follows.
    fileprivate var agrees: Bool { if case .followed(let first, _) = self { first.agrees } else { self == .yes } }
}

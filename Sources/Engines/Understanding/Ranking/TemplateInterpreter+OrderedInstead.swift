import IntentSchema

// The open request ordered anew with another value, behind a no: "no, send it to Nora", "nope, book it for three", "no, ask Nora instead".
extension TemplateInterpreter {
    /// The change of what is open, read without the verb; `nil` if there is none, or the order says something else.
    func orderedInstead(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.quotes.isEmpty,
            let open = grammar.intentIndices[question.intent], case let reader = reader(of: utterance, in: context),
            let (refusal, start) = reader.orderInstead(open), case let order = reader.part(start..<utterance.count),
            case let values = order.behindVerb(isRefused: refusal > 0), !values.isEmpty,
            order.orderBorders(where: { asks(order.utterance, at: $0) }).isEmpty,
            let names = namesChanged(by: order, question, in: context)
        else { return nil }
        let words = utterance.freeText(0..<refusal) + " " + order.utterance.freeText(values)
        let change = interpretPart(words, in: context)
        guard let act = change.acts.first, act.changesRequest, change.rest == nil, !order.part(values).guesses(question) else {
            return nil
        }
        if case .correction(let values) = act {
            // "Get us there ten minutes early instead" is no time to leave at.
            let isTime = refusal == 0 && values.keys.contains { grammar.intents[open].definitions[$0]?.kind == .time }
            if isTime || !names.isSubset(of: values.keys) { return nil }
        }
        return Interpretation(acts: [act], rejected: change.rejected)
    }

    /// The names of the values that the order says anew, as far as it is read as the request that is open; `nil` if it does not need the others
    /// of that.
    private func namesChanged(by order: TurnReader, _ question: Question, in context: InterpretationContext) -> Set<String>? {
        let words = order.utterance.freeText(order.utterance.tokens.indices)
        guard case .request(let request)? = interpretPart(words, in: context.behind(question)).acts.first,
            let intent = grammar.intentIndices[request.intent]
        else { return [] }
        // "Ask Nora" is no message without a text.
        guard request.intent == question.intent else {
            let definitions = grammar.intents[intent].definitions
            let lacksText = definitions.contains { $0.value.kind == .text && request.parameters[$0.key] == nil }
            return request.parameters.count < 2 && lacksText ? [] : nil
        }
        // "Send it to Nora" has the text of what is open.
        let news = request.parameters.filter { name, value in !(context.parameters[name]?.isSame(as: value) ?? false) }
        let isPart = Set(request.parameters.keys).isSubset(of: context.parameters.keys)
        return isPart && news.count < context.parameters.count ? Set(news.keys) : nil
    }
}

extension TurnReader {
    private static let longestRefusal = 3

    /// Where an order with a verb of the open request begins behind a no, or in front of "instead"; `nil` if there is none.
    fileprivate func orderInstead(_ open: Int) -> (refusal: Int, order: Int)? {
        let refusals = (1...Self.longestRefusal).reversed().filter { end in
            end < utterance.count && (end == 1 || utterance.mayBeginClause(at: end)) && part(0..<end).answer() == .no
        }
        let isReplaced = utterance.tokens.indices.dropFirst(2).contains { end(of: .replaced, at: $0) == utterance.count }
        return (refusals + (isReplaced ? [0] : [])).firstResult { end -> (refusal: Int, order: Int)? in
            let start = end + part(end..<utterance.count).behindOpening
            let isOneSentence = !(min(start, utterance.count)..<utterance.count).dropFirst().contains(
                where: utterance.beginsSentence)
            return start < utterance.count && isOneSentence && opensOrder(at: start)
                && grammar.intents[open].vocabulary.contains(utterance.word(start)) ? (end, start) : nil
        }
    }

    /// The words behind the verb and the pronouns that stand for what is ordered, without "instead" where a no says it.
    fileprivate func behindVerb(isRefused: Bool) -> Range<Int> {
        var start = 1
        while start < utterance.count,
            let next = [end(of: .pronoun, at: start), end(of: .recipient, at: start)].compactMap(\.self).max()
        {
            start = next
        }
        guard start < utterance.count else { return start..<start }
        let end = isRefused ? (start..<utterance.count).first { self.end(of: .replaced, at: $0) == utterance.count } : nil
        return start..<(end ?? utterance.count)
    }
}

import IntentSchema

// An order that is given again in its own words: "remind me to buy flowers and remind me to call mom".

extension TemplateInterpreter {
    /// The order before words that its text has taken in although they give the same order again, with other values, followed by those:
    /// "text Mom I'm late and text Dad I'm on my way". `nil` if they do not, or may be what somebody is told to do: "tell John to wait and
    /// tell Dad …".
    ///
    /// - Parameter place: what joins both, in tokens.
    func restarted(
        _ whole: Hypothesis, _ utterance: Utterance, _ place: (start: Int, end: Int), in context: InterpretationContext
    ) -> (first: Hypothesis, second: Hypothesis)? {
        let reader = reader(of: utterance, in: context)
        let (head, tail) = (reader.part(0..<place.start), reader.part(place.end..<utterance.count))
        guard let verb = head.orderVerb, verb == tail.orderVerb,
            !reader.scanner.quotes.contains(where: { $0.contains(place.start) }),
            case .request(let first)? = readAsOne(head.utterance, in: context).acts.first, isWhole(first),
            first.intent == whole.intent, !tellsWhatToDo(first, in: head.utterance),
            case .request(let second)? = readByRules(
                utterance.freeText(place.end..<utterance.count), in: context.mentioning(first)
            ).acts.first, isWhole(second), second.intent == first.intent,
            Set(first.parameters.keys) == Set(second.parameters.keys), first.parameters != second.parameters
        else { return nil }
        return (first, second)
    }

    /// Whether a template explains all that was said, so that nothing has to be asked.
    private func isWhole(_ request: Hypothesis) -> Bool {
        request.template != "model" && request.score >= 0.9 && request.leftOut?.isEmpty ?? true && request.unknownValues.isEmpty
            && !request.parameters.isEmpty
    }

    /// Whether the text at the end is what somebody else is to do.
    private func tellsWhatToDo(_ request: Hypothesis, in utterance: Utterance) -> Bool {
        guard let text = request.spans.last, text.source == "text", request.spans.count > 1,
            let start = utterance.tokens.firstIndex(where: { $0.start >= text.start }), start > 0
        else { return false }
        return [start - 1, start].contains { grammar.words.small.to.contains(utterance.word($0)) }
    }
}

extension TurnReader {
    /// The verb that the order begins with, behind "please" and "can you"; `nil` if it begins with none.
    fileprivate var orderVerb: String? {
        let start = behindLeadIns
        guard start + 1 < utterance.count, interpreter.grammar.opensRequest(utterance.tokens[start]) else { return nil }
        return utterance.word(start)
    }
}

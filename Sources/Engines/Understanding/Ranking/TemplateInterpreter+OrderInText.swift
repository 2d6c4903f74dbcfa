import IntentSchema

// What is said to the assistant is no part of a text: "make it 8. then send", "yes, and stick call Nora in my reminders for 8".
extension TemplateInterpreter {
    /// The change of the text to be confirmed, or the yes, with the order that stands behind it, where the reading of all words has taken the
    /// order into the text; `nil` if it has not, or what stands before the order is not understood by itself.
    func withoutOrderInText(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.quotes.isEmpty,
            case .correction(let values)? = whole.acts.first, let intent = grammar.intentIndices[question.intent],
            case let reader = reader(of: utterance, in: context),
            let name = reader.textParameter(of: intent), let text = values[name]?.string, values.count == 1
        else { return nil }
        return ([0] + clauseBorders(in: utterance, context)).firstResult { border -> Interpretation? in
            let start = border + reader.part(border..<utterance.count).joinerEnd
            // What stands behind a colon is taken as it is, but for a last sentence that only says to send it.
            guard start < utterance.count, reader.colon.map({ border < $0 }) ?? true || utterance.beginsSentence(at: border),
                case let order = utterance.freeText(start..<utterance.count),
                text.hasSuffix(utterance.freeText(min(start + 1, utterance.count - 1)..<utterance.count))
            else { return nil }
            let rest = reader.part(start..<utterance.count)
            let confirms = border > 0 && rest.answer() == .yes && start + 1 < utterance.count
            let isOrder = reader.colon == nil && rest.opensOrder(at: 0) && isOrderOfItsOwn(rest, beside: question, in: context)
            guard confirms || isOrder else { return nil }
            guard border > 0 else {
                return orderedAlone(order, by: utterance.tokens[start].start, beside: question, whole, in: context)
            }
            guard case let head = interpretPart(utterance.freeText(0..<border), in: context), head.rest == nil,
                let first = head.acts.first
            else { return nil }
            switch first {
            case .correction where confirms: return Interpretation(acts: [first], rejected: whole.rejected)
            case .correction where first != whole.acts.first, .yes:
                guard case .request(let next)? = interpretWhole(order, in: context.behind(question)).acts.first else {
                    return nil
                }
                let moved = next.moved(by: utterance.tokens[start].start)
                return Interpretation(acts: [.followed(first, by: .request(moved))], rejected: whole.rejected)
            default: return nil
            }
        }
    }

    private func orderedAlone(
        _ words: String, by offset: Int, beside question: Question, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard case .request(let next)? = interpretWhole(words, in: context.behind(question)).acts.first else { return nil }
        return Interpretation(acts: [.request(next.moved(by: offset))], rejected: whole.rejected)
    }

    /// Whether the words are surely an order of another kind than what is open, or name what it is about: "add wine to my shopping list".
    private func isOrderOfItsOwn(_ rest: TurnReader, beside question: Question, in context: InterpretationContext) -> Bool {
        let words = rest.utterance.freeText(rest.utterance.tokens.indices)
        guard case .request(let next)? = interpretWhole(words, in: context.behind(question)).acts.first,
            next.intent != question.intent, next.unknownValues.isEmpty, next.leftOut?.isEmpty ?? true,
            context.apps.contains(where: { $0.intents.contains(next.intent) })
        else { return false }
        if isSettled(next), next.template != "model" { return true }
        let (matters, small) = (grammar.words.matters[next.intent] ?? [], grammar.words.small)
        return next.score >= Self.threshold
            && rest.utterance.tokens.indices.dropFirst(2).contains { place in
                matters.contains(rest.utterance.word(place))
                    && (max(0, place - 2)..<place).contains { small.own.contains(rest.utterance.word($0)) }
            }
    }
}

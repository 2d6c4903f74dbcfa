import IntentSchema

// A clause at the end that says why holds no value: "pay the water bill from checking, since the savings are meant for the roof".
extension TemplateInterpreter {
    /// The reading of the words before a clause at the end that only says why; `nil` if there is none, or it may belong to a text.
    func beforeReason(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard
            let border = utterance.tokens.indices.dropFirst(context.question == nil ? 2 : 1).first(where: { place in
                grammar.phrases(of: .because).longest(in: utterance, at: place) != nil
                    && (utterance.mayBeginClause(at: place) || reader(of: utterance, in: context).hasSubject(behind: place))
            }), case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            case let isMarked = utterance.mayBeginClause(at: border),
            isMarked ? reader.beginsReason(at: border, to: utterance.count) : context.question != nil,
            !reader.ordersMore(behind: border)
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<border), in: context)
        if isAnswer(result, utterance, before: border, in: context) { return result }
        // "Tell her I'll be late, as the train is stuck".
        guard case .request(var request)? = result.acts.first, request.leftOut?.isEmpty ?? true,
            isMarked, reader.givesReason(border), !([request] + (request.followers ?? [])).contains(where: endsInText)
        else { return nil }
        request.reasons.append("'\(utterance.freeText(border..<utterance.count))' says why")
        result.acts[0] = .request(request)
        return result
    }

    /// The change of a text that is open, in front of a clause in which the speaker only tells something: "make it Friday, I have the choir on
    /// Thursdays"; `nil` if there is none, or the words before the clause are the new text.
    func editBeforeRemark(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.quotes.isEmpty,
            let intent = grammar.intentIndices[question.intent], case let reader = reader(of: utterance, in: context),
            let name = reader.textParameter(of: intent), let old = context.parameters[name]?.string,
            let border = utterance.tokens.indices.dropFirst(2).first(where: { place in
                utterance.mayBeginClause(at: place)
                    && (reader.end(of: .speaker, at: place) != nil || reader.end(of: .someone, at: place) != nil)
            }), !(border..<utterance.count).contains(where: reader.opensOrder),
            case let head = interpretPart(utterance.freeText(0..<border), in: context), head.rest == nil,
            case .correction(let values)? = head.acts.first, values.count == 1, let text = values[name]?.string
        else { return nil }
        // What is exchanged keeps most of the old words; what is added may go on.
        let (before, after) = (tokens(of: old).tokens.map(\.text), tokens(of: text).tokens.map(\.text))
        let kept = before.count { after.contains($0) }
        return kept > 1 && 2 * kept >= before.count && kept < before.count ? head : nil
    }

    /// Whether the words before the border answer what is open, and write no text that may go on: "make it 150 because I owe her for lunch, too".
    private func isAnswer(
        _ read: Interpretation, _ utterance: Utterance, before border: Int, in context: InterpretationContext
    ) -> Bool {
        guard let question = context.question, let act = read.acts.first else { return false }
        let reader = reader(of: utterance, in: context).part(0..<border)
        return (reader.isWholeAnswer(act, to: question) || act == .yes && reader.answer() == .yes) && !act.writesText
    }

    /// Whether the request has a text at its end that may go on: a message, but no note of a payment, and nothing to be done.
    private func endsInText(_ request: Hypothesis) -> Bool {
        guard let last = request.spans.max(by: { $0.end < $1.end }), last.source == "text",
            let intent = grammar.intentIndices[request.intent]
        else { return false }
        return grammar.intents[intent].definitions[last.role]?.shape == nil
            && !grammar.intents[intent].kinds.contains { $0.kind == .money }
    }
}

extension TurnReader {
    /// Whether another clause behind the token orders something. "Owe her" of "because I owe her" does not.
    fileprivate func ordersMore(behind place: Int) -> Bool {
        (place + 1..<max(place + 1, utterance.count)).contains { next in
            opensOrder(at: next)
                && (utterance.mayBeginClause(at: next) || grammar.words.personJoints.longest(in: utterance, at: next - 1) != nil)
        }
    }

    /// Whether somebody is what the clause behind the conjunction is about: "because we have bags".
    fileprivate func hasSubject(behind place: Int) -> Bool {
        guard let start = end(of: .because, at: place), start < utterance.count else { return false }
        return scanner.small.subjects.contains(utterance.word(start)) || end(of: .speaker, at: start) != nil
            || end(of: .someone, at: start) != nil
    }
}

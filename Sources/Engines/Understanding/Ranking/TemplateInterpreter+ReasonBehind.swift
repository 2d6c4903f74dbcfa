import IntentSchema

// A clause at the end that says why holds no value: "pay the water bill from checking, since the savings are meant for the roof".
extension TemplateInterpreter {
    /// The reading of the words before a clause at the end that only says why; `nil` if there is none, or it may belong to a text.
    func beforeReason(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard
            let border = utterance.tokens.indices.dropFirst(2).first(where: { place in
                grammar.phrases(of: .because).longest(in: utterance, at: place) != nil
                    && utterance.mayBeginClause(at: place)
            }), case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            reader.beginsReason(at: border, to: utterance.count), reader.givesReason(border)
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<border), in: context)
        // "Tell her I'll be late, as the train is stuck".
        guard case .request(var request)? = result.acts.first, request.leftOut?.isEmpty ?? true,
            !([request] + (request.followers ?? [])).contains(where: endsInText)
        else { return nil }
        request.reasons.append("'\(utterance.freeText(border..<utterance.count))' says why")
        result.acts[0] = .request(request)
        return result
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

import IntentSchema

// What is ordered beside something that is not wanted yet: "pay the water bill, the power can wait till Friday".
extension TemplateInterpreter {
    private static let longestThing = 4

    /// The order in front of a clause that says that something else can wait, which is named and not done; `nil` if no such clause ends the
    /// words, or it may be a part of a text.
    func withoutDeferred(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, utterance.quotes.isEmpty, case let reader = reader(of: utterance, in: context),
            let place = utterance.tokens.indices.dropFirst(3).first(where: { reader.end(of: .deferred, at: $0) != nil }),
            let start = (max(1, place - Self.longestThing)..<place).last(where: { index in
                grammar.words.small.definite.contains(utterance.word(index))
                    || grammar.words.small.own.contains(utterance.word(index))
            }),
            !(place..<utterance.count).contains(where: { opensRequest(utterance, at: $0) && reader.isOrder(at: $0) })
        else { return nil }
        let isJoined =
            grammar.words.joints.contains(utterance.word(start - 1)) || reader.end(of: .clauseJoint, at: start - 1) == start
        var result = interpretPart(utterance.freeText(0..<(isJoined ? start - 1 : start)), in: context)
        // "Text Grace the bread can wait" says that to her.
        guard case .request(var request)? = result.acts.first, !grammar.looksUp(request.intent),
            let intent = grammar.intentIndices[request.intent], !request.spans.contains(where: { $0.source == "text" }),
            !grammar.intents[intent].definitions.values.contains(where: {
                $0.kind == .texts || $0.kind == .text && $0.isMain == true
            })
        else { return nil }
        request.leftOut = (request.leftOut ?? []) + [LeftOut(text: utterance.freeText(start..<utterance.count), kind: .action)]
        result.acts[0] = .request(request)
        return result
    }
}

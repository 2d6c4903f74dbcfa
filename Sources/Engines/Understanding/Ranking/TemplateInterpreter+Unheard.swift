import IntentSchema

// The last look at a reading, whichever reader it comes from: a clause that asks for something, of which the reading has nothing, is named.
extension TemplateInterpreter {
    /// The act with what it passes over: the question of "hang up. What's the weather?".
    func namingUnheard(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard case .request(var request) = act, case let parts = unheard(by: request, utterance, in: context), !parts.isEmpty
        else {
            return act
        }
        request.leftOut = (request.leftOut ?? []) + parts
        return .request(request)
    }

    private func unheard(by request: Hypothesis, _ utterance: Utterance, in context: InterpretationContext) -> [LeftOut] {
        let borders = clauseBorders(in: utterance, context)
        guard !borders.isEmpty else { return [] }
        let reader = reader(of: utterance, in: context)
        return zip([0] + borders, borders + [utterance.count]).compactMap { start, end -> LeftOut? in
            let joined = reader.part(start..<end).joinerEnd
            guard start + joined < end, let kind = leftOutKind(utterance, start..<end, in: context),
                !reader.isRemark(start..<end), !isHeard(start + joined..<end, by: request, utterance)
            else { return nil }
            return LeftOut(text: utterance.freeText(start + joined..<end), kind: kind)
        }
    }

    /// Whether the clause says nothing of its own, or the request has a value from it, was made by one of its words, or names it.
    private func isHeard(_ clause: Range<Int>, by request: Hypothesis, _ utterance: Utterance) -> Bool {
        let all = [request] + (request.followers ?? [])
        let words = utterance.freeText(clause)
        let place = utterance.tokens[clause.lowerBound].start..<utterance.tokens[clause.upperBound - 1].end
        return all.contains { part in
            let intent = grammar.intentIndices[part.intent].map { grammar.intents[$0] }
            return part.spans.contains { $0.start < place.upperBound && place.lowerBound < $0.end || words.contains($0.text) }
                || (part.leftOut ?? []).contains { words.contains($0.text) || $0.text.contains(words) }
                || part.unknownValues.values.contains { words.contains($0) }
                || clause.contains { index in
                    saysSomething(utterance.tokens[index])
                        && intent.map { $0.vocabulary.contains(utterance.word(index)) } ?? false
                }
        } || !clause.contains { saysSomething(utterance.tokens[$0]) }
    }

    /// Whether it is a word that more than a sentence's grammar needs.
    func saysSomething(_ token: Token) -> Bool {
        token.kind == .word && token.expansion == nil && !grammar.words.stopWords.contains(token)
            && !grammar.words.fillers.contains(token)
    }
}

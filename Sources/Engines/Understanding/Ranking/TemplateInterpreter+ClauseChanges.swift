import IntentSchema

// Several changes of the open request, each in a clause of its own: "make it 30 and change the note to dinner".
extension TemplateInterpreter {
    private static let longestChanges = 20

    /// The changes of two clauses, of which the second says by its verb, or by what it names, that it is one; `nil` if a clause makes none, or
    /// both change the same.
    func changedByClauses(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind == .confirmRequest, utterance.count <= Self.longestChanges,
            utterance.quotes.isEmpty, let intent = grammar.intentIndices[question.intent],
            case let reader = reader(of: utterance, in: context), case let first = reader.openerEnd
        else { return nil }
        return utterance.tokens.indices.dropFirst(first + 2).firstResult { border -> Interpretation? in
            let isJoint = grammar.words.joints.contains(utterance.word(border))
            guard isJoint || utterance.tokens[border].followsPunctuation, case let next = isJoint ? border + 1 : border,
                next + 1 < utterance.count, reader.beginsChange(at: next, of: intent),
                let one = changes(utterance.freeText(first..<border), in: context),
                let other = changes(utterance.freeText(next..<utterance.count), in: context)
                    ?? reader.end(of: .exchange, at: first).flatMap({ verb in
                        changes(utterance.text(first..<verb) + " " + utterance.freeText(next..<utterance.count), in: context)
                    }), Set(one.keys).isDisjoint(with: other.keys)
            else { return nil }
            return Interpretation(acts: [.correction(one.merging(other) { $1 })], rejected: whole.rejected)
        }
    }

    private func changes(_ words: String, in context: InterpretationContext) -> [String: ParameterValue]? {
        guard case .correction(let values)? = readByRules(words, in: context).acts.first, !values.isEmpty else { return nil }
        return values
    }
}

extension TurnReader {
    /// Whether a change of the open request begins at the token: with a verb that changes, with what one of its values is called, or with its
    /// own verb and a pronoun, as in "send it to Luca".
    fileprivate func beginsChange(at index: Int, of intent: Int) -> Bool {
        if end(of: .exchange, at: index) != nil { return true }
        let start = scanner.small.definite.contains(utterance.word(index)) ? index + 1 : index
        let isNamed = grammar.intents[intent].definitions.values.contains { definition in
            (definition.called ?? []).contains { grammar.words.tokens.words($0) == [utterance.word(start)] }
        }
        let isOwn =
            grammar.intents[intent].keywords.contains(utterance.tokens[index].word) && end(of: .pronoun, at: index + 1) != nil
        return isNamed || isOwn
    }
}

import IntentSchema

// A request in place of the open one, which was not meant: "no, text John: hello", "no, I meant a ride to Kitsune House".
extension TemplateInterpreter {
    /// The end of what is open, followed by the request that is wanted instead; `nil` if the words do not refuse what is open, or only change
    /// it.
    func insteadOfOpen(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count > 2 else { return nil }
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText else { return sentToOther(reader, question, whole, in: context) }
        let isAsked = question.kind == .confirmRequest
        let refusal: DialogueAct = isAsked ? .no : .cancel
        if case .request(let request)? = whole.acts.first, request.shortcut == nil, request.template != Hypothesis.otherApp,
            reader.meansElse || reader.meansElseBehindRefusal
                || isAsked && request.intent == question.intent && reader.beginsWithRefusal
        {
            return Interpretation(acts: [.followed(refusal, by: .request(request))], rejected: whole.rejected)
        }
        if isAsked, case .correction(let values)? = whole.acts.first, let other = reader.kindInstead(values, of: question) {
            return Interpretation(acts: [.followed(refusal, by: .request(other))], rejected: whole.rejected)
        }
        guard reader.meansElse, let other = requestAlone(utterance, from: reader.meaningStart, in: context),
            other.intent != question.intent, other.template != "model", other.score >= Self.sureOther,
            other.leftOut?.isEmpty ?? true, context.apps.contains(where: { $0.intents.contains(other.intent) }),
            reader.names(other.intent, in: 0..<utterance.count)
        else { return nil }
        return Interpretation(acts: [.followed(refusal, by: .request(other))], rejected: whole.rejected)
    }

    /// The message to somebody else that was meant, where the text of the open one is asked for: "sorry, I meant text my dad".
    private func sentToOther(
        _ reader: TurnReader, _ question: Question, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard reader.meansElse, let intent = grammar.intentIndices[question.intent],
            let other = requestAlone(reader.utterance, from: reader.meaningStart, in: context), other.intent == question.intent,
            other.template != "model", other.score >= Self.sureOther, other.leftOut?.isEmpty ?? true, other.unknownValues.isEmpty,
            grammar.intents[intent].definitions.contains(where: { name, definition in
                definition.kind.isPerson
                    && other.parameters[name].map { !$0.isSame(as: context.parameters[name] ?? .list([])) } ?? false
            })
        else { return nil }
        return Interpretation(acts: [.followed(.cancel, by: .request(other))], rejected: whole.rejected)
    }

    private static let sureOther = 0.95
}

extension TurnReader {
    /// The request of another kind for the same people, where the new text would only name its kind: "make it a call", of a message.
    fileprivate func kindInstead(_ values: [String: ParameterValue], of question: Question) -> Hypothesis? {
        guard values.count == 1, scanner.quotes.isEmpty, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            let text = values[name]?.string, case let words = grammar.words.tokens.words(text), words.count == 2,
            scanner.small.indefinite.contains(words[0]), let people = people(of: intent).firstResult({ context.parameters[$0] })
        else { return nil }
        let others = grammar.words.matters.filter { other, nouns in
            nouns.contains(words[1]) && other != question.intent && context.apps.contains { $0.intents.contains(other) }
        }
        guard others.count == 1, let other = others.first?.key, let index = grammar.intentIndices[other],
            let role = self.people(of: index).first
        else { return nil }
        return Hypothesis(
            intent: other, parameters: [role: people], score: 1, template: Hypothesis.rewording,
            reasons: ["'\(words[1])' is what is wanted instead"])
    }

    private func people(of intent: Int) -> [String] {
        grammar.intents[intent].definitions.filter { $0.value.kind.isPerson }.map { $0.value.target?.parameter ?? $0.key }
            .sorted()
    }
}

import IntentSchema

// A detail that is said twice of the open request: "there will be three of us, so please put down three people".
extension TemplateInterpreter {
    /// The change without the request of another kind behind it that the model alone proposes, if that only says the same once more.
    func withoutRestatedDetail(_ act: DialogueAct, in context: InterpretationContext) -> DialogueAct {
        guard let question = context.question, case .followed(.correction(let values), by: .request(let next)) = act,
            next.template == "model", next.intent != question.intent, next.unknownValues.isEmpty, next.ambiguities.isEmpty,
            next.followers?.isEmpty ?? true, !next.parameters.isEmpty,
            next.parameters.values.allSatisfy({ value in values.values.contains { $0.isSame(as: value) } })
        else { return act }
        return .correction(values)
    }

    /// A yes with the order behind it to tell somebody something, of which nothing is made: "yes and tell her".
    func withOrderBehindYes(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard act == .yes, utterance.count > 2, let question = context.question, question.kind == .confirmRequest,
            case let reader = reader(of: utterance, in: context),
            let joint = utterance.tokens.indices.dropFirst().dropLast().first(where: { index in
                grammar.words.joints.contains(utterance.word(index)) && reader.end(of: .recipient, at: index + 2) != nil
            }), reader.isOrder(at: joint + 1) || reader.opensRequest(at: joint + 1),
            reader.part(joint + 1..<utterance.count).answer() == nil
        else { return act }
        return .followed(.yes, by: .notUnderstood(.unused(words: utterance.freeText(joint + 1..<utterance.count))))
    }
}

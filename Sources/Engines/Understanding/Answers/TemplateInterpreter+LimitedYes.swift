import IntentSchema

// A yes to something that should be otherwise: "yes, please do, though by the window, as my mother likes the sea".
extension TemplateInterpreter {
    private static let longestLimited = 30

    /// The change behind a yes, which is to be confirmed with it; if the words behind "though" say none that is understood, they are named and
    /// nothing is agreed to. What is only found about what is agreed to limits nothing.
    func withLimitedYes(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        guard context.question?.kind == .confirmRequest, mayLimit(act), (4...Self.longestLimited).contains(utterance.count),
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            let joint = utterance.tokens.indices.dropFirst().first(where: { reader.end(of: .limiting, at: $0) != nil }),
            let start = reader.end(of: .limiting, at: joint), start < utterance.count,
            reader.part(0..<joint).answer() == .yes
        else { return act }
        let border = utterance.tokens.indices.dropFirst(start + 1).first(where: utterance.mayBeginClause)
        for end in [utterance.count, border].compactMap(\.self) {
            switch readByRules(utterance.freeText(start..<end), in: context).acts.first {
            case .correction(let values)?: return .correction(values)
            case .instead(let kind)?: return .instead(kind)
            default: continue
            }
        }
        return .notUnderstood(.unused(words: utterance.freeText(start..<(border ?? utterance.count))))
    }

    /// The same of a first sentence, where the whole turn was taken for a yes with an order behind it: "yes, that one will do, though there will be
    /// two of us. And please let Luca know …". What stands behind the sentence is heard next.
    func limitedYesBySentence(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard case .followed(.yes, by: let next)? = whole.acts.first, mayBeOrder(next), context.question?.kind == .confirmRequest,
            let border = utterance.tokens.indices.first(where: { $0 > 0 && utterance.beginsSentence(at: $0) }),
            case let first = reader(of: utterance, in: context).part(0..<border),
            first.utterance.tokens.indices.dropFirst().contains(where: { first.end(of: .limiting, at: $0) != nil }),
            let act = interpretPart(utterance.freeText(0..<border), in: context).acts.first, act.isChange
        else { return nil }
        return Interpretation(acts: [act], rejected: whole.rejected, rest: utterance.freeText(border..<utterance.count))
    }

    private func mayBeOrder(_ act: DialogueAct) -> Bool {
        switch act {
        case .request, .notUnderstood(.ambiguous): true
        default: false
        }
    }

    private func mayLimit(_ act: DialogueAct) -> Bool {
        switch act {
        case .followed(.yes, by: .notUnderstood), .notUnderstood, .inquire: true
        default: false
        }
    }
}

extension DialogueAct {
    /// Whether it changes what is open, or says that a change of it is not understood.
    fileprivate var isChange: Bool {
        switch self {
        case .correction, .instead, .add, .takeOut, .notUnderstood(.unused): true
        default: false
        }
    }
}

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

    private func mayLimit(_ act: DialogueAct) -> Bool {
        switch act {
        case .followed(.yes, by: .notUnderstood), .notUnderstood, .inquire: true
        default: false
        }
    }
}

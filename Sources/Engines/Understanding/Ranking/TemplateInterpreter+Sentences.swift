import IntentSchema

// What answers the open question in a sentence of its own, and other sentences behind it: "20. Did Grace answer?".
extension TemplateInterpreter {
    private static let mostSentences = 4

    /// The value that is asked for and what the sentences behind it say: a change is made, too, a request waits, and words with which
    /// nothing can be done are named. `nil` if the first sentences are no value, or any words may be one.
    func answeredInSentence(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation?
    {
        guard let question = context.question, question.kind.asksForValue, isOpen(whole),
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText, !reader.takesAnyTitle(question),
            // A title may have a full stop: "Dr. Dre".
            reader.definition(question)?.kind != .title
        else { return nil }
        for border in utterance.tokens.indices.filter({ utterance.beginsSentence(at: $0) }).prefix(Self.mostSentences) {
            let rest = reader.part(border..<utterance.count)
            // "Mr. Smith" is one name.
            guard !rest.saysNothing, rest.part(0..<1).answer() != .no, !reader.part(0..<border).guesses(question),
                let first = reader.part(0..<border).value(for: question),
                let act = joined(first, utterance, from: border, rest, question, context, isReason: false),
                act != whole.acts.first
            else { continue }
            return Interpretation(acts: [act], rejected: whole.rejected)
        }
        return nil
    }

    /// What follows a "never mind" that is not about what is open, as it is agreed to by name: "never mind. Yes, book it". `nil` if nothing
    /// does.
    func behindNeverMind(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard let question = context.question, question.kind.isDecision,
            let border = utterance.tokens.indices.first(where: { utterance.beginsSentence(at: $0) }),
            case let reader = reader(of: utterance, in: context), reader.part(0..<border).answer() == .cancel,
            case let rest = reader.part(border..<utterance.count)
        else { return nil }
        let end = rest.answer() == .yes ? rest.utterance.count : rest.decisionEnd(question) ?? 0
        let yes = rest.part(0..<end)
        // "Cancel it. Yes, really" agrees to something else.
        let isNamed = yes.utterance.tokens.indices.contains { !yes.isPolite($0) && yes.opensRequest(at: $0) }
        return isNamed && yes.restates(question) ? utterance.freeText(border..<utterance.count) : nil
    }

    /// The order behind words that take something back, where nothing is open: "no wait, call her", "wait no text him instead". `nil` if no
    /// order follows them.
    func behindInterruption(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, !context.recent.isEmpty,
            let end = grammar.words.repairs.longest(in: utterance, at: 0)?.end, end < utterance.count,
            case let reader = reader(of: utterance, in: context), reader.end(of: .actVerb, at: end) != nil,
            // "No, I meant ring the vet" may say how a task is called.
            !(0..<end).contains(where: { reader.end(of: .meant, at: $0) != nil })
        else { return nil }
        let last = reader.end(of: .replaced, at: utterance.count - 1) == utterance.count ? utterance.count - 1 : utterance.count
        return last > end + 1 ? utterance.freeText(end..<last) : nil
    }

    /// Whether the reading of all words leaves room for one of each sentence.
    private func isOpen(_ whole: Interpretation) -> Bool {
        switch whole.acts.first {
        case .value?, .choice?, .correction?, .notUnderstood?, .request?, .inquire?, .instead?, .yes?, nil: true
        default: false
        }
    }
}

extension TurnReader {
    /// The answer that the words are, if they name a value; `nil` if they are anything else.
    fileprivate func value(for question: Question) -> DialogueAct? {
        // "What's my brother's number?" picks nobody.
        guard !grammar.words.openQuestions.contains(utterance.word(openerEnd)) || end(of: .suggestion, at: openerEnd) != nil
        else { return nil }
        switch interpreter.readClause(utterance.freeText(utterance.tokens.indices), in: context) {
        case .value(let value)?: return .value(value)
        case .choice(let index)?: return .choice(index)
        case .correction(let values)?: return .correction(values)
        default: return nil
        }
    }
}

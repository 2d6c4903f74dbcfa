import IntentSchema

extension TemplateInterpreter {
    /// Requests that are read at least so well are not taken for something else.
    private static let sure = 0.9
    private static let leastRepaired = 0.75

    /// The reading of what was meant where the person took words back; `nil` where nothing was, or what was said makes sense as it is.
    func repaired(
        _ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard needsRepair(read, context) else { return nil }
        var best: (read: Interpretation, score: Double)?
        for variant in Repairs.variants(of: utterance, grammar.words) {
            var tokens = variant
            grammar.number(&tokens)
            let reader = TurnReader(interpreter: self, context: context, utterance: tokens)
            guard let question = context.question else {
                let again = reader.readRequest()
                guard case .request(let hypothesis)? = again.acts.first, isPlausible(hypothesis, tokens, read) else { continue }
                if hypothesis.score > (best?.score ?? score(of: read)) { best = (again, hypothesis.score) }
                continue
            }
            let again = reader.readAnswer(to: question)
            if case .notUnderstood? = again.acts.first { continue }
            return again
        }
        return best.flatMap { $0.score >= Self.leastRepaired ? $0.read : nil }
    }

    private func score(of read: Interpretation) -> Double {
        if case .request(let hypothesis)? = read.acts.first { hypothesis.score } else { 0 }
    }

    private func needsRepair(_ read: Interpretation, _ context: InterpretationContext) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.unknownValue): return true
        case .request(let hypothesis): return context.question == nil && hypothesis.score < Self.sure
        default: return false
        }
    }

    /// In a message that makes sense as it is, "no wait" is part of the message.
    private func isPlausible(_ hypothesis: Hypothesis, _ repaired: Utterance, _ read: Interpretation) -> Bool {
        guard case .request? = read.acts.first else { return true }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        return !repaired.tokens.contains { token in
            token.followsGap && texts.contains { $0.start <= token.start && token.start < $0.end }
        }
    }
}

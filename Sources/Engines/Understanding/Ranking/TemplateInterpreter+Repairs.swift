import IntentSchema

extension TemplateInterpreter {
    /// Requests that are read at least so well are not taken for something else.
    private static let sure = 0.9
    private static let leastRepaired = 0.75

    /// The reading of what was meant where the person took words back; `nil` where nothing was, or what was said makes sense as it is.
    func repaired(
        _ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard needsRepair(read, utterance, context) else { return nil }
        var best: (read: Interpretation, score: Double)?
        for variant in Repairs.variants(of: utterance, grammar) {
            var tokens = variant
            grammar.number(&tokens)
            let reader = TurnReader(interpreter: self, context: context, utterance: tokens)
            guard let question = context.question else {
                // What cannot be better than what is known need not be read in full.
                guard reader.mayReach(best.map { $0.score.nextUp } ?? score(of: read)) else { continue }
                let again = reader.readRequest()
                guard case .request(let hypothesis)? = again.acts.first, isPlausible(hypothesis, tokens, read) else { continue }
                let known = best?.score ?? score(of: read)
                let isBetter = hypothesis.score > known || best == nil && hypothesis.score == known && breaksOff(read, utterance)
                if isBetter { best = (again, hypothesis.score) }
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

    private func needsRepair(_ read: Interpretation, _ utterance: Utterance, _ context: InterpretationContext) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.unknownValue): return true
        case .request(let hypothesis):
            return context.question == nil && (hypothesis.score < Self.sure || breaksOff(read, utterance))
        default: return false
        }
    }

    /// Whether a text has words in it that take back what was said before: "text Mary, I mean Priya, that I'm late".
    private func breaksOff(_ read: Interpretation, _ utterance: Utterance) -> Bool {
        guard case .request(let hypothesis)? = read.acts.first, utterance.quotes.isEmpty else { return false }
        return utterance.tokens.indices.contains { index in
            let token = utterance.tokens[index]
            guard hypothesis.spans.contains(where: { $0.source == "text" && $0.start <= token.start && token.end <= $0.end }),
                let end = grammar.words.repairs.longest(in: utterance, at: index)?.end
            else { return false }
            // One word such as "sorry" or "wait" is as good a word of the text as any.
            return end > index + 1
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

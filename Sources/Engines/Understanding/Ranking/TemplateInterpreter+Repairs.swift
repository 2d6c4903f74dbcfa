import IntentSchema

extension TemplateInterpreter {
    /// Requests with at least this score are not reinterpreted.
    private static let sure = 0.9
    private static let leastRepaired = 0.75

    /// The interpretation after resolving a self-repair; `nil` if there is none, or the utterance is understood as it is.
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
                // A variant that cannot beat the best known score is not read in full.
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

    /// Whether a text contains an editing phrase: "text Mary, I mean Priya, that I'm late".
    private func breaksOff(_ read: Interpretation, _ utterance: Utterance) -> Bool {
        guard case .request(let hypothesis)? = read.acts.first, utterance.quotes.isEmpty else { return false }
        return utterance.tokens.indices.contains { index in
            let token = utterance.tokens[index]
            guard hypothesis.spans.contains(where: { $0.source == "text" && $0.start <= token.start && token.end <= $0.end }),
                let end = grammar.words.repairs.longest(in: utterance, at: index)?.end
            else { return false }
            // A single word such as "sorry" or "wait" is a normal word of a text.
            return end > index + 1
        }
    }

    /// In a message that is understood as it is, "no wait" is part of the message.
    private func isPlausible(_ hypothesis: Hypothesis, _ repaired: Utterance, _ read: Interpretation) -> Bool {
        guard case .request? = read.acts.first else { return true }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        return !repaired.tokens.contains { token in
            token.followsGap && texts.contains { $0.start <= token.start && token.start < $0.end }
        }
    }
}

import IntentSchema

extension TemplateInterpreter {
    /// Requests with at least this score are not reinterpreted.
    private static let sure = 0.9
    private static let leastRepaired = 0.75

    /// The interpretation after resolving a self-repair; `nil` if there is none, or the utterance is understood as it is.
    func repaired(
        _ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        let replaces = context.question == nil && replacesValue(read, utterance, context)
        guard replaces || needsRepair(read, utterance, context) else { return nil }
        var best: (read: Interpretation, score: Double)?
        for variant in Repairs.variants(of: utterance, grammar) {
            var tokens = variant
            grammar.number(&tokens)
            let reader = reader(of: tokens, in: context)
            guard let question = context.question else {
                // A variant that cannot beat the best known score is not read in full.
                let least = replaces ? Self.leastRepaired : score(of: read)
                guard reader.mayReach(best.map { $0.score.nextUp } ?? least) else { continue }
                let again = reader.readRequest()
                guard case .request(let hypothesis)? = again.acts.first, isPlausible(hypothesis, tokens, read),
                    // "Hang up, no answer" answers no call.
                    isServed(hypothesis, in: context) || !isServed(read, in: context)
                else { continue }
                let known = best?.score ?? least
                let isBetter =
                    hypothesis.score > known
                    || best == nil && hypothesis.score == known && (replaces || breaksOff(read, utterance))
                if isBetter { best = (again, hypothesis.score) }
                // The nearest value is the one that is replaced, however well the rest reads without more words.
                if replaces, best != nil { break }
                continue
            }
            let again = reader.readAnswer(to: question)
            if case .notUnderstood? = again.acts.first { continue }
            return again
        }
        return best.flatMap { $0.score >= Self.leastRepaired ? $0.read : nil }
    }

    private func isServed(_ request: Hypothesis, in context: InterpretationContext) -> Bool {
        context.apps.contains { $0.intents.contains(request.intent) }
    }

    private func isServed(_ read: Interpretation, in context: InterpretationContext) -> Bool {
        if case .request(let request)? = read.acts.first { isServed(request, in: context) } else { false }
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
            // A single word such as "sorry" or "wait" is a normal word of a text, as is the verb of "can't make it".
            return end > index + 1 && !Repairs.isVerb(at: index, in: utterance, grammar)
        }
    }

    /// Whether a text begins or ends with a single editing word between two times or two numbers, set off by commas: "remind me on Tuesday,
    /// no, Wednesday to ring the school".
    private func replacesValue(_ read: Interpretation, _ utterance: Utterance, _ context: InterpretationContext) -> Bool {
        guard case .request(let hypothesis)? = read.acts.first, utterance.quotes.isEmpty else { return false }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        let places = utterance.tokens.indices.filter { index in
            let token = utterance.tokens[index]
            return index > 0 && index + 1 < utterance.count && token.followsPunctuation
                && utterance.tokens[index + 1].followsPunctuation
                && texts.contains { $0.start == token.start || $0.end == token.end }
                && grammar.words.repairs.longest(in: utterance, at: index)?.end == index + 1
        }
        guard !places.isEmpty else { return false }
        let scanner = reader(of: utterance, in: context).scanner
        return places.contains { index in
            let next = index + 1
            if scanner.quantities.number(at: index - 1) != nil, scanner.quantities.number(at: next) != nil { return true }
            return scanner.futureTimeEnd(at: next) != nil
                && (max(0, index - Self.longestTime)..<index).contains { scanner.futureTimeEnd(at: $0) == index }
        }
    }

    private static let longestTime = 6

    /// In a message that is understood as it is, "no wait" is part of the message.
    private func isPlausible(_ hypothesis: Hypothesis, _ repaired: Utterance, _ read: Interpretation) -> Bool {
        guard case .request? = read.acts.first else { return true }
        let texts = hypothesis.spans.filter { $0.source == "text" }
        return !repaired.tokens.contains { token in
            token.followsGap && texts.contains { $0.start <= token.start && token.start < $0.end }
        }
    }
}

import IntentSchema

/// Checks a template against its samples.
struct SampleCheck {
    let interpreter: TemplateInterpreter
    let sampler: TemplateSampler
    let context: InterpretationContext
    let samples: Int
    private static let patience = 6

    func problems(of template: SampledTemplate) -> [TemplateProblem] {
        switch template.role {
        case .request: requestProblems(of: template)
        case .act: actProblems(of: template)
        case .phrase, .answer, .choice, .leadIn: []
        }
    }

    // MARK: Requests

    /// The result of reading one sample.
    private struct Outcome {
        var text: String
        /// The best hypothesis for the template's own intent.
        var own: Hypothesis?
        /// The best hypothesis for any intent.
        var best: Hypothesis?
    }

    private func requestProblems(of template: SampledTemplate) -> [TemplateProblem] {
        let drawn = sampler.samples(of: template, count: samples, seed: 1)
        guard !drawn.isEmpty else {
            return [
                problem(
                    .unreachable, template, nil, nil,
                    "no sentence can be made of it: list values for \(template.slots.sorted().joined(separator: ", ")) in samples"
                )
            ]
        }
        var outcomes = drawn.map { outcome($0, of: template) }
        if !outcomes.contains(where: { wins($0, template) }) {
            // A template that rarely wins is still reachable.
            let more = sampler.samples(of: template, count: samples * Self.patience, seed: 2)
            outcomes += more.map { outcome($0, of: template) }
        }
        if let problem = unreachable(outcomes, template) { return [problem] }
        return ambiguous(outcomes, template)
    }

    private func outcome(_ sample: TemplateSample, of template: SampledTemplate) -> Outcome {
        let read = interpreter.interpret(sample.text, in: context)
        let all =
            read.acts.compactMap { act -> Hypothesis? in
                if case .request(let hypothesis) = act { hypothesis } else { nil }
            } + read.rejected.filter { $0.score >= TemplateInterpreter.threshold }
        return Outcome(
            text: sample.text, own: all.first { $0.intent == template.intent },
            best: all.first { $0.intent != template.intent && !isDeclared($0.intent, template) })
    }

    private func isDeclared(_ intent: String, _ template: SampledTemplate) -> Bool {
        template.alternatives.contains(intent)
            || sampler.templates.contains { $0.intent == intent && $0.alternatives.contains(template.intent) }
    }

    private func unreachable(_ outcomes: [Outcome], _ template: SampledTemplate) -> TemplateProblem? {
        guard !outcomes.contains(where: { wins($0, template) }) else { return nil }
        let example = outcomes.first { $0.own != nil || $0.best != nil } ?? outcomes[0]
        guard let winner = winner(example) else {
            return problem(
                .unreachable, template, nil, example.text,
                "its sentences are not understood; a filler, a blocker or an answer may stand among its words")
        }
        return problem(
            .unreachable, template, winner.template, example.text,
            "\(winner.template) takes all its words first; remove it, or tell the two apart")
    }

    private func wins(_ outcome: Outcome, _ template: SampledTemplate) -> Bool {
        winner(outcome)?.template == template.name
    }

    private func winner(_ outcome: Outcome) -> Hypothesis? {
        guard let own = outcome.own else { return outcome.best }
        guard let best = outcome.best, best.score > own.score else { return own }
        return best
    }

    private func ambiguous(_ outcomes: [Outcome], _ template: SampledTemplate) -> [TemplateProblem] {
        var seen: Set<String> = []
        return outcomes.compactMap { outcome in
            guard let best = outcome.best, best.score >= (outcome.own?.score ?? 0) - TemplateChecker.tie,
                seen.insert(best.template).inserted
            else { return nil }
            let isWinner = best.score > (outcome.own?.score ?? 0) + TemplateChecker.tie
            return problem(
                .ambiguous, template, best.template, outcome.text,
                "\(best.template) takes such words \(isWinner ? "better" : "as well"); tell the two apart, or declare "
                    + "'alternatives: [\(best.intent)]' where both may be meant")
        }
    }

    // MARK: Answers

    private func actProblems(of template: SampledTemplate) -> [TemplateProblem] {
        var seen: Set<AnswerWord> = []
        return sampler.samples(of: template, count: samples, seed: 1).compactMap { sample in
            var tokens = Repairs.withoutHesitations(
                interpreter.grammar.words.tokens.utterance(sample.text), interpreter.grammar)
            interpreter.grammar.number(&tokens)
            let word = TurnReader(interpreter: interpreter, context: context, utterance: tokens).answer()
            guard let word, word.rawValue != template.subject, seen.insert(word).inserted else { return nil }
            return problem(
                .ambiguous, template, word.rawValue, sample.text,
                "it is read as '\(word.rawValue)', not as '\(template.subject)'; leave such words to one of them")
        }
    }

    private func problem(
        _ kind: TemplateProblem.Kind, _ template: SampledTemplate, _ other: String?, _ example: String?, _ message: String
    ) -> TemplateProblem {
        TemplateProblem(
            kind: kind, file: template.file, template: template.say, other: other, example: example, message: message)
    }
}

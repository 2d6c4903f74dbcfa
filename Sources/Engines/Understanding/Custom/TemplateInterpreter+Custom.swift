import IntentSchema

// Apps' own intents, read by a grammar of their own beside the system's.
//
// The two grammars share the language's words but no intents. The system's reading prevails unless an app's sentence was said
// exactly, so that installing an app takes no sentence away from others.
extension TemplateInterpreter {
    /// The reading of an utterance by both grammars.
    func interpret(_ utterance: String, in context: InterpretationContext, beside custom: TemplateInterpreter) -> Interpretation {
        if let question = context.question, custom.grammar.intentIndices[question.intent] != nil {
            return answer(utterance, to: question, in: context, custom)
        }
        let read = interpretAlone(utterance, in: context)
        switch read.acts.first {
        case .request(let reading)?:
            guard context.question == nil else { return read }
            let other = custom.interpretAlone(utterance, in: context)
            guard case .request(let own)? = other.acts.first else { return read }
            return custom.prevails(own, over: reading, in: context) ? other.rejecting(reading) : read.rejecting(own)
        case .notUnderstood(let reason)?:
            if case .emptyInput = reason { return read }
            let other = custom.interpretAlone(utterance, in: context)
            switch other.acts.first {
            case .notUnderstood?, nil: return read
            case .request?, .followed?: return other
            // What else a sentence may do refers to the last request, or to none.
            default: return context.question == nil && custom.isLast(in: context) ? other : read
            }
        default: return read
        }
    }

    /// A reading of the system below this is a guess.
    private static let plausible = 0.6
    /// An app's reading from here on explains every word.
    private static let exact = 0.9
    /// A request of the system from here on is no name of something else.
    private static let certain = 0.9

    /// The reading of an utterance while a question about an app's own intent is open.
    private func answer(
        _ utterance: String, to question: Question, in context: InterpretationContext, _ custom: TemplateInterpreter
    ) -> Interpretation {
        let answer = custom.interpretAlone(utterance, in: context)
        let least: Double
        switch answer.acts.first {
        case .notUnderstood?: least = Self.plausible
        case .value(let value)? where custom.isGuess(value, for: question): least = Self.certain
        default: return answer
        }
        // Without the question, since the system's grammar knows nothing of it.
        var other = context
        other.question = nil
        let read = interpretAlone(utterance, in: other)
        guard case .request(let reading)? = read.acts.first, reading.score >= least else { return answer }
        return read
    }

    /// Whether the value consists of words that name nothing known.
    private func isGuess(_ value: ParameterValue, for question: Question) -> Bool {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return false }
        let definitions = grammar.intents[index].definitions
        let definition = definitions[parameter] ?? definitions.values.first { $0.target?.parameter == parameter }
        guard definition?.kind == .phrase || definition?.kind == .phrases else { return false }
        return (value.list ?? [value]).contains { $0.record?["identifier"] == nil && $0.record?["vocabularyIdentifier"] == nil }
    }

    /// Whether an app's reading of all words replaces the system's: it is a sentence of the app, it names the app, or the system's
    /// reading is a guess or leads nowhere.
    private func prevails(_ own: Hypothesis, over reading: Hypothesis, in context: InterpretationContext) -> Bool {
        guard own.score >= Self.exact, own.leftOut?.isEmpty ?? true else { return false }
        let able = context.apps.filter { $0.intents.contains(reading.intent) }
        return own.spans.allSatisfy { $0.role == "app" } || reading.score < Self.plausible || able.isEmpty
            || own.app != nil && !able.contains { $0.id == reading.app }
    }

    /// Whether the last request was for one of the intents.
    private func isLast(in context: InterpretationContext) -> Bool {
        let last = context.lapsed?.type ?? context.recent.first?.type
        return last.map { grammar.intentIndices[$0] != nil } ?? false
    }
}

extension Interpretation {
    /// The interpretation, with a reading that was not chosen.
    fileprivate func rejecting(_ reading: Hypothesis) -> Interpretation {
        var result = self
        result.rejected = Array(([reading] + rejected).prefix(TemplateInterpreter.mostRejected))
        return result
    }
}

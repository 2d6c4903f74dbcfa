import IntentSchema

// What is said where a value is asked for, and is no value: another request, giving up, not caring, not knowing.
extension TemplateInterpreter {
    private static let sure = 0.9
    /// Minimum score of a request in a sentence of its own, behind one that gives up what is open.
    private static let likely = 0.6
    private static let mostWords = 24

    /// The reading of an utterance that would otherwise be taken for a name that nobody has; `nil` if it may well be such a name, or
    /// something is known by it.
    ///
    /// Almost any words may be a title or a name. They are one only if nothing else explains them: a request that accounts for all its
    /// words, a refusal or an "I don't care" with something behind it, or one of two alternatives that is known.
    func insteadOfValue(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count <= Self.mostWords else { return nil }
        let reader = reader(of: utterance, in: context)
        guard question.kind.asksForValue else {
            // "Should the money go to Savings?" "Show the unpaid bills."
            guard case .confirmValue = question.kind, case .value? = whole.acts.first, !reader.takesAnyText, reader.beginsRequest,
                let other = request(
                    utterance.freeText(utterance.tokens.indices), besides: question, atLeast: Self.sure, context)
            else { return nil }
            return Interpretation(acts: [.request(other)], rejected: whole.rejected)
        }
        guard !reader.takesAnyText else { return nil }
        if let act = beforeDismissal(reader, question) { return Interpretation(acts: [act], rejected: whole.rejected) }
        guard reader.mayBeGuess(whole.acts.first, question), reader.personBeforeRemark(question) == nil else { return nil }
        if let open = reader.leavesOpen(question) { return Interpretation(acts: [open], rejected: whole.rejected) }
        guard reader.answers() == nil, reader.end(of: .exclude, at: reader.openerEnd) == nil else { return nil }
        let act =
            behindDismissal(reader, question)
            ?? (reader.guesses(question) ? firstAlternative(reader, question) : nil)
            ?? requestInsteadOfGuess(reader, whole.acts.first, question) ?? notAName(reader, whole.acts.first, question)
        return act.map { Interpretation(acts: [$0], rejected: whole.rejected) }
    }

    /// What follows a clause that refuses, gives up, does not care or does not know.
    private func behindDismissal(_ reader: TurnReader, _ question: Question) -> DialogueAct? {
        let utterance = reader.utterance
        return utterance.tokens.indices.dropFirst().firstResult { border -> DialogueAct? in
            guard reader.endsDismissal(border), let dismissal = reader.part(0..<border).dismissal(question) else { return nil }
            let start = border + reader.part(border..<utterance.count).joinedStart
            guard start < utterance.count else { return nil }
            let rest = utterance.freeText(start..<utterance.count)
            let least = utterance.beginsSentence(at: border) ? Self.likely : Self.sure
            if dismissal.mayGiveUp, let other = request(rest, besides: question, atLeast: least, reader.context) {
                return .followed(.cancel, by: .request(other.moved(by: utterance.tokens[start].start)))
            }
            let behind = self.reader(of: tokens(of: rest), in: reader.context)
            if let known = behind.knownValue(question) ?? (dismissal == .refused ? behind.shortGuess(question) : nil) {
                return known
            }
            guard dismissal != .unknowing else { return nil }
            if let changed = withoutValue(rest, behind, question) { return changed }
            guard dismissal == .indifferent, question.kind == .value else { return nil }
            // "Anything in Oakland": what there is may tell.
            return behind.end(of: .relation, at: 0) != nil ? .inquire(Inquiry(.options)) : .notUnderstood(.unused(words: rest))
        }
    }

    /// What stands before a clause that names the open request as what is not wanted: "I want a ride home, not a restaurant".
    private func beforeDismissal(_ reader: TurnReader, _ question: Question) -> DialogueAct? {
        let utterance = reader.utterance
        return utterance.tokens.indices.dropFirst().reversed().firstResult { border -> DialogueAct? in
            guard reader.endsDismissal(border), reader.part(border..<utterance.count).givesUp(question) else { return nil }
            let words = utterance.freeText(0..<border)
            if let other = request(words, besides: question, atLeast: Self.likely, reader.context) {
                return .followed(.cancel, by: .request(other))
            }
            // "Mary, no message": she may be whom it is about.
            let head = self.reader(of: tokens(of: words), in: reader.context)
            return head.knownValue(question) == nil ? .followed(.cancel, by: .notUnderstood(.unused(words: words))) : nil
        }
    }

    /// The open request without a value for what is asked, and with those that the words give; `nil` if they give none.
    private func withoutValue(_ words: String, _ reader: TurnReader, _ question: Question) -> DialogueAct? {
        guard let asked = question.parameter, let intent = grammar.intentIndices[question.intent] else { return nil }
        var alone = reader.context
        alone.question = nil
        var given = reader.correction(of: intent, isAnnounced: true).flatMap { reading in
            reading.ambiguities.isEmpty && reading.unknownValues.isEmpty ? reading.parameters : nil
        }
        if case .request(let same)? = readByRules(words, in: alone).acts.first, same.intent == question.intent,
            same.score >= TemplateInterpreter.threshold, same.ambiguities.isEmpty, same.unknownValues.isEmpty
        {
            given = same.parameters
        }
        guard let given, !given.isEmpty else { return nil }
        var parameters = reader.context.parameters.filter { !reader.identifies($0.key, asked, intent) }
        parameters[asked] = nil
        return .request(
            Hypothesis(
                intent: question.intent, app: question.app, parameters: parameters.merging(given) { $1 }, score: 1,
                template: "openValue", reasons: ["leaves open what is asked for"]))
    }

    /// The first of two alternatives: "my sister, or anything from San Francisco". The second follows.
    private func firstAlternative(_ reader: TurnReader, _ question: Question) -> DialogueAct? {
        let utterance = reader.utterance
        return utterance.tokens.indices.dropFirst().firstResult { place -> DialogueAct? in
            guard let end = reader.eitherEnd(at: place), end < utterance.count else { return nil }
            let first = TurnReader(
                interpreter: self, context: reader.context, utterance: tokens(of: utterance.text(0..<place)))
            guard let value = first.knownValue(question) else { return nil }
            let words = utterance.freeText(end..<utterance.count)
            let rest = self.reader(of: tokens(of: words), in: reader.context)
            guard case .request(let other)? = withoutValue(words, rest, question) else { return value }
            return .followed(value, by: .request(other))
        }
    }

    /// The request that all the words make by themselves, where as an answer they would be an unknown name.
    private func requestInsteadOfGuess(_ reader: TurnReader, _ read: DialogueAct?, _ question: Question) -> DialogueAct? {
        switch read {
        case .value?, .correction?: break
        default: return nil
        }
        guard reader.guesses(question), reader.beginsRequest else { return nil }
        let words = reader.utterance.freeText(reader.utterance.tokens.indices)
        return request(words, besides: question, atLeast: Self.sure, reader.context).map { .request($0) }
    }

    /// That words are not understood that only compare, or say what is going to be done: "anything a bit later?", "let's take 1:30".
    private func notAName(_ reader: TurnReader, _ read: DialogueAct?, _ question: Question) -> DialogueAct? {
        guard reader.guesses(question), reader.comparesOnly || reader.intendsTime else {
            return nil
        }
        switch read {
        case .value?, .notUnderstood(.unknownValue)?: return .notUnderstood(.noMatch(nearest: nil))
        // What else they say is kept: "let's take 1:30".
        case .correction(let values)?:
            guard let asked = question.parameter, values[asked] != nil, case let others = values.filter({ $0.key != asked })
            else {
                return nil
            }
            return others.isEmpty ? .notUnderstood(.noMatch(nearest: nil)) : .correction(others)
        default: return nil
        }
    }

    /// A request for something else than what is open.
    private func request(
        _ words: String, besides question: Question, atLeast score: Double, _ context: InterpretationContext
    ) -> Hypothesis? {
        var alone = context
        alone.question = nil
        guard case .request(let other)? = readByRules(words, in: alone).acts.first, other.intent != question.intent,
            other.score >= score, score < Self.sure || other.leftOut?.isEmpty ?? true,
            context.apps.contains(where: { $0.intents.contains(other.intent) })
        else { return nil }
        return other
    }
}

/// How a clause passes over what is asked.
enum Dismissal {
    /// "Nothing", "forget it".
    case refused
    /// "I don't care", "any".
    case indifferent
    /// "Not sure".
    case unknowing

    /// Whether the open request may be given up by it, if something else is asked for.
    var mayGiveUp: Bool { self != .unknowing }
}

extension Question.Kind {
    /// Whether a value is asked for, of which some may have been offered.
    var asksForValue: Bool {
        switch self {
        case .value, .choice: true
        case .confirmValue, .confirmRequest, .confirmReading, .chooseReading, .chooseApp, .unlock, .permit: false
        }
    }
}

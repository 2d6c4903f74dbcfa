import IntentSchema

extension TurnReader {
    /// An act and how sure it is.
    struct Ranked {
        var act: DialogueAct
        var score: Double
    }

    /// What is said while a question is open.
    func readAnswer(to question: Question) -> Interpretation {
        let isText = isFreeText(question)
        var ranked: [Ranked] = []
        // To stop while a question is open is to cancel what it is about.
        if let word = answer(), case let answer = word == .stop ? .cancel : word, isPossible(answer, question) {
            ranked.append(Ranked(act: answer.act, score: score(answer, question, isText)))
        }
        ranked += choices(question)
        let given = values(question, isText: isText)
        ranked += given
        // A bare "two" answers the question, although it could be a time as well.
        if utterance.count > 1 || given.isEmpty { ranked += corrections(question, isText: isText) }
        let (requests, rejected) = requests()
        ranked += requests.prefix(2).map { Ranked(act: request($0, question), score: requestScore($0, question, isText)) }
        ranked.sort { $0.score > $1.score }
        var acts: [DialogueAct] = []
        for candidate in ranked where !acts.contains(candidate.act) { acts.append(candidate.act) }
        if acts.isEmpty { acts = [.notUnderstood(.noMatch(nearest: nearestExample()))] }
        return Interpretation(acts: acts, rejected: rejected)
    }

    /// "Go on" goes on with a request to be confirmed; among choices it asks for more of them.
    private func isPossible(_ answer: AnswerWord, _ question: Question) -> Bool {
        switch question.kind {
        case .choice, .chooseApp: true
        case .value, .confirmValue, .confirmRequest, .unlock: answer != .more
        }
    }

    /// Whether nearly any words answer the question.
    private func isFreeText(_ question: Question) -> Bool {
        guard case .value = question.kind, let kind = definition(question)?.kind else { return false }
        return kind == .text || kind == .texts
    }

    private func definition(_ question: Question) -> SlotDefinition? {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return nil }
        return grammar.intents[index].definitions[parameter]
    }

    /// In a text, "yes" is as good a text as any; cancelling always prevails.
    private func score(_ answer: AnswerWord, _ question: Question, _ isText: Bool) -> Double {
        isText && (answer == .yes || answer == .no) ? 0.6 : 1.1
    }

    private func requestScore(_ built: HypothesisBuilder.Built, _ question: Question, _ isText: Bool) -> Double {
        // Where any text would do, only what can be nothing else is a request; and even then it may be the text.
        isText ? min(0.65, built.hypothesis.score) : built.hypothesis.score - 0.02
    }

    /// The same intent again with values answers or changes it; anything else is a request of its own.
    private func request(_ built: HypothesisBuilder.Built, _ question: Question) -> DialogueAct {
        let hypothesis = built.hypothesis
        guard hypothesis.intent == question.intent, built.unknownApp == nil, hypothesis.ambiguities.isEmpty,
            hypothesis.unknownValues.isEmpty, case .value = question.kind, let parameter = question.parameter,
            let value = hypothesis.parameters[parameter]
        else { return act(built) }
        let more = hypothesis.parameters.filter { context.parameters[$0.key] != $0.value }
        return more.count <= 1 ? .value(value) : .correction(more)
    }
}

// MARK: Values

extension TurnReader {
    private func values(_ question: Question, isText: Bool) -> [Ranked] {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return [] }
        switch question.kind {
        case .confirmRequest, .chooseApp, .unlock: return []
        case .value, .choice, .confirmValue: break
        }
        if isText { return [text(question)] }
        let slots = slots(for: parameter, intent: index)
        let given = slots.compactMap { value($0, from: grammar.answerLeadIn, to: grammar.answerLeadIn, index, question) }
        guard given.isEmpty, case .confirmValue = question.kind else { return Array(given.prefix(1)) }
        // "No, three": the value asked about is changed.
        return slots.compactMap { slot in
            value(slot, from: grammar.correctionLeadIn, to: grammar.announcedLeadIn, index, question).map { ranked in
                guard case .value(let value) = ranked.act else { return ranked }
                return Ranked(act: .correction([parameter: value]), score: ranked.score)
            }
        }
    }

    /// The slots that can fill a parameter: its own, and one that fills it together with others.
    private func slots(for parameter: String, intent: Int) -> [String] {
        let definitions = grammar.intents[intent].definitions
        let joint = definitions.filter { $0.value.value == parameter || $0.value.unit == parameter }.keys.sorted()
        return joint + (definitions[parameter] == nil ? [] : [parameter])
    }

    private func value(_ slot: String, from start: Int32, to end: Int32, _ intent: Int, _ question: Question) -> Ranked? {
        guard let target = grammar.intents[intent].answerStarts[slot] else { return nil }
        var matcher = matcher(isLenient: true, skipsUnknown: true)
        let matches = matcher.run(from: start, continuing: [(end, target)])
        guard let match = matches.first(where: { fills(slot, matcher.path($0)) }), match.score > 0.4 else { return nil }
        let built = builder.build(match, matcher.path(match), intent: intent)
        return Ranked(act: value(built.hypothesis, slot, question), score: built.hypothesis.score)
    }

    private func fills(_ parameter: String, _ path: [Matcher.Item]) -> Bool {
        path.contains { item in
            switch item.via {
            case .slot(let slot, _): grammar.slots[Int(slot)].name == parameter
            case .finish(let template): grammar.entries[Int(template)].sets[parameter] != nil
            case .start, .word, .skip: false
            }
        }
    }

    /// The whole of what was said, as a text.
    private func text(_ question: Question) -> Ranked {
        let text = ParameterValue.string(utterance.freeText(0..<utterance.count))
        let isList = definition(question)?.kind == .texts
        return Ranked(act: .value(isList ? .list([text]) : text), score: 0.9)
    }

    private func value(_ hypothesis: Hypothesis, _ parameter: String, _ question: Question) -> DialogueAct {
        if let candidates = hypothesis.ambiguities[parameter] {
            return .notUnderstood(.ambiguous(words: words(hypothesis, parameter), candidates: candidates))
        }
        if let words = hypothesis.unknownValues[parameter] { return .notUnderstood(.unknownValue(words: words)) }
        if hypothesis.parameters.count > 1 { return .correction(hypothesis.parameters) }
        guard let value = hypothesis.parameters[parameter] ?? hypothesis.parameters.first?.value else {
            return .notUnderstood(.unknownValue(words: words(hypothesis, parameter)))
        }
        if case .choice(let options) = question.kind, let index = options.firstIndex(where: { $0.isSame(as: value) }) {
            return .choice(index)
        }
        return .value(value)
    }

    private func words(_ hypothesis: Hypothesis, _ parameter: String) -> String {
        hypothesis.spans.first { $0.role == parameter }?.text ?? utterance.text(0..<utterance.count)
    }

    /// The values of the intent that the words name; `nil` when they name none, or none for sure.
    func changes(of intent: Int) -> [String: ParameterValue]? {
        guard let hypothesis = correction(of: intent), hypothesis.ambiguities.isEmpty, hypothesis.unknownValues.isEmpty,
            !hypothesis.parameters.isEmpty
        else { return nil }
        return hypothesis.parameters
    }

    private func correction(of index: Int) -> Hypothesis? {
        var matcher = matcher(isLenient: false, skipsUnknown: false)
        let intent = grammar.intents[index]
        let continuations = [
            (grammar.correctionLeadIn, intent.plainCorrection), (grammar.announcedLeadIn, intent.plainCorrection),
            (grammar.announcedLeadIn, intent.announcedCorrection),
        ]
        guard let match = matcher.run(from: grammar.correctionLeadIn, continuing: continuations).first, match.score > 0.7 else {
            return nil
        }
        return builder.build(match, matcher.path(match), intent: index).hypothesis
    }

    private func corrections(_ question: Question, isText: Bool) -> [Ranked] {
        guard let index = grammar.intentIndices[question.intent], let hypothesis = correction(of: index) else { return [] }
        let bias = isText ? -0.2 : -0.01
        if let (parameter, candidates) = hypothesis.ambiguities.first {
            let words = words(hypothesis, parameter)
            return [Ranked(act: .notUnderstood(.ambiguous(words: words, candidates: candidates)), score: hypothesis.score + bias)]
        }
        if let words = hypothesis.unknownValues.first?.value {
            return [Ranked(act: .notUnderstood(.unknownValue(words: words)), score: hypothesis.score + bias - 0.1)]
        }
        guard !hypothesis.parameters.isEmpty else { return [] }
        return [Ranked(act: .correction(hypothesis.parameters), score: hypothesis.score + bias)]
    }
}

extension AnswerWord {
    /// The act that it is.
    var act: DialogueAct {
        switch self {
        case .yes: .yes
        case .no: .no
        case .cancel: .cancel
        case .stop: .stop
        case .repeat: .repeat
        case .help: .help
        case .back: .back
        case .more: .more
        case .again: .again([:])
        }
    }
}

extension ParameterValue {
    /// Whether it stands for the same thing, however it was called.
    func isSame(as other: ParameterValue) -> Bool {
        if self == other { return true }
        guard let mine = record, let theirs = other.record ?? other.list?.first?.record, mine.type == theirs.type else {
            return false
        }
        for field in ["contactIdentifier", "vocabularyIdentifier"] {
            if let value = mine[field] { return value == theirs[field] }
        }
        guard let coordinate = mine.coordinate else { return false }
        return coordinate == theirs.coordinate && mine["name"] == theirs["name"]
    }
}

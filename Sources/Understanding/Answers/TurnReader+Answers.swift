import IntentSchema

extension TurnReader {
    /// An act and how sure it is.
    struct Ranked {
        var act: DialogueAct
        var score: Double
    }

    /// What a request's score stays below while a question is open.
    private static let certain = 0.98

    /// What is said while a question is open.
    func readAnswer(to question: Question) -> Interpretation {
        let isText = isFreeText(question)
        var ranked: [Ranked] = []
        let word = answer()
        if let word, case let answer = self.answer(word, to: question), isPossible(answer, question) {
            ranked.append(Ranked(act: answer.act, score: score(answer, question, isText)))
        }
        if let word, isControl(word, question, isText: isText) {
            return Interpretation(acts: [.notUnderstood(.noMatch(nearest: nil))])
        }
        // Nothing else that the same words may mean is likelier than a plain "yes".
        if !isText, let plain = ranked.first { return Interpretation(acts: [plain.act]) }
        ranked += choices(question)
        let given = values(question, isText: isText)
        ranked += given
        // A bare "two" answers the question, although it could be a time as well.
        if utterance.count > 1 || given.isEmpty { ranked += corrections(question, isText: isText) }
        if !ranked.contains(where: { $0.score > 0.75 }), let joined = joined(question) { ranked.append(joined) }
        // No request can be likelier than an answer that fits in every word.
        let isAnswered = ranked.contains { $0.score >= Self.certain }
        let (requests, rejected, objection) = isAnswered ? ([], [], nil) : requests()
        ranked += requests.prefix(2).map { Ranked(act: request($0, question), score: requestScore($0, question, isText)) }
        if refuses(question) {
            // What is refused need not be known.
            ranked.removeAll { if case .notUnderstood(.unknownValue) = $0.act { true } else { false } }
        }
        if let objection, !isText, !ranked.contains(where: { $0.score > 0.75 }) {
            return Interpretation(acts: [objection.act], rejected: rejected)
        }
        ranked.sort { $0.score > $1.score }
        var acts: [DialogueAct] = []
        for candidate in ranked where !acts.contains(candidate.act) { acts.append(candidate.act) }
        if acts.isEmpty, let rest = withoutLeadIn() { return interpreter.interpret(rest, in: context) }
        if acts.isEmpty, asksAboutTold(question) { acts = [.repeat] }
        if acts.isEmpty, refuses(question) { acts = [.no] }
        if acts.isEmpty { acts = [.notUnderstood(.noMatch(nearest: nearestExample()))] }
        return Interpretation(acts: acts, rejected: rejected)
    }

    /// To stop, or to have had all, while a question is open is to cancel what it is about; who is content with what is to be
    /// confirmed has not said yes to it.
    private func answer(_ word: AnswerWord, to question: Question) -> AnswerWord {
        switch (word, question.kind) {
        case (.content, .confirmRequest), (.content, .confirmValue): .repeat
        case (.stop, _), (.farewell, _), (.content, _): .cancel
        default: word
        }
    }

    /// "Go on" goes on with a request to be confirmed; among choices it asks for more of them.
    /// "Next" alone is for a player unless there are choices.
    private func isControl(_ answer: AnswerWord, _ question: Question, isText: Bool) -> Bool {
        answer == .more && utterance.count == 1 && !isText && !isPossible(answer, question)
    }

    private func isPossible(_ answer: AnswerWord, _ question: Question) -> Bool {
        guard answer != .thanks, answer != .control || !isFreeText(question) else { return false }
        return switch question.kind {
        case .choice, .chooseApp, .chooseReading: true
        case .confirmValue, .confirmRequest, .confirmReading: answer != .more
        case .value, .unlock: answer != .more && answer != .details
        }
    }

    /// Words that people begin with before they come to the point.
    private static let leadIns: Set<String> = [
        "and", "but", "so", "wait", "ok", "okay", "um", "uh", "well", "sorry", "yes", "no", "nope", "nah", "oh", "actually",
        "then",
        "thanks",
    ]

    /// What follows the words that people begin with: "pay Mary" of "no, pay Mary"; `nil` where there are none, or nothing follows.
    private func withoutLeadIn() -> String? {
        guard let start = utterance.tokens.firstIndex(where: { !Self.leadIns.contains($0.text) }), start > 0 else { return nil }
        return utterance.freeText(start..<utterance.count)
    }

    /// Whether it is a question about what was told and not a request: the person wants to hear it again.
    private func asksAboutTold(_ question: Question) -> Bool {
        switch question.kind {
        case .choice, .confirmValue, .confirmRequest: break
        case .value, .chooseApp, .confirmReading, .chooseReading, .unlock: return false
        }
        guard let first = utterance.tokens.first(where: { !Self.leadIns.contains($0.text) }), utterance.count >= 2 else {
            return false
        }
        return grammar.words.questions.contains(first.text) && !utterance.tokens.contains { isElsewhere($0.text) }
    }

    /// Whether the word belongs to things that nobody asked about here.
    func isElsewhere(_ word: String) -> Bool { grammar.words.otherTopics.contains(word) }

    /// "Not the black car": whether what was told is refused, without anything in its place.
    private func refuses(_ question: Question) -> Bool {
        guard case .confirmRequest = question.kind else { return false }
        guard let first = utterance.tokens.firstIndex(where: { !Self.leadIns.contains($0.text) }) else { return false }
        return utterance.word(first) == "not" && utterance.count - first <= 6
    }

    /// Whether nearly any words answer the question.
    private func isFreeText(_ question: Question) -> Bool {
        guard case .value = question.kind, let kind = definition(question)?.kind else { return false }
        return kind == .text || kind == .texts
    }

    func definition(_ question: Question) -> SlotDefinition? {
        guard let index = grammar.intentIndices[question.intent], let parameter = question.parameter else { return nil }
        return grammar.intents[index].definitions[parameter]
    }

    /// In a text, "yes" is as good a text as any; cancelling always prevails.
    private func score(_ answer: AnswerWord, _ question: Question, _ isText: Bool) -> Double {
        isText && (answer == .yes || answer == .no) ? 0.6 : 1.1
    }

    private func requestScore(_ built: HypothesisBuilder.Built, _ question: Question, _ isText: Bool) -> Double {
        // Where any text would do, only what can be nothing else is a request; and even then it may be the text.
        let isOther = built.hypothesis.intent != question.intent
        return isText ? min(0.65, built.hypothesis.score) : built.hypothesis.score - (isOther ? 0.1 : 0.02)
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

extension AnswerWord {
    /// The act that it is.
    var act: DialogueAct {
        switch self {
        case .yes: .yes
        case .no: .no
        case .cancel: .cancel
        case .stop: .stop
        case .repeat, .details, .content: .repeat
        case .help: .help
        case .back: .back
        case .more: .more
        case .again: .again([:])
        case .thanks, .farewell: .thanks
        case .control: .notUnderstood(.noMatch(nearest: nil))
        }
    }
}

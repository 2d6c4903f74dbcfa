import IntentSchema

// Utterances about the last request, with no open question.
extension TurnReader {
    /// Minimum score at which a request is not read as referring to the last one.
    private static let sure = 0.9

    /// The act of words that only ever answer, such as a bare "ok"; `nil` if there are other words.
    func plainAnswer() -> DialogueAct? {
        guard utterance.tokens.allSatisfy({ grammar.words.plainAnswers.contains($0.text) }), let word = answer() else {
            return nil
        }
        switch word {
        case .yes, .no, .postpone: return word.act
        default: return nil
        }
    }

    /// A question about the last request that no request answers; `nil` if it is none.
    func askedAboutLast(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        let score = requests.first?.hypothesis.score ?? 0
        // "How much is it?" names nothing that could be looked up instead. "Who did I call" is looked up.
        let isPlain =
            answer() == .details && !asksOfOneself
            && requests.first.map { $0.hypothesis.spans.isEmpty && !namesThing(of: $0.hypothesis.intent) } ?? true
        if context.recent.isEmpty, context.lapsed != nil, isPlain { return .inquire(inquiry) }
        // "What's on that list again" is looked up.
        let asksOnceMore = asksOnceMore && requests.first?.hypothesis.template.contains(" follow-up ") != true
        guard !context.recent.isEmpty, isPlain || score < Self.sure || asksOnceMore else { return nil }
        let asks =
            score < Self.unlikely && asksOfOneself || answer() == .details
            || score < Self.likely && asksAboutLast && again() == nil || asksOnceMore
        return asks && !asksOfElse ? .inquire(inquiry) : nil
    }

    /// The question about the last request in the last clause, behind a remark: "it says unpaid, did it go through?"; `nil` if there is none.
    var askedBehind: DialogueAct? {
        guard !context.recent.isEmpty,
            let border = utterance.tokens.indices.last(where: { $0 > 0 && utterance.mayBeginClause(at: $0) }),
            case let clause = part(border..<utterance.count), clause.asksAboutLast
        else { return nil }
        return .inquire(clause.inquiry)
    }

    /// The look-up in the first clause, if a question about the same thing follows: "how did that ride go, is it done?"
    func firstLookUp(_ requests: [HypothesisBuilder.Built]) -> HypothesisBuilder.Built? {
        guard (requests.first?.hypothesis.score ?? 0) < Self.sure,
            let comma = (1..<max(1, utterance.count)).first(where: { utterance.tokens[$0].followsPunctuation }),
            part(comma..<utterance.count).asksAboutLast, let first = part(0..<comma).requests().accepted.first,
            first.hypothesis.score >= Self.sure, looksUp(first.hypothesis.intent)
        else { return nil }
        return first
    }

    /// A request scored below this yields to a question that refers to the last one.
    private static let likely = 0.75
    /// A request scored at most this yields to a question about the user: "how far have I come".
    private static let unlikely = 0.5
    private static let longestQuestion = 9

    /// Whether the words ask what the user has done.
    private var asksOfOneself: Bool {
        let start = openerEnd
        guard utterance.count <= Self.longestQuestion, start + 2 < utterance.count,
            grammar.words.openQuestions.contains(utterance.word(start)),
            !utterance.tokens.contains(where: { isOffTopic($0.text) })
        else { return false }
        return (start + 1..<utterance.count).contains { end(of: .oneself, at: $0) != nil }
    }

    /// Whether what was told is asked once more: "what's that ride cost again".
    private var asksOnceMore: Bool {
        asksAboutLast && utterance.count > 2 && end(of: .again, at: utterance.count - 1) == utterance.count
    }

    /// Whether the words are a question with a referring word: "who sings that", "what's this called".
    private var asksAboutLast: Bool {
        let start = openerEnd
        guard utterance.count <= Self.longestQuestion, start + 1 < utterance.count, answer() != .yes else { return false }
        let first = utterance.word(start)
        guard grammar.words.openQuestions.contains(first) || grammar.words.questions.contains(first),
            !utterance.tokens.contains(where: { isOffTopic($0.text) })
        else { return false }
        return (start + 1..<utterance.count).contains { end(of: .pronoun, at: $0) != nil }
    }

    /// A lapsed request with other values, "then 800"; `nil` if the words contain more than values, or request something else.
    func changedLapsed(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard let last = context.lapsed, let intent = grammar.intentIndices[last.type], utterance.count <= Self.longestChange,
            requests.first.map({
                $0.hypothesis.score < Self.sure || !namesAct($0) || changesOnly($0.hypothesis, last, intent)
            }) ?? true
        else { return nil }
        if let only = requests.first?.hypothesis, changesOnly(only, last, intent) { return .again(only.parameters) }
        let whole = self.reader(of: last.fields)
        let start = openerEnd
        let core = whole.part(start..<closerStart(after: start))
        guard let changes = whole.changes(of: intent) ?? core.changes(of: intent) ?? core.bareChange(intent) else { return nil }
        // "Not with Helen": nobody is left out of what is looked for.
        if end(of: .negation, at: start) != nil { return cannotDo }
        let isNew = changes.contains { name, value in last[name].map { !$0.isSame(as: value) } ?? (core.utterance.count > 1) }
        return isNew ? .again(changes) : nil
    }

    /// Whether the request is like the lapsed one and only says how much, when or from where: "pay the minimum", behind a bill for which there
    /// was not enough money.
    private func changesOnly(_ request: Hypothesis, _ lapsed: Record, _ intent: Int) -> Bool {
        guard request.intent == lapsed.type, !request.parameters.isEmpty, request.unknownValues.isEmpty,
            request.leftOut?.isEmpty ?? true
        else { return false }
        let definitions = grammar.intents[intent].definitions
        return request.parameters.keys.allSatisfy { name in
            switch definitions[name]?.kind {
            case .money, .paymentAmount, .account, .time, .count: true
            default: false
            }
        }
    }

    private static let longestChange = 12

    /// Whether a look-up reading may be an addition to the last request: "and the power bill as well".
    private func mayBeAddition(_ built: HypothesisBuilder.Built) -> Bool {
        built.hypothesis.score < Self.sure || looksUp(built.hypothesis.intent) && !asksOpenQuestion
    }

    /// The last request with a value added, "also Mary"; only with the new values if there are several.
    func addedToLast(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard requests.first.map(mayBeAddition) ?? true, utterance.count <= 12,
            let last = context.recent.first(where: { grammar.intentIndices[$0.type] != nil }),
            let intent = grammar.intentIndices[last.type]
        else { return nil }
        let reader = self.reader(of: last.fields)
        let rest = reader.part(0..<reader.closerStart(after: 0))
        guard let values = reader.addedValues(intent) ?? rest.addedValues(intent), values.keys.allSatisfy({ last[$0] != nil })
        else { return nil }
        guard values.count > 1 else { return .again(values) }
        return .request(
            Hypothesis(
                intent: last.type, parameters: values, score: 1, template: "addition", reasons: ["adds to what was done last"]))
    }
}

import IntentSchema

// A yes and what is said with it: "yep. actually make it 350", "great, book it. When would I get there?".
extension TemplateInterpreter {
    private static let sure = 0.9
    private static let likely = 0.75

    /// The act of a yes with more behind it; `nil` if the utterance begins with none, or has nothing else.
    ///
    /// What changes the request is asked about again. A request of its own follows the yes. What is neither is named, and the question
    /// stands: the yes might have depended on it.
    func decidedWithMore(_ utterance: Utterance, in context: InterpretationContext) -> DialogueAct? {
        guard let question = context.question, question.kind.isDecision else { return nil }
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        guard reader.answers() == nil, let border = reader.decisionEnd(question) else { return nil }
        let rest = reader.part(border..<utterance.count)
        guard !rest.isFiller else { return nil }
        let start = border + rest.joinerEnd
        guard start < utterance.count else { return nil }
        let isNext = rest.beginsNext
        var alone = context
        alone.question = nil
        let words = utterance.freeText(start..<utterance.count)
        let other = readByRules(words, in: alone).acts.first
        if case .request(let request)? = other, isNews(request, beside: question, in: context), request.score >= Self.sure,
            request.leftOut?.isEmpty ?? true
        {
            return .followed(.yes, by: request.moved(by: utterance.tokens[start].start))
        }
        // The request as it is now, with what the joining words say, as in "and also to Mary".
        let changes = [border, start].lazy.compactMap { place in
            readByRules(utterance.freeText(place..<utterance.count), in: context).acts.first.flatMap { $0.changesRequest ? $0 : nil }
        }
        if let change = changes.first {
            guard isNext, case .correction(let values) = change else { return change }
            return .followed(
                .yes,
                by: Hypothesis(
                    intent: question.intent, parameters: values, score: Self.likely, template: "next",
                    reasons: ["says what comes next"]))
        }
        if case .request(let request)? = other, isNews(request, beside: question, in: context), request.score >= Self.likely {
            return .followed(.yes, by: request.moved(by: utterance.tokens[start].start))
        }
        switch readByRules(words, in: context).acts.first {
        case .inquire(let inquiry)?: return .inquire(inquiry)
        // "Yes, I hope it's warm": nothing is asked or changed.
        case .yes?, .thanks?: return .yes
        default: return .notUnderstood(.unused(words: words))
        }
    }

    /// What follows interjections that stand apart: "sigh. remind me at 3"; `nil` if there are none, or any words may be a text.
    func withoutInterjections(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        guard !reader.takesAnyText else { return nil }
        var border = 0
        while let end = reader.end(of: .interjection, at: border), end < utterance.count, utterance.tokens[end].followsPunctuation {
            border = end
        }
        return border > 0 ? utterance.freeText(border..<utterance.count) : nil
    }

    /// Whether the request is another one than the question's, and may be begun.
    private func isNews(_ request: Hypothesis, beside question: Question, in context: InterpretationContext) -> Bool {
        context.apps.contains { $0.intents.contains(request.intent) }
            && (request.intent != question.intent || request.template != "model" && request.score >= Self.sure)
    }
}

extension TurnReader {
    /// The most words of a yes, with its openers and its verb: "ok great yes please book it for me".
    private static let longestYes = 9

    /// The token behind a yes with which the utterance begins, where a clause ends; `nil` if it does not begin so.
    fileprivate func decisionEnd(_ question: Question) -> Int? {
        guard utterance.count > 1 else { return nil }
        return (1...min(utterance.count - 1, Self.longestYes)).last { end in
            guard utterance.tokens[end].followsPunctuation || beginsMore(at: end) else { return false }
            let head = part(0..<end)
            return head.answer() == .yes && !head.isDoubted || head.agreesToWhatIsAsked(question)
        }
    }

    /// Whether words are next that lead on from a yes: "and", "but", "actually".
    private func beginsMore(at place: Int) -> Bool {
        [Move.clauseJoint, .and, .therefore, .add].contains { end(of: $0, at: place) != nil }
            || end(of: .opener, at: place) != nil && part(place..<place + 1).answer() == nil
    }

    /// "Ok?", "no, yes": words that do not simply agree.
    private var isDoubted: Bool {
        isAsked(utterance.tokens.indices) || utterance.tokens.indices.contains { end(of: .negation, at: $0) != nil }
    }

    /// The token behind words that only join what follows to a yes.
    fileprivate var joinerEnd: Int {
        var place = 0
        while place < utterance.count - 1 {
            let ends = [Move.clauseJoint, .and, .opener].compactMap { end(of: $0, at: place) }
            guard let next = ends.max(), next < utterance.count else { break }
            place = next
        }
        return place
    }

    /// Whether the words lead on to another request of the same kind: "now the electric one".
    fileprivate var beginsNext: Bool { (0...joinerEnd).contains { end(of: .next, at: $0) != nil } }

    /// Whether the words are fillers alone.
    fileprivate var isFiller: Bool {
        utterance.tokens.indices.allSatisfy { index in
            let word = utterance.word(index)
            return isPicture(index) || grammar.words.emptyWords.contains(word) || grammar.words.fillers.contains(word)
                || grammar.words.references.contains(word)
        }
    }
}

extension DialogueAct {
    /// Whether it gives the open request other values.
    fileprivate var changesRequest: Bool {
        switch self {
        case .value, .choice, .correction, .add, .takeOut, .swap, .instead: true
        default: false
        }
    }
}

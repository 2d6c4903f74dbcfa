import IntentSchema

// A yes and what is said with it: "yep. actually make it 350", "great, book it. When would I get there?".
extension TemplateInterpreter {
    private static let sure = 0.9
    private static let likely = 0.75

    /// A yes with more behind it; `nil` if the utterance is none, or the reading of all its words is better.
    func decidedWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let act = decidedWithMore(utterance, in: context) else { return nil }
        let isBetter =
            switch (act, whole.acts.first) {
            case (_, nil), (_, .notUnderstood), (.followed, _): true
            case (.request, .some(let other)): other.mayHoldText || other == .yes
            case (.notUnderstood, _): false
            case (_, .request(let other)) where other.template == TurnReader.optionsTemplate: false
            case (.yes, .request), (.yes, .yes): true
            case (.yes, _): false
            case (_, .request), (_, .yes), (_, .no), (_, .cancel): true
            // A text has taken in what was not meant for it.
            case (_, .some(let other)): other.mayHoldText
            }
        return isBetter ? Interpretation(acts: [act], rejected: whole.rejected) : nil
    }

    /// "Forget the music. How far have I run?": the open request is given up in a sentence of its own, and another one follows.
    private func givenUpForAnother(_ reader: TurnReader, _ question: Question) -> DialogueAct? {
        let utterance = reader.utterance
        guard !reader.takesAnyText, let border = (1..<utterance.count).first(where: { utterance.beginsSentence(at: $0) }),
            let word = reader.part(0..<border).answer(), word == .cancel || word == .no && !question.kind.isDecision
        else { return nil }
        let other = requestAlone(utterance, from: border, in: reader.context)
        guard let other, isSettled(other), other.intent != question.intent, isNews(other, beside: question, in: reader.context)
        else { return nil }
        return .followed(.cancel, by: other)
    }

    /// A no and another request: "no accounts! show my calls", or a no with words that name what is refused: "no, skip the electricity".
    /// `nil` if the words are neither, or have been understood.
    func refusedWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count > 1 else { return nil }
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        if let act = givenUpForAnother(reader, question) { return Interpretation(acts: [act], rejected: whole.rejected) }
        guard question.kind.isDecision, reader.part(0..<1).answer() == .no,
            reader.end(of: .interruption, at: 0) != utterance.count
        else { return nil }
        let border = (1..<utterance.count).first { utterance.beginsSentence(at: $0) }
        if let border, border + 1 < utterance.count, case .confirmReading = question.kind {
            if opensRequest(utterance, at: border), let next = requestAlone(utterance, from: border, in: context),
                next.score >= Self.likely, next.intent != question.intent
            {
                return Interpretation(acts: [.followed(.no, by: next)])
            }
        }
        if reader.part(1..<utterance.count).refusesToAct { return Interpretation(acts: [.no], rejected: whole.rejected) }
        guard case .notUnderstood(.noMatch)? = whole.acts.first, reader.part(1..<utterance.count).refuses(question) else {
            return nil
        }
        return Interpretation(acts: [.no], rejected: whole.rejected)
    }

    /// A choice and what is said with it: "the sedan then. And pick me up at the pier"; `nil` if nothing is, or all of it is in the reading.
    func chosenWithMore(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, case .choice(let values) = question.kind, let name = question.parameter,
            case .choice(let index)? = whole.acts.first, values.indices.contains(index)
        else { return nil }
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        guard let border = (1..<utterance.count).first(where: { utterance.beginsSentence(at: $0) }) else { return nil }
        let rest = reader.part(border..<utterance.count)
        guard !rest.isFiller, case .choice(index)? = reader.part(0..<border).choices(question).first?.act else { return nil }
        let start = border + rest.joinerEnd
        let words = utterance.freeText(start..<utterance.count)
        if opensRequest(utterance, at: start), let request = requestAlone(utterance, from: start, in: context),
            isSettled(request), isNews(request, beside: question, in: context)
        {
            return Interpretation(acts: [.followed(.choice(index), by: request)])
        }
        var chosen = context
        chosen.question = Question(kind: .confirmRequest, intent: question.intent, app: question.app)
        chosen.parameters[name] = values[index]
        switch readByRules(words, in: chosen).acts.first {
        case .correction(let changes)?:
            return Interpretation(acts: [.correction(changes.merging([name: values[index]]) { old, _ in old })])
        case .yes?, .thanks?, .repeat?, nil: return nil
        case .notUnderstood?:
            return rest.remarksAround.contains(0..<rest.utterance.count)
                ? nil : Interpretation(acts: [.notUnderstood(.unused(words: words))])
        default: return nil
        }
    }

    /// The act of a yes with more behind it; `nil` if the utterance begins with none, or has nothing else.
    ///
    /// What changes the request is asked about again. A request of its own follows the yes. What is neither is named, and the question
    /// stands: the yes might have depended on it.
    private func decidedWithMore(_ utterance: Utterance, in context: InterpretationContext) -> DialogueAct? {
        guard let question = context.question, question.kind.isDecision else { return nil }
        let reader = TurnReader(interpreter: self, context: context, utterance: utterance)
        guard reader.answers() == nil, let border = reader.decisionEnd(question) else { return nil }
        let rest = reader.part(border..<utterance.count)
        guard !rest.isFiller else { return nil }
        let start = border + rest.joinerEnd
        guard start < utterance.count else { return nil }
        let words = utterance.freeText(start..<utterance.count)
        // What names no action cannot be a request of its own: "ok then 500, from savings".
        let mayRequest = opensRequest(utterance, at: start) || reader.asksAnything(from: start)
        let other = mayRequest ? requestAlone(utterance, from: start, in: context) : nil
        let news = other.flatMap { isNews($0, beside: question, in: context) ? $0 : nil }
        // "Ok, what's in my account?": that is done first, and the question stands.
        let isHesitant = reader.part(0..<border).isHesitant && !reader.beginsSequel(around: border)
        if let news, isSettled(news) { return isHesitant ? .request(news) : .followed(.yes, by: news) }
        // The request as it is now, with what the joining words say, as in "and also to Mary".
        let changes = [border, start].lazy.compactMap { place in
            readByRules(utterance.freeText(place..<utterance.count), in: context).acts.first.flatMap {
                $0.changesRequest ? $0 : nil
            }
        }
        if let change = changes.first {
            guard !isHesitant, case .correction(let values) = change,
                rest.beginsNext || isAnother(values, question, behind: rest)
            else {
                return change
            }
            return .followed(
                .yes,
                by: Hypothesis(
                    intent: question.intent, parameters: values, score: Self.likely, template: "addition",
                    reasons: ["says what comes next"]))
        }
        if rest.restates(question) || repeats(other, question, in: context) { return .yes }
        if let news, news.score >= Self.likely { return isHesitant ? .request(news) : .followed(.yes, by: news) }
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
        while let end = reader.end(of: .interjection, at: border), end < utterance.count,
            utterance.tokens[end].followsPunctuation,
            // "Oh no, pay Mary" refuses what is asked.
            context.question == nil || reader.part(border..<end).answer() == nil
        {
            border = end
        }
        return border > 0 ? utterance.freeText(border..<utterance.count) : nil
    }

    /// The request that the words from the token on are by themselves, whatever is asked; `nil` if they are none.
    private func requestAlone(_ utterance: Utterance, from start: Int, in context: InterpretationContext) -> Hypothesis? {
        var alone = context
        alone.question = nil
        guard case .request(let request)? = readByRules(utterance.freeText(start..<utterance.count), in: alone).acts.first else {
            return nil
        }
        return request.moved(by: utterance.tokens[start].start)
    }

    /// Whether it is sure and accounts for all its words.
    private func isSettled(_ request: Hypothesis) -> Bool { request.score >= Self.sure && request.leftOut?.isEmpty ?? true }

    /// Whether the request is another one than the question's, and may be begun. One of the same kind rather changes what is asked about:
    /// "very well, the cheaper one then".
    private func isNews(_ request: Hypothesis, beside question: Question, in context: InterpretationContext) -> Bool {
        guard context.apps.contains(where: { $0.intents.contains(request.intent) }) else { return false }
        guard request.intent == question.intent else { return true }
        // "Sure. And answer John that I only need him for two": nothing of it is the open request's.
        guard let intent = grammar.intentIndices[request.intent], request.parameters.count > 1, request.unknownValues.isEmpty,
            request.ambiguities.isEmpty
        else { return false }
        let definitions = grammar.intents[intent].definitions
        let isOther = request.parameters.filter { name, value in
            context.parameters[name].map { !$0.isSame(as: value) } ?? false
        }
        // "Yes, and tell Nora too": the same text for somebody else.
        let left = request.parameters.keys.filter { isOther[$0] == nil }
        let namesOthers = isOther.keys.contains { definitions[$0]?.kind.isPerson == true }
        return left.isEmpty || namesOthers && left.allSatisfy { definitions[$0]?.kind == .text && context.parameters[$0] != nil }
    }

    /// Whether the change is rather another request of the same kind: "go ahead, and for the credit card just the minimum".
    private func isAnother(_ values: [String: ParameterValue], _ question: Question, behind rest: TurnReader) -> Bool {
        guard let intent = grammar.intentIndices[question.intent], rest.end(of: .and, at: 0) != nil, values.count > 1 else {
            return false
        }
        return values.keys.contains { name in
            let kind = grammar.intents[intent].definitions[name]?.kind
            return kind == .biller || kind == .person || kind == .people
        }
    }

    /// Whether it is the question's own request, with no values but its own: "yes, drop the ride".
    private func repeats(_ request: Hypothesis?, _ question: Question, in context: InterpretationContext) -> Bool {
        guard let request, request.intent == question.intent, request.leftOut?.isEmpty ?? true,
            request.ambiguities.isEmpty, request.unknownValues.isEmpty, request.followers?.isEmpty ?? true
        else { return false }
        return request.parameters.allSatisfy { name, value in context.parameters[name].map { $0.isSame(as: value) } ?? false }
    }
}

extension TurnReader {
    /// The most words of a yes, with its openers and its verb: "ok great yes please book it for me".
    private static let longestYes = 9

    /// The token behind a yes with which the utterance begins, where a clause ends; `nil` if it does not begin so.
    fileprivate func decisionEnd(_ question: Question) -> Int? {
        guard utterance.count > 1 else { return nil }
        return (1...min(utterance.count - 1, Self.longestYes)).last { end in
            guard endsClause(before: end) || beginsMore(at: end) else { return false }
            let head = part(0..<end)
            return head.answer() == .yes && !head.isDoubted || head.agreesToWhatIsAsked(question)
        }
    }

    /// Whether a mark that ends a clause precedes the token; a quotation mark does not.
    private func endsClause(before place: Int) -> Bool {
        utterance.characters[utterance.tokens[place - 1].end..<utterance.tokens[place].start].contains {
            ".,;:!?…–—-\n".contains($0)
        }
            && !scanner.quotes.contains { $0.contains(place) }
    }

    /// Whether the words only name what is to be confirmed: "send the request", "with the transfer".
    fileprivate func restates(_ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let vocabulary = grammar.intents[intent].vocabulary
        let names = utterance.tokens.indices.filter {
            vocabulary.contains(utterance.word($0)) || end(of: .restating, at: $0) != nil
        }
        let others = utterance.tokens.indices.filter { !names.contains($0) }
        let isPlain = others.allSatisfy { index in
            let word = utterance.word(index)
            return isPolite(index) || grammar.words.references.contains(word) || scanner.small.definite.contains(word)
                || end(of: .relation, at: index) != nil
        }
        let asks = utterance.tokens.indices.contains { index in
            let word = utterance.word(index)
            return grammar.words.openQuestions.contains(word) || grammar.words.questions.contains(word)
                || end(of: .negation, at: index) != nil || scanner.quantities.number(at: index) != nil
        }
        return !names.isEmpty && isPlain && !asks && correction(of: intent, isAnnounced: true)?.spans.isEmpty ?? true
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

    /// "Not paying that now".
    fileprivate var refusesToAct: Bool { end(of: .refusal, at: 0) != nil }

    /// Whether the words say what is not to be done: "skip the electricity", "not paying that now".
    fileprivate func refuses(_ question: Question) -> Bool {
        guard let intent = grammar.intentIndices[question.intent] else { return false }
        let start = openerEnd
        guard end(of: .without, at: start) != nil || end(of: .takeOut, at: start) != nil || end(of: .negation, at: start) != nil
        else {
            return false
        }
        let values = correction(of: intent, isAnnounced: true)?.parameters ?? [:]
        return values.isEmpty && !utterance.tokens.indices.contains { scanner.quantities.number(at: $0) != nil }
    }

    /// "And then …" behind "ok" says that this is to be done first.
    fileprivate func beginsSequel(around border: Int) -> Bool {
        (1...border).contains { place in
            grammar.words.sequels.longest(in: utterance, at: place).map { $0.end > place + 1 && $0.end >= border } ?? false
        }
    }

    /// Whether the words only go along with what was said: "ok then", "fine", "great".
    fileprivate var isHesitant: Bool {
        var place = 0
        while place < utterance.count, let next = end(of: .goingAlong, at: place) { place = next }
        return place == utterance.count
    }

    /// Whether a question begins at the token.
    fileprivate func asksAnything(from place: Int) -> Bool {
        grammar.words.openQuestions.contains(utterance.word(place)) || grammar.words.questions.contains(utterance.word(place))
            || isPolite(place)
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

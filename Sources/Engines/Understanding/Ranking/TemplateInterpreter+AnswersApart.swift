import IntentSchema

// An answer to what is open with another order or question behind it: "the second one. How much is in my savings?", "make it 40, and call Dad".
extension TemplateInterpreter {
    private static let sure = 0.9

    /// The answer, with what is wanted besides as the rest, where each is understood by itself; `nil` if there are no two.
    ///
    /// What is wanted besides is judged by what it says as a turn of its own: what would be an answer, too, may belong to the first. A yes is
    /// left to the rules that know what an agreement may depend on, and a no where nothing says that something else is wanted besides.
    func answerApart(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.quotes.isEmpty, case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText
        else { return nil }
        let borders = reader.orderBorders { reader.opensRequest(at: $0) || asks(utterance, at: $0) }
        return borders.firstResult { border in
            let head = interpretPart(utterance.freeText(0..<border.end), in: context)
            guard let answer = head.acts.first, head.rest == nil, reader.part(0..<border.end).isWholeAnswer(answer, to: question),
                !answer.writesText || border.isAdded || utterance.beginsSentence(at: border.end),
                // "No, call Dad" refuses by itself, and so may "no, wait, where is it?"
                !answer.refuses && answer != .postpone || border.isOrder && border.isJoined,
                case let words = utterance.freeText(reader.behindTellMe(border.order)..<utterance.count),
                case let next = interpretPart(words, in: context).acts.first
            else { return nil }
            // "And pay it from savings" goes on about what is open.
            if reader.end(of: .pronoun, at: border.order + 1) != nil {
                guard let next, case .notUnderstood(.unused) = next else { return nil }
                return Interpretation(acts: [.followed(answer, by: next)], rejected: head.rejected)
            }
            guard case let other = interpretPart(words, in: context.behind(question)), let order = other.acts.first,
                isWholeOrder(order) || border.isOrder && !answer.writesText && isSureOrder(order),
                isSameOrder(next, order)
            else { return nil }
            guard case .request(let request) = order, !grammar.looksUp(request.intent),
                answer.refuses || answer == .postpone || isAnother(request, than: question, context)
            else {
                // "Forget Nopa. Show me Zuni at seven" is about one table.
                let isAbout = order.requests.contains { reader.isAkin($0.intent, to: question.intent) }
                return isAbout
                    ? nil : Interpretation(acts: head.acts, rejected: head.rejected, rest: words)
            }
            let moved = DialogueAct.request(request.moved(by: utterance.tokens[border.order].start))
            return Interpretation(acts: [.followed(answer, by: moved)], rejected: head.rejected, rest: other.rest)
        }
    }

    /// The reading, where the words left out behind an answer are an order of their own: "yes, and I also have to pay Nora 60".
    func hearingLeftOut(_ read: Interpretation, in context: InterpretationContext) -> Interpretation {
        guard let question = context.question, question.kind.isDecision, read.rest == nil,
            case .followed(let answer, by: .notUnderstood(.unused(let words)))? = read.acts.first,
            answer == .yes || answer.refuses,
            case let told = self.reader(of: tokens(of: words, in: context), in: context), !told.pointsAtOpen,
            let order = interpretPart(words, in: context.behind(question)).acts.first,
            isWholeOrder(order) || isSureOrder(order)
        else { return read }
        return Interpretation(acts: [answer], rejected: read.rejected, rest: words)
    }

    /// Whether all words are certainly taken for the order, by the model at least.
    private func isSureOrder(_ act: DialogueAct) -> Bool {
        guard case .request(let request) = act else { return false }
        return (request.score >= Self.sure || request.template != "model") && request.leftOut?.isEmpty ?? true
            && request.ambiguities.isEmpty
            && request.unknownValues.isEmpty
    }

    /// Whether it is not what is open, said on: "just me, pick me up at 8", but "send Grace 15" behind the amount for somebody else.
    private func isAnother(_ request: Hypothesis, than question: Question, _ context: InterpretationContext) -> Bool {
        let known = request.parameters.filter { context.parameters[$0.key] != nil }
        return request.intent != question.intent
            || known.count > 1 && known.contains { name, value in !(context.parameters[name]?.isSame(as: value) ?? false) }
    }

    /// Whether both order the same, or ask.
    private func isSameOrder(_ act: DialogueAct?, _ other: DialogueAct) -> Bool {
        switch (act, other) {
        case (.request(let one)?, .request(let two)): one.intent == two.intent
        // "Tell me how much is in my savings"
        case (.notUnderstood(.noMatch)?, .request(let request)): grammar.looksUp(request.intent)
        default: act == other
        }
    }
}

extension TurnReader {
    /// The token of the question that is to be answered in so many words, "tell me how much …"; the token itself if none is.
    fileprivate func behindTellMe(_ order: Int) -> Int {
        guard opensOrder(at: order), order + 2 < utterance.count, interpreter.asks(utterance, at: order + 2),
            grammar.words.counting.speakers.longest(in: utterance, at: order + 1)?.end == order + 2
        else { return order }
        return order + 2
    }

    /// Whether the words have a pronoun for what is open, or depend on something: "remind me of it if she is home".
    fileprivate var pointsAtOpen: Bool {
        utterance.tokens.indices.contains { place in
            end(of: .pronoun, at: place) != nil || grammar.words.conditionWords.contains(utterance.word(place))
        }
    }

    /// Whether the act certainly answers the question with all of the reader's words.
    func isWholeAnswer(_ act: DialogueAct, to question: Question) -> Bool {
        switch act {
        case .no, .cancel, .postpone, .giveUpAll, .choice: true
        // "Whatever. Call Dad"
        case .takeOut: question.kind.isDecision
        case .value, .correction, .add, .swap, .instead: !guesses(question) && !act.namesStrangers
        default: false
        }
    }
}

extension DialogueAct {
    /// Whether a value is a text, which may go on.
    var writesText: Bool {
        let values: [ParameterValue] =
            switch self {
            case .value(let value): [value]
            case .correction(let values), .add(let values): Array(values.values)
            default: []
            }
        return values.flatMap(\.elements).contains { $0.string != nil }
    }
}

import IntentSchema

// Questions about the open request or the last one.
extension TurnReader {
    /// The aspects in order of precedence.
    private static let aspects: [Inquiry.Aspect] = [
        .cheapest, .soonest, .closest, .largest, .price, .duration, .distance, .count, .date, .place, .person, .app, .options,
        .name, .text,
    ]

    /// The aspect asked about.
    var inquiry: Inquiry {
        let words = Set(utterance.tokens.flatMap { [$0.text] + ($0.expansion.map { [$0] } ?? []) })
        let telling = grammar.words.aspects
        let aspect = Self.aspects.first { telling[$0.rawValue].map { !words.isDisjoint(with: $0) } ?? false }
        let others = telling.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let topic = utterance.tokens.filter { token in
            token.kind == .word && token.expansion == nil && !others.contains(token.text)
                && !grammar.words.stopWords.contains(token.text)
                && !grammar.words.questions.contains(token.text) && !grammar.words.fillers.contains(token.text)
        }.map(\.text)
        return Inquiry(aspect ?? .details, topic: topic.isEmpty ? nil : topic.joined(separator: " "))
    }

    /// The inquiry as an act; asking to hear the choices repeats the question.
    func inquiring(_ question: Question) -> DialogueAct {
        var inquiry = inquiry
        inquiry.choice = choiceAskedAbout(question)
        switch question.kind {
        case .choice, .chooseApp, .chooseReading:
            if inquiry.aspect == .options || inquiry == Inquiry(.details) { return .repeat }
        case .value:
            if Self.concernsOptions.contains(inquiry.aspect), let lookUp = lookUpOptions(question) { return lookUp }
            if asksWhatThereIs { return .inquire(Inquiry(.options)) }
            // Before anything was shown, there are no details to give.
            if inquiry.aspect == .details { return .notUnderstood(.noMatch(nearest: nil)) }
        case .confirmValue, .confirmRequest, .confirmReading, .unlock, .permit:
            if [.options, .cheapest, .largest].contains(inquiry.aspect), let lookUp = lookUpOptions(question) { return lookUp }
            if inquiry == Inquiry(.details) { return .repeat }
        }
        return .inquire(inquiry)
    }

    /// Aspects in which options differ, so that the options are read out.
    private static let concernsOptions: Set<Inquiry.Aspect> = [.options, .cheapest, .soonest, .closest, .largest, .price]

    /// "Do they have an XL", "got anything roomier?": the look-up of what there is, if something else is asked for than what is to be
    /// confirmed, in words that name no known value.
    func lookUpOthers(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest,
            utterance.tokens.indices.contains(where: { place in
                (place == openerEnd || utterance.tokens[place].followsPunctuation) && end(of: .asks, at: place) != nil
            })
        else { return nil }
        return lookUpOptions(question)
    }

    /// "Show me a list", "I don't know": whether the speaker has nothing to say until they hear what there is.
    var wantsList: Bool { end(of: .undecided, at: openerEnd) != nil || end(of: .lists, at: openerEnd) != nil }

    /// "Which ones are there", "what can you play": whether it is asked among which values one may choose.
    private var asksWhatThereIs: Bool {
        if wantsList || inquiry.aspect == .options { return true }
        return grammar.words.openQuestions.contains(utterance.word(openerEnd))
            && utterance.tokens.indices.contains { end(of: .onOffer, at: $0) != nil }
    }

    /// Index of the choice named by its position or description: "whose was the first again".
    private func choiceAskedAbout(_ question: Question) -> Int? {
        guard case .choice(let values) = question.kind else { return nil }
        if let ordinal = (0..<utterance.count).firstResult({ scanner.quantities.ordinal(at: $0) }) {
            let place = ordinal.value + question.offset - 1
            return values.indices.contains(place) ? place : nil
        }
        guard case .choice(let index)? = choices(question).first?.act else { return nil }
        return index
    }

    /// Whether the words ask something that no yes, value or choice answers: "where does the first one work?"
    var asksOpenQuestion: Bool {
        let start = openerEnd
        guard utterance.count - start >= 2, end(of: .suggestion, at: start) == nil else { return false }
        return grammar.words.openQuestions.contains(utterance.word(start))
    }

    /// The reading of a question asked while another is open: a request that clearly answers it, else an inquiry about the open
    /// request.
    func questioned(_ question: Question) -> Interpretation {
        if case .value = question.kind, let given = values(question, isText: false).first(where: { $0.score >= Self.sureValue }),
            given.begins != .max
        {
            return Interpretation(acts: [given.act])
        }
        let rest = openerEnd > 0 ? part(openerEnd..<utterance.count) : self
        let (requests, rejected, _) = rest.requests()
        let sure = requests.filter { built in
            let isLookUp =
                question.kind == .value && looksUp(built.hypothesis.intent) && built.hypothesis.score >= Self.sureLookUp
            return built.hypothesis.score >= Self.sureRequest && (built.hypothesis.template != "model" || isLookUp)
        }
        guard sure.isEmpty else { return Interpretation(acts: sure.prefix(2).map(act), rejected: rejected) }
        let changesTopic = utterance.tokens.contains { isOffTopic($0.text) }
        return Interpretation(acts: [changesTopic ? unread : rest.inquiring(question)], rejected: rejected)
    }

    private static let sureRequest = 0.85
    /// A look-up that only the model proposes, while there is nothing yet to ask back about.
    private static let sureLookUp = 0.95
    /// "When I get home" is an answer, although it begins like a question.
    private static let sureValue = 0.75

    /// Whether it is a question about the open request rather than a request.
    func asksAboutTold() -> Bool {
        let start = openerEnd
        guard start < utterance.count, utterance.count - start >= 2 else { return false }
        return grammar.words.questions.contains(utterance.word(start)) && !utterance.tokens.contains { isOffTopic($0.text) }
    }
}

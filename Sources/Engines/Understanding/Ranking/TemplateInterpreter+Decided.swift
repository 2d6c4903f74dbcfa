import IntentSchema

// A clear yes or no, or an order to change what is open, in a sentence or clause of its own: what is asked or told beside it does not alter it.
extension TemplateInterpreter {
    /// A decision in the first sentences with the others as the rest, where these ask something, or order something behind a no, and the
    /// reading of all words has lost either: "no, do not send anything. What is Mary's number?", "yes. Did you ask Robert for the 30?".
    func decidedBySentence(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard let question = context.question, question.kind.isDecision, let act = whole.acts.first,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText
        else { return nil }
        if let limited = limitedYesBySentence(utterance, whole, in: context) { return limited }
        if let agreed = yesBehindRemarks(utterance, whole, in: context) { return agreed }
        let borders = utterance.tokens.indices.filter { utterance.beginsSentence(at: $0) }
        return borders.firstResult { border -> Interpretation? in
            guard let decision = decision(utterance.freeText(0..<border), in: context) else { return nil }
            let start = border + reader.part(border..<utterance.count).orderStart
            let rest = reader.part(start..<utterance.count)
            let place = border + reader.part(border..<utterance.count).joinerEnd
            let end = borders.first { $0 > place } ?? utterance.count
            let asks = utterance.isQuestion(place..<end) && reader.part(place..<utterance.count).asksPlainly
            let isLost: Bool
            switch act {
            case decision: isLost = asks || decision.refuses && rest.ordersSomething
            case .followed(decision, by: .notUnderstood(.unused)): isLost = asks && decision != .cancel
            case .notUnderstood(.unused):
                isLost = decision == .yes && asks && reader.part(place..<end).asksWhatWasDone
            // What the first sentence refuses is not what the second one wants.
            case .notUnderstood(.notARequest): isLost = decision.refuses && rest.ordersSomething
            case .request(let request): isLost = decision.refuses && request.intent != question.intent && rest.ordersSomething
            case .setting: isLost = decision.refuses && asks
            case .correction: isLost = decision == .yes && asks && reader.part(place..<end).asksWhatWasDone
            case .followed(decision, by: .request(let request)):
                isLost =
                    decision.refuses && rest.utterance.tokens.indices.contains { rest.utterance.beginsSentence(at: $0) }
                    && (request.template == "model" || request.leftOut?.isEmpty == false)
            default: isLost = false
            }
            guard isLost else { return nil }
            return Interpretation(
                acts: [decision], rejected: whole.rejected,
                rest: utterance.freeText(asks ? place..<utterance.count : start..<utterance.count))
        }
    }

    /// The yes or no that the words are, and nothing more; `nil` if they are none.
    private func decision(_ words: String, in context: InterpretationContext) -> DialogueAct? {
        let reader = reader(of: tokens(of: words, in: context), in: context)
        switch interpretWhole(words, in: context).acts.first {
        case .yes? where reader.answer() == .yes && !reader.isHesitant: return .yes
        case .no?: return .no
        case .cancel?: return .cancel
        default: return nil
        }
    }

    /// No repetition or change, if it is asked what has been done: "did you ask Robert for the thirty dollars?" pays nobody.
    func withoutChangeAsked(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        switch act {
        case .again, .correction: break
        default: return act
        }
        let reader = reader(of: utterance, in: context)
        let start = reader.joinerEnd
        guard !reader.takesAnyText, asks(utterance, at: start), utterance.isQuestion(utterance.tokens.indices),
            reader.part(start..<utterance.count).asksWhatWasDone
        else { return act }
        return .notUnderstood(.notARequest(.past, intent: nil))
    }

    /// What is asked beside an open question and cannot be told, or ordered and cannot be done, is told to be that.
    func askedBesideQuestion(_ act: DialogueAct, _ utterance: Utterance, in context: InterpretationContext) -> DialogueAct {
        // What plays cannot be controlled, rather than being left out.
        if case .followed(let first, by: .notUnderstood(.unused(let words))) = act,
            reader(of: tokens(of: words, in: context), in: context).answer() == .control
        {
            return .followed(first, by: .notUnderstood(.cannotDo(words: words)))
        }
        guard context.question != nil, case .notUnderstood(.noMatch) = act, utterance.count > 2,
            case let reader = reader(of: utterance, in: context), !reader.takesAnyText,
            utterance.isQuestion(utterance.tokens.indices) || asks(utterance, at: reader.joinerEnd)
        else { return act }
        let words = utterance.freeText(reader.openerEnd..<utterance.count)
        return .notUnderstood(.notARequest(.question, intent: nil, clause: words))
    }

    /// The change that one clause orders, "make it 6:45", where the reading of all words has taken another value of its kind from a clause
    /// that states something: "the plane only leaves at 9". `nil` if there is none.
    func orderedChange(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.concernsValues, case .correction(let taken)? = whole.acts.first,
            case let reader = reader(of: utterance, in: context)
        else { return nil }
        let places = utterance.tokens.indices.filter { place in
            place == 0 || utterance.mayBeginClause(at: place) || reader.end(of: .clauseJoint, at: place) != nil
        }
        let clauses = zip(places, places.dropFirst() + [utterance.count]).map { $0..<$1 }
        guard let order = clauses.first(where: { reader.part($0).ordersChange }),
            clauses.allSatisfy({ $0 == order || reader.part($0).saysNoValue || reader.part($0).statesSomething }),
            case .correction(let values)? = readClause(utterance.freeText(order), in: context), values != taken,
            // What stands behind a change of a text belongs to the text.
            values.keys == taken.keys, values.values.allSatisfy({ $0.string == nil })
        else { return nil }
        return Interpretation(acts: [.correction(values)], rejected: whole.rejected)
    }
}

extension TurnReader {
    /// Whether some clause orders something else than what is open: "my brother can fetch her, cancel the ride".
    fileprivate var ordersSomething: Bool {
        ([0] + interpreter.clauseBorders(in: utterance, context)).contains { border in
            let start = border + part(border..<utterance.count).orderStart
            return start < utterance.count && isOrder(at: start) && interpreter.opensRequest(utterance, at: start)
        }
    }

    /// Whether a question is asked that suggests nothing: "what is Mary's number?", but not "how about 25?".
    fileprivate var asksPlainly: Bool {
        interpreter.asks(utterance, at: 0)
            && ![Move.suggestion, .asks].contains { end(of: $0, at: 0) != nil }
            && grammar.words.politeOpeners.longest(in: utterance, at: 0) == nil
    }

    /// Whether it is asked what has been done: "did you ask Robert?".
    fileprivate var asksWhatWasDone: Bool { SentenceFilter(self).markers.contains { $0.sentence == .past } }

    /// Whether the words order a change of what is open: "make it …".
    fileprivate var ordersChange: Bool {
        let verb = orderStart
        return end(of: .exchange, at: verb).map { $0 < utterance.count && end(of: .pronoun, at: $0) != nil } ?? false
    }

    /// Whether the words state something of somebody or something: they begin with its determiner, and a preposition stands before what
    /// they measure, "her flight lands at 6".
    var statesSomething: Bool {
        let start = joinerEnd
        guard utterance.count - start > Self.shortestStatement - 1 else { return false }
        let word = utterance.word(start)
        let isSubject =
            scanner.small.definite.contains(word) || scanner.small.subjectDeterminers.contains(word)
            || scanner.small.owners[word] != nil || scanner.small.subjects.contains(word)
        return isSubject
            && !utterance.tokens.indices.contains { place in
                [Move.negation, .contrast, .insteadOf].contains { end(of: $0, at: place) != nil }
            }
    }

    private static let shortestStatement = 4

    fileprivate var saysNoValue: Bool {
        !utterance.tokens.indices.contains { place in
            scanner.quantities.number(at: place) != nil || scanner.futureTimeEnd(at: place) != nil
        }
    }

    /// Whether the speaker tells what they do, or have to do, themselves: "I'll pay her in cash", "next month I might use my savings". A wish,
    /// "I'd like to", is none.
    var tellsOfSpeaker: Bool {
        let start = joinerEnd
        guard
            let place = (start..<min(start + Self.mostBeforeSpeaker, utterance.count)).first(where: {
                end(of: .speaker, at: $0) != nil
            })
        else { return false }
        let wishes: [Move] = [.asks, .lacking, .wishWords]
        return !(start...place).contains(where: opensOrder)
            && !wishes.contains { end(of: $0, at: place) != nil }
            && !(place..<min(place + Self.mostBeforeWish, utterance.count)).contains {
                scanner.small.wishVerbs.contains(utterance.word($0)) || end(of: .lacking, at: $0) != nil
            }
    }

    private static let mostBeforeSpeaker = 4
    private static let mostBeforeWish = 4
}

import IntentSchema

// A question in the same breath as what it is about: "from work, and how much is it?", "how long does it take? for two".
extension TemplateInterpreter {
    /// An answer, a change or an order, with the question that stands beside it as the rest; `nil` if there are no two such parts.
    ///
    /// The question is heard once the other has been done, in whichever order they are said, since it is about what then is.
    func askedBeside(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText else { return nil }
        let borders = clauseBorders(in: utterance, context)
        let isAskedFirst = asks(utterance, at: reader.openerEnd)
        let parts = borders.firstResult { border -> (said: Range<Int>, asked: Range<Int>)? in
            if !isAskedFirst {
                return reader.questionStart(from: border).map { (0..<border, $0..<utterance.count) }
            }
            guard utterance.beginsSentence(at: border), reader.isAsked(0..<border) else { return nil }
            return (border..<utterance.count, 0..<border)
        }
        // "Doesn't matter, what's my balance?" gives up what is asked for.
        guard let parts, case let said = interpretPart(utterance.freeText(parts.said), in: context), said.rest == nil,
            let first = said.acts.first,
            isPart(first, in: context),
            case let part = reader.part(parts.said), !part.asksAnything, !part.isIndifferent
        else { return nil }
        let question = utterance.freeText(parts.asked)
        // "Could you make it 6?" is no question.
        guard reader.part(parts.asked).asksOpenQuestion || readClause(question, in: context)?.changesRequest != true else {
            return nil
        }
        return Interpretation(
            acts: said.acts.map { $0.moved(by: utterance.tokens[parts.said.lowerBound].start) }, rejected: said.rejected,
            rest: question)
    }

    /// Whether it is an answer, a change or an order of which all words are used.
    private func isPart(_ act: DialogueAct, in context: InterpretationContext) -> Bool {
        switch act {
        case .value, .correction, .choice, .add, .takeOut, .swap, .instead: context.question != nil
        case .again(let values): context.question == nil && !values.isEmpty
        case .request(let request):
            context.question == nil && isSettled(request) && !act.mayHoldText && !grammar.looksUp(request.intent)
        default: false
        }
    }
}

extension TurnReader {
    /// The fewest words of a question that is no mere "is that ok?".
    private static let shortestQuestion = 3

    /// The token with which a question begins at the border of a clause, behind words that only join it, and goes on to the end; `nil` if none
    /// does.
    fileprivate func questionStart(from border: Int) -> Int? {
        let start = border + part(border..<utterance.count).joinerEnd
        guard utterance.count - start >= Self.shortestQuestion, interpreter.asks(utterance, at: start),
            isAsked(start..<utterance.count) || part(start..<utterance.count).asksOpenQuestion,
            end(of: .suggestion, at: start) == nil,
            // "Write instead: how is your knee?" says what is to be written.
            !utterance.followsColon(border)
        else { return nil }
        return start
    }

    /// Whether a clause begins as a question.
    fileprivate var asksAnything: Bool {
        ([0, openerEnd] + utterance.tokens.indices.filter(utterance.mayBeginClause)).contains {
            interpreter.asks(utterance, at: $0)
        }
    }
}

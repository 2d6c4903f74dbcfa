import IntentSchema

// What is named as not wanted beside a question about something else: "cancel my ride", where a payment is open.
extension TemplateInterpreter {
    private static let longestEnding = 8

    /// The act as it is without the question, if the words order to end what they name, and the open request is of another kind; `nil` if they
    /// give up the open request.
    func endingOther(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, utterance.count <= Self.longestEnding, let act = read.acts.first, act.refuses,
            case let reader = reader(of: utterance, in: context), case let verb = reader.openerEnd,
            let noun = (verb + 2..<max(verb + 2, utterance.count)).first(where: { place in
                let before = utterance.word(place - 1)
                return reader.scanner.small.definite.contains(before) || reader.scanner.small.own.contains(before)
            }),
            reader.end(of: .restating, at: noun) == nil, !reader.names(question.intent, in: noun..<noun + 1),
            grammar.words.matters.keys.contains(where: { reader.names($0, in: noun..<noun + 1) && !isAkin($0, question) }),
            let other = interpretWhole(utterance.freeText(0..<utterance.count), in: context.besideQuestion).acts.first
        else { return nil }
        switch other {
        case .request(let request) where isSettled(request) && request.intent != question.intent: break
        case .notUnderstood(.cannotAmend), .notUnderstood(.cannotDo): break
        default: return nil
        }
        return Interpretation(acts: [other], rejected: read.rejected)
    }

    /// Whether both are about the same thing, whatever their nouns.
    private func isAkin(_ intent: String, _ question: Question) -> Bool {
        !Set(grammar.words.matters[intent] ?? []).isDisjoint(with: grammar.words.matters[question.intent] ?? [])
    }
}

extension InterpretationContext {
    /// The same where nothing is asked.
    fileprivate var besideQuestion: InterpretationContext {
        var result = self
        result.question = nil
        return result
    }
}

import IntentSchema

// A change of what has just been asked for, in the same breath: "a ride to the airport, make it for 2", "a table at seven, my sister is coming,
// too".
extension TemplateInterpreter {
    /// The request of the first clauses, with the clause that changes it as the rest of the turn: it is heard once the request is open. `nil` if
    /// the last clause changes nothing, or may belong to a text.
    func changedInSameBreath(
        _ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext
    ) -> Interpretation? {
        guard context.question == nil, whole.rest == nil, utterance.quotes.isEmpty, case .request(let read)? = whole.acts.first,
            !read.spans.contains(where: { $0.source == "text" }), titles(of: read) == nil, mainText(of: read) == nil,
            // What is for so many people is booked, and so asked about before it is done.
            let intent = grammar.intentIndices[read.intent],
            grammar.intents[intent].definitions.values.contains(where: { $0.kind == .count }),
            case let reader = reader(of: utterance, in: context)
        else { return nil }
        return clauseBorders(in: utterance, context).filter { $0 > 1 }.firstResult { border -> Interpretation? in
            guard case .request(let first)? = interpretWhole(utterance.freeText(0..<border), in: context).acts.first,
                first.intent == read.intent, isSettled(first), first.followers?.isEmpty ?? true,
                case let clause = reader.part(border..<utterance.count),
                clause.changesWhatIsOpen || clause.tellsWhoComes,
                let change = interpretWhole(utterance.freeText(border..<utterance.count), in: open(first, in: context)).acts
                    .first,
                // Whatever "make it …" says, it is about what was asked for.
                clause.changesWhatIsOpen || change.changesRequest, !has(read, change, of: first)
            else { return nil }
            return Interpretation(
                acts: [.request(first)], rejected: whole.rejected, rest: utterance.freeText(border..<utterance.count))
        }
    }

    /// Whether the reading of all words has the change, and the other values of the request: "send Nora 20, no, make it 25".
    private func has(_ read: Hypothesis, _ change: DialogueAct, of request: Hypothesis) -> Bool {
        guard case .correction(let values) = change else { return false }
        return request.parameters.merging(values) { $1 }.allSatisfy { read.parameters[$0.key] == $0.value }
    }

    /// The context in which the request is to be confirmed, for one person unless it says for how many.
    private func open(_ request: Hypothesis, in context: InterpretationContext) -> InterpretationContext {
        var result = context
        result.question = Question(kind: .confirmRequest, intent: request.intent, app: request.app ?? "")
        result.parameters = request.parameters
        let counts = grammar.intentIndices[request.intent].map {
            grammar.intents[$0].definitions.filter { $0.value.kind == .count }
        }
        for name in counts?.keys.sorted() ?? [] where result.parameters[name] == nil { result.parameters[name] = .integer(1) }
        return result
    }
}

extension TurnReader {
    /// Whether the words order to make something otherwise that a pronoun stands for: "make it for 2".
    fileprivate var changesWhatIsOpen: Bool {
        let start = orderStart
        guard let next = end(of: .exchange, at: start), next < utterance.count else { return false }
        return end(of: .pronoun, at: next) != nil
    }
}

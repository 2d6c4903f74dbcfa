import IntentSchema

// A request that is turned round in the same breath: "move 100 from savings to checking, no sorry, the other way round".
extension TurnReader {
    /// The request with its two values of one kind exchanged; `nil` if that is not said, or it has none.
    func swappedAtEnd() -> DialogueAct? {
        guard context.question == nil,
            let border = utterance.tokens.indices.dropFirst(2).first(where: { place in
                guard utterance.tokens[place].followsPunctuation else { return false }
                let tail = part(place..<utterance.count)
                return tail.part(tail.openerEnd..<tail.utterance.count).answer() == .swap
            }),
            case .request(var request)? = interpreter.readAsOne(interpreter.tokens(of: utterance.text(0..<border)), in: context)
                .acts.first,
            request.leftOut?.isEmpty ?? true, let intent = grammar.intentIndices[request.intent]
        else { return nil }
        let definitions = grammar.intents[intent].definitions
        let names = request.parameters.keys.sorted()
        for (index, first) in names.enumerated() {
            let second = names[(index + 1)...].first { name in
                definitions[name] != nil && definitions[name]?.kind == definitions[first]?.kind
                    && [.account, .place].contains(definitions[name]?.kind)
            }
            guard let second else { continue }
            let old = request.parameters[first]
            request.parameters[first] = request.parameters[second]
            request.parameters[second] = old
            request.reasons.append("'\(utterance.text(border..<utterance.count))' exchanges \(first) and \(second)")
            return .request(request)
        }
        return nil
    }
}

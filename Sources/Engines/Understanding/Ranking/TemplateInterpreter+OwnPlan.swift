import IntentSchema

// What the speaker will do themselves if something happens is no condition of what is ordered: "call Nora, if she doesn't answer I'll text her".
extension TemplateInterpreter {
    private static let shortestOrder = 2

    /// The reading of the words before a clause at the end under a condition in which the speaker acts, or nothing is to be done; `nil` if there
    /// is none, or it may belong to a text.
    func beforeOwnPlan(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText, utterance.quotes.isEmpty,
            let border = utterance.tokens.indices.dropFirst(Self.shortestOrder).first(where: reader.beginsOwnPlan)
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<border), in: context)
        guard case .request(var request)? = result.acts.first, isSettled(request),
            utterance.beginsSentence(at: border)
                || !([request] + (request.followers ?? [])).contains(where: endsInMainText)
        else { return nil }
        request.reasons.append("'\(utterance.freeText(border..<utterance.count))' is what the speaker will do")
        result.acts[0] = .request(request)
        return result
    }

    /// The reading of a call before a clause at the end that says what the speaker wants to talk about, which is no message: "call Zoë, I want to
    /// ask her about the cake". `nil` if there is none, or more is wanted behind it.
    func beforeOwnWords(
        _ utterance: Utterance, in context: InterpretationContext
    ) -> Interpretation? {
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText, utterance.quotes.isEmpty,
            let border = utterance.tokens.indices.dropFirst(Self.shortestOrder).first(where: reader.beginsOwnWords)
        else { return nil }
        var result = interpretPart(utterance.freeText(0..<border), in: context)
        guard case .request(var request)? = result.acts.first, isSettled(request), request.followers?.isEmpty ?? true,
            let intent = grammar.intentIndices[request.intent],
            grammar.intents[intent].kinds.contains(where: { $0.kind == .people }),
            grammar.intents[intent].onlyText == nil
        else { return nil }
        request.reasons.append("'\(utterance.freeText(border..<utterance.count))' is what the speaker wants to talk about")
        result.acts[0] = .request(request)
        return result
    }
}

extension TurnReader {
    /// Whether the speaker's wish, or need, to talk begins at the token, and nothing else is said up to the end.
    fileprivate func beginsOwnWords(at border: Int) -> Bool {
        let start = end(of: .clauseJoint, at: border) ?? border
        guard start > border || utterance.mayBeginClause(at: border), start < utterance.count,
            case let rest = part(start..<utterance.count), case let lead = rest.behindLeadIns, lead > 0,
            lead < rest.utterance.count,
            rest.end(of: .talking, at: lead) != nil,
            !(0..<lead).contains(where: { rest.end(of: .addressee, at: $0) != nil })
        else { return false }
        return !rest.utterance.tokens.indices.dropFirst(lead + 1).contains { place in
            rest.scanner.quantities.number(at: place) != nil
                || (rest.end(of: .and, at: place) ?? (rest.utterance.mayBeginClause(at: place) ? place : nil)).map {
                    $0 < rest.utterance.count && rest.isOrder(at: $0)
                } ?? false
        }
    }

    /// Whether a condition begins at the token, perhaps behind a joint, and what then is to be done, up to the end, is the speaker's own or
    /// nothing.
    fileprivate func beginsOwnPlan(at border: Int) -> Bool {
        let start = end(of: .and, at: border) ?? end(of: .clauseJoint, at: border) ?? border
        guard start > border || utterance.mayBeginClause(at: border),
            grammar.words.conditionWords.contains(utterance.word(start)),
            grammar.words.politeConditions.longest(in: utterance, at: start) == nil
        else { return false }
        return (start + 2..<max(start + 2, utterance.count)).contains { place in
            let rest = part(place..<utterance.count)
            let isOwn = end(of: .intention, at: place).map { $0 < utterance.count } ?? false
            return (isOwn || [.cancel, .postpone].contains(rest.answer()))
                && !utterance.tokens.indices.dropFirst(place + 1).contains { utterance.mayBeginClause(at: $0) && isOrder(at: $0) }
        }
    }
}

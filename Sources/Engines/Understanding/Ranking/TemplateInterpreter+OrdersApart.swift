import IntentSchema

// Two orders of which the reading of both loses one: "pause the walk. Stop the music too".
extension TemplateInterpreter {
    /// The first order, with the other behind it, where the reading of all words loses some of them and each is understood by itself; `nil` if
    /// there are not just two.
    func ordersApart(_ utterance: Utterance, _ whole: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, losesSome(whole.acts.first), case let reader = reader(of: utterance, in: context),
            !reader.takesAnyText, !SentenceFilter(reader).markers.contains(where: { $0.sentence != .statement })
        else { return nil }
        // Of more than two, a text might take in the last ones.
        let borders = reader.orderBorders
        guard let (end, order) = borders.first, borders.count == 1,
            case .request(var first)? = interpretWhole(utterance.freeText(0..<end), in: context).acts.first, isSettled(first),
            first.ambiguities.isEmpty, first.followers?.isEmpty ?? true,
            !endsInMainText(first) || utterance.beginsSentence(at: end),
            case let other = utterance.freeText(order..<utterance.count),
            case let next = interpretPart(
                other, in: context.following(Record(first.intent, first.parameters)))
        else { return nil }
        switch next.acts.first {
        case .request(let request)?:
            guard isSettled(request), request.followers?.isEmpty ?? true, !isSaid(request, whole) else { return nil }
            first.followers = [request.moved(by: utterance.tokens[order].start)]
            first.reasons.append("'\(other)' is ordered besides")
            return Interpretation(acts: [.request(first)], rejected: whole.rejected, rest: next.rest)
        case .notUnderstood(.cannotAmend)?:
            return Interpretation(acts: [.request(first)], rejected: whole.rejected, rest: other)
        default: return nil
        }
    }

    /// Whether the reading of all words has the request already, so that it loses something else.
    private func isSaid(_ request: Hypothesis, _ whole: Interpretation) -> Bool {
        whole.acts.first?.requests.contains { read in
            (read.followers ?? []).contains { $0.intent == request.intent && $0.parameters == request.parameters }
        } ?? false
    }
}

extension TurnReader {
    /// Where a first order ends, and where the second begins.
    fileprivate var orderBorders: [(end: Int, order: Int)] {
        utterance.tokens.indices.dropFirst(2).compactMap { place in
            let joint = grammar.words.personJoints.longest(in: utterance, at: place)?.end
            guard !utterance.quotes.contains(where: { $0.contains(place) }),
                utterance.mayBeginClause(at: place) || joint != nil
            else { return nil }
            let behind = joint ?? place
            guard behind < utterance.count else { return nil }
            let clause = part(behind..<utterance.count)
            let order = behind + clause.behindOpening
            guard opensOrder(at: order) else { return nil }
            return (place, order)
        }
    }
}

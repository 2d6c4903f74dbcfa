import IntentSchema

// A wish to the assistant behind something that is to be written down, which is no part of that: "remind me to feed the dog and can you also
// text Nora that I'm late".
extension TemplateInterpreter {
    private static let shortestHead = 3

    /// What is to be written down, and the wish behind it as the rest; `nil` unless both are sure.
    func beforeOtherWish(_ utterance: Utterance, in context: InterpretationContext)
        -> Interpretation?
    {
        let reader = reader(of: utterance, in: context)
        guard context.question == nil, !reader.takesAnyText else { return nil }
        return utterance.tokens.indices.dropFirst(Self.shortestHead).firstResult { border -> Interpretation? in
            guard let wish = reader.wish(at: border), opensRequest(utterance, at: wish),
                // The question is whether it will be done.
                case let said = utterance.freeText(wish..<utterance.count),
                case let rest = said.hasSuffix("?") ? String(said.dropLast()) : said,
                case .request(let made)? = interpretPart(utterance.freeText(0..<border), in: context).acts.first,
                TurnReader.creating.contains(made.intent), isSettled(made), made.followers?.isEmpty ?? true,
                case .request(let next)? = interpretWhole(
                    rest, in: context.following(Record(made.intent, made.parameters))
                ).acts.first, next.score >= Self.threshold
            else { return nil }
            return Interpretation(acts: [.request(made)], rest: rest)
        }
    }
}

extension TurnReader {
    /// The token at which an order begins behind a joint and words that address the assistant: "and could you also …".
    fileprivate func wish(at border: Int) -> Int? {
        guard let joint = end(of: .and, at: border) ?? (utterance.mayBeginClause(at: border) ? border : nil),
            !scanner.quotes.contains(where: { $0.contains(border) }),
            let polite = grammar.words.politeOpeners.longest(in: utterance, at: joint)?.end,
            (joint..<polite).contains(where: { end(of: .addressee, at: $0) != nil }),
            case let rest = part(joint..<utterance.count),
            case let start = joint + max(rest.orderStart, rest.behindLeadIns),
            start >= polite, start < utterance.count
        else { return nil }
        return start
    }
}

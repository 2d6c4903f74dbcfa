import IntentSchema

// Orders behind what is told before them: "my doctor says I ought to walk more, so could you start a walk?".
extension TemplateInterpreter {
    private static let leastSure = 0.85
    private static let leastTold = 3

    /// The request behind "so" where the words before it tell what somebody says, or how things are, and were not understood as a request:
    /// what follows from it is the speaker's own. `nil` for other words.
    func asConsequence(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, tellsOnly(read), utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context)
        else { return nil }
        let start = utterance.tokens.indices.dropFirst(Self.leastTold).firstResult { place -> Int? in
            guard let end = reader.end(of: .therefore, at: place), end + 1 < utterance.count, opensRequest(utterance, at: end),
                // "She told me to tidy up so call her" may be all hers.
                utterance.tokens[place].followsPunctuation
                    || !utterance.tokens[..<place].contains(where: { grammar.words.small.to.contains($0.text) })
            else { return nil }
            return end
        }
        guard let start,
            case .request(let request)? = readByRules(utterance.freeText(start..<utterance.count), in: context).acts.first,
            request.score >= Self.leastSure
        else { return nil }
        return Interpretation(acts: [.request(request.moved(by: utterance.tokens[start].start))], rejected: read.rejected)
    }

    private func tellsOnly(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest(.statement, _, _)),
            .notUnderstood(.notARequest(.reported, _, _)):
            true
        default: false
        }
    }
}

import IntentSchema

// What is asked about said first, and pointed at behind: "the last one who called me, call them".
extension TemplateInterpreter {
    private static let leastFronted = 0.85
    private static let longestFronted = 14

    /// The reading with what stands in front put where the pronoun is; `nil` where nothing stands in front, or that makes no sense.
    func fronted(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count <= Self.longestFronted, !isSure(read),
            let comma = utterance.tokens.firstIndex(where: \.followsPunctuation), comma > 1,
            !utterance.tokens[(comma + 1)...].contains(where: \.followsPunctuation),
            grammar.opensRequest(utterance.tokens[comma])
        else { return nil }
        // "If it rains, text her" asks for nothing.
        let front = TurnReader(interpreter: self, context: context, utterance: tokens(of: utterance.text(0..<comma)))
        guard SentenceFilter(front).markers.allSatisfy({ $0.sentence == .reported || $0.sentence == .statement }) else {
            return nil
        }
        let pronouns = (comma + 1..<utterance.count).filter { grammar.words.small.pointers.contains(utterance.word($0)) }
        guard pronouns.count == 1, let place = pronouns.first else { return nil }
        let parts = [utterance.text(comma..<place), utterance.text(0..<comma), utterance.text(place + 1..<utterance.count)]
        let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let again = readAsOne(tokens(of: words), in: context)
        guard case .request(let hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted,
            hypothesis.leftOut?.isEmpty ?? true
        else { return nil }
        return again
    }

    private func isSure(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .request(let hypothesis): hypothesis.score >= Self.leastFronted && hypothesis.leftOut?.isEmpty ?? true
        case .notUnderstood: false
        default: true
        }
    }
}

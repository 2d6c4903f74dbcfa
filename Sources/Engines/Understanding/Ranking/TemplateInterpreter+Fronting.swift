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

    /// The reading of what is asked for behind words that nothing is made of: "I'm at the gym anyway can you start a run".
    ///
    /// Only words that turn to the assistant begin it, and none before them may report what others said, or set a condition.
    func behindChatter(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, isUnread(read) else { return nil }
        for index in utterance.tokens.indices.dropFirst(Self.leastChatter) {
            guard let turn = grammar.words.clauseJoints.longest(in: utterance, at: index), turn.end > index + 1 else { continue }
            guard (0..<index).allSatisfy({ isChatter(utterance.tokens[$0]) }) else { return nil }
            let again = readAsOne(tokens(of: utterance.freeText(index..<utterance.count)), in: context)
            guard case .request(let hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted else { return nil }
            return again
        }
        return nil
    }

    private static let leastChatter = 3

    private func isUnread(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .notUnderstood(.noMatch), .notUnderstood(.notARequest(.statement, _, _)): true
        default: false
        }
    }

    /// Whether the word reports nothing, and makes nothing depend on it.
    private func isChatter(_ token: Token) -> Bool {
        let word = token.expansion ?? token.text
        let reports = grammar.words.reportVerbs.contains(word) && !grammar.words.questions.contains(word)
        return !reports && !grammar.words.conditionWords.contains(word) && !grammar.words.negations.contains(word)
    }

    private func isSure(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .request(let hypothesis): hypothesis.score >= Self.leastFronted && hypothesis.leftOut?.isEmpty ?? true
        case .notUnderstood: false
        default: true
        }
    }
}

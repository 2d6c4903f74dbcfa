import IntentSchema

// Fronted referents: "the last one who called me, call them".
extension TemplateInterpreter {
    private static let leastFronted = 0.85
    private static let longestFronted = 14

    /// The interpretation with the fronted words in place of the pronoun; `nil` if nothing is fronted, or that is not understood.
    func fronted(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, utterance.count <= Self.longestFronted, !isSure(read),
            let comma = utterance.tokens.firstIndex(where: \.followsPunctuation), comma > 1,
            !utterance.tokens[(comma + 1)...].contains(where: \.followsPunctuation),
            grammar.opensRequest(utterance.tokens[comma])
        else { return nil }
        // "If it rains, text her" requests nothing now.
        let front = TurnReader(interpreter: self, context: context, utterance: tokens(of: utterance.text(0..<comma)))
        // What somebody says, does or wants is no referent, but "the last one who called me" is.
        let isRelative = front.utterance.tokens.dropFirst().contains { grammar.words.openQuestions.contains($0.text) }
        guard
            SentenceFilter(front).markers.allSatisfy({
                ($0.sentence == .reported || $0.sentence == .statement) && isRelative
            })
        else { return nil }
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

    /// What follows a heading as an addition to it, "shopping list: milk"; `nil` if there is none, or that is not understood.
    func headed(_ utterance: Utterance, _ read: Interpretation, in context: InterpretationContext) -> Interpretation? {
        guard context.question == nil, !isExplained(read),
            let start = utterance.tokens.firstIndex(where: \.followsPunctuation), start > 0,
            utterance.characters[utterance.tokens[start - 1].end..<utterance.tokens[start].start].contains(":")
        else { return nil }
        // "Make a list: milk": what is made gets what follows, rather than being what it is added to.
        let makes = opensRequest(
            utterance,
            at: SentenceFilter.sentences(of: TurnReader(interpreter: self, context: context, utterance: utterance)).behindLeadIns)
        for heading in grammar.words.headings where !makes || heading.hasPrefix("{head}") {
            let words = heading.replacing("{head}", with: utterance.text(0..<start))
                .replacing("{rest}", with: utterance.freeText(start..<utterance.count))
            let again = readAsOne(tokens(of: words), in: context)
            guard case .request(let hypothesis)? = again.acts.first, hypothesis.score >= Self.leastFronted,
                hypothesis.template != "model", hypothesis.leftOut?.isEmpty ?? true
            else { continue }
            return again
        }
        return nil
    }

    /// The request after words that are not understood: "I'm at the gym anyway can you start a run".
    ///
    /// It must begin with words that address the assistant, and nothing before it may report others' words or set a condition.
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

    /// Whether the word neither reports others' words nor sets a condition.
    private func isChatter(_ token: Token) -> Bool {
        let word = token.expansion ?? token.text
        let reports = grammar.words.reportVerbs.contains(word) && !grammar.words.questions.contains(word)
        return !reports && !grammar.words.conditionWords.contains(word) && !grammar.words.negations.contains(word)
    }

    /// Whether a template explains all words.
    private func isExplained(_ read: Interpretation) -> Bool {
        if case .request(let hypothesis)? = read.acts.first, hypothesis.template == "model" { return false }
        return isSure(read)
    }

    private func isSure(_ read: Interpretation) -> Bool {
        switch read.acts.first {
        case .request(let hypothesis): hypothesis.score >= Self.leastFronted && hypothesis.leftOut?.isEmpty ?? true
        case .notUnderstood: false
        default: true
        }
    }
}

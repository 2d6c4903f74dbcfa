import IntentSchema

// Clauses with a verb of their own: "call Mom, order pizza".
extension TurnReader {
    /// Whether a clause begins at the token with a verb by which people give orders.
    func beginsCommand(at index: Int) -> Bool {
        index + 1 < utterance.count && grammar.words.taskVerbs.contains(utterance.tokens[index]) && opensRequest(at: index)
            && beginsClause(at: index)
    }

    /// Whether the token is the first one, or follows punctuation or a joint.
    private func beginsClause(at index: Int) -> Bool {
        index == 0 || utterance.mayBeginClause(at: index) || grammar.words.joints.contains(utterance.word(index - 1))
    }

    /// The verbs of clauses that belong to another request: the reading neither uses them nor knows them.
    func foreignVerbs(_ reading: Hypothesis, literals: Set<Int>) -> [Int] {
        guard let intent = grammar.intentIndices[reading.intent] else { return [] }
        let verbs = utterance.tokens.indices.dropLast().filter {
            grammar.words.taskVerbs.contains(utterance.tokens[$0]) && beginsClause(at: $0)
        }
        let isForeign = { (verb: Int) in
            let token = utterance.tokens[verb]
            return !literals.contains(verb) && !grammar.intents[intent].vocabulary.contains(token)
                && !reading.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
        // The action comes first, and the model may know it by a verb that no template has.
        return verbs.filter { verb in isForeign(verb) && (verb > 0 || verbs.contains { $0 > 0 && !isForeign($0) }) }
    }

    /// Removes the elements of lists that another request's verb separates from the list: in "call Mom, order pizza" nobody is called
    /// Pizza.
    ///
    /// - Returns: The token ranges, each from the verb to the end of its last element.
    func dropForeign(from reading: inout Hypothesis, literals: Set<Int>) -> [Range<Int>] {
        var dropped: [Range<Int>] = []
        for verb in foreignVerbs(reading, literals: literals) {
            let end = utterance.tokens.indices[(verb + 1)...].first(where: beginsClause) ?? utterance.count
            if let clause = drop(elementsIn: verb..<end, from: &reading) { dropped.append(clause) }
        }
        return dropped
    }

    /// Removes the values in the clause whose parameters have others outside it; returns the clause up to the last of them.
    private func drop(elementsIn clause: Range<Int>, from reading: inout Hypothesis) -> Range<Int>? {
        let (start, end) = (utterance.tokens[clause.lowerBound].start, utterance.tokens[clause.upperBound - 1].end)
        let isInside = { (span: Hypothesis.Span) in start < span.start && span.end <= end }
        let spans = reading.spans
        let elements = spans.filter { span in isInside(span) && spans.contains { $0.role == span.role && !isInside($0) } }
        for span in elements { remove(span, from: &reading) }
        reading.spans.removeAll { elements.contains($0) }
        guard let last = elements.last else { return nil }
        return utterance.tokens.lastIndex { $0.end <= last.end }.map { clause.lowerBound..<$0 + 1 }
    }
}

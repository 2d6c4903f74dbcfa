import IntentSchema

// What is not meant, said before what is: "not at 7 but at 8", "not from checking but from savings".
extension TemplateInterpreter {
    /// The most words of what is not meant.
    private static let longestUnmeant = 6
    private static let leastSure = 0.75

    /// The words without the value that is not meant, where what stands behind "but" takes its place; `nil` if there is none, or the words
    /// belong to a text.
    func withoutUnmeant(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard context.question == nil, utterance.quotes.isEmpty,
            utterance.tokens.contains(where: { grammar.words.negations.contains($0.text) })
        else { return nil }
        let reader = reader(of: utterance, in: context)
        return utterance.tokens.indices.dropFirst().firstResult { start -> String? in
            guard grammar.words.negations.contains(utterance.word(start)),
                let first = reader.end(of: .insteadOf, at: start),
                let joint = (first..<min(utterance.count, first + Self.longestUnmeant + 1)).first(where: {
                    reader.end(of: .contrast, at: $0) != nil
                }), joint > first,
                let next = reader.end(of: .contrast, at: joint), next < utterance.count,
                // "But not" joins another thing that is not meant.
                reader.end(of: .insteadOf, at: next) == nil
            else { return nil }
            let head = utterance.text(0..<start)
            let meant = head + " " + utterance.freeText(next..<utterance.count)
            guard let reading = request(meant, in: context),
                let unmeant = request(head + " " + utterance.text(first..<joint), in: context),
                unmeant.intent == reading.intent,
                !reading.spans.contains(where: { $0.source == "text" && $0.start < head.count + 1 && head.count + 1 < $0.end }),
                !unmeant.spans.contains(where: { $0.source == "text" && $0.end > head.count })
            else { return nil }
            return meant
        }
    }

    private func request(_ words: String, in context: InterpretationContext) -> Hypothesis? {
        guard case .request(let reading)? = readByRules(words, in: context).acts.first, reading.score >= Self.leastSure else {
            return nil
        }
        return reading
    }
}

import IntentSchema

// Questions about things that are asked for and that no app can look up: "show my payment requests".
extension TurnReader {
    /// That it cannot be looked up, where the words name what only a request makes and no look-up knows; `nil` for other words.
    func unlookable(_ requests: [HypothesisBuilder.Built]) -> DialogueAct? {
        guard context.question == nil, context.recent.isEmpty else { return nil }
        let asks =
            grammar.words.openQuestions.contains(utterance.word(openerEnd))
            || requests.first.map { looksUp($0.hypothesis.intent) } ?? false
        guard asks else { return nil }
        return utterance.tokens.indices.firstResult { place -> DialogueAct? in
            let word = utterance.word(place)
            let makers = grammar.intents(about: word)
            guard makers.count == 1, let maker = makers.first, !looksUp(maker), !opensRequest(at: place),
                // A task that is asked for can be looked up by its name.
                requests.first?.hypothesis.intent != Self.searchesTasks || !Self.tasked.contains(maker),
                !(requests.first?.literals.contains(place) ?? false), !isInSpan(place, of: requests.first?.hypothesis),
                !grammar.intents.contains(where: { looksUp($0.name) && $0.vocabulary.contains(word) })
            else { return nil }
            return .notUnderstood(.notARequest(.question, intent: maker, clause: nil))
        }
    }

    private static let searchesTasks = "INSearchForNotebookItemsIntent"

    private func isInSpan(_ index: Int, of reading: Hypothesis?) -> Bool {
        let token = utterance.tokens[index]
        return reading?.spans.contains { $0.start <= token.start && token.end <= $0.end } ?? false
    }
}

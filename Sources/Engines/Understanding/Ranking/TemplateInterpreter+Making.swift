import IntentSchema

// What was made just now, pointed at by saying so: "add rope to the list I just made", "delete the one you just made".
extension TemplateInterpreter {
    private static let longestPointing = 16

    /// The words without those that say of a thing that it was made just now, which "the" says as well; `nil` if there are none, nothing of the
    /// kind was made, or they may belong to a text.
    func withoutMaking(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard !context.recent.isEmpty, utterance.count <= Self.longestPointing else { return nil }
        let reader = reader(of: utterance, in: context)
        guard !reader.takesAnyText, !grammar.words.textVerbs.contains(utterance.word(reader.openerEnd)) else { return nil }
        let place = utterance.tokens.indices.dropFirst(2).first { place in
            guard reader.end(of: .justMade, at: place) != nil else { return false }
            let noun = utterance.word(place - 1)
            // "The message" alone would be the one that is to be confirmed.
            let isOpen = context.question.map { grammar.words.matters[$0.intent]?.contains(noun) ?? false } ?? false
            guard !isOpen else { return false }
            let isOne = grammar.words.small.ones.contains(noun)
            return isOne || context.recent.contains { grammar.words.matters[$0.type]?.contains(noun) ?? false }
        }
        guard let place, let end = reader.end(of: .justMade, at: place) else { return nil }
        return utterance.freeText(0..<place) + String(utterance.characters[utterance.tokens[end - 1].end...])
    }
}

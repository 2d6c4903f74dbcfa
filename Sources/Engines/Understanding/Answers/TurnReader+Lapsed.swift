import IntentSchema

// A request that was not carried out, and is wanted after all: "ok, now send it".
extension TurnReader {
    /// The most words of such an order.
    private static let longestResumption = 8

    /// The request that ended last without effect, once more, where the words would agree to it if it were still open, and point at it with
    /// a verb of their own; `nil` otherwise. A bare yes begins nothing.
    var resumed: DialogueAct? {
        guard context.question == nil, let lapsed = context.lapsed, !lapsed.fields.isEmpty,
            utterance.count <= Self.longestResumption,
            let intent = grammar.intentIndices[lapsed.type],
            let pointer = utterance.tokens.indices.first(where: { end(of: .pronoun, at: $0) != nil }), pointer > 0,
            // "Call her" may be about somebody else.
            end(of: .recipient, at: pointer) == nil,
            // "Do it" is about whatever there was.
            end(of: .emphasis, at: pointer - 1) == pointer
                || grammar.intents[intent].vocabulary.contains(utterance.word(pointer - 1))
        else { return nil }
        var open = context
        open.question = Question(kind: .confirmRequest, intent: lapsed.type)
        open.parameters = lapsed.fields
        let reader = interpreter.reader(of: utterance, in: open)
        guard reader.answer() == .yes || reader.part(openerEnd..<utterance.count).answer() == .yes else { return nil }
        return .again(lapsed.fields)
    }
}

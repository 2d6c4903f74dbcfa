import IntentSchema

// Wishes about what is booked, which a text of the request takes: "by the window", "with two high chairs".
extension TurnReader {
    private static let longestWish = 20

    /// The wish as a change of the request that is to be confirmed; `nil` where the words are none, or the request takes none.
    func wish(_ question: Question) -> Interpretation? {
        guard case .confirmRequest = question.kind, utterance.count <= Self.longestWish,
            let intent = grammar.intentIndices[question.intent],
            let name = grammar.intents[intent].definitions.first(where: { $0.value.isWish == true })?.key
        else { return nil }
        let opener = end(of: .wishWords, at: openerEnd)
        let start = opener ?? openerEnd
        guard start < utterance.count, opener != nil || end(of: .wishes, at: start) != nil else { return nil }
        let known = context.parameters[name]?.string
        let text = utterance.freeText(start..<wishEnd(from: start))
        return Interpretation(acts: [.correction([name: .string(known.map { "\($0), \(text)" } ?? text)])])
    }

    /// Where the wish ends, before what people add out of courtesy.
    private func wishEnd(from start: Int) -> Int {
        (start + 1..<utterance.count).first { index in
            let end = max(
                grammar.words.courtesies.longest(in: utterance, at: index)?.end ?? index,
                grammar.words.politeConditions.longest(in: utterance, at: index)?.end ?? index)
            return end == utterance.count
        } ?? utterance.count
    }
}

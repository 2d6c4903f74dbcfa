import IntentSchema

// How an open text is to sound: "make it sound friendlier", "say something nicer, like have a great day".
extension TurnReader {
    private static let longestWish = 8

    /// The new text, where an example follows; else that this cannot be done, as nobody else writes the text. `nil` if the words wish for no
    /// manner.
    func mannerWished(_ question: Question) -> DialogueAct? {
        guard question.kind == .confirmRequest, scanner.quotes.isEmpty, let intent = grammar.intentIndices[question.intent],
            let name = textParameter(of: intent), grammar.intents[intent].definitions[name]?.isMain == true,
            context.parameters[name]?.string?.isEmpty == false, let end = mannerEnd
        else { return nil }
        if closerStart(after: max(0, end - 1)) <= end || end == utterance.count { return cannotDo }
        guard let start = self.end(of: .suchAs, at: end) ?? (utterance.tokens[end].followsPunctuation ? end : nil),
            start < utterance.count
        else { return nil }
        // "Nicer, please and thank you" gives no example.
        let first = (start..<utterance.count).first { !isPolite($0) && self.end(of: .and, at: $0) == nil }
        guard let first, part(first..<utterance.count).answer() != .thanks else { return cannotDo }
        return .correction([name: .string(utterance.freeText(start..<utterance.count))])
    }

    /// The token behind a wish for a manner with which the utterance begins; `nil` if it begins with none.
    private var mannerEnd: Int? {
        let first = openerEnd
        var place = first
        while place < min(utterance.count, first + Self.longestWish) {
            if let end = end(of: .manner, at: place) { return end }
            let ends = [Move.rewording, .exchange, .mannerLead].compactMap { end(of: $0, at: place) }
            guard let next = ends.max() ?? (isPolite(place) ? place + 1 : nil) else { return nil }
            place = next
        }
        return nil
    }
}

import IntentSchema
import NameMatching

// Things that only other apps know than the one that a request is for: "where is Bramble" asks nothing about photos.
extension TurnReader {
    /// Whether the words name something that an app knows, and none that is for requests like this one.
    func namesThing(foreignTo intent: String) -> Bool {
        utterance.tokens.contains { token in
            guard token.kind == .word, token.text.count >= Self.shortestThing, !grammar.words.stopWords.contains(token.text),
                !(grammar.intentIndices[intent].map { grammar.intents[$0].vocabulary.contains(token) } ?? false)
            else { return false }
            let knowing = context.appIndex.intents(knowing: NameWords.folded(token.text))
            return !knowing.isEmpty && !knowing.contains { $0 == intent || isAkin($0, to: intent) }
        }
    }

    private static let shortestThing = 5

    /// Whether the words ask about something that the open or last request cannot be about.
    var asksOfElse: Bool {
        (context.question?.intent ?? context.recent.first?.type).map(namesThing(foreignTo:)) ?? false
    }
}

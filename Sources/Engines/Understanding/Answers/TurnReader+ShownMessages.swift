import IntentSchema

// One of the messages that were shown last: "read the second one".
extension TurnReader {
    private static let messages = "INSearchForMessagesIntent"
    private static let longestPick = 8

    /// The look-up of the message that the words name by its place; `nil` if they ask for anything else.
    func messageShown() -> Hypothesis? {
        guard context.question == nil, utterance.count <= Self.longestPick, case let shown = context.shownMessages,
            shown.count > 1, let intent = grammar.intentIndices[Self.messages],
            context.apps.contains(where: { $0.intents.contains(Self.messages) }), case let verb = openerEnd,
            colon == nil, end(of: .replying, at: verb) == nil,
            verb < utterance.count, grammar.intents[intent].keywords.contains(utterance.tokens[verb].word)
        else { return nil }
        var start = verb + 1
        while start < utterance.count, isPolite(start) || end(of: .recipient, at: start) == start + 1 { start += 1 }
        var words = start..<max(start, closerStart(after: verb))
        if words.count > 1, scanner.small.shownNouns.contains(utterance.word(words.upperBound - 1)) { words = words.dropLast() }
        guard !words.isEmpty, let index = place(in: words, of: shown.count), let identifier = shown[index]["identifier"] else {
            return nil
        }
        return Hypothesis(
            intent: Self.messages, parameters: ["identifiers": .list([identifier])], score: 1, template: "shown",
            reasons: ["is about one of the messages that were shown last"])
    }
}

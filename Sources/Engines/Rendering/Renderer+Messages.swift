import IntentSchema

// Messages that apps have reported. Apps choose every word, so that each text is one line, in quotation marks.
extension Renderer {
    /// At most this many senders are named, and this many characters of a text are read out.
    private static let (mostSenders, longestText) = (4, 500)

    func announcement(of messages: [ReceivedMessages], at moment: TimeWords.Moment) -> RenderedMessage {
        let (spoken, shown) = both(at: moment) { context in
            var sentences = messages.suffix(Self.mostSenders).flatMap { self.sentences(about: $0, context) }
            let others = messages.dropLast(Self.mostSenders).reduce(0) { $0 + $1.count }
            if others > 0 {
                var scope = Scope(words: words, context: context, sources: [])
                scope.values["count"] = TypedValue(.integer(others))
                sentences.append(say(.messagesReceivedFurther, in: scope))
            }
            return sentences.joined(separator: " ")
        }
        return RenderedMessage(spoken: spoken, shown: shown)
    }

    private func sentences(about messages: ReceivedMessages, _ context: WordingContext) -> [String] {
        var scope = Scope(words: words, context: context, sources: [])
        scope.texts["value"] = messages.name.flatMap { PlainText.line($0, limit: 100) } ?? ""
        scope.texts["group"] = messages.group.flatMap { PlainText.line($0, limit: 100) } ?? ""
        let texts = messages.texts.compactMap { PlainText.line($0, limit: Self.longestText) }
        guard texts.isEmpty else {
            return texts.map { text in
                scope.texts["text"] = text
                return say(.messageReceived, in: scope)
            }
        }
        scope.values["count"] = TypedValue(.integer(messages.count))
        return [say(messages.count == 1 ? .messageReceivedUnread : .messagesReceived, in: scope)]
    }
}

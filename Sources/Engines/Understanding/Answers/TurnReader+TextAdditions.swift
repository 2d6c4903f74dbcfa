import IntentSchema

// More for the text that is to be confirmed, which keeps what it says: "and ask her to bring the cake, too", "say please as well", "I want
// both in there".
extension TurnReader {
    private static let longestTogether = 12

    /// The act whose new text is added to the open one where the words say that it is more of it; any other act as it is.
    func addingToText(_ act: DialogueAct) -> DialogueAct {
        guard let question = context.question, case .confirmRequest = question.kind,
            let intent = grammar.intentIndices[question.intent], let name = textParameter(of: intent),
            grammar.intents[intent].definitions[name]?.isMain == true, let old = context.parameters[name]?.string, !old.isEmpty
        else { return act }
        if let both = together(name, old) { return both }
        if case .correction(let values) = act, values.count == 1, let text = values[name]?.string,
            let answer = answerTakenForText(text)
        {
            return answer
        }
        let isAdded: Bool
        let said: String?
        switch act {
        case .add(let values) where Set(values.keys) == [name]: (isAdded, said) = (true, values[name]?.string)
        case .correction(let values) where Set(values.keys) == [name]: (isAdded, said) = (saysMore, values[name]?.string)
        case .request(let request) where isForSame(request, of: intent, besides: name):
            (isAdded, said) = (saysMore, request.parameters[name]?.string)
        default: return act
        }
        guard isAdded, let said, case let more = withoutMarkOfMore(said), !more.isEmpty, !more.contains(old) else { return act }
        return .correction([name: .string(Self.joined(old, more))])
    }

    /// Whether the words begin or end as an addition, and replace nothing.
    private var saysMore: Bool {
        let replaces = utterance.tokens.indices.contains { place in
            end(of: .insteadOf, at: place) != nil || end(of: .replaced, at: place) == utterance.count
        }
        guard !replaces, !beginsWithRefusal, scanner.quotes.isEmpty else { return false }
        let isJoined = end(of: .and, at: 0) != nil || (0..<openerEnd).contains { end(of: .and, at: $0) != nil }
        return isJoined && addressesRecipient || endsInMore && !isOwnText
    }

    /// Whether an order to tell somebody something begins the words.
    private var addressesRecipient: Bool {
        let start = openerEnd
        return (start..<min(start + 3, utterance.count)).contains {
            end(of: .recipient, at: $0 + 1) != nil || end(of: .rewording, at: $0) != nil
        }
    }

    private var endsInMore: Bool {
        utterance.tokens.indices.dropFirst(2).contains { place in
            end(of: .too, at: place).map { $0 == utterance.count || $0 == closerStart(after: place) } ?? false
        }
    }

    /// Whether the word may be the text's own: "say I love you too".
    private var isOwnText: Bool {
        utterance.tokens.indices.contains { index in
            scanner.small.speakers.contains(utterance.word(index))
                && (end(of: .rewording, at: index - 1) == index || end(of: .recipient, at: index - 1) == index)
        }
    }

    private func withoutMarkOfMore(_ text: String) -> String {
        let words = grammar.words.tokens.utterance(text)
        let reader = reader(of: [:], saying: words)
        let first = scanner.small.to.contains(words.word(0)) && addressesRecipient ? 1 : 0
        let mark = endsInMore && !isOwnText ? words.tokens.indices.first { reader.end(of: .too, at: $0) == words.count } : nil
        let last = mark ?? words.count
        return first < last ? words.freeText(first..<last) : text
    }

    /// Whether the request is a text for those who get the open one.
    private func isForSame(_ request: Hypothesis, of intent: Int, besides name: String) -> Bool {
        guard request.intent == grammar.intents[intent].name, request.followers?.isEmpty ?? true, request.unknownValues.isEmpty
        else { return false }
        return request.parameters.allSatisfy { $0.key == name || context.parameters[$0.key]?.isSame(as: $0.value) ?? false }
    }

    /// The open text behind the one that it has replaced, where both are wanted: "I want both in there". It is read out as it is where it has
    /// replaced none.
    private func together(_ name: String, _ text: String) -> DialogueAct? {
        let start = openerEnd
        guard utterance.count <= Self.longestTogether, scanner.quotes.isEmpty,
            let place = utterance.tokens.indices.first(where: { index in
                [Move.bothOf, .pairing].contains { end(of: $0, at: index) != nil }
            }),
            let end = [Move.bothOf, .pairing].compactMap({ self.end(of: $0, at: place) }).max(),
            end < utterance.count || place == start,
            utterance.tokens.indices.allSatisfy({ index in
                let word = utterance.word(index)
                return (place..<end).contains(index) || isPolite(index) || scanner.isStopWord[index]
                    || grammar.words.emptyWords.contains(word) || grammar.words.references.contains(word)
                    || scanner.small.ones.contains(word) || scanner.quantities.number(at: index)?.value == 1
                    || grammar.words.matters[context.question?.intent ?? ""]?.contains(word) ?? false
                    || [Move.opener, .closer, .same, .rewording, .add, .setting, .making, .placePointer, .textPart].contains {
                        self.end(of: $0, at: index) != nil
                    }
            })
        else { return nil }
        guard let former = context.former[name]?.first?.string, !text.contains(former) else { return .repeat }
        return .correction([name: .string(Self.joined(former, text))])
    }
}

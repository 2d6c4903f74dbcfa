import IntentSchema

// Questions about what has happened: "did I pay John last week?".
extension TurnReader {
    /// Why the look-up does not answer the question; `nil` if it may, or nothing is asked.
    ///
    /// A look-up guessed from the other words would answer something else: the calls with John say nothing about payments to him.
    func objectionToAnswer(_ built: HypothesisBuilder.Built, _ markers: [SentenceMarker]) -> Objection? {
        guard built.hypothesis.template == "model", looksUp(built.hypothesis.intent),
            let marker = markers.first(where: { $0.sentence == .past || $0.sentence == .question }),
            let verb = askedVerb(behind: marker), asksAboutPast(marker.words.lowerBound..<verb),
            let intent = grammar.intentIndices[built.hypothesis.intent]
        else { return nil }
        let isAboutIt = grammar.intents[intent].vocabulary.contains(utterance.tokens[verb])
        guard isAboutIt ? built.hypothesis.score < Self.leastAnswered : !namesThing(of: built.hypothesis, intent) else {
            return nil
        }
        let asked = part(verb..<utterance.count).requests().accepted.first?.hypothesis
        guard !isAboutIt || asked.map({ !looksUp($0.intent) }) ?? false else { return nil }
        let order = asked.flatMap { $0.template == "model" || looksUp($0.intent) ? nil : $0.intent }
        return Objection(sentence: .past, intent: order, clause: nil)
    }

    /// Whether the words ask what somebody has done: "did I", "when did I".
    private func asksAboutPast(_ words: Range<Int>) -> Bool {
        words.contains { index in
            grammar.words.sentences.longest(in: utterance, at: index)?.values.contains { Sentence.allCases[Int($0)] == .past }
                ?? false
        }
    }

    /// Whether a word outside the values is one of the look-up's own: the "bills" of "which bills did I pay".
    private func namesThing(of reading: Hypothesis, _ intent: Int) -> Bool {
        utterance.tokens.indices.contains { index in
            let token = utterance.tokens[index]
            return grammar.intents[intent].keywords.contains(token.word) && !isPolite(index)
                && grammar.intents.count { $0.keywords.contains(token.word) } <= Self.mostSharing
                && !reading.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
    }

    /// A word shared by more intents than this names none of them.
    private static let mostSharing = 4

    /// A look-up with a lower score answers no question that uses an order's verb.
    private static let leastAnswered = 0.6

    /// The verb of what is asked about, behind somebody who may have done it: the "pay" of "did I pay John".
    private func askedVerb(behind marker: SentenceMarker) -> Int? {
        let isDoer = { (index: Int) in
            let word = utterance.word(index)
            return grammar.words.counting.speakers.longest(in: utterance, at: index) != nil
                || scanner.small.speakers.contains(word) || scanner.small.subjects.contains(word)
                || grammar.words.relationships[word] != nil || !context.contacts.names.values([word]).isEmpty
        }
        guard let doer = utterance.tokens.indices[marker.words.lowerBound...].first(where: isDoer) else { return nil }
        return utterance.tokens.indices[(doer + 1)...].first { index in
            grammar.words.taskVerbs.contains(utterance.tokens[index]) && opensRequest(at: index)
        }
    }
}

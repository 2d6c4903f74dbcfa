import IntentSchema

/// Decides which readings of a sentence may be carried out, by what kind of sentence it is.
///
/// A marker stands against every reading that does nothing with its words. It does not where they are words of the template, or stand in
/// a text ("tell her don't wait"); and a question may be answered by looking something up.
struct SentenceFilter {
    let reader: TurnReader
    let markers: [SentenceMarker]

    init(_ reader: TurnReader) {
        self.reader = reader
        let names = reader.context.contacts.names
        markers =
            SentenceReader(utterance: reader.utterance, words: reader.grammar.words) { !names.values([$0]).isEmpty }.markers
    }

    /// A request that is read at least so well stands by itself.
    private static let sure = 0.9

    /// Why the reading may not be carried out; `nil` when it may.
    func objection(to built: HypothesisBuilder.Built) -> SentenceMarker? { markers.first { !permits($0, built) } }

    /// The words from the marker to the next punctuation, or to where the request begins.
    func clause(of marker: SentenceMarker, besides built: HypothesisBuilder.Built) -> String {
        let tokens = reader.utterance.tokens
        let starts = built.hypothesis.spans.map(\.start)
        let end = (marker.words.upperBound..<tokens.count).first { index in
            let begins =
                reader.opensRequest(at: index) && !reader.isPolite(index) && !starts.contains { $0 < tokens[index].start }
            return tokens[index].followsPunctuation || marker.words.lowerBound == 0 && index > marker.words.upperBound && begins
        }
        return reader.utterance.text(marker.words.lowerBound..<(end ?? tokens.count))
    }

    private func permits(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        if marker.words.allSatisfy({ built.literals.contains($0) }) { return true }
        // "Mary owes me 15 dollars": who it is said of is a value, and the rest the template's own words.
        if marker.sentence == .reported || marker.sentence == .statement, built.literals.contains(marker.words.upperBound - 1),
            built.template(explains: marker.words, reader)
        {
            return true
        }
        if isInText(marker, built.hypothesis) || isElsewhere(marker, built) { return true }
        switch marker.sentence {
        case .past, .question: return reader.looksUp(built.hypothesis.intent)
        case .advice, .negated, .condition, .statement, .reported: return false
        }
    }

    /// Whether the marker's clause says nothing but why: "it's freezing, turn the heat up".
    private func isElsewhere(_ marker: SentenceMarker, _ built: HypothesisBuilder.Built) -> Bool {
        guard marker.sentence == .statement || marker.sentence == .reported else { return false }
        let tokens = reader.utterance.tokens
        guard let comma = tokens[marker.words.upperBound...].firstIndex(where: \.followsPunctuation) else { return false }
        let border = tokens[comma].start
        let rest = reader.part(comma..<tokens.count).requests().accepted.first
        if let rest, rest.hypothesis.score >= Self.sure, rest.hypothesis.intent == built.hypothesis.intent,
            built.hypothesis.spans.allSatisfy({ $0.start >= border })
        {
            return true
        }
        guard reader.opensRequest(at: comma), !built.hypothesis.spans.isEmpty || !built.literals.isEmpty else { return false }
        return built.hypothesis.spans.allSatisfy { $0.start >= border } && built.literals.allSatisfy { $0 >= comma }
    }

    /// Whether the words belong to a value that is taken as it was said.
    private func isInText(_ marker: SentenceMarker, _ hypothesis: Hypothesis) -> Bool {
        let start = reader.utterance.tokens[marker.words.lowerBound].start
        let end = reader.utterance.tokens[marker.words.upperBound - 1].end
        return hypothesis.spans.contains { span in
            span.start <= start && end <= span.end && reader.takesAnyWords(span.role, intent: hypothesis.intent)
        }
    }
}

extension HypothesisBuilder.Built {
    /// Whether every one of the words is a word of the template or part of a value.
    fileprivate func template(explains words: Range<Int>, _ reader: TurnReader) -> Bool {
        words.allSatisfy { index in
            let token = reader.utterance.tokens[index]
            return literals.contains(index) || hypothesis.spans.contains { $0.start <= token.start && token.end <= $0.end }
        }
    }
}

extension TurnReader {
    /// Whether a request may begin at the token.
    func opensRequest(at index: Int) -> Bool {
        index < utterance.count && grammar.opensRequest(utterance.tokens[index])
    }

    /// Whether the word adds nothing to a request by itself.
    func isPolite(_ index: Int) -> Bool {
        let word = utterance.word(index)
        return grammar.words.stopWords.contains(word) || grammar.words.fillers.contains(word)
    }

    /// Whether an intent changes nothing but finds something out, as its name says.
    func looksUp(_ intent: String) -> Bool {
        ["INSearch", "INGet", "INList"].contains { intent.hasPrefix($0) }
    }

    /// Whether a slot takes nearly any words as its value.
    func takesAnyWords(_ slot: String, intent: String) -> Bool {
        guard let index = grammar.intentIndices[intent] else { return false }
        let slots = grammar.slots(named: slot, of: index).map { grammar.slots[$0].name }
        return slots.contains { name in
            switch grammar.intents[index].definitions[name]?.kind {
            case .text, .texts, .title: true
            default: false
            }
        }
    }
}

import IntentSchema

// Words that count people, and so name nothing: "the two of us" is no restaurant.
extension TurnReader {
    /// Removes the titles that the model finds in words for those who come along.
    func dropPartyNames(from reading: inout Hypothesis) {
        guard let intent = grammar.intentIndices[reading.intent] else { return }
        let definitions = grammar.intents[intent].definitions
        let titles = reading.spans.filter { $0.source == "text" && definitions[$0.role]?.kind == .title }
        guard !titles.isEmpty else { return }
        let parties = scanner.scanParties()
        for span in titles {
            guard let party = parties.first(where: { utterance.tokens[$0.range.upperBound - 1].end == span.end }),
                utterance.tokens.indices.allSatisfy({ index in
                    utterance.tokens[index].start < span.start || party.range.contains(index)
                        || utterance.tokens[index].start >= span.end
                        || scanner.small.definite.contains(utterance.word(index))
                })
            else { continue }
            reading.parameters[parameter(of: span.role, intent: reading.intent)] = nil
            reading.spans.removeAll { $0 == span }
            let counts = definitions.filter { $0.value.kind == .count && $0.value.fills == nil }
            if counts.count == 1, let name = counts.first?.key, reading.parameters[name] == nil {
                reading.parameters[name] = .integer(party.count)
                reading.spans.append(
                    Hypothesis.Span(
                        start: span.start, end: span.end, text: span.text, role: name, source: "number",
                        candidates: [.integer(party.count)]))
            }
        }
    }

    /// Removes those who are only named in the reason for a look-up: "because I want to send one to Nora" shows no photos of her.
    func dropPeopleOfReasons(from reading: inout Hypothesis) {
        guard looksUp(reading.intent), let intent = grammar.intentIndices[reading.intent],
            let start = utterance.tokens.indices.dropFirst(2).first(where: { end(of: .reason, at: $0) != nil })
        else { return }
        let definitions = grammar.intents[intent].definitions
        for span in reading.spans
        where span.start > utterance.tokens[start].start && definitions[span.role]?.kind.isPerson == true {
            remove(span, from: &reading)
            reading.spans.removeAll { $0 == span }
        }
    }
}

import IntentSchema

// Values copied from the last request: "a run, same length", "a table at Old Kiln on Friday, same time".
extension TurnReader {
    /// Fills the values that the words call the same from the last request of that intent.
    ///
    /// - Returns: The words that say so.
    func addSame(to hypothesis: inout Hypothesis) -> [Range<Int>] {
        guard let intent = grammar.intentIndices[hypothesis.intent],
            let last = context.recent.first(where: { $0.type == hypothesis.intent })
        else { return [] }
        return utterance.tokens.indices.compactMap { place in
            guard let start = end(of: .same, at: place), let called = calledParameter(at: start, intent) else { return nil }
            let name = grammar.intents[intent].name
            let names = goalParameters(of: called.name, intent: name) + [parameter(of: called.name, intent: name)]
            let known = names.compactMap { name in last[name].map { (name, $0) } }
            guard !known.isEmpty else { return nil }
            for (name, value) in known {
                hypothesis.parameters[name] = hypothesis.parameters[name].map { $0.atHour(of: value) } ?? value
            }
            hypothesis.reasons.append("'\(utterance.text(place..<called.end))' is that of what was done last")
            return place..<called.end
        }
    }

    /// The slot with the longest name at the token, and the token after it.
    private func calledParameter(at start: Int, _ intent: Int) -> (name: String, end: Int)? {
        let definitions = grammar.intents[intent].definitions.sorted { $0.key < $1.key }
        let found = definitions.flatMap { name, definition in
            (definition.called ?? []).compactMap { called -> (name: String, end: Int)? in
                let end = start + grammar.words.tokens.words(called).count
                guard end <= utterance.count, (start..<end).map({ utterance.word($0) }) == grammar.words.tokens.words(called)
                else {
                    return nil
                }
                return (name, end)
            }
        }
        return found.max { $0.end < $1.end }
    }
}

extension ParameterValue {
    /// The day with the other's hour; unchanged if it has an hour.
    func atHour(of other: ParameterValue) -> ParameterValue {
        if var record, record["startDateComponents"] != nil {
            for end in ["startDateComponents", "endDateComponents"] { record[end] = record[end]?.atHour(of: other) }
            return .record(record)
        }
        guard var parts = dateComponents, parts.hour == nil, let hour = other.beginning?.hour else { return self }
        (parts.hour, parts.minute) = (hour, other.beginning?.minute ?? 0)
        return .dateComponents(parts)
    }
}

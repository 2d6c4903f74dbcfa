import IntentSchema

// Where somebody is to be reached, said apart from the name: "give Mom a call on her home number", "call Wei, on his work phone".
extension TurnReader {
    /// Gives the only person of the request the handle whose label stands outside all values.
    ///
    /// - Returns: The words of the label, and whether they are used: with several people, it is unclear whose number is meant.
    func addHandle(to hypothesis: inout Hypothesis) -> (words: Range<Int>, isUsed: Bool)? {
        guard let intent = grammar.intentIndices[hypothesis.intent],
            let person = hypothesis.spans.first(where: { span in
                span.source == "contact" && grammar.intents[intent].definitions[span.role]?.kind.isPerson == true
            }), let first = utterance.tokens.firstIndex(where: { $0.start >= person.start }),
            let last = utterance.tokens.lastIndex(where: { $0.end <= person.end }),
            let (label, place) = handleLabel(behind: last + 1, besides: hypothesis.spans)
        else { return nil }
        let parameter = parameter(of: person.role, intent: hypothesis.intent)
        let people = hypothesis.parameters[parameter].map { $0.list ?? [$0] } ?? []
        guard people.count == 1, let record = people[0].record,
            let contact = scanner.contact(record) ?? scanner.contactReached(by: record),
            let slot = grammar.intents[intent].slotIndices[person.role]
        else { return people.isEmpty ? nil : (place, false) }
        let reading = PersonReading(contacts: [contact], words: first..<place.upperBound, label: label)
        let values = builder.values
        switch values.build(.people([reading]), slot: grammar.slots[slot]) {
        case .value(let value): values.store(value, person.role, intent: intent, in: &hypothesis.parameters)
        default:
            hypothesis.parameters[parameter] = nil
            hypothesis.unknownValues[parameter] = utterance.text(first..<place.upperBound)
        }
        return (place, true)
    }

    /// The label of a handle behind the token, in no value: "at work", "on her home number", "her landline".
    private func handleLabel(behind start: Int, besides spans: [Hypothesis.Span]) -> (label: String, words: Range<Int>)? {
        let small = scanner.small
        return (start..<max(start, utterance.count)).firstResult { place -> (String, Range<Int>)? in
            var index = place
            let isJoined = small.handleJoints.contains(utterance.word(index))
            if isJoined { index += 1 }
            let isOwned = scanner.isOwned(index) || small.definite.contains(utterance.word(index))
            if isOwned { index += 1 }
            guard isJoined || scanner.isOwned(place), let label = small.handleLabels[utterance.word(index)] else { return nil }
            index += 1
            while small.handleNouns.contains(utterance.word(index)) { index += 1 }
            let (first, last) = (utterance.tokens[place].start, utterance.tokens[index - 1].end)
            guard !spans.contains(where: { $0.start < last && first < $0.end }) else { return nil }
            return (label, place..<index)
        }
    }
}

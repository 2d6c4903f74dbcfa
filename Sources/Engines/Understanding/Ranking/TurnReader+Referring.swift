import IntentSchema

// What a request leaves to a pronoun: the restaurant of "do they have anything at 9?", when tables there have just been shown or booked.
extension TurnReader {
    /// Adds what the request is about, with all that was said of it before, if it names nothing of that kind and a pronoun points there:
    /// "do they have anything at 9?" is about the same restaurant, and for as many.
    func addReferred(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent], context.question == nil,
            let last = context.recent.first, grammar.areAkin(last.type, hypothesis.intent),
            // What has a name of its own: a place has none, and is looked for where it is said.
            case let things = grammar.intents[index].records.filter({ $0.value.key != nil }).map(\.key),
            let thing = things.sorted().first(where: { last[$0]?.record != nil }), hypothesis.parameters[thing] == nil,
            hypothesis.ambiguities[thing] == nil, hypothesis.unknownValues[thing] == nil,
            utterance.tokens.indices.contains(where: pointsBack)
        else { return }
        let definitions = Set(grammar.intents[index].definitions.map { $1.target?.parameter ?? $0 })
        for (name, value) in last.fields
        where definitions.contains(name) && hypothesis.parameters[name] == nil && hypothesis.ambiguities[name] == nil {
            hypothesis.parameters[name] = value
        }
        hypothesis.reasons.append("the same \(thing) as before is meant")
    }

    private func pointsBack(at place: Int) -> Bool {
        // "Is there a table" points nowhere.
        let isExistential = place > 0 && grammar.words.questions.contains(utterance.word(place - 1))
        return end(of: .otherParty, at: place) != nil || !isExistential && end(of: .placePointer, at: place) != nil
    }
}

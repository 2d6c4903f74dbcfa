import IntentSchema

// Names of which only the first word is known: "text Wei Zhang that I'm late" is not for Wei Chen.
extension TurnReader {
    /// Gives a name the unknown word behind it that a text began with, if the text is introduced behind that word.
    func lengthenNames(in reading: inout Hypothesis) {
        guard let text = reading.spans.first(where: { $0.source == "text" }),
            let place = utterance.tokens.firstIndex(where: { $0.start == text.start }), place > 0,
            let name = reading.spans.firstIndex(where: { $0.source == "contact" && $0.end == utterance.tokens[place - 1].end }),
            case let word = utterance.tokens[place], word.kind == .word, word.word < 0, !word.followsPunctuation,
            case let parameter = parameter(of: reading.spans[name].role, intent: reading.intent),
            reading.parameters[parameter]?.list?.count ?? 1 == 1,
            let without = introduced(text, without: place, reading)
        else { return }
        let role = reading.spans[name].role
        guard let intent = grammar.intentIndices[reading.intent], let slot = grammar.intents[intent].slotIndices[role],
            let first = utterance.tokens.firstIndex(where: { $0.start >= reading.spans[name].start })
        else { return }
        var longer = reading
        longer.spans =
            reading.spans.filter { $0.role != role && $0.source != "text" } + without.spans.filter { $0.source == "text" }
        (longer.parameters[parameter], longer.ambiguities[parameter]) = (nil, nil)
        longer.parameters.merge(without.parameters.filter { $0.key != parameter }) { $1 }
        var built = HypothesisBuilder.Built(hypothesis: longer)
        let match = scanner.match([], first..<place + 1, quality: 1)
        builder.add(match, slot: grammar.slots[slot], at: first, builder.values, to: &built)
        reading = built.hypothesis
        reading.spans.sort { $0.start < $1.start }
    }

    /// The same request read without the word, if its text then begins later than behind the word.
    private func introduced(_ text: Hypothesis.Span, without place: Int, _ reading: Hypothesis) -> Hypothesis? {
        let words = utterance.dropping(asRepair: false) { $0 == place }
        let reader = TurnReader(interpreter: interpreter, context: context, utterance: words)
        guard let other = reader.requests().accepted.first?.hypothesis, other.intent == reading.intent,
            let later = other.spans.first(where: { $0.source == "text" }), place + 1 < utterance.count,
            later.start > utterance.tokens[place + 1].start
        else { return nil }
        return other
    }
}

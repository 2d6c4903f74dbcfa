import IntentSchema

extension TurnReader {
    /// What was done last once more with other values: "same again for four people"; `nil` when it is none of that.
    func again() -> DialogueAct? {
        guard let last = lastDone, let intent = grammar.intentIndices[last.type], utterance.count <= 20 else { return nil }
        // The longest beginning that says "again", so that the rest says what is to be different.
        for end in stride(from: min(8, utterance.count - 1), to: 0, by: -1) {
            let beginning = part(0..<end)
            guard beginning.answer() == .again || self.end(of: .same, at: openerEnd) == end else { continue }
            let rest = part(end..<utterance.count)
            guard let changes = rest.differences(of: intent, last) else { continue }
            // "Same again tomorrow" is at the hour of last time.
            return .again(
                Dictionary(uniqueKeysWithValues: changes.map { name, value in (name, last[name].map(value.atHour) ?? value) }))
        }
        return nil
    }

    /// What was done last; behind what ended or took something back, that.
    private var lastDone: Record? {
        guard let last = context.recent.first, grammar.intentIndices[last.type] != nil, endsSomething(last.type) else {
            return context.recent.first
        }
        return context.recent.first { isAkin($0.type, to: last.type) && !endsSomething($0.type) && !looksUp($0.type) } ?? last
    }

    /// What is to be different: somebody else, other values, or several of them joined: "for Nora", "to Dad but 7".
    func differences(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        // "One" of "another one" is no number.
        guard end(of: .standIn, at: 0) != utterance.count else { return nil }
        if let changes = otherPerson(of: intent, last) ?? changes(of: intent) ?? bareChange(of: intent, last) { return changes }
        let joint = (1..<max(1, utterance.count - 1)).first { grammar.words.answerJoints.contains(utterance.word($0)) }
        guard let joint, let first = part(0..<joint).differences(of: intent, last),
            let second = part(joint + 1..<utterance.count).differences(of: intent, last),
            Set(first.keys).isDisjoint(with: second.keys)
        else { return nil }
        return first.merging(second) { $1 }
    }

    /// A person alone is another one that it is about, rather than a text: "for Nora".
    private func otherPerson(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        var start = 0
        while start < utterance.count - 1, isPolite(start) { start += 1 }
        let people = grammar.intents[intent].definitions.filter { $0.value.kind.isPerson }.keys
        for name in people.sorted() where last[name] != nil {
            guard
                let found = scanner.people(at: start, isList: last[name]?.list != nil).last(where: { $0.end == utterance.count }),
                found.reading.isKnown, let slot = grammar.intents[intent].slotIndices[name],
                case .value(let value) = builder.values.build(found.reading, slot: grammar.slots[slot])
            else { continue }
            return [name: value]
        }
        return nil
    }

    /// The one value of the last request that the words can stand for, however bare: "ten" of "another ten".
    private func bareChange(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        let reader = self.reader(of: last.fields)
        return reader.bareChange(intent)
    }

    /// The same context with a part of what was said.
    func part(_ range: Range<Int>) -> TurnReader {
        if let known = scanner.known.parts[range] { return known }
        var tokens = grammar.words.tokens.utterance(utterance.text(range))
        grammar.number(&tokens)
        let part = TurnReader(interpreter: interpreter, context: context, utterance: tokens)
        scanner.known.parts[range] = part
        return part
    }
}

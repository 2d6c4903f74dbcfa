import IntentSchema

extension TurnReader {
    /// A repetition of the last request with other values, as in "same again for four people"; `nil` if the utterance is none.
    func again() -> DialogueAct? {
        guard let last = lastDone, let intent = grammar.intentIndices[last.type], utterance.count <= 20 else { return nil }
        // The longest prefix that says "again"; the rest holds the new values.
        for end in stride(from: min(8, utterance.count - 1), to: 0, by: -1) {
            let beginning = part(0..<end)
            guard beginning.answer() == .again || self.end(of: .same, at: openerEnd) == end else { continue }
            let rest = part(end..<utterance.count)
            guard let changes = rest.differences(of: intent, last) else { continue }
            // "Same again tomorrow" keeps the previous hour.
            return .again(changes.atHours(of: last))
        }
        return nil
    }

    /// The last request; if that ended or undid something, the request it ended or undid.
    private var lastDone: Record? {
        guard let last = context.recent.first, grammar.intentIndices[last.type] != nil,
            endsSomething(last.type) || goesOn(last.type)
        else { return context.recent.first }
        if goesOn(last.type) { return begun ?? last }
        return context.recent.first { isAkin($0.type, to: last.type) && !endsSomething($0.type) && !looksUp($0.type) } ?? last
    }

    /// One more of what goes on, where the last request only paused or resumed it: "start another one"; `nil` if it did not.
    var anotherBegun: DialogueAct? {
        guard let last = context.recent.first, goesOn(last.type), let begun else { return nil }
        return .request(
            Hypothesis(intent: begun.type, parameters: begun.fields, score: 1, template: "addition", reasons: ["begins one more"])
        )
    }

    /// The changed values: another person, or one or more other values: "for Nora", "to Dad but 7".
    func differences(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        // The "one" of "another one" is not a number.
        guard end(of: .standIn, at: 0) != utterance.count else { return nil }
        if let changes = otherPerson(of: intent, last) ?? changes(of: intent) ?? bareChange(of: intent, last) { return changes }
        let joint = (1..<max(1, utterance.count - 1)).first { grammar.words.answerJoints.contains(utterance.word($0)) }
        guard let joint, let first = part(0..<joint).differences(of: intent, last),
            let second = part(joint + 1..<utterance.count).differences(of: intent, last),
            Set(first.keys).isDisjoint(with: second.keys)
        else { return nil }
        return first.merging(second) { $1 }
    }

    /// A lone person replaces the request's person and is not read as a text: "for Nora".
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

    /// The one value of the last request that a bare value can replace: the "ten" of "another ten".
    private func bareChange(of intent: Int, _ last: Record) -> [String: ParameterValue]? {
        let reader = self.reader(of: last.fields)
        return reader.bareChange(intent)
    }

    /// A reader for a part of the utterance, with the same context.
    func part(_ range: Range<Int>) -> TurnReader {
        if let known = scanner.known.parts[range] { return known }
        let words = utterance.textWithQuotes(range)
        // The whole utterance is read by the reader that has read some of it already.
        if range == utterance.tokens.indices, words == utterance.written, utterance.isAsWritten { return self }
        let tokens = interpreter.plainTokens(of: words, in: context)
        let part = interpreter.reader(of: tokens, in: context)
        scanner.known.parts[range] = part
        return part
    }
}

extension [String: ParameterValue] {
    /// The days with the record's hours: what is repeated on another day is at the same time.
    func atHours(of record: Record) -> [String: ParameterValue] {
        reduce(into: [:]) { $0[$1.key] = record[$1.key].map($1.value.atHour) ?? $1.value }
    }
}

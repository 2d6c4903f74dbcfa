import IntentSchema

// What stands among the items of a list and is none: "eggs, two dozen", "file the taxes, high priority, by January 15".
extension TurnReader {
    /// Joins an item that is only an amount to the one before it, and takes what is only a time or a state out of the end of the list: it is said
    /// of all of them.
    func joinValues(in hypothesis: inout Hypothesis) {
        guard scanner.quotes.isEmpty, let index = grammar.intentIndices[hypothesis.intent],
            let titles = itemsParameter(of: index), var list = hypothesis.parameters[titles]?.list, list.count > 1
        else { return }
        while list.count > 1, let last = list.last?.record?["spokenPhrase"]?.string,
            let (name, value) = value(saidOfAll: last, hypothesis, index)
        {
            hypothesis.parameters[name] = value
            hypothesis.reasons.append("'\(last)' is said of what is on the list")
            list.removeLast()
        }
        list = list.reduce(into: []) { items, item in
            guard let words = item.record?["spokenPhrase"]?.string, isAmount(words),
                let before = items.last?.record?["spokenPhrase"]?.string, !isAmount(before)
            else {
                items.append(item)
                return
            }
            items[items.count - 1] = .record(.speakableString(before + ", " + words))
        }
        hypothesis.parameters[titles] = .list(list)
    }

    /// Whether the words are a number, with or without a unit, and name nothing.
    private func isAmount(_ words: String) -> Bool {
        let item = reader(of: [:], saying: interpreter.tokens(of: words))
        let end = item.utterance.count
        return item.scanner.quantities.number(at: 0)?.end == end
            || item.scanner.entities.contains { $0.range == 0..<end && $0.kind.isAmount }
    }

    /// The time, or the state such as a priority, that the words are, where the request has none yet.
    private func value(saidOfAll words: String, _ hypothesis: Hypothesis, _ intent: Int) -> (String, ParameterValue)? {
        let item = TurnReader(interpreter: interpreter, context: context.afresh, utterance: interpreter.tokens(of: words))
        let count = item.utterance.count
        for (role, definition) in grammar.intents[intent].definitions.sorted(by: { $0.key < $1.key }) {
            let name = definition.target?.parameter ?? role
            guard hypothesis.parameters[name] == nil, hypothesis.unknownValues[name] == nil,
                let slot = grammar.intents[intent].slotIndices[role]
            else { continue }
            var values: [String: ParameterValue] = [:]
            switch definition.kind {
            case .time:
                let lead = item.end(of: .relation, at: 0) ?? item.end(of: .due, at: 0) ?? 0
                guard lead < count, item.scanner.quantities.number(at: lead)?.end != count,
                    let time = item.scanner.time(at: lead, TimeSlots.Wish()), time.end == count, let reading = time.reading,
                    case .value(let value) = builder.values.build(.time(reading), slot: grammar.slots[slot])
                else { continue }
                builder.values.store(value, role, intent: intent, in: &values)
            case .enumeration where definition.target == nil:
                guard let value = item.value(of: role, intent) else { continue }
                values[name] = value
            default: continue
            }
            if let value = values[name] { return (name, value) }
        }
        return nil
    }
}

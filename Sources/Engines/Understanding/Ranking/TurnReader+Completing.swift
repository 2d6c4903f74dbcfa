import IntentSchema

// Final adjustments to a reading: missing and duplicate values.
extension TurnReader {
    /// Adds a text that has only symbols, such as "???", which are not tokenised as words.
    func addSigns(to hypothesis: inout Hypothesis) {
        guard let last = utterance.tokens.last, let index = grammar.intentIndices[hypothesis.intent] else { return }
        let texts = grammar.intents[index].definitions.filter { $0.value.kind == .text && $0.value.shape == nil }
        guard let slot = texts.first(where: { $0.value.isMain == true || texts.count == 1 })?.key else { return }
        let values = builder.values
        let signs = utterance.slice(last.end, utterance.characters.count).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let isMeant = signs.count > 1 || signs.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        guard isMeant, !signs.contains("\""), !values.holds(slot, intent: index, in: hypothesis.parameters),
            hypothesis.spans.last.map({ $0.end == last.end }) ?? false
        else { return }
        values.store(.string(signs), slot, intent: index, in: &hypothesis.parameters)
        hypothesis.reasons.append("the text is '\(signs)'")
    }

    /// Drops a duplicate account or place, such as the same one as origin and destination.
    func dropSame(in hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent] else { return }
        let definitions = grammar.intents[index].definitions.filter { $0.value.kind == .account || $0.value.kind == .place }
        let spans = hypothesis.spans.filter { definitions[$0.role] != nil }
        for (position, span) in spans.enumerated().dropFirst() where hypothesis.parameters[span.role] != nil {
            let isSame = spans[..<position].contains { other in
                other.role != span.role && hypothesis.parameters[other.role] == hypothesis.parameters[span.role]
            }
            guard isSame else { continue }
            hypothesis.parameters[span.role] = nil
            hypothesis.reasons.append("\(span.role) is the same as another, which cannot be meant")
        }
    }

    /// Adds the amount computed in a payment's purpose: "for two tires at 30 dollars each".
    func addProduct(to hypothesis: inout Hypothesis) {
        guard let index = grammar.intentIndices[hypothesis.intent],
            let slot = grammar.intents[index].kinds.first(where: { $0.kind == .money })?.name,
            hypothesis.parameters[slot] == nil, hypothesis.ambiguities[slot] == nil, scanner.composedAmounts.count == 1,
            case .exact(let amount) = scanner.composedAmounts[0].value
        else { return }
        let currency = scanner.composedAmounts[0].currency ?? context.locale.currency?.identifier ?? "USD"
        hypothesis.parameters[slot] = .record(.currencyAmount(amount, currency))
        hypothesis.unknownValues[slot] = nil
    }
}

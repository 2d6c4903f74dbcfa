import IntentSchema

// An hour that is refused, or wanted, beside a word that compares: "six is too early", "8 is too late, nothing around 7?", "later, like 8".
extension TemplateInterpreter {
    private static let longestRefusal = 16
    private static let lastHour = 24

    /// The words without the hour that is refused: those of the other hour, or else the ones that say whether it is too early or too late. The
    /// hour alone where it says how much later or earlier it should be. `nil` for other words.
    func withoutRefusedHour(_ utterance: Utterance, in context: InterpretationContext) -> String? {
        guard let question = context.question, question.kind.concernsValues, utterance.count <= Self.longestRefusal,
            utterance.quotes.isEmpty, let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].kinds.contains(where: { $0.kind == .time }),
            let compared = comparedTime(in: utterance)
        else { return nil }
        let reader = reader(of: utterance, in: context)
        guard !reader.isFreeText(question) else { return nil }
        let hours = reader.hoursSaid(upTo: Self.lastHour)
        if let refused = hours.last(where: { $0.upperBound < compared.lowerBound }),
            reader.end(of: .verb, at: refused.upperBound).map({ $0 <= compared.lowerBound }) ?? false
        {
            let others = hours.filter { $0 != refused }
            guard let other = others.first, others.count == 1 else {
                return others.isEmpty && refused.lowerBound <= reader.openerEnd ? utterance.text(compared) : nil
            }
            return reader.hourSaid(other)
        }
        guard hours.count == 1, hours[0].lowerBound >= compared.upperBound, hours[0].count == 1,
            compared.lowerBound <= reader.openerEnd
        else { return nil }
        return reader.hourSaid(hours[0])
    }

    /// The words that want something earlier or later.
    private func comparedTime(in utterance: Utterance) -> Range<Int>? {
        utterance.tokens.indices.firstResult { start in
            [Alternative.earlier, .later].firstResult { kind in
                grammar.words.moves[kind.rawValue]?.longest(in: utterance, at: start).map { start..<$0.end }
            }
        }
    }
}

extension TurnReader {
    /// The times of day, and the numbers that may be hours.
    fileprivate func hoursSaid(upTo limit: Int) -> [Range<Int>] {
        var result = scanner.entities.filter { $0.kind == .time }.map(\.range)
        for index in utterance.tokens.indices where !result.contains(where: { $0.contains(index) }) {
            if let number = scanner.quantities.integer(at: index, limit: limit) { result.append(index..<number.end) }
        }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The hour's words, with a word before them that says that they are an hour.
    fileprivate func hourSaid(_ words: Range<Int>) -> String {
        let isLed = words.lowerBound > 0 && end(of: .relation, at: words.lowerBound - 1) == words.lowerBound
        let text = utterance.text((isLed ? words.lowerBound - 1 : words.lowerBound)..<words.upperBound)
        let lead = scanner.small.timePrepositions.first ?? ""
        return isLed || end(of: .relation, at: words.lowerBound) != nil ? text : lead + " " + text
    }
}

import IntentSchema

// An hour that is refused, or wanted, beside a word that compares: "six is too early", "8 is too late, nothing around 7?", "later, like 8".
extension TemplateInterpreter {
    private static let longestRefusal = 16
    private static let lastHour = 24

    /// The words without the hour that is refused, read: those of the other hour, or else the only time offered that is later or earlier. The
    /// hour alone where it says how much later or earlier it should be. `nil` for other words.
    func withoutRefusedHour(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard let question = context.question, question.kind.concernsValues, utterance.count <= Self.longestRefusal,
            utterance.quotes.isEmpty, let intent = grammar.intentIndices[question.intent],
            grammar.intents[intent].kinds.contains(where: { $0.kind == .time }),
            case let reader = reader(of: utterance, in: context), !reader.isFreeText(question)
        else { return nil }
        let hours = reader.hoursSaid(upTo: Self.lastHour)
        if let compared = comparedTime(in: utterance),
            let refused = hours.last(where: { $0.upperBound < compared.words.lowerBound }),
            reader.end(of: .verb, at: refused.upperBound).map({ $0 <= compared.words.lowerBound }) ?? false
        {
            let others = hours.filter { $0 != refused }
            if others.count == 1 { return readByRules(reader.hourSaid(others[0]), in: context) }
            guard others.isEmpty, compared.words.upperBound == utterance.count else { return nil }
            return Interpretation(acts: [reader.choice(besides: refused, compared.kind, question)])
        }
        guard hours.count == 1,
            let shift = reader.end(of: .timeShift, at: reader.openerEnd), hours[0].lowerBound >= shift
        else { return nil }
        return readByRules(reader.hourSaid(hours[0]), in: context)
    }

    /// The words that want something earlier or later.
    private func comparedTime(in utterance: Utterance) -> (words: Range<Int>, kind: Alternative)? {
        utterance.tokens.indices.firstResult { start in
            [Alternative.earlier, .later].firstResult { kind in
                grammar.words.moves[kind.rawValue]?.longest(in: utterance, at: start).map { (start..<$0.end, kind) }
            }
        }
    }
}

extension TurnReader {
    /// The times of day, and the numbers that may be hours.
    fileprivate func hoursSaid(upTo limit: Int) -> [Range<Int>] {
        var result = scanner.entities.filter { $0.kind == .time }.map(\.range)
        let taken = scanner.entities.filter { $0.kind == .time || $0.kind == .duration }.map(\.range)
        for index in utterance.tokens.indices where !taken.contains(where: { $0.contains(index) }) {
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

    /// The only one of the times offered that is later, or earlier, than the hour; the question once more if there are none, or several.
    fileprivate func choice(besides words: Range<Int>, _ kind: Alternative, _ question: Question) -> DialogueAct {
        guard case .choice(let offered) = question.kind, let hour = part(words).hourSaid else { return .repeat }
        let minute = (hour.hour % 12) * 60 + hour.minute
        let fitting = offered.indices.filter { index in
            guard let time = offered[index].beginning, let own = time.hour else { return false }
            let other = (own % 12) * 60 + (time.minute ?? 0)
            return kind == .later ? other > minute : other < minute
        }
        return fitting.count == 1 ? .choice(fitting[0]) : .repeat
    }
}

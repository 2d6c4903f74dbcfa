import IntentSchema

// Two times of which either will do: "7 or 8", "around half past seven or eight", "at 7, if not at 8".
extension TemplateInterpreter {
    private static let longestEither = 24
    private static let lastHour = 24

    /// The words with the first time alone, which is what is taken; that the other is left out is said. `nil` if the words name no two times
    /// of which either will do, or nothing is made of the first.
    func eitherTime(_ utterance: Utterance, in context: InterpretationContext) -> Interpretation? {
        guard utterance.count <= Self.longestEither, utterance.count > 2, utterance.quotes.isEmpty,
            case let reader = reader(of: utterance, in: context),
            let joint = utterance.tokens.indices.dropFirst().first(where: { reader.end(of: .orElse, at: $0) != nil }),
            let behind = reader.end(of: .orElse, at: joint),
            let other = reader.hourEnd(from: behind, upTo: Self.lastHour), reader.endsInHour(joint, upTo: Self.lastHour),
            !reader.takesAnyText
        else { return nil }
        let (head, tail) = (utterance.text(0..<joint), utterance.freeText(other..<utterance.count))
        var read = readByRules(tail.isEmpty ? head : "\(head) \(tail)", in: context)
        let words = utterance.text(joint..<other)
        switch read.acts.first {
        case .value(let value)? where value.beginning != nil:
            read.acts = [.followed(.value(value), by: .notUnderstood(.unused(words: words)))]
        case .correction(let values)? where values.contains { $0.value.beginning != nil }:
            read.acts = [.followed(.correction(values), by: .notUnderstood(.unused(words: words)))]
        case .choice(let index)?: read.acts = [.followed(.choice(index), by: .notUnderstood(.unused(words: words)))]
        case .request(var request)? where isTimed(request, before: utterance.tokens[joint].start):
            request.leftOut = (request.leftOut ?? []) + [LeftOut(text: words, kind: .words)]
            read.acts = [.request(request)]
        default: return nil
        }
        return read
    }

    /// Whether the last value before the offset is a time.
    private func isTimed(_ request: Hypothesis, before offset: Int) -> Bool {
        guard let intent = grammar.intentIndices[request.intent],
            let last = request.spans.filter({ $0.start < offset }).max(by: { $0.end < $1.end })
        else { return false }
        switch grammar.intents[intent].definitions[last.role]?.kind {
        case .time?: return last.end + 1 >= offset
        default: return false
        }
    }
}

extension TurnReader {
    /// Where the time ends that begins at the token: a time of day, or a number that may be an hour. `nil` if none begins there, or the
    /// number counts something.
    fileprivate func hourEnd(from start: Int, upTo limit: Int) -> Int? {
        let first = start < utterance.count && scanner.small.timePrepositions.contains(utterance.word(start)) ? start + 1 : start
        guard first < utterance.count,
            let time = scanner.time(at: first, TimeSlots.Wish(isLenient: true)), let reading = time.reading,
            reading.start.hour != nil
        else { return nil }
        if scanner.time(at: first, TimeSlots.Wish())?.end == time.end { return time.end }
        guard scanner.quantities.integer(at: first, limit: limit) != nil,
            time.end == utterance.count || utterance.tokens[time.end].followsPunctuation
                || end(of: .relation, at: time.end) != nil || isPolite(time.end) || end(of: .closer, at: time.end) != nil
        else { return nil }
        return time.end
    }

    /// Whether a time ends before the token.
    fileprivate func endsInHour(_ end: Int, upTo limit: Int) -> Bool {
        (max(0, end - 3)..<end).contains { hourEnd(from: $0, upTo: limit).map { $0 == end } ?? false || bareHour($0, end, limit) }
    }

    private func bareHour(_ start: Int, _ end: Int, _ limit: Int) -> Bool {
        scanner.quantities.integer(at: start, limit: limit) != nil
            && scanner.time(at: start, TimeSlots.Wish(isLenient: true))?.end == end
    }
}

import IntentSchema

extension SlotScanner {
    /// Whether the words may name an app that is not installed: not a time, an amount or a known person.
    func mayNameApp(_ words: Range<Int>) -> Bool {
        guard !entities.contains(where: { $0.range.contains(words.lowerBound) }) else { return false }
        // "With luggage" names no app, nor does "in savings".
        guard !words.allSatisfy({ isStopWord[$0] || names.isCommon(utterance.word($0)) }) else { return false }
        return context.contacts.names.values([utterance.word(words.lowerBound)]).isEmpty
    }

    /// The times, amounts and numbers whose tokens are all unused.
    ///
    /// - Parameter isFree: Whether no value uses the token.
    func lostEntities(_ isFree: (Int) -> Bool) -> [(range: Range<Int>, kind: LeftOut.Kind)] {
        entities.compactMap { entity in
            guard entity.range.allSatisfy(isFree) else { return nil }
            let kind: LeftOut.Kind
            switch entity.kind {
            case .time:
                guard futureTimeEnd(at: entity.range.lowerBound) != nil else { return nil }
                kind = .time
            case .duration, .recurrence: kind = .time
            case .money, .percentage, .measure, .temperature: kind = .amount
            case .number where standsIn(entity.range.lowerBound) && entity.range.count == 1: return nil
            case .number, .people: kind = .number
            case .ordinal: return nil
            }
            return (entity.range, kind)
        }
    }
}

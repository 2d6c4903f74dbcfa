import Recognisers

/// A time, an amount or a number in the utterance, whether or not a slot uses it.
struct FoundEntity: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case time, duration, recurrence, money, percentage, measure, temperature, number, ordinal
        /// People counted together: `3 adults and 2 kids`.
        case people

        /// Whether it is so much of something.
        var isAmount: Bool { [.money, .percentage, .measure, .number].contains(self) }
    }

    var kind: Kind
    /// Token range in the utterance.
    var range: Range<Int>
}

extension SlotScanner {
    /// The entities from left to right, without overlaps; the longest at each start wins.
    func scanEntities() -> [FoundEntity] {
        let amounts = quantities.entities()
        var result: [FoundEntity] = []
        var index = 0
        while index < utterance.count {
            let found = [timeEntity(at: index), amountEntity(at: index), amounts.first { $0.range.lowerBound == index }]
                .compactMap(\.self).max { $0.range.count < $1.range.count }
            if let found { result.append(found) }
            index = found?.range.upperBound ?? index + 1
        }
        return result
    }

    private func timeEntity(at start: Int) -> FoundEntity? {
        guard let found = times.span(at: start) else { return nil }
        switch found.kind {
        case .timeZone: return nil
        case .duration: return FoundEntity(kind: .duration, range: start..<found.end)
        case .recurrence: return FoundEntity(kind: .recurrence, range: start..<found.end)
        default: return FoundEntity(kind: .time, range: start..<found.end)
        }
    }

    private func amountEntity(at start: Int) -> FoundEntity? {
        if let party = parties.first(where: { $0.range.lowerBound == start }) {
            return FoundEntity(kind: .people, range: party.range)
        }
        return composedAmounts.first { $0.range.lowerBound == start }.map { FoundEntity(kind: .money, range: $0.range) }
    }
}

extension QuantitySlots {
    /// All amounts and numbers, by token range.
    fileprivate func entities() -> [FoundEntity] {
        all().compactMap { entity, range in
            let kind: FoundEntity.Kind? =
                switch entity.kind {
                case .money: .money
                case .percentage: .percentage
                case .dimension, .age: .measure
                case .temperature: .temperature
                case .number: .number
                case .ordinal: .ordinal
                case .phone, .email, .url, .boolean: nil
                }
            return kind.map { FoundEntity(kind: $0, range: range) }
        }
    }
}

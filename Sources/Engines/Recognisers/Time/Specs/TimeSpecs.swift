/// Converts times to the formats of public specifications, for comparison.
public enum TimeSpecs {
    /// An entity in the format of Microsoft's Recognizers-Text.
    public struct Found: Hashable, Sendable {
        /// The tokens of the text.
        public var range: Range<Int>
        /// `date`, `time`, `datetime`, `daterange`, `timerange`, `datetimerange`, `duration`, `set` or `timezone`.
        public var type: String
        /// `timex`, `type`, and `value` or `start` and `end` and more; one dictionary per possible value, in order.
        public var values: [[String: String]]
    }

    /// The Recognizers-Text type of the entity, and its resolution.
    ///
    /// - Parameter entity: Found by a recogniser with the conventions `.recognisers`.
    public static func resolution(of entity: TimeEntity, reference: TimeReference) -> (type: String, values: [[String: String]]) {
        let writer = TimexWriter(resolver: TimeResolver(reference: reference, conventions: .recognisers))
        return writer.resolution(of: entity.expression)
    }

    /// A value in the format of Duckling's corpora.
    public struct DucklingValue: Hashable, Sendable {
        /// The start; `nil` for an interval open at that end.
        public var start: CivilTime?
        /// The end, exclusive; `nil` for a point, and for an interval open at that end.
        public var end: CivilTime?
        /// The precision.
        public var grain: TimeGrain
        /// Whether it is a single moment, day, month or the like; `false` if an end is open.
        public var isPoint: Bool
    }

    /// The likeliest value in the format of Duckling's corpora; `nil` for durations and recurrences.
    ///
    /// - Parameter entity: Found by a recogniser with the conventions `.duckling`.
    public static func ducklingValue(of entity: TimeEntity) -> DucklingValue? {
        guard let value = entity.values.first, value.amount == nil, value.recurrence == nil else { return nil }
        return DucklingValue(
            start: value.start, end: value.isPoint && value.start != nil && value.end != nil ? nil : value.end,
            grain: value.grain, isPoint: value.isPoint && value.start != nil && value.end != nil)
    }

    /// A duration in the format of Duckling's corpora: a number of its finest unit.
    public static func ducklingAmount(of amount: TimeAmount) -> (value: Int, grain: TimeGrain) {
        var grain = amount.finest.grain
        func total(_ grain: TimeGrain) -> Double {
            amount.parts.reduce(0) { sum, part in
                let own = part.unit.grain
                let months = own == .year ? 12.0 : own == .quarter ? 3 : own == .month ? 1 : 0
                let units = part.value * Double(part.unit.multiple)
                if months > 0, grain >= .month { return sum + units * months / (grain == .year ? 12 : grain == .quarter ? 3 : 1) }
                if own == .week, grain == .day { return sum + units * 7 }
                return sum + units * Double(own.seconds) / Double(grain.seconds)
            }
        }
        while total(grain) != total(grain).rounded(), grain > .second {
            grain = TimeGrain(rawValue: grain.rawValue - 1) ?? .second
            if grain == .quarter || grain == .week { grain = TimeGrain(rawValue: grain.rawValue - 1) ?? .second }
        }
        return (Int(total(grain).rounded()), grain)
    }
}

/// A span of text that denotes a time, and all its possible values.
public struct TimeEntity: Hashable, Sendable {
    /// The type of a time, determined by the parts that were said.
    public enum Kind: String, Hashable, Sendable {
        /// A day: "tomorrow".
        case date
        /// A time on an unspecified day: "at seven".
        case time
        /// A time on a given day: "tomorrow at seven".
        case dateTime
        /// A range of days or a longer calendar period: "this week", "in March".
        case dateRange
        /// A range of times on an unspecified day: "in the morning", "from 5 to 7".
        case timeRange
        /// A range of times on given days: "tomorrow morning".
        case dateTimeRange
        /// An amount of time: "two hours".
        case duration
        /// A repetition: "every Monday".
        case recurrence
        /// A time zone on its own; has no values.
        case timeZone
    }

    /// The tokens of the text.
    public let range: Range<Int>
    /// The type of the time, such as `date` for "tomorrow".
    public let kind: Kind
    /// The possible values, the likeliest first; empty for nonexistent days, such as 31 February.
    public let values: [TimeValue]
    let expression: TimeExpression
}

/// One possible value of a time entity.
public struct TimeValue: Hashable, Sendable {
    /// The start; `nil` if it is open, as in "before Friday".
    public var start: CivilTime?
    /// The end, exclusive; `nil` if it is open, as in "after 5".
    public var end: CivilTime?
    /// The precision.
    public var grain: TimeGrain
    /// Whether it is a single moment, day, month ..., rather than a range.
    public var isPoint: Bool
    /// The duration; `nil` for other kinds.
    public var amount: TimeAmount?
    /// The recurrence; `nil` for times that do not recur.
    public var recurrence: TimeRecurrence?

    init(
        start: CivilTime? = nil, end: CivilTime? = nil, grain: TimeGrain, isPoint: Bool = true, amount: TimeAmount? = nil,
        recurrence: TimeRecurrence? = nil
    ) {
        (self.start, self.end, self.grain, self.isPoint, self.amount, self.recurrence) = (
            start, end, grain, isPoint, amount, recurrence
        )
    }
}

extension TimeValue {
    init(_ value: TimeResolver.Value) {
        self.init(
            start: value.start.map(CivilTime.init(seconds:)), end: value.end.map(CivilTime.init(seconds:)), grain: value.grain,
            isPoint: value.isPoint)
    }
}

extension TimeEntity {
    init(expression: TimeExpression, range: Range<Int>, resolver: TimeResolver) {
        self.expression = expression
        self.range = range
        kind = Self.kind(of: expression, resolver)
        switch expression {
        case .duration(let amount): values = [TimeValue(grain: amount.finest.grain, amount: amount)]
        case .recurrence(let recurrence): values = [TimeValue(grain: .day, recurrence: resolver.recurrence(recurrence))]
        case .zone: values = []
        default:
            values = resolver.values(expression).map(TimeValue.init)
        }
    }

    private static func kind(of expression: TimeExpression, _ resolver: TimeResolver) -> Kind {
        switch expression {
        case .duration: return .duration
        case .recurrence: return .recurrence
        case .zone: return .timeZone
        case .moment(let moment): return kind(of: moment, isRange: false, resolver)
        case .bound(_, let moment), .lasting(let moment, _): return kind(of: moment, isRange: true, resolver)
        case .range(let first, let last):
            let (a, b) = (kind(of: first, isRange: true, resolver), kind(of: last, isRange: true, resolver))
            return a == b ? a : .dateTimeRange
        }
    }

    static func kind(of moment: Moment, isRange: Bool, _ resolver: TimeResolver) -> Kind {
        guard let day = moment.day else {
            if case .at? = moment.time { return isRange ? .timeRange : .time }
            return .timeRange
        }
        if moment.time != nil || moment.part != nil {
            if case .at? = moment.time { return isRange ? .dateTimeRange : .dateTime }
            return .dateTimeRange
        }
        guard let span = resolver.spans(day).first else { return .date }
        if span.grain < .day { return isRange || !span.isPoint ? .dateTimeRange : .dateTime }
        return isRange || span.grain > .day || !span.isPoint ? .dateRange : .date
    }
}

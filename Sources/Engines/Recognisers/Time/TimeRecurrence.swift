/// How often something recurs, in calendar terms.
public struct TimeRecurrence: Hashable, Sendable {
    /// The number of units between two occurrences; 0.5 for twice per unit.
    public var interval: Double
    /// The unit of `interval`.
    public var unit: TimeUnit
    /// The days of the week on which it occurs, 0 for Monday to 6 for Sunday; empty for any.
    public var weekdays: [Int]
    /// The month it falls on, 1 to 12; `nil` if any.
    public var month: Int?
    /// The day of the month it falls on, 1 to 31; `nil` if any.
    public var day: Int?
    /// The start on each day, in seconds from midnight; `nil` if no time was given.
    public var start: Int?
    /// The end on each day, in seconds from midnight; `nil` for a point in time or if no time was given.
    public var end: Int?
}

extension TimeResolver {
    func recurrence(_ expression: RecurrenceExpression) -> TimeRecurrence {
        var result = TimeRecurrence(interval: 1, unit: .day, weekdays: [])
        switch expression.base {
        case .every(let count, let unit): (result.interval, result.unit) = (count, unit)
        case .weekdays(let days, let interval): (result.interval, result.unit, result.weekdays) = (Double(interval), .week, days)
        case .workdays: (result.unit, result.weekdays) = (.week, [0, 1, 2, 3, 4])
        case .weekend(let count): (result.interval, result.unit, result.weekdays) = (Double(count), .week, [5, 6])
        case .month(let month): (result.unit, result.month) = (.year, month)
        case .holiday(let index):
            result.unit = .year
            if case .fixed(let month, let day) = Holiday.all[index].rule { (result.month, result.day) = (month, day) }
        case .day(.calendar(let fields)):
            (result.unit, result.month, result.day) = (fields.month == nil ? .month : .year, fields.month, fields.day)
        case .day: result.unit = .year
        case .clock: break
        }
        let moment = Moment(time: expression.time, part: expression.part)
        if !moment.isEmpty, let value = values(of: moment, onDay: 0).first {
            (result.start, result.end) = (value.start, value.isPoint ? nil : value.end)
        }
        return result
    }
}

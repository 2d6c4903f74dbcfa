/// Days of every month: `the 1st of each month`, `monthly on the 15th`.
extension TimeParser {
    /// The day before its recurrence; `nil` if the conventions keep them apart.
    func monthlyDay(at start: Int) -> Found<RecurrenceExpression>? {
        guard options.joinsDaysWithRecurrences, let day = dayOfAnyMonth(at: start) else { return nil }
        let index = skip(.of, .in, at: skipComma(day.end))
        if role(index) == .every, lexeme(index).value != 1, lexeme(index + 1).unit == .month {
            return (monthly(day.value), index + 2)
        }
        return isMonthly(index) ? (monthly(day.value), index + 1) : nil
    }

    /// The recurrence extended by a day that follows: `every month on the 15th`.
    func withMonthlyDay(_ found: Found<RecurrenceExpression>) -> Found<RecurrenceExpression> {
        guard options.joinsDaysWithRecurrences, case .every(1, .month) = found.value.base,
            let day = dayOfAnyMonth(at: skip(.on, at: skipComma(found.end))), lexeme(day.end).month == 0
        else { return found }
        return (monthly(day.value), day.end)
    }

    private func isMonthly(_ index: Int) -> Bool {
        role(index) == .frequency && lexeme(index).value == TimeLexeme.unitStep * TimeUnit.month.rawValue + 1
    }

    private func dayOfAnyMonth(at start: Int) -> Found<Int>? {
        guard var day = ordinal(at: skipThe(start)), (1...31).contains(day.value), lexeme(day.end).weekday < 0 else { return nil }
        if word(day.end) == "day" { day.end += 1 }
        return day
    }

    private func monthly(_ day: Int) -> RecurrenceExpression {
        RecurrenceExpression(base: .day(.calendar(CalendarFields(day: day))))
    }
}

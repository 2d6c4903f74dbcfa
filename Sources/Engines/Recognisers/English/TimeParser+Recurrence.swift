/// Recurring times: `every Monday at 9`, `daily`, `twice a week`, `Friday mornings`.
extension TimeParser {
    func recurrence(at start: Int, moment: FoundMoment?) -> FoundExpression? {
        if let moment, moment.value.day == nil, moment.value.time != nil || moment.value.part != nil,
            let found = recurrence(at: skip(.on, at: moment.end), moment: nil),
            case .recurrence(var recurrence) = found.value, recurrence.time == nil
        {
            recurrence.time = moment.value.time
            recurrence.part = recurrence.part ?? moment.value.part
            return FoundExpression(value: .recurrence(recurrence), begin: moment.begin, end: found.end)
        }
        guard let base = monthlyDay(at: start) ?? base(at: start).map(withMonthlyDay) else { return nil }
        var recurrence = base.value
        var end = base.end
        for _ in 0..<2 {
            let index = skip(.on, .for, at: skipComma(end))
            guard let next = self.moment(at: index) ?? self.moment(at: end) ?? pluralPart(at: end),
                next.value.day == nil || next.value.part == .tonight
            else { break }
            if let time = next.value.time, recurrence.time == nil {
                recurrence.time = time
            } else if next.value.part == nil || recurrence.part != nil {
                break
            }
            recurrence.part = recurrence.part ?? next.value.part
            end = next.end
        }
        return FoundExpression(value: .recurrence(recurrence), begin: start, end: end)
    }

    private func base(at start: Int) -> Found<RecurrenceExpression>? {
        let lexeme = lexeme(start)
        if lexeme.role == .every { return every(at: start + 1, isAny: lexeme.value == 1) }
        if lexeme.role == .frequency, let unit = TimeUnit(rawValue: lexeme.value / TimeLexeme.unitStep) {
            return (RecurrenceExpression(base: .every(Double(lexeme.value % TimeLexeme.unitStep), unit)), start + 1)
        }
        if word(start) == "bi" || word(start) == "semi" || word(start) == "tri" {
            let next = isSign(start + 1, "-") ? start + 2 : start + 1
            if role(next) == .frequency, let unit = TimeUnit(rawValue: self.lexeme(next).value / TimeLexeme.unitStep) {
                return (
                    RecurrenceExpression(base: .every(word(start) == "bi" ? 2 : word(start) == "tri" ? 3 : 0.5, unit)), next + 1
                )
            }
        }
        if lexeme.weekday >= 0 { return pluralWeekday(at: start) }
        if word(start) == "weekday", role(start + 1) == .part, self.lexeme(start + 1).isPlural {
            return (RecurrenceExpression(base: .workdays), start + 1)
        }
        if word(start) == "weekdays" || word(start) == "workdays" { return (RecurrenceExpression(base: .workdays), start + 1) }
        if word(start) == "weekends", !isOneOf(start - 1, .article, .relation), self.lexeme(start - 1).number < 0 {
            return (RecurrenceExpression(base: .weekend(1)), start + 1)
        }
        if lexeme.role == .part, lexeme.isPlural, role(start - 1) != .relation,
            let part = PartOfDay(rawValue: UInt8(lexeme.value)), lexeme.value < 4
        {
            return (RecurrenceExpression(base: .every(1, .day), part: part), start + 1)
        }
        return times(at: start)
    }

    /// `mornings` after the days.
    private func pluralPart(at index: Int) -> FoundMoment? {
        guard role(index) == .part, lexeme(index).isPlural, let part = PartOfDay(rawValue: UInt8(lexeme(index).value)) else {
            return nil
        }
        return FoundMoment(value: Moment(part: part), begin: index, end: index + 1)
    }

    /// `one a day`, `once a week`, `three times per month`.
    private func times(at start: Int) -> Found<RecurrenceExpression>? {
        var index = start
        var count = 1.0
        if word(index) == "once" || word(index) == "twice" {
            if word(index) == "twice" { count = 2 }
            index += 1
        } else if let number = small(at: index), number.value > 0 {
            count = Double(number.value)
            index = skip(.time, at: number.end)
            if index == number.end, self.lexeme(index).role != .article { return nil }
        } else {
            return nil
        }
        guard role(index) == .article && lexeme(index).value == 0 || word(index) == "per" || role(index) == .every,
            let unit = unit(at: index + 1), !lexeme(index + 1).isPlural
        else { return nil }
        if role(unit.end) == .and || isOneOf(unit.end, .ago, .later, .from) { return nil }
        return (RecurrenceExpression(base: .every(1 / count, unit.value)), unit.end)
    }

    private func pluralWeekday(at start: Int) -> Found<RecurrenceExpression>? {
        let lexeme = lexeme(start)
        if role(start + 1) == .part, self.lexeme(start + 1).isPlural,
            let part = PartOfDay(rawValue: UInt8(self.lexeme(start + 1).value))
        {
            return (RecurrenceExpression(base: .weekdays([Int(lexeme.weekday)], interval: 1), part: part), start + 2)
        }
        guard lexeme.isPlural, !isOneOf(start + 1, .ago, .later), !(isOneOf(start + 1, .from) && isOneOf(start + 2, .now)),
            self.lexeme(start - 1).number < 0, !isDigits(start - 1)
        else {
            return nil
        }
        return weekdayList(from: start, interval: 1)
    }

    /// `Monday, Wednesday and Friday`, if the conventions join lists.
    private func weekdayList(from start: Int, interval: Int) -> Found<RecurrenceExpression> {
        var days = [Int(lexeme(start).weekday)]
        var end = start + 1
        while options.joinsWeekdayLists, days.count < 7 {
            var index = skipComma(end)
            if isOneOf(index, .and, .or) { index += 1 }
            guard index > end, lexeme(index).weekday >= 0 else { break }
            days.append(Int(lexeme(index).weekday))
            end = index + 1
        }
        return (RecurrenceExpression(base: .weekdays(days, interval: interval)), end)
    }

    private func every(at start: Int, isAny: Bool) -> Found<RecurrenceExpression>? {
        var index = start
        var count = 1.0
        if isSign(index, "-"), isAttached(index) { index += 1 }
        if word(index) == "single" { index += 1 }
        if word(index) == "other" || word(index) == "second" && (lexeme(index + 1).unit != nil || lexeme(index + 1).weekday >= 0)
            || word(index) == "alternate"
        {
            (count, index) = (2, index + 1)
        } else if let ordinal = ordinal(at: index), lexeme(ordinal.end).unit != nil || lexeme(ordinal.end).weekday >= 0,
            word(index) != "second"
        {
            (count, index) = (Double(ordinal.value), ordinal.end)
        } else if let number = quantity(at: index),
            lexeme(number.end).unit != nil || isOneOf(number.end, .business) || word(number.end) == "h"
        {
            (count, index) = (number.value, number.end)
        }
        let half = role(index) == .article ? index + 1 : index
        if role(half) == .half {
            let unit = role(half + 1) == .article ? half + 2 : half + 1
            if lexeme(unit).unit == .hour { (count, index) = (0.5, unit) }
        }
        guard count > 0, count < 10_000 else { return nil }
        if isOneOf(index, .business), lexeme(index + 1).unit == .day { return (RecurrenceExpression(base: .workdays), index + 2) }
        if ["weekday", "workday"].contains(word(index)) { return (RecurrenceExpression(base: .workdays), index + 1) }
        if lexeme(index).weekday >= 0, !isAny { return weekdayList(from: index, interval: Int(count)) }
        if let unit = unit(at: index), lexeme(index).ordinal == 0 || index > start || true {
            return (
                RecurrenceExpression(base: unit.value == .weekend ? .weekend(Int(count)) : .every(count, unit.value)), unit.end
            )
        }
        if isAny { return nil }
        if lexeme(index).month > 0 { return everyDate(at: index) }
        if role(index) == .part, let part = PartOfDay(rawValue: UInt8(lexeme(index).value)), part != .tonight {
            return (RecurrenceExpression(base: .every(1, .day), part: part), index + 1)
        }
        if lexeme(index).startsName, let found = name(at: index), case .holiday(let holiday, _, _) = found.value {
            return (RecurrenceExpression(base: .holiday(holiday)), found.end)
        }
        if role(index) == .season, lexeme(index).value < 4 {
            return (RecurrenceExpression(base: .day(.season(lexeme(index).value, nil, .none))), index + 1)
        }
        return everyDate(at: index)
    }

    /// `every March`, `every 5th of the month`, `every July 4`.
    private func everyDate(at index: Int) -> Found<RecurrenceExpression>? {
        guard let found = day(at: index, depth: 2, allowWeak: true), case .calendar(let fields) = found.value, fields.year == nil
        else { return nil }
        if fields.day == nil, let month = fields.month { return (RecurrenceExpression(base: .month(month)), found.end) }
        return (RecurrenceExpression(base: .day(found.value)), found.end)
    }
}

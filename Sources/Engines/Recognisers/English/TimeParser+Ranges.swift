/// Ranges from one moment to another.
extension TimeParser {
    /// `from Monday to Friday`, `between now and May`, `July 13-15`, `13 to 15 July`, `2014-2018`.
    func range(at start: Int, moment: FoundMoment?) -> FoundExpression? {
        let isBetween = role(start) == .between
        let hasPrefix = isBetween || role(start) == .from || role(start) == .in && isYearPair(start + 1)
        let index = hasPrefix ? start + 1 : start
        if let days = numberedDays(at: index, isBetween: isBetween, hasPrefix: hasPrefix) {
            return FoundExpression(value: days.value, begin: start, end: days.end)
        }
        guard let first = hasPrefix ? self.moment(at: index) ?? announced(at: index) : moment, first.end > index || !hasPrefix
        else { return nil }
        guard let next = connector(at: first.end, isBetween: isBetween) else { return nil }
        if let sameMonth = dayBehind(first, at: next) {
            return FoundExpression(value: sameMonth.value, begin: hasPrefix ? start : first.begin, end: sameMonth.end)
        }
        guard var last = endpoint(at: next),
            !(isSign(last.end, "-") && isAttached(last.end) && isDigits(last.end + 1) && isAttached(last.end + 1))
        else { return nil }
        if isSign(next - 1, "-"), !hasPrefix, !isDashFair(first, last) { return nil }
        if last.value.time != nil, !isAt(last.value.time), first.value.time == nil, let day = day(at: next, depth: 0) {
            last = FoundMoment(value: Moment(day: day.value), begin: next, end: day.end)
        }
        guard first.value.time == nil || isAt(first.value.time), last.value.time == nil || isAt(last.value.time) else {
            return nil
        }
        // "between 9 and 11 on Monday": the day applies to both clock times.
        if first.value.day == nil, last.value.day != nil, isAt(first.value.time), isAt(last.value.time),
            let clock = clock(at: skip(.at, at: next), .numbers), clock.end < last.end,
            numericDate(at: next, inContext: true) == nil
        {
            return nil
        }
        guard hasPrefix || first.value.day != nil && last.value.day != nil || first.value.time != nil && last.value.time != nil
        else { return nil }
        if case .run? = first.value.day, !hasPrefix { return nil }
        if last.value.day == nil, last.value.time == nil { return nil }
        if isBetween, role(first.end) == .to, last.value.day == nil { return nil }
        if first.value.part != nil, first.value.time == nil, first.value.day == nil { return nil }
        if last.value.day == nil, case .at(let from)? = first.value.time, case .at(let to)? = last.value.time,
            first.value.day != .now
        {
            var whole = first.value
            whole.time = .between(from, to)
            return FoundExpression(value: .moment(whole), begin: hasPrefix ? start : first.begin, end: last.end)
        }
        if last.value.isEmpty { return nil }
        let (from, to) = completed(first.value, &last.value)
        return FoundExpression(value: .range(from, to), begin: hasPrefix ? start : first.begin, end: last.end)
    }

    func isAt(_ time: TimeOfDay?) -> Bool {
        if case .at = time { return true }
        return false
    }

    func isYearPair(_ index: Int) -> Bool { year(at: index) != nil && isOneOf(index + 1, .through, .to) }

    /// Whether a dash joins values of the same type: two dates, two months, two years, two clock times.
    func isDashFair(_ first: FoundMoment, _ last: FoundMoment) -> Bool {
        guard let a = first.value.day, let b = last.value.day else { return first.value.day == nil && last.value.day == nil }
        switch (a, b) {
        case (.calendar, .calendar), (.years, .years), (.weekday, .weekday), (.quarter, .quarter), (.offset, .offset),
            (.calendar, .now), (.calendar, .offset), (.weekday, .calendar):
            return true
        default: return false
        }
    }

    /// The end of a range, which may be "date" for now.
    func endpoint(at index: Int) -> FoundMoment? {
        if word(index) == "date" { return FoundMoment(value: Moment(day: .now), begin: index, end: index + 1) }
        if let found = moment(at: index) { return found }
        if let clock = clock(at: index, .numbers), !isCounted(clock.end) {
            return FoundMoment(value: Moment(time: .at(clock.value)), begin: index, end: clock.end)
        }
        return nil
    }

    /// `13 to 15 July`, `from the 13th to the 15th of July`.
    func numberedDays(at index: Int, isBetween: Bool, hasPrefix: Bool) -> Found<TimeExpression>? {
        guard let first = dayOnly(at: index),
            let next = connector(at: first.end, isBetween: isBetween)
                ?? (isOneOf(first.end, .and) && hasPrefix ? first.end + 1 : nil),
            let last = moment(at: next) ?? dayOfThisMonth(at: next), case .calendar(let fields)? = last.value.day, fields.isDay,
            fields.month != nil || fields.monthStep != nil, last.value.time == nil
        else { return nil }
        guard ordinal(at: skipThe(next)) != nil || small(at: skipThe(next), limit: 31) != nil else { return nil }
        if isDigits(index), isSign(next - 1, "-"), isAttached(next), fields.year != nil,
            numericDate(at: next, inContext: true) != nil
        {
            return nil
        }
        var start = fields
        start.day = first.value
        start.weekday = nil
        return (.range(Moment(day: .calendar(start)), last.value), last.end)
    }

    /// `22 this month`, `the 5th of next month`.
    func dayOfThisMonth(at index: Int) -> FoundMoment? {
        guard let day = dayOnly(at: index) else { return nil }
        let next = skipThe(skip(.of, .in, at: day.end))
        guard lexeme(next).relation != .none, lexeme(next + 1).unit == .month else { return nil }
        return FoundMoment(
            value: Moment(day: .calendar(CalendarFields(day: day.value, monthStep: lexeme(next).relation.step))), begin: index,
            end: next + 2)
    }

    /// `July 13-15`, `april the ninth till the seventeenth`.
    func dayBehind(_ first: FoundMoment, at next: Int) -> Found<TimeExpression>? {
        guard case .calendar(let fields)? = first.value.day, fields.month != nil || ordinal(at: skipThe(next)) != nil,
            let day = fields.day, first.value.time == nil,
            let last = dayOnly(at: next), last.value > day
        else { return nil }
        guard lexeme(last.end).month == 0, !(isOneOf(last.end, .of) && lexeme(last.end + 1).month > 0), !isSign(last.end, "/"),
            !(isSign(last.end, "-") && isAttached(last.end))
        else { return nil }
        var (start, end) = (fields, fields)
        end.day = last.value
        var stop = last.end
        if let year = yearBehind(at: stop, short: false), fields.year == nil {
            (start.year, end.year, stop) = (year.value, year.value, year.end)
        }
        return (.range(Moment(day: .calendar(start)), Moment(day: .calendar(end))), stop)
    }

    /// A day of the month alone, in digits or words.
    func dayOnly(at index: Int) -> Found<Int>? {
        let start = skipThe(index)
        guard let found = ordinal(at: start) ?? small(at: start, limit: 31), (1...31).contains(found.value) else { return nil }
        if meridiem(at: found.end) != nil || isSign(found.end, ":") || role(found.end) == .oclock || isSign(found.end, "/") {
            return nil
        }
        if isSign(found.end, "."), isAttached(found.end), isDigits(found.end + 1), isAttached(found.end + 1) { return nil }
        return found
    }

    /// Completes each end from the other: the year, and the month's year.
    func completed(_ first: Moment, _ last: inout Moment) -> (Moment, Moment) {
        var from = first
        if case .calendar(var a)? = first.day, case .calendar(let b)? = last.day {
            if a.year == nil, a.relation == .none, let year = b.year {
                a.year = year
                if let month = a.month, let other = b.month, case .number(let number) = year, month > other {
                    a.year = .number(number - 1)
                }
            }
            from.day = .calendar(a)
        }
        if case .quarter(let number, nil, .none)? = first.day, case .quarter(_, let year?, _)? = last.day {
            from.day = .quarter(number, year, .none)
        }
        return (from, last)
    }
}

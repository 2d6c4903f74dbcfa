/// Whole expressions: ranges, open ends, recurrences, amounts.
extension TimeParser {
    struct FoundExpression {
        var value: TimeExpression
        var begin: Int
        var end: Int
    }

    /// The longest expression that starts at the token.
    func expression(at start: Int) -> FoundExpression? {
        var best: FoundExpression?
        func offer(_ candidate: FoundExpression?) { if let candidate, candidate.end > (best?.end ?? start) { best = candidate } }
        let moment = moment(at: start)
        offer(recurrence(at: start, moment: moment))
        offer(range(at: start, moment: moment))
        offer(bounded(at: start))
        offer(lasting(at: start))
        if let moment { offer(suffixed(moment)) }
        if let moment { offer(FoundExpression(value: .moment(moment.value), begin: moment.begin, end: moment.end)) }
        offer(duration(at: start))
        offer(approximate(at: start))
        offer(zone(at: start))
        return best.map(trimmed)
    }

    /// Leaves "the" outside where it says nothing: `the next quarter`, `the weekend` keep or lose it by what follows.
    private func trimmed(_ found: FoundExpression) -> FoundExpression {
        if options.keepsOnBeforeNextWeek, role(found.begin - 1) == .on, lexeme(found.begin).weekday >= 0,
            case .moment(let moment) = found.value, case .within(.weekday, .period(.week, 1))? = moment.day
        {
            var result = found
            result.begin -= 1
            return result
        }
        guard isOneOf(found.begin, .article) && lexeme(found.begin).value == 1, case .moment(let moment) = found.value,
            let day = moment.day
        else { return found }
        var result = found
        switch day {
        case .run(let run): if run.of == nil { result.begin += 1 }
        case .period(.decade, _), .period(.century, _): break
        case .period, .quarter(0, _, _), .workweek, .weekend:
            if lexeme(found.begin + 1).relation != .none { result.begin += 1 }
        case .weekday, .season, .years, .holiday, .fiscalYear: result.begin += 1
        case .portion(let portion, _): if portion != .end || role(found.begin + 1) != .end { result.begin += 1 }
        default: break
        }
        return result
    }

    // MARK: Ranges

    /// `from Monday to Friday`, `between now and May`, `July 13-15`, `13 to 15 July`, `2014-2018`.
    private func range(at start: Int, moment: FoundMoment?) -> FoundExpression? {
        let isBetween = role(start) == .between
        let hasPrefix = isBetween || role(start) == .from || role(start) == .in && isYearPair(start + 1)
        let index = hasPrefix ? start + 1 : start
        if let days = numberedDays(at: index, isBetween: isBetween, hasPrefix: hasPrefix) {
            return FoundExpression(value: days.value, begin: start, end: days.end)
        }
        guard let first = hasPrefix ? self.moment(at: index) : moment, first.end > index || !hasPrefix else { return nil }
        guard let next = connector(at: first.end, isBetween: isBetween) else { return nil }
        if let sameMonth = dayBehind(first, at: next) {
            return FoundExpression(value: sameMonth.value, begin: hasPrefix ? start : first.begin, end: sameMonth.end)
        }
        guard var last = endpoint(at: next),
            !(isSign(last.end, "-") && isAttached(last.end) && isDigits(last.end + 1) && isAttached(last.end + 1))
        else { return nil }
        if isSign(next - 1, "-"), !hasPrefix, !isDashFair(first, last) { return nil }
        guard first.value.time == nil || isAt(first.value.time), last.value.time == nil || isAt(last.value.time) else {
            return nil
        }
        // "between 9 and 11 on Monday": the day belongs to both clocks.
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

    private func isAt(_ time: TimeOfDay?) -> Bool {
        if case .at = time { return true }
        return false
    }

    private func isYearPair(_ index: Int) -> Bool { year(at: index) != nil && isOneOf(index + 1, .through, .to) }

    /// A dash joins like with like: two dates, two months, two years, two clocks.
    private func isDashFair(_ first: FoundMoment, _ last: FoundMoment) -> Bool {
        guard let a = first.value.day, let b = last.value.day else { return first.value.day == nil && last.value.day == nil }
        switch (a, b) {
        case (.calendar, .calendar), (.years, .years), (.weekday, .weekday), (.quarter, .quarter), (.offset, .offset),
            (.calendar, .now), (.calendar, .offset), (.weekday, .calendar):
            return true
        default: return false
        }
    }

    /// The far end of a range, which may be "date" for now.
    private func endpoint(at index: Int) -> FoundMoment? {
        if word(index) == "date" { return FoundMoment(value: Moment(day: .now), begin: index, end: index + 1) }
        if let found = moment(at: index) { return found }
        if let clock = clock(at: index, .numbers), !isCounted(clock.end) {
            return FoundMoment(value: Moment(time: .at(clock.value)), begin: index, end: clock.end)
        }
        return nil
    }

    /// `13 to 15 July`, `from the 13th to the 15th of July`.
    private func numberedDays(at index: Int, isBetween: Bool, hasPrefix: Bool) -> Found<TimeExpression>? {
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
    private func dayOfThisMonth(at index: Int) -> FoundMoment? {
        guard let day = dayOnly(at: index) else { return nil }
        let next = skipThe(skip(.of, .in, at: day.end))
        guard lexeme(next).relation != .none, lexeme(next + 1).unit == .month else { return nil }
        return FoundMoment(
            value: Moment(day: .calendar(CalendarFields(day: day.value, monthStep: lexeme(next).relation.step))), begin: index,
            end: next + 2)
    }

    /// `July 13-15`, `april the ninth till the seventeenth`.
    private func dayBehind(_ first: FoundMoment, at next: Int) -> Found<TimeExpression>? {
        guard case .calendar(let fields)? = first.value.day, fields.month != nil, let day = fields.day, first.value.time == nil,
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

    /// A day of the month alone, in figures or words.
    private func dayOnly(at index: Int) -> Found<Int>? {
        let start = skipThe(index)
        guard let found = ordinal(at: start) ?? small(at: start, limit: 31), (1...31).contains(found.value) else { return nil }
        if meridiem(at: found.end) != nil || isSign(found.end, ":") || role(found.end) == .oclock || isSign(found.end, "/") {
            return nil
        }
        if isSign(found.end, "."), isAttached(found.end), isDigits(found.end + 1), isAttached(found.end + 1) { return nil }
        return found
    }

    /// What one end says for the other: the year, and the month's year.
    private func completed(_ first: Moment, _ last: inout Moment) -> (Moment, Moment) {
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

    // MARK: Open ends

    /// Words that leave an end open, and the token behind them.
    func bound(at start: Int) -> Found<TimeBound>? {
        let index = start
        switch role(index) {
        case .before:
            let end = isOrOn(index + 1)
            return (TimeBound(side: end > index + 1 ? .until : .before, isIncluded: end > index + 1), end)
        case .end where word(index) == "ending":
            return isOneOf(index + 1, .on) || word(index + 1) == "with" ? (TimeBound(side: .before), index + 2) : nil
        case .in where word(index + 1) == "advance" && isOneOf(index + 2, .of): return (TimeBound(side: .before), index + 3)
        case .more where word(index) == "greater" && isOneOf(index + 1, .than): return (TimeBound(side: .after), index + 2)
        case .after: return (TimeBound(side: .after), isOrOn(index + 1))
        case .since: return (TimeBound(side: .since), index + 1)
        case .by: return (TimeBound(side: .by), index + 1)
        case .through where word(index) != "throughout": return (TimeBound(side: .until), index + 1)
        case .to where ["till", "til", "until", "untill", "unti"].contains(word(index)):
            return (TimeBound(side: .until), index + 1)
        case .starting, .beginning:
            guard ["starting", "beginning", "commencing"].contains(word(index)) else { return nil }
            let next = skip(.on, .from, .in, at: index + 1)
            return (TimeBound(side: .since), next)
        case .later where role(index + 1) == .than: return (TimeBound(side: .after), index + 2)
        case .ago where word(index) == "earlier" && role(index + 1) == .than: return (TimeBound(side: .before), index + 2)
        case .no where role(index + 2) == .than:
            if role(index + 1) == .later { return (TimeBound(side: .by), index + 3) }
            if word(index + 1) == "more" || word(index + 1) == "less" { return nil }
            return word(index + 1) == "earlier" || word(index + 1) == "sooner" ? (TimeBound(side: .since), index + 3) : nil
        case .as where role(index + 2) == .as:
            if role(index + 1) == .late { return (TimeBound(side: .until, isIncluded: true), index + 3) }
            return role(index + 1) == .early ? (TimeBound(side: .since), index + 3) : nil
        case .anytime:
            if isOneOf(index + 1, .from) { return (TimeBound(side: .since), index + 2) }
            return bound(at: index + 1)
        case .relation where word(index) == "prior" && word(index + 1) == "to": return (TimeBound(side: .before), index + 2)
        case .on where isOneOf(index + 1, .or) && isOneOf(index + 2, .before, .after):
            return (TimeBound(side: role(index + 2) == .before ? .until : .since, isIncluded: true), index + 3)
        default:
            if word(index) == "not", role(index + 1) == .later, role(index + 2) == .than {
                return (TimeBound(side: .by), index + 3)
            }
            if word(index) == "sooner", role(index + 1) == .than { return (TimeBound(side: .before), index + 2) }
            return sign(at: index)
        }
    }

    /// `before or on`, `after or on`.
    private func isOrOn(_ index: Int) -> Int { isOneOf(index, .or) && isOneOf(index + 1, .on) ? index + 2 : index }

    /// `>`, `>=`, `> =`, `<`.
    private func sign(at index: Int) -> Found<TimeBound>? {
        guard isSign(index, ">") || isSign(index, "<") else { return nil }
        let isMore = isSign(index, ">")
        if isSign(index + 1, "=") { return (TimeBound(side: isMore ? .since : .until, isIncluded: true), index + 2) }
        return (TimeBound(side: isMore ? .after : .before), index + 1)
    }

    private func bounded(at start: Int) -> FoundExpression? {
        if isSign(start, "="), let found = moment(at: start + 1), found.value.day != nil {
            return FoundExpression(value: .moment(found.value), begin: start, end: found.end)
        }
        if isOneOf(start, .more, .less), role(start + 1) == .than { return boundShift(at: start) }
        if isSign(start, "to"), word(start + 1) == "date", !isOneOf(start - 1, .relation), lexeme(start - 1).unit == nil,
            !["up", "equal", "equals"].contains(word(start - 1)),
            start + 2 >= text.count || text.tokens[start + 2].kind == .sign
        {
            return FoundExpression(value: .bound(TimeBound(side: .before), Moment(day: .now)), begin: start, end: start + 2)
        }
        if role(start) == .from, options.readsAmountsBehindAfter, let found = moment(at: start + 1), isAt(found.value.time) {
            return FoundExpression(value: .bound(TimeBound(side: .since), found.value), begin: start, end: found.end)
        }
        guard let bound = bound(at: start) else { return nil }
        if role(start) == .to, word(bound.end) == "date" {
            return FoundExpression(value: .bound(TimeBound(side: .before), Moment(day: .now)), begin: start, end: bound.end + 1)
        }
        if bound.value.side == .after, options.readsAmountsBehindAfter, let amount = amount(at: bound.end),
            !(role(bound.end) == .article && lexeme(bound.end).value == 1), moment(at: bound.end) == nil
        {
            let shift = Moment(day: .shifted(amount.value, sign: 1, from: Moment(day: .now), .in))
            return FoundExpression(value: .bound(bound.value, shift), begin: start, end: amount.end)
        }
        if let both = twoBounds(at: start, bound) { return both }
        guard let found = moment(at: bound.end) ?? announced(at: bound.end), isAt(found.value.time) || found.value.time == nil
        else { return nil }
        if case .run? = found.value.day { return nil }
        let begin = isOneOf(start, .anytime) ? start : start
        return FoundExpression(value: .bound(bound.value, found.value), begin: begin, end: found.end)
    }

    /// A clock behind a word such as "after", where a number is enough.
    private func announced(at index: Int) -> FoundMoment? {
        guard let clock = clock(at: skip(.at, at: index), .numbers), !isCounted(clock.end),
            options.readsBareBoundHours || !clock.value.isBare
        else { return nil }
        return FoundMoment(value: Moment(time: .at(clock.value)), begin: index, end: clock.end)
    }

    /// `later than 3:30pm but before 6pm`.
    private func twoBounds(at start: Int, _ first: Found<TimeBound>) -> FoundExpression? {
        guard first.value.side == .after || first.value.side == .since, let from = clock(at: first.end, .marked) else {
            return nil
        }
        var index = skipComma(from.end)
        if word(index) == "but" || role(index) == .and { index += 1 }
        guard index > from.end, let second = bound(at: index), second.value.side != .after, second.value.side != .since,
            let to = clock(at: second.end, .numbers)
        else { return nil }
        return FoundExpression(value: .moment(Moment(time: .between(from.value, to.value))), begin: start, end: to.end)
    }

    /// `more than 2 weeks ago`, `more than 3 days after today`.
    private func boundShift(at start: Int) -> FoundExpression? {
        guard let found = moment(at: start + 2), case .shifted(_, let sign, _, _)? = found.value.day else { return nil }
        let isFurther = role(start) == .more
        let side: TimeBound.Side = (sign > 0) == isFurther ? .after : .before
        return FoundExpression(value: .bound(TimeBound(side: side, isSuffix: true), found.value), begin: start, end: found.end)
    }

    /// `2012 or later`, `3 pm or later on Monday`, `May or earlier`.
    private func suffixed(_ moment: FoundMoment) -> FoundExpression? {
        let index = moment.end
        guard isOneOf(index, .or, .and) else { return nil }
        let side: TimeBound.Side
        switch role(index + 1) {
        case .later, .more, .after: side = .since
        case .ago where word(index + 1) == "earlier", .before: side = .until
        default:
            if ["above", "newer", "onwards", "onward", "up", "beyond"].contains(word(index + 1)) {
                side = .since
            } else if ["below", "older"].contains(word(index + 1)) {
                side = .until
            } else {
                return nil
            }
        }
        if role(index + 1) == .after || role(index + 1) == .before, index + 2 < text.count, text.tokens[index + 2].kind != .sign {
            return nil
        }
        var found = moment
        found.end = index + 2
        if found.value.day == nil, let day = self.moment(at: skip(.on, at: index + 2)), day.value.time == nil,
            day.value.part == nil, let merged = merge(found, day, gap: 1)
        {
            found = merged
        }
        return FoundExpression(
            value: .bound(TimeBound(side: side, isSuffix: true), found.value), begin: found.begin, end: found.end)
    }

    // MARK: Amounts

    /// `3 days starting from next Monday`, `for 1 week, from 20th dec`.
    private func lasting(at start: Int) -> FoundExpression? {
        let hasFor = role(start) == .for
        guard let amount = amount(at: hasFor ? start + 1 : start) else { return nil }
        var index = skipComma(amount.end)
        if isOneOf(index, .starting) || ["starting", "beginning", "commencing"].contains(word(index)) {
            index = skip(.from, .on, .at, at: index + 1)
        } else if hasFor, role(index) == .from {
            index += 1
        } else {
            return nil
        }
        guard let from = moment(at: index), from.value.day != nil, amount.value.finest.grain >= .day || from.value.time != nil
        else { return nil }
        // "for 3 days starting Monday" counts from the amount on, "for 3 days from Monday" as a whole.
        let begin = hasFor && !isOneOf(skipComma(amount.end), .from) ? start + 1 : start
        return FoundExpression(value: .lasting(from.value, amount.value), begin: begin, end: from.end)
    }

    /// An amount alone: `2 hours`, `more than 3 days`, `at least a week`.
    private func duration(at start: Int) -> FoundExpression? {
        var index = start
        var bound: TimeAmount.Bound?
        if isOneOf(index, .more, .less), role(index + 1) == .than {
            bound = role(index) == .more ? .more : .less
            index += 2
        }
        guard let found = amount(at: index), !isSecondTry(found) else { return nil }
        var amount = found.value
        if amount.isSingular, !options.readsSingularAmounts, role(index) != .all,
            !isOneOf(start - 1, .for) && lexeme(start).number < 0, amount.parts.count == 1, amount.isWhole, bound == nil
        {
            return nil
        }
        if role(index) == .article, lexeme(index).value == 1, amount.isSingular, role(index + 1) != .all { return nil }
        amount.bound = bound
        return FoundExpression(value: .duration(amount), begin: start, end: found.end)
    }

    /// `a second chance`, `one second thought`.
    private func isSecondTry(_ found: Found<TimeAmount>) -> Bool {
        word(found.end - 1) == "second"
            && [
                "round", "time", "wave", "turn", "chance", "thought", "opinion", "cycle", "take", "meaning", "life", "job",
                "home", "hand", "language", "display",
                "monitor", "dose", "shot", "look", "date", "one", "car", "house", "phone", "person",
            ].contains(word(found.end)) && !(word(found.end) == "time" && word(found.end + 1) == "difference")
    }

    /// `around the 21st`, `circa 5 in the morning`.
    private func approximate(at start: Int) -> FoundExpression? {
        guard role(start) == .around, word(start) != "about", let found = moment(at: start + 1), found.begin <= start + 2 else {
            return nil
        }
        var moment = found.value
        moment.isApproximate = true
        return FoundExpression(value: .moment(moment), begin: start, end: found.end)
    }

    /// `pacific time zone`, `eastern standard time`, `UTC+8`.
    private func zone(at start: Int) -> FoundExpression? {
        guard let offset = ["pacific": -480, "mountain": -420, "central": -360, "eastern": -300][word(start)] else { return nil }
        var index = start + 1
        if word(index) == "standard" || word(index) == "daylight" { index += 1 }
        if word(index) == "timezone" { return FoundExpression(value: .zone(offset), begin: start, end: index + 1) }
        guard word(index) == "time" else { return nil }
        return FoundExpression(value: .zone(offset), begin: start, end: word(index + 1) == "zone" ? index + 2 : index + 1)
    }
}

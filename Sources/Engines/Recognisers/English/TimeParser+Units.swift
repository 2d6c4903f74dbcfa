/// Calendar units: `the week`, `week 10`, `the month after next`, `the weekend of the 4th`.
extension TimeParser {
    func articleFirst(at start: Int, depth: Int) -> FoundDay? {
        let index = start + 1
        guard lexeme(start).value == 1 else { return countedOccurrence(at: start) }
        if let ordinal = ordinal(at: index) {
            if let found = ordinalFirst(at: index, depth: depth) { return found }
            if let found = dayOfMonth(at: index, allowNumber: true) { return found }
            guard lexeme(index).ordinal != 2 || isDigits(index) || role(index - 2) == .on, ordinal.value <= 31, ordinal.value > 0
            else { return nil }
            guard
                isOneOf(
                    start - 1, .on, .by, .for, .from, .to, .before, .after, .since, .through, .between, .around, .and, .or, .of)
                    || !isPlainWord(ordinal.end)
            else { return nil }
            return (.calendar(CalendarFields(day: ordinal.value)), ordinal.end)
        }
        if let found = unitDefinite(at: index, depth: depth) { return found }
        if isDigits(index), let number = digits(index, atMost: 2), (1...31).contains(number),
            role(start - 1) == .on
                || role(start - 1) == .for && options.readsDaysBehindOn
                    && (index + 1 >= text.count || [",", ".", "!", "?"].contains(word(index + 1)))
                || role(start - 1) == .from || role(start - 1) == .around,
            !isCounted(index + 1), !isSign(index + 1, ":"), !isSign(index + 1, "-"),
            numericDate(at: index, inContext: true) == nil
        {
            if let found = dayOfMonth(at: index, allowNumber: true) { return found }
            return (.calendar(CalendarFields(day: number)), index + 1)
        }
        if role(index) == .article || role(index) == .namedDay || role(index) == .now { return nil }
        return day(at: index, depth: depth + 1, allowWeak: true)
    }

    /// Whether the token is a word without temporal meaning: `the seventh episode`.
    func isPlainWord(_ index: Int) -> Bool {
        guard index < text.count, text.tokens[index].kind == .word else { return false }
        let lexeme = lexeme(index)
        return lexeme.role == .none && !lexeme.isTrigger && lexeme.number < 0
    }

    /// `the week`, `the month`, `the week after next`, `the week of the 5th`, `the year 2020`, `the year to date`.
    func unitDefinite(at index: Int, depth: Int) -> FoundDay? {
        guard let unit = unit(at: index) else { return nil }
        if let found = unitFirst(at: index, depth: depth) { return found }
        guard options.readsDefinitePeriods, !lexeme(index).isPlural, unit.value.grain >= .day, unit.value != .night,
            unit.value != .century, unit.value != .decade
        else { return nil }
        if unit.value == .day, role(unit.end) == .of || role(unit.end) == .before || role(unit.end) == .after { return nil }
        return periodStep(unit, .this)
    }

    /// "The day after", relative to the time mentioned before.
    private func neighbour(_ unit: TimeUnit, at index: Int) -> FoundDay {
        let isAfter = role(index) == .after
        let end = word(index + 1) == "that" ? index + 2 : index + 1
        let shift = TimeAmount([.init(1, unit)])
        return (.shifted(shift, sign: isAfter ? 1 : -1, from: Moment(day: .now), isAfter ? .later : .earlier), end)
    }

    /// Expressions that begin with a unit: `week 10`, `week of May 5`, `year 2012`, `weekend of the 4th`, `year to date`,
    /// `month after next`.
    func unitFirst(at index: Int, depth: Int) -> FoundDay? {
        guard let unit = unit(at: index), !lexeme(index).isPlural else { return nil }
        let next = unit.end
        if isOneOf(next, .after, .before), let relation = Optional(lexeme(next + 1).relation),
            relation == .next || relation == .last || relation == .past
        {
            let step = relation.step * 2
            guard let found = periodStep((unit.value, next + 2), .this) else { return nil }
            switch found.value {
            case .period(let unit, _): return (.period(unit, step), next + 2)
            case .weekend: return (.weekend(step), next + 2)
            case .quarter: return (.quarter(0, .step(step), .this), next + 2)
            case .offset: return (.offset(step), next + 2)
            default: return nil
            }
        }
        if word(next) == "to", word(next + 1) == "date", unit.value.grain >= .week {
            return (.portion(.soFar, of: .period(unit.value, 0)), next + 2)
        }
        switch unit.value {
        case .day where isOneOf(index - 1, .article) && isOneOf(next, .after, .before):
            guard let day = day(at: next + 1, depth: depth + 1), isDay(day.value), day.value != .now else {
                guard moment(at: next + 1, depth: 4) == nil else { return nil }
                if options.readsDefinitePeriods { return (.offset(role(next) == .after ? 1 : -1), next + 1) }
                return neighbour(.day, at: next)
            }
            return (
                .shifted(
                    TimeAmount([.init(1, .day)]), sign: role(next) == .after ? 1 : -1, from: Moment(day: day.value), .anchored),
                day.end
            )
        case .week
        where isOneOf(index - 1, .article) && isOneOf(next, .after, .before) && !options.readsDefinitePeriods
            && day(at: next + 1, depth: depth + 1) == nil:
            return moment(at: next + 1, depth: 4) == nil ? neighbour(.week, at: next) : nil
        case .week:
            if let number = small(at: next, limit: 53), number.value > 0, !isCounted(number.end) || role(number.end) == .of,
                !isSign(number.end, ":")
            {
                let year = yearBehind(at: number.end)
                return (.weekOfYear(number.value, year?.value), year?.end ?? number.end)
            }
            if isOneOf(next, .of, .starting) || word(next) == "commencing" {
                let target = skip(.on, at: next + 1)
                if let day = day(at: target, depth: depth + 1), isDay(day.value) { return (.weekOf(day.value), day.end) }
            }
        case .weekend:
            if options.readsDefinitePeriods, !isOneOf(next, .of), !isOneOf(index - 1, .article, .relation),
                lexeme(index - 1).number < 0, !isDigits(index - 1)
            {
                return (.weekend(0), next)
            }
            if isOneOf(next, .of), let day = day(at: next + 1, depth: depth + 1) {
                return (.weekendOf(withYear(day).value), withYear(day).end)
            }
        case .year:
            if let year = year(at: next) { return (.years(from: year.value, count: 1), year.end) }
        case .month:
            if role(next) == .of, lexeme(next + 1).month > 0 { return monthFirst(at: next + 1, allowWeak: true) }
        case .quarter:
            if let number = small(at: next, limit: 4), number.value > 0 {
                let year = yearBehind(at: number.end)
                return (.quarter(number.value, year?.value, .none), year?.end ?? number.end)
            }
        default: break
        }
        return nil
    }

    func withYear(_ found: FoundDay) -> FoundDay {
        guard case .holiday(let number, nil, let relation) = found.value, let year = yearBehind(at: found.end) else {
            return found
        }
        return (.holiday(number, year.value, relation), year.end)
    }

    /// Whether it is a single day.
    func isDay(_ day: DayExpression) -> Bool {
        switch day {
        case .now, .offset, .weekday, .holiday, .occurrence, .closest: return true
        case .calendar(let fields): return fields.isDay
        case .nth(_, let unit, _):
            switch unit {
            case .weekday, .unit(.day), .unit(.businessDay): return true
            default: return false
            }
        case .within(let inner, _): return isDay(inner)
        case .shifted(let amount, _, let from, _): return amount.finest.grain <= .week && true || from.day.map(isDay) ?? true
        default: return false
        }
    }
}

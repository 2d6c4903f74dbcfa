/// Merging of adjacent pieces.
extension TimeParser {
    func merge(_ first: FoundMoment, _ second: FoundMoment, gap: Int) -> FoundMoment? {
        var result = first
        result.end = second.end
        result.isWeak = first.isWeak && second.value.day == nil
        result.isAnnounced = first.isAnnounced || second.isAnnounced
        let (a, b) = (first.value, second.value)
        if a.time != nil, b.time != nil { return nil }
        if a.part != nil, b.part != nil { return sameParts(first, second) }
        if first.isPlainPart, first.value.time == nil, b.time != nil, a.day == nil, case .at(let clock)? = b.time, clock.isBare,
            !second.isAnnounced
        {
            return nil
        }
        if case .at(let clock)? = a.time, clock.isBare, !first.isAnnounced, second.isPlainPart, a.day == nil { return nil }
        if !options.joinsMealsWithDays, isMeal(a.part) && b.day != nil || isMeal(b.part) && a.day != nil { return nil }
        if second.isWeak, a.day == nil { return nil }
        var moment = a
        if let day = b.day {
            if let own = a.day {
                guard let merged = mergeDays(own, day, isLoose: gap > 0) else { return nil }
                if a.time != nil || a.part != nil, !isCompatible(merged) { return nil }
                moment.day = merged
            } else {
                moment.day = day
            }
        }
        moment.time = a.time ?? b.time
        moment.part = a.part ?? b.part
        moment.partPortion = a.partPortion ?? b.partPortion
        moment.isApproximate = a.isApproximate || b.isApproximate
        if moment.time != nil || moment.part != nil, let day = moment.day, !takesClock(day) { return nil }
        if case .at(let clock)? = b.time, a.day != nil, clock.isBare, !second.isAnnounced, moment.part == nil { return nil }
        result.value = moment
        return result
    }

    private func isMeal(_ part: PartOfDay?) -> Bool { part == .breakfast || part == .lunch || part == .dinner || part == .brunch }

    /// "Monday morning 10am to 12pm in the morning": a repeated part of the day.
    private func sameParts(_ first: FoundMoment, _ second: FoundMoment) -> FoundMoment? { nil }

    private func isCompatible(_ day: DayExpression) -> Bool { takesClock(day) }

    /// Whether it can have a clock time: days, and longer periods if the conventions allow it.
    func takesClock(_ day: DayExpression) -> Bool {
        switch day {
        case .now, .soon, .recently: return false
        case .holiday(_, _, _): return options.joinsHolidaysWithClocks
        case .shifted(let amount, _, _, let word): return word != .within && amount.finest.grain >= .day
        case .period(let unit, _): return unit.grain >= .day && (options.joinsPeriodsWithClocks || unit == .day)
        case .portion(_, let inner): return options.joinsPeriodsWithClocks && !isDay(inner)
        case .run: return options.joinsPeriodsWithClocks
        case .calendar(let fields): return fields.isDay || options.joinsPeriodsWithClocks && fields.month != nil
        default: return isDay(day) || options.joinsPeriodsWithClocks
        }
    }

    // MARK: Days

    func mergeDays(_ first: DayExpression, _ second: DayExpression, isLoose: Bool) -> DayExpression? {
        if let merged = directed(first, second) { return merged }
        // A weekday can be followed by a day of the month, not preceded by one: in "the first Monday", "first" is not a date.
        if case .calendar(let fields) = first, fields.month == nil, case .weekday = second { return nil }
        return directed(second, first)
    }

    private func directed(_ first: DayExpression, _ second: DayExpression) -> DayExpression? {
        switch (first, second) {
        case (.calendar(let one), .calendar(let other)): return combined(one, other)
        case (.calendar(var fields), .years(let year, 1))
        where fields.year == nil && fields.relation == .none && (fields.month != nil):
            fields.year = .number(year)
            return .calendar(fields)
        case (.calendar(var fields), .period(.month, let step))
        where fields.month == nil && fields.day != nil && fields.weekday == nil:
            fields.monthStep = step
            return .calendar(fields)
        case (.calendar(var fields), .period(.year, let step)) where fields.year == nil && fields.month != nil:
            fields.year = .step(step)
            return .calendar(fields)
        case (.calendar(let fields), .shifted(let amount, _, let from, _))
        where fields.year == nil && amount.finest == .year && from.day == .now:
            return .within(first, second)
        case (.weekday(let weekday, let relation), .calendar(var fields)) where fields.weekday == nil && fields.isDay:
            fields.weekday = weekday
            if fields.relation == .none { fields.relation = relation }
            return .calendar(fields)
        case (.weekday(_, .none), .period(.week, _)), (.weekday(_, .this), .period(.week, _)), (.weekday(_, .none), .weekOf),
            (.weekday(_, .none), .weekOfYear), (.weekday(_, .none), .workweek):
            return .within(first, second)
        case (.portion(let portion, of: .offset(0)), _) where portion == .end && isDay(second) && second != .now:
            return .portion(portion, of: second)
        case (.weekday(_, .none), .nth(_, .unit(.week), _)): return .within(first, second)
        case (.weekday(_, .none), .shifted(let amount, _, _, _)) where amount.finest.grain >= .day: return .within(first, second)
        case (.holiday(let holiday, nil, let relation), .calendar(let fields))
        where fields.month == nil && fields.day == nil && fields.year != nil:
            return .holiday(holiday, fields.year, relation)
        case (.holiday(let holiday, nil, let relation), .years(let year, 1)): return .holiday(holiday, .number(year), relation)
        case (.holiday(let holiday, nil, let relation), .period(.year, let step)): return .holiday(holiday, .step(step), relation)
        case (.holiday, .shifted(let amount, _, let from, _)) where amount.finest == .year && from.day == .now:
            return .within(first, second)
        case (.quarter(let number, nil, .none), .years(let year, 1)): return .quarter(number, .number(year), .none)
        case (.season(let season, nil, .none), .years(let year, 1)): return .season(season, .number(year), .none)
        case (.season(let season, nil, .none), .period(.year, let step)): return .season(season, .step(step), .none)
        case (.offset(0), .shifted(let amount, _, let from, _)) where amount.finest.grain < .day && from.day == .now:
            return second
        case (.weekend(0), .holiday): return .weekendOf(second)
        case (.nth(let count, let unit, let of), .years(let year, 1)):
            guard let target = directed(of, .years(from: year, count: 1)) else { return nil }
            return .nth(count, unit, of: target)
        default: return nil
        }
    }

    private func combined(_ first: CalendarFields, _ second: CalendarFields) -> DayExpression? {
        func one<Value>(_ a: Value?, _ b: Value?) -> (Value?, Bool) { (a ?? b, a == nil || b == nil) }
        let (year, yearFits) = one(first.year, second.year)
        let (month, monthFits) = one(first.month, second.month)
        let (day, dayFits) = one(first.day, second.day)
        let (weekday, weekdayFits) = one(first.weekday, second.weekday)
        guard yearFits, monthFits, dayFits, weekdayFits, first.monthStep == nil || second.monthStep == nil,
            first.relation == .none || second.relation == .none
        else { return nil }
        // "the 4th, March" is a date; "March, 2018" followed by a separate "the 5th" is not.
        guard first.month == nil || first.day == nil || second.weekday != nil else { return nil }
        return .calendar(
            CalendarFields(
                year: year, month: month, day: day, weekday: weekday,
                relation: first.relation == .none ? second.relation : first.relation,
                monthStep: first.monthStep ?? second.monthStep))
    }
}

/// Calendar units, quarters, seasons and holidays.
extension TimeResolver {
    /// The unit that many steps from the current one.
    func period(_ unit: TimeUnit, _ steps: Int) -> Span? {
        guard abs(steps) < 100_000 else { return nil }
        switch unit {
        case .second, .minute, .hour:
            if !conventions.alignsRuns {
                return steps == 0
                    ? aligned(unit, 0)
                    : steps > 0
                        ? Span(start: now, end: now + unit.seconds * steps, grain: .second, isPoint: false)
                        : Span(start: now + unit.seconds * steps, end: now, grain: .second, isPoint: false)
            }
            return aligned(unit, steps)
        case .day, .night, .businessDay: return oneDay(today + steps)
        case .weekend: return weekend(CivilCalendar.monday(of: today) + 7 * steps)
        case .week:
            let monday = CivilCalendar.monday(of: today) + 7 * steps
            return span(days: monday, monday + 7, .week)
        case .fortnight:
            let monday = CivilCalendar.monday(of: today) + 14 * steps
            return span(days: monday, monday + 14, .week, isPoint: false)
        case .month: return months(year, month + steps, 1, .month)
        case .quarter: return months(year, (month - 1) / 3 * 3 + 1 + 3 * steps, 3, .quarter)
        case .year: return months(year + steps, 1, 12, .year)
        case .decade: return months((CivilCalendar.floorDivide(year, 10) + steps) * 10, 1, 120, .year, isPoint: false)
        case .century: return months((CivilCalendar.floorDivide(year, 100) + steps) * 100, 1, 1_200, .year, isPoint: false)
        }
    }

    func aligned(_ unit: TimeUnit, _ steps: Int) -> Span {
        let start = (CivilCalendar.floorDivide(now, unit.seconds) + steps) * unit.seconds
        return Span(start: start, end: start + unit.seconds, grain: unit.grain)
    }

    func quarterSpans(_ number: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
        if number == 0 {
            var steps = relation.step
            if case .step(let more)? = year { steps = more }
            return [period(.quarter, steps)].compactMap { $0 }
        }
        let make: (Int) -> Span? = { self.months($0, number * 3 - 2, 3, .quarter) }
        guard year == nil, relation.step != 0 else { return inYear(year, make) }
        let all = (self.year - 1...self.year + 1).compactMap(make)
        let found = relation.step > 0 ? all.first { $0.start > now } : all.last { $0.end <= now }
        return found.map { [$0] } ?? []
    }

    func week(_ number: Int, of year: Int) -> Span? {
        let monday = CivilCalendar.firstMonday(ofYear: year) + 7 * (number - 1)
        guard (1...53).contains(number), CivilCalendar.parts(monday + 3).year == year else { return nil }
        return span(days: monday, monday + 7, .week)
    }

    func weekend(_ monday: Int) -> Span {
        let saturday = (monday + 5) * Self.day
        return Span(
            start: saturday + conventions.weekendStart * 3_600, end: saturday + conventions.weekendEnd * 3_600,
            grain: conventions.weekendStart == 0 ? .day : .hour, isPoint: false)
    }

    /// The weekend around a day, extended by the day if it is adjacent.
    func weekend(around day: Int) -> Span {
        let weekday = CivilCalendar.weekday(day)
        let plain = weekend(CivilCalendar.monday(of: weekday < 2 ? day - 7 : day))
        var result = plain
        result.start = min(result.start, weekday == 2 ? result.start : day * Self.day)
        if weekday < 2 { result.end = max(result.end, (day + 1) * Self.day) }
        return result
    }

    /// First days of spring, summer, autumn and winter.
    static let seasons = [(3, 20), (6, 21), (9, 23), (12, 21)]

    func season(_ number: Int, _ year: Int) -> Span {
        let (month, day) = Self.seasons[number]
        let (nextMonth, nextDay) = Self.seasons[(number + 1) % 4]
        let end = CivilCalendar.day(number == 3 ? year + 1 : year, nextMonth, nextDay) + (conventions.endsAreInclusive ? 1 : 0)
        return span(days: CivilCalendar.day(year, month, day), end, .day, isPoint: false)
    }

    func seasonSpans(_ number: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
        if let year { return inYear(year) { self.season(number, $0) } }
        let all = (self.year - 2...self.year + 2).map { season(number, $0) }
        switch relation {
        case .none, .this, .current: return ordered(past: all.last { $0.end <= now }, future: all.first { $0.end > now })
        default:
            let found = relation.step > 0 ? all.first { $0.start > now } : all.last { $0.end <= now }
            return found.map { [$0] } ?? []
        }
    }

    func seasonStep(_ steps: Int) -> Span {
        let all = (year - 2...year + 2).flatMap { year in (0..<4).map { season($0, year) } }
        let index = all.lastIndex { $0.start <= now } ?? 0
        var found = all[min(max(index + steps, 0), all.count - 1)]
        if conventions.endsAreInclusive { found.end -= 2 * Self.day }
        return found
    }

    // MARK: Holidays

    func holidaySpans(_ index: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
        guard Holiday.all.indices.contains(index) else { return [] }
        let holiday = Holiday.all[index]
        if let year { return years(of: year).flatMap { holidays(holiday, in: $0) } }
        switch relation {
        case .none:
            let all = (self.year - 2...self.year + 5).flatMap { holidays(holiday, in: $0) }
            let mark = conventions.listsPastFirst ? now : today * Self.day
            return around(all, mark: mark)
        case .this, .current:
            if conventions.listsPastFirst { return holidays(holiday, in: self.year) }
            return (self.year - 1...self.year + 2).flatMap { holidays(holiday, in: $0) }.first { $0.end > today * Self.day }.map {
                [$0]
            } ?? []
        default:
            let all = (self.year - 2...self.year + 2).flatMap { holidays(holiday, in: $0) }
            let found = relation.step > 0 ? all.first { $0.start > today * Self.day } : all.last { $0.start < today * Self.day }
            return found.map { [$0] } ?? []
        }
    }

    func holidays(_ holiday: Holiday, in year: Int) -> [Span] {
        guard (1...9_999).contains(year) else { return [] }
        return holiday.days(in: year).map { first in
            if holiday.startMinutes > 0 {
                let start = first * Self.day + holiday.startMinutes * 60
                return Span(
                    start: start, end: start + 3_600 + (conventions.endsAreInclusive ? 60 : 0), grain: .minute, isPoint: false)
            }
            return span(days: first, first + holiday.days, .day, isPoint: holiday.days == 1)
        }
    }
}

/// Parts of longer periods, relative amounts, runs of units.
extension TimeResolver {
    // MARK: Within a period

    /// The nth unit or weekday of a period; negative numbers count from its end.
    func nth(_ count: Int, _ unit: NthUnit, in target: Span) -> Span? {
        guard count != 0, abs(count) < 400 else { return nil }
        let (first, last) = (dayNumber(target.start), dayNumber(target.end - 1))
        func fits(_ span: Span) -> Span? { span.start >= target.start && span.start < target.end ? span : nil }
        switch unit {
        case .weekday(let weekday):
            if count > 0 {
                return fits(oneDay(first + CivilCalendar.modulo(weekday - CivilCalendar.weekday(first), 7) + 7 * (count - 1)))
            }
            return fits(oneDay(last - CivilCalendar.modulo(CivilCalendar.weekday(last) - weekday, 7) + 7 * (count + 1)))
        case .unit(.week):
            // A week belongs to the month or year of its Thursday.
            let monday = count > 0 ? CivilCalendar.monday(of: first) : CivilCalendar.monday(of: last)
            let isIn: Bool
            if conventions.alignsRuns {
                isIn = count > 0 ? monday >= first : monday + 6 <= last
            } else {
                isIn = count > 0 ? monday + 3 >= first : monday + 3 <= last
            }
            let shift = count > 0 ? (isIn ? count - 1 : count) : (isIn ? count + 1 : count)
            let start = monday + 7 * shift
            guard start + 3 >= first, start + 3 <= last else { return nil }
            return span(days: start, start + 7, .week)
        case .unit(.weekend):
            let saturday = first + CivilCalendar.modulo(5 - CivilCalendar.weekday(first), 7)
            let lastSaturday = last - CivilCalendar.modulo(CivilCalendar.weekday(last) - 5, 7)
            let day = count > 0 ? saturday + 7 * (count - 1) : lastSaturday + 7 * (count + 1)
            return day >= first && day <= last ? spans(.weekend(0)).first.map { shift($0, to: day) } : nil
        case .unit(let unit): return fits(nthUnit(count, unit, in: target))
        case .month: return nil
        }
    }

    /// This week's weekend, moved to another Saturday.
    func shift(_ weekend: Span, to saturday: Int) -> Span {
        let own = (CivilCalendar.monday(of: today) + 5) * Self.day
        let move = saturday * Self.day - own
        return Span(start: weekend.start + move, end: weekend.end + move, grain: weekend.grain, isPoint: false)
    }

    func nthUnit(_ count: Int, _ unit: TimeUnit, in target: Span) -> Span {
        let base = count > 0 ? target.start : target.end
        let steps = count > 0 ? count - 1 : count
        let start = moved(base, by: unit, Double(steps))
        return Span(start: start, end: moved(base, by: unit, Double(steps + 1)), grain: unit.grain)
    }

    /// The early, late, first, last ... part of a period.
    func portionSpans(_ portion: Portion, _ target: DayExpression) -> [Span] {
        spans(target).compactMap { portionSpan(portion, of: $0) }
    }

    func portionSpan(_ portion: Portion, of target: Span) -> Span? {
        func cut(_ start: Int, _ end: Int) -> Span? {
            guard start < end else { return nil }
            return Span(
                start: start, end: end, grain: target.grain > .month ? .month : target.grain > .day ? .day : .hour, isPoint: false
            )
        }
        if target.end - target.start <= Self.day, target.start <= now, now < target.end, !conventions.listsPastFirst {
            if portion == .earlier { return cut(target.start, max(now, target.start + 1)) }
            if portion == .later { return cut(now, target.end) }
        }
        switch portion {
        case .soFar: return cut(target.start, max(target.start + 1, min(now, target.end)))
        case .rest: return cut(max(conventions.endsAreInclusive ? today * Self.day : now, target.start), target.end)
        case .earlier:
            guard conventions.listsPastFirst, var half = halves(target, true) else {
                return cut(target.start, today * Self.day) ?? halves(target, true)
            }
            if today * Self.day > half.start { half.end = min(half.end, today * Self.day) }
            return half
        case .later:
            guard conventions.listsPastFirst, var half = halves(target, false) else {
                return cut(max(target.start, (today + 1) * Self.day), target.end) ?? halves(target, false)
            }
            if today * Self.day < half.end { half.start = max(half.start, today * Self.day) }
            return half
        case .early, .beginning: return conventions.listsPastFirst ? halves(target, true) : edges(target, 0)
        case .late, .end:
            if target.end - target.start <= Self.day {
                return conventions.listsPastFirst
                    ? Span(start: target.end - 1, end: target.end, grain: .second) : cut(target.end - 6 * 3_600, target.end)
            }
            return conventions.listsPastFirst ? halves(target, false) : edges(target, 2)
        case .middle: return conventions.listsPastFirst ? middle(target) : edges(target, 1)
        }
    }

    /// The first or second half of a period, split where people split weeks, months and years.
    func halves(_ target: Span, _ isFirst: Bool) -> Span? {
        let days = (target.end - target.start) / Self.day
        let half: Int
        if target.grain == .week {
            half = dayNumber(target.start) + 3
        } else if target.grain == .month {
            half = dayNumber(target.start) + 15
        } else if target.grain >= .quarter {
            half = dayNumber(moved(target.start, by: .month, target.grain == .quarter ? 1.5 : 6))
        } else {
            half = dayNumber(target.start) + max(days / 2, 1)
        }
        let middle = days <= 1 ? target.start + (target.end - target.start) / 2 : half * Self.day
        return Span(start: isFirst ? target.start : middle, end: isFirst ? middle : target.end, grain: .day, isPoint: false)
    }

    func middle(_ target: Span) -> Span? {
        let start = dayNumber(target.start)
        switch target.grain {
        case .week: return span(days: start + 1, start + 5, .day, isPoint: false)
        case .month: return span(days: start + 9, start + 20, .day, isPoint: false)
        case .year where target.isPoint:
            return Span(
                start: moved(target.start, by: .month, 4), end: moved(target.start, by: .month, 8), grain: .month, isPoint: false)
        default:
            let third = (target.end - target.start) / 3
            return Span(start: target.start + third, end: target.end - third, grain: .day, isPoint: false)
        }
    }

    /// The first, middle or last third, in whole days or months.
    func edges(_ target: Span, _ third: Int) -> Span? {
        let start = dayNumber(target.start)
        switch target.grain {
        case .week:
            return third == 0
                ? span(days: start, start + 3, .day, isPoint: false)
                : third == 2
                    ? span(days: start + 4, start + 7, .day, isPoint: false)
                    : span(days: start + 2, start + 4, .day, isPoint: false)
        case .month:
            let bounds = [start, start + 10, start + 20, dayNumber(target.end)]
            return span(days: bounds[third], bounds[third + 1], .day, isPoint: false)
        case .year where target.isPoint:
            let bounds = [0.0, 3, 8, 12]
            return Span(
                start: moved(target.start, by: .month, bounds[third]), end: moved(target.start, by: .month, bounds[third + 1]),
                grain: .month, isPoint: false)
        default:
            let length = (target.end - target.start) / 3
            let from = target.start + third * length
            return Span(
                start: from, end: third == 2 ? target.end : from + length,
                grain: target.end - target.start <= Self.day ? .hour : .day, isPoint: false)
        }
    }

    /// A weekday in the week of a day or in a longer period; a month or a holiday that many years ahead.
    func within(_ inner: DayExpression, _ outer: DayExpression) -> [Span] {
        spans(outer).flatMap { target -> [Span] in
            switch inner {
            case .weekday(let weekday, _):
                if case .shifted(let amount, _, _, _) = outer, amount.finest.grain >= .month {
                    let first = dayNumber(target.start)
                    return [oneDay(first + CivilCalendar.modulo(weekday - CivilCalendar.weekday(first), 7))]
                }
                return [oneDay(CivilCalendar.monday(of: dayNumber(target.start)) + weekday)]
            case .calendar(var fields):
                fields.year = .number(CivilCalendar.parts(dayNumber(target.start)).year)
                return spans(.calendar(fields))
            case .holiday(let index, _, let relation):
                return spans(.holiday(index, .number(CivilCalendar.parts(dayNumber(target.start)).year), relation))
            default: return []
            }
        }
    }
}

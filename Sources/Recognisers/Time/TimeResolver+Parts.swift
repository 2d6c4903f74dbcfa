/// Parts of longer stretches, amounts counted from somewhere, runs of units.
extension TimeResolver {
    // MARK: Inside a stretch

    /// The nth unit or weekday of a stretch; negative numbers count from its end.
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
            // A week belongs to the month or year that has its Thursday.
            let monday = count > 0 ? CivilCalendar.monday(of: first) : CivilCalendar.monday(of: last)
            let isIn = count > 0 ? monday + 3 >= first : monday + 3 <= last
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
    private func shift(_ weekend: Span, to saturday: Int) -> Span {
        let own = (CivilCalendar.monday(of: today) + 5) * Self.day
        let move = saturday * Self.day - own
        return Span(start: weekend.start + move, end: weekend.end + move, grain: weekend.grain, isPoint: false)
    }

    private func nthUnit(_ count: Int, _ unit: TimeUnit, in target: Span) -> Span {
        let base = count > 0 ? target.start : target.end
        let steps = count > 0 ? count - 1 : count
        let start = moved(base, by: unit, Double(steps))
        return Span(start: start, end: moved(base, by: unit, Double(steps + 1)), grain: unit.grain)
    }

    /// Early, late, beginning, end ... of a stretch.
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

    /// The first or second half, as far as people halve weeks, months and years.
    private func halves(_ target: Span, _ isFirst: Bool) -> Span? {
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

    private func middle(_ target: Span) -> Span? {
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
    private func edges(_ target: Span, _ third: Int) -> Span? {
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

    /// A weekday in the week of a day or in a longer stretch; a month or a holiday so many years ahead.
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

    // MARK: Amounts

    /// A moment so many units later; parts of units are counted in the unit below.
    func moved(_ seconds: Int, by unit: TimeUnit, _ value: Double) -> Int {
        guard abs(value) < 10_000_000 else { return seconds }
        let whole = Int(value.rounded(.towardZero))
        let rest = value - Double(whole)
        let number = dayNumber(seconds)
        let clock = seconds - number * Self.day
        switch unit {
        case .second, .minute, .hour: return seconds + Int((value * Double(unit.seconds)).rounded())
        case .day, .night: return seconds + Int((value * Double(Self.day)).rounded())
        case .week, .fortnight: return seconds + Int((value * Double(unit.seconds)).rounded())
        case .weekend: return seconds + 7 * Self.day * whole
        case .businessDay: return businessDay(number, whole) * Self.day + clock
        case .month, .quarter, .year, .decade, .century:
            let months = unit == .month ? 1 : unit == .quarter ? 3 : 12 * unit.multiple
            guard abs(value * Double(months)) < 120_000 else { return seconds }
            let fraction = rest * Double(months)
            let extra = Int(fraction.rounded(.towardZero))
            let days = Int(((fraction - Double(extra)) * 30).rounded())
            return (CivilCalendar.adding(months: whole * months + extra, to: number) + days) * Self.day + clock
        }
    }

    private func businessDay(_ start: Int, _ count: Int) -> Int {
        var day = start
        var left = min(abs(count), 5_000)
        while left > 0 {
            day += count < 0 ? -1 : 1
            if CivilCalendar.weekday(day) < 5 { left -= 1 }
        }
        return day
    }

    func moved(_ seconds: Int, by amount: TimeAmount, sign: Int) -> Int {
        amount.parts.reduce(seconds) { moved($0, by: $1.unit, $1.value * Double(sign)) }
    }

    func shiftedSpans(_ amount: TimeAmount, _ sign: Int, _ from: Moment, _ word: ShiftWord) -> [Span] {
        guard amount.seconds < 3e11 else { return [] }
        if word == .within {
            let other = moved(now, by: amount, sign: sign)
            return [Span(start: min(now, other), end: max(now, other), grain: .second, isPoint: false)]
        }
        let isNow = from.day == .now && from.time == nil
        let all = anchors(from).map { shifted(amount, sign, anchor: $0, isNow: isNow) }
        guard all.count > 1 else { return all }
        if conventions.listsPastFirst { return [all[all.count - 1]] }
        // Of several anchors, the one whose day comes next.
        return all.sorted {
            ($0.start < today * Self.day ? 1 : 0, abs($0.start - now)) < (
                $1.start < today * Self.day ? 1 : 0, abs($1.start - now)
            )
        }
    }

    private func anchors(_ from: Moment) -> [Span] {
        if from.day == .now, from.time == nil { return [Span(start: now, end: now + 1, grain: .second)] }
        return values(of: from).compactMap { value in
            guard let start = value.start, let end = value.end else { return nil }
            return Span(start: start, end: end, grain: value.grain)
        }
    }

    private func shifted(_ amount: TimeAmount, _ sign: Int, anchor: Span, isNow: Bool) -> Span {
        let start = moved(anchor.start, by: amount, sign: sign)
        let movesClock =
            amount.movesClock
            && amount.parts.contains { $0.unit.grain < .day || $0.unit == .day && $0.value != $0.value.rounded() }
        if !isNow {
            if movesClock {
                return Span(
                    start: start, end: start + 1, grain: min(.minute, amount.finest.grain == .hour ? .hour : amount.finest.grain))
            }
            return anchor.grain >= .day
                ? oneDay(dayNumber(start)) : Span(start: start, end: start + anchor.grain.seconds, grain: anchor.grain)
        }
        guard conventions.shiftsKeepClock else {
            return movesClock ? Span(start: start, end: start + 1, grain: .second) : oneDay(dayNumber(start))
        }
        return truncated(start, to: keptGrain(amount))
    }

    /// One below the finest unit counted, as a count of days says little about minutes.
    private func keptGrain(_ amount: TimeAmount) -> TimeGrain {
        guard amount.isWhole else { return amount.finest.grain <= .hour ? .second : .hour }
        switch amount.finest.grain {
        case .second, .minute: return .second
        case .hour: return .minute
        case .day: return .hour
        case .week, .month: return amount.finest == .fortnight ? .hour : .day
        case .quarter, .year: return .month
        }
    }

    func truncated(_ seconds: Int, to grain: TimeGrain) -> Span {
        switch grain {
        case .second, .minute, .hour:
            let start = CivilCalendar.floorDivide(seconds, grain.seconds) * grain.seconds
            return Span(start: start, end: start + grain.seconds, grain: grain)
        case .day, .week: return oneDay(dayNumber(seconds))
        case .month, .quarter, .year:
            let parts = CivilCalendar.parts(dayNumber(seconds))
            return grain == .year ? months(parts.year, 1, 12, .year) : months(parts.year, parts.month, 1, .month)
        }
    }

    // MARK: Runs

    func runSpans(_ run: RunExpression) -> [Span] {
        guard run.count > 0, run.count < 100_000 else { return [] }
        if let target = run.of {
            return spans(target).map { span in
                let whole =
                    run.sign < 0
                    ? (moved(span.end, by: run.unit, -run.count), span.end)
                    : (span.start, moved(span.start, by: run.unit, run.count))
                return Span(start: whole.0, end: whole.1, grain: run.unit.grain, isPoint: false)
            }
        }
        if conventions.alignsRuns { return alignedRun(run).map { [$0] } ?? [] }
        let grain = run.unit.grain
        if grain < .day {
            let other = moved(now, by: run.unit, run.count * Double(run.sign))
            return [Span(start: min(now, other), end: max(now, other), grain: .second, isPoint: false)]
        }
        if run.unit == .quarter || run.unit == .decade || run.unit == .century || run.unit == .fortnight || run.unit == .weekend {
            return alignedRun(run).map { [$0] } ?? []
        }
        if run.unit == .businessDay {
            let days = businessDays(run)
            guard let first = days.min(), let last = days.max() else { return [] }
            return [span(days: first, last + 1, .day, isPoint: false)]
        }
        if run.sign > 0 {
            let start = (today + 1) * Self.day
            return [Span(start: start, end: moved(start, by: run.unit, run.count), grain: .day, isPoint: false)]
        }
        return [
            Span(start: moved(today * Self.day, by: run.unit, -run.count), end: today * Self.day, grain: .day, isPoint: false)
        ]
    }

    /// The working days of a run, in order.
    func businessDays(_ run: RunExpression) -> [Int] {
        let count = min(Int(run.count), 5_000)
        guard count > 0 else { return [] }
        return (1...count).map { businessDay(today, run.sign * $0) }.sorted()
    }

    private func alignedRun(_ run: RunExpression) -> Span? {
        let count = Int(run.count.rounded(.up))
        if run.unit == .businessDay { return nil }
        if run.isUpcoming { return period(run.unit, run.sign * count) }
        guard let first = period(run.unit, run.sign > 0 ? 1 : -count), let last = period(run.unit, run.sign > 0 ? count : -1)
        else { return nil }
        return Span(start: first.start, end: last.end, grain: run.unit.grain, isPoint: false)
    }

    // MARK: Occurrences

    /// The nth such day after or before today.
    func occurrence(_ day: DayExpression, _ count: Int) -> Span? {
        guard case .weekday(let weekday, _) = day, abs(count) < 5_000 else { return nil }
        let ahead = CivilCalendar.modulo(weekday - CivilCalendar.weekday(today), 7)
        if count > 0 { return oneDay(today + (ahead == 0 ? 7 : ahead) + 7 * (count - 1)) }
        return oneDay(today - (ahead == 0 ? 7 : 7 - ahead) + 7 * (count + 1))
    }

    func closest(_ count: Int, _ inner: DayExpression, to anchor: DayExpression) -> [Span] {
        guard count > 0, count < 50, let target = spans(anchor).first else { return [] }
        var candidates: [Span]
        if case .weekday(let weekday, _) = inner {
            let monday = CivilCalendar.monday(of: dayNumber(target.start)) + weekday
            candidates = (-30...30).map { oneDay(monday + 7 * $0) }
        } else if case .holiday(let index, _, _) = inner {
            let year = CivilCalendar.parts(dayNumber(target.start)).year
            candidates = (year - 30...year + 30).flatMap { spans(.holiday(index, .number($0), .none)) }
        } else {
            return []
        }
        candidates.sort { abs($0.start - target.start) < abs($1.start - target.start) }
        return candidates.count >= count ? [candidates[count - 1]] : []
    }
}

/// Relative amounts, and runs of units.
extension TimeResolver {
    /// A moment offset by that many units; fractions are converted to the next finer unit.
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

    func businessDay(_ start: Int, _ count: Int) -> Int {
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
        if word == .later || word == .earlier, let anchor = anchor(of: amount) {
            return [shifted(amount, sign, anchor: anchor, isNow: false)]
        }
        let isNow = from.day == .now && from.time == nil
        let all = anchors(from).map { shifted(amount, sign, anchor: $0, isNow: isNow) }
        guard all.count > 1 else { return all }
        if from.day == nil { return [all[0]] }
        if conventions.listsPastFirst { return [all[all.count - 1]] }
        // Of several anchors, choose the one with the next day.
        return all.sorted {
            ($0.start < today * Self.day ? 1 : 0, abs($0.start - now)) < (
                $1.start < today * Self.day ? 1 : 0, abs($1.start - now)
            )
        }
    }

    /// The previously mentioned time that the amount is relative to; `nil` if none is known precisely enough.
    private func anchor(of amount: TimeAmount) -> Span? {
        guard let anchor = reference.anchor, reference.anchorGrain < .day || !amount.movesClock else { return nil }
        let grain = reference.anchorGrain
        return Span(start: anchor.seconds, end: anchor.seconds + grain.seconds, grain: grain)
    }

    func anchors(_ from: Moment) -> [Span] {
        if from.day == .now, from.time == nil { return [Span(start: now, end: now + 1, grain: .second)] }
        return values(of: from).compactMap { value in
            guard let start = value.start, let end = value.end else { return nil }
            return Span(start: start, end: end, grain: value.grain)
        }
    }

    func shifted(_ amount: TimeAmount, _ sign: Int, anchor: Span, isNow: Bool) -> Span {
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

    /// One level finer than the finest unit of the amount, as a number of days does not specify minutes.
    func keptGrain(_ amount: TimeAmount) -> TimeGrain {
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
            Span(
                start: moved(today * Self.day, by: run.unit, -run.count),
                end: (conventions.pastRunsHoldToday ? today + 1 : today) * Self.day, grain: .day, isPoint: false)
        ]
    }

    /// The working days of a run, in order.
    func businessDays(_ run: RunExpression) -> [Int] {
        let count = min(Int(run.count), 5_000)
        guard count > 0 else { return [] }
        return (1...count).map { businessDay(today, run.sign * $0) }.sorted()
    }

    func alignedRun(_ run: RunExpression) -> Span? {
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

/// Values of complete expressions.
extension TimeResolver {
    /// A possible value of an expression; an open end is `nil`.
    struct Value: Hashable {
        var start: Int?
        var end: Int?
        var grain: TimeGrain
        var isPoint = true
    }

    func values(_ expression: TimeExpression) -> [Value] {
        switch expression {
        case .moment(let moment): return values(of: moment)
        case .range(let first, let last): return range(first, last)
        case .bound(let bound, let moment): return bounded(bound, moment)
        case .lasting(let moment, let amount):
            return values(of: moment).compactMap { value in
                guard let start = value.start else { return nil }
                let end = moved(start, by: amount, sign: 1)
                return Value(
                    start: start, end: conventions.endsAreInclusive && value.grain < .day ? end + value.grain.seconds : end,
                    grain: value.grain, isPoint: false)
            }
        case .duration, .recurrence, .zone: return []
        }
    }

    // MARK: Moments

    func values(of moment: Moment) -> [Value] {
        guard let day = moment.day else { return timed(moment) }
        let spans = spans(day)
        if moment.time == nil, moment.part == nil {
            return spans.map { Value(start: $0.start, end: $0.end, grain: $0.grain, isPoint: $0.isPoint) }
        }
        let result = spans.flatMap { values(of: moment, on: $0) }
        guard conventions.movesPastClocks, day == .offset(0), moment.part != nil, moment.time != nil,
            let first = result.first?.start, first < now
        else { return result }
        return values(of: moment, onDay: today + 1)
    }

    /// A time on a day, or on the first upcoming day of a longer period.
    func values(of moment: Moment, on span: Span) -> [Value] {
        let isLong = span.end - span.start > Self.day
        let base = isLong && span.start < now && span.end > now ? today : dayNumber(span.start)
        return values(of: moment, onDay: base)
    }

    func values(of moment: Moment, onDay day: Int) -> [Value] {
        let base = day * Self.day
        guard let time = moment.time else {
            guard let part = moment.part, let hours = conventions.hours[part] else { return [] }
            return [partValue(hours, moment.partPortion, base: base)]
        }
        let values: [Value]
        switch time {
        case .at(let clock): values = clocks(clock, moment.part, day: day).map { point($0, clock, base: base) }
        case .between(let first, let last):
            values = pairs(first, last, moment.part, day: day).map { start, end in
                let from = base + start - zoneShift(first.zone ?? moment.zone)
                let to = base + end - zoneShift(last.zone ?? moment.zone)
                let grain = min(first.grain, last.grain)
                return Value(
                    start: from, end: conventions.endsAreInclusive ? to + grain.seconds : to, grain: grain, isPoint: false)
            }
        case .bound(let bound, let clock):
            values = clocks(clock, moment.part, day: day).map { opened(bound, point($0, clock, base: base)) }
        case .lasting(let clock, let amount):
            values = clocks(clock, moment.part, day: day).map { seconds in
                let value = point(seconds, clock, base: base)
                let grain = min(clock.grain, amount.finest.grain)
                let end = moved(value.start ?? 0, by: amount, sign: 1)
                return Value(
                    start: value.start, end: conventions.endsAreInclusive ? end + grain.seconds : end, grain: grain,
                    isPoint: false)
            }
        }
        return values
    }

    func partValue(_ hours: TimeConventions.Hours, _ portion: Portion?, base: Int) -> Value {
        var (start, end) = (hours.start, hours.end)
        switch portion {
        case .early, .beginning:
            if let morning = conventions.earlyMorningEnd, end == 43_200 { end = morning } else { end = (start + end) / 2 }
        case .late, .end: start = conventions.endsAreInclusive && end == 86_400 ? end - 3 * 3_600 : (start + end) / 2
        default: break
        }
        return Value(start: base + start, end: base + end, grain: .hour, isPoint: false)
    }

    func point(_ seconds: Int, _ clock: Clock, base: Int) -> Value {
        let start = base + seconds - zoneShift(clock.zone)
        let grain = clock.zone != nil && conventions.endsAreInclusive ? .minute : clock.grain
        return Value(start: start, end: start + grain.seconds, grain: grain)
    }

    /// The offset in seconds between another time zone and the local one.
    func zoneShift(_ zone: Int?) -> Int { zone.map { ($0 - reference.offset) * 60 } ?? 0 }

    // MARK: Clocks

    /// The possible values of a clock time in seconds of the day, the likeliest first.
    func clocks(_ clock: Clock, _ part: PartOfDay?, day: Int?) -> [Int] {
        if clock.isMidnight { return [conventions.midnightEndsDay && day != nil ? 86_400 : 0] }
        guard clock.isOpen else { return [clock.seconds] }
        let first = clock.hour == 12 ? clock : clock.earlier
        let second = clock.hour == 12 ? clock.earlier : clock.later
        if let part {
            switch part {
            case .morning, .breakfast: return [clock.earlier.seconds]
            case .night, .nightTime, .tonight:
                if clock.hour == 12 { return [86_400] }
                return [
                    clock.hour < 5 && !conventions.listsPastFirst && !conventions.endsAreInclusive
                        ? clock.earlier.seconds + 86_400 : clock.later.seconds
                ]
            case .afternoon, .evening, .dinner: return [clock.later.seconds]
            case .afterSchool, .afterWork: return [clock.later.seconds]
            case .brunch, .lunch, .dayTime, .businessHours:
                return [clock.hour < 7 || clock.hour == 12 ? clock.later.seconds : clock.earlier.seconds]
            }
        }
        if conventions.prefersWakingHours, !reference.prefersPast || clock.hour < 7, let day {
            let isPast = !reference.prefersPast && day * Self.day + first.seconds <= now
            if clock.hour < 7 || isPast && day * Self.day + second.seconds > now { return [second.seconds, first.seconds] }
        }
        return [first.seconds, second.seconds]
    }

    /// Start and end of a range of clock times, in seconds of the day; the end may be on the next day.
    func pairs(_ first: Clock, _ last: Clock, _ part: PartOfDay?, day: Int?) -> [(Int, Int)] {
        let day = 86_400
        if first.isOpen, last.isOpen, part != nil, let end = clocks(last, part, day: nil).first,
            let start = [first.earlier.seconds, first.later.seconds].filter({ $0 < end }).max()
        {
            return [(start, end)]
        }
        if first.isOpen, !last.isOpen {
            let end = last.isMidnight ? day : last.seconds
            let candidates = part.map { _ in clocks(first, part, day: nil) } ?? [first.earlier.seconds, first.later.seconds]
            let start = candidates.filter { $0 < end }.max() ?? first.earlier.seconds
            return [(start, start < end ? end : end + day)]
        }
        let starts = first.isOpen ? clocks(first, part, day: nil) : clocks(first, nil, day: nil)
        return starts.map { start in
            guard last.isOpen else {
                let end = last.isMidnight ? day : last.seconds
                return (start, end > start ? end : end + day)
            }
            let ends = [last.earlier.seconds, last.later.seconds, last.earlier.seconds + day, last.later.seconds + day]
            return (start, ends.first { $0 > start } ?? start)
        }
    }

    /// A time without a day: the next or the last occurrence.
    func timed(_ moment: Moment) -> [Value] {
        if let part = moment.part, moment.time == nil { return partAlone(part, moment) }
        let days = [today - 1, today, today + 1]
        let all = days.flatMap { values(of: moment, onDay: $0) }.sorted { ($0.start ?? $0.end ?? 0) < ($1.start ?? $1.end ?? 0) }
        func mark(_ value: Value) -> Int { value.start ?? value.end ?? 0 }
        let future = all.first { mark($0) >= now - now % 60 }
        let past = all.last { mark($0) < now }
        var result = reference.prefersPast ? [past, future] : [future, past]
        if let future, let next = all.first(where: { mark($0) > mark(future) }), !reference.prefersPast {
            result.insert(next, at: 1)
        }
        return result.compactMap { $0 }
    }

    func partAlone(_ part: PartOfDay, _ moment: Moment) -> [Value] {
        guard let hours = conventions.hours[part] else { return [] }
        let values = [today, today + 1, today - 1].map { partValue(hours, moment.partPortion, base: $0 * Self.day) }
        if reference.prefersPast { return values[0].start ?? 0 <= now ? [values[0], values[2]] : [values[2], values[0]] }
        if conventions.skipsBegunMornings, part == .morning, values[0].start ?? 0 <= now { return [values[1], values[0]] }
        return values[0].end ?? 0 > now || conventions.endsAreInclusive ? [values[0], values[1]] : [values[1], values[0]]
    }

    // MARK: Ranges

    func range(_ first: Moment, _ last: Moment) -> [Value] {
        let starts = edge(first, isEnd: false)
        let ends = edge(last, isEnd: true)
        var result: [Value] = []
        for start in starts {
            guard let from = start.start,
                let end = ends.filter({ ($0.start ?? Int.min) > from || ($0.start == from && $0.end ?? from > from) }).min(by: {
                    ($0.start ?? 0) < ($1.start ?? 0)
                }) ?? later(last, than: from)
            else { continue }
            let grain = min(start.grain, end.grain)
            let isDays = end.grain >= .day
            let to: Int
            if conventions.endsAreInclusive || isDays && conventions.rangesHoldTheirLastDay {
                to = end.end ?? from
            } else {
                to = end.start ?? from
            }
            let value = Value(
                start: from,
                end: conventions.endsAreInclusive && end.grain < .day && grain < end.grain
                    ? (end.start ?? 0) + grain.seconds : to, grain: grain, isPoint: false)
            if !result.contains(value) { result.append(value) }
        }
        return result
    }

    /// An end of a range; for a portion of a period, its boundary.
    func edge(_ moment: Moment, isEnd: Bool) -> [Value] {
        guard conventions.listsPastFirst, case .portion(let portion, let target)? = moment.day else { return values(of: moment) }
        return spans(target).map { span in
            let at: Int
            switch portion {
            case .beginning, .early: at = span.start
            case .middle: at = halfway(span)
            default: at = span.end
            }
            return Value(start: at, end: at + Self.day, grain: .day)
        }
    }

    func halfway(_ span: Span) -> Int { portionSpan(.late, of: span)?.start ?? span.start }

    /// The next such day after a moment, possibly in a later year.
    func later(_ moment: Moment, than start: Int) -> Value? {
        let shifted = TimeResolver(
            reference: TimeReference(now: CivilTime(seconds: start), offset: reference.offset, daysFirst: reference.daysFirst),
            conventions: conventions)
        return shifted.values(of: moment).first { ($0.start ?? 0) > start }
    }

    // MARK: Open ends

    func opened(_ bound: TimeBound, _ value: Value) -> Value {
        switch bound.side {
        case .before: return Value(start: nil, end: value.start, grain: value.grain)
        case .until:
            return Value(
                start: nil, end: conventions.endsAreInclusive ? value.start : value.grain >= .day ? value.end : value.start,
                grain: value.grain)
        case .by:
            let end = value.grain >= .day && !conventions.endsAreInclusive || !value.isPoint ? value.end : value.start
            return Value(start: now, end: end, grain: value.grain, isPoint: false)
        case .after:
            return Value(
                start: value.isPoint && value.grain < .day || conventions.endsAreInclusive && value.isPoint
                    ? value.start : value.end, end: nil, grain: value.grain)
        case .since: return Value(start: value.start, end: nil, grain: value.grain)
        }
    }

    func bounded(_ bound: TimeBound, _ moment: Moment) -> [Value] {
        if bound.side == .after, moment.part == .afterWork || moment.part == .afterSchool { return values(of: moment) }
        if bound.side == .after, moment.part == .lunch, moment.time == nil, moment.partPortion == nil,
            let hours = conventions.afterLunch
        {
            let days = moment.day.map { spans($0).map { dayNumber($0.start) } } ?? [today]
            return days.map { partValue(hours, nil, base: $0 * Self.day) }
        }
        guard bound.looksBack, !conventions.listsPastFirst, !reference.prefersPast else {
            return values(of: moment).map { opened(bound, $0) }
        }
        var past = reference
        past.prefersPast = true
        return TimeResolver(reference: past, conventions: conventions).values(of: moment).map { opened(bound, $0) }
    }
}

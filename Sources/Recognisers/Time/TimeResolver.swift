/// Finds which days and hours an expression means, seen from a reference, by conventions.
struct TimeResolver {
    let reference: TimeReference
    let conventions: TimeConventions

    /// A stretch of seconds, half open, and how precisely it was named.
    struct Span: Hashable {
        var start: Int
        var end: Int
        var grain: TimeGrain
        /// Whether it is one unit of its grain, not a stretch of several.
        var isPoint = true
    }

    var now: Int { reference.now.seconds }
    var today: Int { reference.today }
    var year: Int { reference.now.year }
    var month: Int { reference.now.month }

    static let day = 86_400

    func span(days start: Int, _ end: Int, _ grain: TimeGrain, isPoint: Bool = true) -> Span {
        Span(start: start * Self.day, end: end * Self.day, grain: grain, isPoint: isPoint)
    }

    func oneDay(_ number: Int) -> Span { span(days: number, number + 1, .day) }

    // MARK: Past and future

    /// Of stretches in order: the latest that has been and the first that comes, in the conventions' order.
    ///
    /// - Parameter mark: What divides past from future, in seconds; a stretch that starts there is to come.
    func around(_ spans: [Span], mark: Int) -> [Span] {
        let past = spans.last { $0.start < mark }
        let future = spans.first { $0.start >= mark }
        return ordered(past: past, future: future)
    }

    func ordered(past: Span?, future: Span?) -> [Span] {
        let both = isPastFirst ? [past, future] : [future, past]
        return both.compactMap { $0 }
    }

    var isPastFirst: Bool { conventions.listsPastFirst || reference.prefersPast }

    /// Stretches of several years around now; the future one may be on.
    func yearly(_ make: (Int) -> Span?) -> [Span] {
        let spans = (year - 9...year + 9).compactMap(make)
        if conventions.listsPastFirst { return around(spans, mark: now) }
        let future = spans.first {
            $0.end > (reference.prefersPast ? now : today * Self.day) && ($0.end > now || $0.grain < .month)
        }
        let past = spans.last { $0.start < now && $0 != future }
        return ordered(past: past, future: future)
    }

    // MARK: Days

    /// The stretches that a day expression may mean, likeliest first; empty when no calendar has it.
    func spans(_ day: DayExpression) -> [Span] {
        switch day {
        case .now: return [Span(start: now, end: now + 1, grain: .second)]
        case .offset(let days): return [oneDay(today + days)]
        case .weekday(let weekday, let relation): return weekdaySpans(weekday, relation)
        case .calendar(let fields): return calendarSpans(fields)
        case .period(let unit, let steps): return [period(unit, steps)].compactMap { $0 }
        case .quarter(let number, let year, let relation): return quarterSpans(number, year, relation)
        case .half(let number, let year):
            return inYear(year) { self.months($0, number * 6 - 5, 6, .quarter) }
        case .season(let number, let year, let relation): return seasonSpans(number, year, relation)
        case .seasonStep(let steps): return [seasonStep(steps)]
        case .weekOfYear(let number, let year):
            return [week(number, of: self.number(of: year) ?? self.year)].compactMap { $0 }
        case .years(let from, let count): return [months(from, 1, 12 * count, .year, isPoint: count == 1)]
        case .decade(let digits):
            if conventions.listsPastFirst {
                let all = stride(from: year - year % 100 - 200 + digits, through: year + 200, by: 100).map {
                    months($0, 1, 120, .year, isPoint: false)
                }
                return around(all, mark: now)
            }
            return [months(digits < 20 ? 2_000 + digits : 1_900 + digits, 1, 120, .year, isPoint: false)]
        case .soon, .recently: return [Span(start: now, end: now + 1, grain: .second)]
        case .fiscalYear: return []
        case .weekend(let steps): return [weekend(CivilCalendar.monday(of: today) + 7 * steps)]
        case .workweek(let steps):
            let monday = CivilCalendar.monday(of: today) + 7 * steps
            return [span(days: monday, monday + 5, .week, isPoint: false)]
        case .weekendOf(let day): return spans(day).map { weekend(around: dayNumber($0.start)) }
        case .weekOf(let day):
            return spans(day).map {
                self.span(
                    days: CivilCalendar.monday(of: dayNumber($0.start)), CivilCalendar.monday(of: dayNumber($0.start)) + 7, .week)
            }
        case .holiday(let index, let year, let relation): return holidaySpans(index, year, relation)
        case .nth(let count, let unit, let target): return spans(target).compactMap { nth(count, unit, in: $0) }
        case .portion(let portion, let target): return portionSpans(portion, target)
        case .within(let inner, let outer): return within(inner, outer)
        case .shifted(let amount, let sign, let from, let word): return shiftedSpans(amount, sign, from, word)
        case .run(let run): return runSpans(run)
        case .businessDays(let count): return runSpans(RunExpression(count: Double(count), unit: .businessDay, sign: 1))
        case .occurrence(let day, let count): return occurrence(day, count).map { [$0] } ?? []
        case .closest(let count, let inner, let anchor): return closest(count, inner, to: anchor)
        case .span(let first, let last):
            guard let start = spans(first).first, let end = spans(last).first, end.end > start.start else { return [] }
            return [Span(start: start.start, end: end.end, grain: .day, isPoint: false)]
        }
    }

    func dayNumber(_ seconds: Int) -> Int { CivilCalendar.floorDivide(seconds, Self.day) }

    private func weekdaySpans(_ weekday: Int, _ relation: Relation) -> [Span] {
        let monday = CivilCalendar.monday(of: today)
        let ahead = CivilCalendar.modulo(weekday - CivilCalendar.weekday(today), 7)
        let strictlyAhead = ahead == 0 ? 7 : ahead
        switch relation {
        case .none:
            let first = conventions.weekdayMayBeToday ? ahead : strictlyAhead
            return ordered(past: oneDay(today + first - 7), future: oneDay(today + first))
        case .this, .current:
            if conventions.listsPastFirst { return [oneDay(monday + weekday)] }
            return [oneDay(today + (conventions.weekdayMayBeToday ? ahead : strictlyAhead))]
        case .next, .following:
            return [oneDay(conventions.nextWeekdayIsNextWeek ? monday + 7 + weekday : today + strictlyAhead)]
        case .last, .previous:
            if conventions.listsPastFirst { return [oneDay(monday - 7 + weekday)] }
            return [oneDay(today - (ahead == 0 ? 7 : 7 - ahead))]
        case .coming, .upcoming: return [oneDay(today + strictlyAhead)]
        case .past: return [oneDay(today - (ahead == 0 ? 7 : 7 - ahead))]
        }
    }

    /// A year that was told.
    func number(of year: YearExpression?) -> Int? {
        switch year {
        case .number(let number): number
        case .short(let number): CivilCalendar.modulo(number, 100) + (number < 50 ? 2_000 : 1_900)
        case .step(let steps): self.year + steps
        case .fiscal, nil: nil
        }
    }

    func inYear(_ year: YearExpression?, _ make: (Int) -> Span?) -> [Span] {
        guard let year else { return yearly(make) }
        return years(of: year).compactMap(make)
    }

    /// The years that two digits may mean, or the one that was told.
    func years(of year: YearExpression) -> [Int] {
        if case .short(let number) = year, conventions.listsPastFirst {
            return number < 30 ? [2_000 + number] : number >= 40 ? [1_900 + number] : [1_900 + number, 2_000 + number]
        }
        return self.number(of: year).map { [$0] } ?? []
    }

    func months(_ year: Int, _ month: Int, _ count: Int, _ grain: TimeGrain, isPoint: Bool = true) -> Span {
        span(days: CivilCalendar.day(year, month, 1), CivilCalendar.day(year, month + count, 1), grain, isPoint: isPoint)
    }

    // MARK: Calendar fields

    private func calendarSpans(_ fields: CalendarFields) -> [Span] {
        if let month = fields.month { return fields.day.map { dated(fields, month, $0) } ?? inMonth(fields, month) }
        guard let day = fields.day else { return fields.year.map { inYear($0) { self.months($0, 1, 12, .year) } } ?? [] }
        if let step = fields.monthStep { return valid(year, month + step, day).map { [$0] } ?? [] }
        if fields.isOfThisMonth, conventions.listsPastFirst, fields.weekday != nil {
            return valid(year, month, day).map { [$0] } ?? []
        }
        let isFar = fields.weekday != nil
        let candidates = ((isFar ? -40 : -3)...(isFar ? 40 : 3)).compactMap { valid(year, month + $0, day) }
            .filter { fields.weekday == nil || CivilCalendar.weekday(dayNumber($0.start)) == fields.weekday }
        if conventions.listsPastFirst { return around(candidates, mark: now) }
        return around(candidates, mark: today * Self.day)
    }

    /// The day, unless the month lacks it; months are carried into years.
    func valid(_ year: Int, _ month: Int, _ day: Int) -> Span? {
        let count = year * 12 + month - 1
        let (year, month) = (CivilCalendar.floorDivide(count, 12), CivilCalendar.modulo(count, 12) + 1)
        return CivilCalendar.isValid(year, month, day) ? oneDay(CivilCalendar.day(year, month, day)) : nil
    }

    private func dated(_ fields: CalendarFields, _ month: Int, _ day: Int) -> [Span] {
        if let year = fields.year { return years(of: year).compactMap { valid($0, month, day) } }
        switch fields.relation {
        case .this, .current: return valid(year, month, day).map { [$0] } ?? []
        case .none: break
        default:
            if conventions.listsPastFirst { return valid(year + fields.relation.step, month, day).map { [$0] } ?? [] }
            let all = (year - 9...year + 9).compactMap { valid($0, month, day) }
            let found =
                fields.relation.step > 0 ? all.first { $0.start > today * Self.day } : all.last { $0.start < today * Self.day }
            return found.map { [$0] } ?? []
        }
        var make: (Int) -> Span? = { self.valid($0, month, day) }
        if let weekday = fields.weekday, conventions.matchesWeekdays {
            let plain = make
            let matching: (Int) -> Span? = {
                plain($0).flatMap { CivilCalendar.weekday(dayNumber($0.start)) == weekday ? $0 : nil }
            }
            if (year - 9...year + 9).contains(where: { matching($0) != nil }) { make = matching }
        }
        return yearly(make)
    }

    private func inMonth(_ fields: CalendarFields, _ month: Int) -> [Span] {
        if let year = fields.year { return inYear(year) { self.months($0, month, 1, .month) } }
        switch fields.relation {
        case .this, .current: return [months(year, month, 1, .month)]
        case .none:
            let mark = CivilCalendar.day(year, self.month, 1) * Self.day
            return around((year - 1...year + 1).map { months($0, month, 1, .month) }, mark: mark)
        default:
            if conventions.listsPastFirst { return [months(year + fields.relation.step, month, 1, .month)] }
            let all = (year - 1...year + 1).map { months($0, month, 1, .month) }
            let found = fields.relation.step > 0 ? all.first { $0.start > now } : all.last { $0.end <= now }
            return found.map { [$0] } ?? []
        }
    }

    // MARK: Units

    /// The unit so many steps from the present one.
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

    private func aligned(_ unit: TimeUnit, _ steps: Int) -> Span {
        let start = (CivilCalendar.floorDivide(now, unit.seconds) + steps) * unit.seconds
        return Span(start: start, end: start + unit.seconds, grain: unit.grain)
    }

    private func quarterSpans(_ number: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
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

    private func weekend(_ monday: Int) -> Span {
        let saturday = (monday + 5) * Self.day
        return Span(
            start: saturday + conventions.weekendStart * 3_600, end: saturday + conventions.weekendEnd * 3_600,
            grain: conventions.weekendStart == 0 ? .day : .hour, isPoint: false)
    }

    /// The weekend at a day, with the day itself when it stands beside it.
    private func weekend(around day: Int) -> Span {
        let weekday = CivilCalendar.weekday(day)
        let plain = weekend(CivilCalendar.monday(of: weekday < 2 ? day - 7 : day))
        var result = plain
        result.start = min(result.start, weekday == 2 ? result.start : day * Self.day)
        if weekday < 2 { result.end = max(result.end, (day + 1) * Self.day) }
        return result
    }

    /// First days of spring, summer, autumn and winter.
    private static let seasons = [(3, 20), (6, 21), (9, 23), (12, 21)]

    private func season(_ number: Int, _ year: Int) -> Span {
        let (month, day) = Self.seasons[number]
        let (nextMonth, nextDay) = Self.seasons[(number + 1) % 4]
        let end = CivilCalendar.day(number == 3 ? year + 1 : year, nextMonth, nextDay) + (conventions.endsAreInclusive ? 1 : 0)
        return span(days: CivilCalendar.day(year, month, day), end, .day, isPoint: false)
    }

    private func seasonSpans(_ number: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
        if let year { return inYear(year) { self.season(number, $0) } }
        let all = (self.year - 2...self.year + 2).map { season(number, $0) }
        switch relation {
        case .none, .this, .current: return ordered(past: all.last { $0.end <= now }, future: all.first { $0.end > now })
        default:
            let found = relation.step > 0 ? all.first { $0.start > now } : all.last { $0.end <= now }
            return found.map { [$0] } ?? []
        }
    }

    private func seasonStep(_ steps: Int) -> Span {
        let all = (year - 2...year + 2).flatMap { year in (0..<4).map { season($0, year) } }
        let index = all.lastIndex { $0.start <= now } ?? 0
        var found = all[min(max(index + steps, 0), all.count - 1)]
        if conventions.endsAreInclusive { found.end -= 2 * Self.day }
        return found
    }

    // MARK: Holidays

    private func holidaySpans(_ index: Int, _ year: YearExpression?, _ relation: Relation) -> [Span] {
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

    private func holidays(_ holiday: Holiday, in year: Int) -> [Span] {
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

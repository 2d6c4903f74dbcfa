/// Resolves an expression to days and hours, given a reference and conventions.
struct TimeResolver {
    let reference: TimeReference
    let conventions: TimeConventions

    /// A half-open range of seconds with its precision.
    struct Span: Hashable {
        var start: Int
        var end: Int
        var grain: TimeGrain
        /// Whether it is a single unit of its grain, rather than a range of several.
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

    /// Of sorted spans, the latest past one and the first future one, in the conventions' order.
    ///
    /// - Parameter mark: The boundary between past and future, in seconds; a span that starts there is future.
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

    /// Spans of several years around now; the future one may be in progress.
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

    /// The possible spans of a day expression, the likeliest first; empty if it does not exist.
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
        case .occurrence(let day, let count): return occurrence(day, count).map { [$0] } ?? []
        case .closest(let count, let inner, let anchor): return closest(count, inner, to: anchor)
        }
    }

    func dayNumber(_ seconds: Int) -> Int { CivilCalendar.floorDivide(seconds, Self.day) }

    func weekdaySpans(_ weekday: Int, _ relation: Relation) -> [Span] {
        let monday = CivilCalendar.monday(of: today)
        let ahead = CivilCalendar.modulo(weekday - CivilCalendar.weekday(today), 7)
        let strictlyAhead = ahead == 0 ? 7 : ahead
        switch relation {
        case .none:
            let first = conventions.weekdayMayBeToday ? ahead : strictlyAhead
            let past = reference.prefersPast && ahead == 0 ? today - 7 : today + first - 7
            return ordered(past: oneDay(past), future: oneDay(today + first))
        case .this, .current:
            if conventions.listsPastFirst { return [oneDay(monday + weekday)] }
            let mayBeToday = conventions.weekdayMayBeToday || conventions.thisWeekdayMayBeToday
            return [oneDay(today + (mayBeToday ? ahead : strictlyAhead))]
        case .next, .following:
            return [oneDay(conventions.nextWeekdayIsNextWeek ? monday + 7 + weekday : today + strictlyAhead)]
        case .last, .previous:
            if conventions.listsPastFirst { return [oneDay(monday - 7 + weekday)] }
            return [oneDay(today - (ahead == 0 ? 7 : 7 - ahead))]
        case .coming, .upcoming: return [oneDay(today + strictlyAhead)]
        case .past: return [oneDay(today - (ahead == 0 ? 7 : 7 - ahead))]
        }
    }

    /// The year, if it is explicit.
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

    /// The possible years of two digits, or the explicit year.
    func years(of year: YearExpression) -> [Int] {
        if case .short(let number) = year, conventions.listsPastFirst {
            return number < 30 ? [2_000 + number] : number >= 40 ? [1_900 + number] : [1_900 + number, 2_000 + number]
        }
        return self.number(of: year).map { [$0] } ?? []
    }

    func months(_ year: Int, _ month: Int, _ count: Int, _ grain: TimeGrain, isPoint: Bool = true) -> Span {
        span(days: CivilCalendar.day(year, month, 1), CivilCalendar.day(year, month + count, 1), grain, isPoint: isPoint)
    }
}
